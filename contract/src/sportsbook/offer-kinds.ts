export const sportOfferKinds = [
  /** A stake that the house pays: with it in the return, without it, or an own stake that comes back as a free bet. */
  'freebet_all_win',
  'freebet_only_win',
  'freebet_no_risk',
  /** A better price for one outcome, or for one single of the player's choice. */
  'odds_boost',
  /** More of a multiple's winnings, the more legs it has. */
  'combo_boost',
  /** A multiple that loses by one leg comes back as a free bet. */
  'insurance',
  /** Bets gather points towards a free bet. */
  'hunting',
] as const;
export type SportOfferKind = (typeof sportOfferKinds)[number];

/** Why an offer cannot be used for a slip. */
export const offerFaults = [
  /** There is none of this id, or it has another currency. */
  'unknown',
  'used',
  'expired',
  /** A slip has one offer at most. */
  'several',
  /** Not for systems, each-way and, of a boost of one price, a builder. */
  'kind',
  /** The stake of a free bet is its amount, whole. */
  'stake',
  'legs',
  'price',
  'sports',
  'when',
  /** It is for another outcome. */
  'target',
] as const;
export type OfferFault = (typeof offerFaults)[number];
