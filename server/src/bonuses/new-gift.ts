import type { Protection } from '../geo/index.ts';
import { keyFor } from '../kit/index.ts';
import type { BonusTerms, DueReward } from '../promotions/index.ts';
import { daysLater } from './activate-bonus.ts';
import { storeTerms } from './end-of-spins.ts';
import { fitTerms } from './fit-terms.ts';
import type { Gift } from './gift.ts';

/** Where a gift comes from and whom it is for. */
export type GiftSource = Pick<
  Gift,
  | 'playerId'
  | 'accountId'
  | 'currency'
  | 'promotionId'
  | 'version'
  | 'sourceKey'
  | 'occasion'
  | 'texts'
  | 'groupKey'
  | 'strategy'
  | 'afterTransfer'
  | 'product'
>;

export interface Issuing {
  now: Date;
  takeDays: number;
  protection: Pick<Protection, 'mostWagering' | 'leastBonusDays'>;
}

/** Nothing has come of it yet. */
const untouched = {
  heldUntil: null,
  balance: 0n,
  released: 0n,
  progress: 0n,
  steps: 0,
  openRounds: 0,
  spinsDone: 0,
  freeRoundsId: null,
  resultGiftId: null,
  stoppedAt: null,
  pausedAt: null,
  closedAt: null,
  endReason: null,
  queueOrder: null,
};
const noSpins = { spinsTotal: null, spinBet: null, becomes: null };

type Given = Extract<DueReward, { type: 'bonus' | 'freespins' }>;

/** A gift as it is issued: nothing of it is there until it is taken. */
export function newGift(source: GiftSource, reward: Given, { now, takeDays, protection }: Issuing): Omit<Gift, 'id'> {
  const shared = {
    ...source,
    ...untouched,
    stage: 'issued' as const,
    createdAt: now,
    // PR-08: time to think, whatever the promotion says.
    activatableUntil: daysLater(now, Math.max(takeDays, protection.leastBonusDays)),
    activatedAt: null,
    validUntil: null,
  };
  if (reward.type === 'bonus') {
    const terms = fitTerms(reward, protection);
    return {
      ...shared,
      ...playedBy(terms),
      type: 'bonus',
      amount: reward.amount,
      requirement: reward.amount * BigInt(terms.wager),
      depositAmount: reward.deposit,
      ...noSpins,
    };
  }
  const { games, result, maxWin, wins } = reward;
  return {
    ...shared,
    type: 'freespins',
    amount: 0n,
    requirement: 0n,
    depositAmount: null,
    terms: { weights: { slots: 100, other: 0, tables: 0 }, games: { games }, release: 'whole' },
    maxStake: null,
    maxCashout: null,
    days: Math.max(reward.days, protection.leastBonusDays),
    spinsTotal: reward.count,
    spinBet: reward.bet,
    becomes: {
      games,
      result,
      maxWin: maxWin === null ? null : String(maxWin),
      wins: wins && storeTerms(fitTerms(wins, protection)),
    },
  };
}

const playedBy = ({ terms, maxStake, maxCashout, days }: BonusTerms) => ({ terms, maxStake, maxCashout, days });

/** What free spins have won, as a bonus that is taken already: the player took the spins. */
export function bonusOfSpins(
  spins: Gift,
  { amount, requirement, terms }: { amount: bigint; requirement: bigint; terms: BonusTerms },
  { now, isBusy, onBreak }: { now: Date; isBusy: boolean; onBreak: boolean },
): Omit<Gift, 'id'> {
  const { id, ...rest } = spins;
  return {
    ...rest,
    ...untouched,
    ...playedBy(terms),
    ...noSpins,
    type: 'bonus',
    stage: isBusy ? 'wait' : 'handle_bets',
    sourceKey: `freespins:${id}`,
    strategy: 'freespins',
    amount,
    requirement,
    depositAmount: null,
    createdAt: now,
    activatableUntil: null,
    activatedAt: now,
    validUntil: daysLater(now, terms.days),
    stoppedAt: isBusy || onBreak ? now : null,
    heldUntil: spins.heldUntil,
  };
}

export const grantKey = (grantId: number) => keyFor(`grant ${grantId}`);
