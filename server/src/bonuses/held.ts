import { keyFor, type Queryable, type Tx } from '../kit/index.ts';
import type { DueGrant, OpenReview } from '../promotions/index.ts';
import { closeHold, hold, readWallets, readWalletsOf } from '../wallet/index.ts';
import { endGift } from './cancel-gift.ts';
import { type Gift, isClosed } from './gift.ts';
import { findGifts } from './gift-store.ts';
import {
  closeHeld,
  findReviewedIds,
  type Held,
  heldOf,
  insertHeldCash,
  listHeld,
  type Reviewed,
} from './held-store.ts';
import { heldUntilBy } from './held-until.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurses, type Purse } from './purse.ts';

export type HeldPorts = Pick<BonusesPorts, 'clock' | 'promotions' | 'freeRounds' | 'limits'>;

/**
 * What reviews hold back: while a person looks, what a gift converts is set aside as it converts, and neither staked nor
 * cashed out. Deposits and what cash has won are in no hold.
 */
export function createHeld(ports: HeldPorts) {
  const { clock, promotions } = ports;

  return {
    /** How much is held for each review, in their order. */
    of: (db: Queryable, reviews: readonly Reviewed[]): Promise<bigint[]> => heldOf(db, reviews),

    /** Locks what reviews hold, all of it in order. Comes before their own rows: wallets are locked first, everywhere. */
    async lock(tx: Tx, reviews: readonly Pick<OpenReview, 'playerId' | 'currency'>[]): Promise<void> {
      const players = [...new Set(reviews.map(({ playerId }) => playerId))];
      await openPurses(tx, [...(await readWalletsOf(tx, players)), ...reviews]);
    },

    /** A review was opened: what its gifts convert from now on is set aside. Play goes on. */
    async begin(tx: Tx, review: OpenReview): Promise<void> {
      const { purses, gifts } = await openReviewed(tx, review);
      for (const { purse, gift } of gifts) purse.set({ ...gift, heldUntil: later(gift.heldUntil, review.until) });
      for (const purse of purses) await purse.write(tx);
    },

    /** A review has ended: what was held is the player's, unless another one goes on; or it goes back to the house. */
    async decide(tx: Tx, { inFavour, ...review }: OpenReview & { inFavour: boolean; by: string }): Promise<void> {
      const { purses, gifts } = await openReviewed(tx, review);
      const others = await promotions.reviewsOf(tx, [review.playerId]);
      const concerned = new Map(gifts.map(({ gift }) => [gift.id, gift]));
      const isOf = ({ giftId, promotionId }: Held) =>
        giftId === null
          ? review.giftId === null && promotionId === review.promotionId
          : concerned.get(giftId) !== undefined;
      const goesOn = ({ giftId, promotionId }: Held) => {
        const gift = giftId === null ? undefined : concerned.get(giftId);
        return heldUntilBy(gift ?? { id: 0, playerId: review.playerId, sourceKey: '', promotionId }, others) !== null;
      };
      for (const { purse, gift } of gifts) {
        const after = purse.set({ ...gift, heldUntil: heldUntilBy(gift, others) });
        if (!inFavour) await take(tx, purse, after, review.by);
      }
      for (const purse of purses) await purse.write(tx);
      for (const one of (await listHeld(tx, review.playerId)).filter(isOf)) {
        if (!inFavour || !goesOn(one)) await close(tx, review.playerId, one, inFavour);
      }
    },

    /** Cash of a promotion that a person looks at, just credited. */
    async holdCash(tx: Tx, grant: DueGrant<'cash'>): Promise<void> {
      const { id, playerId, promotionId, currency } = grant;
      const now = clock.now();
      const reviews = await promotions.reviewsOf(tx, [playerId]);
      const until = heldUntilBy({ id: 0, playerId, promotionId, sourceKey: '' }, reviews);
      if (until === null || until <= now) return;
      const [holdId, { amount }] = [keyFor(`review of grant ${id}`), grant.reward];
      await hold(tx, { id: holdId, playerId, currency, amount, purpose: 'bonus' });
      await insertHeldCash(tx, { holdId, playerId, promotionId, currency, amount, at: now });
    },
  };

  async function close(tx: Tx, playerId: number, { holdId: id, currency }: Held, inFavour: boolean): Promise<void> {
    if (inFavour) await closeHold(tx, { id, playerId, currency, to: 'released' });
    else await closeHold(tx, { id, playerId, currency, to: 'captured', house: 'bonus_cost' });
    await closeHeld(tx, { holdId: id, state: inFavour ? 'released' : 'taken', at: clock.now() });
  }

  /** What is open of it ends, and what comes later of one that is over goes back, too. */
  async function take(tx: Tx, purse: Purse, gift: Gift, actor: string): Promise<void> {
    const by = { now: clock.now(), actor, reason: 'taken by two people' };
    if (isClosed(gift.stage) && gift.stage !== 'lost') purse.set({ ...gift, endReason: 'taken' });
    else if (!isClosed(gift.stage)) await endGift(ports, tx, { purse, gift, how: 'taken', by });
  }

  async function openReviewed(tx: Tx, review: OpenReview) {
    const purses = await openPurses(tx, [...(await readWallets(tx, review.playerId)), review]);
    const found = await findGifts(tx, await findReviewedIds(tx, review));
    const gifts = found.flatMap((gift) => {
      const purse = purses.find(({ wallet }) => wallet.id === gift.accountId);
      return purse ? [{ purse, gift: purse.add(gift) }] : [];
    });
    return { purses, gifts };
  }
}

const later = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other);
