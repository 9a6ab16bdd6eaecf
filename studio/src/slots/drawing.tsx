import type { ReactNode } from 'react';

/** A colour, where it stands (0 … 1), and how much of it is seen. */
export type Stop = readonly [colour: string, at: number, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([colour, at, opacity]) => (
    <stop key={at} offset={at} stopColor={colour} {...(opacity !== undefined && { stopOpacity: opacity })} />
  ));

/** From the top to the bottom, unless it is turned. */
export function Fade(props: { id: string; stops: readonly Stop[]; across?: boolean; slant?: boolean }): ReactNode {
  const x2 = props.across || props.slant ? 1 : 0;
  const y2 = props.across ? 0 : 1;
  return (
    <linearGradient id={props.id} x1="0" y1="0" x2={x2} y2={y2}>
      {stopsOf(props.stops)}
    </linearGradient>
  );
}

/** From a point outwards; without one, from the middle. */
export function Glow(props: { id: string; stops: readonly Stop[]; x?: number; y?: number; r?: number }): ReactNode {
  return (
    <radialGradient id={props.id} cx={props.x ?? 0.5} cy={props.y ?? 0.5} r={props.r ?? 0.5}>
      {stopsOf(props.stops)}
    </radialGradient>
  );
}

/** Stars of a sky, the same for everybody: `salt` makes another sky. */
export function Stars(props: { count: number; width: number; height: number; salt: number; fill?: string }): ReactNode {
  const at = (index: number, prime: number) => ((index * prime + props.salt * 97) % 997) / 997;
  return (
    <g fill={props.fill ?? '#fff'}>
      {Array.from({ length: props.count }, (_, index) => (
        <circle
          key={`star-${String(index)}`}
          className={index % 5 === 0 ? 'twinkles' : undefined}
          cx={(at(index + 1, 389) * props.width).toFixed(1)}
          cy={(at(index + 3, 571) * props.height).toFixed(1)}
          r={(0.5 + at(index, 211) * 1.5).toFixed(2)}
          opacity={(0.3 + at(index, 317) * 0.6).toFixed(2)}
        />
      ))}
    </g>
  );
}

/** A shape turned around the middle of a symbol, so many times. */
export function Around(props: { times: number; from?: number; children: ReactNode }): ReactNode {
  return Array.from({ length: props.times }, (_, index) => (
    <g key={`turn-${String(index)}`} transform={`rotate(${(props.from ?? 0) + (index * 360) / props.times} 50 50)`}>
      {props.children}
    </g>
  ));
}
