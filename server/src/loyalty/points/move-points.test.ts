import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPoints,
  dropRunOut,
  lotOf,
  type PaidFrom,
  type PointsHeld,
  paidFrom,
  prolongLots,
  returnPoints,
  spendPoints,
  takeBackPoints,
} from './move-points.ts';

const none: PointsHeld = { chargeable: 0n, persistent: 0n, lots: [] };
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const heldIn = ({ lots }: PointsHeld) => lots.reduce((sum, { left }) => sum + left, 0n);
const owedBy = ({ chargeable }: PointsHeld) => (chargeable < 0n ? -chargeable : 0n);

describe('[B-07] points and their lots', () => {
  test('come into the lot of their month, which is kept for twelve months after it', () => {
    expect(lotOf(on('2026-11-17'))).toEqual({
      month: '2026-11-01',
      left: 0n,
      runsOutAt: new Date('2027-12-01T00:00:00Z'),
    });
    const held = addPoints(addPoints(none, 5n, on('2026-10-31')), 7n, on('2026-11-01'));
    expect(held.lots.map(({ month, left }) => [month, left])).toEqual([
      ['2026-10-01', 5n],
      ['2026-11-01', 7n],
    ]);
  });

  test('are spent from the oldest, and taken back from the newest', () => {
    const held = addPoints(addPoints(none, 5n, on('2026-10-31')), 7n, on('2026-11-01'));
    expect(spendPoints(held, 6n)?.lots.map(({ left }) => left)).toEqual([0n, 6n]);
    expect(takeBackPoints(held, 8n).lots.map(({ left }) => left)).toEqual([4n, 0n]);
    expect(spendPoints(held, 13n)).toBeNull();
  });

  test('that were spent and are taken back are owed, and later ones settle it', () => {
    const spent = spendPoints(addPoints(none, 1_250_000n, on('2026-11-17')), 500_000n) as PointsHeld;
    const owing = takeBackPoints(spent, 1_250_000n);
    expect(owing.chargeable).toBe(-500_000n);
    const settled = addPoints(owing, 700_000n, on('2026-12-01'));
    expect([settled.chargeable, heldIn(settled)]).toEqual([200_000n, 200_000n]);
    expect(spendPoints(owing, 1n)).toBeNull();
  });

  test('run out by lot, and later where a break stood between', () => {
    const held = addPoints(addPoints(none, 5n, on('2026-10-31')), 7n, on('2026-11-01'));
    const atTheEnd = new Date('2027-11-01T00:00:00Z');
    expect(dropRunOut(held, new Date(atTheEnd.getTime() - 1)).dropped).toEqual([]);
    expect(dropRunOut(held, atTheEnd)).toMatchObject({ held: { chargeable: 7n }, dropped: [{ left: 5n }] });
    expect(dropRunOut(prolongLots(held, 1), atTheEnd).dropped).toEqual([]);
  });

  test('come back to the lots they were spent from, after what is owed is settled', () => {
    const held = addPoints(addPoints(none, 5n, on('2026-10-31')), 7n, on('2026-11-01'));
    const spent = spendPoints(held, 6n) as PointsHeld;
    const paid = paidFrom(held, spent);
    expect(paid).toEqual([
      ['2026-10-01', 5n],
      ['2026-11-01', 1n],
    ]);
    const known = spent.lots.filter(({ left }) => left === 0n);
    const kept = { ...spent, lots: spent.lots.filter(({ left }) => left > 0n) };
    expect(returnPoints(kept, { paid, known, now: on('2026-12-01') })).toEqual(held);
    const owing = takeBackPoints(kept, 12n);
    expect(owing.chargeable).toBe(-6n);
    expect(returnPoints(owing, { paid, known, now: on('2026-12-01') })).toMatchObject({ chargeable: 0n });
    const owingLess = takeBackPoints(kept, 9n);
    const back = returnPoints(owingLess, { paid, known, now: on('2026-12-01') });
    expect([back.chargeable, back.lots.map(({ month, left }) => [month, left])]).toEqual([
      3n,
      [
        ['2026-10-01', 2n],
        ['2026-11-01', 1n],
      ],
    ]);
  });

  test('whose lot has run out meanwhile come back to the month of the moment', () => {
    const held = addPoints(none, 5n, on('2026-10-31'));
    const spent = spendPoints(held, 5n) as PointsHeld;
    const back = returnPoints(
      { ...spent, lots: [] },
      { paid: paidFrom(held, spent), known: spent.lots, now: on('2027-11-02') },
    );
    expect(back.lots).toEqual([{ ...lotOf(on('2027-11-02')), left: 5n }]);
  });

  test('hold in any order: what there is = what lots hold − what is owed', () => {
    const move = fc.record({
      how: fc.constantFrom('add', 'spend', 'take', 'drop', 'prolong', 'return'),
      points: fc.bigInt({ min: 0n, max: 1_000n }),
      month: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let held = none;
        let months = 0;
        const orders: PaidFrom[] = [];
        for (const { how, points, month } of moves) {
          months = Math.max(months, month);
          const now = new Date(Date.UTC(2026, months, 3));
          if (how === 'add') held = addPoints(held, points, now);
          else if (how === 'spend') {
            const spent = spendPoints(held, points) ?? held;
            orders.push(paidFrom(held, spent));
            held = spent;
          } else if (how === 'return') held = returnPoints(held, { paid: orders.pop() ?? [], known: [], now });
          else if (how === 'take') held = takeBackPoints(held, points);
          else if (how === 'drop') held = dropRunOut(held, now).held;
          else held = prolongLots(held, Number(points));
          expect(held.chargeable).toBe(heldIn(held) - owedBy(held));
          if (owedBy(held) > 0n) expect(heldIn(held)).toBe(0n);
          expect(held.lots.every(({ left }) => left >= 0n)).toBe(true);
        }
      }),
    );
  });
});
