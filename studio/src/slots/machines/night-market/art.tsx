import type { ReactNode } from 'react';
import { gloss, ground, spark } from '../../art/light.tsx';
import { linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** A street of stalls: hot colours under strings of bulbs. */
const defs = (
  <defs>
    {linear('nm-sky', ['#0c0820', '#2a1244', '#5c1c4c', '#a83c3c'], { at: [0, 0.4, 0.75, 1] })}
    {radial('nm-bulb', ['#fff8d8', '#ffcf5acc', '#ffb03a00'], { from: [0.5, 0.5, 0.5] })}
    {radial('nm-red', ['#ff9a84', '#e0303c', '#960f2c', '#560418'], { at: [0, 0.36, 0.78, 1] })}
    {radial('nm-white', ['#ffffff', '#fff3e4', '#e4c8ac', '#a8846a'], { at: [0, 0.42, 0.82, 1] })}
    {radial('nm-gold', ['#fff3b0', '#ffc23a', '#e0841c', '#94480c'], { at: [0, 0.36, 0.78, 1] })}
    {radial('nm-fish', ['#ffd08a', '#ff7a2c', '#d43c14', '#8a1c0c'], { at: [0, 0.36, 0.78, 1] })}
    {linear('nm-water', ['#e0faff66', '#7ad8f4aa', '#3c98d8cc'])}
    {linear('nm-bowl', ['#6a8af0', '#2c44b4', '#141f6a', '#3c54c4'], { at: [0, 0.3, 0.82, 1], to: [0, 0, 1, 0.2] })}
    {linear('nm-meat', ['#e8a060', '#a8522c', '#6b2814'], { to: [0, 0, 0.4, 1] })}
    {radial('nm-pink', ['#ffe4ee', '#f89ab8', '#c8547c'])}
    {radial('nm-green', ['#f0ffd0', '#a8d86a', '#5c9c3c'])}
    {radial('nm-flesh', ['#ff9a8a', '#f04a54', '#c8283c'], { from: [0.5, 0.3, 0.8] })}
    {linear('nm-rind', ['#8ae07a', '#2c9a4c', '#0f5c34'])}
    {linear('nm-glass', ['#fff8c8dd', '#ffe05acc', '#f0b01ccc'])}
    {linear('nm-bamboo', ['#f8dc9c', '#c8924c', '#84562c'], { to: [0, 0, 1, 0.1] })}
  </defs>
);

const stick = (x1: number, y1: number, x2: number, y2: number): ReactNode => (
  <path key={`${x1} ${x2}`} d={`M${x1} ${y1}L${x2} ${y2}`} stroke="#d8a860" strokeWidth="4" strokeLinecap="round" />
);
const ball = (x: number, y: number, r: number, paint: string): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle cx={x + 1} cy={y + 2} r={r} opacity=".3" />
    <circle cx={x} cy={y} r={r} fill={`url(#${paint})`} />
    {gloss({ x: x - r * 0.05, y, r: r * 0.72 })}
  </g>
);
const meat = (x: number, y: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <rect x={x - 10} y={y - 8} width="20" height="16" rx="6" fill="url(#nm-meat)" stroke="#4a180a" strokeWidth=".8" />
    <path
      d={`M${x - 6} ${y - 4}h8M${x - 5} ${y + 3}h10`}
      stroke="#ffd8a0"
      strokeOpacity=".75"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </g>
);
const dumpling = (x: number, y: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <path
      d={`M${x - 22} ${y + 12}c-4-18 8-28 22-28s26 10 22 28c-10 6-34 6-44 0Z`}
      fill="url(#nm-white)"
      stroke="#a8846a"
      strokeOpacity=".5"
      strokeWidth=".8"
    />
    <path
      d={`M${x - 18} ${y - 2}c4-5 6 2 9-3s6 2 9-3 6 3 9-2 5 2 9 4`}
      fill="none"
      stroke="#b08c6c"
      strokeWidth="1.800"
      strokeLinecap="round"
    />
    <path d={`M${x - 14} ${y + 6}c1-5 3-8 6-9`} fill="none" stroke="#fff" strokeWidth="2.600" strokeLinecap="round" />
  </g>
);
const bulb = (
  <g className="bulb">
    <circle r="26" fill="url(#nm-bulb)" />
    <circle r="5" fill="#fff8d8" />
  </g>
);
const stall = (x: number, flip: number): ReactNode => (
  <g key={x} transform={`translate(${x} 300) scale(${flip} 1)`}>
    <path d="M0 40h150v220H0Z" fill="#1c0c1c" />
    <path d="M6 60h138v70H6Z" fill="#ffcf7a" opacity=".85" />
    <path d="M6 60h138v70H6Z" fill="url(#nm-bulb)" opacity=".6" />
    <path d="M-14 0h178l-14 50H0Z" fill="#e0563c" />
    <path d="M22 0h36l-4 50H26ZM94 0h36l-2 50H98Z" fill="#fff3e4" />
    <path d="M0 50q13 16 27 0 13 16 27 0 13 16 26 0 13 16 27 0 13 16 27 0 13 16 16 0" fill="#8a1c34" />
    <path d="M0 130h150v14H0Z" fill="#6b3a2c" />
    <circle cx="40" cy="108" r="16" fill="#5c2440" />
    <path d="M70 92h40v36H70Z" fill="#7a2c3c" />
  </g>
);

export const nightMarketArt: SlotArt = {
  className: 'night-market',
  sound: tones({ rootHz: 494, notes: [0, 4, 9, 7, 12, 16], wave: 'square', touch: 'wood', paceS: 0.08 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#nm-sky)" />
      <path
        d="M0 360V250l60-40 50 30V200h70v60l60-20v120ZM800 360V230l-70-30-40 40v-60h-80v90l-60-10v100Z"
        fill="#1c0f34"
        opacity=".85"
      />
      <g fill="#ffcf7a" opacity=".65">
        <path d="M20 270h14v18H20ZM52 250h14v18H52ZM128 226h14v18h-14ZM152 256h14v18h-14ZM700 236h14v18h-14ZM640 210h14v18h-14ZM760 266h14v18h-14Z" />
      </g>
      {stall(-30, 1)}
      {stall(830, -1)}
      <g fill="#fff">
        <path
          className="smoke"
          opacity=".16"
          d="M60 300c-20-30 20-50 0-90s30-50 10-90c40 30 10 60 20 90s-10 60-30 90Z"
        />
        <path
          className="smoke"
          opacity=".16"
          d="M740 300c-20-30 20-50 0-90s30-50 10-90c40 30 10 60 20 90s-10 60-30 90Z"
        />
      </g>
      <path
        d="M-10 30Q200 130 400 50T810 40M-10 90Q120 190 240 120M810 110Q680 190 560 110"
        fill="none"
        stroke="#120818"
        strokeWidth="3"
      />
      <g>
        {scatter(
          [
            [60, 62],
            [140, 88],
            [220, 92],
            [300, 78],
            [400, 50],
            [500, 30],
            [600, 26],
            [690, 30],
            [770, 38],
            [40, 128],
            [120, 150],
            [200, 140],
            [620, 136],
            [700, 148],
            [770, 126],
          ],
          bulb,
        )}
      </g>
      <path d="M0 560v-60h800v60Z" fill="#140818" />
      <path d="M120 500h120l-30 60H60ZM560 500h120l60 60H590Z" fill="#ffb45a" opacity=".12" />
    </svg>
  ),
  symbols: {
    mask: (
      <>
        <path d="M14 34 22 4l22 20ZM86 34 78 4 56 24Z" fill="url(#nm-white)" stroke="#a8846a" strokeWidth=".8" />
        <path d="M20 26 25 12l9 10ZM80 26l-5-14-9 10Z" fill="#e0303c" />
        <path
          d="M50 16c26 0 38 16 36 34-2 22-18 44-36 44S16 72 14 50c-2-18 10-34 36-34Z"
          fill="url(#nm-white)"
          stroke="#a8846a"
          strokeWidth=".8"
        />
        <path d="M24 48c6-8 16-8 22 0-8 5-16 5-22 0ZM76 48c-6-8-16-8-22 0 8 5 16 5 22 0Z" fill="#2a1420" />
        <path
          d="M20 42c8-8 20-8 28 0M80 42c-8-8-20-8-28 0"
          fill="none"
          stroke="#e0303c"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M50 22c-5 5-5 11 0 16 5-5 5-11 0-16Z" fill="#e0303c" />
        <path d="M46 66h8l-4 5Z" fill="#2a1420" />
        <path d="M36 76c6 6 22 6 28 0" fill="none" stroke="#e0303c" strokeWidth="3" strokeLinecap="round" />
        <path d="M14 62h16M16 69h14M86 62H70M84 69H70" stroke="#ffb03a" strokeWidth="2" strokeLinecap="round" />
        <path d="M24 34c4-7 10-11 18-12" fill="none" stroke="#fff" strokeWidth="3.500" strokeLinecap="round" />
      </>
    ),
    goldfish: (
      <>
        <path d="M50 4v12" stroke="#e0303c" strokeWidth="3" />
        <path d="M40 16c4-6 16-6 20 0l-4 8H44Z" fill="#e0303c" />
        <path
          d="M44 24C20 32 10 52 14 70c4 16 20 24 36 24s32-8 36-24c4-18-6-38-30-46Z"
          fill="url(#nm-water)"
          stroke="#e0faff"
          strokeWidth="1.600"
        />
        <path d="M15 60c12 4 22-4 36 0s24 2 34 0c2 20-16 34-35 34S12 82 15 60Z" fill="#3c98d8" opacity=".35" />
        <path d="M60 66C72 54 84 56 84 50c4 12 2 26-4 32-4-6-12-8-20-10Z" fill="#ffb45a" />
        <path d="M28 66c2-12 16-18 28-12 8 4 12 10 10 16-4 10-20 14-30 8-5-3-8-7-8-12Z" fill="url(#nm-fish)" />
        <path d="M44 54c4-8 12-8 16-4l-6 8ZM42 80c2 6 8 8 12 6l-4-8Z" fill="#ffb45a" />
        <circle cx="36" cy="65" r="3" fill="#2a0c08" />
        <circle cx="35" cy="64" r="1" fill="#fff" />
        <g fill="#fff" opacity=".85">
          {scatter(
            [
              [30, 48],
              [38, 42],
              [66, 46],
            ],
            <circle r="2" />,
          )}
        </g>
        <path
          d="M22 56c2-12 8-20 18-26"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".85"
        />
      </>
    ),
    noodles: (
      <>
        {ground({ y: 94, rx: 32 })}
        <path d="M10 46h80c0 28-16 44-40 44S10 74 10 46Z" fill="url(#nm-bowl)" />
        <path
          d="M14 60c8 6 10-4 18 2s10 4 18 0 10-4 18 2 12 0 18-4"
          fill="none"
          stroke="#e8f0ff"
          strokeWidth="2"
          opacity=".8"
        />
        <ellipse cx="50" cy="46" rx="40" ry="13" fill="#1a2470" />
        <ellipse cx="50" cy="46" rx="35" ry="10.500" fill="#c8782c" />
        <path
          d="M18 46c8-10 18 4 28-4s20 6 36 0M22 50c10 8 18-4 28 2s18 2 26-3M26 41c8-4 18 2 28-2s14 0 20 2"
          fill="none"
          stroke="#ffe9a8"
          strokeWidth="3.400"
          strokeLinecap="round"
        />
        <circle cx="34" cy="40" r="9" fill="#fff8ec" />
        <circle cx="34" cy="40" r="5" fill="#ffb03a" />
        <g fill="#6ab84a">
          {scatter(
            [
              [54, 40],
              [60, 46],
              [48, 50],
              [66, 41],
            ],
            <circle r="2.400" />,
          )}
        </g>
        <path d="M62 48 94 10M70 48l28-30" stroke="#5c2814" strokeWidth="4" strokeLinecap="round" />
        <path
          d="M18 64c4 10 10 17 20 21"
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
          strokeLinecap="round"
          opacity=".6"
        />
        <path
          d="M40 26c-5-6 5-10 0-18M54 26c-5-6 5-10 0-18"
          fill="none"
          stroke="#fff"
          strokeWidth="2.400"
          strokeLinecap="round"
          opacity=".7"
        />
      </>
    ),
    skewers: (
      <>
        <g transform="rotate(-24 50 50)">
          {stick(32, 96, 32, 4)}
          {[16, 34, 52, 70].map((y) => (y === 34 ? ball(32, y, 9, 'nm-green') : meat(32, y)))}
        </g>
        <g transform="rotate(8 60 50)">
          {stick(66, 98, 66, 6)}
          {[18, 36, 54, 72].map((y) => (y === 54 ? ball(66, y, 9, 'nm-red') : meat(66, y)))}
        </g>
      </>
    ),
    bun: (
      <>
        {ground({ y: 88, rx: 40 })}
        <path
          d="M6 78h88c0 8-8 12-20 12H26C14 90 6 86 6 78Z"
          fill="url(#nm-bamboo)"
          stroke="#5c3a1c"
          strokeWidth=".8"
        />
        <path
          d="M50 18c28 0 42 26 38 60H12c-4-34 10-60 38-60Z"
          fill="url(#nm-white)"
          stroke="#a8846a"
          strokeOpacity=".6"
          strokeWidth=".8"
        />
        <path
          d="M50 22c-4 10-14 14-22 24M50 22c4 10 14 14 22 24M50 22c-2 10-6 18-8 30M50 22c2 10 6 18 8 30"
          fill="none"
          stroke="#c09a78"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M46 20c2-5 6-5 8 0l-4 5Z" fill="#e4c8ac" />
        <circle cx="50" cy="40" r="4" fill="#e0303c" />
        <path d="M20 62c1-10 5-18 11-24" fill="none" stroke="#fff" strokeWidth="4.500" strokeLinecap="round" />
        <path
          d="M36 10c-4-5 4-8 0-14M58 10c-4-5 4-8 0-14"
          fill="none"
          stroke="#fff"
          strokeWidth="2.400"
          strokeLinecap="round"
          opacity=".6"
        />
      </>
    ),
    dumplings: (
      <>
        {ground({ y: 90, rx: 42 })}
        <path d="M4 62h92l-6 26H10Z" fill="url(#nm-bamboo)" stroke="#5c3a1c" strokeWidth=".8" />
        <path d="M6 70h88M8 80h84" stroke="#84562c" strokeWidth="1.600" />
        <path d="M20 62v26M40 62v26M60 62v26M80 62v26" stroke="#84562c" strokeOpacity=".6" strokeWidth="1.200" />
        {dumpling(30, 50)}
        {dumpling(70, 50)}
        {dumpling(50, 32)}
        <path d="M2 60h96v6H2Z" fill="#e8c07a" stroke="#5c3a1c" strokeWidth=".6" />
      </>
    ),
    dango: (
      <g transform="rotate(34 50 50)">
        {stick(50, 100, 50, 2)}
        {ball(50, 20, 17, 'nm-pink')}
        {ball(50, 47, 17, 'nm-white')}
        {ball(50, 74, 17, 'nm-green')}
      </g>
    ),
    melon: (
      <>
        <path d="M4 38h92c0 30-20 50-46 50S4 68 4 38Z" fill="url(#nm-rind)" />
        <path d="M11 38h78c0 26-17 42-39 42S11 64 11 38Z" fill="#f0ffd8" />
        <path d="M16 38h68c0 23-15 37-34 37S16 61 16 38Z" fill="url(#nm-flesh)" />
        <path d="M4 34h92v6H4Z" fill="#ff9a8a" />
        <g fill="#2a0c14">
          {scatter(
            [
              [32, 50, 1, 20],
              [50, 48],
              [68, 50, 1, -20],
              [40, 62, 1, 10],
              [60, 62, 1, -10],
              [50, 70],
            ],
            <path d="M0-4c3 3 3 6 0 8-3-2-3-5 0-8Z" />,
          )}
        </g>
        <path
          d="M24 46c2 10 7 18 14 23"
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
          strokeLinecap="round"
          opacity=".6"
        />
      </>
    ),
    lemonade: (
      <>
        {ground({ y: 95, rx: 22 })}
        <path d="M62 4 48 60" stroke="#e0303c" strokeWidth="4.500" strokeLinecap="round" />
        <path d="M61 8l-3 12M57 24l-3 12" stroke="#fff" strokeWidth="4.500" />
        <path d="M24 24h52l-6 64c-1 6-39 6-40 0Z" fill="#e8faff" opacity=".25" stroke="#fff" strokeWidth="1.400" />
        <path d="M26 38h48l-5 50c-1 5-37 5-38 0Z" fill="url(#nm-glass)" />
        <ellipse cx="50" cy="38" rx="24" ry="5" fill="#fff3a8" />
        <path d="M34 50l12-4 4 12-12 4ZM54 64l12-2 2 12-12 2Z" fill="#fff" opacity=".6" />
        <g transform="translate(74 24)">
          <circle r="15" fill="#ffe05a" stroke="#e0a01c" strokeWidth="2.400" />
          <circle r="11" fill="#fffbd0" />
          <path d="M0 0v-10M0 0l9-5M0 0l9 5M0 0v10M0 0l-9 5M0 0l-9-5" stroke="#e8c03a" strokeWidth="2" />
        </g>
        <path d="M32 46l3 38" stroke="#fff" strokeWidth="3.500" strokeLinecap="round" opacity=".8" />
        {spark({ x: 28, y: 16, r: 5 })}
      </>
    ),
  },
};
