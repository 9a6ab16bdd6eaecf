import type { SportId, StaffSportReportRow } from '@halley/contract';
import { Button, Card, Field, Segmented, Select } from '@halley/ui';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Output, useRead } from '../../api/index.ts';
import { DataTable, DayBars, type ListColumn, Loading, Page, SaveCsv } from '../../console/index.ts';
import { words } from '../../words/index.ts';
import { Figures } from '../Figures.tsx';
import { euro, euroShort, euroSigned, percentText } from '../figures.ts';
import { SportsbookTabs } from '../SportsbookTabs.tsx';
import { sportsbookWords } from '../words.ts';
import { AgainstRows } from './AgainstRows.tsx';
import { OfferCosts } from './OfferCosts.tsx';
import { type ReportPlace, readReportPlace, reportBys } from './report-place.ts';
import { TurnoverRows } from './TurnoverRows.tsx';
import { reportWords as own } from './words.ts';

type Row = StaffSportReportRow;
const { heads } = own;
const cents = (read: (row: Row) => number | null) => ({
  align: 'right' as const,
  cell: (row: Row) => {
    const value = read(row);
    return value === null ? words.none : euro(value);
  },
  // Spreadsheets compute with plain numbers.
  text: (row: Row) => {
    const value = read(row);
    return value === null ? '' : (value / 100).toFixed(2);
  },
});

const columns: readonly ListColumn<Row>[] = [
  { key: 'key', head: heads.key, cell: ({ title }) => title },
  {
    key: 'bets',
    head: heads.bets,
    align: 'right',
    cell: ({ bets }) => bets.toLocaleString('en'),
    text: ({ bets }) => String(bets),
  },
  { key: 'turnover', head: heads.turnover, ...cents((row) => row.turnover_cents) },
  { key: 'returned', head: heads.returned, ...cents((row) => row.returned_cents), from: 'md' },
  { key: 'margin', head: heads.margin, ...cents((row) => row.margin_cents) },
  {
    key: 'percent',
    head: heads.percent,
    align: 'right',
    cell: ({ margin_bp: part }) => (part === null ? words.none : percentText(part)),
    text: ({ margin_bp: part }) => (part === null ? '' : (part / 100).toFixed(2)),
  },
  { key: 'expected', head: heads.expected, ...cents((row) => row.expected_cents) },
  { key: 'open', head: heads.open, ...cents((row) => row.open_cents), from: 'lg' },
];

/** Turnover, margin, expected against actual: by day, sport, league or market, as charts, figures and a file. */
export function ReportPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const place = readReportPlace(params, Date.now());
  const { by, from, to, sport } = place;
  const report = useRead('readSportReport', {
    query: { by, from, to, ...(sport && { sport: sport as SportId }) },
  });
  const move = (next: Partial<ReportPlace>) =>
    setParams(Object.fromEntries(Object.entries({ ...place, ...next }).filter(([, value]) => value !== '')));
  return (
    <Page
      title={own.title}
      actions={
        <Segmented
          label={own.by}
          value={by}
          onChange={(next) => move({ by: next })}
          options={reportBys.map((value) => ({ value, label: own.bys[value] }))}
        />
      }
    >
      <SportsbookTabs current="reports" />
      <Period key={`${from} ${to} ${sport}`} place={place} onMove={move} />
      <Loading from={report}>{(found) => <Found report={found} place={place} />}</Loading>
    </Page>
  );
}

function Period({ place, onMove }: { place: ReportPlace; onMove: (next: Partial<ReportPlace>) => void }): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onMove(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])));
  };
  const sports = Object.entries(sportsbookWords.sports).map(([value, label]) => ({ value, label }));
  return (
    <search>
      <form onSubmit={submit} className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
        <Field label={own.from} name="from" type="date" required defaultValue={place.from} />
        <Field label={own.to} name="to" type="date" required defaultValue={place.to} />
        <Select
          label={own.sport}
          name="sport"
          defaultValue={place.sport}
          options={[{ value: '', label: own.allSports }, ...sports]}
        />
        <Button type="submit" look="primary" className="min-h-12">
          {own.show}
        </Button>
      </form>
    </search>
  );
}

type Report = Output<'readSportReport'>;

function Found({ report: { rows, total, offers }, place }: { report: Report; place: ReportPlace }): ReactNode {
  if (rows.length === 0 && offers.length === 0)
    return <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{own.none}</p>;
  const { by, from, to } = place;
  const byTurnover = rows.toSorted((one, other) => other.turnover_cents - one.turnover_cents);
  const luck = total.expected_cents === null ? null : total.margin_cents - total.expected_cents;
  return (
    <div className="grid gap-5">
      <Figures
        label={own.title}
        figures={[
          { name: own.turnover, value: euroShort(total.turnover_cents), text: own.bets(total.bets) },
          { name: own.returned, value: euroShort(total.returned_cents) },
          {
            name: own.margin,
            value: euroSigned(total.margin_cents),
            ...(total.margin_bp !== null && { text: own.ofTurnover(percentText(total.margin_bp)) }),
            ...(total.margin_cents < 0 && { tone: 'danger' as const }),
          },
          {
            name: own.expected,
            value: total.expected_cents === null ? words.none : euroSigned(total.expected_cents),
            text: luck === null ? own.notKnown : own.luck(euroSigned(luck)),
          },
          { name: own.open, value: euroShort(total.open_cents) },
        ]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card className="grid gap-3">
          <h2 className="title-card">{by === 'day' ? own.turnoverADay : own.turnoverBy}</h2>
          {by === 'day' ? (
            <DayBars
              days={rows.map(({ key, turnover_cents: value }) => ({
                day: key,
                value,
                name: own.onDay(key, euro(value)),
              }))}
              label={own.turnoverADay}
              format={euroShort}
              height={200}
            />
          ) : (
            <TurnoverRows rows={byTurnover} />
          )}
        </Card>
        <Card className="grid gap-3">
          <h2 className="title-card">{own.against}</h2>
          <AgainstRows rows={by === 'day' ? rows.toReversed() : byTurnover} />
        </Card>
      </div>
      <section className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="title-card">{own.table}</h2>
          <SaveCsv
            list="readSportReport"
            name={`betting-${by}-${from}-${to}`}
            columns={columns}
            rows={[...rows, { ...total, title: own.all }]}
            filters={{ by, from, to }}
            className="ml-auto"
          />
        </div>
        <DataTable
          caption={own.table}
          empty={own.none}
          rows={[...(by === 'day' ? rows.toReversed() : byTurnover), { ...total, key: 'total', title: own.all }]}
          rowKey={({ key }) => key}
          columns={columns}
          isMe={({ key }) => key === 'total'}
        />
      </section>
      <OfferCosts offers={offers} />
    </div>
  );
}
