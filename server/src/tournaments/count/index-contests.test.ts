import { expect, test } from 'vitest';
import { indexContests } from './index-contests.ts';
import type { CountingContest } from './tally.ts';

const meter = { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'joined' } as const;
const aContest = (promotionId: number, rates: CountingContest['rates']): CountingContest => ({
  promotionId,
  version: 1,
  startsMs: 0,
  endsMs: 1,
  meter,
  strategy: 'bet',
  rates,
  limit: null,
});
const [euros, both, dice] = [
  aContest(1, { EUR: 1_000_000 }),
  aContest(2, { EUR: 1_000_000, USD: 900_000 }),
  aContest(3, { USD: 1_000_000 }),
];
const made = () => {
  let asked = 0;
  const counting = (contest: CountingContest, only?: string) => ({
    contest,
    counts(game: string) {
      asked += 1;
      return only === undefined || game === only;
    },
  });
  const index = indexContests([counting(euros), counting(both), counting(dice, 'dice')]);
  return { index, asked: () => asked };
};

test('a round finds the contests of its game and currency, in their order, and no others', () => {
  const { index } = made();
  expect(index.countingIn('comet', 'EUR')).toEqual([euros, both]);
  expect(index.countingIn('comet', 'USD')).toEqual([both]);
  expect(index.countingIn('dice', 'USD')).toEqual([both, dice]);
  expect(index.countingIn('dice', 'CAD')).toEqual([]);
  expect(index.counts(dice, 'dice')).toBe(true);
  expect(index.counts(dice, 'comet')).toBe(false);
});

test('contests are looked through once for each game, however many rounds it has', () => {
  const { index, asked } = made();
  for (let round = 0; round < 1_000; round++) index.countingIn('comet', round % 2 === 0 ? 'EUR' : 'USD');
  expect(asked()).toBe(3);
});
