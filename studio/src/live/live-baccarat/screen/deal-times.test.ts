import { expect, test } from 'vitest';
import { liveBaccaratGame } from '../rules.ts';
import { seenAfter, toldAfterMs } from './deal-times.ts';

test.each([4, 5, 6])(
  '[PP-11] a coup of %d cards is told card by card, and to its end before the round is over',
  (cards) => {
    const { showingMs } = liveBaccaratGame.timing;
    let last = 0;
    for (let elapsedMs = 0; elapsedMs <= showingMs; elapsedMs += 10) {
      const seen = seenAfter(cards, elapsedMs);
      expect([last, last + 1]).toContain(seen);
      last = seen;
    }
    expect([seenAfter(cards, -500), seenAfter(cards, 0), last]).toEqual([0, 0, cards + 1]);
    expect(showingMs - toldAfterMs(cards)).toBeGreaterThanOrEqual(1_500);
  },
);
