import { type bettingCalls, Refusal } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { type Promotions, wordsIn } from '../../promotions/index.ts';
import { bettingBonusOf, bettingTypeOf, detailsOf } from './betting-bonus.ts';
import { offerKindOf } from './give-offers.ts';
import { huntDetailsOf, huntingBonusOf } from './hunting-bonus.ts';
import type { OfferHandlerPorts } from './offer-handlers.ts';
import { findOffer, listOpenOffers } from './offer-store.ts';

export interface BettingBonusPorts extends OfferHandlerPorts {
  promotions: Pick<Promotions, 'redeemCode' | 'redeemedBy' | 'huntsFor'>;
}

type Calls = Pick<typeof bettingCalls, 'listBettingBonuses' | 'useBettingCode' | 'readBettingBonus'>;

/** The calls of the field about gifts for bets, from what players have here. */
export function bettingBonusHandlers({ database, clock, localeOf, promotions }: BettingBonusPorts): Handlers<Calls> {
  return {
    async listBettingBonuses(_input, context) {
      const now = clock.now();
      const offers = await listOpenOffers(database, { playerId: context.principal.playerId, now });
      const hunts = await promotions.huntsFor(database, context.principal.playerId);
      const locale = localeOf(context);
      const body = [
        ...offers.flatMap((offer) => bettingBonusOf(offer, { now, locale }) ?? []),
        ...hunts.map((hunt) => huntingBonusOf(hunt, locale)),
      ];
      return { status: 200, body };
    },

    /** A code of promotions. Unknown, expired and not for this player are one answer. */
    async useBettingCode({ body: { code } }, context) {
      const { playerId } = context.principal;
      const status = await promotions.redeemCode({ playerId, code, address: context.address });
      const redeemed =
        status === 'failed_to_activate' ? undefined : await promotions.redeemedBy(database, { playerId, code });
      if (!redeemed) throw new Refusal('NOT_FOUND');
      const { grant, texts } = redeemed;
      const kind = offerKindOf(grant.reward);
      const body = {
        bonus_id: String(grant.id),
        name: wordsIn(texts, localeOf(context)).title,
        bonus_type: (kind && bettingTypeOf(kind)) ?? grant.reward.type,
      };
      return { status: 200, body };
    },

    /** Ids are of one offer whatever its type, which is as the operator's map has it. */
    async readBettingBonus({ params }, context) {
      const id = /^[1-9]\d{0,15}$/.test(params.id) ? Number(params.id) : 0;
      const { playerId } = context.principal;
      const locale = localeOf(context);
      const offer = await findOffer(database, { playerId, id });
      if (offer) return { status: 200, body: detailsOf(offer, { now: clock.now(), locale }) };
      const hunt = (await promotions.huntsFor(database, playerId)).find(({ promotion }) => promotion.id === id);
      if (!hunt) throw new Refusal('NOT_FOUND');
      return { status: 200, body: huntDetailsOf(hunt, locale) };
    },
  };
}
