import type { ReactNode } from 'react';
import { ground, spark } from '../../art/light.tsx';
import { gearPath, metal, rivet } from '../../art/metal.tsx';
import { linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** A foundry at night: copper, its patina, and what it is while it still runs. */
const defs = (
  <defs>
    {metal('cs-copper', 'copper')}
    {metal('cs-iron', 'iron')}
    {linear('cs-night', ['#0d1420', '#1a1c2a', '#2c1a1a', '#120a0c'], { at: [0, 0.4, 0.75, 1] })}
    {radial('cs-fire', ['#ffdd9a', '#ff8a3acc', '#c2401455', '#c2401400'], {
      at: [0, 0.25, 0.6, 1],
      from: [0.5, 0.5, 0.5],
    })}
    {linear('cs-molten', ['#fffbe0', '#ffd44a', '#ff7a1c', '#c9260a'], { at: [0, 0.28, 0.66, 1] })}
    {linear('cs-patina', ['#dcfff2', '#7fd8bf', '#3a9c8c', '#155a5c', '#52b8a4'], { at: [0, 0.24, 0.52, 0.85, 1] })}
    {radial('cs-melt', ['#fffde8', '#ffe27a', '#ff9426', '#c43a08'], {
      at: [0, 0.3, 0.65, 1],
      from: [0.45, 0.4, 0.62],
    })}
    {linear('cs-clay', ['#6d5f63', '#3c3238', '#1a1418'], { to: [0, 0, 1, 0.3] })}
    {linear('cs-dark', ['#1c1216', '#0b0608'])}
    {linear('cs-shine', ['#ffffff', '#ffffff00'], { to: [0, 0, 0.4, 1] })}
  </defs>
);

const SEVEN = 'M14 14h72v17C70 46 59 64 55 90H31c4-24 15-42 30-54H36v9H20Z';
const seven = (face: string, edge: string, glow: string): ReactNode => (
  <g strokeLinejoin="round">
    <path d={SEVEN} transform="translate(3 4)" opacity=".45" stroke="#000" strokeWidth="7" />
    <path d={SEVEN} fill={edge} stroke={edge} strokeWidth="8" />
    <path d={SEVEN} fill="#1a0c08" stroke="#1a0c08" strokeWidth="4" />
    <path d={SEVEN} fill={`url(#${face})`} stroke={`url(#${face})`} strokeWidth="1.500" />
    <path
      d="M19 18h63v9C66 44 56 60 51 86"
      fill="none"
      stroke={glow}
      strokeWidth="1.800"
      opacity=".85"
      strokeLinecap="round"
    />
    <path d="M16 16h68v6L20 41Z" fill="url(#cs-shine)" opacity=".5" />
  </g>
);
/** A cast bar, seen a little from above. */
const bar = (y: number): ReactNode => (
  <g key={y} transform={`translate(0 ${y})`}>
    <path d="M8 16 18 2h64l10 14-4 8H12Z" opacity=".4" transform="translate(1 3)" />
    <path d="M18 0h64l10 14H8Z" fill="url(#cs-copper)" />
    <path d="M8 14h84l-4 8H12Z" fill="url(#cs-copper-x)" />
    <path d="M8 14h84l-4 8H12Z" fill="#3c1408" opacity=".35" />
    <path d="M26 4h48l5 6.500H21Z" fill="#5c230f" opacity=".55" />
    <path d="M27 5h46" stroke="#2a0d04" strokeOpacity=".6" />
    <path d="M21 10.500h58M18.500.8h63" stroke="#ffe0c8" strokeOpacity=".85" strokeWidth="1" />
    <path d="M36 14l-3 8h10l3-8Z" fill="#fff" opacity=".22" />
  </g>
);
const ember = <circle className="ember" r="2.200" fill="#ffb45a" />;

export const copperSevensArt: SlotArt = {
  className: 'copper-sevens',
  sound: tones({ rootHz: 220, notes: [0, 7, 12, 16, 19, 24], wave: 'sawtooth', touch: 'anvil', paceS: 0.11 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#cs-night)" />
      <g fill="#0a0d16" opacity=".85">
        <path d="M0 0h800v60H0ZM60 60h26v420H60ZM714 60h26v420h-26ZM0 84h800v14H0Z" />
        <path d="M250 98v70M550 98v50" stroke="#0a0d16" strokeWidth="4" />
      </g>
      <ellipse className="forge" cx="400" cy="470" rx="520" ry="280" fill="url(#cs-fire)" />
      <g fill="#241418" stroke="#54281a" strokeWidth="2">
        <path d={gearPath({ x: 96, y: 212, r: 74, teeth: 16, depth: 12 })} />
        <path d={gearPath({ x: 722, y: 250, r: 92, teeth: 18, depth: 13 })} />
        <path d={gearPath({ x: 186, y: 120, r: 34, teeth: 10, depth: 9 })} />
      </g>
      <g fill="none" stroke="#c46a34" strokeOpacity=".35" strokeWidth="2">
        <circle cx="96" cy="212" r="46" />
        <circle cx="722" cy="250" r="60" />
      </g>
      <g fill="#0d1018">
        <circle cx="96" cy="212" r="16" />
        <circle cx="722" cy="250" r="20" />
      </g>
      <path d="M0 560V452h150l24-36h452l24 36h150v108Z" fill="#1c1013" />
      <path d="M0 452h150l24-36h452l24 36h150" fill="none" stroke="#ff9a4a" strokeOpacity=".5" strokeWidth="2.500" />
      <path d="M0 560v-58h800v58Z" fill="#0f090c" />
      <path d="M250 416q150-26 300 0l-16 20H266Z" fill="url(#cs-molten)" opacity=".75" />
      <g>
        {scatter(
          [
            [180, 430],
            [262, 400],
            [330, 440],
            [420, 410],
            [498, 438],
            [570, 402],
            [640, 432],
            [110, 420],
            [700, 410],
          ],
          ember,
        )}
      </g>
    </svg>
  ),
  symbols: {
    crucible: (
      <>
        {ground({ y: 93, rx: 32 })}
        <path d="M10 36h80l-6 38c-2 12-12 18-34 18S18 86 16 74Z" fill="url(#cs-clay)" />
        <path d="M12 48c20 10 56 10 76 0l-1.500 9C66 66 34 66 13.500 57Z" fill="url(#cs-iron)" opacity=".85" />
        {[22, 36, 50, 64, 78].map((x) => rivet('cs-copper', { x, y: 57.5 - Math.abs(50 - x) * 0.08, r: 2.2 }))}
        <path d="M82 34h12c2 6-2 12-10 10Z" fill="#2a2026" />
        <ellipse cx="50" cy="34" rx="41" ry="14" fill="#2a2026" />
        <ellipse cx="50" cy="33" rx="41" ry="13.500" fill="none" stroke="#8a7c80" strokeWidth="1.500" />
        <ellipse cx="50" cy="34" rx="35" ry="10.500" fill="url(#cs-melt)" />
        <path
          d="M24 33q12-7 26-3t26-2M32 39q16 4 36-2"
          fill="none"
          stroke="#fffbe0"
          strokeWidth="1.800"
          strokeLinecap="round"
          opacity=".85"
        />
        <path d="M82 36c4 12 1 22 5 30 2 5-6 7-7 1-1-9 2-18-4-26Z" fill="url(#cs-molten)" />
        <path
          d="M34 24c-3-8 4-11 2-19 6 4 6 10 5 13 4-3 5-7 4-12 7 6 6 13 4 18 4-2 6-5 6-9 6 5 5 10 2 13-8 3-17 2-23-4Z"
          fill="url(#cs-molten)"
          opacity=".95"
        />
        {spark({ x: 66, y: 14, r: 5 })}
        {spark({ x: 24, y: 18, r: 4 })}
      </>
    ),
    'molten-seven': (
      <>
        <path
          d="M28 12C22 2 32-2 30-8c8 4 8 10 6 14 5-2 7-6 6-12 9 6 8 14 6 18 6-2 8-7 8-12 8 6 7 12 5 16Z"
          fill="url(#cs-molten)"
          opacity=".85"
        />
        {seven('cs-molten', '#ffb04a', '#ffffff')}
        <path d="M44 62q8-2 6 8t6 12" fill="none" stroke="#fff6c0" strokeWidth="2" strokeLinecap="round" opacity=".7" />
      </>
    ),
    'copper-seven': seven('cs-copper', '#e99a66', '#ffe9d8'),
    'patina-seven': (
      <>
        {seven('cs-patina', '#3a8a80', '#f0fffa')}
        <g fill="#b4582a" opacity=".75">
          <path d="M70 16q8 0 12 5-8 3-12 9-5-7 0-14ZM34 76q7-2 8 5t-7 7q-6-6-1-12Z" />
          <circle cx="52" cy="60" r="2.600" />
          <circle cx="28" cy="24" r="2" />
        </g>
      </>
    ),
    anvil: (
      <>
        {ground({ y: 90, rx: 34 })}
        <path d="M4 34c12 2 20 4 28 12l-4-16Z" fill="url(#cs-iron)" />
        <path
          d="M26 28h62c6 0 8 2 8 5v9H76c-8 0-12 6-12 14 0 10 6 14 14 18v12H22V74c8-4 14-8 14-18 0-10-6-14-16-17-8-3-14-4-17-6 8-4 16-5 23-5Z"
          fill="url(#cs-iron)"
        />
        <path d="M26 28h62c6 0 8 2 8 5H8c6-3 12-5 18-5Z" fill="#eef4fa" opacity=".85" />
        <path d="M36 60q4 10-14 15v11h10c0-12 8-14 4-26Z" fill="#fff" opacity=".16" />
        <path d="M96 42H76c-8 0-12 6-12 14 0 10 6 14 14 18v12H62V52c0-8 4-12 12-12Z" fill="#0c1018" opacity=".4" />
        <path d="M22 82h56v4H22Z" fill="#0c1018" opacity=".5" />
        <path d="M40 28q14-8 34 0Z" fill="url(#cs-molten)" />
        <path
          d="M52 8v8M38 12l4 7M68 10l-4 8M28 18l6 4M80 16l-6 5"
          stroke="#ffcf6a"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </>
    ),
    horseshoe: (
      <>
        <path
          d="M30 90c2-12-12-24-12-46C18 22 32 8 50 8s32 14 32 36c0 22-14 34-12 46l-16-2c-2-16 12-24 12-44 0-12-6-20-16-20s-16 8-16 20c0 20 14 28 12 44Z"
          transform="translate(2 4)"
          opacity=".4"
        />
        <path
          d="M30 90c2-12-12-24-12-46C18 22 32 8 50 8s32 14 32 36c0 22-14 34-12 46l-16-2c-2-16 12-24 12-44 0-12-6-20-16-20s-16 8-16 20c0 20 14 28 12 44Z"
          fill="url(#cs-iron-x)"
          stroke="#10151e"
          strokeWidth="1"
        />
        <path
          d="M26 46c0-18 10-30 24-30s24 12 24 30c0 14-8 24-11 36"
          fill="none"
          stroke="#10151e"
          strokeOpacity=".55"
          strokeWidth="3.500"
        />
        <path
          d="M21 46C20 24 34 10.500 50 10.500"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
        {[
          [26, 48],
          [31, 30],
          [50, 16],
          [69, 30],
          [74, 48],
          [37, 78],
          [63, 78],
        ].map(([x = 0, y = 0]) => rivet('cs-copper', { x, y, r: 3 }))}
      </>
    ),
    'three-bars': (
      <>
        {ground({ y: 92, rx: 38 })}
        {[64, 40, 16].map(bar)}
        {spark({ x: 80, y: 18, r: 6 })}
      </>
    ),
    'two-bars': (
      <>
        {ground({ y: 82, rx: 38 })}
        {[54, 28].map(bar)}
      </>
    ),
    'one-bar': (
      <>
        {ground({ y: 66, rx: 40 })}
        {bar(40)}
      </>
    ),
  },
};
