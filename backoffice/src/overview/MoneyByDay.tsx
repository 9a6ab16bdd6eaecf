import type { ReportFigures, ReportOverview } from '@halley/contract';
import { Card } from '@halley/ui';
import type { ReactNode } from 'react';
import { BarChart, LineChart, TakeFiles } from '../console/index.ts';
import { dayName, moneyIn } from './figures.ts';
import type { OverviewPlace } from './overview-place.ts';
import { overviewWords as own } from './words.ts';

const paid = [
  { key: 'deposits_cents', name: own.series.deposits, colour: 'ice' },
  { key: 'cashouts_cents', name: own.series.cashouts, colour: 'violet' },
] as const;
const kept = [
  { key: 'ggr_cents', name: own.series.ggr, colour: 'text' },
  { key: 'ngr_cents', name: own.series.ngr, colour: 'win' },
  { key: 'bonus_cost_cents', name: own.series.bonusCost, colour: 'amber' },
] as const;

interface MoneyByDayProps {
  overview: ReportOverview;
  query: OverviewPlace['query'];
}

/** What was paid in and out as bars, what was kept as lines below them. */
export function MoneyByDay({ overview: { days, today, shown_in }, query }: MoneyByDayProps): ReactNode {
  const money = moneyIn(shown_in);
  const points = days.map(({ day, figures }) => ({
    key: day,
    name: day === today.day ? own.money.today : dayName(day),
    isOpen: day === today.day,
    values: figures as ReportFigures & Record<string, number>,
  }));
  const chart = { head: own.money.day, empty: own.money.empty, points, format: money.full, formatShort: money.short };
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="title-card mr-auto">{own.money.title}</h2>
        <TakeFiles path="/api/staff/overview/file" asked={{ ...query, by: 'day' }} />
      </div>
      <BarChart {...chart} label={own.money.title} series={paid} height={180} />
      <LineChart {...chart} label={own.byDay} series={kept} height={150} />
    </Card>
  );
}
