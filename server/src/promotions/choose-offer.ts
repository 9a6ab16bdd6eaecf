import { Refusal } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import { entriesOf, forgetPicks, writeEntry } from './entry-store.ts';
import type { LiveRules } from './live-rules.ts';
import { type OfferWish, offerIdOf, promotionOfOffer } from './offer.ts';
import { offerTypeOf } from './offer-type-of.ts';
import { offersFor } from './offers-for.ts';
import type { PromotionsPorts } from './ports.ts';

type Rules = (db: Queryable) => Promise<LiveRules>;

/** Keeps an offer for the next deposit, in place of the one picked before. Throws `offer_id.not_available`. */
export async function pickOffer(ports: PromotionsPorts, rules: Rules, tx: Tx, wish: OfferWish): Promise<void> {
  const { playerId, offerId } = wish;
  const facts = (await ports.identity.promotionFacts.of(tx, [playerId])).get(playerId);
  const asked = { who: { playerId }, type: 'deposit' as const };
  const open = [
    ...(await offersFor(ports, rules, tx, asked)),
    ...(facts?.depositBonusCode ? await offersFor(ports, rules, tx, { ...asked, code: facts.depositBonusCode }) : []),
  ];
  const promotionId = promotionOfOffer(offerId);
  if (promotionId === null || !open.some(({ id }) => id === offerId)) throw new Refusal('offer_id.not_available');
  await forgetPicks(tx, playerId);
  await writeEntry(tx, { playerId, promotionId }, 'picked', ports.clock.now());
}

export async function unpickOffer(tx: Tx, { playerId, offerId }: OfferWish): Promise<void> {
  const promotionId = promotionOfOffer(offerId);
  if (promotionId !== null) await forgetPicks(tx, playerId, promotionId);
}

export async function pickedOffer(db: Queryable, playerId: number): Promise<string | null> {
  const picked = [...(await entriesOf(db, playerId))].find(([, state]) => state === 'picked');
  return picked ? offerIdOf(picked[0]) : null;
}

/** It is not shown to this player again. Throws `NOT_FOUND` for what was never offered. */
export async function declineOffer(ports: PromotionsPorts, rules: Rules, tx: Tx, wish: OfferWish): Promise<void> {
  const promotionId = promotionOfOffer(wish.offerId);
  const promotion = promotionId === null ? undefined : (await rules(tx)).find(promotionId);
  if (!promotion || offerTypeOf(promotion.rule) === null) throw new Refusal('NOT_FOUND');
  await writeEntry(tx, { playerId: wish.playerId, promotionId: promotion.id }, 'declined', ports.clock.now());
}
