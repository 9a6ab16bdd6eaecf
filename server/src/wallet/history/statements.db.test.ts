import { randomUUID } from 'node:crypto';
import type { Statement } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { rollUpHouse } from '../index.ts';
import { historyServer, type PastMovement, writePast } from '../testing/test-journal.ts';
import { aPlayer, type TestDatabase } from '../testing/test-ledger.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof historyServer>>;
beforeAll(async () => {
  database = await testDatabase();
  server = await historyServer(database);
});
afterAll(async () => {
  await server.app.close();
  await database.drop();
});

const statements = async (playerId: number, query = ''): Promise<Statement[]> => {
  const response = await server.ask(playerId, `/api/player/statements${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

const partsOf = (statement: Statement) =>
  statement.deposits_cents +
  statement.cashouts_cents +
  statement.stakes_cents +
  statement.wins_cents +
  statement.bonuses_cents +
  statement.corrections_cents;

describe('a statement', () => {
  test('is there for every month since the first movement, also those without, up to this one', async () => {
    const playerId = aPlayer();
    await writePast(database, { playerId }, [
      { at: '2025-11-30T23:59:59Z', reason: 'deposit', cash: 5_000n },
      { at: '2026-01-01T00:00:00Z', reason: 'stake', cash: -200n },
      { at: '2026-01-01T00:00:01Z', reason: 'stake', cash: -300n },
      { at: '2026-01-01T00:00:02Z', reason: 'rollback', cash: 300n },
    ]);
    const list = await statements(playerId);
    expect(list.map((one) => [one.month, one.opening_cents, one.closing_cents])).toEqual([
      ['2026-03', 4_800, 4_800],
      ['2026-02', 4_800, 4_800],
      ['2026-01', 5_000, 4_800],
      ['2025-12', 5_000, 5_000],
      ['2025-11', 0, 5_000],
    ]);
    expect(list[2]).toMatchObject({ stakes_cents: -200, stakes_count: 2, wins_cents: 0 });
    expect((await statements(playerId, '?year=2025')).map((one) => one.month)).toEqual(['2025-12', '2025-11']);
    expect(await statements(playerId, '?year=2024')).toEqual([]);
  });

  test('of a player without money there is none', async () => {
    expect(await statements(aPlayer())).toEqual([]);
  });

  test('money set aside is still the player’s until it is paid', async () => {
    const playerId = aPlayer();
    const key = randomUUID();
    await writePast(database, { playerId }, [
      { at: '2026-02-01T10:00:00Z', reason: 'deposit', cash: 5_000n },
      { at: '2026-02-28T10:00:00Z', reason: 'hold', cash: -5_000n, reserved: 5_000n, purpose: 'cashout', key },
      { at: '2026-03-01T10:00:00Z', reason: 'capture', reserved: -5_000n, purpose: 'cashout', key },
    ]);
    expect(await statements(playerId)).toMatchObject([
      { month: '2026-03', opening_cents: 5_000, cashouts_cents: -5_000, closing_cents: 0, reserved_cents: 0 },
      { month: '2026-02', opening_cents: 0, cashouts_cents: 0, closing_cents: 5_000, reserved_cents: 5_000 },
    ]);
  });

  const reasons: PastMovement['reason'][] = [
    ...(['deposit', 'stake', 'win', 'rollback', 'reversal'] as const),
    ...(['promo', 'jackpot', 'correction', 'demo_grant'] as const),
  ];
  const movement = fc.record({
    month: fc.integer({ min: 0, max: 14 }),
    second: fc.integer({ min: 0, max: 27 * 86_400 }),
    reason: fc.constantFrom(...reasons),
    cash: fc.bigInt({ min: -900n, max: 1_000n }),
    bonus: fc.bigInt({ min: -50n, max: 50n }),
    currency: fc.constantFrom('EUR' as const, 'JPY' as const),
    held: fc.option(fc.constantFrom('paid', 'recalled', 'open'), { freq: 4 }),
  });

  test('opens where the last one closed, and opening and everything that moved is the closing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 40 }), fc.nat(40), async (given, rolledUpAt) => {
        const playerId = aPlayer();
        const inOrder = [...given].sort((a, b) => a.month - b.month || a.second - b.second);
        const expected = new Map<string, bigint>();
        for (const [index, { currency, month, second, held, ...move }] of inOrder.entries()) {
          const at = new Date(Date.UTC(2025, month, 1, 0, 0, second)).toISOString();
          const past: PastMovement[] = [{ at, reason: move.reason, cash: move.cash, bonus: move.bonus }];
          if (held) {
            const [key, purpose] = [randomUUID(), 'cashout' as const];
            past.push({ at, reason: 'hold', cash: -70n, reserved: 70n, purpose, key });
            if (held === 'paid') past.push({ at, reason: 'capture', reserved: -70n, purpose, key });
            if (held === 'recalled') past.push({ at, reason: 'release', cash: 70n, reserved: -70n, purpose, key });
          }
          // Enough to begin with, so that nothing falls below zero.
          if (!expected.has(currency)) {
            past.unshift({ at, reason: 'deposit', cash: 100_000n }, { at, reason: 'promo', bonus: 10_000n });
            expected.set(currency, 110_000n);
          }
          const moves = past.filter(({ cash = 0n, bonus = 0n, reserved = 0n }) => cash || bonus || reserved);
          await writePast(database, { playerId, currency }, moves);
          const gained = move.cash + move.bonus - (held === 'paid' ? 70n : 0n);
          expected.set(currency, (expected.get(currency) ?? 0n) + gained);
          if (index === rolledUpAt) await rollUpHouse(database);
        }
        const list = (await statements(playerId)).reverse();
        for (const [currency, closing] of expected) {
          const ofWallet = list.filter((statement) => statement.currency === currency);
          let before = 0;
          for (const statement of ofWallet) {
            expect(statement.opening_cents).toBe(before);
            expect(statement.opening_cents + partsOf(statement)).toBe(statement.closing_cents);
            before = statement.closing_cents;
          }
          expect(BigInt(before)).toBe(closing);
          expect(ofWallet.at(-1)?.month).toBe('2026-03');
        }
      }),
      { numRuns: deep(15, 100) },
    );
  });
});
