import { Refusal } from '@halley/contract';
import type { StakePurse } from '../bonuses/index.ts';

export interface Split {
  cash: bigint;
  bonus: bigint;
}

/** Cash first, then the bonus. Undefined when both together are not enough. */
export function splitStake(pockets: Split, stake: bigint): Split | undefined {
  if (pockets.cash + pockets.bonus < stake) return undefined;
  const cash = stake < pockets.cash ? stake : pockets.cash;
  return { cash, bonus: stake - cash };
}

/** The split of a stake that can be paid. `details` are those of the refusal of one that nothing covers. */
export function takeFrom(purse: StakePurse, stake: bigint, details?: Record<string, unknown>): Split {
  const split = splitStake(purse, stake);
  if (split) return split;
  // With the bonus it would be enough, but it is not played with in this game or round.
  if (purse.cash + purse.elsewhere >= stake) throw new Refusal('BONUS_NOT_HERE');
  throw new Refusal('stake_cents.not_enough_money', details);
}

/** A win goes back to the pockets in the proportion of the stake; what does not divide goes to cash. */
export function splitWin(stake: Split, win: bigint): Split {
  const bonus = (win * stake.bonus) / (stake.cash + stake.bonus);
  return { cash: win - bonus, bonus };
}
