import type { Currency } from '@halley/contract';

/** What speaks for a look by a person, with evidence. */
export interface Signal {
  kind: string;
  detail: Record<string, unknown>;
}

export interface NewReview {
  playerId: number;
  promotionId: number | null;
  giftId: number | null;
  currency: Currency;
  signals: readonly Signal[];
}

/** Undecided after so long it ends in the player's favour. */
export const reviewHours = 72;
