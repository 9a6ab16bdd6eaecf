import type { Clock, Tx } from '../../kit/index.ts';
import type { DueGrant, GiveReward } from '../../promotions/index.ts';
import type { OfferTerms } from './offer.ts';
import { insertOffers, type NewOffer } from './offer-store.ts';

/** Decimal odds of a rule as a price, in thousandths. */
const priceOf = (odds: number): number => Math.round(odds * 1_000);

const kindOf = {
  all_win: 'freebet_all_win',
  only_win: 'freebet_only_win',
  no_risk: 'freebet_no_risk',
} as const satisfies Record<DueGrant<'freebet'>['reward']['returns'], NewOffer['kind']>;

/** Makes grants true, each once: an offer has the id of its grant. */
export function giveFreeBets({ clock }: { clock: Clock }): GiveReward<'freebet'> {
  return async (tx: Tx, grants) => {
    const now = clock.now();
    const offers = grants.map((grant): NewOffer => {
      const { id, playerId, currency, promotionId, version, texts, reward } = grant;
      const { amount, returns, minOdds, days, minLegs, maxLegs, sports, when } = reward;
      const terms: OfferTerms = {
        percent: null,
        steps: [],
        minPrice: priceOf(minOdds),
        minLegs: minLegs ?? 1,
        maxLegs: maxLegs ?? null,
        sports: sports ?? null,
        when: when ?? null,
        target: null,
      };
      const given = { id, playerId, currency, promotionId, version, texts, amount, days, terms };
      return { ...given, kind: kindOf[returns], sourceKey: `grant:${id}`, createdAt: now };
    });
    await insertOffers(tx, offers);
  };
}
