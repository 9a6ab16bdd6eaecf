import type { ReactNode } from 'react';

/** What a thing standing there takes from the light below it. */
export const ground = ({ x = 50, y = 91, rx = 30 } = {}): ReactNode => (
  <g>
    <ellipse cx={x} cy={y} rx={rx} ry={rx * 0.13} opacity=".22" />
    <ellipse cx={x} cy={y} rx={rx * 0.7} ry={rx * 0.08} opacity=".3" />
  </g>
);

/** A window reflected in lacquer or glass: a bent bright patch and a small one beside it. */
export const gloss = ({ x, y, r, turn = 0 }: { x: number; y: number; r: number; turn?: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${r / 10})`} fill="#fff">
    <path
      d="M-8.400 1C-9-5-4.500-9.600 3-9.800c1 0 1 1 .2 1.300C-2-6.800-4.800-3.800-5.800 1c-.4 1.600-2.400 1.700-2.600 0Z"
      opacity=".78"
    />
    <ellipse cx="-6.900" cy="4.600" rx="1" ry="1.500" opacity=".6" />
  </g>
);

/** Light that comes back from below along the shaded edge of something round. */
export const backLight = (colour: string, { x = 50, y = 50, r = 30 } = {}): ReactNode => (
  <path
    d={`M${x + r * 0.86} ${y + r * 0.2}A${r * 0.88} ${r * 0.88} 0 0 1 ${x - r * 0.1} ${y + r * 0.88}`}
    fill="none"
    stroke={colour}
    strokeWidth={r * 0.09}
    strokeLinecap="round"
    opacity=".55"
  />
);

/** A four-pointed spark of light. */
export const spark = ({ x, y, r = 5 }: { x: number; y: number; r?: number }): ReactNode => (
  <path
    key={`${x} ${y}`}
    d={`M${x} ${y - r}q${r * 0.12} ${r * 0.88} ${r} ${r}q${-r * 0.88} ${r * 0.12} ${-r} ${r}q${-r * 0.12} ${-r * 0.88} ${-r} ${-r}q${r * 0.88} ${-r * 0.12} ${r} ${-r}Z`}
    fill="#fff"
  />
);

/** A leaf from its stalk at 0,0 to its tip, drawn to the right: a lit half, a shaded one, its vein. */
export const leaf = (light: string, deep: string): ReactNode => (
  <g>
    <path d="M0 0C8-12 24-14 36-4 26 6 10 8 0 0Z" fill={light} />
    <path d="M0 0c12-2 24-3 36-4C26 6 10 8 0 0Z" fill={deep} />
    <path
      d="M2 0C12-3 22-4 33-4M12-2l6-4M20-3l5-3M13-1.500l6 3M21-2.500l4 2"
      fill="none"
      stroke="#fff"
      strokeOpacity=".35"
      strokeWidth=".9"
      strokeLinecap="round"
    />
  </g>
);
