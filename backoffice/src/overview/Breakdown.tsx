import type { BreakdownRow, ReportFigures } from '@halley/contract';
import { Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { countryInWords, DataTable, type ListColumn, Loading, TakeFiles } from '../console/index.ts';
import { words } from '../words/index.ts';
import { count, moneyIn } from './figures.ts';
import type { OverviewPlace } from './overview-place.ts';
import { overviewWords } from './words.ts';

const { breakdown: own, period } = overviewWords;
type Way = OverviewPlace['by'];

interface BreakdownProps {
  place: OverviewPlace;
  onMove: (next: Record<string, string>) => void;
}

/** The period by country, currency, product, game, studio, campaign or partner, as a table and as a file. */
export function Breakdown({ place: { by, query }, onMove }: BreakdownProps): ReactNode {
  const asked = { ...query, by };
  const parts = useRead('readBreakdown', { query: asked });
  const columns = columnsOf(by, query.shown_in);
  return (
    <section className="grid gap-3" aria-label={own.title}>
      <div className="flex flex-wrap items-end gap-3">
        <h2 className="title-card mr-auto">{own.title}</h2>
        <search aria-label={own.title}>
          <Select
            label={own.by}
            value={by}
            options={Object.entries(own.ways).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => onMove({ by: currentTarget.value })}
          />
        </search>
        <div className="flex gap-2">
          <TakeFiles path="/api/staff/overview/file" asked={asked} />
        </div>
      </div>
      <Loading from={parts}>
        {({ rows, total, is_cut }) => (
          <>
            <DataTable
              caption={own.ways[by]}
              empty={own.empty}
              rows={rows.length === 0 ? [] : [...rows, totalRow(total)]}
              rowKey={({ key, title }) => `${key} ${title}`}
              columns={columns}
              isMe={({ title }) => title === own.total}
            />
            {is_cut && <p className="text-2xs text-text-faint">{own.cut}</p>}
          </>
        )}
      </Loading>
    </section>
  );
}

const totalRow = (figures: ReportFigures): BreakdownRow => ({
  key: '',
  title: own.total,
  figures,
  ggr_before_cents: 0,
  players: null,
});

function columnsOf(by: Way, shownIn: string): ListColumn<BreakdownRow>[] {
  const money = moneyIn(shownIn);
  const amount = (
    key: string,
    head: string,
    read: (row: BreakdownRow) => number,
    from?: 'md' | 'lg' | 'xl',
  ): ListColumn<BreakdownRow> => ({
    key,
    head,
    align: 'right',
    ...(from && { from }),
    cell: (row) => money.full(read(row)),
  });
  const ofPlayers = by === 'country' || by === 'campaign' || by === 'partner';
  const players: ListColumn<BreakdownRow>[] = ofPlayers
    ? [
        {
          key: 'joined',
          head: period.joined,
          align: 'right',
          from: 'lg',
          cell: ({ players: of }) => of?.joined ?? words.none,
        },
        {
          key: 'first',
          head: period.firstDeposits,
          align: 'right',
          from: 'lg',
          cell: ({ players: of }) => of?.first_deposits ?? words.none,
        },
      ]
    : [];
  return [
    { key: 'key', head: own.ways[by], cell: (row) => nameOf(by, row) },
    amount('deposits', period.deposits, ({ figures }) => figures.deposits_cents),
    amount('cashouts', period.cashouts, ({ figures }) => figures.cashouts_cents, 'xl'),
    amount('stakes', period.stakes, ({ figures }) => figures.stakes_cents, 'md'),
    amount('ggr', period.ggr, ({ figures }) => figures.ggr_cents),
    amount('bonus', period.bonusCost, ({ figures }) => figures.bonus_cost_cents, 'xl'),
    amount('ngr', period.ngr, ({ figures }) => figures.ngr_cents),
    {
      key: 'before',
      head: own.before,
      align: 'right',
      from: 'xl',
      cell: (row) => (row.title === own.total ? words.none : money.full(row.ggr_before_cents)),
    },
    { key: 'bets', head: own.bets, align: 'right', from: 'md', cell: ({ figures }) => count(figures.bets) },
    ...players,
  ];
}

function nameOf(by: Way, { key, title }: BreakdownRow): string {
  if (title === own.total) return title;
  if (key === '') return own.nobody;
  if (by === 'country') return countryInWords(key);
  return by === 'product' ? (overviewWords.products[key] ?? key) : title;
}
