import type { BonusTerms } from '../promotions/index.ts';
import type { Gift, StoredTerms } from './gift.ts';

export interface EndOfSpins {
  /** What was won. */
  won: bigint;
  /** What becomes a bonus of its own, by these terms. */
  bonus: { amount: bigint; requirement: bigint; terms: BonusTerms } | null;
  /** What is the player's own money. */
  cash: bigint;
  /** Beyond the largest win. */
  beyond: bigint;
}

/** What the wins of free spins become when these are over. */
export function endOfSpins({ balance: won, becomes }: Pick<Gift, 'balance' | 'becomes'>): EndOfSpins {
  const most = becomes?.maxWin == null ? won : BigInt(becomes.maxWin);
  const kept = won < most ? won : most;
  const nothing = { won, bonus: null, cash: 0n, beyond: won - kept };
  if (kept === 0n) return nothing;
  const terms = becomes?.result === 'bonus' && becomes.wins ? readTerms(becomes.wins) : null;
  if (!terms || terms.wager === 0) return { ...nothing, cash: kept };
  return { ...nothing, bonus: { amount: kept, requirement: kept * BigInt(terms.wager), terms } };
}

/** Count × bet × return of the game: what spins come to on average. */
export function worthOfSpins({ count, bet, gameReturn }: { count: number; bet: bigint; gameReturn: number }): bigint {
  return BigInt(Math.round(count * Number(bet) * gameReturn));
}

const amountOf = (text: string | null) => (text === null ? null : BigInt(text));

export const readTerms = ({ maxStake, maxCashout, ...terms }: StoredTerms): BonusTerms => ({
  ...terms,
  maxStake: amountOf(maxStake),
  maxCashout: amountOf(maxCashout),
});

const textOf = (amount: bigint | null) => (amount === null ? null : String(amount));

export const storeTerms = ({ wager, terms, days, maxStake, maxCashout }: BonusTerms): StoredTerms => ({
  wager,
  terms,
  days,
  maxStake: textOf(maxStake),
  maxCashout: textOf(maxCashout),
});
