import type { ReactNode } from 'react';
import { backLight, gloss, ground, leaf, spark } from '../../art/light.tsx';
import { around, linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** Lacquered fruit on cream, lit from a window at the upper left. */
const defs = (
  <defs>
    {linear('cc-wall', ['#3a0a24', '#7d1a3f', '#a3264c', '#4a0b26'], { at: [0, 0.35, 0.7, 1] })}
    {radial('cc-lamp', ['#ffd9b8', '#ff8a7acc', '#ff6a7a00'], { at: [0, 0.4, 1], from: [0.5, 0.46, 0.52] })}
    {radial('cc-cherry', ['#ff8f94', '#ea1f42', '#a8082f', '#5f021d'], { at: [0, 0.38, 0.78, 1] })}
    {linear('cc-tail', ['#ffffff', '#ffd06a', '#ff7a3c', '#ff7a3c00'], { at: [0, 0.2, 0.55, 1], to: [1, 0, 0, 0.7] })}
    {linear('cc-stalk', ['#a6cf6a', '#4d7a2c', '#2b4a1c'], { to: [0, 0, 1, 1] })}
    {radial('cc-straw', ['#ff8a7c', '#e8283c', '#a90a2c', '#6b041f'], {
      at: [0, 0.4, 0.82, 1],
      from: [0.34, 0.26, 0.85],
    })}
    {radial('cc-pear', ['#fbffc0', '#c9dc4e', '#7fa52a', '#44691a'], {
      at: [0, 0.35, 0.75, 1],
      from: [0.36, 0.55, 0.72],
    })}
    {radial('cc-blush', ['#ff8a5acc', '#ff8a5a00'], { from: [0.5, 0.5, 0.5] })}
    {radial('cc-orange', ['#ffd58a', '#ff9a1f', '#e06a08', '#933b04'], { at: [0, 0.38, 0.78, 1] })}
    {radial('cc-lemon', ['#fffbd0', '#ffe03a', '#e6ac0c', '#98670a'], { at: [0, 0.4, 0.8, 1] })}
    {radial('cc-grape', ['#dfb4ff', '#8f43d0', '#551e94', '#2d0c5a'], { at: [0, 0.36, 0.76, 1] })}
    {radial('cc-blue', ['#bccbff', '#5570d8', '#2c3d9a', '#151f5c'], { at: [0, 0.36, 0.76, 1] })}
    {linear('cc-mint', ['#c9ffd6', '#3fc97f', '#0f8454'], { to: [0, 0, 1, 1] })}
    {linear('cc-mint-deep', ['#2bae6d', '#0c6a47'], { to: [0, 0, 1, 1] })}
  </defs>
);

const seed = <path d="M0-2.200C1.300-.6 1.300 1.400 0 2.200-1.300 1.400-1.300-.6 0-2.200Z" fill="#ffe3a0" />;
const berry = (x: number, y: number, r: number, paint: string): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle cx={x + 0.8} cy={y + 1.6} r={r} opacity=".22" />
    <circle cx={x} cy={y} r={r} fill={`url(#${paint})`} />
    {backLight('#fff', { x, y, r: r * 0.96 })}
    {gloss({ x: x + r * 0.12, y: y + r * 0.12, r: r * 0.78 })}
  </g>
);
const crown = (x: number, y: number): ReactNode => (
  <g fill="#101a4c" opacity=".75" transform={`translate(${x} ${y})`}>
    {around(5, <path d="M0 0-1.800-5.500 0-4 1.800-5.500Z" />, { x: 0, y: 0 })}
  </g>
);
const mintLeaf = (
  <g>
    <path
      d="M0 0c-3-6 0-11-2-15 5 1 6 4 9 4 0-4 3-7 5-10 3 3 6 6 6 10 4 0 6-3 10-3-2 5 0 9-3 13C17 6 7 6 0 0Z"
      fill="url(#cc-mint)"
    />
    <path d="M0 0c8-6 15-11 24-13 2 4 1 9 1 12C17 6 7 6 0 0Z" fill="url(#cc-mint-deep)" opacity=".75" />
    <path
      d="M1 0C8-6 15-11 23-13M8-5 7-12M14-9l0-8M10-6l9 1M16-10l8 1"
      fill="none"
      stroke="#e9fff0"
      strokeOpacity=".55"
      strokeLinecap="round"
    />
  </g>
);

export const cherryCometArt: SlotArt = {
  className: 'cherry-comet',
  sound: tones({ rootHz: 523, notes: [0, 4, 7, 12, 16], wave: 'triangle', touch: 'fruit' }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#cc-wall)" />
      <g fill="#ffd9c0" opacity=".09">
        {around(14, <path d="M400 262 360-420h80Z" />, { x: 400, y: 250, turn: 8 })}
      </g>
      <rect width="800" height="560" fill="url(#cc-lamp)" />
      <g className="comet">
        <path d="M96 60C60 56 20 44-60 8-10 52 40 72 92 74Z" fill="#fff" opacity=".7" />
        <circle cx="96" cy="67" r="9" fill="#fff" />
      </g>
      <path d="M-20 120c60-46 110-20 120 20 50-24 92 6 84 48 44-8 70 34 44 70v340H-20Z" fill="#ff9a94" opacity=".2" />
      <path d="M820 96c-70-40-112-8-118 34-48-20-88 12-78 50-40-2-60 38-36 66v320h232Z" fill="#ff9a94" opacity=".16" />
      <path d="M0 560V430q100-60 210-28t180-16 190 10 220-26v190Z" fill="#8d1c40" />
      <path d="M0 560v-82q120-44 250-14t260-12 290 0v108Z" fill="#6b1233" />
      <path d="M0 560v-40q200-40 400-14t400-6v60Z" fill="#4a0b26" />
      <g opacity=".9">
        {scatter(
          [
            [64, 470, 1.5, -18],
            [742, 452, 1.7, 12],
          ],
          <g>
            <path d="M-12 0C-8-34 4-54 26-66M16 4C20-24 24-46 26-66" fill="none" stroke="#2f7a46" strokeWidth="3.500" />
            <circle cx="-14" cy="12" r="20" fill="url(#cc-cherry)" />
            <circle cx="18" cy="18" r="18" fill="url(#cc-cherry)" />
            {gloss({ x: -12, y: 14, r: 16 })}
            {gloss({ x: 20, y: 20, r: 14 })}
          </g>,
        )}
      </g>
    </svg>
  ),
  symbols: {
    'cherry-comet': (
      <>
        <path
          d="M94 4C66 8 34 24 14 56c-8 14-10 26-8 38C26 60 56 34 96 18Z"
          fill="url(#cc-tail)"
          transform="matrix(-1 0 0 1 100 0)"
          opacity=".95"
        />
        <path
          d="M8 8c24 4 44 16 58 34M4 20c20 6 36 16 48 30"
          fill="none"
          stroke="#fff"
          strokeWidth="2.400"
          strokeLinecap="round"
          opacity=".8"
        />
        {ground({ x: 64, y: 93, rx: 24 })}
        <path d="M62 38C62 24 68 14 82 8" fill="none" stroke="url(#cc-stalk)" strokeWidth="4" strokeLinecap="round" />
        <g transform="translate(80 9) rotate(24) scale(.5)">{leaf('#8fdc6c', '#3f9a4a')}</g>
        <path d="M62 38c8-7 26-4 30 12 4 18-8 40-28 40-22 0-34-20-29-38 4-15 19-21 27-14Z" fill="url(#cc-cherry)" />
        <path d="M52 40c5 4 15 4 20 0-4 6-16 6-20 0Z" fill="#5f021d" opacity=".7" />
        {backLight('#ff9f8c', { x: 63, y: 62, r: 28 })}
        {gloss({ x: 60, y: 62, r: 22 })}
        {spark({ x: 24, y: 22, r: 6 })}
        {spark({ x: 40, y: 66, r: 4 })}
      </>
    ),
    strawberry: (
      <>
        {ground({ rx: 24 })}
        <path d="M50 92C30 86 14 62 17 42c2-14 16-18 33-15 17-3 31 1 33 15 3 20-13 44-33 50Z" fill="url(#cc-straw)" />
        <path d="M80 34c7 18-6 48-30 58 20-6 36-30 33-50-.5-3-1.500-6-3-8Z" fill="#ff9a86" opacity=".35" />
        {scatter(
          [
            [30, 44],
            [43, 42],
            [57, 42],
            [70, 44],
            [25, 56],
            [37, 55],
            [50, 55],
            [63, 55],
            [75, 56],
            [32, 67],
            [44, 68],
            [57, 68],
            [68, 67],
            [41, 79],
            [52, 80],
            [61, 78],
          ],
          seed,
        )}
        <path
          d="M50 30C38 20 24 20 14 30c8 1 12 4 14 9 5-4 10-5 15-4 1 5 3 9 7 12 4-3 6-7 7-12 5-1 10 0 15 4 2-5 6-8 14-9-10-10-24-10-36 0Z"
          fill="#3f9a4a"
        />
        <path d="M50 30C38 22 26 22 14 30c12-2 26 0 36 0 10 0 24-2 36 0-12-8-24-8-36 0Z" fill="#9be07a" />
        <path d="M50 30c0-8 2-14 8-20" fill="none" stroke="url(#cc-stalk)" strokeWidth="4" strokeLinecap="round" />
        {gloss({ x: 40, y: 54, r: 18, turn: -8 })}
      </>
    ),
    pear: (
      <>
        {ground({ rx: 27 })}
        <path
          d="M52 24c10 0 13 10 15 20 3 12 16 16 16 30 0 12-13 18-31 18s-33-6-33-18c0-14 14-18 17-30 3-11 6-20 16-20Z"
          fill="url(#cc-pear)"
        />
        <ellipse cx="67" cy="70" rx="14" ry="20" fill="url(#cc-blush)" />
        <path d="M52 26c-1-8 2-14 8-18" fill="none" stroke="#5b3d1c" strokeWidth="4.500" strokeLinecap="round" />
        <g transform="translate(56 16) rotate(8) scale(.78)">{leaf('#a9e070', '#4f9a3c')}</g>
        {gloss({ x: 38, y: 68, r: 20, turn: -10 })}
        <path d="M44 40c1-5 3-8 6-9" stroke="#fff" strokeWidth="3.500" strokeLinecap="round" opacity=".8" fill="none" />
        <g fill="#5a6f14" opacity=".5">
          {scatter(
            [
              [60, 54],
              [54, 76],
              [66, 82],
              [44, 84],
              [72, 72],
              [58, 64],
            ],
            <circle r="1" />,
          )}
        </g>
      </>
    ),
    orange: (
      <>
        {ground({ rx: 30 })}
        <circle cx="50" cy="55" r="36" fill="url(#cc-orange)" />
        {backLight('#ffd9a0', { x: 50, y: 55, r: 36 })}
        <g fill="#8d3f00" opacity=".26">
          {scatter(
            [
              [34, 62],
              [44, 74],
              [58, 70],
              [70, 60],
              [64, 80],
              [52, 60],
              [40, 50],
              [74, 48],
              [60, 50],
              [30, 74],
            ],
            <circle r="1.100" />,
          )}
        </g>
        <path d="M45 22c2 3 8 3 10 0l2 4c-4 4-10 4-14 0Z" fill="#4f7a2a" />
        <path d="M50 24c-1-6 0-10 3-14" fill="none" stroke="#5a4a20" strokeWidth="3.500" strokeLinecap="round" />
        <g transform="translate(51 20) rotate(-8)">{leaf('#8fdc6c', '#2f8a44')}</g>
        {gloss({ x: 42, y: 52, r: 26 })}
      </>
    ),
    lemon: (
      <>
        {ground({ rx: 28 })}
        <g transform="rotate(-18 50 54)">
          <path
            d="M6 56c4-1 7-4 9-8C22 32 36 25 51 25c16 0 29 8 35 22 2 4 4 6 8 8 2 1 2 4 0 5-4 1-6 3-8 7-7 13-20 20-36 20-15 0-28-7-35-21-2-4-5-6-9-7-2-1-2-3 0-3Z"
            fill="url(#cc-lemon)"
          />
          <g fill="#a87400" opacity=".28">
            {scatter(
              [
                [36, 64],
                [48, 74],
                [60, 68],
                [72, 58],
                [52, 58],
                [42, 48],
                [64, 48],
                [30, 54],
              ],
              <circle r="1.100" />,
            )}
          </g>
          {gloss({ x: 40, y: 56, r: 24, turn: 10 })}
        </g>
        <g transform="translate(66 26) rotate(-30) scale(.72)">{leaf('#9be07a', '#3f8f3c')}</g>
      </>
    ),
    grapes: (
      <>
        <path d="M52 26c0-8 4-13 11-17" fill="none" stroke="#6b4a22" strokeWidth="4.500" strokeLinecap="round" />
        <path d="M52 24C40 8 22 10 12 20c6 2 8 6 7 11 7-3 12-2 16 1 5-5 11-7 17-8Z" fill="#57a83e" />
        <path d="M52 24C38 16 26 16 12 20c6 2 8 6 7 11 7-3 12-2 16 1 5-5 11-7 17-8Z" fill="#2f7a34" opacity=".6" />
        {[
          [30, 38],
          [50, 34],
          [70, 38],
          [22, 53],
          [41, 52],
          [60, 52],
          [78, 53],
          [32, 67],
          [51, 68],
          [69, 67],
          [42, 81],
          [60, 81],
        ].map(([x = 0, y = 0]) => berry(x, y, 11, 'cc-grape'))}
      </>
    ),
    blueberries: (
      <>
        {ground({ rx: 32 })}
        <g transform="translate(40 34) rotate(-46)">{leaf('#8fdcae', '#2a8a6a')}</g>
        <g transform="translate(56 36) rotate(-128) scale(.8)">{leaf('#b6efc4', '#3a9a78')}</g>
        {berry(50, 44, 22, 'cc-blue')}
        {crown(54, 40)}
        {berry(29, 66, 22, 'cc-blue')}
        {crown(34, 66)}
        {berry(69, 68, 23, 'cc-blue')}
        {crown(75, 66)}
      </>
    ),
    mint: (
      <>
        {ground({ rx: 22 })}
        <path d="M50 90C50 70 50 52 50 36" fill="none" stroke="#0f8454" strokeWidth="3.500" strokeLinecap="round" />
        <g transform="translate(50 78) rotate(8) scale(1.150)">{mintLeaf}</g>
        <g transform="translate(50 78) scale(-1.150 1.150) rotate(8)">{mintLeaf}</g>
        <g transform="translate(50 54) rotate(-18) scale(1.100)">{mintLeaf}</g>
        <g transform="translate(50 54) scale(-1.100 1.100) rotate(-18)">{mintLeaf}</g>
        <g transform="translate(50 40) rotate(-52)">{mintLeaf}</g>
        {spark({ x: 76, y: 30, r: 5 })}
      </>
    ),
  },
};
