import { memo, type ReactNode } from 'react';

const stars: readonly [x: number, y: number, size: number][] = [
  [60, 40, 1.4],
  [140, 96, 1],
  [228, 30, 1.2],
  [322, 74, 1.5],
  [404, 22, 1],
  [500, 60, 1.3],
  [566, 120, 1],
  [640, 34, 1.5],
  [716, 88, 1.1],
  [760, 24, 1.3],
];

/** Behind the table: a blue moon over the player's side, a red one over the banker's. */
export const Moons = memo(function Moons(): ReactNode {
  return (
    <svg className="live-moons" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="moon-blue" cx=".36" cy=".3" r=".85">
          <stop offset="0" stopColor="#f6fbff" />
          <stop offset=".5" stopColor="#a9c8ff" />
          <stop offset="1" stopColor="#4a6fd0" />
        </radialGradient>
        <radialGradient id="moon-red" cx=".36" cy=".3" r=".85">
          <stop offset="0" stopColor="#fff6ea" />
          <stop offset=".5" stopColor="#ffb9a2" />
          <stop offset="1" stopColor="#d0506e" />
        </radialGradient>
        <radialGradient id="moon-glow">
          <stop offset="0" stopColor="#fff" stopOpacity=".4" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="#fff" opacity=".8">
        {stars.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} />
        ))}
      </g>
      <circle cx="212" cy="96" r="150" fill="url(#moon-glow)" />
      <circle cx="600" cy="74" r="116" fill="url(#moon-glow)" />
      <circle cx="212" cy="96" r="66" fill="url(#moon-blue)" />
      <g fill="#5f82d6" opacity=".4">
        <circle cx="193" cy="80" r="14" />
        <circle cx="236" cy="102" r="17" />
        <circle cx="228" cy="58" r="7" />
      </g>
      <circle cx="600" cy="74" r="46" fill="url(#moon-red)" />
      <g fill="#c85a72" opacity=".4">
        <circle cx="588" cy="62" r="9" />
        <circle cx="616" cy="84" r="11" />
      </g>
      <path d="M0 330 70 286l60 36 90-66 110 84 74-46 96 58 70-50 90 60 70-40 70 46v40H0Z" fill="#4a2069" />
      <path d="M0 362h800v238H0Z" fill="#31165a" />
      <g fill="#dfeaff" opacity=".3">
        <path d="M150 372h124v4H150ZM172 390h90v4h-90ZM140 410h64v4h-64Z" />
      </g>
      <g fill="#ffd2c2" opacity=".34">
        <path d="M556 370h88v4h-88ZM574 388h60v4h-60ZM600 408h66v4h-66Z" />
      </g>
      <path d="M0 470q120-26 230-6t230-8 190 10 150-8v142H0Z" fill="#1e0d42" />
    </svg>
  );
});
