import type { BonusGift } from '@halley/contract';

export interface Wagering {
  totalCents: number;
  doneCents: number;
  /** Rounded down: it is whole only when it is. */
  percent: number;
}

/** What is being wagered in a currency, over the gifts that are played with; null: nothing is. */
export function wageringOf(bonuses: readonly BonusGift[], currency: string | undefined): Wagering | null {
  const played = bonuses.filter((gift) => gift.stage === 'handle_bets' && gift.currency === currency);
  const totalCents = played.reduce((sum, gift) => sum + gift.amount_wager_requirement_cents, 0);
  const doneCents = played.reduce((sum, gift) => sum + gift.amount_wager_cents, 0);
  return totalCents > 0 ? { totalCents, doneCents, percent: wageringPercent(doneCents, totalCents) } : null;
}

export function wageringPercent(doneCents: number, totalCents: number): number {
  if (totalCents <= 0) return 0;
  // In whole numbers: 0.29 × 100 is not 29.
  return Number((BigInt(doneCents) * 100n) / BigInt(totalCents));
}
