import type { Tx } from '../kit/index.ts';
import type { BonusesPorts } from './ports.ts';

/** Whoever is on a break loses no days of a gift, whatever moves it meanwhile. */
export async function isOnBreak({ limits }: Pick<BonusesPorts, 'limits'>, tx: Tx, playerId: number): Promise<boolean> {
  return (await limits.closedAmong(tx, [playerId])).has(playerId);
}
