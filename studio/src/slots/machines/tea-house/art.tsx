import type { ReactNode } from 'react';
import { backLight, gloss, ground, leaf, spark } from '../../art/light.tsx';
import { metal } from '../../art/metal.tsx';
import { around, linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** Celadon, iron and lacquer on a low table. */
const defs = (
  <defs>
    {metal('th-iron', 'iron')}
    {metal('th-gold', 'gold')}
    {linear('th-room', ['#140e0a', '#3c2a1c', '#6a4a2e', '#1c120a'], { at: [0, 0.35, 0.7, 1] })}
    {radial('th-sun', ['#fff0c8', '#ffc07a', '#e8825acc', '#e8825a00'], {
      at: [0, 0.3, 0.6, 1],
      from: [0.5, 0.5, 0.5],
    })}
    {radial('th-celadon', ['#f4fff0', '#b4e4c4', '#6ab090', '#2c6a58'], { at: [0, 0.36, 0.76, 1] })}
    {radial('th-clay', ['#e8b090', '#a85a3c', '#6b2c1c', '#3c140c'], { at: [0, 0.36, 0.76, 1] })}
    {radial('th-tea', ['#e8ff9a', '#9ac43c', '#4c7a1c'], { from: [0.45, 0.4, 0.65] })}
    {linear('th-lacquer', ['#ff8a7a', '#c42c34', '#7a0c1c', '#a81c2c'], { at: [0, 0.3, 0.8, 1], to: [0, 0, 1, 0.2] })}
    {linear('th-cane', ['#fff0c0', '#e0b868', '#a87a34'], { to: [0, 0, 1, 0] })}
    {radial('th-petal', ['#ffe0e4', '#f46a84', '#b41c48'], { from: [0.5, 0.9, 0.95] })}
    {radial('th-mochi', ['#ffffff', '#ffd8e4', '#e89ab4', '#b0607c'], { at: [0, 0.4, 0.8, 1] })}
    {radial('th-matcha', ['#f0ffc8', '#b4d874', '#74a040', '#3f6420'], { at: [0, 0.4, 0.8, 1] })}
    {linear('th-fan', ['#fff6e0', '#f4c8a0', '#d87a5a'], { to: [0, 1, 0, 0] })}
    {linear('th-wood', ['#a8744a', '#6b4226', '#3a2010'], { to: [0, 0, 0.2, 1] })}
  </defs>
);

const steam = (x: number, y: number): ReactNode => (
  <path
    className="steam"
    d={`M${x - 10} ${y}c-6-8 6-12 0-22M${x} ${y}c-6-8 6-14 0-26M${x + 10} ${y}c-6-8 6-12 0-22`}
    fill="none"
    stroke="#fff"
    strokeWidth="2.600"
    strokeLinecap="round"
    opacity=".7"
  />
);
const stick = (x: number, turn: number): ReactNode => (
  <g key={x} transform={`rotate(${turn} ${x} 84)`}>
    <path d={`M${x} 84V22`} stroke="#8a4a34" strokeWidth="2.400" strokeLinecap="round" />
    <circle cx={x} cy="21" r="2.600" fill="#ff8a3c" />
    <circle cx={x} cy="21" r="5" fill="#ff8a3c" opacity=".3" />
  </g>
);
const tines = Array.from({ length: 9 }, (_, index) => {
  const x = 26 + index * 6;
  return (
    <path
      key={x}
      d={`M50 46C${50 + (x - 50) * 0.7} 54 ${x} 66 ${x} 82c0 5 ${Math.sign(50 - x) * 4} 8 ${Math.sign(50 - x) * 6} 6`}
      fill="none"
      stroke="url(#th-cane)"
      strokeWidth="2.600"
      strokeLinecap="round"
    />
  );
});
const petal = <path className="petal" d="M0 0c6-6 14-4 16 2-4 6-12 6-16-2Z" fill="#f4a0b4" />;

export const teaHouseArt: SlotArt = {
  className: 'tea-house',
  sound: tones({ rootHz: 294, notes: [0, 3, 5, 10, 12], wave: 'triangle', touch: 'wood', paceS: 0.17 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#th-room)" />
      <circle cx="400" cy="220" r="340" fill="url(#th-sun)" opacity=".8" />
      <path d="M0 380q120-70 240-30t220-40 340 40v210H0Z" fill="#3a4a34" opacity=".9" />
      <path d="M0 430q160-50 320-16t480-14v160H0Z" fill="#28382a" />
      <g fill="#1c120a">
        <path d="M-20 0h840v34H-20ZM0 34h24v526H0ZM776 34h24v526h-24ZM118 34h14v420h-14ZM668 34h14v420h-14Z" />
        <path d="M0 140h130v8H0ZM0 250h130v8H0ZM670 140h130v8H670ZM670 250h130v8H670Z" />
      </g>
      <g fill="#ffe9c4" opacity=".14">
        <path d="M24 40h94v100H24ZM24 148h94v102H24ZM682 40h94v100h-94ZM682 148h94v102h-94Z" />
      </g>
      <path
        d="M24 60C70 70 100 100 118 150M700 44c-6 40 10 70 60 90"
        fill="none"
        stroke="#2a1810"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {scatter(
        [
          [60, 74, 0.9],
          [96, 108, 0.7],
          [112, 142, 0.8],
          [702, 78, 0.8],
          [722, 112, 0.7],
          [756, 134, 0.9],
        ],
        <g>
          {around(5, <path d="M0 0c-9-6-9-18 0-22 9 4 9 16 0 22Z" fill="url(#th-petal)" />, { x: 0, y: 0 })}
          <circle r="4" fill="#ffd24a" />
        </g>,
      )}
      <path d="M0 560v-92h800v92Z" fill="url(#th-wood)" />
      <path d="M0 468h800" stroke="#d8a878" strokeOpacity=".6" strokeWidth="3" />
      <g transform="translate(10 356) scale(1.3)">
        <path d="M20 86c-6-30 4-44 28-44s34 14 28 44Z" fill="url(#th-iron-x)" />
        <path d="M24 46C26 14 70 14 72 46" fill="none" stroke="#262e3c" strokeWidth="5" />
        {steam(48, 34)}
      </g>
      <g transform="translate(668 372) scale(1.2)">
        <path d="M14 50h70c0 24-14 34-35 34S14 74 14 50Z" fill="url(#th-celadon)" />
        {steam(49, 42)}
      </g>
      <g>
        {scatter(
          [
            [160, 0],
            [60, 0],
            [300, 0],
            [540, 0],
            [660, 0],
            [780, 0],
            [720, 0],
          ],
          petal,
        )}
      </g>
    </svg>
  ),
  symbols: {
    teapot: (
      <>
        {ground({ y: 92, rx: 36 })}
        <path d="M76 46c16-4 24 26-2 34" fill="none" stroke="#2c6a58" strokeWidth="8" strokeLinecap="round" />
        <path d="M76 46c16-4 24 26-2 34" fill="none" stroke="#8accaa" strokeWidth="4.500" strokeLinecap="round" />
        <path d="M26 62C14 60 12 44 2 40c2-4 8-6 12-4 8 4 10 10 18 10Z" fill="url(#th-celadon)" />
        <path d="M50 34c24 0 34 14 32 30-2 18-14 28-32 28S20 82 18 64c-2-16 8-30 32-30Z" fill="url(#th-celadon)" />
        <path d="M30 36c6-8 34-8 40 0-8 6-32 6-40 0Z" fill="#d8f4e0" stroke="#4c8c74" strokeWidth="1.200" />
        <circle cx="50" cy="26" r="6" fill="url(#th-gold)" />
        <g transform="translate(50 74)" fill="url(#th-gold)">
          {around(5, <ellipse cy="-6" rx="3.200" ry="5" />, { x: 0, y: 0 })}
          <circle r="2.400" fill="#2c6a58" />
        </g>
        <path d="M20 56c16 6 44 6 60 0" fill="none" stroke="url(#th-gold)" strokeWidth="1.800" />
        {backLight('#f4fff0', { y: 62, r: 30 })}
        {gloss({ x: 42, y: 58, r: 21 })}
        {steam(12, 32)}
        {spark({ x: 82, y: 24, r: 6 })}
      </>
    ),
    bowl: (
      <>
        {ground({ y: 93, rx: 30 })}
        <path d="M36 82h28l4 10H32Z" fill="url(#th-clay)" />
        <path d="M8 44h84c0 28-18 42-42 42S8 72 8 44Z" fill="url(#th-clay)" />
        <path
          d="M10 52c8 6 14-4 22 2s14 6 22 0 18 4 36-2c-4 24-20 34-40 34S14 76 10 52Z"
          fill="#2a0c08"
          opacity=".35"
        />
        <ellipse cx="50" cy="44" rx="42" ry="12" fill="#3c140c" />
        <ellipse cx="50" cy="45" rx="37" ry="9.500" fill="url(#th-tea)" />
        <ellipse cx="50" cy="43.500" rx="42" ry="12" fill="none" stroke="#f4c8a8" strokeWidth="1.800" />
        <g fill="#f4ffd0" opacity=".85">
          {scatter(
            [
              [36, 44],
              [42, 48],
              [60, 43],
              [66, 47],
              [50, 49],
            ],
            <circle r="2" />,
          )}
        </g>
        <path
          d="M16 58c4 10 10 17 20 21"
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
          strokeLinecap="round"
          opacity=".5"
        />
        <path d="M60 56l-6 14 8 4-4 10" fill="none" stroke="url(#th-gold)" strokeWidth="2" strokeLinejoin="round" />
        {steam(50, 32)}
      </>
    ),
    kettle: (
      <>
        {ground({ y: 93, rx: 34 })}
        <path d="M24 46C24 4 76 4 76 46" fill="none" stroke="#141a24" strokeWidth="7" strokeLinecap="round" />
        <path d="M25 44C26 8 74 8 75 44" fill="none" stroke="#98a4b4" strokeWidth="2.400" strokeLinecap="round" />
        <path d="M24 66C14 60 12 50 4 46l8-6c8 4 12 10 20 12Z" fill="url(#th-iron)" />
        <path
          d="M50 40c26 0 38 12 38 28 0 14-12 24-38 24S12 82 12 68c0-16 12-28 38-28Z"
          fill="url(#th-iron-x)"
          stroke="#10151e"
          strokeWidth="1"
        />
        <g fill="#10151e" opacity=".5">
          {[56, 64, 72, 80].map((y, row) =>
            scatter(
              Array.from({ length: 9 - row }, (_, index) => [22 + row * 3.5 + index * 7, y]),
              <circle r="1.900" />,
            ),
          )}
        </g>
        <path d="M32 42c6-6 30-6 36 0-8 5-28 5-36 0Z" fill="#98a4b4" stroke="#10151e" strokeWidth="1" />
        <circle cx="50" cy="34" r="5" fill="url(#th-gold)" />
        <path d="M22 58c4-8 10-12 20-13" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      </>
    ),
    caddy: (
      <>
        {ground({ y: 94, rx: 28 })}
        <path d="M22 34h56v52c0 8-56 8-56 0Z" fill="url(#th-lacquer)" />
        <path d="M20 22c0-10 60-10 60 0v16c0 7-60 7-60 0Z" fill="url(#th-lacquer)" stroke="#5c0814" strokeWidth=".8" />
        <ellipse cx="50" cy="21" rx="30" ry="8" fill="#e85a5c" />
        <ellipse cx="50" cy="20" rx="22" ry="5" fill="#ff9a90" opacity=".6" />
        <path d="M20 38c0 7 60 7 60 0" fill="none" stroke="url(#th-gold)" strokeWidth="2.400" />
        <g transform="translate(52 66)" fill="url(#th-gold)">
          {around(5, <path d="M0 0c-6-4-6-12 0-15 6 3 6 11 0 15Z" />, { x: 0, y: 0 })}
        </g>
        <circle cx="52" cy="66" r="3.400" fill="#7a0c1c" />
        <path d="M30 46v36" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".45" />
        <path d="M28 26v10" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".55" />
      </>
    ),
    camellia: (
      <>
        <g transform="translate(30 72) rotate(140) scale(.9)">{leaf('#6abf6a', '#1f6a44')}</g>
        <g transform="translate(70 72) rotate(34) scale(.9)">{leaf('#6abf6a', '#1f6a44')}</g>
        <g transform="translate(52 80) rotate(88) scale(.6)">{leaf('#8ad07a', '#2c7a4c')}</g>
        {around(
          6,
          <path
            d="M50 50C34 44 30 22 44 12c4-2 8-2 12 0 14 10 10 32-6 38Z"
            fill="url(#th-petal)"
            stroke="#8a1034"
            strokeOpacity=".4"
            strokeWidth=".8"
          />,
        )}
        {around(
          5,
          <path
            d="M50 50C40 46 38 32 46 26c3-1.500 5-1.500 8 0 8 6 6 20-4 24Z"
            fill="#ff9ab0"
            stroke="#b41c48"
            strokeOpacity=".4"
            strokeWidth=".7"
          />,
          { turn: 20 },
        )}
        <circle cx="50" cy="50" r="9" fill="#b8861c" />
        <g fill="#ffe27a">{around(10, <circle cx="50" cy="43" r="2" />)}</g>
        <circle cx="50" cy="50" r="4" fill="#fff0b0" />
      </>
    ),
    whisk: (
      <>
        {ground({ y: 95, rx: 26 })}
        <path d="M50 46C38 54 26 66 26 84c10 10 38 10 48 0 0-18-12-30-24-38Z" fill="#6b4a1c" opacity=".5" />
        {tines}
        <path d="M40 8h20v32c0 6-20 6-20 0Z" fill="url(#th-cane)" stroke="#84602c" strokeWidth=".8" />
        <path d="M39 38h22v9H39Z" fill="#2c2a28" />
        <path d="M39 40h22M39 43.500h22" stroke="#d83c44" strokeWidth="1.300" />
        <ellipse cx="50" cy="8" rx="10" ry="3.500" fill="#fff3d0" />
        <path d="M44 12v24" stroke="#fff" strokeWidth="2.600" strokeLinecap="round" opacity=".7" />
      </>
    ),
    cakes: (
      <>
        <path d="M6 76h88l-8 14H14Z" fill="url(#th-wood)" />
        <path d="M6 76h88" stroke="#d8a878" strokeWidth="1.600" />
        <circle cx="32" cy="58" r="20" fill="url(#th-mochi)" />
        <circle cx="69" cy="58" r="20" fill="url(#th-matcha)" />
        <circle cx="50" cy="34" r="20" fill="url(#th-mochi)" />
        <g fill="#f4f8e8" opacity=".8">
          {scatter(
            [
              [62, 52],
              [72, 48],
              [76, 60],
              [66, 62],
              [80, 54],
            ],
            <circle r="1.400" />,
          )}
        </g>
        <g transform="translate(50 24)" fill="#f46a84">
          {around(5, <ellipse cy="-5" rx="2.800" ry="4.400" />, { x: 0, y: 0 })}
          <circle r="2.200" fill="#ffe27a" />
        </g>
        {gloss({ x: 28, y: 56, r: 14 })}
        {gloss({ x: 66, y: 56, r: 14 })}
        {gloss({ x: 45, y: 34, r: 13 })}
      </>
    ),
    fan: (
      <>
        <g transform="translate(11 10) scale(.78)">
          {Array.from({ length: 9 }, (_, index) => -64 + index * 16).map((turn, index) => (
            <g key={turn} transform={`rotate(${turn} 50 84)`}>
              <path
                d="M50 84 42 14q8-5 16 0Z"
                fill={index % 2 === 0 ? 'url(#th-fan)' : '#f8e0c0'}
                stroke="#84402c"
                strokeOpacity=".4"
                strokeWidth=".6"
              />
            </g>
          ))}
          <path d="M12 26A70 70 0 0 1 88 26" fill="none" stroke="#c42c34" strokeWidth="3" opacity=".8" />
          <circle cx="62" cy="38" r="11" fill="#e8482c" opacity=".85" />
          <path
            d="M20 52c12-8 20 2 30-4s20 0 28-6"
            fill="none"
            stroke="#2c6a58"
            strokeWidth="2.600"
            strokeLinecap="round"
            opacity=".8"
          />
          <circle cx="50" cy="84" r="5" fill="url(#th-gold)" />
          <path d="M50 89c-2 4 2 6 0 9" stroke="#c42c34" strokeWidth="2.400" strokeLinecap="round" fill="none" />
        </g>
      </>
    ),
    leaves: (
      <>
        <path d="M50 94C50 70 50 50 50 28" stroke="#3f7a34" strokeWidth="3.500" strokeLinecap="round" />
        <g transform="translate(50 80) rotate(-24) scale(1.150)">{leaf('#a8e07a', '#4c9a44')}</g>
        <g transform="translate(50 72) scale(-1.150 1.150) rotate(-28)">{leaf('#8ad06a', '#3a8440')}</g>
        <g transform="translate(50 54) rotate(-40) scale(1.050)">{leaf('#b8ec84', '#5aa84c')}</g>
        <g transform="translate(50 48) scale(-1 1) rotate(-44)">{leaf('#a8e07a', '#4c9a44')}</g>
        <g transform="translate(50 34) rotate(-84) scale(.8)">{leaf('#d4ffa0', '#8acc5a')}</g>
        <circle cx="76" cy="58" r="3.400" fill="#e8fcff" opacity=".9" />
        <circle cx="75" cy="57" r="1.200" fill="#fff" />
      </>
    ),
    incense: (
      <>
        {ground({ y: 94, rx: 30 })}
        {stick(42, -10)}
        {stick(50, 0)}
        {stick(58, 10)}
        <path
          className="steam"
          d="M50 18c-8-6 6-8 0-16M60 20c6-6-4-10 4-16"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".7"
        />
        <path d="M16 62h68c2 18-8 28-34 28S14 80 16 62Z" fill="url(#th-gold)" stroke="#5f3d0e" strokeWidth=".8" />
        <ellipse cx="50" cy="62" rx="34" ry="7" fill="#7c4a0c" />
        <ellipse cx="50" cy="62" rx="29" ry="5" fill="#d8d0c4" />
        <path d="M42 64V40M50 64V36M58 64V40" stroke="#8a4a34" strokeWidth="2.400" />
        <path d="M24 72c4 8 10 12 18 13" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
        <path d="M26 88l-4 6M74 88l4 6" stroke="#a97722" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
};
