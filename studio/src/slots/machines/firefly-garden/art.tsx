import type { ReactNode } from 'react';
import { backLight, gloss, ground } from '../../art/light.tsx';
import { around, linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** A garden after dark, lit by what flies in it. */
const defs = (
  <defs>
    {linear('fg-night', ['#040e14', '#0c2c34', '#1c5048', '#3c6a3c'], { at: [0, 0.42, 0.78, 1] })}
    {radial('fg-glow', ['#fbffd0', '#d4ff6acc', '#a8f03a55', '#a8f03a00'], {
      at: [0, 0.2, 0.5, 1],
      from: [0.5, 0.5, 0.5],
    })}
    {radial('fg-tail', ['#ffffff', '#f4ffa0', '#b8f03c', '#6aa81c'], { at: [0, 0.3, 0.7, 1], from: [0.5, 0.5, 0.6] })}
    {linear('fg-wing', ['#ffffffcc', '#c8f4e488', '#8ad8c855'], { to: [0, 0, 1, 1] })}
    {linear('fg-stone', ['#e4ecd8', '#94a48c', '#4a5c4c'], { to: [0, 0, 1, 0.3] })}
    {radial('fg-moon', ['#ffffe8', '#f4e8a8', '#d8c07a'], { from: [0.42, 0.4, 0.66] })}
    {radial('fg-fur', ['#ffe8c8', '#d8a878', '#94643c', '#5c3820'], { at: [0, 0.4, 0.78, 1] })}
    {linear('fg-quill', ['#8a6a4c', '#4a3020', '#24140c'])}
    {linear('fg-iris', ['#f0e0ff', '#a87af0', '#5c2cb4', '#32106a'], { at: [0, 0.35, 0.75, 1] })}
    {radial('fg-cap', ['#ffa08a', '#e83c34', '#a8141c', '#640610'], { at: [0, 0.36, 0.78, 1] })}
    {linear('fg-stem', ['#fffbec', '#e8d8b8', '#b09a74'], { to: [0, 0, 1, 0.1] })}
    {radial('fg-shell', ['#fff0c8', '#f0b46a', '#b8683c', '#6b321c'], { at: [0, 0.36, 0.78, 1] })}
    {linear('fg-body', ['#f8f0c0', '#c8b87a', '#84784a'])}
    {linear('fg-blue', ['#e0f0ff', '#7ab4f8', '#2c5cc8'], { at: [0, 0.45, 1] })}
    {radial('fg-nut', ['#ffe0a0', '#d08a3c', '#84481c', '#4a240c'], { at: [0, 0.36, 0.78, 1] })}
    {linear('fg-cup', ['#a8845c', '#6b4a2c', '#3c2614'])}
    {linear('fg-fern', ['#d4ff9a', '#5cb84a', '#1c6a3c'], { to: [0, 0, 1, 1] })}
    {radial('fg-clover', ['#d8ffb0', '#6acc5a', '#2c8a44', '#125430'], {
      at: [0, 0.4, 0.8, 1],
      from: [0.5, 0.3, 0.75],
    })}
  </defs>
);

const quills = Array.from({ length: 15 }, (_, index) => {
  const angle = -98 + index * 13;
  return <path key={angle} d="M56 62 52 14l8 0Z" fill="url(#fg-quill)" transform={`rotate(${angle} 58 64)`} />;
});
const frond = Array.from({ length: 8 }, (_, index) => {
  const y = 84 - index * 9.5;
  const length = 30 - index * 3;
  const x = 50 + Math.sin(index / 3) * 6;
  return (
    <g key={y} fill="url(#fg-fern)">
      <path
        d={`M${x} ${y}c${length * 0.4}-8 ${length * 0.8}-10 ${length}-${length * 0.4}c-${length * 0.2} 8-${length * 0.6} 12-${length} ${length * 0.4}Z`}
      />
      <path
        d={`M${x} ${y}c-${length * 0.4}-8-${length * 0.8}-10-${length}-${length * 0.4}c${length * 0.2} 8 ${length * 0.6} 12 ${length} ${length * 0.4}Z`}
      />
    </g>
  );
});
const bell = (x: number, y: number, scale: number): ReactNode => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0 0c-4 4-6 6-6 10" fill="none" stroke="#3c8a4c" strokeWidth="2.400" strokeLinecap="round" />
    <path
      d="M-6 8c9 0 12 8 13 18l5 8-9-3-9 5-9-5-9 3 5-8c1-10 4-18 13-18Z"
      fill="url(#fg-blue)"
      stroke="#1c3c94"
      strokeOpacity=".5"
      strokeWidth=".8"
    />
    <path d="M-11 18c-2 5-3 9-3 13" fill="none" stroke="#fff" strokeWidth="2.200" strokeLinecap="round" opacity=".85" />
    <path d="M-6 34v6" stroke="#ffe27a" strokeWidth="2.600" strokeLinecap="round" />
  </g>
);
const heart = (
  <path
    d="M50 50C38 44 28 34 32 22c4-9 14-8 18 0 4-8 14-9 18 0 4 12-6 22-18 28Z"
    fill="url(#fg-clover)"
    stroke="#125430"
    strokeOpacity=".5"
    strokeWidth=".8"
  />
);
const fly = (
  <g className="fly">
    <circle r="22" fill="url(#fg-glow)" />
    <circle r="3" fill="#fdffe0" />
  </g>
);
const blade = (x: number, height: number, lean: number): ReactNode => (
  <path
    key={x}
    className="grass"
    d={`M${x} 560C${x + 4} ${560 - height * 0.5} ${x + lean} ${560 - height * 0.8} ${x + lean * 1.6} ${560 - height} ${x + lean + 10} ${560 - height * 0.7} ${x + 14} ${560 - height * 0.4} ${x + 16} 560Z`}
    fill="#0a2018"
  />
);

/** Where they gather while free spins are played: along both sides and below. */
const swarm = Array.from({ length: 26 }, (_, index) => [
  index % 2 === 0 ? 20 + ((index * 47) % 170) : 620 + ((index * 53) % 170),
  30 + ((index * 83) % 500),
  0.5 + (index % 4) * 0.25,
]);

export const fireflyGardenArt: SlotArt = {
  className: 'firefly-garden',
  sound: tones({ rootHz: 587, notes: [0, 7, 4, 11, 14, 19], wave: 'sine', touch: 'leaf', paceS: 0.14 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#fg-night)" />
      <path
        d="M0 0h220c-20 60-70 60-84 130-10 60-60 60-70 130-10 40-40 60-66 70ZM800 0H580c20 60 70 50 90 120 14 60 50 60 64 130 8 40 30 60 66 80Z"
        fill="#061a18"
        opacity=".85"
      />
      <path d="M0 420q130-60 270-24t260-20 270 14v170H0Z" fill="#14403a" />
      <g fill="none" stroke="#5c7060" strokeWidth="16">
        <circle cx="400" cy="330" r="130" opacity=".35" />
      </g>
      <path d="M0 470q180-44 360-12t440-6v108H0Z" fill="#0d2c26" />
      {scatter(
        [
          [60, 470, 1.1],
          [752, 476, 1.2],
          [120, 500, 0.7],
        ],
        <g>
          <path d="M-6 40c0-20 0-30 2-40h8c2 10 2 20 2 40Z" fill="url(#fg-stem)" />
          <path d="M-28 2c2-22 16-32 28-32S26-20 28 2C14 8-14 8-28 2Z" fill="url(#fg-cap)" />
          <circle cx="-10" cy="-10" r="4" fill="#fff3e0" />
          <circle cx="8" cy="-16" r="3.400" fill="#fff3e0" />
          <circle cx="14" cy="-4" r="3" fill="#fff3e0" />
        </g>,
      )}
      {[0, 26, 58, 92, 130, 640, 676, 706, 742, 776].map((x, index) =>
        blade(x, 90 + ((index * 37) % 60), (index % 2 === 0 ? 1 : -1) * (8 + (index % 3) * 6)),
      )}
      <g>
        {scatter(
          [
            [70, 120],
            [130, 220, 0.8],
            [44, 300, 1.2],
            [160, 380, 0.7],
            [96, 440],
            [730, 110, 1.1],
            [676, 200, 0.7],
            [760, 290],
            [640, 390, 0.8],
            [710, 430, 1.2],
            [240, 70, 0.6],
            [560, 60, 0.6],
            [400, 500, 0.8],
          ],
          fly,
        )}
      </g>
    </svg>
  ),
  freeScene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="800" height="560" fill="#1c4a1c" opacity=".35" />
      <ellipse cx="400" cy="300" rx="460" ry="320" fill="url(#fg-glow)" opacity=".4" />
      <g>{scatter(swarm, fly)}</g>
    </svg>
  ),
  symbols: {
    firefly: (
      <>
        <circle opacity=".8" cx="50" cy="66" r="46" fill="url(#fg-glow)" />
        <path
          d="M48 40C30 14 8 14 6 28c-1 12 20 22 42 18ZM52 40c18-26 40-26 42-12 1 12-20 22-42 18Z"
          fill="url(#fg-wing)"
          stroke="#e8fff4"
          strokeWidth="1"
        />
        <path
          d="M44 40C32 30 20 24 10 26M56 40c12-10 24-16 34-14"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth=".9"
        />
        <path d="M38 56c0-12 24-12 24 0 2 18-2 34-12 38-10-4-14-20-12-38Z" fill="url(#fg-tail)" />
        <path d="M38 64h24M39 73h22M42 82h16" stroke="#5c8a1c" strokeOpacity=".5" strokeWidth="1.600" />
        <path d="M36 46c0-10 28-10 28 0 0 8-28 8-28 0Z" fill="#4a2c1c" />
        <circle cx="50" cy="32" r="10" fill="#2c1a14" />
        <circle cx="46" cy="30" r="3" fill="#fff" />
        <circle cx="55" cy="30" r="3" fill="#fff" />
        <circle cx="46.500" cy="30.500" r="1.500" fill="#1a0c08" />
        <circle cx="55.500" cy="30.500" r="1.500" fill="#1a0c08" />
        <path
          d="M46 23C42 14 38 12 33 12M54 23c4-9 8-11 13-11"
          fill="none"
          stroke="#2c1a14"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
      </>
    ),
    'moon-gate': (
      <>
        {ground({ y: 94, rx: 42 })}
        <circle cx="50" cy="50" r="34" fill="#0c3438" />
        <circle cx="58" cy="40" r="15" fill="url(#fg-moon)" />
        <path d="M20 66q16-12 32-4t30-2v10q-12 16-32 16T18 72Z" fill="#1c5048" />
        <path d="M44 92c2-12 0-20 6-30 6 10 6 18 10 30Z" fill="#e8dcb8" opacity=".8" />
        <circle cx="50" cy="50" r="38" fill="none" stroke="#2c3a30" strokeWidth="14" />
        <circle cx="50" cy="50" r="38" fill="none" stroke="url(#fg-stone)" strokeWidth="12" />
        <g stroke="#3c4c40" strokeWidth="1.600">
          {around(14, <path d="M50 6v12" />)}
        </g>
        <path
          d="M14 30c6-12 16-20 28-23"
          fill="none"
          stroke="#fff"
          strokeWidth="2.400"
          strokeLinecap="round"
          opacity=".7"
        />
        <path d="M4 78c8-10 12-24 10-36 8 14 6 30-2 44ZM96 84c-8-8-10-20-8-30 8 8 12 18 12 28Z" fill="#5cb84a" />
        <circle opacity=".8" cx="34" cy="62" r="9" fill="url(#fg-glow)" />
        <circle opacity=".8" cx="70" cy="68" r="7" fill="url(#fg-glow)" />
      </>
    ),
    hedgehog: (
      <>
        {ground({ y: 92, rx: 40 })}
        {quills}
        <path d="M28 78c-2-26 14-40 34-40s34 16 32 44c-8 10-58 10-66-4Z" fill="url(#fg-quill)" />
        <g stroke="#c8a078" strokeOpacity=".7" strokeWidth="1.400" strokeLinecap="round">
          <path d="M50 46l-2-8M60 44v-9M70 46l3-8M80 52l5-7M86 62l7-4M58 56l-2-8M68 56l2-8M77 62l4-7M62 68l-1-8M72 70l3-7M82 74l6-4" />
        </g>
        <path
          d="M46 50c8 10 8 28-2 38-14 2-24-2-28-8-2-4-10-6-14-8 2-6 10-8 14-10 6-8 18-14 30-12Z"
          fill="url(#fg-fur)"
        />
        <circle cx="4" cy="72" r="4" fill="#2a1610" />
        <circle cx="25" cy="64" r="3.600" fill="#1c0f0a" />
        <circle cx="24" cy="63" r="1.200" fill="#fff" />
        <ellipse cx="44" cy="56" rx="6" ry="8" fill="#b8845c" stroke="#5c3820" strokeWidth=".8" />
        <path d="M10 76c4 3 8 4 12 3" fill="none" stroke="#5c3820" strokeWidth="1.800" strokeLinecap="round" />
        <path d="M34 90h10M66 90h10" stroke="#94643c" strokeWidth="6" strokeLinecap="round" />
        <circle cx="26" cy="74" r="4" fill="#f49a84" opacity=".55" />
      </>
    ),
    iris: (
      <>
        <path d="M50 54c2 16 0 28-2 42" fill="none" stroke="#3c8a4c" strokeWidth="4.500" strokeLinecap="round" />
        <path
          d="M48 96c-16-14-22-30-22-44 12 12 20 26 24 44ZM52 96c12-10 18-22 20-34-10 8-18 20-22 34Z"
          fill="#3c9a54"
        />
        <path d="M50 52C30 44 26 20 44 4c2 6 4 8 6 8s4-2 6-8c18 16 14 40-6 48Z" fill="url(#fg-iris)" />
        <path d="M50 52C40 42 40 22 50 12c10 10 10 30 0 40Z" fill="#e8d4ff" opacity=".6" />
        <path
          d="M48 50C32 40 12 44 6 62c4 12 16 14 24 8 10-4 16-10 18-20ZM52 50c16-10 36-6 42 12-4 12-16 14-24 8-10-4-16-10-18-20Z"
          fill="url(#fg-iris)"
        />
        <path
          d="M50 50c-10 8-12 24 0 36 12-12 10-28 0-36Z"
          fill="url(#fg-iris)"
          stroke="#32106a"
          strokeOpacity=".4"
          strokeWidth=".8"
        />
        <path
          d="M46 52c-12 0-24 4-30 12M54 52c12 0 24 4 30 12M50 56v18"
          stroke="#ffe27a"
          strokeWidth="3.400"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M36 14c-6 8-7 18-3 28"
          fill="none"
          stroke="#fff"
          strokeWidth="2.200"
          strokeLinecap="round"
          opacity=".7"
        />
      </>
    ),
    toadstool: (
      <>
        {ground({ y: 94, rx: 26 })}
        <path d="M40 50c2 16-2 30-8 42h36c-6-12-10-26-8-42Z" fill="url(#fg-stem)" />
        <path d="M36 58c8 6 20 6 28 0l2 8c-10 5-22 5-32 0Z" fill="#fff8e4" stroke="#b09a74" strokeWidth=".8" />
        <path d="M6 52C8 24 26 8 50 8s42 16 44 44c-14 10-74 10-88 0Z" fill="url(#fg-cap)" />
        <path d="M6 52c14 10 74 10 88 0-6 12-82 12-88 0Z" fill="#5c0a14" />
        <g fill="#fff6e4">
          <ellipse cx="34" cy="30" rx="9" ry="7" />
          <ellipse cx="62" cy="24" rx="7" ry="5.500" />
          <ellipse cx="76" cy="42" rx="7" ry="5" />
          <ellipse cx="50" cy="46" rx="6" ry="4" />
          <ellipse cx="18" cy="46" rx="5" ry="4" />
        </g>
        {gloss({ x: 38, y: 40, r: 24 })}
      </>
    ),
    snail: (
      <>
        {ground({ y: 92, rx: 42 })}
        <path
          d="M4 88c2-8 16-6 26-8 8-12 2-26-2-36 10-6 20 0 22 12 2 14 6 22 18 22 12 2 22 4 28 10-20 6-70 6-92 0Z"
          fill="url(#fg-body)"
          stroke="#5c5030"
          strokeOpacity=".5"
          strokeWidth=".8"
        />
        <path
          d="M24 46C18 36 14 30 8 26M34 42c0-8-2-16-6-22"
          fill="none"
          stroke="#c8b87a"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="8" cy="25" r="4" fill="#2c2414" />
        <circle cx="28" cy="19" r="4" fill="#2c2414" />
        <circle cx="7" cy="24" r="1.300" fill="#fff" />
        <circle cx="27" cy="18" r="1.300" fill="#fff" />
        <circle cx="62" cy="52" r="30" fill="url(#fg-shell)" stroke="#6b321c" strokeWidth=".8" />
        <path
          d="M62 52c0-5 8-5 9 2 1 9-11 13-18 6-8-8-3-23 11-24 15-1 24 14 18 28-3 8-11 13-20 14"
          fill="none"
          stroke="#6b321c"
          strokeOpacity=".75"
          strokeWidth="3.400"
          strokeLinecap="round"
        />
        {gloss({ x: 56, y: 48, r: 22 })}
        <path d="M28 62c2 4 6 6 10 5" fill="none" stroke="#5c5030" strokeWidth="2" strokeLinecap="round" />
      </>
    ),
    bellflower: (
      <>
        <path d="M36 98C38 60 46 26 70 8" fill="none" stroke="#3c8a4c" strokeWidth="4" strokeLinecap="round" />
        <path d="M38 84c-14-2-24-10-28-22 14 0 26 8 30 18Z" fill="#3c9a54" />
        {bell(74, 8, 0.9)}
        {bell(56, 24, 1)}
        {bell(48, 44, 1.1)}
        {bell(84, 40, 0.85)}
        <path d="M50 34c12-4 24-4 32 6" fill="none" stroke="#3c8a4c" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
    acorn: (
      <>
        {ground({ y: 95, rx: 22 })}
        <path d="M22 42h56c2 24-10 42-28 54-18-12-30-30-28-54Z" fill="url(#fg-nut)" />
        {backLight('#ffe0a0', { x: 50, y: 58, r: 26 })}
        <path d="M14 42c0-20 16-30 36-30s36 10 36 30c-10 8-62 8-72 0Z" fill="url(#fg-cup)" />
        <g fill="none" stroke="#2a180c" strokeOpacity=".55" strokeWidth="1.600">
          <path d="M18 38q8 6 16 0t16 0 16 0 16 0M22 30q7 6 14 0t14 0 14 0 14 0M32 22q6 5 12 0t12 0 12 0" />
        </g>
        <path d="M50 12c0-6 2-8 6-10" fill="none" stroke="#6b4a2c" strokeWidth="5" strokeLinecap="round" />
        <path
          d="M30 52c0 10 4 20 10 28"
          fill="none"
          stroke="#fff"
          strokeWidth="4.500"
          strokeLinecap="round"
          opacity=".65"
        />
        <path
          d="M24 30c3-6 8-10 14-12"
          fill="none"
          stroke="#e8c8a0"
          strokeWidth="2.400"
          strokeLinecap="round"
          opacity=".6"
        />
      </>
    ),
    fern: (
      <>
        {frond}
        <path
          d="M48 98c0-30 6-60 4-76-2-10-14-10-14-2 0 5 6 6 8 2"
          fill="none"
          stroke="#a8e07a"
          strokeWidth="3.400"
          strokeLinecap="round"
        />
        <circle opacity=".8" cx="74" cy="34" r="8" fill="url(#fg-glow)" />
      </>
    ),
    clover: (
      <>
        <path d="M50 50c4 16 2 32-6 46" fill="none" stroke="#2c8a44" strokeWidth="4.500" strokeLinecap="round" />
        {around(4, heart, { turn: 45 })}
        <g stroke="#e8ffc8" strokeOpacity=".7" strokeWidth="1.500" strokeLinecap="round">
          {around(4, <path d="M50 46V28" />, { turn: 45 })}
        </g>
        <circle cx="66" cy="30" r="3.400" fill="#e8fcff" />
        <circle cx="65" cy="29" r="1.200" fill="#fff" />
      </>
    ),
  },
};
