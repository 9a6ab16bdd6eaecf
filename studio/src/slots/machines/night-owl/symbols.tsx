import type { ReactNode } from 'react';
import { disc } from '../../art/dots.ts';

const mirrored = (half: ReactNode) => (
  <>
    {half}
    <g transform="matrix(-1 0 0 1 100 0)">{half}</g>
  </>
);

const scales = [60, 69, 78, 87].flatMap((y, row) =>
  Array.from({ length: row % 2 ? 3 : 4 }, (_, index) => `M${(row % 2 ? 36 : 31) + index * 10} ${y}q4.500 8 9 0`),
);

/** An owl of a metal, with what it multiplies by on its breast. */
const owl = (metal: 'silver' | 'gold', eye: string, times: string) => (
  <>
    <circle cx="50" cy="50" r="50" fill={`url(#no-${metal}-glow)`} />
    {mirrored(<path d="M18 34 12 3l26 13Z" fill={`url(#no-${metal}-dark)`} />)}
    <path d="M50 9c25 0 37 17 37 42 0 27-14 45-37 45S13 78 13 51C13 26 25 9 50 9Z" fill={`url(#no-${metal})`} />
    <path d="M50 9c25 0 37 17 37 42 0 27-14 45-37 45 14-12 20-52 0-87Z" fill="#0a0620" opacity=".22" />
    {mirrored(
      <>
        <path d="M13 50c-3 22 5 38 18 44-5-16-7-32-2-48Z" fill={`url(#no-${metal}-dark)`} />
        <path
          d="M17 56c0 12 3 22 9 30M22 52c0 10 1 18 5 26"
          fill="none"
          stroke="#fff"
          strokeWidth="1.600"
          opacity=".4"
        />
        <circle cx="34" cy="36" r="17" fill="#fff" opacity=".85" />
        <circle cx="34" cy="36" r="17" fill="none" stroke={`url(#no-${metal}-dark)`} strokeWidth="2.500" />
        <circle cx="35" cy="36" r="11" fill={`url(#no-${eye})`} />
        <circle cx="36" cy="36" r="6" fill="#120a24" />
        <circle cx="33.500" cy="33" r="2.500" fill="#fff" />
      </>,
    )}
    <path d={scales.join('')} fill="none" stroke="#1a1038" strokeWidth="1.800" opacity=".35" />
    <path d="M50 40l7 8-7 13-7-13Z" fill="url(#no-beak)" />
    <path d="M50 40l7 8-7 13Z" fill="#7a3d0a" opacity=".45" />
    <path d="M38 10c4-3 8-4 12-4s8 1 12 4c-6 4-9 10-12 18-3-8-6-14-12-18Z" fill={`url(#no-${metal}-dark)`} />
    <path d="M32 66h36v13c0 9-9 15-18 19-9-4-18-10-18-19Z" fill="url(#no-plate)" stroke="#ffe7a8" strokeWidth="2" />
    <text x="50" y="86" textAnchor="middle" fontSize="19" fontWeight="800" fill="#fff2c4">
      {times}
    </text>
  </>
);

const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);

export const symbols: Readonly<Record<string, ReactNode>> = {
  silver: owl('silver', 'blue', '×2'),
  golden: owl('gold', 'amber', '×3'),
  clock: (
    <>
      <circle cx="50" cy="50" r="50" fill="url(#no-halo)" />
      <path d="M38 12a12 12 0 0 1 24 0l-4 4H42Z" fill="url(#no-gold)" />
      <circle cx="50" cy="54" r="42" fill="url(#no-gold)" />
      <circle cx="50" cy="54" r="42" fill="none" stroke="#fff3c4" strokeWidth="1.500" opacity=".7" />
      <circle cx="50" cy="54" r="35" fill="url(#no-dial)" />
      <path d="M20 64a31 31 0 0 0 60 0q-30 14-60 0Z" fill="#3b2a7d" opacity=".8" />
      <path d={disc(34, 72, 1.3) + disc(50, 78, 1.7) + disc(64, 72, 1.2)} fill="#ffe9a8" />
      {hours.map((turn) => (
        <path
          key={turn}
          d={turn % 90 ? 'M50 22v5' : 'M50 21v9'}
          stroke="#2a1a5c"
          strokeWidth={turn % 90 ? 2 : 4}
          transform={`rotate(${turn} 50 54)`}
        />
      ))}
      <path
        d="M50 56V29l-3.500 6h7L50 29M50 56V38"
        fill="none"
        stroke="#1a0f3d"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="50" cy="54" r="4.500" fill="url(#no-gold)" stroke="#1a0f3d" strokeWidth="1.500" />
      <path
        d="M24 38a31 31 0 0 1 18-15"
        fill="none"
        stroke="#fff"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  globe: (
    <>
      <ellipse cx="50" cy="94" rx="28" ry="4" fill="url(#no-shade)" />
      <path d="M46 78h8v10h14q4 6-2 6H34q-6 0-2-6h14Z" fill="url(#no-gold)" />
      <circle cx="50" cy="46" r="34" fill="url(#no-globe)" />
      <path
        d="M30 30q6-8 16-6 8 6 2 12-8 2-8 10-8 0-10-6t0-10ZM56 44q10-6 18 2 4 10-4 18-8 4-10-6-8-6-4-14ZM40 62q8-2 8 6-4 6-9 3t1-9Z"
        fill="url(#no-land)"
      />
      <path
        d="M50 12v68M16 46h68M24 26q26 10 52 0M24 66q26-10 52 0"
        fill="none"
        stroke="#fff"
        strokeWidth="1"
        opacity=".25"
      />
      <path
        d="M74 16A38 38 0 0 1 54 84l-2-5A33 33 0 0 0 70 20ZM26 76A38 38 0 0 1 46 8l2 5A33 33 0 0 0 30 72Z"
        fill="url(#no-gold)"
      />
      <path
        d="M28 34a26 26 0 0 1 14-14"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
      <circle cx="60" cy="6" r="4" fill="url(#no-gold)" />
    </>
  ),
  moth: (
    <>
      <circle cx="50" cy="48" r="46" fill="url(#no-moonlight)" />
      {mirrored(
        <>
          <path d="M48 40C38 14 16 8 4 16c0 18 12 36 44 36Z" fill="url(#no-wing)" />
          <path d="M48 50C30 46 14 52 12 66c2 14 10 24 14 30 2-10 12-18 20-26Z" fill="url(#no-wing2)" />
          <path
            d="M10 20c10 2 24 12 36 26M16 32c10 4 20 10 28 16M22 88c2-12 12-22 24-30"
            fill="none"
            stroke="#fff"
            strokeWidth="1.400"
            opacity=".6"
          />
          <circle cx="24" cy="28" r="6" fill="#ffe9a8" />
          <circle cx="24" cy="28" r="3.500" fill="#7a2a5c" />
          <circle cx="26" cy="66" r="4.500" fill="#ffe9a8" />
          <circle cx="26" cy="66" r="2.400" fill="#7a2a5c" />
          <path
            d="M47 30C42 18 38 14 30 12M34 13l-2-5M38 16l-4-5M41 20l-5-3"
            fill="none"
            stroke="#fff6d8"
            strokeWidth="1.800"
            strokeLinecap="round"
          />
        </>,
      )}
      <path d="M50 28c6 0 8 8 7 16l-2 28c-1 6-9 6-10 0l-2-28c-1-8 1-16 7-16Z" fill="url(#no-fluff)" />
      <path d="M44 48h12M45 55h10M45 62h10" stroke="#a8865c" strokeWidth="2" opacity=".7" />
    </>
  ),
  mouse: (
    <>
      <ellipse cx="50" cy="93" rx="36" ry="5" fill="url(#no-shade)" />
      <path
        d="M74 84c16 4 24-8 18-18-4-8-12-4-10 2"
        fill="none"
        stroke="#e8a8a0"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M50 46c20 0 32 18 32 34 0 8-6 12-14 12H32c-8 0-14-4-14-12 0-16 12-34 32-34Z" fill="url(#no-mouse)" />
      <path d="M50 62c12 0 18 12 18 22 0 6-4 8-8 8H40c-4 0-8-2-8-8 0-10 6-22 18-22Z" fill="#efe2dc" />
      {mirrored(
        <>
          <circle cx="24" cy="24" r="17" fill="url(#no-mouse)" />
          <circle cx="25" cy="25" r="11" fill="#f0b0ac" />
        </>,
      )}
      <path d="M50 16c18 0 28 12 27 26-1 12-14 22-27 28-13-6-26-16-27-28-1-14 9-26 27-26Z" fill="url(#no-mouse)" />
      {mirrored(
        <>
          <circle cx="37" cy="42" r="5" fill="#140c1e" />
          <circle cx="35.500" cy="40" r="1.800" fill="#fff" />
          <circle
            cx="36.500"
            cy="42"
            r="9.500"
            fill="#fff"
            fillOpacity=".16"
            stroke="url(#no-gold)"
            strokeWidth="2.600"
          />
          <path d="M42 62 24 58M42 65 26 67" stroke="#fff" strokeWidth="1.200" opacity=".7" />
        </>,
      )}
      <path d="M46 41q4-3 8 0" fill="none" stroke="url(#no-gold)" strokeWidth="2.600" />
      <path d="M45 60q5-3 10 0-1 6-5 8-4-2-5-8Z" fill="#e87f86" />
    </>
  ),
  candle: (
    <>
      <circle cx="50" cy="26" r="32" fill="url(#no-halo)" />
      <ellipse cx="50" cy="93" rx="40" ry="5" fill="url(#no-shade)" />
      <path d="M14 80h62q0 12-20 12H34q-20 0-20-12Z" fill="url(#no-gold)" />
      <path d="M74 82c14-6 24 8 10 10-6 1-10-2-14-4" fill="none" stroke="url(#no-gold)" strokeWidth="5" />
      <path d="M34 42c0-4 28-4 28 0v40H34Z" fill="url(#no-wax)" />
      <path d="M34 42c4 4 5 14 3 20-1 4 4 4 4 0 0-6 2-10 6-10s4 12 4 18c0 4 5 4 5 0 0-8 0-16 6-20v-8Z" fill="#fffaf0" />
      <path d="M48 42V32" stroke="#3a2414" strokeWidth="3" />
      <path d="M49 4c2 10 12 16 12 25 0 7-5 11-12 11s-12-4-12-11c0-8 8-12 12-25Z" fill="url(#no-flame)" />
      <path d="M49 20c1 5 6 8 6 13 0 4-3 6-6 6s-6-2-6-6c0-4 4-7 6-13Z" fill="#fffbe6" />
    </>
  ),
  quill: (
    <>
      <ellipse cx="42" cy="93" rx="32" ry="5" fill="url(#no-shade)" />
      <path d="M42 72C52 44 70 16 94 4c2 22-14 48-46 68Z" fill="url(#no-feather)" />
      <path d="M94 4C74 24 56 46 42 76" fill="none" stroke="#fff" strokeWidth="2" />
      <path
        d="M58 46l14 2M64 36l14 0M70 27l14-2M52 56l14 2M60 34l-2-8M68 24l-2-6"
        stroke="#2a4a8f"
        strokeWidth="1.500"
        opacity=".6"
      />
      <path d="M28 60h28v8c8 2 12 8 12 14v6c0 4-4 5-8 5H24c-4 0-8-1-8-5v-6c0-6 4-12 12-14Z" fill="url(#no-ink)" />
      <path d="M26 56h32v7H26Z" fill="url(#no-gold)" />
      <path d="M22 86c0-8 4-13 10-14" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".65" />
      <path d="M30 78h24v9H30Z" fill="#f4e6c4" opacity=".9" />
    </>
  ),
  key: (
    <g transform="rotate(38 50 50)">
      <circle
        cx="50"
        cy="24"
        r="21"
        fill="none"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="9"
        transform="translate(3 3)"
      />
      <circle cx="50" cy="24" r="20" fill="none" stroke="url(#no-gold)" strokeWidth="9" />
      <path
        d="M50 6c6 8 14 12 18 18-6 6-12 10-18 18-6-8-12-12-18-18 4-6 12-10 18-18Z"
        fill="none"
        stroke="url(#no-gold)"
        strokeWidth="4"
      />
      <circle cx="50" cy="24" r="6" fill="url(#no-ruby)" />
      <path d="M45 46h10v50H45Z" fill="url(#no-gold)" />
      <path d="M41 46h18v6H41ZM55 74h16v7h-5v5h5v8H55Z" fill="url(#no-gold)" />
      <path d="M47.500 50v44" stroke="#fff6cf" strokeWidth="2" opacity=".8" />
    </g>
  ),
  book: (
    <>
      <ellipse cx="52" cy="93" rx="38" ry="5" fill="url(#no-shade)" />
      <path d="M20 10h58q6 0 6 6v70q0 6-6 6H22q-8 0-8-8V16q0-6 6-6Z" fill="url(#no-leather)" />
      <path d="M22 80h62v8H22q-4 0-4-4t4-4Z" fill="url(#no-page)" />
      <path d="M20 83h62M20 86h62" stroke="#b89a6a" strokeWidth=".800" />
      <path d="M14 16q0-6 6-6h4v68q-6 0-10 4Z" fill="#0d2a24" opacity=".6" />
      <path d="M30 16h48v58H30Z" fill="none" stroke="url(#no-gold)" strokeWidth="2.500" />
      <path d="M54 28a17 17 0 1 0 15 26 14 14 0 0 1-15-26Z" fill="url(#no-gold)" />
      <path d="M66 30l2 4.500 5 .500-4 3 1.500 5-4.500-2.700-4.500 2.700 1.500-5-4-3 5-.500Z" fill="url(#no-gold)" />
      <path d="M78 38h12v16H78Z" fill="url(#no-gold)" />
      <path d="M32 13h40" stroke="#7fd0b4" strokeWidth="2" opacity=".5" />
    </>
  ),
};
