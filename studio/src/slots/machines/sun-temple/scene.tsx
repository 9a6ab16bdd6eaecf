import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('st', {
  sky: 'down #0f5a5c #3fa07d@.35 #f4d98a@.7 #ffb85c',
  rays: 'round #fffbe0 #ffe27a/.8@.22 #ffe27a/0',
  hill: 'down #3f8a5c #1f5a48',
  pyramid: 'right #d9c48f #a88a5a@.48 #6a5238@.52 #4a3828',
  steps: 'down #f4e2b0 #b8986a',
  leaf: 'down #2f7a3f #0a3a24',
  leaf2: 'down #17552f #051f14',
  ground: 'down #5a7a3a #1f3a20@.4 #07140c',
  glow: 'round #fff0a8/.9 #ffa82a/.4@.6 #ffa82a/0',
  gold: 'slant #fff6c8 #ffc83f@.35 #b86f14@.7 #ffdf80',
  jade: 'slant #a8ffd6 #1fae7a@.5 #06553f',
  red: 'down #ff8a6a #d8281f@.5 #7d0a14',
  stone: 'slant #efe0b8 #b89a68@.5 #6f5638',
  niche: 'down #2a3a24 #1a2a1c@.5 #3f4a2c',
  jaguar: 'down #ffcf6b #e0902a@.5 #a8561a',
  blue: 'down #4fb4f0 #1a5ac4',
  scale: 'slant #8ff08a #1f9a5c@.5 #0a5a48',
  frog: 'ball #8ff0d6 #1fa0a8@.5 #0a4a6a',
  frog2: 'down #2fb0b0 #0d5a6a',
  obsidian: 'slant #8a9ac0 #2a3048@.4 #0a0c18',
  wood: 'right #b97a3f #7a4520@.5 #42220e',
  kernel: 'ball #fffbd0 #ffd036@.5 #e0901a',
  husk: 'slant #d6f08a #6fae3f@.5 #2f6a2a',
  husk2: 'slant #a8d65f #4f8f35@.5 #1f5220',
  pod: 'slant #ffb45c #d8602a@.5 #7a2414',
  bean: 'ball #b0744a #5c2e14@.6 #2f1408',
});

const terraces = [0, 1, 2, 3, 4, 5].map((level) => {
  const [half, y] = [300 - level * 44, 440 - level * 46];
  return `M${400 - half} ${y}h${half * 2}l-14-46h-${half * 2 - 28}Z`;
});

/** Broad leaves from the edges, one stroke each. */
const frond = (x: number, y: number, turn: number, long: number) => (
  <path
    key={`${x}-${turn}`}
    d={`M${x} ${y}c${long * 0.2}-${long * 0.3} ${long * 0.6}-${long * 0.34} ${long} 0c-${long * 0.4} ${long * 0.24}-${long * 0.8} ${long * 0.2}-${long} 0Z`}
    transform={`rotate(${turn} ${x} ${y})`}
  />
);

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#st-sky)" />
    </Sheet>
    <Sheet className="st-rays">
      <circle cx="400" cy="150" r="300" fill="url(#st-rays)" />
      <g fill="#fff3b0" opacity=".16">
        {Array.from({ length: 12 }, (_, index) => (
          <path key={`ray-${String(index)}`} d="M400 150 376-400h48Z" transform={`rotate(${index * 30} 400 150)`} />
        ))}
      </g>
    </Sheet>
    <Sheet>
      <path d="M0 420q80-90 190-60t210-10 210 0 190 50v160H0Z" fill="url(#st-hill)" />
      {terraces.map((path) => (
        <path key={path} d={path} fill="url(#st-pyramid)" />
      ))}
      <path d="M352 440h96l-26-270h-44Z" fill="url(#st-steps)" />
      <path
        d={Array.from({ length: 22 }, (_, step) => `M${353 + step * 1.1} ${432 - step * 12}h${94 - step * 2.2}`).join(
          '',
        )}
        stroke="#7a5f3a"
        strokeWidth="2"
        opacity=".7"
      />
      <path d="M346 176h108v-44H346ZM338 132h124l-10-18H348Z" fill="url(#st-pyramid)" />
      <path d="M388 176v-28h24v28Z" fill="#2a1a10" />
      <path d="M0 450q120-26 260-6t280-4 260 4v116H0Z" fill="url(#st-ground)" />
    </Sheet>
    <Sheet className="st-leaves">
      <g fill="url(#st-leaf)">
        {[-70, -45, -20, 8, 34].map((turn) => frond(-30, 470, turn, 190))}
        {[-250, -225, -200, -172, -146].map((turn) => frond(830, 470, turn, 190))}
      </g>
      <g fill="url(#st-leaf2)">
        {[-58, -30, -4, 22].map((turn) => frond(-40, 540, turn, 220))}
        {[-238, -210, -184, -158].map((turn) => frond(840, 540, turn, 220))}
        {[30, 56, 82].map((turn) => frond(-20, -20, turn, 170))}
        {[150, 124, 98].map((turn) => frond(820, -20, turn, 170))}
      </g>
    </Sheet>
    <Sheet className="st-motes">
      <path d={dots({ count: 44, size: 2.4, seed: 38, from: [-40, 60], to: [840, 500] })} fill="#fff6c0" opacity=".7" />
    </Sheet>
  </>
);
