import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import type { Round } from './round.ts';
import { findRounds, insertRounds } from './store.ts';
import { openTestHouse, type TestHouse } from './testing/test-house.ts';

let house: TestHouse;
let accountId: bigint;
const playerId = 1;
const nothing = { cash: 0n, bonus: 0n };

beforeAll(async () => {
  house = await openTestHouse();
  await house.fund(playerId, 1n);
  const { rows } = await house.database.query<{ id: bigint }>('select id from wallet_account where player_id = $1', [
    playerId,
  ]);
  accountId = rows[0]?.id as bigint;
});
afterAll(() => house.close());

// Everything a text may hold in PostgreSQL: quotes, escapes, the sign that separates details, other scripts.
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0') && value.isWellFormed()),
  fc.constantFrom('\x1e', '"', '\\', '\\x1e', '{},"', 'NULL', '\n', '\u2028'),
);
const money = fc.bigInt({ min: 0n, max: 10n ** 15n });
/** Few different values, so that in some groups all rows say the same and in some they do not. */
const seldom = fc.constantFrom(0n, 0n, 0n, 7n);
const when = fc.constantFrom(new Date('2026-11-16T01:02:03.004Z'), new Date('2026-11-16T01:02:03.005Z'));

const aRound: fc.Arbitrary<Round> = fc
  .record({
    game: fc.constantFrom('halley/dice', 'halley/dice', 'other-studio/fruits'),
    gameVersion: fc.constantFrom(1, 1, 2),
    state: fc.constantFrom('closed' as const, 'closed' as const, 'open' as const),
    inputHash: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
    stake: fc.record({ cash: fc.oneof(fc.constant(10n), fc.bigInt({ min: 1n, max: 10n ** 15n })), bonus: seldom }),
    win: fc.record({ cash: money, bonus: seldom }),
    balanceBefore: money,
    balanceAfter: money,
    detail: fc.dictionary(
      fc.constantFrom('choice', 'events', 'outcome', 'seed'),
      fc.oneof(text, fc.array(text), fc.integer(), fc.constant(null)),
      {
        noNullPrototype: true,
      },
    ),
    stepwise: fc.constantFrom(false, false, true),
    awaits: fc.constantFrom('provider' as const, 'provider' as const, 'player' as const, 'event' as const),
    openedAt: when,
    closedAt: fc.option(when),
    gift: fc.option(fc.record({ id: fc.constantFrom(7, 7, 8), weight: fc.constantFrom(100, 100, 0) }), {
      nil: undefined,
    }),
    counted: fc.option(fc.bigInt({ min: 1n, max: 10n ** 17n }), { nil: undefined }),
    free: fc.option(fc.record({ id: fc.uuid(), stake: fc.bigInt({ min: 1n, max: 10n ** 15n }) }), {
      nil: undefined,
      freq: 1,
    }),
  })
  .map(({ free, gift, counted, ...round }) => ({
    ...round,
    id: randomUUID(),
    playerId,
    accountId,
    currency: 'EUR' as const,
    closedAt: round.state === 'open' ? null : (round.closedAt ?? round.openedAt),
    ...(gift && { gift, ...(counted !== undefined && { counted }) }),
    // The house pays: nothing is staked.
    ...(free && { free, stake: nothing, win: { ...round.win, cash: 0n } }),
  }));

test('whatever a group of rounds holds, alike or not, every round is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aRound, { minLength: 1, maxLength: 12 }), async (drawn) => {
      // An id is drawn once for a value that may stand in several groups.
      const rounds = drawn.map((round) => ({ ...round, id: randomUUID() }));
      await house.homes.of(playerId).tx((tx) => insertRounds(tx, rounds));
      const found = await findRounds(
        house.database,
        rounds.map((round) => round.id),
      );
      expect(rounds.map((round) => found.get(round.id))).toEqual(rounds);
    }),
    { numRuns: deep(40, 400) },
  );
});
