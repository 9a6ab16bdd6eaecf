import { type Clock, type Tx, writeEvents } from '../../kit/index.ts';
import type { DueReward, OfferGrant } from '../../promotions/index.ts';
import type { OfferKind, OfferTerms } from './offer.ts';
import { insertOffers, type NewOffer } from './offer-store.ts';

type Given = Extract<DueReward, { type: 'freebet' | 'bet_offer' }>;

/** What a reward is on a slip; undefined: it is nothing for one. */
export function offerKindOf(reward: DueReward): OfferKind | undefined {
  if (reward.type === 'freebet') return `freebet_${reward.returns}`;
  return reward.type === 'bet_offer' ? reward.offer : undefined;
}

function termsOf(reward: Given): OfferTerms {
  const { minOdds, minLegs, maxLegs, sports, when } = reward;
  const measured = reward.type === 'bet_offer' ? reward : undefined;
  return {
    percent: measured?.percent ?? null,
    steps: measured?.steps ?? [],
    // Decimal odds of a rule as a price, in thousandths.
    minPrice: Math.round(minOdds * 1_000),
    minLegs: minLegs ?? measured?.steps?.[0]?.legs ?? 1,
    maxLegs: maxLegs ?? null,
    sports: sports ?? null,
    when: when ?? null,
    target: measured?.target ?? null,
  };
}

/** Pages hear of it once it is written. */
export const tellGiven = (tx: Tx, offers: readonly Pick<NewOffer, 'id' | 'playerId' | 'kind'>[]): Promise<void> =>
  writeEvents(
    tx,
    'sportsbook.offer_given',
    offers.map(({ id, playerId, kind }) => ({ playerId, offerId: id, kind })),
  );

/** Makes grants true, each once: an offer has the id of its grant. */
export function giveOffers({ clock }: { clock: Clock }) {
  return async (tx: Tx, grants: readonly OfferGrant[]): Promise<void> => {
    const now = clock.now();
    const offers = grants.flatMap((grant): NewOffer[] => {
      const { id, playerId, currency, promotionId, version, texts, reward } = grant;
      const kind = offerKindOf(reward);
      if (!kind) return [];
      const { amount, days } = reward;
      const given = { id, playerId, currency, promotionId, version, texts, amount, days, terms: termsOf(reward) };
      return [{ ...given, kind, sourceKey: `grant:${id}`, createdAt: now }];
    });
    const given = new Set(await insertOffers(tx, offers));
    await tellGiven(
      tx,
      offers.filter(({ id }) => given.has(id)),
    );
  };
}
