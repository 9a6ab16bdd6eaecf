import type { ReactNode } from 'react';
import { backLight, gloss, ground, leaf, spark } from '../../art/light.tsx';
import { gearPath, metal, ring, rivet } from '../../art/metal.tsx';
import { around, linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';

/** Fruit of a clockmaker's orchard: plum violet, brass and a little verdigris. */
const defs = (
  <defs>
    {metal('cp-brass', 'brass')}
    {metal('cp-iron', 'iron')}
    {metal('cp-copper', 'copper')}
    {radial('cp-room', ['#8a5aa0', '#4a2460', '#1a0c24'], { from: [0.5, 0.42, 0.75] })}
    {radial('cp-plum', ['#f0b8ff', '#9a48c4', '#5a1a86', '#2a0848'], { at: [0, 0.36, 0.76, 1] })}
    {radial('cp-bloom', ['#cfd8ffaa', '#cfd8ff00'], { from: [0.5, 0.5, 0.5] })}
    {radial('cp-flesh', ['#fff0b0', '#ffc85a', '#f09a2c'], { from: [0.5, 0.5, 0.55] })}
    {radial('cp-fig', ['#c9a0d8', '#6a3480', '#34104a', '#1a0628'], { at: [0, 0.36, 0.78, 1] })}
    {radial('cp-pulp', ['#ffd0c0', '#f0607a', '#b01c48'], { from: [0.5, 0.55, 0.55] })}
    {radial('cp-apricot', ['#fff0c0', '#ffbe5a', '#f0802c', '#a8420c'], { at: [0, 0.36, 0.76, 1] })}
    {radial('cp-nut', ['#ffe0a8', '#c98a4a', '#85501e', '#4a280a'], { at: [0, 0.36, 0.78, 1] })}
    {radial('cp-dial', ['#fffdf0', '#f6e8c0', '#d0b070'], { from: [0.42, 0.36, 0.7] })}
    {linear('cp-can', ['#b6f0e0', '#4aa898', '#1c6a68', '#0c3c44', '#2f8a84'], {
      at: [0, 0.24, 0.55, 0.86, 1],
      to: [0, 0, 1, 0.15],
    })}
  </defs>
);

const stalk = (x: number, y: number): ReactNode => (
  <g>
    <path d={`M${x} ${y}c-1-7 1-12 5-16`} fill="none" stroke="#6b4a22" strokeWidth="4" strokeLinecap="round" />
    <g transform={`translate(${x + 3} ${y - 9}) rotate(-6) scale(.66)`}>{leaf('#9ad86a', '#3f8a3c')}</g>
  </g>
);
const gear = (x: number, y: number, r: number, paint: string, teeth: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <path d={gearPath({ x: x + 1, y: y + 2.5, r, teeth, depth: r * 0.24 })} opacity=".4" />
    <path d={gearPath({ x, y, r, teeth, depth: r * 0.24 })} fill={`url(#${paint})`} stroke="#2a1804" strokeWidth=".8" />
    <circle cx={x} cy={y} r={r * 0.72} fill="none" stroke="#2a1804" strokeOpacity=".5" strokeWidth={r * 0.1} />
    <circle cx={x} cy={y} r={r * 0.66} fill="none" stroke="#fff3c2" strokeOpacity=".5" strokeWidth=".8" />
    <g fill="#1c0f22" opacity=".75">
      {around(5, <circle cx={x} cy={y - r * 0.42} r={r * 0.15} />, { x, y })}
    </g>
    {rivet('cp-copper', { x, y, r: r * 0.2 })}
  </g>
);
const wheel = (
  <g className="wheel">
    <path
      d={gearPath({ x: 0, y: 0, r: 90, teeth: 20, depth: 13 })}
      fill="#2f1740"
      stroke="#8a6a2c"
      strokeOpacity=".55"
      strokeWidth="2"
    />
    <circle r="62" fill="none" stroke="#8a6a2c" strokeOpacity=".5" strokeWidth="3" />
    {around(6, <path d="M-6-60h12l-3 48h-6Z" fill="#1a0c24" />, { x: 0, y: 0 })}
    <circle r="12" fill="#8a6a2c" opacity=".7" />
  </g>
);
const seeds = around(14, <ellipse cx="50" cy="46" rx="1.200" ry="2.400" fill="#fff0b4" />, { y: 60 });

export const clockworkPlumsArt: SlotArt = {
  className: 'clockwork-plums',
  sound: tones({ rootHz: 330, notes: [0, 3, 7, 10, 12, 15], wave: 'square', touch: 'metal', paceS: 0.09 }),
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#cp-room)" />
      {scatter(
        [
          [70, 130, 1],
          [206, 60, 0.5],
          [752, 180, 1.2],
          [612, 70, 0.6],
          [30, 380, 0.8],
          [730, 430, 0.7],
        ],
        wheel,
      )}
      <g className="pendulum">
        <path d="M397-40h6v500h-6Z" fill="#8a6a2c" opacity=".7" />
        <circle cx="400" cy="480" r="44" fill="url(#cp-brass)" />
        <circle cx="400" cy="480" r="34" fill="none" stroke="#5f3d0e" strokeOpacity=".6" strokeWidth="3" />
      </g>
      <path d="M-10 0c60 60 130 70 210 50 70-18 90-40 130-62H-10Z" fill="#1f3a24" opacity=".8" />
      <path d="M810 0c-50 70-120 76-190 56-60-18-80-42-120-66h310Z" fill="#1a3020" opacity=".8" />
      {scatter(
        [
          [60, 62, 1.1, 40],
          [130, 66, 0.9, 10],
          [670, 62, 1.1, 150],
          [750, 48, 1, 120],
        ],
        leaf('#5a9a50', '#2c5c34'),
      )}
      {scatter(
        [
          [34, 84],
          [150, 92],
          [694, 96],
          [766, 80],
        ],
        <g>
          <path d="M0 0v-30" stroke="#4a3018" strokeWidth="3" />
          <circle cy="20" r="22" fill="url(#cp-plum)" />
          {gloss({ x: 1, y: 20, r: 16 })}
        </g>,
      )}
      <path d="M0 560v-70h800v70Z" fill="#180a20" />
      <path d="M0 490h800" stroke="#c79a3e" strokeOpacity=".5" strokeWidth="3" />
    </svg>
  ),
  symbols: {
    key: (
      <>
        {ground({ y: 93, rx: 24 })}
        <path d="M44 46h12v44H44Z" fill="url(#cp-brass-x)" stroke="#3c2608" strokeWidth=".8" />
        <path d="M40 84h20l-2 8H42ZM40 72h20v5H40Z" fill="url(#cp-brass)" stroke="#3c2608" strokeWidth=".6" />
        <path
          d="M50 46C28 62 6 48 8 28 10 10 34 6 50 28 66 6 90 10 92 28c2 20-20 34-42 18Z"
          fill="url(#cp-brass)"
          stroke="#3c2608"
          strokeWidth="1"
        />
        <path
          d="M42 38C30 46 18 40 18 30c0-9 13-12 24 8ZM58 38c12 8 24 2 24-8 0-9-13-12-24 8Z"
          fill="#33193f"
          stroke="#5f3d0e"
          strokeWidth="1.600"
        />
        <path
          d="M12 26c2-9 12-13 22-7M56 26c8-9 20-12 28-6"
          fill="none"
          stroke="#fff"
          strokeWidth="2.600"
          strokeLinecap="round"
          opacity=".8"
        />
        {rivet('cp-copper', { x: 50, y: 38, r: 5 })}
        {spark({ x: 84, y: 14, r: 6 })}
      </>
    ),
    'clockwork-plum': (
      <>
        <circle cx="50" cy="54" r="41" opacity=".35" transform="translate(1 3)" />
        <circle cx="50" cy="54" r="41" fill="url(#cp-plum)" />
        <path
          d={gearPath({ x: 50, y: 54, r: 31, teeth: 24, depth: 3.5 })}
          fill="url(#cp-brass)"
          stroke="#3c2608"
          strokeWidth=".8"
        />
        {ring('cp-brass', { y: 54, r: 29, width: 4 })}
        <circle cx="50" cy="54" r="27" fill="url(#cp-dial)" />
        <g stroke="#8a5a1c" strokeWidth="1.500" strokeLinecap="round">
          {around(12, <path d="M50 29.500v3" />, { y: 54 })}
        </g>
        {stalk(50, 16)}
        {gloss({ x: 46, y: 50, r: 38, turn: -6 })}
      </>
    ),
    'pocket-watch': (
      <>
        <circle cx="50" cy="9" r="7" fill="none" stroke="url(#cp-brass)" strokeWidth="3.500" />
        <path d="M44 14h12v8H44Z" fill="url(#cp-brass)" />
        <circle cx="50" cy="57" r="38" opacity=".35" transform="translate(1 3)" />
        <circle cx="50" cy="57" r="38" fill="url(#cp-brass-x)" stroke="#3c2608" strokeWidth="1" />
        <circle cx="50" cy="57" r="31" fill="url(#cp-dial)" stroke="#5f3d0e" strokeWidth="1.400" />
        <g stroke="#3c2608" strokeWidth="2" strokeLinecap="round">
          {around(12, <path d="M50 29v4" />, { y: 57 })}
        </g>
        <circle cx="50" cy="70" r="8" fill="#f6e8c0" stroke="#8a5a1c" strokeWidth="1" />
        <path d="M50 70l3-5" stroke="#7a1a86" strokeWidth="1.400" strokeLinecap="round" />
        <path d="M50 57 40 40M50 57l17-7" stroke="#33193f" strokeWidth="3.200" strokeLinecap="round" />
        <circle cx="50" cy="57" r="3.400" fill="url(#cp-copper)" />
        <path
          d="M24 50c3-12 10-18 20-20"
          fill="none"
          stroke="#fff"
          strokeWidth="3.400"
          strokeLinecap="round"
          opacity=".9"
        />
      </>
    ),
    plum: (
      <>
        {ground({ y: 92, rx: 34 })}
        <g transform="rotate(14 66 58)">
          <ellipse cx="64" cy="58" rx="27" ry="31" fill="url(#cp-plum)" />
          <ellipse cx="64" cy="58" rx="23.500" ry="27.500" fill="url(#cp-flesh)" />
          {gear(64, 58, 11, 'cp-brass', 9)}
        </g>
        <path d="M38 28c18-4 30 10 30 30S56 92 38 92 8 78 8 58s12-34 30-30Z" fill="url(#cp-plum)" />
        <ellipse cx="32" cy="62" rx="17" ry="22" fill="url(#cp-bloom)" />
        <path d="M40 30c-8 16-8 40-2 60" fill="none" stroke="#2a0848" strokeOpacity=".45" strokeWidth="2" />
        {backLight('#e8b0ff', { x: 38, y: 60, r: 30 })}
        {stalk(39, 30)}
        {gloss({ x: 30, y: 56, r: 20, turn: -6 })}
      </>
    ),
    fig: (
      <>
        {ground({ y: 93, rx: 28 })}
        <path
          d="M48 8c6 0 6 8 8 14 6 12 30 22 30 42 0 18-16 29-36 29S14 82 14 64c0-20 24-30 28-42 2-6 1-14 6-14Z"
          fill="url(#cp-fig)"
        />
        <path d="M50 30c6 10 24 18 24 34 0 14-11 21-24 21s-24-7-24-21c0-16 18-24 24-34Z" fill="#ffe8d0" />
        <path d="M50 38c5 8 18 15 18 27 0 10-8 15-18 15s-18-5-18-15c0-12 13-19 18-27Z" fill="url(#cp-pulp)" />
        {seeds}
        <g fill="#fff0b4">
          {scatter(
            [
              [46, 60],
              [54, 62],
              [50, 68],
              [44, 70],
              [57, 70],
            ],
            <ellipse rx="1.200" ry="2" />,
          )}
        </g>
        <path
          d="M24 56c1-10 8-17 14-24"
          fill="none"
          stroke="#fff"
          strokeWidth="3.400"
          strokeLinecap="round"
          opacity=".55"
        />
      </>
    ),
    apricot: (
      <>
        {ground({ y: 92, rx: 30 })}
        <circle cx="50" cy="58" r="34" fill="url(#cp-apricot)" />
        <path d="M50 24c-12 16-14 46-2 67-18-2-30-16-32-33 0-18 14-34 34-34Z" fill="#e0481c" opacity=".25" />
        <path d="M51 25c-10 18-12 44-3 66" fill="none" stroke="#a8420c" strokeOpacity=".6" strokeWidth="2.400" />
        {backLight('#fff0c0', { y: 58, r: 34 })}
        {stalk(50, 28)}
        {gloss({ x: 40, y: 54, r: 23 })}
        <g transform="translate(68 74) scale(.6)">{gear(0, 0, 16, 'cp-copper', 10)}</g>
      </>
    ),
    walnut: (
      <>
        {ground({ y: 90, rx: 32 })}
        <path d="M50 14c22 0 38 16 38 38S72 88 50 88 12 74 12 52s16-38 38-38Z" fill="url(#cp-nut)" />
        <path d="M46 16h8v72h-8Z" fill="url(#cp-brass-x)" stroke="#3c2608" strokeWidth=".6" />
        {[24, 40, 56, 72].map((y) => rivet('cp-copper', { x: 50, y, r: 2.4 }))}
        <path
          d="M40 22c-16 6-20 18-12 26 6 6-10 10-4 20 4 8 12 8 16 14M60 22c16 6 20 18 12 26-6 6 10 10 4 20-4 8-12 8-16 14M34 34c4 4 2 10-2 14M66 34c-4 4-2 10 2 14"
          fill="none"
          stroke="#4a280a"
          strokeOpacity=".55"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
        <path
          d="M20 46c2-12 9-20 18-25"
          fill="none"
          stroke="#fff"
          strokeWidth="3.400"
          strokeLinecap="round"
          opacity=".6"
        />
      </>
    ),
    gears: (
      <>
        {gear(62, 64, 24, 'cp-iron', 14)}
        {gear(32, 36, 21, 'cp-brass', 12)}
        {gear(74, 24, 13, 'cp-copper', 9)}
      </>
    ),
    spring: (
      <>
        {ground({ y: 93, rx: 24 })}
        {[80, 68, 56, 44, 32].map((y, index) => (
          <g key={y}>
            <ellipse
              cx="50"
              cy={y}
              rx={26 - index * 1.5}
              ry="9"
              fill="none"
              stroke="#000"
              strokeOpacity=".4"
              strokeWidth="6"
              transform="translate(0 2)"
            />
            <ellipse cx="50" cy={y} rx={26 - index * 1.5} ry="9" fill="none" stroke="url(#cp-iron-x)" strokeWidth="5" />
            <path
              d={`M${26 + index * 1.5} ${y - 3}c6-4 14-6 22-6`}
              fill="none"
              stroke="#fff"
              strokeWidth="1.400"
              strokeLinecap="round"
              opacity=".8"
            />
          </g>
        ))}
        <path d="M34 18h32v10H34Z" fill="url(#cp-brass)" stroke="#3c2608" strokeWidth=".8" />
        <path d="M22 84h56v9H22Z" fill="url(#cp-brass)" stroke="#3c2608" strokeWidth=".8" />
        <path d="M50 18V8" stroke="#c79a3e" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
    'oil-can': (
      <>
        {ground({ y: 92, rx: 34 })}
        <path d="M46 40C54 26 70 18 94 12" fill="none" stroke="#2a1804" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M46 40C54 26 70 18 94 12"
          fill="none"
          stroke="url(#cp-brass)"
          strokeWidth="4.400"
          strokeLinecap="round"
        />
        <path d="M72 56c18-6 22 26-2 24" fill="none" stroke="url(#cp-brass)" strokeWidth="5" strokeLinecap="round" />
        <path d="M34 44h22l4 10H30Z" fill="url(#cp-brass)" stroke="#3c2608" strokeWidth=".8" />
        <path d="M30 54h30c10 2 16 16 16 34H14c0-18 6-32 16-34Z" fill="url(#cp-can)" stroke="#0c3c44" strokeWidth="1" />
        <path d="M13 84h64v8H13Z" fill="url(#cp-brass)" stroke="#3c2608" strokeWidth=".8" />
        <path d="M28 60c-4 5-6 12-7 20" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".7" />
        <path d="M92 20c4 6 4 10 0 11-4-1-4-5 0-11Z" fill="#ffcf6a" />
      </>
    ),
  },
};
