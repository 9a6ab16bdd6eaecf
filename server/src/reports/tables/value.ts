import { partOf } from '../../wallet/index.ts';
import type { Report, Row } from './report.ts';
import { type CohortMoney, readCohortMoney } from './table-store.ts';

/** What those who came in a month have brought in all of their life. */
export const value: Report = {
  title: 'Lifetime value',
  usualDays: 365,
  compares: false,
  columns: ({ since }) => [
    { key: 'month', head: since === 'first_deposit' ? 'First deposit in' : 'Registered in', kind: 'month' },
    { key: 'players', head: 'Players', kind: 'count' },
    { key: 'deposits', head: 'Deposits', kind: 'money' },
    { key: 'cashouts', head: 'Cashouts', kind: 'money' },
    { key: 'ggr', head: 'Stakes less wins', kind: 'money' },
    { key: 'bonuses', head: 'Bonuses', kind: 'money' },
    { key: 'ngr', head: 'Result', kind: 'money' },
    {
      key: 'each',
      head: 'Result a player',
      kind: 'money',
      total: ({ ngr, players }) => (players ? BigInt(ngr ?? 0) / BigInt(players) : null),
    },
  ],
  rows: async (db, asked) =>
    [
      ...Map.groupBy(await readCohortMoney(db, asked), ({ month, currency }) => `${currency} ${month}`).values(),
    ].flatMap(rowsOf),
  notes: [
    'Players who moved money in the currency of the line; the result is stakes less wins and bonuses of their wallets up to a minute ago. Stakes that the house paid for them are not in it.',
  ],
};

function rowsOf(lines: readonly CohortMoney[]): Row[] {
  const [first] = lines;
  if (!first) return [];
  const sum = { deposits: 0n, cashouts: 0n, stakes: 0n, wins: 0n, bonuses: 0n, corrections: 0n };
  // Play money of the demo is nobody's gift.
  for (const { reason, purpose, amount } of lines) {
    if (reason !== 'demo_grant') sum[partOf(reason, purpose)] += amount;
  }
  const { month, currency, players } = first;
  const ggr = -(sum.stakes + sum.wins);
  const ngr = ggr - sum.bonuses;
  const cells = { month, players, deposits: sum.deposits, cashouts: -sum.cashouts, ggr, bonuses: sum.bonuses, ngr };
  return [{ currency, cells: { ...cells, each: ngr / BigInt(players) } }];
}
