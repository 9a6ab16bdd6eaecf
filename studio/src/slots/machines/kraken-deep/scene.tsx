import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('kd', {
  deep: 'down #0a2f52 #071a38@.4 #050b20@.75 #02040d',
  glow: 'round #2ad6c4/.5 #1a6a9a/.25@.5 #1a6a9a/0',
  wreck: 'down #12304a #050e1c',
  tentacle: 'right #5a1f5c #a83a7d@.45 #3a1040',
  tentacle2: 'right #3a1248 #6a2560@.5 #220a30',
  floor: 'down #1a4a5c #0a1c30@.3 #03060f',
  aura: 'round #2f7fb4/.55 #16325f/.25@.7 #16325f/0',
  arm: 'down #e0609a #9a2f78@.45 #4a1250',
  flare: 'round #ff9a3a/.7 #c2305f/.35@.65 #c2305f/0',
  lid: 'down #a83a7d #4a1250@.6 #220a30',
  ball: 'round #fff6dc #f0c98a@.7 #a8602a',
  iris: 'round #ffe27a #ff9a1f@.45 #d8400f@.8 #5a1208',
  gold: 'slant #fff6c8 #ffcf4d@.35 #b8741a@.7 #ffe08a',
  ruby: 'ball #ffb0b8 #e0203f@.5 #6a0818',
  aqua: 'ball #eaffff #3fd0e0@.5 #0a5a8a',
  green: 'ball #d6ffd0 #2fc47a@.5 #0a5a3a',
  lure: 'round #f4ffc4/.9 #9aff8a/.4@.4 #9aff8a/0',
  fin: 'slant #6fd0d6 #2f7f9a@.5 #143f5c',
  angler: 'ball #7fb4c4 #2f5f7d@.5 #10243f',
  lumen: 'round #d69aff/.55 #7a4ae0/.2@.6 #7a4ae0/0',
  jelly: 'down #ffe0ff #d07af0@.5 #6a3ac4',
  nautilus: 'ball #fff6e6 #f4cfa0@.5 #b8743f',
  haze: 'round #5a4ad6/.55 #2a1f7a/.2@.7 #2a1f7a/0',
  spine: 'down #d6c4ff #6a4ad6@.4 #2a1a6a',
  urchin: 'ball #9a86ff #4a34b0@.5 #1a1050',
});

const suckers = (points: readonly (readonly [number, number, number])[]) => (
  <>
    {points.map(([x, y, r]) => (
      <g key={`${x}-${y}`}>
        <circle cx={x} cy={y} r={r} fill="#ff9ac4" opacity=".75" />
        <circle cx={x} cy={y} r={r * 0.45} fill="#4a1250" />
      </g>
    ))}
  </>
);

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#kd-deep)" />
      <ellipse cx="400" cy="300" rx="520" ry="300" fill="url(#kd-glow)" />
      <path
        d="M40 470c20-110 90-190 200-210l-10-120 10-2 14 116c60-6 130 0 180 20l30-130 9 2-24 132c90 30 190 90 240 192Z"
        fill="url(#kd-wreck)"
        opacity=".8"
      />
      <path d="M230 140 120 300M240 140l110 130M466 146 360 290M474 146l120 180" stroke="#0a1c30" strokeWidth="2" />
      <path d={dots({ count: 90, size: 2, seed: 71 })} fill="#7ff0e0" opacity=".35" />
    </Sheet>
    <Sheet className="kd-far">
      <path
        d="M60 600C110 470 20 400 70 300s110-60 90 0-60 20-40-10c-50 50 0 120 20 190s-20 100-10 130ZM760 600c-60-120 20-190-30-290s-120-50-92 4 60 14 36-12c52 46 4 120-14 186s24 90 10 120Z"
        fill="url(#kd-tentacle2)"
      />
    </Sheet>
    <Sheet className="kd-left">
      <path
        d="M-30 600C30 500-40 380 10 270S110 110 140 150c26 40-40 70-50 30-40 70-20 150 4 230s-30 130-10 190Z"
        fill="url(#kd-tentacle)"
      />
      {suckers([
        [28, 300, 8],
        [22, 340, 9],
        [30, 382, 9.5],
        [42, 424, 10],
        [44, 470, 11],
        [36, 516, 11],
        [44, 262, 7],
        [66, 228, 6],
      ])}
    </Sheet>
    <Sheet className="kd-right">
      <path
        d="M830 600c-70-110 20-220-30-340S700 60 664 96c-30 40 30 74 48 40 40 80 20 160-10 250s40 130 20 210Z"
        fill="url(#kd-tentacle)"
      />
      {suckers([
        [770, 300, 8],
        [766, 342, 9],
        [752, 386, 9.5],
        [744, 430, 10],
        [748, 476, 11],
        [760, 522, 11],
        [764, 258, 7],
        [748, 218, 6],
      ])}
    </Sheet>
    <Sheet>
      <path d="M0 500q120-34 260-10t280-6 260 8v68H0Z" fill="url(#kd-floor)" />
      <path d={dots({ count: 26, size: 6, seed: 9, from: [40, 500], to: [760, 540] })} fill="#ffcf4d" opacity=".55" />
      <path d={dots({ count: 40, size: 3, seed: 33, from: [0, 500], to: [800, 552] })} fill="#c9861e" opacity=".5" />
    </Sheet>
    <Sheet className="kd-drift" tall={1120}>
      <path d={dots({ count: 40, size: 3, seed: 3, twice: true })} fill="#9affea" opacity=".5" />
    </Sheet>
  </>
);
