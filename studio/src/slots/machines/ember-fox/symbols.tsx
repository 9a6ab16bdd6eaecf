import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const mirrored = (half: ReactNode) => (
  <>
    {half}
    <g transform="matrix(-1 0 0 1 100 0)">{half}</g>
  </>
);

/** Animals sit on a slice of a felled tree. */
const slice = (animal: ReactNode) => (
  <>
    <ellipse cx="50" cy="54" rx="46" ry="44" fill="#2b1409" />
    <ellipse cx="50" cy="50" rx="46" ry="44" fill="url(#ef-bark)" />
    <ellipse cx="50" cy="50" rx="40" ry="38" fill="url(#ef-wood)" />
    <g fill="none" stroke="#7a431c" strokeWidth="1.400" opacity=".5">
      <ellipse cx="52" cy="49" rx="33" ry="31" />
      <ellipse cx="53" cy="48" rx="25" ry="23" />
      <path d="M86 36 92 32M14 66l-6 4M50 88v6" />
    </g>
    {animal}
  </>
);

const quills = [-74, -58, -42, -26, -10, 6, 22, 38, 54, 70, 86].map((turn) => (
  <path key={turn} d="M54 66 49 23l5-9 5 9Z" transform={`rotate(${turn} 54 66)`} />
));

const leaflets = Array.from({ length: 7 }, (_, index) => ({ y: 86 - index * 9, size: 19 - index * 1.7 }));

const leaf = 'M50 5l7 17 11-7-2 21 16-6-3 11 15 5-18 14 4 10-27-4v26h-6V66l-27 4 4-10L6 46l15-5-3-11 16 6-2-21 11 7Z';

const foxHead = (
  <>
    {mirrored(
      <>
        <path d="M20 48 15 8l30 20Z" fill="url(#ef-fur)" />
        <path d="M22 38 20 17l16 11Z" fill="#43180c" />
        <path d="M15 8l4 14 8-6Z" fill="#2b0f08" />
      </>,
    )}
    <path d="M50 22c18 0 32 10 37 25 2 6-2 11-8 13L50 90 21 60c-6-2-10-7-8-13 5-15 19-25 37-25Z" fill="url(#ef-fur)" />
    <path d="M50 22c18 0 32 10 37 25 2 6-2 11-8 13L50 90Z" fill="#a3300c" opacity=".35" />
    <path d="M50 22c6 8 8 22 6 32h-12c-2-10 0-24 6-32Z" fill="#ffc27a" opacity=".65" />
    {mirrored(
      <>
        <path d="M13 50c10-4 24 2 31 14l6 26-29-30c-4-2-8-5-8-10Z" fill="#fff5e6" />
        <path d="M27 51c5-7 13-6 16 2-6 4-12 3-16-2Z" fill="#1d0a05" />
        <circle cx="36" cy="51.500" r="3.200" fill="#ffb52e" />
        <circle cx="36" cy="51.500" r="1.500" fill="#1d0a05" />
        <path d="M22 34c5-5 11-8 17-9" fill="none" stroke="#ffe0b0" strokeWidth="2.500" strokeLinecap="round" />
      </>,
    )}
    <path d="M42 77c4-3 12-3 16 0-1 6-4 11-8 13-4-2-7-7-8-13Z" fill="#1d0a05" />
    <path d="M46 79h4" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".8" />
  </>
);

export const symbols: Readonly<Record<string, ReactNode>> = {
  fox: (
    <>
      <circle cx="50" cy="52" r="49" fill="url(#ef-glow)" />
      <path d="M64 92C98 92 104 52 84 30c4 20-8 32-24 40Z" fill="url(#ef-fur)" />
      <path d="M84 30c9 10 12 24 8 36-1-12-4-22-13-30 3-2 4-4 5-6Z" fill="#fff3df" />
      {foxHead}
      <path d={disc(12, 74, 1.8) + disc(22, 88, 1.4) + disc(8, 22, 1.6) + disc(92, 14, 2)} fill="#ffd36b" />
    </>
  ),
  fire: (
    <>
      <circle cx="50" cy="48" r="48" fill="url(#ef-blaze)" />
      <ellipse cx="50" cy="90" rx="42" ry="7" fill="url(#ef-shade)" />
      <path
        d="M52 4c4 16 26 26 26 50 0 18-12 30-28 30S22 72 22 56c0-14 8-18 10-30 6 4 8 9 9 15 8-8 13-22 11-37Z"
        fill="url(#ef-flame)"
      />
      <path
        d="M53 30c2 12 15 18 15 32 0 12-8 20-18 20s-18-8-18-18c0-9 6-12 8-20 4 3 5 6 6 10 5-6 8-14 7-24Z"
        fill="url(#ef-flame2)"
      />
      <path d="M51 54c2 7 9 10 9 18 0 7-4 11-10 11s-10-5-10-11 5-9 11-18Z" fill="#fffbe0" />
      <path d="M10 84 78 70l4 10-68 16ZM90 84 22 70l-4 10 68 16Z" fill="url(#ef-log)" />
      <path d="M14 86 76 73M86 86 24 73" stroke="#ffb45c" strokeWidth="1.600" opacity=".7" />
      <circle cx="12" cy="90" r="6" fill="#d9a66a" />
      <circle cx="88" cy="90" r="6" fill="#d9a66a" />
      <circle cx="12" cy="90" r="3" fill="none" stroke="#8a5426" />
      <circle cx="88" cy="90" r="3" fill="none" stroke="#8a5426" />
      <path d={disc(28, 22, 2) + disc(74, 20, 2.4) + disc(64, 8, 1.5) + disc(38, 10, 1.6)} fill="#ffd97a" />
    </>
  ),
  badger: slice(
    <>
      {mirrored(
        <>
          <circle cx="23" cy="30" r="9" fill="#f4efe6" />
          <circle cx="24" cy="31" r="6" fill="#231d1c" />
        </>,
      )}
      <path
        d="M50 14c19 0 33 14 33 34 0 18-12 30-21 38-5 4-19 4-24 0-9-8-21-20-21-38 0-20 14-34 33-34Z"
        fill="url(#ef-grey)"
      />
      <path d="M50 14c8 0 14 20 12 44l-4 26H42l-4-26c-2-24 4-44 12-44Z" fill="url(#ef-cream)" />
      {mirrored(
        <>
          <path d="M40 16c-12 6-18 24-14 40 3 12 12 18 15 10 4-14 3-36-1-50Z" fill="url(#ef-black)" />
          <path d="M18 50c0 12 8 24 18 32 2-6-2-12-8-16s-8-10-10-16Z" fill="#fffaf0" />
          <circle cx="35" cy="50" r="4" fill="#0a0706" />
          <circle cx="33.800" cy="48.600" r="1.500" fill="#fff" />
        </>,
      )}
      <path d="M41 76c5-4 13-4 18 0-1 7-5 10-9 10s-8-3-9-10Z" fill="#120c0b" />
      <path d="M45 77h6" stroke="#b9a89c" strokeWidth="2" strokeLinecap="round" />
    </>,
  ),
  hedgehog: slice(
    <>
      <path d="M20 80h66q2 4-4 5H24q-6-1-4-5Z" fill="#2b1409" opacity=".5" />
      <g fill="url(#ef-quill)">{quills}</g>
      <path d="M22 72c2-26 18-40 36-38 18 3 28 20 28 40 0 4-4 8-10 8H34c-8 0-12-4-12-10Z" fill="#6b3c1c" />
      <path
        d="M50 44l4-8 3 9 6-7 1 10 8-5-1 10 8-2-3 9 7 1-5 8M46 56l5-7 3 9 6-6 2 9 7-3-1 9 7-1"
        fill="none"
        stroke="#e6b877"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M11 70c-3-3-2-7 2-8 6-3 9-14 20-17 10-2 17 6 15 18-1 10-9 18-19 18-8 0-14-6-18-11Z"
        fill="url(#ef-face)"
      />
      <circle cx="12" cy="66" r="4.600" fill="#1a0c08" />
      <circle cx="11" cy="64.800" r="1.300" fill="#fff" />
      <circle cx="28" cy="59" r="3.600" fill="#1a0c08" />
      <circle cx="27" cy="58" r="1.300" fill="#fff" />
      <path d="M42 48c5-3 9 1 7 6-3 3-8 0-7-6Z" fill="#c98d5a" />
      <path d="M16 73q6 5 12 2" fill="none" stroke="#5a2c16" strokeWidth="2" strokeLinecap="round" />
      <path d="M34 82q2 6 8 5 3-1 2-5ZM62 82q2 6 8 5 3-1 2-5Z" fill="#d9a070" />
    </>,
  ),
  robin: slice(
    <>
      <path d="M8 82q40-6 84 3l-1 5q-44-7-83-2Z" fill="#5a3216" />
      <path d="M44 74v10M56 74v10" stroke="#3a1d0c" strokeWidth="3" />
      <path d="M70 56 96 70q-8 8-22 4Z" fill="#59402b" />
      <path
        d="M30 26c8-12 28-12 36 2 14 8 18 24 12 36-6 10-18 14-30 13-16-1-26-13-25-28 0-9 3-16 7-23Z"
        fill="url(#ef-brown)"
      />
      <path d="M29 30c-6 10-8 22-4 32 6 12 20 16 30 12 6-14 2-34-8-42-6-5-13-6-18-2Z" fill="url(#ef-red)" />
      <path d="M34 72c8 6 24 6 34-2-10-2-14-4-20-4-6 1-10 4-14 6Z" fill="#fff1dd" />
      <path d="M54 40c16 0 26 10 28 26-14 4-26-4-30-14-2-5-1-9 2-12Z" fill="#5c4330" />
      <path d="M58 48c8 2 16 8 20 16M57 54c6 3 11 6 15 11" fill="none" stroke="#c7a683" strokeWidth="2" />
      <path d="M27 32 12 36l14 6Z" fill="#ffc24a" />
      <path d="M27 37H12l14 5Z" fill="#d98a1e" />
      <circle cx="38" cy="31" r="4.200" fill="#150a06" />
      <circle cx="36.800" cy="29.600" r="1.500" fill="#fff" />
      <path d="M40 20c7-4 15-2 20 4" fill="none" stroke="#d6b48f" strokeWidth="2.500" strokeLinecap="round" />
    </>,
  ),
  toadstool: (
    <>
      <ellipse cx="50" cy="91" rx="34" ry="6" fill="url(#ef-shade)" />
      <path d="M40 48c2 14 0 28-6 40 10 5 24 5 32 0-7-12-8-26-6-40Z" fill="url(#ef-cream)" />
      <path d="M56 48c0 14 0 28 2 42 3 0 6-1 8-2-7-12-8-26-6-40Z" fill="#c79f74" opacity=".7" />
      <path d="M38 62q12 8 24 0l2 8q-14 8-28 0Z" fill="#fff6e6" />
      <path d="M50 8c26 0 44 18 44 38 0 8-20 12-44 12S6 54 6 46C6 26 24 8 50 8Z" fill="url(#ef-cap)" />
      <path d="M8 50c8 6 24 8 42 8s34-2 42-8c-4 8-20 12-42 12S12 58 8 50Z" fill="#ffe7cb" />
      <path
        d="M20 26c6-8 16-12 26-13"
        fill="none"
        stroke="#ffd0b8"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d={
          disc(30, 34, 6.5) + disc(52, 22, 6) + disc(72, 34, 7) + disc(50, 44, 5) + disc(17, 44, 4) + disc(85, 46, 3.6)
        }
        fill="#fff8ee"
      />
      <path d="M18 90q4-14 2-20 7 8 6 20ZM74 91q2-10 8-16 0 8-2 16Z" fill="#6f9440" />
    </>
  ),
  maple: (
    <>
      <path d={leaf} transform="translate(2 4)" fill="#000" opacity=".3" />
      <path d={leaf} fill="url(#ef-maple)" />
      <path d="M50 5l7 17 11-7-2 21 16-6-3 11 15 5-18 14 4 10-27-4H50Z" fill="#8f1410" opacity=".4" />
      <path
        d="M50 90V16M50 62 24 34M50 62l26-28M50 66 12 48M50 66l38-18"
        fill="none"
        stroke="#ffd9a0"
        strokeWidth="1.800"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  acorn: (
    <>
      <ellipse cx="50" cy="92" rx="26" ry="5" fill="url(#ef-shade)" />
      <path d="M52 22C50 14 54 8 62 6" fill="none" stroke="#5a3216" strokeWidth="5" strokeLinecap="round" />
      <path d="M22 44h56c2 24-8 40-28 50-20-10-30-26-28-50Z" fill="url(#ef-nut)" />
      <path
        d="M30 50c0 14 4 24 12 32"
        fill="none"
        stroke="#ffe2a8"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M62 50c2 14-2 30-12 44 20-10 30-26 28-50Z" fill="#5c2a08" opacity=".4" />
      <path d="M14 44c0-16 16-26 36-26s36 10 36 26c0 6-16 9-36 9s-36-3-36-9Z" fill="url(#ef-log)" />
      <path
        d="M20 38q10-6 20 0t20 0 20 0M24 29q9-5 17 0t17 0 17 0M17 46q11-5 22 0t22 0 22 0"
        fill="none"
        stroke="#c98d4d"
        strokeWidth="2"
        opacity=".75"
      />
    </>
  ),
  chestnut: (
    <>
      <ellipse cx="50" cy="90" rx="40" ry="6" fill="url(#ef-shade)" />
      <g fill="url(#ef-husk)">
        <path d="M6 62 12 44l-8-6 12-3-2-12 12 7 4-13 8 11 8-10 4 34-20 44C16 92 4 80 6 62Z" />
        <path d="M94 62 88 44l8-6-12-3 2-12-12 7-4-13-8 11-8-10-4 34 20 44c14-4 26-16 24-34Z" />
      </g>
      <path d="M50 24c18 2 30 18 28 36-2 16-14 28-28 28S24 76 22 60c-2-18 10-34 28-36Z" fill="url(#ef-chestnut)" />
      <path d="M50 24c-4-4-4-8 0-12 4 4 4 8 0 12Z" fill="#ffe2a8" />
      <path d="M32 74c10-6 26-6 36 0-4 9-10 14-18 14s-14-5-18-14Z" fill="#e0b98a" />
      <path
        d="M32 60c-1-10 4-19 11-24"
        fill="none"
        stroke="#ffe9d0"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".85"
      />
    </>
  ),
  fern: (
    <>
      <ellipse cx="50" cy="93" rx="28" ry="5" fill="url(#ef-shade)" />
      {leaflets.map(({ y, size }) => (
        <g key={y}>
          <path
            d={`M48 ${y}c-${size * 0.5}-${size * 0.9}-${size * 1.4}-${size * 0.8}-${size * 1.9}-${size * 0.2}q${size} ${size * 0.7} ${size * 1.9} ${size * 0.2}Z`}
            fill="url(#ef-green)"
          />
          <path
            d={`M50 ${y - 3}c${size * 0.5}-${size * 0.9} ${size * 1.4}-${size * 0.8} ${size * 1.9}-${size * 0.2}q-${size} ${size * 0.7}-${size * 1.9} ${size * 0.2}Z`}
            fill="url(#ef-green2)"
          />
        </g>
      ))}
      <path
        d="M48 94C48 70 46 44 52 26 56 12 74 8 80 20c4 10-8 18-14 11-3-5 2-9 6-7"
        fill="none"
        stroke="url(#ef-stem)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M50 60c0-14 0-24 4-33 4-10 14-14 20-8"
        fill="none"
        stroke="#f0ffb8"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
    </>
  ),
};

/** The fox that fills its reel: it sits there from the ears to the ground, its tail about its paws. */
export const tall: Readonly<Record<string, ReactNode>> = {
  fox: (
    <>
      <ellipse cx="50" cy="150" rx="62" ry="150" fill="url(#ef-glow)" />
      <ellipse cx="50" cy="288" rx="46" ry="9" fill="url(#ef-shade)" />
      <path d="M62 276c36 8 44-44 22-88-4-10-2-20 4-28 16 28 22 64 8 98-8 20-22 28-40 28Z" fill="url(#ef-fur)" />
      <path d="M88 160c8 14 13 30 13 46-6-12-12-20-18-24-2-8 0-16 5-22Z" fill="#fff3df" />
      <path
        d="M30 96c-16 34-24 90-20 150 2 24 10 36 22 38h36c12-2 20-14 22-38 4-60-4-116-20-150Z"
        fill="url(#ef-fur)"
      />
      <path d="M64 96c20 34 30 90 26 150-2 24-10 36-22 38H50c14-60 16-130 14-188Z" fill="#a3300c" opacity=".35" />
      <path d="M34 104c2 24 8 40 16 62 8-22 14-38 16-62l-8 6-8-4-8 4Z" fill="#fff5e6" />
      <path d="M38 130l6 4-2 10 6 4 2 18M62 130l-6 4 2 10-6 4" fill="none" stroke="#e6c8a0" strokeWidth="2" />
      <path d="M30 200c-2 34-2 60 2 84h16c2-30 2-58-2-86ZM70 200c2 34 2 60-2 84H52c-2-30-2-58 2-86Z" fill="#d8571a" />
      <path d="M30 262c0 10 1 16 2 22h16c1-8 1-14 1-22ZM70 262c0 10-1 16-2 22H52c-1-8-1-14-1-22Z" fill="#2b0f08" />
      <path
        d="M18 150c-4 30-5 60-3 88"
        fill="none"
        stroke="#ffd9a0"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <g transform="translate(0 14)">{foxHead}</g>
      <path
        d={disc(10, 120, 2) + disc(92, 110, 2.4) + disc(6, 190, 1.6) + disc(14, 60, 1.6) + disc(94, 250, 1.8)}
        fill="#ffd36b"
      />
    </>
  ),
};
