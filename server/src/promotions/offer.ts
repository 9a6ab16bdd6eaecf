import type { Currency, Licence } from '@halley/contract';
import type { PromotionTerms } from './promotion.ts';

export type OfferType = 'deposit' | 'registration';

/** What somebody may take now, as far as the house knows before the deposit is there. */
export interface Offer {
  /** `offer-<promotion id>`. */
  id: string;
  type: OfferType;
  promotion: PromotionTerms;
  currency: Currency;
  /** The smallest deposit that earns it; null: none is asked for. */
  depositFrom: bigint | null;
  picked: boolean;
}

export interface OffersAsked {
  /** A guest has a currency, a place and the offers of the brand they look at; nothing else is known of them. */
  who: { playerId: number } | { currency: Currency; country: string; licence: Licence; offers?: readonly number[] };
  type: OfferType;
  /** Of a player: another wallet than the selected one. */
  currency?: Currency;
  /** While it is set, only offers of this code; unknown: none. */
  code?: string | null;
}

export interface OfferWish {
  playerId: number;
  offerId: string;
}

/** A deposit that begins with an offer chosen. */
export interface OfferReserved extends OfferWish {
  currency: Currency;
  amount: bigint;
  method: string;
  /** The payment's own reference. */
  reference: string;
}

const written = /^offer-(\d{1,16})$/;

export const offerIdOf = (promotionId: number): string => `offer-${promotionId}`;

export function promotionOfOffer(offerId: string): number | null {
  const [, digits] = written.exec(offerId) ?? [];
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}
