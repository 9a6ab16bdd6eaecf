import type { ReactNode } from 'react';

export interface GemShape {
  /** Corners of the girdle, clockwise. */
  corners: readonly (readonly [number, number])[];
  /** From light to deep, at least four. */
  tones: readonly string[];
  /** How large the table is, of the whole. */
  table?: number;
  centre?: readonly [number, number];
}

/** A cut stone: a facet between each two corners, lit by how it is turned to the upper left, and a table with a flash. */
export function gem({ corners, tones, table = 0.56, centre = [50, 50] }: GemShape): ReactNode {
  const [cx, cy] = centre;
  const inner = corners.map(([x, y]) => [cx + (x - cx) * table, cy + (y - cy) * table] as const);
  const points = (list: readonly (readonly [number, number])[]) =>
    list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const toneOf = (one: readonly [number, number], other: readonly [number, number]) => {
    const angle = Math.atan2((one[1] + other[1]) / 2 - cy, (one[0] + other[0]) / 2 - cx);
    const away = (1 - Math.cos(angle + Math.PI * 0.72)) / 2;
    return tones[Math.min(tones.length - 1, Math.floor(away * tones.length))] as string;
  };
  const next = <T,>(list: readonly T[], index: number) => list[(index + 1) % list.length] as T;
  return (
    <g strokeLinejoin="round">
      <polygon points={points(corners)} fill={tones.at(-1)} stroke={tones.at(-1)} strokeWidth="3" />
      {corners.map((corner, index) => {
        const [other, inside, insideNext] = [next(corners, index), inner[index] ?? corner, next(inner, index)];
        const middle = [(corner[0] + other[0]) / 2, (corner[1] + other[1]) / 2] as const;
        return (
          <g key={`${corner[0]} ${corner[1]}`}>
            <polygon points={points([corner, other, insideNext, inside])} fill={toneOf(corner, other)} />
            <polygon points={points([middle, other, insideNext])} fill="#fff" opacity=".1" />
            <polygon points={points([corner, middle, inside])} fill="#000" opacity=".07" />
          </g>
        );
      })}
      <polygon points={points(inner)} fill={tones[1]} />
      <polygon points={points([...inner.slice(0, Math.ceil(inner.length / 2)), [cx, cy]])} fill="#fff" opacity=".22" />
      <polygon points={points(inner)} fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth=".9" />
      <polygon points={points(corners)} fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="1" />
    </g>
  );
}

/** Corners of a stone with equal sides, stretched as wanted. */
export function cut(sides: number, { x = 50, y = 50, rx = 38, ry = 38, turn = 0 } = {}): [number, number][] {
  return Array.from({ length: sides }, (_, index) => {
    const angle = ((turn + (index * 360) / sides - 90) * Math.PI) / 180;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}
