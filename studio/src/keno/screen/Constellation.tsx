import type { ReactNode } from 'react';

const COLUMNS = 8;

/** A line from hit to hit, in the order they were drawn: the player's own constellation. */
export function Constellation({ hits }: { hits: readonly number[] }): ReactNode {
  const points = hits.map((number) => {
    const index = number - 1;
    return `${((index % COLUMNS) + 0.5) * 10},${(Math.floor(index / COLUMNS) + 0.5) * 10}`;
  });
  return (
    <svg className="keno-lines" viewBox="0 0 80 50" preserveAspectRatio="none" aria-hidden="true">
      {points.length > 1 && <polyline points={points.join(' ')} />}
    </svg>
  );
}

/** A deep night with a band of stars across it. */
export function MilkyWay(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="keno-glow" transform="rotate(-24 400 280)">
        <ellipse cx="400" cy="280" rx="560" ry="90" fill="#7a6bff" opacity=".3" />
        <ellipse cx="400" cy="276" rx="480" ry="48" fill="#ff9fd2" opacity=".2" />
        <ellipse cx="400" cy="282" rx="420" ry="22" fill="#fff" opacity=".16" />
      </g>
      <g fill="#fff">
        {Array.from({ length: 46 }, (_, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: stars do not move
            key={index}
            cx={(index * 197 + 41) % 800}
            cy={(index * 131 + 23) % 540}
            r={0.7 + ((index * 7) % 5) * 0.25}
            opacity={0.25 + ((index * 11) % 6) * 0.1}
          />
        ))}
      </g>
      <path d="M-20 600V520q150-40 300-12t260-18 290 16v94Z" fill="#141042" />
      <path d="M-20 600V548q160-28 320-6t260-12 270 10v60Z" fill="#0c0a2e" />
    </svg>
  );
}
