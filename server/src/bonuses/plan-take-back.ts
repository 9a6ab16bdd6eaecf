import type { Gift } from './gift.ts';

type Earned = Pick<Gift, 'id' | 'amount' | 'balance' | 'requirement' | 'depositAmount'>;

export interface UnplayedGift<G extends Earned = Earned> {
  gift: G;
  /** What was staked of this wallet's money since the gift was given. */
  staked: bigint;
}

export interface PlannedTakeBack<G extends Earned = Earned> {
  gift: G;
  /** What leaves of the deposit before it was staked once. */
  deposit: bigint;
  /** The same share of the gift: at most what it holds, so that nothing is taken that has become cash. */
  bonus: bigint;
  /** What leaves its balance. */
  leaving: bigint;
  requirement: bigint;
}

/**
 * What a cashout takes with it of gifts that were given for a deposit. Played money leaves first; what leaves of a deposit
 * before it was staked once takes the same share of its bonus and requirement along. The newest deposit leaves first.
 */
export function planTakeBack<G extends Earned>(
  gifts: readonly UnplayedGift<G>[],
  { cash, amount }: { cash: bigint; amount: bigint },
): PlannedTakeBack<G>[] {
  const unplayed = gifts.map(({ gift, staked }) => ({ gift, left: unplayedOf(gift, staked) }));
  const played = cash - unplayed.reduce((sum, { left }) => sum + left, 0n);
  let leaving = amount - (played > 0n ? played : 0n);
  return unplayed
    .toSorted((one, other) => other.gift.id - one.gift.id)
    .flatMap(({ gift, left }) => {
      const deposit = leaving < left ? leaving : left;
      if (deposit <= 0n || gift.depositAmount === null) return [];
      leaving -= deposit;
      const isAll = deposit === gift.depositAmount;
      const bonus = isAll ? gift.amount : (gift.amount * deposit) / gift.depositAmount;
      const requirement = gift.amount === 0n ? 0n : (gift.requirement * bonus) / gift.amount;
      return [{ gift, deposit, bonus, leaving: bonus < gift.balance ? bonus : gift.balance, requirement }];
    });
}

/** A stake from before the deposit that is given back afterwards has played none of it, and leaves no more than all of it. */
function unplayedOf({ depositAmount }: Earned, staked: bigint): bigint {
  const left = (depositAmount ?? 0n) - (staked > 0n ? staked : 0n);
  return left > 0n ? left : 0n;
}
