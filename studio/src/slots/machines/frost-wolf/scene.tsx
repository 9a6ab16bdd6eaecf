import { disc, dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('fw', {
  sky: 'down #050b24 #0b2148@.4 #17507a@.72 #6fa9c4',
  far: 'down #5f8fb4 #a9cbdf',
  near: 'down #23507c #6d9dc0',
  wood: 'down #0b2038 #05101f',
  ground: 'down #e6f4ff #8fb8dc@.22 #33598c@.55 #132a52',
  curtain: 'down #54f0b4/0 #54f0b4/.75@.55 #b6ffd9/.9@.8 #54f0b4/0',
  curtain2: 'down #9a6bff/0 #8c7bff/.5@.4 #48e8d0/.7@.8 #48e8d0/0',
  curtain3: 'down #ff7ad0/0 #b36bff/.4@.45 #5fd0ff/.5@.8 #5fd0ff/0',
  glade: 'round #7dffd0/.5 #7dffd0/0',
  pane: 'down #2b5a92 #14305f@.5 #0a1a3c',
  rim: 'down #f2fbff #6fa5d8@.4 #2a4c80 #9fd0f5',
  night: 'down #071233 #12406c',
  silver: 'slant #fff #8fb4d6@.4 #4c6f9c@.6 #e6f5ff',
  veil: 'down #7dffd0/0 #3df0a8@.5 #3df0a8/.1',
  veil2: 'down #a77bff/0 #8d7bff/.8@.5 #3df0a8/.2',
  snow: 'down #ffffff #cfe4f5 #86aed6',
  halo: 'round #ffe9b0 #ffcf70/.55@.72 #ffb84d/0',
  moon: 'ball #fffdf2 #ffe9b5@.5 #e5ad55',
  fur: 'down #f4fbff #a9c6e4@.5 #5d7fb0',
  dark: 'down #86a4cb #3d5a8a',
  white: 'down #ffffff #e4eff9@.5 #a9c4e2',
  eye: 'ball #f4ffff #5fe6ff@.5 #0f86b8',
  bone: 'down #fff6e2 #cfae83',
  hide: 'right #b98055 #8a5632@.5 #5c3520',
  raven: 'slant #5b76b8 #1b2748@.4 #080d1c',
  leaf: 'down #a6d96f #3f7d3a',
  berry: 'ball #ff9a8a #e0233b@.45 #7d0a1e',
  fir: 'right #4fa27c #1c6a54@.5 #0d463c',
  ice: 'slant #f4fdff #8fd8ff@.4 #2f7fd0',
  ice2: 'slant #d9f4ff #5db2ee@.5 #2460b0',
  flake: 'down #ffffff #8fd0ff',
  frost: 'round #3f78b8/.75 #16325f/.4@.75 #16325f/0',
});

/** Firs along a ridge, each a few strokes of a broad brush. */
const firs = (seed: number, foot: number, height: number) =>
  Array.from({ length: 26 }, (_, index) => {
    const x = index * 33 + ((index * seed) % 17) - 14;
    const h = height * (0.6 + ((index * seed * 7) % 10) / 18);
    const y = foot + ((index * seed) % 9);
    return `M${x} ${y - h}l${h * 0.16} ${h * 0.34}h-${h * 0.06}l${h * 0.16} ${h * 0.34}h-${h * 0.07}l${h * 0.17} ${h * 0.34}h-${h * 0.72}l${h * 0.17}-${h * 0.34}h-${h * 0.07}l${h * 0.16}-${h * 0.34}h-${h * 0.06}Z`;
  }).join('');

/** A wolf that howls, standing on x, y. */
const howler = (x: number, y: number, size: number) =>
  `M${x} ${y}l${size * 2}-${size * 16}q${-size * 2}-${size * 14} ${size * 6}-${size * 24}l${size * 4}-${size * 10}-${size * 2}-${size * 6} ${size * 4} ${size} ${size * 8}-${size * 12} ${size * 2} ${size * 14}q${-size * 2} ${size * 8}-${size * 4} ${size * 14}q${size * 12} ${size * 12} ${size * 10} ${size * 39}Z`;

/** When the pack is out: a great moon, and wolves along the ridge. */
export const freeScene = (
  <Sheet>
    <rect width="800" height="560" fill="#0a0f3a" opacity=".45" />
    <circle cx="400" cy="120" r="330" fill="url(#fw-halo)" opacity=".8" />
    <circle cx="400" cy="120" r="150" fill="url(#fw-moon)" />
    <path
      d={disc(340, 70, 26) + disc(450, 60, 18) + disc(480, 130, 30) + disc(350, 160, 14)}
      fill="#d9a757"
      opacity=".35"
    />
    <path d="M0 470 90 400l70 20 60-34 120 50 130-50 90 36 70-26 170 60v160H0Z" fill="#0a1838" />
    <path
      d={howler(40, 440, 1.5) + howler(112, 424, 1.1) + howler(668, 430, 1.2) + howler(730, 444, 1.6)}
      fill="#0a1838"
    />
    <path d="M0 500q200-40 400-14t400-16v90H0Z" fill="#16305c" />
  </Sheet>
);

/** The lights hang in sheets of their own, so that they move without anything else being drawn anew. */
export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#fw-sky)" />
      <path d={dots({ count: 60, size: 1.7, seed: 31, to: [800, 320] })} fill="#fff" opacity=".8" />
      <ellipse cx="400" cy="330" rx="460" ry="130" fill="url(#fw-glade)" />
    </Sheet>
    <Sheet className="fw-lights fw-lights-far">
      <path
        d="M-60 40C60-30 150 120 280 60S480-10 600 60s160 20 280-30v190c-100 60-190 10-280 50s-190-20-320 20-220-20-340 30Z"
        fill="url(#fw-curtain3)"
      />
    </Sheet>
    <Sheet className="fw-lights fw-lights-mid">
      <path
        d="M-60 120C40 20 120 170 240 90s190 60 310-30 190 60 310-30v180c-90 70-200-10-300 60s-200-30-310 30-220-10-310 60Z"
        fill="url(#fw-curtain2)"
      />
    </Sheet>
    <Sheet className="fw-lights fw-lights-near">
      <path
        d="M-60 150c80-110 190 40 280-50s160 100 290-10 190 50 350-60v210c-120 40-220-50-330 20s-190-20-300 50-200-40-290 20Z"
        fill="url(#fw-curtain)"
      />
      <g stroke="#d8ffee" strokeWidth="1.200" opacity=".16">
        {Array.from({ length: 34 }, (_, index) => (
          <path
            key={`ray-${String(index)}`}
            d={`M${index * 25 - 8} ${90 + ((index * 31) % 60)}v${130 + ((index * 17) % 70)}`}
          />
        ))}
      </g>
    </Sheet>
    <Sheet>
      <path d="M0 400 90 300l50 46 90-126 80 110 60-50 80 76 110-150 90 120 60-46 90 96v190H0Z" fill="url(#fw-far)" />
      <path
        d="M230 220l80 110-34-18-20 24-30-34-36 26-30-8ZM560 206l90 120-40-22-26 24-28-40-40 40-40-8Z"
        fill="#f4fbff"
        opacity=".85"
      />
      <path d="M0 440 120 360l90 50 110-84 120 90 130-96 110 84 120-56v220H0Z" fill="url(#fw-near)" />
      <path d="M0 436h800v80H0Z" fill="#0d2540" />
      <path d={firs(13, 452, 78)} fill="#16395c" />
      <path d={firs(29, 482, 112)} fill="url(#fw-wood)" />
      <path d="M0 480q120-34 260-8t270-6 270 4v90H0Z" fill="url(#fw-ground)" />
      <path d="M0 508q160 24 330-4t470 12v44H0Z" fill="#0f2448" opacity=".5" />
      <path
        d="M90 500q12-6 20 0M140 512q12-6 20 0M196 520q12-6 20 0M256 526q12-6 20 0"
        stroke="#2c5386"
        strokeWidth="4"
        fill="none"
      />
    </Sheet>
    <Sheet className="fw-snow fw-snow-far" tall={1120}>
      <path d={dots({ count: 46, size: 2, seed: 137, twice: true })} fill="#fff" />
    </Sheet>
    <Sheet className="fw-snow fw-snow-near" tall={1120}>
      <path d={dots({ count: 20, size: 4, seed: 211, twice: true })} fill="#fff" />
    </Sheet>
  </>
);
