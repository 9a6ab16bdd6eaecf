import type { Currency, ReportTable } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { manualClock } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { auditLedger, moveHouseMoney, rollUpHouse } from '../../wallet/index.ts';
import { type PastMovement, writePast } from '../../wallet/testing/test-journal.ts';
import { aHouseTransfer, type TestDatabase } from '../../wallet/testing/test-ledger.ts';
import { createReportTables } from './create-tables.ts';
import { readMovements, readStatement } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const clock = manualClock('2026-04-02T12:00:00Z');
const tables = createReportTables({
  clock,
  titlesOf: async () => new Map(),
  taxesConfig: async () => ({ profiles: [] }),
});
const read = (name: Parameters<typeof tables.read>[1], query: object = {}): Promise<ReportTable> =>
  tables.read(database, name, { from: '2026-03-28', to: '2026-04-02', ...query });

const kinds: Record<string, (amount: bigint) => Omit<PastMovement, 'at'>> = {
  deposit: (cash) => ({ reason: 'deposit', cash, house: 'payments' }),
  stake: (amount) => ({ reason: 'stake', cash: -amount }),
  win: (cash) => ({ reason: 'win', cash }),
  'bonus win': (bonus) => ({ reason: 'win', bonus }),
  rollback: (cash) => ({ reason: 'rollback', cash }),
  jackpot: (cash) => ({ reason: 'jackpot', cash, house: 'jackpots' }),
  bet: (amount) => ({ reason: 'stake', cash: -amount, house: 'sports_open' }),
  gift: (bonus) => ({ reason: 'bonus_issue', bonus, house: 'bonus_cost' }),
  convert: (amount) => ({ reason: 'bonus_convert', cash: amount, bonus: -amount, house: null }),
  forfeit: (amount) => ({ reason: 'bonus_forfeit', bonus: -amount, house: 'bonus_cost' }),
  correction: (amount) => ({ reason: 'correction', cash: -amount, house: 'demo_money' }),
  demo: (cash) => ({ reason: 'demo_grant', cash, house: 'demo_money' }),
};
const step = fc.record({
  day: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom(...Object.keys(kinds)),
  amount: fc.bigInt({ min: 1n, max: 90n }),
  player: fc.integer({ min: 1, max: 3 }),
  currency: fc.constantFrom<Currency>('EUR', 'BTC'),
  rolls: fc.boolean(),
});

const big = (value: unknown) => BigInt(String(value ?? 0));
const pockets = ['cash', 'bonus', 'reserved'] as const;
let next = 5_000;

test('[OPS-07] finance equals the ledger to the subunit, by day and by month, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      next += 10;
      const known = new Set<string>();
      for (const { day, kind, amount, player, currency, rolls } of steps.toSorted(
        (one, other) => one.day - other.day,
      )) {
        const at = new Date(Date.parse('2026-03-24T23:30:00Z') + day * 86_400_000).toISOString();
        const owner = { playerId: next + player, currency };
        // Enough of everything: a pocket is never below zero.
        const first: PastMovement[] = [
          { at, reason: 'deposit', cash: 10_000n, house: 'payments' },
          { at, reason: 'bonus_issue', bonus: 10_000n, house: 'bonus_cost' },
        ];
        const key = `${owner.playerId} ${currency}`;
        const made = kinds[kind]?.(amount);
        await writePast(database, owner, [...(known.has(key) ? [] : first), ...(made ? [{ at, ...made }] : [])]);
        known.add(key);
        if (rolls) await rollUpHouse(database);
      }
      await database.tx((tx) => moveHouseMoney(tx, [aHouseTransfer({ amount: 5n })]));
      await rollUpHouse(database);
      const [days, months] = [await read('finance'), await read('finance', { by: 'month' })];
      const { rows: wallets } = await database.query<Record<string, string>>(
        'select currency, sum(cash) as cash, sum(bonus) as bonus, sum(reserved) as reserved from wallet_account group by 1',
      );
      for (const wallet of wallets) {
        const own = days.rows.filter((row) => row.currency === wallet.currency);
        expect(own.at(-1)?.cells.period).toBe('2026-04-02');
        for (const pocket of pockets) expect(big(own.at(-1)?.cells[pocket])).toBe(big(wallet[pocket]));
        const standOf = (cells: (typeof own)[number]['cells'] | undefined) =>
          pockets.reduce((sum, pocket) => sum + big(cells?.[pocket]), 0n);
        // What is between two days is what the line of the later one says.
        for (const [place, { cells }] of own.entries()) {
          const gained = (['deposits', 'wins', 'bonus_cost', 'corrections', 'other'] as const)
            .map((name) => big(cells[name]))
            .concat(-big(cells.cashouts), -big(cells.stakes))
            .reduce((sum, amount) => sum + amount, 0n);
          if (place > 0) expect(standOf(cells) - standOf(own[place - 1]?.cells)).toBe(gained);
          expect(big(cells.ggr) - big(cells.bonus_cost)).toBe(big(cells.ngr));
        }
        const total = days.totals.find((row) => row.currency === wallet.currency);
        expect(months.totals.find((row) => row.currency === wallet.currency)?.cells).toEqual(total?.cells);
      }
      const { rows: open } = await database.query<{ currency: string; balance: string }>(
        `select currency, sum(amount) as balance from wallet_entry where account = 'house:sports_open' group by 1`,
      );
      for (const { currency, balance } of open) {
        expect(days.totals.find((row) => row.currency === currency)?.cells.open_bets).toBe(balance);
      }
      expect((await auditLedger(database)).filter(({ check }) => !/corrections|held/.test(check))).toEqual([]);
    }),
    { numRuns: deep(6, 60) },
  );
});

test('[OPS-11] a statement opens, moves and closes as the ledger does', async () => {
  const playerId = 9_001;
  const at = (day: string) => `${day}T10:00:00Z`;
  await writePast(database, { playerId }, [
    { at: at('2026-03-01'), reason: 'deposit', cash: 500n, house: 'payments' },
    { at: at('2026-03-30'), reason: 'stake', cash: -120n },
    { at: at('2026-03-31'), reason: 'win', cash: 40n },
    { at: at('2026-04-02'), reason: 'deposit', cash: 7n, house: 'payments' },
  ]);
  const span = { from: '2026-03-30', to: '2026-04-01' };
  const { rows } = await readStatement(database, { clock, playerId, ...span, for: 'page' });
  expect(rows.map(({ cells }) => [cells.what, cells.amount, cells.balance])).toEqual([
    ['Opening balance', null, '500'],
    ['stake', '-120', '380'],
    ['win', '40', '420'],
    ['Closing balance', null, '420'],
  ]);
  const quiet = await readStatement(database, { clock, playerId, from: '2026-03-05', to: '2026-03-06', for: 'page' });
  expect(quiet.rows.map(({ cells }) => cells.balance)).toEqual(['500', '500']);
  const { table } = await readMovements(database, { day: '2026-03-31', currency: 'EUR' });
  expect(table.rows.filter(({ cells }) => cells.player === String(playerId))).toMatchObject([
    { currency: 'EUR', cells: { what: 'win', against: 'games', cash: '40' } },
  ]);
});

test.each(['games', 'bonuses', 'payments', 'cohorts', 'value', 'taxes'] as const)(
  '%s is read, empty or not',
  async (name) => {
    const table = await read(name, { currency: 'EUR', country: 'DE', since: 'first_deposit' });
    expect(table).toMatchObject({ name, from: '2026-03-28', to: '2026-04-02' });
  },
);
