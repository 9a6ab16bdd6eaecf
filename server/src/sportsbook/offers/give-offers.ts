import { type Clock, type Tx, writeEvents } from '../../kit/index.ts';
import type { DueGrant, DueReward, GiveReward } from '../../promotions/index.ts';
import type { OfferKind, OfferTerms } from './offer.ts';
import { insertOffers, type NewOffer } from './offer-store.ts';

/** Decimal odds of a rule as a price, in thousandths. */
const priceOf = (odds: number): number => Math.round(odds * 1_000);

const kindOf = {
  all_win: 'freebet_all_win',
  only_win: 'freebet_only_win',
  no_risk: 'freebet_no_risk',
} as const satisfies Record<DueGrant<'freebet'>['reward']['returns'], NewOffer['kind']>;

/** What a reward is on a slip; undefined: it is nothing for one. */
export const offerKindOf = (reward: DueReward): OfferKind | undefined =>
  reward.type === 'freebet' ? kindOf[reward.returns] : undefined;

/** Pages hear of it once it is written. */
export const tellGiven = (tx: Tx, offers: readonly Pick<NewOffer, 'id' | 'playerId' | 'kind'>[]): Promise<void> =>
  writeEvents(
    tx,
    'sportsbook.offer_given',
    offers.map(({ id, playerId, kind }) => ({ playerId, offerId: id, kind })),
  );

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
    const given = new Set(await insertOffers(tx, offers));
    await tellGiven(
      tx,
      offers.filter(({ id }) => given.has(id)),
    );
  };
}
