import type { Currency, PromotionRule, SportId, SportOfferKind } from '@halley/contract';

/** Hunting is a promotion that counts, not something to use on a slip. */
export type OfferKind = Exclude<SportOfferKind, 'hunting'>;

/** What a slip must be, and what the offer does for it. Prices in thousandths. */
export interface OfferTerms {
  percent: number | null;
  /** Of a combo boost, in the order of their legs. */
  steps: readonly { legs: number; percent: number }[];
  /** Of each leg. */
  minPrice: number | null;
  minLegs: number;
  maxLegs: number | null;
  sports: readonly SportId[] | null;
  when: 'live' | 'not_started' | null;
  target: { fixture: number; market: string; outcome: string; price: number } | null;
}

/** Something that a player may use on one slip. */
export interface Offer {
  id: number;
  playerId: number;
  currency: Currency;
  kind: OfferKind;
  /** `grant:7`, or `void:` and `lost:` with the bet that it came back from. */
  sourceKey: string;
  promotionId: number;
  version: number;
  texts: PromotionRule['texts'];
  /** Of a free bet its stake, else the largest stake that it counts for. */
  amount: bigint;
  terms: OfferTerms;
  /** How long it can be used, from when it is given. */
  days: number;
  state: 'open' | 'used' | 'taken_back';
  betId: string | null;
  fromBetId: string | null;
  createdAt: Date;
  validUntil: Date;
}

/** What a bet keeps of the offer that was used for it. */
export interface BetOffer {
  id: number;
  kind: OfferKind;
  amount: bigint;
  terms: OfferTerms;
  /** Of a boost of one price: that price. */
  price: number | null;
  /** The part of the stake that it counts for: the player's own money, or what the house has staked. */
  covered: bigint;
}

const freeKinds = { freebet_all_win: 'all_win', freebet_only_win: 'only_win' } as const;

/** How a stake that the house pays comes back; null: the player pays it. */
export const freeKindOf = (kind: OfferKind): 'all_win' | 'only_win' | null =>
  kind in freeKinds ? freeKinds[kind as keyof typeof freeKinds] : null;

export const isFreeBet = (kind: OfferKind): boolean => kind.startsWith('freebet_');

/** A free bet that came back for a lost stake asks for its price, and for nothing else of what it came from. */
export const termsOfBack = ({ minPrice }: OfferTerms): OfferTerms => ({
  percent: null,
  steps: [],
  minPrice,
  minLegs: 1,
  maxLegs: null,
  sports: null,
  when: null,
  target: null,
});
