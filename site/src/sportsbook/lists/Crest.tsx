import type { ReactNode } from 'react';

const colour = /^#[0-9a-f]{3,8}$/i;

/** The colours of a side, as a shield. */
export function Crest({ colours }: { colours: readonly string[] }): ReactNode {
  const [first, second] = colours.filter((one) => colour.test(one));
  return (
    <svg
      viewBox="-0.5 -0.5 13 14"
      aria-hidden="true"
      className="h-3.25 w-3 shrink-0 stroke-line-strong text-line-strong"
    >
      <path
        d={`M2.5 0h7A2.5 2.5 0 0 1 12 2.5V6c0 4-2.4 6-6 7-3.6-1-6-3-6-7V2.5A2.5 2.5 0 0 1 2.5 0Z`}
        fill={first ?? 'currentColor'}
      />
      {second && <path d="M6 0h3.5A2.5 2.5 0 0 1 12 2.5V6c0 4-2.4 6-6 7Z" fill={second} />}
    </svg>
  );
}
