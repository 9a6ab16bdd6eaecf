import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const mirrored = (half: ReactNode) => (
  <>
    {half}
    <g transform="matrix(-1 0 0 1 100 0)">{half}</g>
  </>
);

const ribs = [-56, -34, -12, 12, 34, 56];
const arms = [0, 72, 144, 216, 288];
const tentacles = [-64, -48, -32, -16, 0, 16, 32, 48, 64];

export const symbols: Readonly<Record<string, ReactNode>> = {
  diver: (
    <>
      <circle cx="50" cy="50" r="49" fill="url(#pd-aura)" />
      <path d="M18 90c2-16 14-24 32-24s30 8 32 24q-32 10-64 0Z" fill="url(#pd-brass)" />
      <path d="M26 82q24 10 48 0" fill="none" stroke="#fff0bf" strokeWidth="2" opacity=".7" />
      <circle cx="50" cy="42" r="36" fill="url(#pd-brass)" />
      <path d="M38 6h24v8H38Z" fill="url(#pd-copper)" />
      <circle cx="14" cy="46" r="9" fill="url(#pd-copper)" />
      <circle cx="86" cy="46" r="9" fill="url(#pd-copper)" />
      <circle cx="14" cy="46" r="5" fill="#0d3b4f" />
      <circle cx="86" cy="46" r="5" fill="#0d3b4f" />
      <circle cx="50" cy="44" r="25" fill="url(#pd-copper)" />
      <circle cx="50" cy="44" r="20" fill="url(#pd-glass)" />
      <path d="M50 30c9 0 14 7 14 15s-5 15-14 15-14-7-14-15 5-15 14-15Z" fill="#e0a478" />
      <path d="M36 42c0-10 6-14 14-14s14 4 14 14c-4-6-8-7-14-7s-10 1-14 7Z" fill="#3a2418" />
      <path
        d="M42 45h4M54 45h4M45 53q5 4 10 0"
        fill="none"
        stroke="#3a1d10"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path d="M34 38a18 18 0 0 1 12-11" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".8" />
      <path
        d="M20 30a33 33 0 0 1 18-17"
        fill="none"
        stroke="#fff6d6"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".85"
      />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cx="50" cy="21.500" r="2" fill="#fff0bf" transform={`rotate(${turn + 30} 50 44)`} />
      ))}
      <path d={disc(78, 14, 3.5) + disc(86, 6, 2.2) + disc(84, 24, 1.8)} fill="#e6fbff" opacity=".9" />
    </>
  ),
  pearl: (
    <>
      <ellipse cx="50" cy="88" rx="42" ry="7" fill="url(#pd-shade)" />
      <path d="M50 4C26 6 8 20 6 42q44 16 88 0C92 20 74 6 50 4Z" fill="url(#pd-shell)" />
      {ribs.map((turn) => (
        <path
          key={turn}
          d="M50 52V8"
          stroke="#a8567d"
          strokeWidth="1.600"
          opacity=".55"
          transform={`rotate(${turn} 50 52)`}
        />
      ))}
      <path d="M4 62q46-20 92 0c-2 18-20 30-46 30S6 80 4 62Z" fill="url(#pd-shell2)" />
      <path d="M8 64q42-18 84 0-8 12-42 12T8 64Z" fill="url(#pd-nacre)" />
      <circle cx="50" cy="50" r="29" fill="url(#pd-pearl)" />
      <path d="M30 40a24 24 0 0 1 14-13" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M70 62a24 24 0 0 1-14 12"
        fill="none"
        stroke="#ffc9e0"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  turtle: (
    <>
      <ellipse cx="50" cy="92" rx="34" ry="4" fill="url(#pd-shade)" />
      <path
        d="M30 34C14 22 2 26 2 40c10 2 18 8 24 16ZM70 34c16-12 28-8 28 6-10 2-18 8-24 16Z"
        fill="url(#pd-flipper)"
      />
      <path
        d="M32 76c-10 2-14 10-12 18 8 0 14-4 18-12ZM68 76c10 2 14 10 12 18-8 0-14-4-18-12Z"
        fill="url(#pd-flipper)"
      />
      <path d="M8 36c8 0 14 4 18 10M92 36c-8 0-14 4-18 10" stroke="#e6ffcf" strokeWidth="2" fill="none" opacity=".6" />
      <path d="M38 24c0-12 5-20 12-20s12 8 12 20c0 8-24 8-24 0Z" fill="url(#pd-flipper)" />
      <circle cx="43" cy="14" r="2.600" fill="#0d2b1f" />
      <circle cx="57" cy="14" r="2.600" fill="#0d2b1f" />
      <path
        d="M50 20c20 0 32 16 32 36S66 92 50 92 18 76 18 56s12-36 32-36Z"
        fill="url(#pd-carapace)"
        stroke="#f4d98a"
        strokeWidth="3"
      />
      <path d="M50 34l14 10v18L50 74 36 62V44Z" fill="#8fbf4a" opacity=".8" />
      <path
        d="M50 34V22M64 44l14-8M64 62l14 8M50 74v16M36 62l-14 8M36 44l-14-8M50 34l14 10v18L50 74 36 62V44Z"
        fill="none"
        stroke="#2f4f1c"
        strokeWidth="2.600"
      />
      <path d="M30 34c6-6 12-9 18-9" fill="none" stroke="#fbffd0" strokeWidth="4" strokeLinecap="round" opacity=".8" />
    </>
  ),
  manta: (
    <>
      <path d="M52 66c2 14-2 24 4 32" fill="none" stroke="#27406f" strokeWidth="3.500" strokeLinecap="round" />
      <path d="M36 30c-2-8-2-14 3-20 3 6 4 12 4 18ZM64 30c2-8 2-14-3-20-3 6-4 12-4 18Z" fill="#3d62a8" />
      <path
        d="M50 22c10 0 16 5 20 12 8 4 18 8 28 22-16-4-24 0-30 8-4 8-12 12-18 12s-14-4-18-12c-6-8-14-12-30-8 10-14 20-18 28-22 4-7 10-12 20-12Z"
        fill="url(#pd-manta)"
      />
      <path
        d="M50 22c10 0 16 5 20 12 8 4 18 8 28 22-16-4-24 0-30 8-4 8-12 12-18 12 6-16 8-36 0-54Z"
        fill="#0d1d45"
        opacity=".35"
      />
      <path
        d="M34 50q-4 6 0 12M40 50q-3 6 0 12M66 50q4 6 0 12M60 50q3 6 0 12"
        fill="none"
        stroke="#0f214d"
        strokeWidth="2"
      />
      <circle cx="33" cy="34" r="3" fill="#fff" />
      <circle cx="67" cy="34" r="3" fill="#fff" />
      <circle cx="32.500" cy="34" r="1.600" fill="#081226" />
      <circle cx="67.500" cy="34" r="1.600" fill="#081226" />
      <path
        d="M10 50c8-6 16-10 24-12M42 27q8-3 16 0"
        fill="none"
        stroke="#bcdcff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d={disc(50, 44, 2.2) + disc(44, 38, 1.6) + disc(56, 38, 1.6) + disc(24, 48, 1.8) + disc(76, 48, 1.8)}
        fill="#cfe8ff"
        opacity=".9"
      />
    </>
  ),
  seahorse: (
    <>
      <path
        d="M56 6c16 0 24 12 20 24 8 16 0 34-14 42-10 6-14 12-8 18 6 4 12-2 9-7 6 4 4 14-6 15-14 2-22-12-14-26 8-12 8-22 2-32-4-6-6-12-4-18L26 28l-8-5 4-6 20-1c3-6 8-10 14-10Z"
        fill="url(#pd-horse)"
      />
      <path d="M62 14c8 2 12 8 10 16 8 14 2 30-10 38 2-12 4-22 0-32-3-8-4-14 0-22Z" fill="#a83a12" opacity=".35" />
      <path d="M48 2l8 6 6-7 4 9 9-3-1 10" fill="none" stroke="#ffb13a" strokeWidth="4" strokeLinejoin="round" />
      <path d="M74 38c12 0 18 10 16 22-8-1-14-6-16-12Z" fill="#ffdf8a" opacity=".9" />
      <path d="M76 42c6 2 10 8 12 14M75 46c4 2 7 6 9 9" stroke="#d97a1c" strokeWidth="1.400" fill="none" />
      <path d="M46 44l26-6M49 52l26-4M50 60l24-2M48 68l20 1M46 76l12 3" stroke="#ffe9b0" strokeWidth="2" opacity=".8" />
      <circle cx="50" cy="22" r="5" fill="#fff" />
      <circle cx="49" cy="22" r="2.800" fill="#2a1206" />
      <path d="M22 19l18-1" stroke="#fff0c4" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  fish: (
    <>
      <path d="M66 50C80 34 92 30 97 34c-5 10-5 22 0 32-5 4-17 0-31-16Z" fill="url(#pd-fin)" />
      <path d="M30 32C36 14 54 8 66 16c-2 8-6 14-8 20ZM36 70c4 12 14 18 24 16 0-8-2-12-4-18Z" fill="url(#pd-fin)" />
      <path d="M4 52c8-18 26-26 42-24 14 2 24 12 28 22-4 12-16 24-32 24C24 74 10 66 4 52Z" fill="url(#pd-fish)" />
      <path
        d="M30 30c-6 14-6 30 0 42 3 1 6 2 9 2-6-14-6-32 0-46-3 0-6 1-9 2ZM54 30c6 12 6 28-1 41 3-1 6-3 8-5 5-11 5-22 1-31-2-2-5-4-8-5Z"
        fill="#fff"
      />
      <path
        d="M30 30c-6 14-6 30 0 42M39 28c-6 14-6 32 0 46M54 30c6 12 6 28-1 41M62 35c4 9 4 20-1 31"
        fill="none"
        stroke="#1a1230"
        strokeWidth="2"
      />
      <circle cx="18" cy="46" r="5.500" fill="#fff" />
      <circle cx="17.500" cy="46" r="3.200" fill="#120c24" />
      <circle cx="16.500" cy="45" r="1" fill="#fff" />
      <path d="M5 54q6 4 10 2" fill="none" stroke="#8a2408" strokeWidth="2" strokeLinecap="round" />
      <path d="M14 36c8-5 18-6 28-4" fill="none" stroke="#ffe6c0" strokeWidth="3" strokeLinecap="round" opacity=".8" />
      <path d="M44 52c8-2 12 2 13 8-6 3-12 0-13-8Z" fill="url(#pd-fin)" />
    </>
  ),
  conch: (
    <>
      <ellipse cx="52" cy="92" rx="32" ry="5" fill="url(#pd-shade)" />
      <path
        d="M50 6c6 4 10 10 12 18 14 0 30 10 30 28 0 24-22 40-46 40-10-4-18-12-22-22C14 64 8 52 12 42c6 2 10 2 14 0 2-16 12-28 24-36Z"
        fill="url(#pd-conch)"
      />
      <path d="M40 40c20-8 44-2 46 14 0 18-16 32-38 34-6-8-6-18 0-24 8-6 4-16-8-24Z" fill="url(#pd-lip)" />
      <path d="M34 26q14 6 26-2M28 38q16 8 34-2M26 50q8 6 18 2" fill="none" stroke="#c27a52" strokeWidth="2.600" />
      <path d="M38 20c3-5 6-8 10-10" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".8" fill="none" />
      <path d="M56 52c10-4 20-2 24 4" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".6" fill="none" />
    </>
  ),
  starfish: (
    <>
      <ellipse cx="52" cy="88" rx="34" ry="5" fill="url(#pd-shade)" />
      {arms.map((turn) => (
        <path
          key={turn}
          d="M36 48C40 30 44 8 50 4s10 26 14 44Z"
          fill="url(#pd-star)"
          transform={`rotate(${turn} 50 52)`}
        />
      ))}
      <circle cx="50" cy="52" r="17" fill="#ff8f5c" />
      {arms.map((turn) => (
        <path
          key={turn}
          d={disc(50, 14, 2) + disc(50, 22, 2.4) + disc(50, 31, 2.8) + disc(45, 37, 1.6) + disc(55, 37, 1.6)}
          fill="#ffe0bf"
          transform={`rotate(${turn} 50 52)`}
        />
      ))}
      <path
        d={disc(50, 52, 4) + disc(42, 50, 2) + disc(58, 50, 2) + disc(50, 44, 2) + disc(50, 61, 2)}
        fill="#ffe0bf"
      />
      <path d="M45 18c1-5 2-9 4-11" stroke="#fff" strokeWidth="2.500" strokeLinecap="round" opacity=".8" fill="none" />
    </>
  ),
  coral: (
    <>
      <ellipse cx="50" cy="93" rx="34" ry="5" fill="url(#pd-shade)" />
      <g fill="none" stroke="url(#pd-coral)" strokeLinecap="round">
        <path d="M51 92c-3-14 2-28-1-42" strokeWidth="14" />
        <path d="M50 70C36 66 28 54 28 38M50 58c14-4 22-16 22-32M50 54c-2-14 0-28 2-42" strokeWidth="10" />
        <path
          d="M28 50C18 46 12 38 12 28M30 36c0-8 4-14 8-18M72 40c8-2 14-8 16-16M66 62c10 0 18-4 22-12M52 28c-6-4-8-10-8-16"
          strokeWidth="7.500"
        />
      </g>
      <g fill="none" stroke="#ffd6e0" strokeWidth="2.400" strokeLinecap="round" opacity=".85">
        <path d="M47 88V56M25 42c0-2 0-4 1-6M69 34c1-3 1-6 1-8M49 34c0-7 1-14 1-20M11 32l-1-4" />
      </g>
      <path d="M20 92q30-10 60 0-4 5-30 5t-30-5Z" fill="url(#pd-sand)" />
    </>
  ),
  anemone: (
    <>
      <ellipse cx="50" cy="93" rx="34" ry="5" fill="url(#pd-shade)" />
      {tentacles.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 72)`}>
          <path d="M46 72c-4-20 6-34 2-52q4-6 7 0c2 18-4 34 0 52Z" fill="url(#pd-tentacle)" />
          <circle cx="51.500" cy="19" r="5" fill="#ffe27a" />
        </g>
      ))}
      <path d="M28 68q22-14 44 0l6 24q-28 8-56 0Z" fill="url(#pd-foot)" />
      <path d="M34 74l-3 16M44 72l-1 20M56 72l1 20M66 74l3 16" stroke="#4f1f7d" strokeWidth="2" opacity=".6" />
      {mirrored(
        <path d="M32 70q8-5 16-6" fill="none" stroke="#fff" strokeWidth="2.500" strokeLinecap="round" opacity=".6" />,
      )}
    </>
  ),
};
