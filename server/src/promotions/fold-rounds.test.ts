import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoundFolder, type MeterMove } from './fold-rounds.ts';
import type { CountingPromotion } from './live-rules.ts';
import type { CountedRound } from './meter-value.ts';
import { dayText } from './period-of.ts';
import { aRule } from './testing/a-rule.ts';

const windows = ['whole', 'day', 'week', 'month', 'quarter'] as const;
const kinds = ['stake', 'win', 'netLoss', 'rounds', 'multiple'] as const;

/** Of every kind and window, and one that has days and an end. */
const promotions: CountingPromotion[] = windows.flatMap((window, row) =>
  kinds.map((of, column): CountingPromotion => {
    const meter = {
      of,
      money: column % 2 ? ('all' as const) : ('cash' as const),
      games: {},
      window,
      from: 'start' as const,
    };
    const schedule =
      row === 1
        ? { from: '2026-01-10T06:00:00Z', to: '2026-03-05T00:00:00Z', weekdays: [1, 3, 6] }
        : { from: '2026-01-01T00:00:00Z' };
    return { id: row * 10 + column, version: 1, hash: '', rule: { ...aRule(), schedule }, meter };
  }),
);
const live = { countingIn: (game: string) => promotions.filter(({ id }) => game === 'all' || id % 3 === 0) };

const dayMs = 24 * 60 * 60 * 1000;
const aRound: fc.Arbitrary<CountedRound> = fc
  .record({
    playerId: fc.integer({ min: 1, max: 3 }),
    game: fc.constantFrom('all', 'some'),
    currency: fc.constantFrom('EUR' as const, 'USD' as const),
    openedAt: fc.integer({ min: 0, max: 120 * dayMs }).map((ms) => new Date(Date.UTC(2025, 11, 20) + ms)),
    playedMs: fc.integer({ min: 0, max: 2 * dayMs }),
    stake: fc.bigInt({ min: 0n, max: 500n }),
    stakeBonus: fc.bigInt({ min: 0n, max: 200n }),
    win: fc.bigInt({ min: 0n, max: 900n }),
    winBonus: fc.bigInt({ min: 0n, max: 100n }),
    rounds: fc.constantFrom(1 as const, 0 as const, -1 as const),
    isFree: fc.boolean(),
  })
  .map(({ playedMs, ...round }) => ({ ...round, at: new Date(round.openedAt.getTime() + playedMs) }));

function foldRounds(from: typeof live, ...parts: (readonly CountedRound[])[]): readonly MeterMove[] {
  const folder = createRoundFolder(from);
  for (const rounds of parts) folder.add(rounds);
  return folder.moves;
}

/** What meters come to when these moves are made one after the other. */
function applied(moves: readonly MeterMove[]): Record<string, bigint> {
  const meters: Record<string, bigint> = {};
  for (const { playerId, promotion, windowStart, currency, value } of moves) {
    const key = [playerId, promotion.id, dayText(windowStart), currency].join(' ');
    const before = meters[key];
    if (before === undefined) meters[key] = value;
    else if (promotion.meter.of !== 'multiple') meters[key] = before + value;
    else if (value > before) meters[key] = value;
  }
  return Object.fromEntries(Object.entries(meters).filter(([, value]) => value !== 0n));
}

test('rounds come to the same however they are split into steps or slices of one, and each meter is moved once a step', () => {
  fc.assert(
    fc.property(fc.array(aRound, { maxLength: 40 }), fc.array(fc.nat({ max: 40 })), (rounds, cuts) => {
      const all = foldRounds(live, rounds);
      expect(new Set(all.map((move) => Object.keys(applied([{ ...move, value: 1n }]))[0])).size).toBe(all.length);
      const places = [0, ...cuts.sort((one, other) => one - other), rounds.length];
      const steps = places.slice(1).map((end, index) => rounds.slice(places[index], end));
      expect(applied(steps.flatMap((step) => foldRounds(live, step)))).toEqual(applied(all));
      expect(foldRounds(live, ...steps)).toEqual(all);
    }),
  );
});
