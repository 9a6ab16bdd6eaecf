import { dots } from '../../art/dots.ts';
import { paints } from '../../art/paints.tsx';
import { Sheet } from '../../art/Sheet.tsx';

const colours = paints('ae', {
  sky: 'down #0a0a2f #2a1a5c@.4 #6a3a8f@.7 #d98aa0',
  veil: 'down #ff8ad6/0 #ff7ac4/.6@.35 #8a7aff/.7@.65 #4fd0ff/.1',
  veil2: 'down #7affd6/0 #4fe0c0/.6@.45 #7a8aff/.5@.75 #7a8aff/0',
  peak: 'down #e6d6f4 #8a7ab8@.4 #4a4080',
  valley: 'down #3f3a78 #1c1a48',
  stone: 'down #5a5088 #2a2454',
  ground: 'down #cfd0f0 #6a68a8@.3 #1d1a48',
  aura: 'round #ffe9b0/.75 #ff9ac4/.3@.65 #ff9ac4/0',
  beam: 'right #fff3b0/.7 #fff3b0/0',
  steam: 'down #ffffff #d6dcf0',
  iron: 'down #6a7698 #2a3350@.5 #141a2b',
  brass: 'slant #fff3c0 #e0ae4a@.4 #8a5a18@.7 #ffdf90',
  boiler: 'down #4f8ad0 #1f4a98@.5 #0f2660',
  cab: 'down #e0465a #98182f@.6 #5c0a1c',
  window: 'down #fff6c0 #ffc95c',
  red: 'down #ff7a86 #d0243f@.5 #78081f',
  ticket: 'slant #fff6d8 #ffdf94@.5 #d9a44a',
  plaque: 'round #3f4a98 #1c2560@.7 #10163f',
  coat: 'down #3f5ab0 #1a2a6a@.6 #0d1640',
  face: 'ball #ffdcc0 #eab088@.6 #b8784f',
  beard: 'down #ffffff #d6d8e8@.6 #9a9cb8',
  dial: 'round #fffdf4 #f4ead0@.75 #cdb88a',
  globe: 'ball #f0faff/.9 #8fc4f0/.75@.5 #2f5aa8/.9',
  snow: 'down #ffffff #cfdcf4@.6 #8fa4d8',
  leather: 'down #c98a52 #8a5228@.5 #4f2a12',
  strap: 'right #e0b078 #a86f38@.5 #6a3f1c',
  glass: 'right #f0faff/.65 #bcd8f0/.3@.5 #8fb4e0/.55',
  tea: 'down #ffa83f #b8480f@.6 #6a2408',
  silver: 'slant #ffffff #c4d0ea@.4 #6f80b0@.7 #eaf2ff',
  'green-glow': 'round #8affc4/.6 #2fd08a/.2@.6 #2fd08a/0',
  lens: 'ball #eafff0 #4fe08a@.45 #0a7a4a',
  wool: 'down #ff7a8f #d8284f@.5 #8f0f34',
  'brass-line': 'down #ffe9a8 #c9963f',
  'silver-line': 'down #eaf2ff #8fa0c8',
});

const carriages = [0, 1, 2, 3];

export const scene = (
  <>
    <Sheet>
      {colours}
      <rect width="800" height="560" fill="url(#ae-sky)" />
      <path d={dots({ count: 90, size: 1.7, seed: 73, to: [800, 300] })} fill="#fff" opacity=".85" />
    </Sheet>
    <Sheet className="ae-veil">
      <path
        d="M-40 60C80-30 160 130 300 40s200 60 330-30 170 40 230-10v200c-110 50-200-10-310 40S330 210 210 260-10 220-40 250Z"
        fill="url(#ae-veil)"
      />
    </Sheet>
    <Sheet className="ae-veil ae-veil-low">
      <path
        d="M-40 130c110-90 190 40 300-30s200 70 320-20 190 40 260-20v190c-120 30-210-30-310 30s-200-40-300 20-190-20-270 20Z"
        fill="url(#ae-veil2)"
      />
    </Sheet>
    <Sheet>
      <path
        d="M0 420 80 300l50 50 100-150 90 130 60-60 100 90 110-160 90 130 60-50 60 70v160H0Z"
        fill="url(#ae-peak)"
      />
      <path d="M0 470q100-70 220-40t200-20 200 10 180-10v150H0Z" fill="url(#ae-valley)" />
      <path
        d="M0 452h800v14H0ZM30 466h22v60H30ZM130 466h22v60h-22ZM230 466h22v60h-22ZM330 466h22v60h-22ZM430 466h22v60h-22ZM530 466h22v60h-22ZM630 466h22v60h-22ZM730 466h22v60h-22Z"
        fill="url(#ae-stone)"
      />
      <path
        d="M52 526a39 50 0 0 1 78 0ZM152 526a39 50 0 0 1 78 0ZM252 526a39 50 0 0 1 78 0ZM352 526a39 50 0 0 1 78 0ZM452 526a39 50 0 0 1 78 0ZM552 526a39 50 0 0 1 78 0ZM652 526a39 50 0 0 1 78 0Z"
        fill="none"
        stroke="url(#ae-stone)"
        strokeWidth="12"
      />
    </Sheet>
    <Sheet className="ae-train">
      {carriages.map((index) => (
        <g key={index} transform={`translate(${110 + index * 84} 0)`}>
          <path d="M0 418h78v30H0Z" fill="url(#ae-cab)" />
          <path d="M-2 412h82v7H-2Z" fill="#2a1430" />
          <path d="M6 424h12v12H6ZM24 424h12v12H24ZM42 424h12v12H42ZM60 424h12v12H60Z" fill="url(#ae-window)" />
          <path d="M0 440h78" stroke="#ffd98a" strokeWidth="1.500" />
          <path d="M10 450a6 6 0 1 0 12 0ZM56 450a6 6 0 1 0 12 0Z" fill="#141024" />
        </g>
      ))}
      <path d="M448 448v-34h26v8h44v-16h10v16h8q8 14 4 26Z" fill="url(#ae-boiler)" />
      <path d="M446 408h30v7h-30Z" fill="#2a1430" />
      <path d="M452 420h16v12h-16Z" fill="url(#ae-window)" />
      <path d="M456 450a7 7 0 1 0 14 0ZM480 450a7 7 0 1 0 14 0ZM506 450a7 7 0 1 0 14 0Z" fill="#141024" />
      <path d="M540 430 680 396v68Z" fill="url(#ae-beam)" />
      <path
        d="M518 400c-30-8-20-34-60-30s-60-20-100-8-70-6-110 4c40 14 70 18 110 14s70 12 100 10 40 12 60 10Z"
        fill="#fff"
        opacity=".55"
      />
    </Sheet>
    <Sheet>
      <path d="M0 516q160-22 330-4t470-10v58H0Z" fill="url(#ae-ground)" />
    </Sheet>
    <Sheet className="ae-snow" tall={1120}>
      <path d={dots({ count: 50, size: 2.8, seed: 91, twice: true })} fill="#fff" opacity=".8" />
    </Sheet>
  </>
);
