import type { ReactNode } from 'react';

/** An evening of pink and violet, with hills and a few stars. */
export function MeteorSky(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="#fff">
        <circle cx="80" cy="110" r="1.5" opacity=".7" />
        <circle cx="150" cy="60" r="1" opacity=".6" />
        <circle cx="210" cy="210" r="1.2" opacity=".4" />
        <circle cx="610" cy="90" r="1.5" opacity=".7" />
        <circle cx="700" cy="180" r="1.1" opacity=".5" />
        <circle cx="760" cy="60" r="1" opacity=".6" />
        <circle cx="60" cy="330" r="1" opacity=".4" />
        <circle cx="730" cy="360" r="1.2" opacity=".4" />
      </g>
      <path d="M120 84c36 5 80 18 134 42-56-18-100-26-136-33Z" fill="#fff" opacity=".35" />
      <circle cx="118" cy="88" r="4.5" fill="#fff" />
      <circle cx="668" cy="120" r="40" fill="#ffd1e6" opacity=".28" />
      <circle cx="668" cy="120" r="27" fill="#ffe3f0" opacity=".6" />
      <path d="M-20 600V480q140-56 280-16t280-22 300 14v144Z" fill="#5b1a5c" opacity=".75" />
      <path d="M-20 600V530q160-38 320-8t260-16 280 14v80Z" fill="#3a1044" />
    </svg>
  );
}
