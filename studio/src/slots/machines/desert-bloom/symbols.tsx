import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const around = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

/** Petals in two rounds, the inner ones lighter and turned by half a petal. */
const bloom = (petal: string, inner: string, count: number, paint: string, heart: ReactNode) => (
  <>
    {around(count).map((turn) => (
      <path key={turn} d={petal} fill={`url(#db-${paint})`} transform={`rotate(${turn} 50 50)`} />
    ))}
    {around(count).map((turn) => (
      <path key={turn} d={inner} fill={`url(#db-${paint}2)`} transform={`rotate(${turn + 180 / count} 50 50)`} />
    ))}
    {heart}
  </>
);

export const symbols: Readonly<Record<string, ReactNode>> = {
  hummingbird: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#db-aura)" />
      <path d="M54 46C50 22 62 6 84 2c2 20-6 38-24 48Z" fill="url(#db-wing)" />
      <path
        d="M60 44c2-16 10-28 22-36M58 40c-2-12 2-22 8-30"
        fill="none"
        stroke="#fff"
        strokeWidth="1.500"
        opacity=".7"
      />
      <path d="M48 52C28 44 12 50 4 66c16 8 32 6 46-6Z" fill="url(#db-wing)" opacity=".85" />
      <path
        d="M36 40c8-8 22-6 28 4 8 12 8 26 20 44l-8-2-2 8-8-8-4 6c-4-10-10-16-18-20-10-6-18-20-8-32Z"
        fill="url(#db-bird)"
      />
      <path d="M34 46c4 12 12 22 26 28-4-10-6-20-14-28Z" fill="#fff" opacity=".75" />
      <path d="M24 34c4-10 16-14 26-8 6 4 8 10 6 16-8 6-20 8-28 2Z" fill="url(#db-head)" />
      <path d="M30 42c6 6 16 6 24 0-2 8-8 12-14 12s-10-6-10-12Z" fill="url(#db-throat)" />
      <path d="M26 36 2 24l22 17Z" fill="#3a2440" />
      <circle cx="36" cy="33" r="3.200" fill="#140a1a" />
      <circle cx="35" cy="32" r="1.200" fill="#fff" />
      <path d="M32 26c6-4 12-3 16 1" fill="none" stroke="#d6ffe6" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  rain: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#db-mist)" />
      <path d="M6 62a44 44 0 0 1 88 0h-7a37 37 0 0 0-74 0Z" fill="#ff7aa8" />
      <path d="M13 62a37 37 0 0 1 74 0h-7a30 30 0 0 0-60 0Z" fill="#ffd36b" />
      <path d="M20 62a30 30 0 0 1 60 0h-7a23 23 0 0 0-46 0Z" fill="#6fe0b0" />
      <path d="M24 66c-14 0-18-16-6-20 0-14 20-20 28-8 10-8 26-2 24 10 14 2 14 18 0 18Z" fill="url(#db-cloud)" />
      <path
        d="M24 66c-14 0-18-16-6-20 2 8 10 10 16 6 4 6 14 6 18 0 6 4 14 2 18-4 14 2 14 18 0 18Z"
        fill="#5a7fb4"
        opacity=".35"
      />
      <path
        d="M28 72c4 6 4 10 0 12-4-2-4-6 0-12ZM44 76c5 7 5 12 0 14-5-2-5-7 0-14ZM60 72c4 6 4 10 0 12-4-2-4-6 0-12ZM74 76c4 6 4 10 0 12-4-2-4-6 0-12Z"
        fill="url(#db-drop)"
      />
      <path d="M24 42c2-6 10-10 16-6" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  saguaro: bloom(
    'M50 50C34 40 34 14 50 2c16 12 16 38 0 48Z',
    'M50 50C40 42 40 24 50 14c10 10 10 28 0 36Z',
    8,
    'white',
    <>
      <circle cx="50" cy="50" r="15" fill="url(#db-heart)" />
      {around(14).map((turn) => (
        <circle
          key={turn}
          cx="50"
          cy="39"
          r="2.400"
          fill="#ffef9a"
          stroke="#c98a1a"
          strokeWidth=".800"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="6" fill="#9ad64a" />
    </>,
  ),
  poppy: (
    <>
      {around(4).map((turn) => (
        <path
          key={turn}
          d="M50 52C18 44 20 8 50 6s32 38 0 46Z"
          fill="url(#db-poppy)"
          transform={`rotate(${turn + 45} 50 50)`}
        />
      ))}
      {around(4).map((turn) => (
        <path
          key={turn}
          d="M50 50C32 44 30 20 50 14c20 6 18 30 0 36Z"
          fill="url(#db-poppy2)"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      {around(4).map((turn) => (
        <path
          key={turn}
          d="M50 44V22M44 42 38 26M56 42l6-16"
          fill="none"
          stroke="#c22a0a"
          strokeWidth="1.200"
          opacity=".5"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="12" fill="#3a1228" />
      {around(12).map((turn) => (
        <circle key={turn} cx="50" cy="40" r="2" fill="#ffd84a" transform={`rotate(${turn} 50 50)`} />
      ))}
      <circle cx="50" cy="50" r="5" fill="#a8d64a" />
    </>
  ),
  prickly: (
    <>
      <ellipse cx="50" cy="93" rx="32" ry="5" fill="url(#db-shade)" />
      <path d="M50 40c18 0 26 14 24 28S62 94 50 94 28 82 26 68s6-28 24-28Z" fill="url(#db-pad)" />
      <path d="M28 22c12-6 22 2 22 14S40 58 30 54 12 28 28 22Z" fill="url(#db-pad2)" />
      <path d="M72 24c12 4 14 16 8 26s-18 10-24 2 2-32 16-28Z" fill="url(#db-pad2)" />
      <g stroke="#f4ffc4" strokeWidth="1.500" strokeLinecap="round">
        <path d="M38 58l-3-3M38 58l3-3M50 52l-3-3M50 52l3-3M62 58l-3-3M62 58l3-3M42 74l-3-3M42 74l3-3M58 74l-3-3M58 74l3-3M50 86l-3-3M50 86l3-3M30 34l-3-3M30 34l3-3M36 46l-3-3M36 46l3-3M70 36l-3-3M70 36l3-3M64 48l-3-3M64 48l3-3" />
      </g>
      {(
        [
          [24, 16],
          [40, 22],
          [76, 18],
          [86, 32],
        ] as const
      ).map(([x, y]) => (
        <g key={x}>
          <path d={`M${x - 8} ${y + 6}q-2-14 8-16 10 2 8 16-8 6-16 0Z`} fill="url(#db-fig)" />
          <path d={`M${x - 6} ${y - 8}l3-5 3 4 3-4 3 5Z`} fill="#ffd84a" />
        </g>
      ))}
      <path
        d="M32 62c0-8 5-14 12-16"
        fill="none"
        stroke="#f4ffd0"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  lizard: (
    <>
      <path
        d="M78 88C96 80 96 56 78 56s-16 20-2 20"
        fill="none"
        stroke="url(#db-tail)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M30 40 12 36M30 56 14 66M64 64l10 22M54 36l16-18"
        fill="none"
        stroke="#1f9a8f"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M12 36l-8-4M12 36l-9 3M12 36l-6 9M14 66l-9-1M14 66l-7 6M14 66l-1 9M74 86l-7 6M74 86l2 8M70 18l0-9M70 18l7-6M70 18l9 0"
        stroke="#1f9a8f"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M14 14c10-8 24-4 28 6 12 4 22 12 30 26 6 10 14 22 6 32-8 8-18 2-24-8-8-12-16-22-22-32-10 0-24-4-26-14-1-5 3-8 8-10Z"
        fill="url(#db-lizard)"
      />
      <path
        d="M38 30c10 8 20 22 28 38M46 26c10 8 20 22 26 34"
        fill="none"
        stroke="#ffe27a"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx="24" cy="18" r="4.600" fill="#fff3b0" />
      <circle cx="23.500" cy="18" r="2.400" fill="#14241a" />
      <path d="M8 26q8 4 16 3" fill="none" stroke="#0a4a44" strokeWidth="2" strokeLinecap="round" />
      <path d="M20 12c6-3 12-2 16 3" fill="none" stroke="#d6fff0" strokeWidth="2.500" strokeLinecap="round" />
    </>
  ),
  agave: (
    <>
      <ellipse cx="50" cy="90" rx="38" ry="5" fill="url(#db-shade)" />
      {[-66, 66, -49, 49, -31, 31, -14, 14, 0].map((turn) => (
        <g
          key={turn}
          transform={`rotate(${turn} 50 90) translate(${Math.abs(turn) * 0.14} ${Math.abs(turn) * 0.28}) scale(${1 - Math.abs(turn) / 320})`}
        >
          <path d="M40 88C38 60 44 30 50 8c6 22 12 52 10 80Z" fill="url(#db-agave)" />
          <path d="M50 8c6 22 12 52 10 80H50Z" fill="#0d4a4f" opacity=".4" />
          <path d="M50 8l2 8h-4Z" fill="#ff7a5c" />
          <path d="M46 70c0-16 1-30 3-42" fill="none" stroke="#e0fff4" strokeWidth="1.600" opacity=".7" />
        </g>
      ))}
    </>
  ),
  beetle: (
    <>
      <ellipse cx="50" cy="92" rx="28" ry="5" fill="url(#db-shade)" />
      <path
        d="M26 40 8 32M22 56H4M26 72 10 84M74 40l18-8M78 56h18M74 72l16 12M42 16 34 4M58 16l8-12"
        stroke="#3a1a5c"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M50 12c12 0 18 8 18 16H32c0-8 6-16 18-16Z" fill="#4a2a7a" />
      <path d="M28 28h44q8 6 4 16H24q-4-10 4-16Z" fill="url(#db-beetle2)" />
      <path d="M24 42c-4 28 6 48 26 50V42ZM76 42c4 28-6 48-26 50V42Z" fill="url(#db-beetle)" />
      <path d="M50 42c0 20-1 38 0 50 20-2 30-22 26-50Z" fill="#1a0a3d" opacity=".35" />
      <path d="M50 42v50" stroke="#1a0a3d" strokeWidth="2" />
      <path
        d="M30 50c0 12 2 20 6 28"
        fill="none"
        stroke="#fff"
        strokeWidth="4.500"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d={disc(64, 56, 4) + disc(60, 72, 3.5)} fill="#ffd36b" opacity=".9" />
      <path d={disc(42, 22, 2.5) + disc(58, 22, 2.5)} fill="#fff" />
    </>
  ),
  stone: (
    <>
      <ellipse cx="50" cy="88" rx="38" ry="6" fill="url(#db-shade)" />
      <path d="M10 62 24 34l26-14 28 10 14 26-8 24-32 10-30-6Z" fill="url(#db-stone)" />
      <path d="M50 20l28 10-14 24-34-4-6-16Z" fill="#fff" opacity=".35" />
      <path d="M64 54l14-24 14 26-8 24-32 10Z" fill="#1f5f7d" opacity=".4" />
      <path d="M30 50 10 62l12 22 30 6 12-36Z" fill="#fff" opacity=".12" />
      <path
        d="M24 34l6 16 34 4 14-24M30 50 10 62M64 54l-12 36M30 50l-8 34M64 54l28 2"
        fill="none"
        stroke="#e6fffb"
        strokeWidth="1.600"
        opacity=".7"
      />
      <path
        d="M16 62l9-2 7 8 10 1 6 9M60 88l6-12 10-4 5-9M44 26l8 10-2 12"
        fill="none"
        stroke="#8a5a2c"
        strokeWidth="1.800"
        strokeLinejoin="round"
        opacity=".7"
      />
      <path d="M34 34l10-6" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
};
