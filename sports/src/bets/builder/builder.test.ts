import { describe, expect, it } from 'vitest';
import { lost, type OutcomeResult, voided, won } from '../../markets/index.ts';
import { marginOf, priceOf } from '../../price/index.ts';
import { type GroupQuote, groupResult } from '../index.ts';
import { PathCollector, type PathUniverse } from './path-universe.ts';
import { quoteGroup } from './quote-group.ts';
import { priceOfKept, repriceTable } from './reprice-table.ts';

type Leg = (first: number, second: number) => boolean;

const leg = {
  firstHigh: (first: number) => first >= 4,
  firstLow: (first: number) => first <= 2,
  firstSix: (first: number) => first === 6,
  secondHigh: (_: number, second: number) => second >= 4,
  even: (first: number, second: number) => (first + second) % 2 === 0,
  odd: (first: number, second: number) => (first + second) % 2 === 1,
  ten: (first: number, second: number) => first + second >= 10,
};

/** Two dice: a fixture with 36 ends, all of them known. */
function dice(...legs: Leg[]): PathUniverse {
  const ends = Array.from({ length: 36 }, (_, end) => [1 + Math.floor(end / 6), 1 + (end % 6)] as const);
  // In 10⁻⁹ no 36th is whole: 28 ends get what is left.
  const shares = new Map(ends.map((end, index) => [end.join(), 27_777_777 + (index < 28 ? 1 : 0)]));
  const paths = new PathCollector(legs.length, shares);
  for (const end of ends)
    paths.add(
      legs.map((isWon) => (isWon(...end) ? won : lost)),
      end.join(),
    );
  return paths.universe({ exact: true });
}

/** Numbers that only look drawn, the same ones on every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The same dice thrown. With `strata` the sum's exact share weighs the throws. */
function thrown(count: number, strata: boolean, ...legs: Leg[]): PathUniverse {
  const shares = new Map(
    Array.from({ length: 11 }, (_, index) => [String(index + 2), Math.round(((6 - Math.abs(5 - index)) / 36) * 1e9)]),
  );
  const paths = strata ? new PathCollector(legs.length, shares) : new PathCollector(legs.length);
  const draw = numbers(7);
  for (let path = 0; path < count; path++) {
    const [first, second] = [1 + Math.floor(draw.next().value! * 6), 1 + Math.floor(draw.next().value! * 6)];
    paths.add(
      legs.map((isWon) => (isWon(first, second) ? won : lost)),
      strata ? String(first + second) : '',
    );
  }
  return paths.universe();
}

const quoted = (universe: PathUniverse): GroupQuote => {
  const quote = quoteGroup(universe);
  if ('code' in quote) throw new Error(quote.code);
  return quote;
};

describe('builder', () => {
  it('is exact where all ends are known: 9 of 36 at 8 %', () => {
    const quote = quoted(dice(leg.firstHigh, leg.secondHigh));
    expect(quote.probability).toBeCloseTo(0.25e9, -1);
    expect(quote.error).toBe(0);
    expect(quote.price).toBe(3_700);
  });

  it('knows that legs depend on each other: 4 of 36 is not 1/2 × 1/6', () => {
    // 4+6, 5+5, 6+4, 5+6, 6+5, 6+6: even are 10 and 12.
    expect(quoted(dice(leg.even, leg.ten)).probability).toBeCloseTo((4 / 36) * 1e9, -1);
    expect(quoted(dice(leg.firstHigh, leg.secondHigh, leg.even)).probability).toBeCloseTo((5 / 36) * 1e9, -1);
  });

  it('asks the same margin however many legs there are', () => {
    const many = dice(leg.firstHigh, leg.secondHigh, leg.even);
    const { price } = quoted(many);
    expect(price).toBe(priceOf({ fair: Math.ceil((5 / 36) * 1e9) + 3, back: 0 }, marginOf('builder')));
    expect(price).toBe(6_600);
  });

  it.each<[string, PathUniverse, object]>([
    ['one leg', dice(leg.even), { code: 'TOO_FEW_LEGS', legs: [0] }],
    ['thirteen legs', dice(...Array.from({ length: 13 }, () => leg.even)), { code: 'TOO_MANY_LEGS' }],
    ['legs that contradict', dice(leg.even, leg.firstHigh, leg.firstLow), { code: 'LEGS_CONTRADICT', legs: [1, 2] }],
    ['legs that contradict, drawn', thrown(2_000, false, leg.even, leg.odd), { code: 'LEGS_CONTRADICT', legs: [0, 1] }],
    ['a leg that implies another', dice(leg.even, leg.firstHigh, leg.firstSix), { code: 'LEG_IMPLIED', legs: [2, 1] }],
    ['a leg twice', dice(leg.even, leg.even), { code: 'LEG_IMPLIED', legs: [0, 1] }],
    [
      'three that contradict, each two of which do not',
      dice(leg.odd, leg.ten, (first, second) => first !== second + 1 && second !== first + 1),
      { code: 'LEGS_CONTRADICT', legs: [0, 1, 2] },
    ],
    ['an error above 3 %', thrown(1_000, false, leg.even, leg.ten), { code: 'ERROR_TOO_LARGE', legs: [0, 1] }],
    [
      'too rare to be seen',
      thrown(200, false, leg.firstSix, (a, b) => a === 6 && b === 7),
      { code: 'ERROR_TOO_LARGE' },
    ],
  ])('refuses %s', (_, universe, refusal) => {
    expect(quoteGroup(universe)).toMatchObject(refusal);
  });

  it('refuses a leg that can be void, and says which', () => {
    const paths = new PathCollector(2);
    for (const [first, second] of [
      [won, won],
      [won, voided],
      [lost, won],
    ] satisfies OutcomeResult[][]) {
      paths.add([first!, second!]);
    }
    expect(quoteGroup(paths.universe())).toEqual({ code: 'LEG_NOT_WHOLE', legs: [1] });
  });

  it('[SPORT-44] prices what is drawn at two standard errors more than was seen, which is at most fair', () => {
    const truth = 5 / 36;
    const quote = quoted(thrown(40_000, false, leg.firstHigh, leg.secondHigh, leg.even));
    expect(quote.error / 1e9).toBeCloseTo(Math.sqrt((truth * (1 - truth)) / 40_000), 4);
    expect(Math.abs(quote.probability / 1e9 - truth)).toBeLessThan((4 * quote.error) / 1e9);
    expect(quote.price).toBe(priceOf({ fair: quote.probability + 2 * quote.error, back: 0 }, marginOf('builder')));
    expect(quote.price / 1_000).toBeLessThan(1 / truth / 1.08 + 0.01);
  });

  it('is nearer the truth with paths weighted to exact ends', () => {
    const legs = [leg.even, leg.ten] as const;
    const [drawn, weighted] = [quoted(thrown(20_000, false, ...legs)), quoted(thrown(20_000, true, ...legs))];
    expect(weighted.error).toBeLessThan(drawn.error / 5);
    expect(weighted.probability / 1e9).toBeCloseTo(4 / 36, 6);
  });

  it('counts an end that no path reached as won, and knows no end without a share', () => {
    const some = new PathCollector(
      2,
      new Map([
        ['seen', 900_000_000],
        ['unseen', 100_000_000],
      ]),
    );
    for (let path = 0; path < 40_000; path++) some.add([path % 2 ? won : lost, path % 4 > 1 ? won : lost], 'seen');
    const quote = quoted(some.universe());
    expect(quote.probability).toBe(225_000_000);
    expect(quote.price).toBe(priceOf({ fair: 325_000_000 + 2 * quote.error, back: 0 }, marginOf('builder')));
    expect(() => some.add([won, won], 'elsewhere')).toThrow('elsewhere');
  });
});

describe('a group without voided legs', () => {
  const legs = [leg.firstHigh, leg.secondHigh, leg.even, leg.ten] as const;

  it.each([
    ['all ends known', dice(...legs), (kept: Leg[]) => dice(...kept)],
    ['drawn', thrown(40_000, false, ...legs), (kept: Leg[]) => thrown(40_000, false, ...kept)],
  ])('costs what the rest would have cost alone: %s', (_, universe, other) => {
    const table = repriceTable(universe);
    expect(table).toHaveLength(16);
    for (let mask = 1; mask < 16; mask++) {
      const kept = legs.flatMap((_leg, index) => ((mask >> index) & 1 ? [index] : []));
      const quote = quoteGroup(other(kept.map((index) => legs[index]!)));
      if ('price' in quote) expect(table[mask]).toBe(quote.price);
      expect(priceOfKept(table, kept)).toBe(table[mask]);
    }
  });

  it('a single leg has its own price, none the stake; taking one out never raises the price', () => {
    const table = repriceTable(dice(...legs));
    expect(table[0]).toBe(1_000);
    expect(table[0b0001]).toBe(1_850);
    for (let mask = 1; mask < 16; mask++) {
      for (let bit = 0; bit < 4; bit++)
        if ((mask >> bit) & 1) expect(table[mask ^ (1 << bit)]).toBeLessThanOrEqual(table[mask]!);
    }
    expect(groupResult([won, voided, won, won], (kept) => priceOfKept(table, kept))).toEqual({
      ...won,
      price: table[0b1101],
    });
  });
});
