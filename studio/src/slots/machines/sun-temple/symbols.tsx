import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const mirrored = (half: ReactNode) => (
  <>
    {half}
    <g transform="matrix(-1 0 0 1 100 0)">{half}</g>
  </>
);

/** Animals are set into a block of limestone with stepped corners. */
const block = (animal: ReactNode) => (
  <>
    <path d="M16 6h68v8h10v72H84v8H16v-8H6V14h10Z" fill="#0a140c" opacity=".5" transform="translate(0 3)" />
    <path d="M16 5h68v8h10v74H84v8H16v-8H6V13h10Z" fill="url(#st-stone)" />
    <path d="M16 5h68v8h10v5H84v-6H16v6H6v-5h10Z" fill="#fff6d8" opacity=".6" />
    <path d="M20 16h60v6h8v56h-8v6H20v-6h-8V22h8Z" fill="url(#st-niche)" />
    {animal}
  </>
);

const flames = Array.from({ length: 16 }, (_, index) => index * 22.5);
const kernels = [22, 31, 40, 49, 58, 67].flatMap((y, row) =>
  [-12, -4, 4, 12].map((x) => ({ x: 50 + x * (row === 0 || row === 5 ? 0.72 : 1), y })),
);

export const symbols: Readonly<Record<string, ReactNode>> = {
  sun: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#st-glow)" />
      {flames.map((turn, index) => (
        <path
          key={turn}
          d={index % 2 ? 'M50 4 57 24H43Z' : 'M46 24c-2-8 4-12 2-20 8 4 10 12 6 20Z'}
          fill={index % 2 ? '#e0461a' : 'url(#st-gold)'}
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="31" fill="#7a3a08" />
      <circle cx="50" cy="50" r="29" fill="url(#st-gold)" />
      <circle cx="50" cy="50" r="24" fill="none" stroke="#9a5a10" strokeWidth="1.500" strokeDasharray="2 3" />
      {mirrored(
        <>
          <path d="M30 42h14v8H32Z" fill="#5c2a06" />
          <path d="M33 44h8v4h-8Z" fill="#3fd0b0" />
          <path d="M28 38q8-5 17 0" fill="none" stroke="#7a3a08" strokeWidth="2.500" />
          <path d="M24 52h6v12l-6-4Z" fill="url(#st-jade)" />
        </>,
      )}
      <path d="M46 44h8l3 14H43Z" fill="#ffe9a0" stroke="#9a5a10" strokeWidth="1.200" />
      <path d="M36 63h28l-4 8H40Z" fill="#5c2a06" />
      <path d="M41 63h4v4h-4ZM48 63h4v4h-4ZM55 63h4v4h-4Z" fill="#fff6d8" />
      <path d="M44 28h12l-6 8Z" fill="url(#st-red)" />
      <path
        d="M28 40a25 25 0 0 1 12-12"
        fill="none"
        stroke="#fffbe0"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  idol: (
    <>
      <circle cx="50" cy="46" r="48" fill="url(#st-glow)" />
      <ellipse cx="50" cy="94" rx="32" ry="4" fill="url(#st-shade)" />
      <path d="M22 20 32 4l8 10L50 2l10 12 8-10 10 16-4 12H26Z" fill="url(#st-gold)" />
      <path d="M28 30h44v26q-4 8-22 8t-22-8Z" fill="url(#st-gold)" />
      <path d="M20 32h8v18h-8ZM72 32h8v18h-8Z" fill="url(#st-jade)" />
      <path d="M26 62h48l8 22-6 8H24l-6-8Z" fill="url(#st-gold)" />
      <path d="M54 30h18v26q-4 8-18 8ZM54 64h20l8 20-6 8H54Z" fill="#7a3a08" opacity=".32" />
      <path
        d="M32 66c-8 8-6 18 4 20h28c10-2 12-12 4-20"
        fill="none"
        stroke="#8a4a0c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {mirrored(
        <>
          <path d="M32 38h14v9H34Z" fill="#5c2a06" />
          <circle cx="40" cy="42.500" r="3" fill="url(#st-red)" />
        </>,
      )}
      <path d="M46 44h8l2 8H44Z" fill="#ffe9a0" />
      <path d="M38 55h24v5H38Z" fill="#5c2a06" />
      <circle cx="50" cy="76" r="8" fill="url(#st-jade)" stroke="#fff0b0" strokeWidth="2" />
      <circle cx="50" cy="18" r="5" fill="url(#st-red)" stroke="#fff0b0" strokeWidth="1.500" />
      <path d="M32 34v14M27 70l-4 12" stroke="#fffbe0" strokeWidth="3" strokeLinecap="round" opacity=".8" />
    </>
  ),
  jaguar: block(
    <>
      {mirrored(
        <>
          <circle cx="27" cy="30" r="11" fill="url(#st-jaguar)" />
          <circle cx="27" cy="31" r="6" fill="#5c2a10" />
        </>,
      )}
      <path
        d="M50 22c18 0 30 12 30 28 0 10-6 18-12 22-4 8-10 12-18 12s-14-4-18-12c-6-4-12-12-12-22 0-16 12-28 30-28Z"
        fill="url(#st-jaguar)"
      />
      <path d="M50 22c18 0 30 12 30 28 0 10-6 18-12 22-4 8-10 12-18 12Z" fill="#7a3408" opacity=".3" />
      <ellipse cx="42" cy="68" rx="12" ry="10" fill="#fff3dc" />
      <ellipse cx="58" cy="68" rx="12" ry="10" fill="#f4e0c0" />
      {mirrored(
        <>
          <path d="M28 48c5-6 12-5 15 2-6 4-12 3-15-2Z" fill="#1a0a04" />
          <circle cx="36" cy="48.500" r="3.400" fill="#a8f04a" />
          <circle cx="36" cy="48.500" r="1.600" fill="#1a0a04" />
          <path
            d={disc(30, 36, 3) + disc(40, 31, 2.6) + disc(24, 46, 2.4) + disc(25, 56, 2.6) + disc(46, 38, 2)}
            fill="#3a1a08"
          />
          <path d="M40 70l-14-2M40 73l-13 3" stroke="#5c3a1c" strokeWidth="1.200" />
          <path d="M43 77l3 8 3-8Z" fill="#fff" />
        </>,
      )}
      <path d="M43 58h14l-7 8Z" fill="#c24a5c" />
      <path d="M50 66v5M50 71q-8 6-14 1M50 71q8 6 14 1" fill="none" stroke="#3a1a08" strokeWidth="2.200" />
    </>,
  ),
  macaw: block(
    <>
      <path d="M60 40c16 10 24 30 22 46H56Z" fill="url(#st-blue)" />
      <path d="M54 56c14 6 20 18 20 30H52Z" fill="#ffd036" />
      <path
        d="M30 30c6-14 26-18 36-4 8 12 4 28-2 40-4 8-8 14-10 20H34c0-10-2-16-4-24-4-12-4-22 0-32Z"
        fill="url(#st-red)"
      />
      <path d="M58 24c10 10 8 28 2 42-4 8-6 14-6 20h-8c2-20 16-36 12-62Z" fill="#6a0a12" opacity=".35" />
      <path d="M28 34c2-10 12-16 22-12 4 8 2 18-6 22-8 2-16-2-16-10Z" fill="#fff6ea" />
      <path d="M30 34c-10-2-16 6-14 18 4 6 8 8 10 6-2-6 0-10 6-12Z" fill="#2a1a14" />
      <path d="M18 46c2-6 6-9 11-9" fill="none" stroke="#b89a8a" strokeWidth="2" strokeLinecap="round" />
      <circle cx="40" cy="31" r="4" fill="#ffe27a" />
      <circle cx="40" cy="31" r="2.200" fill="#140a08" />
      <path d="M34 38h8M33 41h8M36 35h6" stroke="#e0465a" strokeWidth="1" />
      <path d="M40 18c6-4 14-3 20 4" fill="none" stroke="#ffb0a0" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M64 52c6 8 10 18 11 28M60 58c5 8 8 16 9 24" fill="none" stroke="#bfe6ff" strokeWidth="1.600" />
    </>,
  ),
  serpent: block(
    <>
      {[-40, -20, 0, 20, 40].map((turn) => (
        <path
          key={turn}
          d="M66 44c-2-14 0-24 4-32 4 8 6 18 4 32Z"
          fill={turn % 40 ? '#e0461a' : 'url(#st-jade)'}
          transform={`rotate(${turn + 40} 66 50)`}
        />
      ))}
      <path
        d="M24 78c-8-10 0-22 14-20s22 10 34 6c12-5 10-22-4-22H46"
        fill="none"
        stroke="#0d4a34"
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M24 78c-8-10 0-22 14-20s22 10 34 6c12-5 10-22-4-22H46"
        fill="none"
        stroke="url(#st-scale)"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path
        d="M26 70c0-4 4-6 11-5 14 2 22 10 36 6"
        fill="none"
        stroke="#ffd84a"
        strokeWidth="4"
        strokeDasharray="2 5"
      />
      <path d="M16 36c8-12 28-16 44-6 6 6 6 18 0 24-14 4-28 4-42-4l8-4H14c-2-4-1-8 2-10Z" fill="url(#st-scale)" />
      <path d="M14 46h28l-2 6c-8 1-16 0-22-4Z" fill="#7a1220" />
      <path d="M18 46l2 5 3-5 2 5 3-5 2 5 3-5Z" fill="#fff" />
      <circle cx="44" cy="34" r="5.500" fill="#ffe27a" />
      <path d="M44 29.500v9" stroke="#140a08" strokeWidth="2.500" />
      <path d="M20 34c6-6 14-9 22-9" fill="none" stroke="#d6ffd0" strokeWidth="2.500" strokeLinecap="round" />
      <path
        d="M14 50c-4 2-6 5-8 4M14 50c-3 4-3 7-6 8"
        fill="none"
        stroke="#e0465a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>,
  ),
  frog: block(
    <>
      <path d="M20 62c-8 6-8 20 2 22h16c4-4 0-8-6-8ZM80 62c8 6 8 20-2 22H62c-4-4 0-8 6-8Z" fill="url(#st-frog2)" />
      <path d="M50 36c20 0 32 14 30 30-2 12-14 18-30 18s-28-6-30-18c-2-16 10-30 30-30Z" fill="url(#st-frog)" />
      {mirrored(
        <>
          <circle cx="33" cy="34" r="11" fill="url(#st-frog)" />
          <circle cx="33" cy="33" r="7.500" fill="#ffe27a" />
          <path d="M27 33h12" stroke="#140a08" strokeWidth="4" strokeLinecap="round" />
          <circle cx="30.500" cy="30.500" r="1.500" fill="#fff" />
          <path d="M40 78v6M36 78l-3 5M44 78l3 5" stroke="#ff8a2a" strokeWidth="3" strokeLinecap="round" />
        </>,
      )}
      <path d="M26 56q24 16 48 0" fill="none" stroke="#0d3a2a" strokeWidth="2.800" strokeLinecap="round" />
      <path d="M32 64q18 12 36 0 0 14-18 14t-18-14Z" fill="#f4ffd0" opacity=".9" />
      <path d={disc(46, 44, 2.5) + disc(56, 42, 2) + disc(64, 48, 2.4)} fill="#0d5a6a" />
      <path d="M46 47h1M53 47h1" stroke="#0d3a2a" strokeWidth="2.500" strokeLinecap="round" />
    </>,
  ),
  mask: (
    <>
      <ellipse cx="50" cy="93" rx="28" ry="4" fill="url(#st-shade)" />
      <path d="M18 14h64v34c0 24-14 42-32 46C32 90 18 72 18 48Z" fill="url(#st-jade)" />
      <path d="M50 14h32v34c0 24-14 42-32 46Z" fill="#063a2a" opacity=".4" />
      <path d="M18 14h64v9H18Z" fill="url(#st-gold)" />
      <path d="M28 23v6M40 23v6M50 23v8M60 23v6M72 23v6" stroke="#7a3a08" strokeWidth="3" />
      {mirrored(
        <>
          <path d="M26 42q10-8 18 2-8 8-18-2Z" fill="#fff6e0" />
          <circle cx="36" cy="43" r="4" fill="#1a0a04" />
          <path d="M8 40h10v20l-6 4-4-6Z" fill="url(#st-gold)" />
          <path d="M24 34q10-6 20 1" fill="none" stroke="#04382a" strokeWidth="2.500" />
        </>,
      )}
      <path d="M50 40l7 20H43Z" fill="#8ff0c4" opacity=".8" />
      <path d="M36 70q14-8 28 0-4 9-14 9t-14-9Z" fill="#7a1220" />
      <path d="M40 70h20v3H40Z" fill="#fff6e0" />
      <path
        d="M24 30c0 20 4 34 12 46"
        fill="none"
        stroke="#d6fff0"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  ),
  blade: (
    <g transform="rotate(34 50 50)">
      <path d="M50 0c14 14 18 34 12 58H38C32 34 36 14 50 0Z" fill="url(#st-obsidian)" />
      <path d="M50 0c14 14 18 34 12 58H50l-6-26Z" fill="#000" opacity=".35" />
      <path
        d="M50 4 44 32l6 26M44 32l-8 8M44 32l14-8M47 46l14-4"
        fill="none"
        stroke="#b0c4e0"
        strokeWidth="1.500"
        opacity=".8"
      />
      <path
        d="M42 14c-4 10-5 20-3 30"
        fill="none"
        stroke="#fff"
        strokeWidth="2.500"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M34 56h32v8H34Z" fill="url(#st-gold)" />
      <path d="M42 64h16v28q-8 8-16 0Z" fill="url(#st-wood)" />
      <path d="M42 70h16M42 77h16M42 84h16" stroke="#ffd84a" strokeWidth="2.500" />
      <path
        d="M36 60c-8 4-12 12-10 20M64 60c8 4 12 12 10 20"
        fill="none"
        stroke="url(#st-red)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="50" cy="60" r="4" fill="url(#st-jade)" />
    </g>
  ),
  maize: (
    <>
      <ellipse cx="50" cy="94" rx="24" ry="4" fill="url(#st-shade)" />
      <path d="M50 6c14 8 20 26 18 46-2 16-8 28-18 34-10-6-16-18-18-34C30 32 36 14 50 6Z" fill="#c9861a" />
      {kernels.map(({ x, y }) => (
        <ellipse key={`${x}-${y}`} cx={x} cy={y} rx="4.400" ry="5.200" fill="url(#st-kernel)" />
      ))}
      <path d="M48 94C26 90 14 68 20 40c12 10 24 28 28 54Z" fill="url(#st-husk)" />
      <path d="M52 94c22-4 34-26 28-54-12 10-24 28-28 54Z" fill="url(#st-husk2)" />
      <path
        d="M24 50c8 10 16 24 20 38M76 50c-8 10-16 24-20 38"
        fill="none"
        stroke="#e6ffc0"
        strokeWidth="1.600"
        opacity=".8"
      />
      <path
        d="M50 8c-4-4-8-4-12-2M50 8c4-5 8-5 12-3M50 8V1"
        fill="none"
        stroke="#e0a84a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  cocoa: (
    <>
      <ellipse cx="50" cy="93" rx="34" ry="5" fill="url(#st-shade)" />
      <path d="M70 14C62 8 58 6 52 4" stroke="#5c3a14" strokeWidth="5" strokeLinecap="round" />
      <path d="M72 12c18 16 16 48-6 66-18 14-40 14-52 4C8 62 22 40 38 26c10-10 22-16 34-14Z" fill="url(#st-pod)" />
      <path
        d="M66 16C46 30 28 52 18 80M72 18C60 40 46 62 24 84M76 28C72 48 60 70 36 86"
        fill="none"
        stroke="#6a1a10"
        strokeWidth="2.500"
        opacity=".7"
      />
      <path d="M52 40c14 4 18 20 10 32-10 10-26 8-32 0 0-14 10-28 22-32Z" fill="#fff0dc" />
      <path d={disc(50, 52, 6) + disc(58, 62, 6) + disc(44, 66, 6)} fill="url(#st-bean)" />
      <path
        d="M34 36c8-8 16-13 24-15"
        fill="none"
        stroke="#ffd8a8"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M68 14c4-8 14-12 24-8-4 8-12 12-22 12Z" fill="url(#st-husk)" />
    </>
  ),
};
