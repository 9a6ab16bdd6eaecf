import type { ReactNode } from 'react';
import { backLight, gloss, ground, spark } from '../../art/light.tsx';
import { linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** Violet night and moon white; the only warm thing is the heart of the lotus. */
const defs = (
  <defs>
    {linear('ml-night', ['#0a0724', '#221a58', '#4a3a94', '#8a6ac0'], { at: [0, 0.4, 0.72, 1] })}
    {radial('ml-moon', ['#ffffff', '#f4efff', '#d4c8f4', '#a898dc'], {
      at: [0, 0.5, 0.82, 1],
      from: [0.42, 0.4, 0.66],
    })}
    {radial('ml-halo', ['#ffffffaa', '#cfc0ff55', '#cfc0ff00'], { from: [0.5, 0.5, 0.5] })}
    {linear('ml-petal', ['#ffffff', '#f8eaff', '#d6a8f0', '#9a5ac8'], { at: [0, 0.4, 0.78, 1] })}
    {linear('ml-pink', ['#fff0fa', '#ff9ad0', '#c83a94'], { at: [0, 0.5, 1] })}
    {radial('ml-heart', ['#fffbd0', '#ffd24a', '#e8902c'], { from: [0.5, 0.4, 0.6] })}
    {linear('ml-feather', ['#ffffff', '#e4e8ff', '#98a0d8'], { to: [0, 0, 1, 1] })}
    {linear('ml-fur', ['#ffffff', '#ece4ff', '#a898d8'], { to: [0, 0, 0.8, 1] })}
    {linear('ml-moth', ['#d8fff0', '#7ad8c8', '#2c7a94'], { to: [0, 0, 1, 1] })}
    {radial('ml-frog', ['#dcffb0', '#7ccf5a', '#2f8a4c', '#12503a'], { at: [0, 0.36, 0.78, 1] })}
    {linear('ml-pad', ['#7ad8b0', '#2f8f80', '#12505c'], { to: [0, 0, 1, 1] })}
    {radial('ml-pod', ['#e0f0a0', '#94b04a', '#54702c', '#2c4220'], { at: [0, 0.4, 0.78, 1] })}
    {linear('ml-reed', ['#c89a6a', '#84502c', '#4a2818'], { to: [0, 0, 1, 0] })}
    {radial('ml-dew', ['#ffffff', '#b0e8ff', '#4aa0e8', '#1c4aa8'], { at: [0, 0.3, 0.72, 1], from: [0.4, 0.6, 0.68] })}
    {linear('ml-stem', ['#8ae0a0', '#2f8f6a'], { to: [0, 0, 1, 0] })}
  </defs>
);

const petal = (paint: string, width = 12, length = 50): ReactNode => (
  <path
    d={`M0 0C-${width}-${length * 0.3}-${width}-${length * 0.7} 0-${length}c${width} ${length * 0.3} ${width} ${length * 0.7} 0 ${length}Z`}
    fill={`url(#${paint})`}
    stroke="#6a3aa0"
    strokeOpacity=".25"
    strokeWidth=".7"
  />
);
const lotus = (paint: string): ReactNode => (
  <g transform="translate(50 82)">
    {[-78, 78, -56, 56, -30, 30].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        {petal(paint, 13, 48)}
      </g>
    ))}
    {petal(paint, 15, 60)}
    <g transform="rotate(-16)">{petal(paint, 12, 46)}</g>
    <g transform="rotate(16)">{petal(paint, 12, 46)}</g>
    {petal(paint, 12, 38)}
    <path d="M-12-4c4-10 20-10 24 0-4 8-20 8-24 0Z" fill="url(#ml-heart)" />
    <path d="M-3-56c-4 8-5 16-4 24" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".85" />
  </g>
);
const wing = (
  <g>
    <path
      d="M50 46C60 20 84 8 96 16c4 16-4 36-22 42 10 6 12 18 4 30-14-2-24-18-28-34Z"
      fill="url(#ml-moth)"
      stroke="#d8fff0"
      strokeWidth=".9"
    />
    <path d="M74 62c6 8 10 18 8 34-4-8-8-14-14-18" fill="url(#ml-moth)" />
    <path
      d="M52 48C64 34 78 24 92 20M54 52c10 2 20 0 28-6M54 56c8 6 14 14 18 24"
      fill="none"
      stroke="#e8fff8"
      strokeOpacity=".6"
      strokeWidth="1"
    />
    <circle cx="80" cy="32" r="6" fill="#fff3c0" />
    <circle cx="80" cy="32" r="3" fill="#7a3aa8" />
    <circle cx="70" cy="70" r="4" fill="#fff3c0" />
    <circle cx="70" cy="70" r="2" fill="#7a3aa8" />
  </g>
);
const cane = (x: number, top: number, head: number): ReactNode => (
  <g key={x}>
    <path d={`M${x} 96C${x + 1} 70 ${x} 50 ${x} ${top}`} fill="none" stroke="url(#ml-stem)" strokeWidth="2.600" />
    <rect x={x - 5} y={top} width="10" height={head} rx="5" fill="url(#ml-reed)" />
    <path
      d={`M${x - 2.4} ${top + 5}v${head - 12}`}
      stroke="#ffe0b8"
      strokeOpacity=".7"
      strokeWidth="1.800"
      strokeLinecap="round"
    />
    <path d={`M${x} ${top}v-9`} stroke="#84502c" strokeWidth="2" strokeLinecap="round" />
  </g>
);
const floating = (
  <g className="drifts">
    <ellipse cx="50" cy="86" rx="56" ry="12" fill="url(#ml-pad)" opacity=".9" />
    {lotus('ml-pink')}
  </g>
);

export const moonLotusArt: SlotArt = {
  className: 'moon-lotus',
  sound: tones({ rootHz: 262, notes: [0, 5, 9, 12, 17], wave: 'sine', touch: 'glass', paceS: 0.2 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#ml-night)" />
      <g fill="#fff" opacity=".8">
        {scatter(
          [
            [60, 60],
            [130, 130],
            [44, 200],
            [200, 40],
            [660, 50],
            [720, 250],
            [760, 120],
            [90, 300],
            [600, 120],
          ],
          <circle r="1.400" />,
        )}
      </g>
      <circle className="moon" cx="700" cy="130" r="190" fill="url(#ml-halo)" />
      <circle cx="700" cy="130" r="72" fill="url(#ml-moon)" />
      <g fill="#b8a8e4" opacity=".5">
        <circle cx="680" cy="110" r="14" />
        <circle cx="724" cy="146" r="18" />
        <circle cx="690" cy="164" r="8" />
      </g>
      <path d="M0 420q80-90 170-60t150-40 190 30 290-20v230H0Z" fill="#2c2268" opacity=".75" />
      <g className="mist" fill="#cfc0ff" opacity=".16">
        <path d="M-80 400q120-40 260-10t300-10 400 10v40H-80Z" />
      </g>
      <path d="M0 450h800v110H0Z" fill="#1c1650" />
      <path
        d="M640 460h120M660 478h84M676 496h52M684 516h34"
        stroke="#f4efff"
        strokeOpacity=".55"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g className="mist" fill="#e0d4ff" opacity=".12">
        <path d="M-80 450q160-30 320 0t320 0 320 0v34H-80Z" />
      </g>
      <g stroke="#120d38" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M20 560C24 470 30 400 20 330M50 560c0-70 6-130 16-180M84 560c2-50-2-90-10-130M780 560c-2-80-10-140-2-200M748 560c0-50-8-90-16-120" />
      </g>
      <g fill="#120d38">
        <rect x="12" y="290" width="14" height="46" rx="7" />
        <rect x="60" y="340" width="14" height="44" rx="7" />
        <rect x="771" y="320" width="14" height="46" rx="7" />
      </g>
      {scatter(
        [
          [76, 420, 1.1],
          [610, 450, 0.9],
        ],
        floating,
      )}
    </svg>
  ),
  symbols: {
    'white-lotus': (
      <>
        <circle cx="50" cy="50" r="50" fill="url(#ml-halo)" />
        <ellipse cx="50" cy="86" rx="42" ry="9" fill="url(#ml-pad)" />
        {lotus('ml-petal')}
        {spark({ x: 22, y: 24, r: 7 })}
        {spark({ x: 82, y: 32, r: 5 })}
      </>
    ),
    'full-moon': (
      <>
        <circle cx="50" cy="50" r="54" fill="url(#ml-halo)" />
        <circle cx="50" cy="50" r="38" fill="url(#ml-moon)" />
        <g fill="#a898dc" opacity=".55">
          <circle cx="38" cy="38" r="7" />
          <circle cx="62" cy="56" r="10" />
          <circle cx="42" cy="68" r="5" />
          <circle cx="66" cy="34" r="4" />
        </g>
        <path d="M4 62c20-8 34 4 50-2s26-2 42-6c-8 12-24 10-38 14S18 74 4 62Z" fill="#f4efff" opacity=".9" />
        <path d="M16 78c14-6 26 2 40-2s18-2 28-4c-8 10-20 8-30 10s-28 4-38-4Z" fill="#cfc0ff" opacity=".85" />
      </>
    ),
    heron: (
      <>
        <path d="M52 74v22M60 74v22M46 96h10M55 96h10" stroke="#f0a03c" strokeWidth="2.600" strokeLinecap="round" />
        <path
          d="M40 8c-10 0-14 10-8 18 10 12 6 22 4 32 2 14 16 20 30 18 14-4 22-14 26-26-10 4-18 2-26-4-8-8-16-8-20-2-2-8 4-14 2-24-2-6-4-12-8-12Z"
          fill="url(#ml-feather)"
          stroke="#6a70b0"
          strokeOpacity=".5"
          strokeWidth=".8"
        />
        <path d="M50 48c14-4 26 6 42 2-6 14-16 24-30 26-12-4-16-16-12-28Z" fill="#8a92d0" opacity=".55" />
        <path
          d="M56 54c10 0 18 4 28 2M56 61c8 1 14 3 22 1M58 68c6 1 10 1 15-1"
          fill="none"
          stroke="#fff"
          strokeOpacity=".85"
          strokeWidth="1.500"
          strokeLinecap="round"
        />
        <path d="M34 14 4 18l30 5Z" fill="#f5b04a" />
        <path d="M34 18.500 4 18l30 5Z" fill="#b8701c" opacity=".6" />
        <path d="M42 10c8-2 16 0 22 6-8 0-16 0-22-2Z" fill="#b8c0f4" />
        <circle cx="38" cy="15" r="2.400" fill="#1c1440" />
        <circle cx="37.400" cy="14.300" r=".8" fill="#fff" />
      </>
    ),
    rabbit: (
      <>
        {ground({ y: 94, rx: 34 })}
        <path
          d="M34 40C22 22 22 6 30 4c8 0 12 18 12 32ZM54 38c0-18 8-34 16-32 8 4 2 22-8 36Z"
          fill="url(#ml-fur)"
          stroke="#7a6ac0"
          strokeOpacity=".4"
          strokeWidth=".8"
        />
        <path
          d="M34 34c-6-10-7-20-4-25 5 4 7 14 8 24ZM58 34c1-10 5-20 10-23 3 5-1 16-7 25Z"
          fill="#f4a8d0"
          opacity=".8"
        />
        <path
          d="M48 34c18 0 24 12 22 24 12 4 20 14 18 26-2 8-10 10-20 10H30c-12 0-18-8-16-18 2-8 8-12 14-14-6-14 2-28 20-28Z"
          fill="url(#ml-fur)"
          stroke="#7a6ac0"
          strokeOpacity=".4"
          strokeWidth=".8"
        />
        <path d="M70 60c12 4 19 14 17 24-2 8-10 10-20 10H52c16-4 22-18 18-34Z" fill="#8a7ad0" opacity=".35" />
        <circle cx="86" cy="84" r="8" fill="#fff" />
        <ellipse cx="38" cy="52" rx="3.400" ry="4.400" fill="#2a1c50" />
        <ellipse cx="57" cy="52" rx="3.400" ry="4.400" fill="#2a1c50" />
        <circle cx="37" cy="50.500" r="1.300" fill="#fff" />
        <circle cx="56" cy="50.500" r="1.300" fill="#fff" />
        <path d="M45 59h6l-3 3.500ZM48 62.500v3" fill="#f08ab8" stroke="#f08ab8" />
        <circle cx="30" cy="60" r="4" fill="#f4a8d0" opacity=".5" />
        <circle cx="65" cy="60" r="4" fill="#f4a8d0" opacity=".5" />
      </>
    ),
    moth: (
      <>
        {wing}
        <g transform="matrix(-1 0 0 1 100 0)">{wing}</g>
        <path d="M46 40c0-8 8-8 8 0 2 14 1 26-4 36-5-10-6-22-4-36Z" fill="#f4efff" stroke="#7a6ac0" strokeWidth=".8" />
        <path d="M46 48h8M46.500 55h7M47.500 62h5" stroke="#a898dc" strokeWidth="1.600" />
        <path
          d="M48 36C44 26 38 22 32 20M52 36c4-10 10-14 16-16"
          fill="none"
          stroke="#f4efff"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </>
    ),
    frog: (
      <>
        <ellipse cx="50" cy="84" rx="46" ry="12" fill="url(#ml-pad)" />
        <path d="M50 84 92 78" stroke="#12505c" strokeWidth="3" />
        <path
          d="M14 80c-6-14 4-26 16-26M86 80c6-14-4-26-16-26"
          fill="none"
          stroke="url(#ml-frog)"
          strokeWidth="14"
          strokeLinecap="round"
        />
        <path d="M50 28c22 0 34 16 34 32S70 86 50 86 16 76 16 60s12-32 34-32Z" fill="url(#ml-frog)" />
        <ellipse cx="50" cy="70" rx="22" ry="14" fill="#f4ffd0" opacity=".75" />
        <circle cx="31" cy="28" r="12" fill="url(#ml-frog)" />
        <circle cx="69" cy="28" r="12" fill="url(#ml-frog)" />
        <circle cx="31" cy="27" r="8" fill="#fff8d8" />
        <circle cx="69" cy="27" r="8" fill="#fff8d8" />
        <circle cx="33" cy="28" r="4.600" fill="#1c1440" />
        <circle cx="67" cy="28" r="4.600" fill="#1c1440" />
        <circle cx="31.500" cy="26" r="1.600" fill="#fff" />
        <circle cx="65.500" cy="26" r="1.600" fill="#fff" />
        <path d="M34 52q16 10 32 0" fill="none" stroke="#12503a" strokeWidth="2.600" strokeLinecap="round" />
        <path d="M22 78h18M60 78h18" stroke="#2f8a4c" strokeWidth="7" strokeLinecap="round" />
        <path d="M26 46c3-6 8-9 14-11" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" />
      </>
    ),
    'seed-pod': (
      <>
        <path d="M50 56c2 14-2 28-8 40" fill="none" stroke="url(#ml-stem)" strokeWidth="5" strokeLinecap="round" />
        <path d="M10 30c4 22 18 36 40 36s36-14 40-36Z" fill="url(#ml-pod)" />
        <ellipse cx="50" cy="30" rx="40" ry="19" fill="#c4d888" />
        <ellipse cx="50" cy="29" rx="40" ry="18" fill="none" stroke="#f0ffc0" strokeWidth="1.600" />
        {scatter(
          [
            [50, 22],
            [32, 25],
            [68, 25],
            [22, 32, 0.8],
            [42, 34],
            [60, 34],
            [78, 32, 0.8],
            [51, 42, 0.8],
          ],
          <g>
            <ellipse rx="6.400" ry="4.600" fill="#3c5220" />
            <ellipse cy="-1" rx="4.800" ry="3.400" fill="#84b06a" />
            <ellipse cx="-1.400" cy="-2" rx="1.600" ry="1" fill="#fff" opacity=".8" />
          </g>,
        )}
        <path
          d="M16 38c4 12 12 20 22 24"
          fill="none"
          stroke="#f0ffc0"
          strokeWidth="2.600"
          strokeLinecap="round"
          opacity=".6"
        />
      </>
    ),
    reeds: (
      <>
        {ground({ y: 96, rx: 26 })}
        <path d="M40 96C30 70 20 56 8 48c16 4 30 20 36 48ZM58 96c4-24 14-44 34-54-10 14-20 30-26 54Z" fill="#2f8f6a" />
        <path
          d="M42 94C36 74 26 60 12 50M62 94c4-22 12-38 26-49"
          fill="none"
          stroke="#a8f0c0"
          strokeOpacity=".6"
          strokeWidth="1.200"
        />
        {cane(34, 34, 30)}
        {cane(51, 14, 36)}
        {cane(68, 30, 28)}
      </>
    ),
    dewdrop: (
      <>
        <path d="M6 78C26 58 66 56 94 70 70 92 30 96 6 78Z" fill="url(#ml-pad)" />
        <path
          d="M8 78c26-8 56-10 84-8M30 74l10-10M50 72l12-9M34 78l12 8M56 76l12 5"
          fill="none"
          stroke="#c8fff0"
          strokeOpacity=".6"
          strokeWidth="1.300"
        />
        <path d="M50 8c8 16 24 28 24 46a24 24 0 0 1-48 0C26 36 42 24 50 8Z" fill="url(#ml-dew)" opacity=".95" />
        {backLight('#e8fcff', { x: 50, y: 54, r: 24 })}
        {gloss({ x: 44, y: 50, r: 18, turn: -6 })}
        <ellipse cx="22" cy="74" rx="5" ry="4" fill="url(#ml-dew)" />
        <ellipse cx="80" cy="72" rx="4" ry="3.200" fill="url(#ml-dew)" />
      </>
    ),
    bud: (
      <>
        <path d="M50 62c-2 14 2 22-2 34" fill="none" stroke="url(#ml-stem)" strokeWidth="5" strokeLinecap="round" />
        <g transform="translate(50 70)">
          <g transform="rotate(-24)">{petal('ml-pink', 16, 52)}</g>
          <g transform="rotate(24)">{petal('ml-pink', 16, 52)}</g>
          {petal('ml-pink', 19, 64)}
          <path d="M-18-8C-12 6 12 6 18-8 14-2 6 0 0-8-6 0-14-2-18-8Z" fill="#2f8f6a" />
          <path
            d="M-4-56c-6 10-8 20-7 32"
            fill="none"
            stroke="#fff"
            strokeWidth="2.600"
            strokeLinecap="round"
            opacity=".8"
          />
        </g>
      </>
    ),
  },
};
