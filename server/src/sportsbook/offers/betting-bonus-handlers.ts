import { type bettingCalls, Refusal } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { type Promotions, wordsIn } from '../../promotions/index.ts';
import { bettingBonusOf, bettingTypeOf, detailsOf } from './betting-bonus.ts';
import { offerKindOf } from './give-offers.ts';
import type { OfferHandlerPorts } from './offer-handlers.ts';
import { findOffer, listOpenOffers } from './offer-store.ts';

export interface BettingBonusPorts extends OfferHandlerPorts {
  promotions: Pick<Promotions, 'redeemCode' | 'redeemedBy'>;
}

type Calls = Pick<typeof bettingCalls, 'listBettingBonuses' | 'useBettingCode' | 'readBettingBonus'>;

/** The calls of the field about gifts for bets, from what players have here. */
export function bettingBonusHandlers({ database, clock, localeOf, promotions }: BettingBonusPorts): Handlers<Calls> {
  return {
    async listBettingBonuses(_input, context) {
      const now = clock.now();
      const offers = await listOpenOffers(database, { playerId: context.principal.playerId, now });
      const locale = localeOf(context);
      return { status: 200, body: offers.flatMap((offer) => bettingBonusOf(offer, { now, locale }) ?? []) };
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
      const offer = await findOffer(database, { playerId: context.principal.playerId, id });
      if (!offer) throw new Refusal('NOT_FOUND');
      return { status: 200, body: detailsOf(offer, { now: clock.now(), locale: localeOf(context) }) };
    },
  };
}
