import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('sr', {
  sky: 'down #0d1440 #3a3a86@.35 #b8628f@.62 #f4b07a@.82 #ffe0a8',
  moon: 'ball #ffffff #fff0d0@.6 #f0c490',
  ring: 'round #fff0d0/.5 #fff0d0/0',
  far: 'down #8a5a9a #c27a8f',
  dune: 'slant #f0b078 #b8705f@.5 #5a3a6a',
  dune2: 'slant #d98a5c #8a4a58@.5 #3a2550',
  flat: 'down #f4e6f4 #9a86bc@.16 #40356f@.45 #1b1540',
  teal: 'slant #5fd0c4 #1f8a8f@.5 #0d4a5c',
  brass: 'slant #fff0b8 #e0a94a@.35 #8a5216@.7 #ffd98a',
  tile: 'down #35408a #1f2868@.6 #141a48',
  aura: 'round #ffe2a0/.85 #ffb04a/.35@.6 #ffb04a/0',
  'white-glow': 'round #ffffff/.8 #bcd0ff/.35@.6 #bcd0ff/0',
  dial: 'round #fffaf0 #f4e0b8@.75 #c9a068',
  red: 'down #ff8a6a #d8394a@.5 #8a1438',
  salt: 'down #ffffff #e6ecfa@.5 #b4c4e8',
  sun: 'round #fff3c0 #ffcf6b@.6 #ff9a4a',
  camel: 'down #f4cf9a #c98a4a@.5 #8a5424',
  falcon: 'right #b98a55 #7a5228@.5 #3f2610',
  hood: 'slant #8a5a30 #4a2a10@.6 #2a1608',
  cloth: 'right #fff4dc #f0cf98@.5 #b88a5a',
  steel: 'right #ffffff #c4d0ea@.4 #6f80b0',
  gem: 'ball #c4fff4 #1fb8a8@.5 #06504f',
  clay: 'right #e09a5c #a8582c@.5 #5c2a14',
  skin: 'round #fff6e0 #e8cfa0',
  palm: 'down #b6d66a #4f8a3a',
  date: 'ball #e0945a #8a3a14@.5 #3f1406',
  skinbag: 'ball #e8b078 #a8662f@.5 #5a2c12',
});

/** A caravan on the ridge, small against the sky: hump, neck and load of each camel in one stroke of the brush. */
const rider = (x: number, y: number, size: number) =>
  `M${x} ${y}l${2 * size}-${9 * size}q${-size}-${4 * size} ${2 * size}-${6 * size}l${size}-${5 * size}q${size * 3}-${2 * size} ${4 * size} ${size}l-${2 * size} ${size} ${0} ${5 * size}q${2 * size}-${5 * size} ${5 * size} 0q${3 * size}-${5 * size} ${5 * size} ${size}q${3 * size} ${2 * size} ${2 * size} ${7 * size}l${size} ${10 * size}h-${1.5 * size}l-${2 * size}-${9 * size}h-${9 * size}l-${size} ${9 * size}Z`;

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#sr-sky)" />
      <path d={dots({ count: 80, size: 1.6, seed: 44, to: [800, 240] })} fill="#fff" opacity=".85" />
      <circle cx="690" cy="96" r="120" fill="url(#sr-ring)" />
      <circle cx="690" cy="96" r="44" fill="url(#sr-moon)" />
      <path d="M0 400q60-60 130-30t120-40 140 40 130-50 140 50 140-20v220H0Z" fill="url(#sr-far)" opacity=".8" />
      <path d="M-20 430C60 350 130 340 210 380s90 60 160 50V560H-20Z" fill="url(#sr-dune)" />
      <path d="M820 420c-70-70-160-80-240-30s-120 60-210 50V560h450Z" fill="url(#sr-dune2)" />
      <path d="M210 380c-60 30-90 90-100 180h260V430c-70 10-110-20-160-50Z" fill="#4a2f60" opacity=".35" />
    </Sheet>
    <Sheet className="sr-caravan">
      <path d={[30, 66, 102, 138].map((x) => rider(x, 388 - Math.abs(84 - x) * 0.12, 1.7)).join('')} fill="#2a1d48" />
      <path d={[640, 682, 724, 766].map((x) => rider(x, 412 - (x - 640) * 0.1, 1.9)).join('')} fill="#241a44" />
    </Sheet>
    <Sheet>
      <path d="M0 474q200-24 400-6t400-8v100H0Z" fill="url(#sr-flat)" />
      <path
        d="M0 500l90-8 60 14 100-10 70 12 110-12 90 12 110-12 80 8 90-6M60 530l80-24M220 540l30-34M360 545l-10-36M500 540l-14-38M640 545l-20-44M740 540l-24-38M0 530l140 10 140-8 160 10 160-8 200 8"
        fill="none"
        stroke="#fff"
        strokeWidth="1.400"
        opacity=".22"
      />
    </Sheet>
    <Sheet className="sr-sand">
      <path
        d={dots({ count: 70, size: 1.8, seed: 15, from: [-200, 300], to: [1000, 520] })}
        fill="#ffe9c8"
        opacity=".6"
      />
    </Sheet>
  </>
);
