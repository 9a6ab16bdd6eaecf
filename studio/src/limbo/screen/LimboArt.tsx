import type { ReactNode } from 'react';

/** The rocket of the house: brass tip, ivory body, one round window. */
export function Rocket({ burning }: { burning: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 80 150" aria-hidden="true" className="limbo-rocket-art" data-burning={burning || undefined}>
      <defs>
        <linearGradient id="rocket-body" x2="1">
          <stop stopColor="#fffaf0" />
          <stop offset=".55" stopColor="#ffe9c9" />
          <stop offset="1" stopColor="#c98f5a" />
        </linearGradient>
        <linearGradient id="rocket-tip" x2="1">
          <stop stopColor="#ffd27a" />
          <stop offset="1" stopColor="#d3722a" />
        </linearGradient>
        <linearGradient id="rocket-fire" x2="0" y2="1">
          <stop stopColor="#fff6d8" />
          <stop offset=".4" stopColor="#ffbe55" />
          <stop offset="1" stopColor="#ff5f3d" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path className="limbo-fire" d="M28 98q12 46 12 52q0-6 12-52z" fill="url(#rocket-fire)" />
      <path d="M22 70Q6 84 8 108l16-10zM58 70q16 14 14 38l-16-10z" fill="#b5482c" />
      <path d="M40 4C58 26 62 60 54 98H26C18 60 22 26 40 4Z" fill="url(#rocket-body)" />
      <path d="M40 4c8 10 13 21 15.5 32h-31C27 25 32 14 40 4Z" fill="url(#rocket-tip)" />
      <circle cx="40" cy="56" r="10" fill="#5f2f57" stroke="#d79a58" strokeWidth="4" />
      <path
        d="M34 52a8 8 0 0 1 8-5"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M26 98h28l-3 8H29z" fill="#7a3b2a" />
    </svg>
  );
}

/** Dusk to night: hills, a far sun below them, stars above. */
export function Stars(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="limbo-dusk" x2="0" y2="1">
          <stop stopColor="#0b0a26" />
          <stop offset=".45" stopColor="#2c1a57" />
          <stop offset=".78" stopColor="#8b3a6b" />
          <stop offset="1" stopColor="#ff9a5f" />
        </linearGradient>
        <radialGradient id="limbo-sun">
          <stop stopColor="#fff1c9" />
          <stop offset=".35" stopColor="#ffc46b" stopOpacity=".75" />
          <stop offset="1" stopColor="#ff8f4f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h800v560H0z" fill="url(#limbo-dusk)" />
      <circle cx="400" cy="560" r="260" fill="url(#limbo-sun)" />
      <g fill="#fff">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={r > 1.2 ? 0.85 : 0.5} />
        ))}
      </g>
      <g fill="none" stroke="#ffd9b0" strokeOpacity=".14" strokeWidth="1.5">
        <path d="M60 560a340 340 0 0 1 680 0" />
        <path d="M-60 560a460 460 0 0 1 920 0" />
      </g>
      <path d="M-10 570v-60q90-40 190-14t170-20 180 8 150-16 130 22v80z" fill="#3a1547" opacity=".85" />
      <path d="M-10 570v-28q120-34 250-8t230-14 200 6 140-10v60z" fill="#1f0d2f" />
    </svg>
  );
}

const stars: [x: number, y: number, r: number][] = [
  [70, 60, 1.5],
  [150, 140, 1],
  [230, 50, 1.2],
  [300, 170, 0.9],
  [380, 40, 1.6],
  [470, 120, 1],
  [540, 60, 1.3],
  [610, 190, 1],
  [690, 90, 1.7],
  [750, 160, 1],
  [110, 230, 0.9],
  [660, 260, 0.9],
  [260, 270, 0.8],
  [520, 250, 0.8],
];
