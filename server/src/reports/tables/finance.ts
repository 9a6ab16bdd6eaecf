import { readDaySums, readHouseDaySums } from '../../wallet/index.ts';
import { financeRows } from './finance-rows.ts';
import type { Column, Report } from './report.ts';

const money = (key: string, head: string, total?: Column['total']): Column => ({
  key,
  head,
  kind: 'money',
  ...(total && { total }),
});

/** The regulator's usual figures, from the days of the ledger. */
export const finance: Report = {
  title: 'Finance',
  columns: ({ by }) => [
    by === 'month'
      ? { key: 'period', head: 'Month', kind: 'month' }
      : { key: 'period', head: 'Day (UTC)', kind: 'day' },
    money('stakes', 'Stakes'),
    money('wins', 'Wins'),
    money('ggr', 'GGR'),
    money('bonus_cost', 'Bonus cost'),
    money('ngr', 'NGR'),
    money('jackpot_in', 'Into jackpots'),
    money('jackpot_wins', 'Jackpot wins'),
    money('deposits', 'Deposits'),
    money('cashouts', 'Cashouts'),
    money('corrections', 'Corrections'),
    money('other', 'Other'),
    money('cash', 'Cash at end', 'last'),
    money('bonus', 'Bonus at end', 'last'),
    money('reserved', 'Set aside at end', 'last'),
    money('open_bets', 'Open bets at end', 'last'),
  ],
  rows: async (db, asked) =>
    financeRows(asked, { days: await readDaySums(db, asked), house: await readHouseDaySums(db, asked) }),
  byDay: 'period',
  notes: [
    'GGR is stakes less wins, jackpots among them when they are paid out. Stakes that the house paid for players are in stakes and in bonus cost. NGR is GGR less bonus cost.',
    'Every sum is of the ledger, to the subunit, up to a minute ago, in the currency of its line.',
  ],
};
