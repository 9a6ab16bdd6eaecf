import type { DueGrant } from '../../promotions/index.ts';
import type { Offer, OfferTerms } from '../offers/offer.ts';
import type { NewOffer } from '../offers/offer-store.ts';

const words = { title: 'A free bet', summary: 'For one slip.' };
const texts = { en: words, de: { ...words, title: 'Eine Freiwette' }, 'fr-CA': words, no: words, it: words };

export const anyTerms: OfferTerms = {
  percent: null,
  steps: [],
  minPrice: null,
  minLegs: 1,
  maxLegs: null,
  sports: null,
  when: null,
  target: null,
};

let last = 0;

/** A free bet of 10.00 from a price of 1.50 on, by a grant of a promotion. */
export function aFreeBetGrant(
  playerId: number,
  reward: Partial<DueGrant<'freebet'>['reward']> = {},
): DueGrant<'freebet'> {
  last += 1;
  return {
    id: 1_000_000 + last,
    playerId,
    promotionId: 7,
    version: 1,
    kind: 'freebet',
    product: 'sport',
    texts,
    groupKey: null,
    occasion: `test:${last}`,
    currency: 'EUR',
    reward: { type: 'freebet', amount: 1_000n, returns: 'only_win', minOdds: 1.5, days: 7, ...reward },
    takeDays: 7,
    activate: false,
  };
}

/** Of whatever kind, on anything. */
export function anOffer(playerId: number, kind: Offer['kind'], given: Partial<NewOffer> = {}): NewOffer {
  last += 1;
  const id = 1_000_000 + last;
  return {
    id,
    playerId,
    currency: 'EUR',
    kind,
    sourceKey: `grant:${id}`,
    promotionId: 7,
    version: 1,
    texts,
    amount: 1_000n,
    terms: anyTerms,
    days: 7,
    createdAt: new Date('2026-05-04T12:00:00Z'),
    ...given,
  };
}
