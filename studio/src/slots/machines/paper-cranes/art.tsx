import { type Facet, folded } from '../../art/folded.tsx';
import { spark } from '../../art/light.tsx';
import { linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** Folded paper by a paper lamp. Every sheet has four tones: turned to the light, flat, turned away, the inside. */
const defs = (
  <defs>
    {linear('pc-wall', ['#16243a', '#2c4a5e', '#6a5a5c', '#3a2420'], { at: [0, 0.42, 0.8, 1] })}
    {radial('pc-lamp', ['#fff3d0', '#ffcf8a99', '#ffb45a00'], { at: [0, 0.35, 1], from: [0.5, 0.5, 0.5] })}
    {linear('pc-gold0', ['#fffbe0', '#ffd75a'], { to: [0, 0, 1, 1] })}
    {linear('pc-gold1', ['#ffe48a', '#f0b02c'], { to: [0, 0, 1, 1] })}
    {linear('pc-gold2', ['#e8a42c', '#b8701c'], { to: [0, 0, 1, 1] })}
  </defs>
);

const craneFacets: readonly Facet[] = [
  ['50,66 64,6 72,52', 2],
  ['30,64 50,48 70,64 50,82', 1],
  ['30,64 50,82 50,62', 2],
  ['36,62 3,28 46,55', 1],
  ['36,62 3,28 30,67', 3],
  ['64,62 90,20 56,55', 0],
  ['64,62 90,20 72,66', 2],
  ['90,20 99,33 83,31', 3],
  ['34,60 26,5 60,57', 0],
  ['46,60 26,5 60,57', 1],
];
const mirrored = (facets: readonly Facet[]): readonly Facet[] =>
  facets.map(([corners, tone]) => [
    corners.replace(/([\d.]+),/g, (_, x: string) => `${100 - Number(x)},`),
    // Its right half is turned away from the light.
    Math.min(3, tone + 1),
  ]);
const both = (facets: readonly Facet[]) => [...facets, ...mirrored(facets)];

const gold = ['url(#pc-gold0)', 'url(#pc-gold1)', 'url(#pc-gold2)', '#94520f'];
const vermilion = ['#ff9a6a', '#f0603c', '#c93c24', '#8a2418'];
const violet = ['#d8b4ff', '#a878e8', '#7a4ac0', '#4c2a86'];
const teal = ['#a8f0e4', '#4ac4b8', '#20908c', '#105c60'];
const rose = ['#ffd0dc', '#f88aa8', '#d85480', '#9a2c58'];
const blue = ['#c4dcff', '#7aa8f0', '#4474cc', '#274a94'];
const leafy = ['#d4f0a0', '#98cc58', '#64983a', '#3c6626'];
const red = ['#ffb0b0', '#ee5a64', '#c02c44', '#7c142c'];

const hanging = (
  <g className="hangs">
    <path d="M0 0v250" stroke="#e8d8b8" strokeOpacity=".5" strokeWidth="1.500" />
    {[40, 110, 180, 250].map((y, index) => (
      <g key={y} transform={`translate(-26 ${y}) scale(.52)`}>
        {folded([rose, teal, vermilion, blue][index] ?? rose, craneFacets)}
      </g>
    ))}
  </g>
);

export const paperCranesArt: SlotArt = {
  className: 'paper-cranes',
  sound: tones({ rootHz: 440, notes: [0, 2, 5, 7, 12], wave: 'triangle', touch: 'paper', paceS: 0.1 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#pc-wall)" />
      <g fill="#f6ecd8" opacity=".1">
        <path d="M30 40h130v360H30ZM640 40h130v360H640Z" />
      </g>
      <g fill="none" stroke="#1c1410" strokeOpacity=".75" strokeWidth="6">
        <path d="M30 40h130v360H30ZM95 40v360M30 130h130M30 220h130M30 310h130M640 40h130v360H640ZM705 40v360M640 130h130M640 220h130M640 310h130" />
      </g>
      <ellipse className="lamp" cx="400" cy="250" rx="420" ry="300" fill="url(#pc-lamp)" opacity=".8" />
      <path d="M0 560V430l90-50 80 46 110-60 120 66 100-52 130 60 90-40 80 30v130Z" fill="#4a3030" />
      <path
        d="M0 430l90-50 20 60-50 60ZM170 426l110-60 24 80-70 50ZM400 432l100-52 30 70-60 60ZM630 440l90-40 20 70Z"
        fill="#6b4a42"
      />
      <path d="M0 560v-70l120-26 130 34 160-40 150 38 120-30 120 30v64Z" fill="#2c1a18" />
      {scatter(
        [
          [70, -20, 1],
          [128, -70, 0.9],
          [730, -20, 1],
          [676, -80, 0.9],
        ],
        hanging,
      )}
    </svg>
  ),
  symbols: {
    crane: (
      <>
        <circle cx="50" cy="50" r="50" fill="url(#pc-lamp)" opacity=".9" />
        {folded(gold, craneFacets)}
        {spark({ x: 80, y: 80, r: 6 })}
        {spark({ x: 14, y: 14, r: 5 })}
      </>
    ),
    fox: (
      <>
        {folded(
          vermilion,
          both([
            ['8,6 40,34 14,52', 1],
            ['14,14 32,32 17,42', 3],
            ['14,52 40,34 50,42 50,60', 0],
            ['14,52 50,60 50,94', 1],
          ]),
        )}
        {folded(['#fff6ea', '#f0e0cc', '#d8c4a8', '#b8a080'], both([['14,52 40,62 50,94', 0]]))}
        <polygon points="43,84 57,84 50,95" fill="#3a1c18" />
        <polygon points="30,54 40,56 34,61" fill="#3a1c18" />
        <polygon points="70,54 60,56 66,61" fill="#3a1c18" />
      </>
    ),
    butterfly: (
      <>
        {folded(
          violet,
          both([
            ['50,46 30,12 4,8 12,38', 0],
            ['50,46 12,38 20,54', 1],
            ['50,46 30,12 34,34', 2],
            ['50,52 20,56 14,84', 1],
            ['50,52 14,84 38,90', 2],
            ['50,52 30,70 38,90', 0],
          ]),
        )}
        <polygon points="47,30 53,30 52,82 50,88 48,82" fill="#3a2060" />
        <path
          d="M49 30C46 20 42 16 38 14M51 30c3-10 7-14 11-16"
          fill="none"
          stroke="#3a2060"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </>
    ),
    fish: (
      <>
        {folded(teal, [
          ['66,50 96,22 90,50', 1],
          ['66,50 96,78 90,50', 2],
          ['4,50 36,18 50,50', 0],
          ['36,18 72,50 50,50', 1],
          ['4,50 36,82 50,50', 2],
          ['36,82 72,50 50,50', 3],
          ['36,18 56,8 54,34', 1],
          ['36,82 52,94 54,66', 3],
          ['44,50 62,40 60,58', 0],
        ])}
        <circle cx="22" cy="45" r="4" fill="#0c3438" />
        <circle cx="21" cy="44" r="1.300" fill="#fff" />
      </>
    ),
    tulip: (
      <>
        {folded(leafy, [
          ['48,56 53,56 54,97 47,97', 1],
          ['50,94 78,58 66,90', 0],
          ['50,94 78,58 58,74', 2],
          ['50,97 24,66 36,92', 1],
        ])}
        {folded(
          rose,
          both([
            ['20,10 50,34 50,62 26,48', 1],
            ['20,10 38,26 26,48', 0],
          ]),
        )}
        {folded(rose, [
          ['50,6 68,30 50,62', 2],
          ['50,6 32,30 50,62', 0],
        ])}
      </>
    ),
    boat: folded(blue, [
      ['50,8 50,56 20,56', 0],
      ['50,8 50,56 80,56', 2],
      ['50,8 38,56 50,56', 1],
      ['3,54 50,54 40,86 24,86', 1],
      ['97,54 50,54 60,86 76,86', 3],
      ['50,54 40,86 60,86', 2],
      ['3,54 30,54 24,70', 0],
    ]),
    pinwheel: (
      <>
        <path d="M50 50v48" stroke="#a8743c" strokeWidth="4" strokeLinecap="round" />
        {folded(
          ['#ffe9a0', '#ffc24a', '#e8902c', '#b8601c'],
          [
            ['50,50 50,6 20,20', 0],
            ['50,50 20,20 34,48', 2],
            ['50,50 94,50 80,20', 1],
            ['50,50 80,20 52,34', 3],
            ['50,50 50,94 80,80', 1],
            ['50,50 80,80 66,52', 3],
            ['50,50 6,50 20,80', 0],
            ['50,50 20,80 48,66', 2],
          ],
        )}
        <circle cx="50" cy="50" r="5" fill="#c93c24" />
        <circle cx="48.600" cy="48.600" r="1.600" fill="#fff" />
      </>
    ),
    heart: folded(red, [
      ['50,30 28,12 8,30', 0],
      ['50,30 8,30 16,56', 1],
      ['50,30 16,56 50,90', 2],
      ['50,30 72,12 92,30', 1],
      ['50,30 92,30 84,56', 2],
      ['50,30 84,56 50,90', 3],
      ['50,30 34,62 50,90', 1],
    ]),
  },
};
