import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { type CountedLevel, countStake, type Drop, type PlacedStake } from './count-stake.ts';
import { partsPerSubunit, rateScale } from './jackpot.ts';

const at = (number: number) => BigInt(number);
const nothing = 0n;

const aLevel = (given: Partial<CountedLevel> = {}): CountedLevel => {
  const level = { ratePpm: 10_000n, seedAmount: 100n, mustHitAmount: 1_000n, after: nothing, ...given };
  return { pool: level.seedAmount * partsPerSubunit, ...level };
};
const aStake = (id: number, cash: bigint, given: Partial<PlacedStake> = {}): PlacedStake => ({
  at: at(id),
  cash,
  rate: rateScale,
  ...given,
});
/** The next cycle is like the one before. */
const again = (stake: PlacedStake) => (drop: Drop<CountedLevel>) =>
  aLevel({
    ...drop.level,
    after: stake.at,
    pool: drop.level.seedAmount * partsPerSubunit + drop.carried,
  });
const count = (levels: CountedLevel[], stake: PlacedStake) => countStake(levels, stake, again(stake));

describe('counting a stake', () => {
  test('a subunit short of the hidden amount drops nothing, the subunit does', () => {
    const levels = [aLevel()];
    expect(count(levels, aStake(1, 89_999n))).toEqual([]);
    expect(count(levels, aStake(2, 1n))).toMatchObject([{ amount: 1_000n, carried: 0n }]);
    expect(levels[0]?.pool).toBe(100n * partsPerSubunit);
  });

  test('what is beyond the hidden amount begins the next cycle', () => {
    const levels = [aLevel()];
    expect(count(levels, aStake(1, 90_150n))).toMatchObject([{ amount: 1_000n, carried: (3n * partsPerSubunit) / 2n }]);
    expect(levels[0]?.pool).toBe(100n * partsPerSubunit + (3n * partsPerSubunit) / 2n);
  });

  test('levels grow and drop each by itself', () => {
    const levels = [aLevel(), aLevel({ ratePpm: 1n })];
    expect(count(levels, aStake(1, 90_000n))).toHaveLength(1);
    expect(levels.map((level) => level.pool)).toEqual([
      100n * partsPerSubunit,
      100n * partsPerSubunit + 90_000n * 10n ** 12n,
    ]);
  });

  test('what is given back takes its part from the cycle it came into only', () => {
    const levels = [aLevel()];
    count(levels, aStake(1, 50n));
    count(levels, aStake(2, 70n));
    count(levels, aStake(3, 50n, { undoes: at(1) }));
    expect(levels[0]?.pool).toBe(100n * partsPerSubunit + 70n * 10n ** 16n);
    count(levels, aStake(4, 90_000n));
    const before = levels[0]?.pool;
    count(levels, aStake(5, 70n, { undoes: at(2) }));
    count(levels, aStake(6, 90_000n, { undoes: at(4) }));
    count(levels, aStake(7, 70n, { undoes: null }));
    expect(levels[0]?.pool).toBe(before);
  });
});

const anyRun = fc.record({
  levels: fc.array(
    fc.record({
      ratePpm: fc.bigInt({ min: 1n, max: 20_000n }),
      seedAmount: fc.bigInt({ min: 0n, max: 500n }),
      room: fc.bigInt({ min: 20n, max: 2_000n }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  steps: fc.array(
    fc.record({
      cash: fc.bigInt({ min: 1n, max: 20_000n }),
      rate: fc.bigInt({ min: 1n, max: 2n * 10n ** 12n }),
      undo: fc.option(fc.nat({ max: 60 }), { nil: undefined }),
    }),
    { maxLength: 60 },
  ),
  luck: fc.infiniteStream(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })),
});

describe('for any stakes in any currencies, given back or not', () => {
  test('no part is made or lost, every drop lies between seed and ceiling, no pool reaches its hidden amount', () => {
    fc.assert(
      fc.property(anyRun, ({ levels: given, steps, luck }) => {
        const ceilings = given.map(({ seedAmount, room }) => seedAmount + room);
        const draw = (index: number) => {
          const { seedAmount, room } = given[index] as (typeof given)[number];
          return seedAmount + 1n + ((luck.next().value as bigint) % room);
        };
        const levels = given.map(({ ratePpm, seedAmount }, index) => ({
          ...aLevel({ ratePpm, seedAmount, mustHitAmount: draw(index) }),
          index,
        }));
        const seeds = given.map((level) => level.seedAmount);
        const paid = given.map(() => 0n);
        const contributed = given.map(() => 0n);
        const counted: (PlacedStake & { undone?: boolean })[] = [];

        for (const [place, { cash, rate, undo }] of steps.entries()) {
          const original = undo === undefined ? undefined : counted[undo];
          if (undo !== undefined && (!original || original.undone)) continue;
          const stake = original
            ? { ...aStake(place + 1, original.cash, { rate: original.rate, undoes: original.at }) }
            : aStake(place + 1, cash, { rate });
          if (original) original.undone = true;
          else counted.push(stake);
          const sign = original ? -1n : 1n;
          for (const level of levels) {
            const isOver = original && original.at <= level.after;
            if (!isOver) contributed[level.index]! += sign * stake.cash * stake.rate * level.ratePpm;
          }
          countStake(levels, stake, ({ level, amount, carried }) => {
            expect(amount > level.seedAmount && amount <= (ceilings[level.index] as bigint)).toBe(true);
            paid[level.index]! += amount;
            seeds[level.index]! += level.seedAmount;
            const mustHitAmount = draw(level.index);
            return { ...level, mustHitAmount, after: stake.at, pool: level.seedAmount * partsPerSubunit + carried };
          });
          for (const level of levels) {
            const { index } = level;
            expect(level.pool).toBe((seeds[index]! - paid[index]!) * partsPerSubunit + contributed[index]!);
            expect(level.pool < level.mustHitAmount * partsPerSubunit).toBe(true);
            expect(level.pool >= level.seedAmount * partsPerSubunit).toBe(true);
          }
        }
      }),
      { numRuns: deep(100, 200), seed: 18 },
    );
  });
});
