import { mean } from '../kit/measure.ts';

/** How steep the straight line is that comes nearest to the points (least squares). */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const middleX = mean(points.map(([x]) => x));
  const middleY = mean(points.map(([, y]) => y));
  const sum = (of: (x: number, y: number) => number) =>
    points.reduce((all, [x, y]) => all + of(x - middleX, y - middleY), 0);
  return sum((x, y) => x * y) / sum((x) => x * x);
}
