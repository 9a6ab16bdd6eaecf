import type { Tx } from '../../kit/index.ts';
import type { PlayedGift } from '../gift.ts';
import { type FixedPart, findPlayedGifts, type LiveGift, readLiveGifts } from './played-store.ts';

/** Enough for everybody who plays with a gift at one time in one process. */
const mostKnown = 20_000;

/**
 * Gifts as the door reads them, group after group. What never changes of a gift (its terms above all) is read with its first
 * round in this process and remembered: a round then costs a short row instead of JSON that says the same again.
 */
export function createKnownGifts() {
  const known = new Map<number, { mark: string; fixed: FixedPart }>();
  const learn = async (tx: Tx, ids: readonly number[]): Promise<PlayedGift[]> =>
    (await findPlayedGifts(tx, ids)).map(({ live, fixed }) => {
      if (known.size >= mostKnown) known.clear();
      known.set(live.id, { mark: live.mark, fixed });
      return giftOf(live, fixed);
    });
  return {
    /** Gifts that are played with, and those with rounds that are not over. Their wallets are locked. */
    async live(tx: Tx, playerIds: readonly number[]): Promise<PlayedGift[]> {
      const gifts: PlayedGift[] = [];
      const unknown: number[] = [];
      for (const live of await readLiveGifts(tx, playerIds)) {
        const before = known.get(live.id);
        if (before?.mark === live.mark) gifts.push(giftOf(live, before.fixed));
        else unknown.push(live.id);
      }
      return unknown.length > 0 ? [...gifts, ...(await learn(tx, unknown))] : gifts;
    },
    find: learn,
  };
}

function giftOf(live: LiveGift, fixed: FixedPart): PlayedGift {
  return {
    id: live.id,
    playerId: fixed.playerId,
    accountId: fixed.accountId,
    type: fixed.type,
    stage: live.stage,
    product: fixed.product,
    amount: live.amount,
    balance: live.balance,
    released: live.released,
    requirement: live.requirement,
    progress: live.progress,
    steps: live.steps,
    terms: fixed.terms,
    maxStake: live.maxStake,
    maxCashout: fixed.maxCashout,
    openRounds: live.openRounds,
    spinsTotal: fixed.spinsTotal,
    spinsDone: live.spinsDone,
    becomes: fixed.becomes,
    validUntil: live.validUntil,
    stoppedAt: live.stoppedAt,
    pausedAt: live.pausedAt,
    closedAt: live.closedAt,
    endReason: live.endReason,
    heldUntil: live.heldUntil,
  };
}
