import type { ReactNode } from 'react';
import { ground, spark } from '../../art/light.tsx';
import { metal, ring } from '../../art/metal.tsx';
import { around, linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** Polished brass in the blue hour. */
const defs = (
  <defs>
    {metal('bb-brass', 'brass')}
    {metal('bb-silver', 'silver')}
    {metal('bb-copper', 'copper')}
    {linear('bb-dusk', ['#0a1626', '#16364e', '#3b6478', '#c98a5a', '#5a3a3a'], { at: [0, 0.35, 0.62, 0.84, 1] })}
    {radial('bb-moon', ['#fffbe6', '#f6dfa0', '#f6dfa000'], { at: [0, 0.3, 1], from: [0.5, 0.5, 0.5] })}
    {radial('bb-bird', ['#fff6c0', '#ffcb4a', '#e08a1c', '#8a4a0a'], { at: [0, 0.34, 0.74, 1] })}
    {linear('bb-wing', ['#ffe08a', '#c9761a', '#7a3c08'], { to: [0, 0, 1, 1] })}
    {linear('bb-wood', ['#9a6238', '#6b3c1c', '#3c1e0c'], { to: [0, 0, 1, 0.2] })}
    {linear('bb-strap', ['#e2524a', '#a31f2c', '#5c0a18'], { to: [0, 0, 1, 0.3] })}
    {linear('bb-stone', ['#e8dcc8', '#a8987e', '#5f543f'], { to: [0, 0, 1, 0.1] })}
    {radial('bb-face', ['#fffdf2', '#f3e6c4', '#c9ae78'], { from: [0.4, 0.35, 0.7] })}
    {linear('bb-rope', ['#f3dcae', '#b5894a'], { to: [0, 0, 1, 0] })}
  </defs>
);

const BELL = 'M50 16c15 0 21 14 23 33 1.500 14 6 20 13 27H14c7-7 11.500-13 13-27 2-19 8-33 23-33Z';
const bell = (paint: string): ReactNode => (
  <g>
    <circle cx="50" cy="82" r="8" fill={`url(#${paint})`} stroke="#3c2608" strokeWidth=".8" />
    <path d={BELL} fill={`url(#${paint}-x)`} stroke="#3c2608" strokeWidth="1" />
    <path d="M14 76c7-3 65-3 72 0-1 6-71 6-72 0Z" fill={`url(#${paint})`} stroke="#3c2608" strokeWidth=".8" />
    <path
      d="M30 50c12 4 28 4 40 0M27 60c14 5 32 5 46 0"
      fill="none"
      stroke="#3c2608"
      strokeOpacity=".5"
      strokeWidth="1.800"
    />
    <path
      d="M30 51.500c12 4 28 4 40 0M27 61.500c14 5 32 5 46 0"
      fill="none"
      stroke="#fff6d0"
      strokeOpacity=".55"
      strokeWidth=".9"
    />
    <path d="M40 22c-6 8-7 26-10 42" fill="none" stroke="#fff" strokeWidth="4.500" strokeLinecap="round" opacity=".7" />
    <path
      d="M66 30c4 14 4 26 9 38"
      fill="none"
      stroke="#ffe9a0"
      strokeWidth="1.600"
      strokeLinecap="round"
      opacity=".6"
    />
  </g>
);
const jingle = (x: number, y: number, r: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle cx={x + 1} cy={y + 2} r={r} opacity=".35" />
    <circle cx={x} cy={y} r={r} fill="url(#bb-brass-x)" stroke="#3c2608" strokeWidth=".7" />
    <path
      d={`M${x - r} ${y + r * 0.06}q${r} ${r * 0.34} ${r * 2} 0`}
      fill="none"
      stroke="#3c2608"
      strokeOpacity=".6"
      strokeWidth="1.400"
    />
    <path d={`M${x} ${y + r * 0.3}v${r * 0.5}`} stroke="#2a1804" strokeWidth={r * 0.2} strokeLinecap="round" />
    <circle cx={x} cy={y + r * 0.85} r={r * 0.16} fill="#2a1804" />
    <path
      d={`M${x - r * 0.6} ${y - r * 0.1}q${r * 0.1}-${r * 0.5} ${r * 0.5}-${r * 0.6}`}
      fill="none"
      stroke="#fff"
      strokeWidth={r * 0.18}
      strokeLinecap="round"
      opacity=".85"
    />
  </g>
);
const swinging = (
  <g className="swings">
    <path d="M0 0v70" stroke="#2a1c10" strokeWidth="6" />
    <g transform="translate(-55 50) scale(1.1)">{bell('bb-brass')}</g>
  </g>
);
const house = (x: number, width: number, height: number): ReactNode => (
  <g key={x}>
    <path d={`M${x} 560V${500 - height}l${width / 2}-${width * 0.4} ${width / 2} ${width * 0.4}V560Z`} fill="#10202c" />
    {(x < 150 || x > 600) && (
      <path
        className="window"
        d={`M${x + width * 0.28} ${520 - height}h${width * 0.16}v22h-${width * 0.16}ZM${x + width * 0.58} ${520 - height}h${width * 0.16}v22h-${width * 0.16}Z`}
        fill="#ffcf7a"
      />
    )}
  </g>
);

export const brassBellsArt: SlotArt = {
  className: 'brass-bells',
  sound: tones({ rootHz: 392, notes: [12, 7, 4, 0, 7, 12], wave: 'triangle', touch: 'metal', paceS: 0.18 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#bb-dusk)" />
      <circle cx="690" cy="190" r="170" fill="url(#bb-moon)" opacity=".5" />
      <circle cx="690" cy="190" r="46" fill="#fff6d8" />
      <circle cx="676" cy="180" r="9" fill="#e8d6a0" opacity=".6" />
      <circle cx="702" cy="204" r="13" fill="#e8d6a0" opacity=".5" />
      <g fill="#fff" opacity=".7">
        {scatter(
          [
            [180, 60],
            [260, 130],
            [340, 50],
            [460, 90],
            [520, 40],
            [700, 60],
            [230, 220],
            [560, 220],
          ],
          <circle r="1.300" />,
        )}
      </g>
      <path d="M0 470q130-60 260-20t260-30 280 20v120H0Z" fill="#1d3a48" opacity=".8" />
      {house(-20, 110, 40)}
      {house(80, 80, 10)}
      {house(170, 120, 24)}
      {house(300, 90, 0)}
      {house(400, 130, 14)}
      {house(540, 90, 6)}
      {house(620, 110, 34)}
      {house(720, 110, 12)}
      <path d="M0 0h800v26H0Z" fill="#2a1c10" />
      <path d="M0 24h800v8H0Z" fill="url(#bb-wood)" />
      {scatter(
        [
          [56, 24, 1, 0],
          [744, 24, 1, 0],
        ],
        swinging,
      )}
      <path d="M0 560v-40h800v40Z" fill="#0a141c" />
    </svg>
  ),
  symbols: {
    songbird: (
      <>
        {ground({ y: 92, rx: 30 })}
        <path d="M8 88c20-6 60-6 84 0" fill="none" stroke="url(#bb-wood)" strokeWidth="7" strokeLinecap="round" />
        <path d="M58 66 94 84l-10-24Z" fill="url(#bb-wing)" />
        <path
          d="M20 36c6-20 32-24 44-6 14 20 18 34 8 44-12 12-38 10-48-4-7-10-8-22-4-34Z"
          fill="url(#bb-bird)"
          stroke="#7a3c08"
          strokeWidth=".8"
        />
        <path d="M24 60c4 14 20 22 36 18-14-2-26-10-30-24Z" fill="#fff6d0" opacity=".6" />
        <path d="M42 44c18-4 34 8 42 34-22 4-40-8-42-34Z" fill="url(#bb-wing)" stroke="#7a3c08" strokeWidth=".8" />
        <path
          d="M48 48c12 4 22 14 30 26M46 54c8 6 16 14 24 20"
          fill="none"
          stroke="#fff0b4"
          strokeOpacity=".75"
          strokeWidth="1.400"
          strokeLinecap="round"
        />
        <path d="M20 34 4 32l14 10Z" fill="#e06a1c" />
        <path d="M20 38 8 42l14 2Z" fill="#b54a10" />
        <circle cx="32" cy="34" r="4" fill="#2a1404" />
        <circle cx="30.600" cy="32.600" r="1.300" fill="#fff" />
        <path d="M44 80v8M54 80v8" stroke="#8a4a0a" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M8 16c4-2 8 0 8 4M2 8c8-4 16 0 18 8"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".8"
        />
      </>
    ),
    tower: (
      <>
        {ring('bb-brass', { r: 45, width: 6 })}
        <circle cx="50" cy="50" r="42" fill="#0f2a40" />
        <circle cx="70" cy="30" r="9" fill="#fff3c8" />
        <g fill="#fff" opacity=".8">
          {scatter(
            [
              [22, 40],
              [30, 24],
              [80, 52],
              [16, 56],
            ],
            <circle r="1.200" />,
          )}
        </g>
        <path d="M34 90V44h32v46c-10 3-22 3-32 0Z" fill="url(#bb-stone)" />
        <path d="M28 44 50 12l22 32Z" fill="url(#bb-copper-x)" stroke="#3c1408" strokeWidth=".8" />
        <path d="M50 12V4" stroke="#ffe08a" strokeWidth="2.400" strokeLinecap="round" />
        <path d="M40 76V58q10-12 20 0v18Z" fill="#ffcf6a" />
        <path d="M40 76V58q10-12 20 0v18Z" fill="#2a1804" opacity=".35" />
        <g transform="translate(36.500 52) scale(.27)">{bell('bb-brass')}</g>
        <path d="M34 48h32M34 80h32" stroke="#5f543f" strokeWidth="2.400" />
        <path
          d="M24 60q-5 6 0 12M76 60q5 6 0 12M18 56q-8 10 0 20M82 56q8 10 0 20"
          fill="none"
          stroke="#ffe08a"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </>
    ),
    'great-bell': (
      <>
        {ground({ y: 93, rx: 34 })}
        <path d="M22 4h56v11H22Z" fill="url(#bb-wood)" />
        <path d="M43 10h14v10H43Z" fill="url(#bb-brass)" />
        {bell('bb-brass')}
        <g fill="#fff0b4" opacity=".8">
          <path d="M50 30l2 5 5 .4-4 3.400 1.300 5-4.300-2.800-4.300 2.800 1.300-5-4-3.400 5-.4Z" />
        </g>
      </>
    ),
    'ship-bell': (
      <>
        <circle cx="50" cy="50" r="45" fill="url(#bb-wood)" />
        {around(8, <path d="M49 6h2v88h-2Z" fill="#2a1408" opacity=".25" />)}
        <circle cx="50" cy="50" r="44" fill="none" stroke="url(#bb-rope)" strokeWidth="5" strokeDasharray="5 1.600" />
        <g transform="translate(9 4) scale(.82)">{bell('bb-silver')}</g>
        <path d="M42 10q8-8 16 0l-2 10H44Z" fill="url(#bb-silver)" stroke="#2a3444" strokeWidth=".8" />
        <path d="M50 74c0 8-4 10-2 18" fill="none" stroke="url(#bb-rope)" strokeWidth="4" strokeLinecap="round" />
        <path d="M44 92h9l-2 6h-6Z" fill="#e2524a" />
      </>
    ),
    'alarm-clock': (
      <>
        {ground({ y: 94, rx: 28 })}
        <path d="M28 82 20 94M72 82l8 12" stroke="url(#bb-brass)" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M12 30C10 14 28 6 38 16L16 36ZM88 30C90 14 72 6 62 16L84 36Z"
          fill="url(#bb-brass)"
          stroke="#3c2608"
          strokeWidth=".8"
        />
        <path d="M50 16V6M44 5h12" stroke="#c79a3e" strokeWidth="4" strokeLinecap="round" />
        <circle cx="50" cy="56" r="34" fill="url(#bb-strap)" />
        {ring('bb-brass', { y: 56, r: 31, width: 5 })}
        <circle cx="50" cy="56" r="28" fill="url(#bb-face)" />
        <g stroke="#3c2608" strokeWidth="2.200" strokeLinecap="round">
          {around(12, <path d="M50 31v4" />, { y: 56 })}
        </g>
        <path d="M50 56V38M50 56l13 8" stroke="#2a1804" strokeWidth="3.600" strokeLinecap="round" />
        <circle cx="50" cy="56" r="3.400" fill="#e2524a" />
        <path d="M30 44c4-8 10-11 18-12" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".9" />
      </>
    ),
    'sleigh-bells': (
      <>
        <path
          d="M12 22C30 6 70 6 88 22"
          fill="none"
          stroke="#000"
          strokeOpacity=".35"
          strokeWidth="13"
          strokeLinecap="round"
          transform="translate(1 3)"
        />
        <path d="M12 22C30 6 70 6 88 22" fill="none" stroke="url(#bb-strap)" strokeWidth="12" strokeLinecap="round" />
        <path
          d="M12 19C30 3 70 3 88 19"
          fill="none"
          stroke="#ffb0a8"
          strokeOpacity=".7"
          strokeWidth="1.200"
          strokeDasharray="3 3"
        />
        {jingle(18, 42, 15)}
        {jingle(82, 42, 15)}
        {jingle(34, 66, 17)}
        {jingle(67, 66, 17)}
        {jingle(50, 40, 17)}
        {spark({ x: 46, y: 30, r: 5 })}
      </>
    ),
    'cow-bell': (
      <>
        {ground({ y: 93, rx: 30 })}
        <path d="M32 8h36l-4 18H36Z" fill="url(#bb-strap)" />
        <path d="M38 12h24v8H38Z" fill="none" stroke="url(#bb-brass)" strokeWidth="3.400" />
        <circle cx="50" cy="84" r="7" fill="url(#bb-brass)" />
        <path
          d="M32 26h36c4 0 6 2 7 6l13 46c1 5-2 8-7 8H19c-5 0-8-3-7-8l13-46c1-4 3-6 7-6Z"
          fill="url(#bb-copper-x)"
          stroke="#3c1408"
          strokeWidth="1"
        />
        <path d="M12 76h76c1 6-2 10-7 10H19c-5 0-8-4-7-10Z" fill="url(#bb-copper)" />
        <path d="M34 34 23 74" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".6" />
        <g fill="#ffe0c8" opacity=".9" transform="translate(54 54)">
          {around(6, <ellipse cy="-8" rx="4" ry="6" />, { x: 0, y: 0 })}
          <circle r="4" fill="#c9761a" />
        </g>
      </>
    ),
    'desk-bell': (
      <>
        {ground({ y: 90, rx: 40 })}
        <path d="M10 78h80c4 0 5 10 0 10H10c-5 0-4-10 0-10Z" fill="url(#bb-wood)" />
        <path d="M46 22h8v12h-8Z" fill="url(#bb-brass)" />
        <circle cx="50" cy="19" r="7" fill="url(#bb-brass)" stroke="#3c2608" strokeWidth=".8" />
        <path d="M12 72c0-26 16-42 38-42s38 16 38 42Z" fill="url(#bb-silver)" stroke="#2a3444" strokeWidth="1" />
        <path d="M8 70h84c3 0 3 8 0 8H8c-3 0-3-8 0-8Z" fill="url(#bb-brass)" stroke="#3c2608" strokeWidth=".8" />
        <path
          d="M22 64c2-16 11-25 24-28"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".9"
        />
        <path
          d="M78 64c-2-8-5-14-10-18"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".55"
        />
      </>
    ),
    triangle: (
      <>
        <path d="M50 4v12" stroke="#e2524a" strokeWidth="4" strokeLinecap="round" />
        <g fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path
            d="M58 84h32L50 16 10 84h36"
            stroke="#000"
            strokeOpacity=".4"
            strokeWidth="10"
            transform="translate(1 3)"
          />
          <path d="M58 84h32L50 16 10 84h36" stroke="#4b5870" strokeWidth="9.500" />
          <path d="M58 84h32L50 16 10 84h36" stroke="url(#bb-silver)" strokeWidth="8" />
          <path d="M49 16 11 81" stroke="#fff" strokeOpacity=".8" strokeWidth="1.800" />
          <path d="M64 92 84 40" stroke="#3c2608" strokeWidth="6" />
          <path d="M64 92 84 40" stroke="#e2b654" strokeWidth="4.400" />
        </g>
        <path
          d="M30 40q-6-2-8-8M72 26q6-2 8-8"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".75"
        />
      </>
    ),
    whistle: (
      <>
        {ground({ y: 88, rx: 34 })}
        <path d="M70 44h26v16H70Z" fill="url(#bb-brass)" stroke="#3c2608" strokeWidth=".8" />
        <path
          d="M34 32h46c4 0 6 3 6 7v8c0 4-2 7-6 7H64c0 18-12 30-30 30S6 74 6 58s12-26 28-26Z"
          fill="url(#bb-brass-x)"
          stroke="#3c2608"
          strokeWidth="1"
        />
        <circle cx="34" cy="58" r="18" fill="url(#bb-brass)" stroke="#3c2608" strokeOpacity=".6" strokeWidth="1.400" />
        <path d="M56 32h16l-6 12H54Z" fill="#2a1804" />
        <circle cx="34" cy="58" r="9" fill="#3c2608" opacity=".6" />
        <circle cx="35" cy="57" r="6.500" fill="url(#bb-strap)" />
        <path
          d="M14 52c3-8 9-13 17-14"
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
          strokeLinecap="round"
          opacity=".8"
        />
        <path d="M6 34C0 26 6 16 16 18" fill="none" stroke="#c79a3e" strokeWidth="3.500" />
      </>
    ),
  },
};
