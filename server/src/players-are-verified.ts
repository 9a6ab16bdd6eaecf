import type { Verification } from './verification/index.ts';
import type { WagerRule } from './wagers/index.ts';

/** PP-29: where a licence wants it, nobody stakes real money before they have shown who they are. */
export function playersAreVerified({ refusalsToPlay }: Pick<Verification, 'refusalsToPlay'>): WagerRule {
  return async (tx, stakes) => {
    const refusals = await refusalsToPlay(tx, [...new Set(stakes.map((stake) => stake.playerId))]);
    return { refusalOf: (stake) => refusals.get(stake.playerId), accepted: () => undefined };
  };
}
