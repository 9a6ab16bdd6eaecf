import { dots } from '../../art/dots.ts';
import { backLight, gloss, spark } from '../../art/light.tsx';
import { linear, radial } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';

/** Colours are defined once, behind the reels, and used by every symbol. */
const defs = (
  <defs>
    <linearGradient id="cr-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#0b1440" />
      <stop offset=".55" stopColor="#27408f" />
      <stop offset="1" stopColor="#7a5bc0" />
    </linearGradient>
    <radialGradient id="cr-sun">
      <stop offset="0" stopColor="#fff6c8" />
      <stop offset=".55" stopColor="#ffc44d" />
      <stop offset="1" stopColor="#f0742c" />
    </radialGradient>
    <linearGradient id="cr-tail" x1="1" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" />
      <stop offset=".4" stopColor="#7fe3ff" />
      <stop offset="1" stopColor="#5a6bff" stopOpacity="0" />
    </linearGradient>
    <radialGradient id="cr-head">
      <stop offset="0" stopColor="#fff" />
      <stop offset=".6" stopColor="#c9f3ff" />
      <stop offset="1" stopColor="#58c8ff" />
    </radialGradient>
    <linearGradient id="cr-planet" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#ffb3c7" />
      <stop offset=".5" stopColor="#e2568b" />
      <stop offset="1" stopColor="#7d2a78" />
    </linearGradient>
    <linearGradient id="cr-moon" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#f7fbff" />
      <stop offset="1" stopColor="#9fb0d8" />
    </linearGradient>
    <linearGradient id="cr-star" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#d7ffd0" />
      <stop offset="1" stopColor="#35b877" />
    </linearGradient>
    <linearGradient id="cr-brass" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#8a5a1c" />
      <stop offset=".4" stopColor="#ffdf8c" />
      <stop offset="1" stopColor="#a8691f" />
    </linearGradient>
    {radial('cr-enamel', ['#4a63c4', '#1a2768', '#0a1238'])}
    {linear('cr-rim', ['#fff3c4', '#d89a3c', '#7a4a14', '#f5cf7a'], { to: [0, 0, 1, 1] })}
    {linear('cr-ruby', ['#ffd0c4', '#f0566c', '#8a1238'], { to: [0.2, 0, 0.8, 1] })}
    {linear('cr-ice', ['#f2fbff', '#7ab4ff', '#2a3fae'], { to: [0.2, 0, 0.8, 1] })}
    {linear('cr-fade', ['#ffffff00', '#bfe9ff', '#ffffff'], { to: [0, 0, 1, 0] })}
    {radial('cr-dusk', ['#c79bff', '#c79bff00'], { from: [0.5, 0.5, 0.5] })}
  </defs>
);

/** Far hills, near hills: each a line of its own, the nearer the darker. */
const hills = [
  ['M-40 600V452q90-60 170-18t150-58 170 44 150-30 240 26v184Z', '#3a3f94'],
  ['M-40 600V486q140-70 280-24t270-30 330 40v128Z', '#232d74'],
  ['M-40 600v-72q180-50 340-8t260-24 280 34v70Z', '#131b4c'],
] as const;

const rays = Array.from({ length: 12 }, (_, index) => (
  <path key={`ray-${String(index)}`} d="M50 4 54.5 17h-9Z" transform={`rotate(${index * 30} 50 50)`} />
));

/** A coin of enamel in a gold rim; the shape lies on it, lit from the upper left and shaded below. */
const medal = (d: string, fill: string) => (
  <>
    <ellipse cx="50" cy="91" rx="30" ry="4" opacity=".28" />
    <circle cx="50" cy="50" r="38" fill="url(#cr-rim)" />
    <circle cx="50" cy="50" r="33" fill="#060b26" />
    <circle cx="50" cy="50" r="31.500" fill="url(#cr-enamel)" />
    {backLight('#9fb8ff', { r: 32 })}
    <path d={d} transform="translate(0 2.500)" opacity=".45" />
    <path d={d} fill={fill} stroke="#fff" strokeOpacity=".35" strokeWidth="1.200" strokeLinejoin="round" />
    {gloss({ x: 42, y: 42, r: 11 })}
    {spark({ x: 74, y: 27, r: 6 })}
  </>
);

export const cometRunArt: SlotArt = {
  className: 'comet-run',
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect x="-40" y="-40" width="880" height="640" fill="url(#cr-sky)" />
      <ellipse cx="560" cy="440" rx="460" ry="170" fill="url(#cr-dusk)" opacity=".55" />
      <path d={dots({ count: 90, size: 1.5, seed: 11, to: [800, 420] })} fill="#fff" opacity=".7" />
      <path className="twinkle" d={dots({ count: 26, size: 2.2, seed: 29, to: [800, 380] })} fill="#dff4ff" />
      <path className="twinkle" d={dots({ count: 22, size: 2, seed: 47, to: [800, 380] })} fill="#fff0c4" />
      <g className="comet">
        <path d="M0 0C-150 26-330 92-520 214-350 150-160 70 4 24Z" fill="url(#cr-fade)" opacity=".5" />
        <path d="M4 4C-90 22-220 70-350 152-220 100-90 52 6 20Z" fill="url(#cr-fade)" opacity=".85" />
        <circle cx="6" cy="12" r="30" fill="#8fe0ff" opacity=".22" />
        <circle cx="6" cy="12" r="15" fill="url(#cr-head)" />
      </g>
      {hills.map(([d, fill]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
    </svg>
  ),
  symbols: {
    comet: (
      <>
        <path d="M70 20C48 30 24 52 8 92c24-28 46-44 72-54Z" fill="url(#cr-tail)" />
        <path d="M66 14C50 18 34 28 20 46c18-14 32-20 48-24Z" fill="#fff" opacity=".35" />
        <circle cx="70" cy="30" r="21" fill="url(#cr-head)" />
        <path d="M70 17l3.8 8.6 9.4.9-7.1 6.2 2.1 9.2-8.2-4.9-8.2 4.9 2.1-9.2-7.1-6.2 9.4-.9Z" fill="#ffb21f" />
      </>
    ),
    telescope: (
      <>
        <circle cx="50" cy="50" r="42" fill="#17235c" stroke="#ffd36b" strokeWidth="4" />
        <g transform="rotate(-34 50 48)">
          <rect x="18" y="38" width="42" height="20" rx="4" fill="url(#cr-brass)" />
          <rect x="58" y="34" width="22" height="28" rx="5" fill="url(#cr-brass)" />
          <rect x="10" y="42" width="10" height="12" rx="3" fill="#ffdf8c" />
        </g>
        <path d="M50 58 34 88M50 58l16 30M50 58v30" stroke="#ffdf8c" strokeWidth="4" strokeLinecap="round" />
        <circle cx="50" cy="57" r="5" fill="#fff3c9" />
      </>
    ),
    sun: (
      <>
        <g fill="#ffb03a">{rays}</g>
        <circle cx="50" cy="50" r="30" fill="url(#cr-sun)" />
        {backLight('#ffe9a8', { r: 29 })}
        <path
          d="M34 40q14-16 32 0"
          fill="none"
          stroke="#fff"
          strokeOpacity=".6"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
    planet: (
      <>
        <path d="M6 64C18 78 92 46 94 32" fill="none" stroke="#ffd9a8" strokeWidth="7" strokeLinecap="round" />
        <circle cx="50" cy="50" r="28" fill="url(#cr-planet)" />
        <path d="M24 42q26 8 50-8M26 60q26 6 48-12" fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="4" />
        <path d="M6 64c4 5 14 5 26 1" fill="none" stroke="#ffd9a8" strokeWidth="7" strokeLinecap="round" />
      </>
    ),
    moon: (
      <>
        <path d="M64 12a40 40 0 1 0 24 58A34 34 0 0 1 64 12Z" fill="url(#cr-moon)" />
        <g fill="#8494c4" opacity=".7">
          <circle cx="34" cy="46" r="6" />
          <circle cx="48" cy="68" r="8" />
          <circle cx="30" cy="66" r="3.5" />
        </g>
      </>
    ),
    star: (
      <>
        <path
          d="M50 8l12.6 26.4 28.9 3.6-21.3 19.9 5.6 28.6L50 72.400 24.200 86.500l5.600-28.600L8.500 38l28.900-3.600Z"
          fill="url(#cr-star)"
        />
        <path
          d="M50 20l8 18 18 2.500"
          fill="none"
          stroke="#fff"
          strokeOpacity=".6"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
    heart: medal('M50 72C30 57 27 47 30 39c4-9 15-9 20 1 5-10 16-10 20-1 3 8 0 18-20 33Z', 'url(#cr-ruby)'),
    diamond: medal('M50 25 69 50 50 75 31 50Z', 'url(#cr-ruby)'),
    spade: medal(
      'M50 25c16 18 21 24 19 32-2 8-11 9-16 3 0 6 2 10 6 14H41c4-4 6-8 6-14-5 6-14 5-16-3-2-8 3-14 19-32Z',
      'url(#cr-ice)',
    ),
    club: medal(
      'M50 26a11 11 0 0 1 9 17 11 11 0 1 1-6 17c0 6 2 10 6 14H41c4-4 6-8 6-14a11 11 0 1 1-6-17 11 11 0 0 1 9-17Z',
      'url(#cr-ice)',
    ),
  },
};
