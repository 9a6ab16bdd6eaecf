import type { ReactNode } from 'react';

/** What they wear: a plumed cap, a moon tiara, a star crown. */
const heads: Readonly<Record<number, ReactNode>> = {
  11: (
    <>
      <path d="M36 41q2-11 14-11t14 11q-14-5-28 0Z" className="card-robe" />
      <path d="M60 34q12-2 14-12-11 0-17 9Z" className="card-gold" />
    </>
  ),
  12: (
    <>
      <path d="M36 40 38 28 44 35 50 24 56 35 62 28 64 40q-14-5-28 0Z" className="card-gold" />
      <path d="M50 19a4.5 4.5 0 1 0 4 6.5 5 5 0 0 1-4-6.500Z" className="card-gold" />
      <path d="M37 42q-5 12-2 22h5V46ZM63 42q5 12 2 22h-5V46Z" className="card-hair" />
    </>
  ),
  13: (
    <>
      <path d="M34 40V25l8 7 8-11 8 11 8-7v15q-16-6-32 0Z" className="card-gold" />
      <circle cx="50" cy="18" r="3" className="card-gold" />
      <path d="M41 56q9 14 18 0l-2 12q-7 6-14 0Z" className="card-hair" />
    </>
  ),
};

/** Half a figure, and the same again on its head. */
export function Court({ rank, sign }: { rank: number; sign: string }): ReactNode {
  const half = (
    <>
      <path d="M24 70V66q4-9 18-10h16q14 1 18 10v4Z" className="card-robe" />
      <path d="M50 70 41 56h18Z" className="card-collar" />
      <path d="M24 70q8-9 14-12l5 12ZM76 70q-8-9-14-12l-5 12Z" className="card-gold" opacity=".85" />
      <circle cx="50" cy="46" r="12" className="card-skin" />
      <path d="M45.5 46h.01M54.5 46h.01" className="card-eyes" />
      <path d="M46.5 52q3.5 2 7 0" className="card-mouth" />
      {heads[rank]}
    </>
  );
  return (
    <>
      <rect x="22" y="14" width="56" height="112" rx="5" className="card-court" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M22 70h56" className="card-waist" />
      <path d={sign} transform="translate(25 17) scale(.55)" />
      <path d={sign} transform="rotate(180 50 70) translate(25 17) scale(.55)" />
    </>
  );
}
