import type { ReactNode } from 'react';

interface Way {
  /** Where each colour stands, 0 … 1; evenly where left out. */
  at?: readonly number[];
  /** Of a linear one; from the top down where left out. */
  to?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Of a radial one: its lit point and its reach. */
  from?: readonly [cx: number, cy: number, r: number];
}

const stops = (colours: readonly string[], at: readonly number[] | undefined): ReactNode =>
  colours.map((colour, index) => {
    const offset = at?.[index] ?? index / Math.max(1, colours.length - 1);
    return <stop key={`${offset}-${colour}`} offset={offset} stopColor={colour} />;
  });

/** A gradient along a line; colours with their place, light first. */
export function linear(id: string, colours: readonly string[], { at, to = [0, 0, 0, 1] }: Way = {}): ReactNode {
  const [x1, y1, x2, y2] = to;
  return (
    <linearGradient key={id} id={id} x1={x1} y1={y1} x2={x2} y2={y2}>
      {stops(colours, at)}
    </linearGradient>
  );
}

/** A gradient around a point: a round thing lit from the upper left where nothing else is said. */
export function radial(id: string, colours: readonly string[], { at, from = [0.36, 0.3, 0.78] }: Way = {}): ReactNode {
  const [cx, cy, r] = from;
  return (
    <radialGradient key={id} id={id} cx={cx} cy={cy} r={r}>
      {stops(colours, at)}
    </radialGradient>
  );
}

/** The same drawing so many times around a point. */
export function around(count: number, shape: ReactNode, { x = 50, y = 50, turn = 0 } = {}): ReactNode {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count;
    return (
      <g key={angle} transform={`rotate(${angle} ${x} ${y})`}>
        {shape}
      </g>
    );
  });
}

/** Drawings at places: `[x, y, scale, turn]`. */
export function scatter(places: readonly (readonly number[])[], shape: ReactNode): ReactNode {
  return places.map(([x = 0, y = 0, scale = 1, turn = 0]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      {shape}
    </g>
  ));
}
