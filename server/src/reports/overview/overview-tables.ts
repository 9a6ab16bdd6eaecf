import type {
  BreakdownRow,
  BreakdownWay,
  Currency,
  ReportFigures,
  ReportOverview,
  ReportTable,
} from '@halley/contract';

type Column = ReportTable['columns'][number];
type Cells = ReportTable['rows'][number]['cells'];

interface Asked {
  from: string;
  to: string;
  shown_in: Currency;
}

const money = (key: string, head: string): Column => ({ key, head, kind: 'money' });
const number = (key: string, head: string): Column => ({ key, head, kind: 'count' });

const figureColumns: readonly Column[] = [
  money('deposits', 'Deposits'),
  money('cashouts', 'Cashouts'),
  money('stakes', 'Stakes'),
  money('wins', 'Wins'),
  money('ggr', 'GGR'),
  money('bonus_cost', 'Bonus cost'),
  money('ngr', 'NGR'),
  number('bets', 'Bets'),
];
const playerColumns: readonly Column[] = [
  number('joined', 'Joined'),
  number('first_deposits', 'First deposits'),
  number('active', 'Active'),
  number('returning', 'Returning'),
];

/** Amounts go as texts, as in every report. */
const cellsOf = (figures: ReportFigures): Cells => ({
  deposits: String(figures.deposits_cents),
  cashouts: String(figures.cashouts_cents),
  stakes: String(figures.stakes_cents),
  wins: String(figures.wins_cents),
  ggr: String(figures.ggr_cents),
  bonus_cost: String(figures.bonus_cost_cents),
  ngr: String(figures.ngr_cents),
  bets: figures.bets,
});

const notesOf = ({ shown_in: shownIn }: Asked): string[] => [
  `Days are UTC's. Amounts are in ${shownIn}; those of other currencies are converted by the rate of each day.`,
];

/** The days of a period, as a table that is written to a file. */
export function tableOfDays({ days, before }: ReportOverview, asked: Asked): ReportTable {
  const { from, to, shown_in: currency } = asked;
  const row = ({ day, figures, players }: ReportOverview['days'][number]) => ({
    currency,
    cells: { day, ...cellsOf(figures), ...players },
  });
  return {
    name: 'overview',
    title: 'Overview by day',
    from,
    to,
    columns: [{ key: 'day', head: 'Day', kind: 'day' }, ...figureColumns, ...playerColumns],
    rows: days.map(row),
    totals: [],
    before: before.map(row),
    notes: notesOf(asked),
  };
}

interface Broken {
  rows: readonly BreakdownRow[];
  total: ReportFigures;
  is_cut: boolean;
}

/** A period by something, as a table that is written to a file. The total is that of all, not of the rows. */
export function tableOfParts({ rows, total, is_cut }: Broken, asked: Asked & { by: BreakdownWay }): ReportTable {
  const { from, to, by, shown_in: currency } = asked;
  const head = `${by.charAt(0).toUpperCase()}${by.slice(1)}`;
  return {
    name: `overview-${by}`,
    title: `Overview by ${by}`,
    from,
    to,
    columns: [
      { key: 'part', head, kind: 'text' },
      ...figureColumns,
      money('ggr_before', 'GGR of the period before'),
      ...(rows.some(({ players }) => players) ? playerColumns : []),
    ],
    rows: rows.map(({ key, title, figures, ggr_before_cents, players }) => ({
      currency,
      cells: {
        part: key === '' ? 'none' : title,
        ...cellsOf(figures),
        ggr_before: String(ggr_before_cents),
        ...players,
      },
    })),
    totals: [{ currency, cells: { part: 'Total', ...cellsOf(total) } }],
    before: [],
    notes: [...notesOf(asked), ...(is_cut ? ['Only the largest rows are listed; the total is that of all.'] : [])],
  };
}
