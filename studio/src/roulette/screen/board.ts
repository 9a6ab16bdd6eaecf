import { type RouletteSpot, rouletteSpots } from '../layout.ts';

/**
 * Where a spot lies. Along the table u runs from the zero (−1 … 0) over the twelve rows to the columns (12 … 13),
 * across it v runs from the third column (0) to the dozens (3 … 4) and the even chances (4 … 5).
 */
export interface Place {
  u: number;
  v: number;
  /** Along u and along v. */
  width: number;
  height: number;
}

export const BOARD = { from: -1, length: 14, across: 5 } as const;

const THIN = 0.42;
const CROSSING = { width: 0.42, height: 0.42 };
const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

const along = (number: number) => Math.ceil(number / 3) - 0.5;
const across = (number: number) => 2.5 - ((number - 1) % 3);

function placeOf({ id, kind, numbers }: RouletteSpot): Place {
  const first = numbers[0] ?? 0;
  const second = numbers[1] ?? 0;
  switch (kind) {
    case 'straight':
      return first === 0
        ? { u: -0.5, v: 1.5, width: 1, height: 3 }
        : { u: along(first), v: across(first), width: 1, height: 1 };
    case 'split':
      if (first === 0) return { u: 0, v: across(second), width: THIN, height: 0.58 };
      return second === first + 1
        ? { u: along(first), v: across(first) - 0.5, width: 0.58, height: THIN }
        : { u: along(first) + 0.5, v: across(first), width: THIN, height: 0.58 };
    case 'street':
      return { u: along(first), v: 3, width: 0.58, height: THIN };
    case 'trio':
      return { u: 0, v: across(second) - 0.5, ...CROSSING };
    case 'corner':
      return { u: along(first) + 0.5, v: across(first) - 0.5, ...CROSSING };
    case 'first-four':
      return { u: 0, v: 3, ...CROSSING };
    case 'six-line':
      return { u: along(first) + 0.5, v: 3, ...CROSSING };
    case 'column':
      return { u: 12.5, v: across(first), width: 1, height: 1 };
    case 'dozen':
      return { u: Math.ceil(first / 12) * 4 - 2, v: 3.5, width: 4, height: 1 };
    default:
      return { u: evenChances.indexOf(id) * 2 + 1, v: 4.5, width: 2, height: 1 };
  }
}

/** Every spot with its place; large ones first, so that the small ones lie on top of them. */
export const places: ReadonlyMap<string, Place> = new Map(
  [...rouletteSpots.values()]
    .map((spot) => [spot.id, placeOf(spot)] as const)
    .toSorted(([, one], [, other]) => other.width * other.height - one.width * one.height),
);

export type Direction = 'u+' | 'u-' | 'v+' | 'v-';

/** The nearest spot in a direction: the one that is least aside, counted against how far it is. */
export function neighbour(id: string, direction: Direction): string | undefined {
  const from = places.get(id);
  if (!from) return undefined;
  const forward = direction.endsWith('+') ? 1 : -1;
  const axis = direction.startsWith('u') ? 'u' : 'v';
  const aside = axis === 'u' ? 'v' : 'u';
  let best: { id: string; cost: number } | undefined;
  for (const [other, place] of places) {
    const ahead = (place[axis] - from[axis]) * forward;
    if (ahead < 0.25) continue;
    const cost = ahead + Math.abs(place[aside] - from[aside]) * 3;
    if (!best || cost < best.cost) best = { id: other, cost };
  }
  return best?.id;
}
