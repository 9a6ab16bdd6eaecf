import type { OpenReview } from '../promotions/index.ts';
import type { Gift } from './gift.ts';

/** Until when open reviews hold what a gift converts: those of itself, of the spins it comes from, of its promotion. */
export function heldUntilBy(
  gift: Pick<Gift, 'id' | 'playerId' | 'promotionId' | 'sourceKey'>,
  reviews: readonly OpenReview[],
): Date | null {
  const ends = reviews.flatMap(({ playerId, promotionId, giftId, until }) => {
    if (playerId !== gift.playerId) return [];
    const isOf =
      giftId === null
        ? promotionId !== null && promotionId === gift.promotionId
        : giftId === gift.id || gift.sourceKey === `freespins:${giftId}`;
    return isOf ? [until.getTime()] : [];
  });
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
