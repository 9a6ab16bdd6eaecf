import type { ReactNode } from 'react';

/** A star of ten facets, the light from the upper left. */
export function Star(): ReactNode {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <g className="mines-star">
        <path d="M24 4 24 24 18.2 16.1Z" fill="#fff6d8" />
        <path d="M24 4 29.8 16.1 24 24Z" fill="#ffe39a" />
        <path d="M43 18 24 24 29.8 16.1Z" fill="#ffd166" />
        <path d="M43 18 33.4 27.2 24 24Z" fill="#f6b23c" />
        <path d="M35.8 40.4 24 24 33.4 27.2Z" fill="#e4932a" />
        <path d="M35.8 40.4 24 33.8 24 24Z" fill="#d27d1f" />
        <path d="M12.2 40.4 24 24 24 33.8Z" fill="#e79a30" />
        <path d="M12.2 40.4 14.6 27.2 24 24Z" fill="#f6b848" />
        <path d="M5 18 24 24 14.6 27.2Z" fill="#ffd878" />
        <path d="M5 18 18.2 16.1 24 24Z" fill="#fff0bd" />
      </g>
    </svg>
  );
}

/** A dark stone with thorns and a red heart. */
export function Mine(): ReactNode {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <g className="mines-mine">
        <path
          d="M24 3 27.5 11 34 6.5 34.5 14.5 42.5 14 38 21 45 24 38 27.5 42 35 34 34 33.5 42 27 37 24 45 20.5 37 13.5 41.5 14 33.5 5.5 34 10 27 3 24 10 20.5 6 13.5 14 14.5 14 6.5 20.5 11Z"
          fill="#2a0f1c"
        />
        <circle cx="24" cy="24" r="13.5" fill="#4a1526" />
        <path d="M12.5 20a13.5 13.5 0 0 1 14-9.3A16 16 0 0 0 12.5 20Z" fill="#a33a52" opacity=".7" />
        <circle cx="24" cy="24" r="7" fill="#ff5468" />
        <circle cx="24" cy="24" r="3.6" fill="#ffd0c4" />
      </g>
    </svg>
  );
}

/** The moon's ground, craters, and the planet above it. */
export function Moonscape(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="#eafff6">
        <circle cx="70" cy="90" r="1.6" opacity=".7" />
        <circle cx="180" cy="44" r="1.1" opacity=".5" />
        <circle cx="300" cy="110" r="1.4" opacity=".6" />
        <circle cx="470" cy="40" r="1" opacity=".6" />
        <circle cx="560" cy="150" r="1.5" opacity=".5" />
        <circle cx="742" cy="240" r="1.2" opacity=".6" />
        <circle cx="42" cy="260" r="1.2" opacity=".5" />
        <circle cx="250" cy="190" r="1" opacity=".5" />
      </g>
      <circle cx="668" cy="112" r="62" fill="#8ff0cf" opacity=".16" />
      <circle cx="668" cy="112" r="44" fill="#bff8e4" opacity=".55" />
      <circle cx="686" cy="100" r="40" fill="#1c7a78" opacity=".95" />
      <path d="M90 60c34 4 76 14 128 34-54-14-96-21-130-26Z" fill="#fff" opacity=".35" />
      <circle cx="88" cy="64" r="4" fill="#fff" />
      <path d="M-20 600V430q150-46 300-14t270-22 290 26v180Z" fill="#0f5a5e" opacity=".8" />
      <path d="M-20 600V490q170-40 330-6t260-20 270 20v120Z" fill="#0b444c" />
      <g fill="#08343d">
        <ellipse cx="120" cy="506" rx="62" ry="13" />
        <ellipse cx="330" cy="528" rx="44" ry="10" />
        <ellipse cx="610" cy="512" rx="74" ry="14" />
        <ellipse cx="745" cy="536" rx="40" ry="9" />
      </g>
    </svg>
  );
}
