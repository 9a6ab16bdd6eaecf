import { Refusal } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { AskedStake, WagerRule } from './judge-stakes.ts';

/** Reads what the largest stakes of a group hang on; the answer is undefined where there is none. */
export type MaxStakesOf = (tx: Tx, stakes: AskedStake[]) => Promise<(stake: AskedStake) => bigint | undefined>;

/** PP-20: a stake above a maximum, such as that of an active bonus, is refused, not punished later. */
export function stakesWithin(maxStakesOf: MaxStakesOf): WagerRule {
  return async (tx, stakes) => {
    const maxStakeOf = await maxStakesOf(tx, stakes);
    return {
      // Several bets of one round count together: a large stake cannot come in parts.
      refusalOf(stake) {
        const most = maxStakeOf(stake);
        return most !== undefined && stake.roundStake > most ? new Refusal('stake_cents.too_large') : undefined;
      },
      accepted: () => undefined,
    };
  };
}
