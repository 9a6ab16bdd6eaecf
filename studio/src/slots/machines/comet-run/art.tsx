import type { ReactNode } from 'react';
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
    <linearGradient id="cr-red" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#ff9a8c" />
      <stop offset="1" stopColor="#d23a56" />
    </linearGradient>
    <linearGradient id="cr-blue" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#bcd6ff" />
      <stop offset="1" stopColor="#4f74e0" />
    </linearGradient>
  </defs>
);

const rays = Array.from({ length: 12 }, (_, index) => (
  <path key={`ray-${String(index)}`} d="M50 4 54.5 17h-9Z" transform={`rotate(${index * 30} 50 50)`} />
));

const card = (shape: ReactNode) => (
  <>
    <rect
      x="18"
      y="12"
      width="64"
      height="76"
      rx="14"
      fill="#101a45"
      stroke="#5f76c8"
      strokeOpacity=".55"
      strokeWidth="2"
    />
    {shape}
  </>
);

export const cometRunArt: SlotArt = {
  className: 'comet-run',
  scene: (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {defs}
      <rect width="800" height="560" fill="url(#cr-sky)" />
      <g fill="#fff">
        {[
          [60, 70, 1.6],
          [140, 180, 1],
          [230, 50, 1.2],
          [330, 120, 0.9],
          [470, 60, 1.5],
          [560, 150, 1],
          [680, 80, 1.8],
          [745, 200, 1.1],
          [90, 300, 1],
          [720, 320, 1.2],
        ].map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} opacity=".75" />
        ))}
      </g>
      <path d="M640 60C520 90 380 160 250 290 400 190 530 130 648 84Z" fill="url(#cr-tail)" opacity=".55" />
      <circle cx="650" cy="70" r="16" fill="url(#cr-head)" />
      <path d="M0 560V470q140-70 280-24t270-30 250 30v114Z" fill="#1b2763" opacity=".85" />
      <path d="M0 560v-54q180-44 340-8t260-18 200 20v60Z" fill="#121b48" />
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
    heart: card(
      <path d="M50 74C30 58 27 47 30 39c4-9 15-9 20 1 5-10 16-10 20-1 3 8 0 19-20 35Z" fill="url(#cr-red)" />,
    ),
    diamond: card(<path d="M50 24 70 50 50 76 30 50Z" fill="url(#cr-red)" />),
    spade: card(
      <path
        d="M50 24c16 18 22 24 20 33-2 8-11 9-16 3 0 7 2 11 6 15H40c4-4 6-8 6-15-5 6-14 5-16-3-2-9 4-15 20-33Z"
        fill="url(#cr-blue)"
      />,
    ),
    club: card(
      <path
        d="M50 25a11 11 0 0 1 9 17 11 11 0 1 1-6 18c0 7 2 11 6 15H41c4-4 6-8 6-15a11 11 0 1 1-6-18 11 11 0 0 1 9-17Z"
        fill="url(#cr-blue)"
      />,
    ),
  },
};
