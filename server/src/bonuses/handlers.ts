import { type bonusesCalls, Refusal } from '@halley/contract';
import type { Handlers } from '../kit/index.ts';
import { readWallets } from '../wallet/index.ts';
import { activateBonus } from './activate-bonus.ts';
import { activateSpins } from './activate-spins.ts';
import { cancelGift } from './cancel-gift.ts';
import { cancelInfoOf } from './cancel-info.ts';
import { describeBonuses, describeFreespins } from './describe-gifts.ts';
import { describeOffers } from './describe-offers.ts';
import { isClosed } from './gift.ts';
import { findGifts } from './gift-store.ts';
import { orderBonuses } from './order-bonuses.ts';
import { pauseBonus, resumeBonus } from './pause-bonus.ts';
import type { BonusesPorts } from './ports.ts';
import { describeTakeBack } from './take-back.ts';

const done = { status: 204, body: null } as const;

export function bonusesHandlers(ports: BonusesPorts): Handlers<typeof bonusesCalls> {
  const { database, identity, promotions } = ports;
  const decline = async ({ playerId, offerId }: { playerId: number; offerId: string }) => {
    await database.tx((tx) => promotions.declineOffer(tx, { playerId, offerId }));
    return done;
  };
  return {
    listBonuses: async (_input, context) => ({
      status: 200,
      body: await describeBonuses(ports, database, {
        playerId: context.principal.playerId,
        locale: identity.localeOf(context),
      }),
    }),
    listFreespins: async (_input, context) => ({
      status: 200,
      body: await describeFreespins(ports, database, {
        playerId: context.principal.playerId,
        locale: identity.localeOf(context),
      }),
    }),
    listDepositOffers: async (_input, context) => ({
      status: 200,
      body: await describeOffers(ports, 'deposit', context),
    }),
    listRegistrationOffers: async (_input, context) => ({
      status: 200,
      body: await describeOffers(ports, 'registration', context),
    }),
    async activateBonus({ params: { id } }, { principal: { playerId } }) {
      await database.tx((tx) => activateBonus(ports, tx, { id, playerId }));
      return done;
    },
    async activateFreespins({ params: { id }, body }, { principal: { playerId } }) {
      await database.tx((tx) => activateSpins(ports, tx, { id, playerId, game: body?.game }));
      return done;
    },
    async cancelBonus({ params: { id } }, { principal: { playerId } }) {
      await database.tx((tx) => cancelGift(ports, tx, { id, playerId, type: 'bonus' }));
      return done;
    },
    async cancelFreespins({ params: { id } }, { principal: { playerId } }) {
      await database.tx((tx) => cancelGift(ports, tx, { id, playerId, type: 'freespins' }));
      return done;
    },
    async readCancelInfo({ params: { id } }, { principal: { playerId } }) {
      const [gift] = await findGifts(database, [id]);
      if (gift?.playerId !== playerId || gift.type !== 'bonus') throw new Refusal('NOT_FOUND');
      if (isClosed(gift.stage)) throw new Refusal('GIFT_MOVED');
      const wallet = (await readWallets(database, playerId)).find((one) => one.id === gift.accountId);
      return { status: 200, body: cancelInfoOf(gift, { cash: wallet?.cash ?? 0n }) };
    },
    async pauseBonus({ params: { id } }, { principal: { playerId } }) {
      await database.tx((tx) => pauseBonus(ports, tx, { id, playerId }));
      return done;
    },
    async resumeBonus({ params: { id } }, { principal: { playerId } }) {
      await database.tx((tx) => resumeBonus(ports, tx, { id, playerId }));
      return done;
    },
    async orderBonuses({ body: { ids } }, { principal: { playerId } }) {
      await database.tx((tx) => orderBonuses(tx, { playerId, ids }));
      return done;
    },
    declineDepositOffer: ({ params: { id: offerId } }, { principal: { playerId } }) => decline({ playerId, offerId }),
    declineRegistrationOffer: ({ params: { id: offerId } }, { principal: { playerId } }) =>
      decline({ playerId, offerId }),
    async readAvailableBonuses(_input, { principal: { playerId } }) {
      const receiver = (await identity.receiversOf(database, [playerId])).get(playerId);
      return { status: 200, body: { available_bonuses: receiver?.multiAccount === false } };
    },
    async setBonusCode({ body }, { principal: { playerId } }) {
      await database.tx((tx) => identity.setBonusCode(tx, playerId, body.deposit_bonus_code));
      return done;
    },
    async clearBonusCode(_input, { principal: { playerId } }) {
      await database.tx((tx) => identity.setBonusCode(tx, playerId, null));
      return done;
    },
    async updateBonusSettings({ body }, { principal: { playerId } }) {
      await database.tx((tx) => identity.setCanIssue(tx, playerId, body.can_issue));
      return done;
    },
    redeemCoupon: async ({ body }, { principal: { playerId }, address }) => ({
      status: 200,
      body: { status: await promotions.redeemCode({ playerId, code: body.coupon_code, address }) },
    }),
    async readTakeBack({ query }, context) {
      const { currency, amount_cents: cents } = query;
      const { playerId } = context.principal;
      const locale = identity.localeOf(context);
      const body = await describeTakeBack(database, { playerId, currency, amount: BigInt(cents), locale });
      return { status: 200, body };
    },
  };
}
