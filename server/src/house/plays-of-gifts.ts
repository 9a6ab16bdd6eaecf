import { type PlayedBonus, readPlayedBonuses } from '../bonuses/index.ts';
import type { Clock, Queryable } from '../kit/index.ts';
import { readBetsBeside } from '../live/index.ts';
import type { GiftPlay } from '../promotions/index.ts';
import { readGiftPlay } from '../wagers/index.ts';

const hourMs = 60 * 60 * 1000;
const mostKnown = 20_000;

/**
 * How gifts are played, put together from the rooms that know a part of it. News of a gift come with every hundredth of its
 * requirement and its rounds are many: they are read once a tenth, and by a process that starts anew once more.
 */
export function playsOfGifts(clock: Clock) {
  const looked = new Map<number, number>();
  const isNew = ({ giftId, tenth }: PlayedBonus) => {
    if (looked.get(giftId) === tenth) return false;
    if (looked.size >= mostKnown) looked.clear();
    looked.set(giftId, tenth);
    return true;
  };
  return async (db: Queryable, giftIds: readonly number[]): Promise<GiftPlay[]> => {
    const openBefore = new Date(clock.now().getTime() - hourMs);
    const plays: GiftPlay[] = [];
    for (const bonus of (await readPlayedBonuses(db, giftIds)).filter(isNew)) {
      const { giftId, playerId, promotionId, currency, maxStake, since } = bonus;
      const rounds = await readGiftPlay(db, { playerId, giftId, since, maxStake, openBefore });
      const beside = await readBetsBeside(db, { playerId, since });
      plays.push({ giftId, playerId, promotionId, currency, ...rounds, beside });
    }
    return plays;
  };
}
