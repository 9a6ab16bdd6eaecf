import type { ReactNode } from 'react';
import { backLight, gloss, ground, spark } from '../../art/light.tsx';
import { around, linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';
import { koi, patches } from './koi.tsx';
import { Pond, RisingLanterns } from './Pond.tsx';

/** Warm paper light on dark water. */
const defs = (
  <defs>
    {linear('lk-white', ['#ffffff', '#fff0e6', '#e8c8bc'], { to: [0, 0, 1, 0.4] })}
    {linear('lk-gold', ['#fffbd8', '#ffd75a', '#f09a1c', '#b8620c'], { at: [0, 0.3, 0.7, 1], to: [0, 0, 1, 0.6] })}
    {linear('lk-ink', ['#6a6a7c', '#2c2a38', '#121018'], { to: [0, 0, 1, 0.4] })}
    {radial('lk-paper', ['#fffbe0', '#ffd070', '#f5822c', '#b8380f'], { at: [0, 0.3, 0.7, 1], from: [0.5, 0.6, 0.7] })}
    {radial('lk-glow', ['#ffe3a0cc', '#ffb04a55', '#ffb04a00'], { from: [0.5, 0.5, 0.5] })}
    {radial('lk-pearl', ['#ffffff', '#f6ecff', '#c8c0ea', '#8a80b8'], { at: [0, 0.4, 0.78, 1] })}
    {linear('lk-shell', ['#ffe3ee', '#f0a0bc', '#a84a7c'], { to: [0, 0, 0.4, 1] })}
    {linear('lk-petal', ['#ffffff', '#ffd0e4', '#f07cae'], { at: [0, 0.45, 1] })}
    {linear('lk-leafpad', ['#7fe0a0', '#2f9a6a', '#0f5c48'], { to: [0, 0, 1, 1] })}
    {linear('lk-wing', ['#e8ffffdd', '#8ae8f488', '#4ab8e066'], { to: [0, 0, 1, 1] })}
    {linear('lk-fly', ['#b8fff0', '#1fb8a8', '#0a5c70'], { to: [0, 0, 1, 0] })}
    {linear('lk-maple', ['#ffc06a', '#f0562c', '#a81c24'], { to: [0, 0, 1, 1] })}
    {linear('lk-cane', ['#4a8a3c', '#c8f08a', '#6ab04a', '#2c6a34'], { at: [0, 0.3, 0.6, 1], to: [0, 0, 1, 0] })}
    {radial('lk-stone', ['#d8e4ea', '#8a9caa', '#4a5a6a', '#243240'], { at: [0, 0.4, 0.78, 1] })}
    {radial('lk-stone2', ['#f0e0d0', '#b89a84', '#70543f', '#3c2a1e'], { at: [0, 0.4, 0.78, 1] })}
  </defs>
);

const wing = (turn: number, flip = 1): ReactNode => (
  <g key={`${turn} ${flip}`} transform={`translate(50 36) scale(${flip} 1) rotate(${turn})`}>
    <path
      d="M0 0C14-12 36-12 44-4 46 2 36 8 20 7 10 6 4 4 0 0Z"
      fill="url(#lk-wing)"
      stroke="#d8ffff"
      strokeWidth=".9"
    />
    <path d="M4 0C16-4 30-6 42-3M14-3l6 8M24-6l4 11" fill="none" stroke="#e8ffff" strokeOpacity=".7" strokeWidth=".7" />
    <path d="M36-7l6 2-3 3-5-2Z" fill="#ff8a4a" opacity=".8" />
  </g>
);
const petal = (
  <path
    d="M50 58C40 44 40 26 50 12c10 14 10 32 0 46Z"
    fill="url(#lk-petal)"
    stroke="#d8568e"
    strokeOpacity=".3"
    strokeWidth=".7"
  />
);
const stem = (x: number, width: number, top: number, bottom: number): ReactNode => (
  <g key={x}>
    <path d={`M${x} ${top}h${width}v${bottom - top}h-${width}Z`} fill="url(#lk-cane)" />
    {Array.from({ length: 3 }, (_, index) => top + ((index + 1) * (bottom - top)) / 4).map((y) => (
      <g key={y}>
        <path d={`M${x - 1} ${y - 2}h${width + 2}v4h-${width + 2}Z`} fill="#2c6a34" />
        <path d={`M${x - 1} ${y - 2}h${width + 2}`} stroke="#e8ffb8" strokeWidth="1" />
      </g>
    ))}
  </g>
);
const blade = <path d="M0 0C10-8 24-8 34 2 22 6 10 6 0 0Z" fill="#5ab04a" stroke="#2c6a34" strokeWidth=".6" />;
const pebble = (x: number, y: number, rx: number, ry: number, paint: string): ReactNode => (
  <g key={`${x} ${y}`}>
    <ellipse cx={x} cy={y + 3} rx={rx} ry={ry} opacity=".35" />
    <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${paint})`} />
    <path
      d={`M${x - rx * 0.66} ${y - ry * 0.2}q${rx * 0.2}-${ry * 0.5} ${rx * 0.8}-${ry * 0.5}`}
      fill="none"
      stroke="#fff"
      strokeWidth="2.600"
      strokeLinecap="round"
      opacity=".7"
    />
  </g>
);

export const lanternKoiArt: SlotArt = {
  className: 'lantern-koi',
  sound: tones({ rootHz: 349, notes: [0, 2, 7, 9, 12, 14], wave: 'sine', touch: 'water', paceS: 0.15 }),
  scene: Pond({ defs }),
  freeScene: RisingLanterns(),
  symbols: {
    'gold-koi': (
      <>
        <circle cx="50" cy="50" r="50" fill="url(#lk-glow)" />
        <g fill="none" stroke="#fff3c0" strokeOpacity=".8" strokeWidth="1.600">
          <path d="M10 70a44 44 0 0 1 2-44M90 70a44 44 0 0 0-2-44" />
        </g>
        <g transform="rotate(28 50 50)">
          {koi({
            body: 'url(#lk-gold)',
            fin: '#ffe9a8',
            spots: (
              <path
                d="M50 4c9 1.500 14 8 16 18-6 8-26 8-32 0C36 10 42 5 50 4ZM40 44q10-8 20 0-2 16-10 24-8-8-10-24Z"
                fill="#ff7a1c"
                opacity=".75"
              />
            ),
          })}
        </g>
        {spark({ x: 20, y: 22, r: 7 })}
        {spark({ x: 80, y: 76, r: 5 })}
      </>
    ),
    lantern: (
      <>
        <circle cx="50" cy="52" r="52" fill="url(#lk-glow)" />
        <path d="M50 2v10" stroke="#4a1a10" strokeWidth="3" strokeLinecap="round" />
        <path d="M36 12h28v7H36ZM36 80h28v7H36Z" fill="#4a1a10" />
        <path d="M36 13h28M36 81h28" stroke="#ffcf7a" strokeWidth="1.600" />
        <path d="M36 19h28c14 8 20 20 20 31S78 74 64 80H36C22 74 16 61 16 50s6-23 20-31Z" fill="url(#lk-paper)" />
        <path
          d="M42 19c-8 18-8 43 0 61M58 19c8 18 8 43 0 61M50 19v61M34 20c-14 18-14 42 0 59M66 20c14 18 14 42 0 59"
          fill="none"
          stroke="#a8380f"
          strokeOpacity=".45"
          strokeWidth="1.400"
        />
        <path d="M26 32c-4 8-5 16-4 24" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".75" />
        <path
          d="M50 87v7M46 94h8l1 6M50 94v6M45 100l1-6"
          stroke="#e8482c"
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M50 42c4 6 6 10 6 14a6 6 0 0 1-12 0c0-4 2-8 6-14Z" fill="#fff" opacity=".9" />
      </>
    ),
    'red-koi': (
      <g transform="rotate(-24 50 50)">{koi({ body: 'url(#lk-white)', fin: '#ffd9c4', spots: patches('#e8482c') })}</g>
    ),
    'ink-koi': (
      <g transform="rotate(156 50 50)">
        {koi({ body: 'url(#lk-ink)', fin: '#8a8aa0', spots: patches('#f5a03c'), eye: '#fff3c0' })}
      </g>
    ),
    pearl: (
      <>
        {ground({ y: 92, rx: 34 })}
        <path d="M50 60C30 20 10 30 8 56c0 20 20 34 42 34s42-14 42-34C90 30 70 20 50 60Z" fill="url(#lk-shell)" />
        <path
          d="M50 88 16 44M50 88 28 38M50 88V62M50 88l22-50M50 88l34-44"
          stroke="#7a2c5c"
          strokeOpacity=".45"
          strokeWidth="2"
        />
        <path
          d="M10 66c8 14 22 22 40 22s32-8 40-22c2 16-16 28-40 28S8 82 10 66Z"
          fill="url(#lk-shell)"
          stroke="#7a2c5c"
          strokeOpacity=".5"
          strokeWidth=".8"
        />
        <circle cx="50" cy="50" r="23" fill="url(#lk-pearl)" />
        {backLight('#ffc8e8', { x: 50, y: 50, r: 22 })}
        {gloss({ x: 48, y: 50, r: 17 })}
      </>
    ),
    dragonfly: (
      <>
        {wing(-14)}
        {wing(20)}
        {wing(-14, -1)}
        {wing(20, -1)}
        <path d="M46 34c0-8 8-8 8 0l-1 14c0 18 0 30-3 44-3-14-3-26-3-44Z" fill="url(#lk-fly)" />
        <path d="M46.500 52h7M47 60h6M47.400 68h5M48 76h4" stroke="#063c4c" strokeOpacity=".6" strokeWidth="1.400" />
        <circle cx="45.500" cy="25" r="5.500" fill="#ff6a3c" />
        <circle cx="54.500" cy="25" r="5.500" fill="#ff6a3c" />
        <circle cx="44" cy="23.500" r="1.600" fill="#fff" />
        <circle cx="53" cy="23.500" r="1.600" fill="#fff" />
        <path d="M50 32v14" stroke="#e8fff8" strokeWidth="1.600" strokeLinecap="round" opacity=".7" />
      </>
    ),
    lily: (
      <>
        <path d="M50 76 92 62A44 18 0 1 1 84 56Z" fill="url(#lk-leafpad)" />
        <path d="M50 76 12 72M50 76 30 86M50 76l18 9" stroke="#c8ffd8" strokeOpacity=".5" strokeWidth="1.400" />
        <g transform="translate(0 12)">
          {[-66, 66, -44, 44, -22, 22, 0].map((turn) => (
            <g key={turn} transform={`rotate(${turn} 50 58)`}>
              {petal}
            </g>
          ))}
          <path d="M38 46c-4 8 2 20 12 20s16-12 12-20c-4 8-8 10-12 10s-8-2-12-10Z" fill="url(#lk-petal)" />
          <g fill="#ffcf3a">
            {scatter(
              [
                [44, 50],
                [50, 47],
                [56, 50],
                [47, 54],
                [53, 54],
              ],
              <circle r="2.200" />,
            )}
          </g>
        </g>
      </>
    ),
    maple: (
      <>
        <path d="M52 66 58 96" stroke="#8a2c1c" strokeWidth="3.500" strokeLinecap="round" />
        <path
          d="M50 6l8 20 14-8-3 18 21-2-14 15 16 8-22 6 6 14-18-6-8 5-8-5-18 6 6-14-22-6 16-8L10 34l21 2-3-18 14 8Z"
          fill="url(#lk-maple)"
          stroke="#8a1418"
          strokeWidth=".8"
          strokeLinejoin="round"
        />
        <path d="M50 6l8 20 14-8-3 18 21-2-14 15 16 8-22 6 6 14-18-6-8 5Z" fill="#6a0c18" opacity=".25" />
        <path
          d="M52 68C50 48 50 30 50 14M51 62 26 42M51 62l24-20M51 66 32 72M52 66l18 6"
          fill="none"
          stroke="#ffe0a8"
          strokeOpacity=".75"
          strokeWidth="1.500"
          strokeLinecap="round"
        />
      </>
    ),
    bamboo: (
      <>
        {ground({ y: 95, rx: 26 })}
        {stem(28, 13, 14, 94)}
        {stem(46, 15, 4, 94)}
        {stem(66, 11, 24, 94)}
        {scatter(
          [
            [60, 24, 1, -24],
            [60, 26, 0.9, 18],
            [28, 34, 0.9, 196],
            [28, 36, 0.8, 160],
            [76, 46, 0.6, -10],
          ],
          blade,
        )}
      </>
    ),
    stones: (
      <>
        {ground({ y: 93, rx: 40 })}
        {pebble(50, 78, 38, 14, 'lk-stone')}
        {pebble(48, 56, 29, 12, 'lk-stone2')}
        {pebble(52, 37, 20, 9.5, 'lk-stone')}
        {pebble(49, 22, 12, 7, 'lk-stone2')}
        <path
          d="M20 74c2-6 8-9 16-10"
          fill="none"
          stroke="#7ad08a"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".7"
        />
        <g fill="#ffd0e4">{around(5, <ellipse cx="72" cy="58" rx="2.600" ry="4" />, { x: 72, y: 63 })}</g>
        <circle cx="72" cy="63" r="2" fill="#ffcf3a" />
      </>
    ),
  },
};
