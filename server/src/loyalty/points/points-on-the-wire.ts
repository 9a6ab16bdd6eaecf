import type { CompPoints } from '@halley/contract';
import { pointsOnTheWire } from './millionths.ts';
import type { PointsHeld } from './move-points.ts';

/** Who never had a point has none. */
export function compPoints(held: Pick<PointsHeld, 'chargeable' | 'persistent'> | undefined): CompPoints {
  const { chargeable = 0n, persistent = 0n } = held ?? {};
  return {
    chargeable: { points: pointsOnTheWire(chargeable) },
    persistent: { points: pointsOnTheWire(persistent < 0n ? 0n : persistent) },
  };
}
