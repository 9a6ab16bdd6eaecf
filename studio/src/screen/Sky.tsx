import type { ReactNode } from 'react';

/** The night behind a game: two orbits, a few stars, one comet, two hills. */
export function Sky(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="#8fb4ff" strokeOpacity=".14" strokeWidth="1.5">
        <ellipse cx="400" cy="250" rx="330" ry="110" transform="rotate(-14 400 250)" />
        <ellipse cx="400" cy="250" rx="450" ry="170" transform="rotate(-14 400 250)" />
      </g>
      <g fill="#fff">
        <circle cx="90" cy="80" r="1.5" opacity=".6" />
        <circle cx="210" cy="150" r="1" opacity=".5" />
        <circle cx="640" cy="70" r="1.5" opacity=".7" />
        <circle cx="720" cy="210" r="1" opacity=".5" />
        <circle cx="140" cy="330" r="1" opacity=".5" />
        <circle cx="560" cy="150" r="1" opacity=".4" />
        <circle cx="330" cy="60" r="1" opacity=".6" />
        <circle cx="690" cy="370" r="1.5" opacity=".4" />
      </g>
      <path d="M610 96c-40 4-90 16-150 40 62-18 110-27 151-31Z" fill="#fff" opacity=".35" />
      <circle cx="611" cy="100" r="5" fill="#fff" />
      <path d="M-20 600V500q120-60 260-20t300-20 300 10v130Z" fill="#16265f" opacity=".75" />
      <path d="M-20 600V540q160-40 320-10t260-16 280 16v70Z" fill="#101c4a" />
    </svg>
  );
}
