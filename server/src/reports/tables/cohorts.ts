import { type Column, percentOf, type Report } from './report.ts';
import { readCohorts } from './table-store.ts';

const months = Array.from({ length: 12 }, (_, later) => later);
const shares = months.map(
  (later): Column => ({
    key: `month_${later}`,
    head: later === 0 ? 'Same month, %' : `+${later}, %`,
    kind: 'percent',
    total: 'none',
  }),
);

/** How many of those who came in a month staked in it and in the months after. */
export const cohorts: Report = {
  title: 'Cohorts and retention',
  usualDays: 365,
  compares: false,
  columns: ({ since }) => [
    { key: 'month', head: since === 'first_deposit' ? 'First deposit in' : 'Registered in', kind: 'month' },
    { key: 'players', head: 'Players', kind: 'count' },
    { key: 'depositors', head: 'Paid in', kind: 'count' },
    ...shares,
  ],
  rows: async (db, asked) =>
    (await readCohorts(db, asked)).map(({ month, players, depositors, active }) => ({
      currency: null,
      cells: {
        month,
        players,
        depositors,
        ...Object.fromEntries(months.map((later) => [`month_${later}`, shareOf(active[later], players)])),
      },
    })),
  notes: [
    'A share is of the players of the line who staked in the month it names, counted from the month they came in. Nobody is named.',
  ],
};

const shareOf = (active: number | undefined, players: number) =>
  active === undefined ? null : percentOf(active, players);
