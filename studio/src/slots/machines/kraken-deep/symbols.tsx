import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const mirrored = (half: ReactNode) => (
  <>
    {half}
    <g transform="matrix(-1 0 0 1 100 0)">{half}</g>
  </>
);

/** Treasure lies in the grip of an arm that came up from below. */
const gripped = (thing: ReactNode) => (
  <>
    <circle cx="50" cy="50" r="47" fill="url(#kd-aura)" />
    <path
      d="M92 98C104 66 92 50 78 58c8-4 14 6 6 18-12 18-52 18-66 2-8-10-6-20 2-22-14 2-18 20-6 32 12 10 60 14 78 10Z"
      fill="url(#kd-arm)"
    />
    {thing}
    <path
      d="M10 78c-8-14 0-26 12-24 8 2 8 12 0 12-6 0-4-6 0-6-6-1-8 6-4 12 12 14 50 16 66 4l6 8c-22 16-68 14-80-6Z"
      fill="url(#kd-arm)"
    />
    <path
      d={disc(26, 84, 3) + disc(37, 88, 3.2) + disc(49, 89.5, 3.2) + disc(61, 88.5, 3) + disc(72, 85, 2.6)}
      fill="#ffc9e0"
    />
    <path
      d={disc(26, 84, 1.2) + disc(37, 88, 1.3) + disc(49, 89.5, 1.3) + disc(61, 88.5, 1.2) + disc(72, 85, 1)}
      fill="#7a2a6a"
    />
  </>
);

const spines = Array.from({ length: 22 }, (_, index) => index * (360 / 22));

export const symbols: Readonly<Record<string, ReactNode>> = {
  eye: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#kd-flare)" />
      <path d="M50 8c26 0 44 22 48 42-4 20-22 42-48 42S6 70 2 50C6 30 24 8 50 8Z" fill="url(#kd-lid)" />
      <path d="M50 20c22 0 36 16 40 30-4 14-18 30-40 30S14 64 10 50c4-14 18-30 40-30Z" fill="url(#kd-ball)" />
      <circle cx="50" cy="50" r="27" fill="url(#kd-iris)" />
      <g stroke="#7a3a00" strokeWidth="1.400" opacity=".6">
        {spines.map((turn) => (
          <path key={turn} d="M50 24v9" transform={`rotate(${turn} 50 50)`} />
        ))}
      </g>
      <path d="M50 26c6 6 8 14 8 24s-2 18-8 24c-6-6-8-14-8-24s2-18 8-24Z" fill="#0a0412" />
      <circle cx="40" cy="38" r="6" fill="#fff" opacity=".9" />
      <circle cx="60" cy="64" r="3" fill="#fff" opacity=".5" />
      <path d="M8 40C16 22 32 10 50 10s34 12 42 30c-8-12-24-22-42-22S16 28 8 40Z" fill="url(#kd-arm)" />
      <path
        d={disc(24, 20, 2.5) + disc(38, 13, 3) + disc(54, 12, 2.6) + disc(70, 16, 2.8) + disc(82, 26, 2.2)}
        fill="#ff9ac4"
        opacity=".8"
      />
    </>
  ),
  crown: gripped(
    <>
      <path d="M16 68 10 24l22 18L50 8l18 34 22-18-6 44Z" fill="url(#kd-gold)" />
      <path d="M50 8l18 34 22-18-6 44H50Z" fill="#8a4a08" opacity=".35" />
      <path d="M15 62h70l-1 12H16Z" fill="url(#kd-gold)" stroke="#7d4a10" />
      <circle cx="50" cy="8" r="5" fill="url(#kd-ruby)" />
      <circle cx="10" cy="24" r="4.500" fill="url(#kd-aqua)" />
      <circle cx="90" cy="24" r="4.500" fill="url(#kd-aqua)" />
      <path d="M50 42l9 11-9 11-9-11Z" fill="url(#kd-ruby)" stroke="#ffe9a8" strokeWidth="1.500" />
      <circle cx="30" cy="55" r="5" fill="url(#kd-green)" />
      <circle cx="70" cy="55" r="5" fill="url(#kd-green)" />
      <path d="M17 34l14 12M46 20l4-8" stroke="#fffbe0" strokeWidth="3" strokeLinecap="round" opacity=".8" />
    </>,
  ),
  trident: gripped(
    <g transform="rotate(24 50 50)">
      <path d="M47 30h6v66h-6Z" fill="url(#kd-gold)" />
      <path
        d="M26 10c-4 22 4 34 24 36 20-2 28-14 24-36l-7 16c0 8-6 12-12 13l1-26-6-15-6 15 1 26c-6-1-12-5-12-13Z"
        fill="url(#kd-gold)"
      />
      <path d="M50 0l6 15-1 28-5 3Z" fill="#8a4a08" opacity=".4" />
      <circle cx="50" cy="48" r="6" fill="url(#kd-aqua)" stroke="#ffe9a8" strokeWidth="1.500" />
      <path d="M44 60h12M44 66h12M44 72h12" stroke="#7d4a10" strokeWidth="2.500" />
      <path
        d="M28 18c0 10 3 17 10 20"
        fill="none"
        stroke="#fffbe0"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>,
  ),
  chalice: gripped(
    <>
      <path d="M22 10h56c2 24-6 40-22 44v14l14 6v6H30v-6l14-6V54C28 50 20 34 22 10Z" fill="url(#kd-gold)" />
      <path d="M54 10h24c2 24-6 40-22 44v14l14 6v6H54Z" fill="#8a4a08" opacity=".35" />
      <ellipse cx="50" cy="11" rx="28" ry="6" fill="#5a1230" />
      <ellipse cx="50" cy="12" rx="23" ry="4" fill="#c2305f" />
      <circle cx="50" cy="32" r="7" fill="url(#kd-ruby)" stroke="#ffe9a8" strokeWidth="1.500" />
      <circle cx="33" cy="28" r="4" fill="url(#kd-aqua)" />
      <circle cx="67" cy="28" r="4" fill="url(#kd-aqua)" />
      <path
        d="M27 18c0 12 4 22 10 28"
        fill="none"
        stroke="#fffbe0"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </>,
  ),
  ring: gripped(
    <>
      <circle cx="50" cy="56" r="25" fill="none" stroke="#5c3408" strokeWidth="11" />
      <circle cx="50" cy="56" r="25" fill="none" stroke="url(#kd-gold)" strokeWidth="8.500" />
      <path d="M28 20h44l10 12-32 22L18 32Z" fill="url(#kd-aqua)" />
      <path
        d="M28 20l10 12 12-12 12 12 10-12M18 32h64M38 32l12 22 12-22"
        fill="none"
        stroke="#eaffff"
        strokeWidth="1.600"
      />
      <path d="M28 20h44l-10 12H38Z" fill="#fff" opacity=".4" />
      <path d="M30 68a23 23 0 0 1-3-14" fill="none" stroke="#fffbe0" strokeWidth="3" strokeLinecap="round" />
    </>,
  ),
  angler: (
    <>
      <circle cx="24" cy="20" r="24" fill="url(#kd-lure)" />
      <path d="M60 34C54 12 38 6 26 16" fill="none" stroke="#4a7a8f" strokeWidth="3" strokeLinecap="round" />
      <circle cx="24" cy="19" r="7" fill="#eaffd0" />
      <path d="M80 50c8-12 14-16 19-16-3 10-3 24 0 36-6 0-12-6-19-14Z" fill="url(#kd-fin)" />
      <path d="M46 30c8-10 20-12 28-6-2 6-4 10-8 12Z" fill="url(#kd-fin)" />
      <path d="M8 50c6-18 26-26 46-22 18 3 28 14 32 26-4 18-18 32-42 32C24 86 8 76 6 62Z" fill="url(#kd-angler)" />
      <path d="M4 60c10-10 28-12 42-2-4 14-16 22-28 20C10 76 6 68 4 60Z" fill="#16091c" />
      <path d="M6 58l5 9 4-11 5 11 5-12 5 12 5-11 5 9M10 72l4-6 4 8 5-8 5 8 5-8" fill="#fff8e0" />
      <circle cx="44" cy="42" r="7.500" fill="#fff6c4" />
      <circle cx="42" cy="42" r="3.800" fill="#14081c" />
      <circle cx="40.500" cy="40.500" r="1.300" fill="#fff" />
      <path d="M56 56c10-2 16 4 18 12-8 4-16 0-18-12Z" fill="url(#kd-fin)" />
      <path
        d={disc(62, 40, 2) + disc(70, 46, 1.6) + disc(64, 78, 1.8) + disc(50, 80, 1.6) + disc(74, 62, 1.5)}
        fill="#8ff0e6"
      />
    </>
  ),
  jellyfish: (
    <>
      <circle cx="50" cy="40" r="44" fill="url(#kd-lumen)" />
      <g fill="none" strokeLinecap="round">
        <path
          d="M26 52c-8 12 6 20-2 34M40 54c-6 14 6 24-1 42M60 54c6 14-6 24 1 42M74 52c8 12-6 20 2 34"
          stroke="#c99aff"
          strokeWidth="3"
        />
        <path
          d="M33 54c6 12-4 20 2 36M67 54c-6 12 4 20-2 36M50 54c4 12-4 22 0 40"
          stroke="#ffb0f0"
          strokeWidth="5"
          opacity=".85"
        />
      </g>
      <path
        d="M50 6c26 0 40 18 40 40 0 8-6 12-12 6-4 8-14 8-18 2-4 6-16 6-20 0-4 6-14 6-18-2-6 6-12 2-12-6C10 24 24 6 50 6Z"
        fill="url(#kd-jelly)"
      />
      <path d="M28 40c0-12 8-20 22-20s22 8 22 20c-8-4-14-4-22 0-8-4-14-4-22 0Z" fill="#fff" opacity=".25" />
      <path d="M22 34c2-10 8-17 16-20" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".8" />
      <path d={disc(40, 30, 2.5) + disc(54, 26, 3) + disc(66, 34, 2.2)} fill="#fff3a8" />
    </>
  ),
  nautilus: (
    <>
      <ellipse cx="52" cy="92" rx="32" ry="4" fill="url(#kd-shade)" />
      <path
        d="M18 66C4 66 0 78 6 92M22 72c-8 4-10 12-6 22M30 76c-4 6-4 12 0 18"
        fill="none"
        stroke="#ffb08a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M52 8c24 0 42 16 42 40S76 88 52 88c-16 0-32-6-38-20 10 2 20 0 26-6-12-2-22-12-22-26C18 20 32 8 52 8Z"
        fill="url(#kd-nautilus)"
      />
      <path
        d="M60 13c10 7 18 13 27 15M72 24c6 10 10 16 20 20M64 34c8 6 18 18 28 22M56 44c8 8 16 26 24 32M48 50c4 12 6 24 14 36"
        fill="none"
        stroke="#9a3f1c"
        strokeWidth="5"
        opacity=".75"
      />
      <path
        d="M40 62c12-2 22-10 20-22-2-10-14-12-18-4-3 6 3 11 8 8"
        fill="none"
        stroke="#5a1f14"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <circle cx="26" cy="66" r="6" fill="#fff" />
      <circle cx="25" cy="66" r="3.200" fill="#200a10" />
      <path d="M28 26c6-8 14-11 24-12" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".8" />
    </>
  ),
  urchin: (
    <>
      <circle cx="50" cy="50" r="48" fill="url(#kd-haze)" />
      {spines.map((turn, index) => (
        <path
          key={turn}
          d={index % 2 ? 'M47 50 50 4l3 46Z' : 'M46 50 50 14l4 36Z'}
          fill="url(#kd-spine)"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="23" fill="url(#kd-urchin)" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} d={disc(50, 32, 2.2) + disc(50, 39, 1.8)} fill="#8ff0ff" transform={`rotate(${turn} 50 50)`} />
      ))}
      {mirrored(
        <path
          d="M36 40a18 18 0 0 1 8-7"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".5"
        />,
      )}
      <circle cx="50" cy="50" r="5" fill="#1a0c3d" />
    </>
  ),
};
