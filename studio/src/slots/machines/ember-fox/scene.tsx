import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('ef', {
  sky: 'down #2a1030 #7a2b2e@.35 #e0702a@.62 #ffc667',
  sun: 'round #fff3c0 #ffcf6b/.8@.3 #ff9a3c/0',
  far: 'down #b9522c #7a2c24',
  mid: 'down #7a2f22 #3f1519',
  near: 'down #3a1518 #160808',
  floor: 'down #a8491c #4a1812@.4 #170808',
  bark: 'down #8a5426 #3d1e0d',
  wood: 'ball #ffe0b0 #e0a864@.5 #a2612c',
  glow: 'round #ffb84d/.85 #ff7a1f/.5@.6 #ff5a1f/0',
  blaze: 'round #ffd27a/.8 #ff8a2c/.4@.6 #ff5a1f/0',
  fur: 'down #ffb04a #f2711c@.45 #b83a0c',
  flame: 'down #ffe27a #ff8a1f@.4 #d2240f',
  flame2: 'down #fff6bd #ffcf3f@.5 #ff8a1f',
  log: 'down #a2652f #4a2410',
  grey: 'down #b6aca6 #6f655f',
  cream: 'down #fffaf0 #e2cdb0',
  black: 'right #4a403d #150f0e',
  quill: 'down #ffe2b0 #8a5124@.3 #3a1d0c',
  face: 'ball #ffe6c4 #e0a36a@.6 #a8693a',
  brown: 'down #a98058 #5c4028',
  red: 'slant #ffb45c #f0602a@.45 #b32a12',
  cap: 'ball #ff9a7a #e0301f@.45 #8f0f12',
  maple: 'down #ffc14a #f0701f@.45 #c22a14',
  nut: 'right #f0b45c #c47a26@.5 #8a4a12',
  husk: 'down #c9d66a #6f8a2a',
  chestnut: 'ball #d98a52 #8a3a14@.5 #4a1606',
  green: 'down #b6d95a #4f8a2a',
  green2: 'down #86bd4a #2f6a22',
  stem: 'down #c9e86a #4f7d26',
});

const trunk = (x: number, width: number) =>
  `M${x} 0c${width * 0.3} 180-${width * 0.2} 320-${width * 0.7} 520h${width * 2.4}c-${width * 0.6}-200-${width * 0.9}-340-${width * 0.6}-520Z`;

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#ef-sky)" />
      <circle cx="400" cy="330" r="330" fill="url(#ef-sun)" />
      <path d="M0 380q60-50 120-20t130-30 150 20 140-24 130 30 130-10v220H0Z" fill="url(#ef-far)" opacity=".8" />
      <g fill="#8f3a24" opacity=".75">
        <path d={[60, 190, 300, 520, 640, 740].map((x, index) => trunk(x, 12 + (index % 3) * 4)).join('')} />
      </g>
      <path d={dots({ count: 90, size: 34, seed: 21, from: [-20, -40], to: [820, 96] })} fill="#c4501e" opacity=".75" />
      <path d={dots({ count: 70, size: 26, seed: 52, from: [-20, -30], to: [820, 70] })} fill="#e8742a" opacity=".8" />
      <path d={[20, 120, 700, 770].map((x, index) => trunk(x, 26 + (index % 2) * 8)).join('')} fill="url(#ef-mid)" />
      <path d={dots({ count: 80, size: 30, seed: 88, from: [-20, -40], to: [820, 44] })} fill="#8f3216" />
      <path d={dots({ count: 60, size: 18, seed: 34, from: [-20, -30], to: [820, 60] })} fill="#d9621f" />
      <path d={dots({ count: 60, size: 7, seed: 97, from: [0, -10], to: [800, 90] })} fill="#ffb04a" opacity=".9" />
      <path d="M300 560 380 120l-60 440ZM430 120l120 440h-60ZM520 110l220 450h-90Z" fill="#ffe2a0" opacity=".12" />
    </Sheet>
    <Sheet>
      <path d={trunk(-30, 54) + trunk(790, 50)} fill="url(#ef-near)" />
      <path d="M0 470q110-40 240-14t260-10 300 12v102H0Z" fill="url(#ef-floor)" />
      <path d={dots({ count: 90, size: 5, seed: 77, from: [0, 462], to: [800, 556] })} fill="#e0762a" opacity=".35" />
      <path d={dots({ count: 40, size: 4, seed: 19, from: [0, 462], to: [800, 540] })} fill="#ffc35c" opacity=".3" />
      <path
        d="M30 500c-6-40 2-70 20-92-2 34 2 60-4 92ZM60 504c4-34 20-54 42-64-12 24-16 44-26 64ZM742 502c2-40 18-66 40-80-6 30-10 56-22 80Z"
        fill="#2a3212"
      />
    </Sheet>
    <Sheet className="ef-sparks ef-sparks-slow" tall={1120}>
      <path d={dots({ count: 40, size: 2.4, seed: 5, twice: true })} fill="#ffb84d" />
    </Sheet>
    <Sheet className="ef-sparks" tall={1120}>
      <path d={dots({ count: 18, size: 3.4, seed: 41, twice: true })} fill="#ffe08a" />
    </Sheet>
  </>
);
