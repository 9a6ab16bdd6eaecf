import { expect, test } from 'vitest';
import { rivalCount, rivalTally } from './rival-tally.ts';

const asked = { seed: 'comet-chase 1', index: 0, days: 2, elapsed: 1, limit: null, teams: 0 };
const all = (changed: Partial<typeof asked> = {}) =>
  Array.from({ length: rivalCount }, (_, index) => rivalTally({ ...asked, ...changed, index }));

test('rivals are called what they are, begin with nothing and never fall', () => {
  expect(all().every(({ nickname }) => nickname.startsWith('Bot '))).toBe(true);
  expect(new Set(all().map(({ nickname }) => nickname)).size).toBe(rivalCount);
  for (const { bets, wins, rate, gamesTaken, points } of all({ elapsed: 0 })) {
    expect([bets, wins, rate, gamesTaken, points]).toEqual([0n, 0n, 0n, 0, 0n]);
  }
  let before = all({ elapsed: 0 });
  for (let step = 1; step <= 200; step += 1) {
    const after = all({ elapsed: step / 200 });
    for (const [index, one] of after.entries()) {
      for (const name of ['bets', 'wins', 'rate', 'gamesTaken', 'points'] as const) {
        expect(one[name]).toBeGreaterThanOrEqual(Number(before[index]?.[name]));
      }
    }
    before = after;
  }
});

test('they differ, each plays the same whenever it is asked, and keeps to the limit of rounds', () => {
  expect(all()).toEqual(all());
  expect(new Set(all().map(({ bets }) => bets)).size).toBeGreaterThan(6);
  expect(all({ seed: 'comet-chase 2' })).not.toEqual(all());
  expect(Math.max(...all({ days: 7, limit: 50 as never }).map(({ gamesTaken }) => gamesTaken))).toBe(50);
  expect(all({ teams: 4 }).map(({ team }) => team)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2]);
  // More than the whole time is the whole time.
  expect(all({ elapsed: 5 })).toEqual(all());
});
