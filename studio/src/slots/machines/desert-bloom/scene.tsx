import { disc, dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('db', {
  sky: 'down #2f7fa8 #8fd0c4@.35 #ffe0a8@.65 #ffb48a',
  sun: 'round #fffbe0 #ffe9a0/.7@.3 #ffe9a0/0',
  mesa: 'down #d9825c #a8506a',
  mesa2: 'down #c2604f #7a3a5c',
  cactus: 'right #5fae6a #2f7a58@.5 #174a44',
  ground: 'down #f0a86a #a8505a@.35 #3a1a3a',
  aura: 'round #fff0a8/.8 #ffb0c4/.35@.65 #ffb0c4/0',
  wing: 'slant #ffffff/.95 #a8f0e0/.8@.5 #3fb0c4/.7',
  bird: 'slant #8ff0b0 #1fa87a@.5 #0a5a5c',
  head: 'slant #6fe09a #0f8a6a',
  throat: 'down #ff8ac4 #d8246f',
  mist: 'round #bfe6ff/.6 #bfe6ff/0',
  cloud: 'down #ffffff #d6e6f6@.6 #9fb8d8',
  drop: 'down #d6f4ff #3f9ae0',
  white: 'down #ffffff #ffe9f0@.6 #f0a8c4',
  white2: 'down #ffffff #fff6dc@.7 #ffd98a',
  heart: 'round #fff3a8 #f4c43f',
  poppy: 'down #ffb04a #f0602a@.5 #c2281a',
  poppy2: 'down #ffd98a #ff8a3a@.6 #e0481a',
  pad: 'ball #b6e67a #5fa84a@.5 #2a6a3f',
  pad2: 'ball #a6d66a #4f9a4a@.5 #1f5a3a',
  fig: 'ball #ff9ac4 #d8246f@.5 #7a0f4a',
  tail: 'down #2fb09a #ffd84a',
  lizard: 'slant #7ff0c0 #1f9a8f@.5 #0d5a6a',
  agave: 'down #b6f0d6 #3fa08f@.5 #1a6a6a',
  beetle: 'slant #d69aff #7a3ad6@.5 #3a1a8a',
  beetle2: 'down #b07aff #5a2ab0',
  stone: 'slant #a8f4ec #3fb8c0@.5 #1a7a9a',
});

/** A saguaro with its arms up, the foot at x, y. */
const saguaro = (x: number, y: number, size: number) =>
  `M${x - 12 * size} ${y}V${y - 110 * size}a${12 * size} ${12 * size} 0 0 1 ${24 * size} 0V${y - 64 * size}h${14 * size}V${y - 92 * size}a${8 * size} ${8 * size} 0 0 1 ${16 * size} 0v${38 * size}q0 ${10 * size}-${10 * size} ${10 * size}h-${20 * size}V${y}ZM${x - 12 * size} ${y - 40 * size}h-${22 * size}q-${10 * size} 0-${10 * size}-${10 * size}V${y - 80 * size}a${8 * size} ${8 * size} 0 0 1 ${16 * size} 0v${24 * size}h${16 * size}Z`;

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#db-sky)" />
      <circle cx="160" cy="170" r="220" fill="url(#db-sun)" />
      <circle cx="160" cy="170" r="46" fill="#fff6d0" />
      <path
        d="M0 400V300l60-10 20-50h90l16 46 70 10 30 40 110 10 60-60 20-46h110l14 60 90 14 60-30 50 20v136Z"
        fill="url(#db-mesa)"
        opacity=".75"
      />
      <path d="M80 240h90l4 14H76ZM476 240h110l4 16H470Z" fill="#ffd0a8" opacity=".6" />
      <path d="M0 560V372l90 6 40-30 100 8 70 40 200 4 80-46 110 4 40 20 70-10v190Z" fill="url(#db-mesa2)" />
    </Sheet>
    <Sheet>
      {[saguaro(126, 470, 0.8), saguaro(680, 468, 0.7), saguaro(56, 480, 1.5), saguaro(748, 486, 1.7)].map((path) => (
        <path key={path} d={path} fill="url(#db-cactus)" />
      ))}
      <path d="M0 470q120-30 260-8t280-6 260 2v102H0Z" fill="url(#db-ground)" />
      <path d={dots({ count: 34, size: 7, seed: 17, from: [0, 470], to: [800, 510] })} fill="#ff7aa8" opacity=".9" />
      <path d={dots({ count: 30, size: 6, seed: 46, from: [0, 474], to: [800, 516] })} fill="#ffd36b" opacity=".9" />
      <path d={dots({ count: 22, size: 5, seed: 83, from: [0, 480], to: [800, 520] })} fill="#fff3f6" opacity=".9" />
      <path d={disc(56, 313, 9) + disc(748, 297, 10) + disc(104, 340, 7)} fill="#fff0f4" />
    </Sheet>
    <Sheet className="db-pollen">
      <path
        d={dots({ count: 50, size: 2.4, seed: 29, from: [-60, 60], to: [860, 500] })}
        fill="#fff6c4"
        opacity=".75"
      />
    </Sheet>
  </>
);
