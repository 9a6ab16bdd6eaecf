import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const points = [0, 45, 90, 135, 180, 225, 270, 315];

/** A tile of glazed clay with a border of its own; what is worth most lies on one. */
const glazed = (thing: ReactNode) => (
  <>
    <path
      d="M10 6h80q4 0 4 4v80q0 4-4 4H10q-4 0-4-4V10q0-4 4-4Z"
      fill="#0a0f2b"
      opacity=".6"
      transform="translate(0 3)"
    />
    <path d="M10 5h80q5 0 5 5v80q0 5-5 5H10q-5 0-5-5V10q0-5 5-5Z" fill="url(#sr-brass)" />
    <path
      d="M50 9 91 50 50 91 9 50ZM10 10h16L10 26ZM90 10H74l16 16ZM10 90h16L10 74ZM90 90H74l16-16Z"
      fill="url(#sr-teal)"
    />
    <path d="M11 11h78v78H11Z" fill="url(#sr-tile)" opacity=".82" />
    <path d="M11 11h78v78H11Z" fill="none" stroke="#ffe9b0" strokeWidth="1.500" opacity=".8" />
    <path d="M11 11h12L11 23ZM89 11H77l12 12ZM11 89h12L11 77ZM89 89H77l12-12Z" fill="url(#sr-teal)" />
    {thing}
  </>
);

const fringe = Array.from({ length: 9 }, (_, index) => 16 + index * 8.5);
const stripes = [0, 45, 90, 135, 180, 225, 270, 315];

export const symbols: Readonly<Record<string, ReactNode>> = {
  compass: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#sr-aura)" />
      <circle cx="50" cy="53" r="44" fill="#0a0f2b" opacity=".5" />
      <circle cx="50" cy="50" r="44" fill="url(#sr-brass)" />
      <circle cx="50" cy="50" r="36" fill="url(#sr-dial)" />
      <circle cx="50" cy="50" r="31" fill="none" stroke="#7a4a1c" strokeWidth="1.200" />
      {points.map((turn) => (
        <path
          key={turn}
          d={turn % 90 ? 'M50 26l4 24h-8Z' : 'M50 15l6 35H44Z'}
          fill={turn % 90 ? '#2f7f8a' : '#24306f'}
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      {points
        .filter((turn) => turn % 90 === 0)
        .map((turn) => (
          <path key={turn} d="M50 15v35h-6Z" fill="#fff" opacity=".35" transform={`rotate(${turn} 50 50)`} />
        ))}
      <g transform="rotate(32 50 50)">
        <path d="M50 18l7 32H43Z" fill="url(#sr-red)" />
        <path d="M50 82l7-32H43Z" fill="#f4f0e6" />
      </g>
      <circle cx="50" cy="50" r="6" fill="url(#sr-brass)" stroke="#5c3408" />
      <path d="M16 40a37 37 0 0 1 20-23" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".8" />
    </>
  ),
  salt: (
    <>
      <circle cx="50" cy="48" r="49" fill="url(#sr-white-glow)" />
      <ellipse cx="50" cy="90" rx="42" ry="7" fill="url(#sr-shade)" />
      <path d="M12 48 50 34l38 14v30L50 94 12 78Z" fill="url(#sr-salt)" />
      <path d="M12 48 50 62v32L12 78Z" fill="#fff" opacity=".55" />
      <path d="M88 48 50 62v32l38-16Z" fill="#8fa8d8" opacity=".55" />
      <path d="M24 22 50 10l26 12v20L50 54 24 42Z" fill="url(#sr-salt)" />
      <path d="M24 22 50 34v20L24 42Z" fill="#fff" opacity=".7" />
      <path d="M76 22 50 34v20l26-12Z" fill="#8fa8d8" opacity=".55" />
      <path
        d="M20 58l8 6M34 72l6 3M62 70l8-5M74 60l6-3M60 44l6-4M34 34l6 5"
        stroke="#fff"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="M8 62 50 78l42-16v5L50 83 8 67Z" fill="url(#sr-red)" />
      <path d="M44 76l6 2 6-2 5 14-11-5-11 5Z" fill="url(#sr-brass)" />
      <path
        d="M50 2l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM84 28l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500ZM14 26l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500Z"
        fill="#fff"
      />
    </>
  ),
  camel: glazed(
    <>
      <circle cx="68" cy="30" r="14" fill="url(#sr-sun)" />
      <path d="M12 78q38-10 76 0v10H12Z" fill="#c9863a" opacity=".8" />
      <path
        d="M16 26c4-7 14-8 18-3l3 14c2 8 6 10 10 6 4-12 12-16 18-4 4-10 14-8 16 2 4 4 6 10 5 18l-2 22h-6l-2-20-4 2-2 18h-6l-1-20H46l-2 20h-6l-3-22c-8-4-12-14-12-22l-1-6c-6 0-8-3-6-5Z"
        fill="url(#sr-camel)"
      />
      <path d="M65 39c4-10 14-8 16 2 4 4 6 10 5 18l-2 22h-6l-2-20-4 2c2-8 0-16-7-24Z" fill="#5c3010" opacity=".4" />
      <path d="M46 44c8 4 24 4 34-2l3 14c-12 8-28 8-38 2Z" fill="url(#sr-red)" />
      <path d="M46 50c10 5 26 4 36-1" fill="none" stroke="#ffd36b" strokeWidth="2.500" strokeDasharray="3 2.500" />
      <path d="M48 58l-2 8M58 61l-1 9M70 61l1 9M80 57l2 8" stroke="#ffd36b" strokeWidth="2" />
      <circle cx="25" cy="27" r="1.900" fill="#241006" />
      <path d="M18 31h8M24 22l4-4" stroke="#4a240c" strokeWidth="1.800" strokeLinecap="round" />
      <path d="M30 24c3 8 3 14 6 20" fill="none" stroke="#ffe9c0" strokeWidth="2" opacity=".7" />
    </>,
  ),
  falcon: glazed(
    <>
      <path d="M36 90c-2-30 0-46 8-58 6-10 18-14 28-8 8 6 10 18 6 32-4 14-14 26-22 34Z" fill="url(#sr-falcon)" />
      <path d="M60 28c10 2 18 12 18 28-4 14-14 26-22 34 6-22 8-42 4-62Z" fill="#241608" opacity=".45" />
      <path d="M44 34c-4 16-5 34-4 54l10 2c6-18 8-34 4-52Z" fill="url(#sr-salt)" />
      <path
        d="M43 48q4 3 8 0M42 56q5 3 10 0M42 64q5 3 10 0M41 72q5 3 9 0M41 80q4 3 8 0"
        fill="none"
        stroke="#5c3a18"
        strokeWidth="1.800"
      />
      <path d="M36 26c4-12 18-18 30-12 8 4 10 12 8 18-10-6-22-6-32 2l-10 4c-2-5 0-9 4-12Z" fill="url(#sr-hood)" />
      <path d="M38 27 26 33c-2 4 0 8 3 10 3-6 7-8 12-8Z" fill="#ffcf5c" />
      <path d="M29 43c-2-3-2-6 0-8l8-3c-3 3-6 6-8 11Z" fill="#5c3a18" />
      <circle cx="48" cy="25" r="5" fill="#ffb52e" />
      <circle cx="47.500" cy="25" r="2.900" fill="#140a04" />
      <circle cx="46.500" cy="24" r="1" fill="#fff" />
      <path d="M54 8c4-4 8-4 12 0M58 12l-4-8" fill="none" stroke="#ffd36b" strokeWidth="2.500" strokeLinecap="round" />
      <path
        d="M60 40c6 8 8 20 6 32M66 38c6 10 7 18 4 30"
        fill="none"
        stroke="#d9a860"
        strokeWidth="1.800"
        opacity=".7"
      />
    </>,
  ),
  tent: glazed(
    <>
      <path d={disc(24, 22, 1.2) + disc(36, 16, 1) + disc(78, 20, 1.4) + disc(66, 15, 0.9)} fill="#fff" />
      <path d="M12 82 50 20l38 62Z" fill="url(#sr-cloth)" />
      <path d="M50 20 32 82H20ZM50 20l18 62h12Z" fill="url(#sr-red)" />
      <path d="M50 20l38 62H68Z" fill="#1a0a2b" opacity=".3" />
      <path d="M50 46 38 82h24Z" fill="#2a1208" />
      <path d="M50 46 38 82h8c0-14 2-26 4-36Z" fill="url(#sr-brass)" />
      <circle cx="54" cy="76" r="7" fill="url(#sr-aura)" />
      <path d="M24 66q6 5 12 0M64 66q6 5 12 0" fill="none" stroke="#ffe9b0" strokeWidth="2" />
      <path d="M50 20V10l12 4-12 4" fill="#ffd36b" stroke="#ffd36b" strokeWidth="1.500" />
      <path d="M12 82h76v5H12Z" fill="#c9863a" />
    </>,
  ),
  dagger: glazed(
    <g transform="rotate(38 50 50)">
      <path d="M44 40c-4 20 0 36 12 48 4-16 4-32 0-48Z" fill="url(#sr-steel)" />
      <path d="M50 42c-1 16 1 32 6 46 4-16 4-32 0-48Z" fill="#3a4a78" opacity=".45" />
      <path d="M32 34q18 8 36 0l-2 8q-16 6-32 0Z" fill="url(#sr-brass)" />
      <path d="M44 14h12l2 22H42Z" fill="url(#sr-red)" />
      <path d="M43 19h14M43 24h14M42 29h16" stroke="#ffd36b" strokeWidth="1.800" />
      <path d="M40 8q10-8 20 0l-3 8H43Z" fill="url(#sr-brass)" />
      <circle cx="50" cy="9" r="3.600" fill="url(#sr-gem)" />
      <circle cx="50" cy="38" r="3.600" fill="url(#sr-gem)" />
      <path d="M46 48c-1 10 0 18 3 26" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </g>,
  ),
  carpet: (
    <g transform="rotate(-8 50 50)">
      <path d="M12 24h76v58H12Z" fill="#000" opacity=".35" transform="translate(2 5)" />
      {fringe.map((x) => (
        <path key={x} d={`M${x} 14v10M${x} 80v10`} stroke="#ffe2a8" strokeWidth="2.500" strokeLinecap="round" />
      ))}
      <path d="M10 20h80v60H10Z" fill="url(#sr-red)" />
      <path d="M15 25h70v50H15Z" fill="none" stroke="#ffd36b" strokeWidth="2.500" />
      <path d="M19 29h62v42H19Z" fill="#24306f" />
      <path d="M50 31 78 50 50 69 22 50Z" fill="url(#sr-cloth)" />
      <path d="M50 37 68 50 50 63 32 50Z" fill="url(#sr-red)" />
      <path d="M50 43l9 7-9 7-9-7Z" fill="#ffd36b" />
      <path d={disc(26, 35, 3) + disc(74, 35, 3) + disc(26, 65, 3) + disc(74, 65, 3)} fill="#3fb0a8" />
      <path d="M10 20h80v12H10Z" fill="#fff" opacity=".12" />
    </g>
  ),
  drum: (
    <>
      <ellipse cx="50" cy="92" rx="30" ry="4" fill="url(#sr-shade)" />
      <path d="M12 26h76c0 14-6 22-14 28l6 32q-30 10-60 0l6-32c-8-6-14-14-14-28Z" fill="url(#sr-clay)" />
      <path d="M60 34c10-2 20-4 28-8 0 14-6 22-14 28l6 32q-10 4-22 5c6-20 6-38 2-57Z" fill="#2a0f08" opacity=".35" />
      <path
        d="M14 34 30 54 40 34 50 56 60 34 70 54 86 34"
        fill="none"
        stroke="#ffe2a8"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M24 60h52l2 8H22Z" fill="url(#sr-teal)" />
      <path d="M26 64h48" stroke="#ffd36b" strokeWidth="2" strokeDasharray="4 3" />
      <ellipse cx="50" cy="24" rx="40" ry="13" fill="url(#sr-brass)" />
      <ellipse cx="50" cy="23" rx="35" ry="10" fill="url(#sr-skin)" />
      <ellipse cx="50" cy="23" rx="13" ry="4" fill="#b8864a" opacity=".6" />
      <path d="M22 20q12-8 26-8" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".8" />
    </>
  ),
  dates: (
    <>
      <ellipse cx="50" cy="94" rx="28" ry="4" fill="url(#sr-shade)" />
      <path
        d="M52 4C46 20 48 34 50 52M50 24C40 28 32 36 28 46M51 28c10 4 18 12 22 22M50 36c-4 8-8 14-10 24M51 38c4 8 8 14 10 24"
        fill="none"
        stroke="#b98a3a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M52 8C38-2 20 2 10 14c16 2 30 2 42-6ZM52 8C64-4 82-2 94 10c-16 4-30 6-42-2Z" fill="url(#sr-palm)" />
      <path d="M52 8C40 8 24 10 12 14M52 8c14-2 28-1 40 2" stroke="#dff0a8" strokeWidth="1.400" fill="none" />
      {(
        [
          [26, 58, -10],
          [42, 66, 6],
          [60, 66, -6],
          [76, 60, 12],
          [34, 80, 8],
          [52, 84, 0],
          [68, 80, -8],
        ] as const
      ).map(([x, y, turn]) => (
        <g key={x} transform={`rotate(${turn} ${x} ${y})`}>
          <ellipse cx={x} cy={y} rx="9" ry="13" fill="url(#sr-date)" />
          <path
            d={`M${x - 4} ${y - 6}q2-4 5-4`}
            fill="none"
            stroke="#ffdcb0"
            strokeWidth="2.500"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  ),
  waterskin: (
    <>
      <ellipse cx="50" cy="93" rx="34" ry="5" fill="url(#sr-shade)" />
      <path d="M24 30C6 50 10 8 40 12s44 8 46 34" fill="none" stroke="#8a5426" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M58 22c8 4 12 8 14 14 18 10 22 34 8 48-14 12-46 12-60-2C8 66 18 42 38 38c4-8 10-14 20-16Z"
        fill="url(#sr-skinbag)"
      />
      <path d="M72 36c18 10 22 34 8 48-8 6-20 9-32 8 24-12 30-34 24-56Z" fill="#2a0f08" opacity=".35" />
      <path d="M50 12l16-4 6 14-14 6Z" fill="url(#sr-brass)" />
      <path d="M52 6l12-3 2 6-12 4Z" fill="url(#sr-clay)" />
      <path
        d="M24 58c10 8 40 10 56 0M22 66c12 8 44 10 60 0"
        fill="none"
        stroke="#ffd36b"
        strokeWidth="2.200"
        strokeDasharray="5 3"
      />
      {stripes.map((turn) => (
        <path key={turn} d="M50 68l3 8h-6Z" fill="#3fb0a8" transform={`rotate(${turn} 50 79)`} />
      ))}
      <path
        d="M26 58c2-8 8-13 16-14"
        fill="none"
        stroke="#ffe9c8"
        strokeWidth="4.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
};
