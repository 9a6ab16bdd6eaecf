/** A part of the disc, in degrees clockwise from the top of the disc as it stands at first. */
export interface Sector {
  /** Which of the weights it is. */
  item: number;
  from: number;
  to: number;
}

/**
 * One sector for each weight, exactly as wide as its chance. Narrow ones stand between wide ones, so that their labels have
 * room; where a sector stands says nothing, because where the pointer rests inside of one is drawn.
 */
export function sectorsOf(weights: readonly number[]): Sector[] {
  const of = weights.reduce((sum, weight) => sum + weight, 0);
  if (of === 0) return [];
  let before = 0;
  return orderOf(weights).map((item) => {
    const from = (before / of) * 360;
    before += weights[item] ?? 0;
    return { item, from, to: (before / of) * 360 };
  });
}

/** The widest, the narrowest, the second widest, the second narrowest … */
function orderOf(weights: readonly number[]): number[] {
  const left = weights.map((_, item) => item).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const order: number[] = [];
  while (left.length > 0) {
    const item = order.length % 2 === 0 ? left.shift() : left.pop();
    if (item !== undefined) order.push(item);
  }
  return order;
}

/** 0 ≤ degrees < 360. */
export function turnedBy(degrees: number): number {
  const part = ((degrees % 360) + 360) % 360;
  return part === 360 ? 0 : part;
}

/** So many thousandths of a sector as there are places to rest in it. */
const places = 1_000;

/** How far the disc is turned clockwise when the pointer at the top rests in a sector, at the place that was drawn. */
export function restAngle({ from, to }: Sector, rest: number): number {
  return turnedBy(-(from + ((rest + 0.5) / places) * (to - from)));
}

/** The sector that the pointer shows while the disc is turned so far. */
export function sectorAtPointer(sectors: readonly Sector[], angle: number): Sector | undefined {
  const shown = turnedBy(-angle);
  return sectors.find(({ from, to }) => shown >= from && shown < to);
}

/** Before anything was drawn the pointer stands in the middle of the widest one: nothing is hinted at. */
export function firstAngle(sectors: readonly Sector[]): number {
  const [widest] = sectors;
  return widest ? turnedBy(-(widest.from + widest.to) / 2) : 0;
}

/** From where the disc stands, clockwise, so many whole turns and on to where it rests. */
export function wayTo({ at, rest, turns }: { at: number; rest: number; turns: number }): number {
  return turns * 360 + turnedBy(rest - at);
}
