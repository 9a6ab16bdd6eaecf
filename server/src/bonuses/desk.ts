import { isDeepStrictEqual } from 'node:util';
import { type Currency, Refusal, type Reward, type StaffGift, wireCents } from '@halley/contract';
import type { Protection } from '../geo/index.ts';
import type { Queryable, Tx } from '../kit/index.ts';
import { checkGift, type GiftFault } from '../promotions/index.ts';
import { lastTransferOf } from '../wallet/index.ts';
import { withdrawGift } from './cancel-gift.ts';
import { withCardGame } from './card-game.ts';
import { readShown } from './describe-gifts.ts';
import type { Gift } from './gift.ts';
import { bonusOnTheWire, freespinsOnTheWire, type GiftShown } from './gift-on-the-wire.ts';
import { findGiftBySource, findGifts, listMoves } from './gift-store.ts';
import { issueGift } from './issue-gift.ts';
import type { GiftMove } from './move-gift.ts';
import { newGift } from './new-gift.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurse } from './purse.ts';
import { rewardByHand } from './reward-by-hand.ts';
import { spinFaults } from './spin-faults.ts';
import { whyNot } from './why-not.ts';

export interface GiftByHand {
  playerId: number;
  /** Of whoever gives it: the same again is the same gift. */
  key: string;
  currency: Currency;
  title: string;
  /** The same title in other languages. */
  titles?: Readonly<Record<string, string>>;
  reward: Extract<Reward, { type: 'bonus' | 'freespins' }>;
  takeDays: number;
  reason: string;
  /** Name of the member of staff. */
  by: string;
}

type ByHandTerms = Pick<GiftByHand, 'title' | 'currency' | 'reward' | 'takeDays'>;

/** Gifts as the back office sees and moves them. */
export function createGiftDesk(ports: BonusesPorts) {
  const locale = 'en';

  async function describe(db: Queryable, playerId: number): Promise<{ gift: Gift; shown: StaffGift }[]> {
    const shown = await readShown(ports, db, { playerId, locale });
    const moves = await listMoves(db, playerId);
    return withCardGame((game) =>
      shown.gifts.map((gift) => ({ gift, shown: onTheDesk(gift, { ...shown, game }, moves) })),
    );
  }

  async function describeOne(db: Queryable, { playerId, id }: Pick<Gift, 'playerId' | 'id'>): Promise<StaffGift> {
    const found = (await describe(db, playerId)).find(({ gift }) => gift.id === id);
    if (!found) throw new Refusal('NOT_FOUND');
    return found.shown;
  }

  return {
    /** Every gift of a player with every move, newest first. */
    async list(db: Queryable, playerId: number): Promise<StaffGift[]> {
      if (!(await ports.identity.receiversOf(db, [playerId])).has(playerId)) throw new Refusal('NOT_FOUND');
      return (await describe(db, playerId)).map(({ shown }) => shown);
    },

    /** Gives a bonus or free spins by hand. */
    async issue(tx: Tx, wanted: GiftByHand): Promise<StaffGift> {
      const { playerId, currency, reason, by } = wanted;
      const receiver = (await ports.identity.receiversOf(tx, [playerId])).get(playerId);
      if (!receiver) throw new Refusal('NOT_FOUND');
      const purse = await openPurse(tx, { playerId, currency });
      const sourceKey = `hand:${wanted.key}`;
      const protection = ports.geo.protectionOf(receiver.licence);
      const reward = await rewardOf(tx, wanted, protection);
      const source = {
        playerId,
        accountId: purse.wallet.id,
        afterTransfer: await lastTransferOf(tx, playerId),
        currency,
        promotionId: null,
        version: null,
        sourceKey,
        occasion: null,
        texts: textsOf(wanted),
        groupKey: null,
        strategy: 'manual',
        product: 'casino' as const,
      };
      const issued = newGift(source, reward, { now: ports.clock.now(), takeDays: wanted.takeDays, protection });
      const before = await findGiftBySource(tx, { playerId, sourceKey });
      if (before) {
        if (!isSame(before, issued)) throw new Refusal('IDEMPOTENCY_CONFLICT');
        return describeOne(tx, before);
      }
      await refuseToGive(tx, playerId);
      const gift = await issueGift(tx, purse, issued, { actor: by, reason });
      if (!gift) throw new Refusal('IDEMPOTENCY_CONFLICT');
      return describeOne(tx, gift);
    },

    /** Withdraws an open gift: what was earned is paid, the rest ends. */
    async withdraw(tx: Tx, wanted: { id: number; by: string; reason: string }): Promise<StaffGift> {
      const [found] = await findGifts(tx, [wanted.id]);
      if (!found) throw new Refusal('NOT_FOUND');
      const { id, by: actor, reason } = wanted;
      await withdrawGift(ports, tx, { id, actor, reason, how: 'withdrawn' });
      return describeOne(tx, found);
    },

    /** What was given for a deposit that was charged back goes to the house; nothing happens to what has ended. */
    async chargeBack(tx: Tx, { id, reason }: { id: number; reason: string }): Promise<void> {
      try {
        await withdrawGift(ports, tx, { id, actor: 'system', reason, how: 'charged_back' });
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'GIFT_MOVED')) throw error;
      }
    },

    /** What would stand against a gift under a protection, before anybody is given it. */
    faultsOf,

    /** Whose gift this is: for the trail. */
    async playerOf(db: Queryable, id: number): Promise<number | undefined> {
      return (await findGifts(db, [id]))[0]?.playerId;
    },
  };

  async function faultsOf(db: Queryable, wanted: ByHandTerms, protection: Protection): Promise<GiftFault[]> {
    const { reward, currency } = wanted;
    const due = rewardByHand(reward, currency, protection);
    const faults = checkGift(wanted, protection);
    if (due?.type === 'freespins') faults.push(...(await spinFaults(ports, db, { ...due, currency })));
    return faults;
  }

  async function refuseToGive(tx: Tx, playerId: number): Promise<void> {
    const reason = (await whyNot(ports, tx, [playerId])).get(playerId);
    if (reason === undefined) return;
    if (reason === 'excluded' || reason === 'on_break') throw new Refusal('player.excluded');
    if (reason === 'account_closed') throw new Refusal('player.locked');
    throw new Refusal('BONUS_NOT_FOR_YOU', { reason });
  }

  /** What it comes to in this currency. By hand nothing is written that the house or the player's market would change. */
  async function rewardOf(tx: Tx, wanted: GiftByHand, protection: Protection) {
    const due = rewardByHand(wanted.reward, wanted.currency, protection);
    const faults = await faultsOf(tx, wanted, protection);
    if (due === null || faults.length > 0) {
      throw new Refusal('rule.invalid', {
        ...(faults.length > 0 && { fields: faults.map(({ field }) => field) }),
        texts: Object.fromEntries(faults.map(({ field, text }) => [field, text])),
      });
    }
    return due;
  }
}

export type GiftDesk = ReturnType<typeof createGiftDesk>;

const textsOf = ({ title, titles = {} }: Pick<GiftByHand, 'title' | 'titles'>) =>
  Object.fromEntries(Object.entries({ ...titles, en: title }).map(([language, text]) => [language, { title: text }]));

/** What was asked for, as far as it does not move. */
function isSame(before: Gift, asked: Omit<Gift, 'id'>): boolean {
  const kept = ({
    currency,
    type,
    texts,
    terms,
    maxStake,
    maxCashout,
    days,
    spinsTotal,
    spinBet,
    becomes,
  }: Omit<Gift, 'id'>) => ({
    currency,
    type,
    texts,
    terms: JSON.parse(JSON.stringify(terms)),
    maxStake,
    maxCashout,
    days,
    spinsTotal,
    spinBet,
    becomes: JSON.parse(JSON.stringify(becomes)),
  });
  return (
    isDeepStrictEqual(kept(before), kept(asked)) && (before.type === 'freespins' || before.amount === asked.amount)
  );
}

function onTheDesk(gift: Gift, shown: GiftShown, moves: readonly GiftMove[]): StaffGift {
  const history = {
    moves: moves
      .filter(({ giftId }) => giftId === gift.id)
      .map((move) => ({
        from: move.fromStage,
        to: move.toStage,
        at: move.at.toISOString(),
        by: move.actor,
        reason: move.reason,
        cash_cents: wireCents(move.converted),
        bonus_cents: wireCents(move.issued + move.handed - move.converted - move.forfeited),
      })),
  };
  return gift.type === 'bonus'
    ? { type: 'bonus', ...bonusOnTheWire(gift, shown), ...history }
    : { type: 'freespins', ...freespinsOnTheWire(gift, shown), ...history };
}
