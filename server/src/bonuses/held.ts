import { type Consumer, keyFor, type Queryable, type Tx } from '../kit/index.ts';
import { reviewHours } from '../promotions/index.ts';
import { closeHold, hold } from '../wallet/index.ts';
import { findGifts } from './gift-store.ts';
import { closeHeld, heldOf, insertHeld, listHeld, sumConverted } from './held-store.ts';
import type { BonusesPorts } from './ports.ts';
import { openPurses } from './purse.ts';

/** What a review holds back of what gifts convert: it is set aside in the wallet, and neither staked nor cashed out. */
export function createHeld({ clock }: Pick<BonusesPorts, 'clock'>) {
  return {
    of: (db: Queryable, giftIds: readonly number[]): Promise<ReadonlyMap<number, bigint>> => heldOf(db, giftIds),
    /** The review ended: what was held is the player's, or goes back to the house. */
    async decide(tx: Tx, { giftId, inFavour }: { playerId: number; giftId: number; inFavour: boolean }): Promise<void> {
      const [gift] = await findGifts(tx, [giftId]);
      if (!gift) return;
      await openPurses(tx, [gift]);
      for (const { holdId: id } of await listHeld(tx, giftId)) {
        const { playerId, currency } = gift;
        if (inFavour) await closeHold(tx, { id, playerId, currency, to: 'released' });
        else await closeHold(tx, { id, playerId, currency, to: 'captured', house: 'bonus_cost' });
        await closeHeld(tx, { holdId: id, state: inFavour ? 'released' : 'taken', at: clock.now() });
      }
    },
  };
}

/** A review decides itself so long after it was opened. */
const openedBefore = (decidesItselfAt: Date) => new Date(decidesItselfAt.getTime() - reviewHours * 60 * 60 * 1000);

/** Sets aside what gifts convert while a person looks at them. Play goes on, and nothing that came before is touched. */
export function holdConverted({ clock, promotions }: Pick<BonusesPorts, 'clock' | 'promotions'>): Consumer {
  return {
    name: 'bonuses-hold',
    topics: ['bonuses.changed'],
    async handle(tx, events) {
      const ids = events.flatMap((event) => (event.topic === 'bonuses.changed' ? [event.data.giftId] : []));
      const reviews = await promotions.reviewsOf(tx, [...new Set(ids)]);
      const gifts = await findGifts(tx, [...reviews.keys()]);
      for (const purse of await openPurses(tx, gifts)) {
        let { cash } = purse.wallet;
        for (const gift of gifts.filter(({ accountId }) => accountId === purse.wallet.id)) {
          const openedAt = openedBefore(reviews.get(gift.id) as Date);
          const due = await sumConverted(tx, { giftId: gift.id, since: openedAt });
          const amount = due < cash ? due : cash;
          if (amount <= 0n) continue;
          cash -= amount;
          const { id: giftId, playerId, currency, released } = gift;
          const holdId = keyFor(`review of gift ${giftId} at ${released}`);
          await hold(tx, { id: holdId, playerId, currency, amount, purpose: 'bonus' });
          await insertHeld(tx, { holdId, giftId, playerId, amount, at: clock.now() });
        }
      }
    },
  };
}
