import type { Tx } from '../../kit/index.ts';
import type { PlayedGift } from '../gift.ts';
import { findPlayedGifts, readLiveGifts } from './played-store.ts';

/** Enough for everybody who plays with a gift at one time in one process. */
const mostKnown = 20_000;

/**
 * Gifts as the door reads them, group after group. What rounds seldom change of a gift is read when it is another than before and
 * remembered: a round then costs a short row instead of two dozen columns, JSON among them, that say the same again.
 */
export function createKnownGifts() {
  const known = new Map<number, { mark: bigint; gift: PlayedGift }>();
  const learn = async (tx: Tx, ids: readonly number[]): Promise<PlayedGift[]> =>
    (await findPlayedGifts(tx, ids)).map(({ mark, gift }) => {
      if (known.size >= mostKnown) known.clear();
      known.set(gift.id, { mark, gift });
      return gift;
    });
  return {
    /** Gifts that are played with, and those with rounds that are not over. Their wallets are locked. */
    async live(tx: Tx, playerIds: readonly number[]): Promise<PlayedGift[]> {
      const gifts: PlayedGift[] = [];
      const unknown: number[] = [];
      for (const { id, mark, ...now } of await readLiveGifts(tx, playerIds)) {
        const before = known.get(id);
        if (before?.mark === mark) gifts.push({ ...before.gift, ...now });
        else unknown.push(id);
      }
      return unknown.length > 0 ? [...gifts, ...(await learn(tx, unknown))] : gifts;
    },
    find: learn,
  };
}
