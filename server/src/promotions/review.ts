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

/** One that is not decided, as rooms see it whose money it holds. */
export interface OpenReview extends Pick<NewReview, 'playerId' | 'promotionId' | 'giftId' | 'currency'> {
  /** Undecided until then it ends in the player's favour. */
  until: Date;
}

/** Undecided after so long it ends in the player's favour. */
export const reviewHours = 72;
