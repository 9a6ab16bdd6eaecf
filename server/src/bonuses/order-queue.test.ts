import { Refusal } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { nextOf, orderQueue, reorderQueue } from './order-queue.ts';
import { aGift } from './testing/a-gift.ts';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const waiting = (id: number, change = {}) =>
  aGift({ id, stage: 'wait', stoppedAt: at(1), validUntil: at(10 + id), ...change });
const ids = (gifts: readonly { id: number }[]) => gifts.map(({ id }) => id);

describe('the queue', () => {
  test('usually the one with the fewest days left comes first, whenever its clock was stopped', () => {
    const queue = [waiting(1), waiting(2, { stoppedAt: at(5) }), waiting(3, { validUntil: at(5) })];
    // 10, 7 and 4 days are left.
    expect(ids(orderQueue(queue))).toEqual([3, 2, 1]);
  });

  test('the player’s own order comes first; what came later follows', () => {
    const queue = [waiting(1, { queueOrder: 2n }), waiting(2), waiting(3, { queueOrder: 1n })];
    expect(ids(orderQueue(queue))).toEqual([3, 1, 2]);
  });

  test('holds neither the one that is played with, nor paused ones, nor any that were not taken', () => {
    const others = [aGift({ id: 4 }), waiting(5, { pausedAt: at(2) }), aGift({ id: 6, stage: 'issued' })];
    expect(ids(orderQueue([...others, waiting(1)]))).toEqual([1]);
  });

  test('is ordered as a whole or not at all', () => {
    const gifts = [waiting(1), waiting(2), aGift({ id: 4 })];
    expect(ids(orderQueue(reorderQueue(gifts, [2, 1])))).toEqual([2, 1]);
    for (const wrong of [[1], [1, 1], [1, 2, 3], [1, 4], [1, 2, 2], []]) {
      expect(() => reorderQueue(gifts, wrong), String(wrong)).toThrow(Refusal);
    }
  });

  test.each([
    ['one is played with', [aGift({ id: 4 }), waiting(1)], undefined],
    ['one is paused: its player plays without', [waiting(5, { pausedAt: at(2) }), waiting(1)], undefined],
    ['nothing is', [waiting(2), waiting(1)], 1],
    ['nobody waits', [aGift({ id: 6, stage: 'issued' })], undefined],
    ['spins are played', [aGift({ id: 7, type: 'freespins', stage: 'activated' }), waiting(1)], 1],
  ])('the next when %s', (_, gifts, id) => {
    expect(nextOf(gifts)?.id).toBe(id);
  });
});
