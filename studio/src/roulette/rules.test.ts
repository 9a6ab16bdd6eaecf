import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairDraw } from '../fair/index.ts';
import { checkBet, compareRatios, spotEntries, sumOfSpots } from '../kit/index.ts';
import { colourOf, NUMBERS, paysOfSpot, rouletteSpots, wheelOrder } from './layout.ts';
import { rouletteLimits, spotMax } from './limits.ts';
import { drawNumber, largestRouletteWin, publishedReturn, rouletteGame, rouletteWin, spotOf } from './rules.ts';

const spots = [...rouletteSpots.values()];
const numbers = Array.from({ length: NUMBERS }, (_, number) => number);

/** Chips on some spots, within the limits of the table. */
const layouts = fc
  .uniqueArray(fc.constantFrom(...rouletteSpots.keys()), { minLength: 1, maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 10, max: 4_000 })))))
  .map((parts) => Object.fromEntries(parts));

const check = (bets: unknown, stake: bigint, currency = 'EUR') =>
  checkBet(rouletteGame, { currency, stake, choice: { bets } });

describe('the layout', () => {
  test('has every spot of a table with one zero', () => {
    const count = (kind: string) => spots.filter((spot) => spot.kind === kind).length;
    expect(Object.fromEntries(spots.map(({ kind }) => [kind, count(kind)]))).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      column: 3,
      dozen: 3,
      'even-chance': 6,
    });
    expect(new Set(spots.map((spot) => spot.numbers.join())).size).toBe(spots.length);
  });

  test('columns, dozens and each pair of halves share 1 … 36 out among them; zero is in none', () => {
    const shared = [
      ['column:1', 'column:2', 'column:3'],
      ['dozen:1', 'dozen:2', 'dozen:3'],
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ];
    for (const ids of shared) {
      const all = ids.flatMap((id) => spotOf(id).numbers);
      expect(all.toSorted((one, other) => one - other)).toEqual(numbers.slice(1));
    }
  });

  test('the wheel has every number once, and its colours alternate around it', () => {
    expect(wheelOrder.toSorted((one, other) => one - other)).toEqual(numbers);
    wheelOrder.slice(1).forEach((number, index) => {
      expect(colourOf(number)).toBe(index % 2 === 0 ? 'red' : 'black');
    });
  });
});

describe('[PP-14] what comes back', () => {
  test.each(spots.map((spot) => [spot.id, spot] as const))('%s: 36/37 over all numbers', (id) => {
    const paid = numbers.reduce((sum, number) => sum + rouletteWin({ [id]: 360 }, number), 0n);
    expect(compareRatios({ numerator: paid, denominator: 360n * 37n }, publishedReturn)).toBe(0);
    expect(Number.isInteger(paysOfSpot(spotOf(id)))).toBe(true);
  });

  test('any layout: 36/37, and the number shown beside the button is that one', () => {
    fc.assert(
      fc.property(layouts, (bets) => {
        const stake = sumOfSpots(bets);
        const paid = numbers.reduce((sum, number) => sum + rouletteWin(bets, number), 0n);
        expect(paid * 37n).toBe(stake * 36n * 37n);
        expect(rouletteGame.rtpAtStake({ stake, choice: { bets } })).toEqual(publishedReturn);
      }),
    );
  });

  test('the most a layout can win is won by one of the numbers, and never more', () => {
    fc.assert(
      fc.property(layouts, (bets) => {
        const wins = numbers.map((number) => rouletteWin(bets, number));
        expect(wins).toContain(largestRouletteWin(bets));
        expect(wins.every((win) => win <= largestRouletteWin(bets))).toBe(true);
      }),
    );
  });

  test.each(Object.entries(rouletteLimits))('[PP-07] %s: the largest win is won to the subunit', (currency, limits) => {
    const straight = spotMax(limits, spotOf('straight:17'));
    const split = spotMax(limits, spotOf('split:17-20'));
    const bets = { 'straight:17': Number(straight), 'split:14-17': Number(split), 'split:17-20': Number(split) };
    expect(check(bets, limits.stakeMax, currency)).toMatchObject({ ok: true });
    expect(rouletteWin(bets, 17)).toBe(limits.winMax);
  });
});

describe('a round', () => {
  test('[PP-11] events, outcome and win say the same', () => {
    fc.assert(
      fc.property(layouts, fc.nat(9_999), (bets, nonce) => {
        const stake = sumOfSpots(bets);
        const source = { serverSeed: 'a1'.repeat(32), clientSeed: 'mine', nonce };
        const { events, outcome, win } = rouletteGame.play({ stake, choice: { bets }, draw: fairDraw(source) });
        expect(outcome.number).toBe(drawNumber(fairDraw(source)));
        expect(events[0]).toEqual({ type: 'spun', number: outcome.number });
        const won = events[1]?.type === 'settled' ? events[1].won : [];
        expect(won.reduce((sum, { pays }) => sum + BigInt(pays), 0n)).toBe(win);
        expect(won.every(({ spot }) => spotOf(spot).numbers.includes(outcome.number))).toBe(true);
      }),
    );
  });

  test('[PP-12] every number falls, whatever is bet', () => {
    const seen = new Set<number>();
    for (let nonce = 0; nonce < 500; nonce++) {
      const source = { serverSeed: 'b2'.repeat(32), clientSeed: 'mine', nonce };
      const { outcome } = rouletteGame.play({ stake: 10n, choice: { bets: { red: 10 } }, draw: fairDraw(source) });
      seen.add(outcome.number);
    }
    expect(seen.size).toBe(NUMBERS);
  });
});

describe('what the table refuses', () => {
  test.each<[string, unknown, bigint]>([
    ['no bets', undefined, 100n],
    ['an empty layout', {}, 100n],
    ['a list', [['red', 100]], 100n],
    ['a spot that is not there', { 'straight:37': 100 }, 100n],
    ['a split of numbers that do not touch', { 'split:3-4': 100 }, 100n],
    ['a name of every object', { constructor: 100 }, 100n],
    ['a part of a subunit', { red: 99.5, black: 0.5 }, 100n],
    ['a sum below nothing', { red: 200, black: -100 }, 100n],
    ['nothing on a spot', { red: 100, black: 0 }, 100n],
    ['a sum as text', { red: '100' }, 100n],
    ['a sum beyond all counting', { red: Number.MAX_SAFE_INTEGER + 1 }, 100n],
    ['parts below the stake', { red: 50 }, 100n],
    ['parts above the stake', { red: 150 }, 100n],
  ])('%s', (_, bets, stake) => {
    expect(check(bets, stake)).toMatchObject({ ok: false, refusal: { code: 'choice.invalid', field: 'choice' } });
  });

  test('a chip below the smallest, a spot above its limit, a stake above the table', () => {
    const limits = rouletteGame.limits('EUR')!;
    expect(check({ red: 95, black: 5 }, 100n)).toMatchObject({
      refusal: { code: 'stake_cents.too_small', limit: 10n },
    });
    for (const spot of spots) {
      const most = spotMax(limits, spot);
      expect(check({ [spot.id]: Number(most) }, most)).toMatchObject({ ok: true });
      expect(check({ [spot.id]: Number(most) + 1 }, most + 1n)).toMatchObject({
        refusal: { code: 'stake_cents.too_large' },
      });
    }
  });

  test('another order of the same spots is the same bet', () => {
    const one = rouletteGame.parseChoice({ bets: { red: 10, 'straight:0': 20 } });
    const other = rouletteGame.parseChoice({ bets: { 'straight:0': 20, red: 10 }, more: 1 });
    expect(one.ok && other.ok && JSON.stringify(one.value) === JSON.stringify(other.value)).toBe(true);
    expect(one.ok && spotEntries(one.value.bets)).toEqual([
      ['straight:0', 20n],
      ['red', 10n],
    ]);
  });
});

test('a bet in words: one spot by its name, several by their number', () => {
  const describeIt = (bets: Record<string, number>) => rouletteGame.describe({ bets });
  expect(describeIt({ 'straight:17': 10 })).toEqual({
    messageKey: 'roulette.choice.straight',
    values: { numbers: '17' },
  });
  expect(describeIt({ 'six-line:4': 10 })).toEqual({
    messageKey: 'roulette.choice.sixLine',
    values: { from: '4', to: '9' },
  });
  expect(describeIt({ 'dozen:2': 10 })).toEqual({ messageKey: 'roulette.choice.dozen', values: { place: '2' } });
  expect(describeIt({ red: 10 })).toEqual({ messageKey: 'roulette.red', values: {} });
  expect(describeIt({ red: 10, odd: 10 })).toEqual({ messageKey: 'roulette.choice.several', values: { count: '2' } });
});
