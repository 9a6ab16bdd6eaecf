import type { ReactNode } from 'react';

export interface KoiColours {
  body: string;
  fin: string;
  spots: ReactNode;
  eye?: string;
}

/** A koi from above, its head up, in a field of 100 × 100. */
export function koi(colours: KoiColours): ReactNode {
  return (
    <g>
      {tail(colours)}
      {trunk(colours)}
    </g>
  );
}

/** It hangs at 49, 76 and may beat there. */
export function tail({ fin }: Pick<KoiColours, 'fin'>): ReactNode {
  return (
    <>
      <path d="M46 74c-4 8-16 12-22 24 10 0 18-4 24-10 2 6 6 10 14 12-2-10-6-18-10-26Z" fill={fin} />
      <path
        d="M46 78c-4 6-10 10-14 16M52 80c2 6 4 10 7 15M49 80v9"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeLinecap="round"
      />
    </>
  );
}

/** All but the tail: fins, body, scales along the back, the light on it. */
export function trunk({ body, fin, spots, eye = '#1c1414' }: KoiColours): ReactNode {
  return (
    <>
      <path d="M36 34C24 34 14 42 10 54c12 2 22-2 28-10ZM64 34c12 0 22 8 26 20-12 2-22-2-28-10Z" fill={fin} />
      <path
        d="M34 38c-8 2-14 7-18 13M36 42c-6 3-11 6-15 9M66 38c8 2 14 7 18 13M64 42c6 3 11 6 15 9"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeLinecap="round"
      />
      <path d="M40 62c-8 1-12 5-14 11 8 1 13-2 16-7ZM60 62c8 1 12 5 14 11-8 1-13-2-16-7Z" fill={fin} />
      <path d="M50 4c12 2 18 14 18 30 0 18-8 32-14 46h-8c-6-14-14-28-14-46C32 18 38 6 50 4Z" fill={body} />
      {spots}
      <g fill="none" stroke="#7a2c10" strokeOpacity=".22" strokeWidth=".9">
        <path d="M38 34q4 4 8 0 4 4 8 0 4 4 8 0M40 42q3.500 4 7 0 3.500 4 7 0 3 4 6 0M41 50q3 4 6 0 3 4 6 0 3 4 6 0M43 58q2.500 3 5 0 2.500 3 5 0 2 3 4 0M45 66q2 3 4 0 2 3 4 0" />
      </g>
      <path d="M50 26c2.500 12 2.500 26 0 40-2.500-14-2.500-28 0-40Z" fill={fin} />
      <path d="M54 80c6-14 14-28 14-46 0-12-3.500-22-10-27 8 26 2 50-8 73Z" fill="#2a0c14" opacity=".2" />
      <path
        d="M40 14c-4 7-5 16-3.500 26"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d="M44 6c-4-3-6-3-9-2M56 6c4-3 6-3 9-2"
        fill="none"
        stroke={fin}
        strokeWidth="1.600"
        strokeLinecap="round"
      />
      <circle cx="39.500" cy="17" r="2.400" fill={eye} />
      <circle cx="60.500" cy="17" r="2.400" fill={eye} />
      <circle cx="39" cy="16.300" r=".8" fill="#fff" />
      <circle cx="60" cy="16.300" r=".8" fill="#fff" />
    </>
  );
}

/** Patches of a koi with a white body. */
export const patches = (colour: string): ReactNode => (
  <g fill={colour}>
    <path d="M50 4c9 1.500 14 8 16 18-6 6-12 4-16 0-5 6-12 4-15-2C37 10 42 5 50 4Z" />
    <path d="M34 38c6-5 15-2 18 5s-3 14-10 13c-4-5-7-11-8-18ZM60 50c4-2 5 0 4 3-2 6-4 11-7 17-4-4-4-15 3-20ZM47 68c3-1 6 1 6 5l-1 7h-5Z" />
  </g>
);
