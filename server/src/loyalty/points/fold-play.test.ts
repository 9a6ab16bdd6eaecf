import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountedRound } from '../../promotions/index.ts';
import { foldPlay } from './fold-play.ts';
import { levelFor } from './level-for.ts';
import { pointRates } from './point-rates.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const rates = pointRates([
  { product: 'slots', currency: 'EUR', fromAt: at('2026-01-01'), subunitsPerPoint: 1_000n },
  { product: 'slots', currency: 'EUR', fromAt: at('2026-11-01'), subunitsPerPoint: 2_000n },
  { product: 'tables', currency: 'EUR', fromAt: at('2026-01-01'), subunitsPerPoint: 10_000n },
  { product: 'slots', currency: 'DOG', fromAt: at('2026-01-01'), subunitsPerPoint: 3n * 10n ** 9n },
]);
const book = { rates, productOf: (game: string) => (game === 'a/table' ? 'tables' : 'slots') } as const;

const aRound = (round: Partial<CountedRound> = {}): CountedRound => ({
  playerId: 1,
  game: 'a/slot',
  currency: 'EUR',
  openedAt: at('2026-02-01'),
  at: at('2026-02-01'),
  stake: 1_250n,
  stakeBonus: 0n,
  win: 0n,
  winBonus: 0n,
  rounds: 1,
  isFree: false,
  ...round,
});
const takenBack = (round: CountedRound): CountedRound => ({
  ...round,
  stake: -round.stake,
  stakeBonus: -round.stakeBonus,
  rounds: -1,
});
const pointsOf = (rounds: readonly CountedRound[]) => foldPlay(rounds, book).get(1);

describe('points of play', () => {
  test('12.50 EUR at slots are 1.25 points, and a void takes them', () => {
    expect(pointsOf([aRound()])).toEqual({ earned: 1_250_000n, taken: 0n });
    expect(pointsOf([takenBack(aRound())])).toEqual({ earned: 0n, taken: -1_250_000n });
  });

  test('go by the product, the currency and the rate that held when the round was opened', () => {
    expect(pointsOf([aRound({ game: 'a/table' })])?.earned).toBe(125_000n);
    const later = at('2026-12-01');
    expect(pointsOf([aRound({ openedAt: at('2026-10-31'), at: later })])?.earned).toBe(1_250_000n);
    expect(pointsOf([aRound({ openedAt: at('2026-11-01'), at: later })])?.earned).toBe(625_000n);
    expect(pointsOf([aRound({ openedAt: at('2025-12-31') })])).toBeUndefined();
    expect(pointsOf([aRound({ currency: 'NOK' })])).toBeUndefined();
  });

  test('are earned by cash alone: not by bonus money, free rounds or wins that come late', () => {
    expect(pointsOf([aRound({ stakeBonus: 250n })])?.earned).toBe(1_000_000n);
    expect(pointsOf([aRound({ stakeBonus: 1_250n })])).toBeUndefined();
    expect(pointsOf([aRound({ isFree: true })])).toBeUndefined();
    expect(pointsOf([aRound({ stake: 0n, win: 500n, rounds: 0 })])).toBeUndefined();
  });

  test('of rounds and their voids in any order and any step come to nothing', () => {
    const round = fc.record({
      stake: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      currency: fc.constantFrom('EUR', 'DOG'),
      openedAt: fc.constantFrom(at('2026-02-01'), at('2026-11-05')),
    });
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 1, maxLength: 20 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        (made, cuts) => {
          const rounds = made.map((one) => aRound(one as Partial<CountedRound>));
          const all = [...rounds, ...rounds.map(takenBack)].sort(
            (one, other) => Number(one.stake % 7n) - Number(other.stake % 5n),
          );
          const marks = [...new Set([0, ...cuts.map((cut) => cut % all.length), all.length])].sort((a, b) => a - b);
          let sum = 0n;
          for (const [index, from] of marks.slice(0, -1).entries()) {
            const { earned = 0n, taken = 0n } = pointsOf(all.slice(from, marks[index + 1])) ?? {};
            sum += earned + taken;
          }
          expect(sum).toBe(0n);
        },
      ),
    );
  });
});

test('[VIP-05] levels 1 to 12 begin with their points', () => {
  const levelOf = (points: number) => levelFor(BigInt(points) * 1_000_000n);
  expect(levelOf(0)).toEqual({ level: 1, from: 0, next: 100 });
  expect(levelFor(99_999_999n).level).toBe(1);
  expect(levelOf(100)).toEqual({ level: 2, from: 100, next: 500 });
  expect(levelOf(5_000_000)).toEqual({ level: 12, from: 1_000_000, next: null });
  expect(levelFor(-1n).level).toBe(1);
});
