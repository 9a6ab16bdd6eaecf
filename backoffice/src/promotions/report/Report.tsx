import type { PromotionPage, PromotionReport } from '@halley/contract';
import { Card, Facts, formatMoney, Segmented } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/index.ts';
import { DayBars, Loading, TableSection } from '../../console/index.ts';
import { reportWords as own } from '../words.ts';
import { AgainstChart } from './AgainstChart.tsx';
import { EndsBar } from './EndsBar.tsx';

const spans = ['30', '90', '365'] as const;

/** What it has cost and come to, as charts and as figures beside them. */
export function Report({ promotion: { id } }: { promotion: PromotionPage }): ReactNode {
  const [days, setDays] = useState<(typeof spans)[number]>('30');
  const report = useRead('readPromotionReport', { params: { id: String(id) }, query: { days } });
  return (
    <div className="grid gap-5">
      <Segmented
        className="justify-self-start"
        label={own.days}
        value={days}
        onChange={setDays}
        options={spans.map((value) => ({ value, label: own.lastDays(Number(value)) }))}
      />
      <Loading from={report}>{(found) => <Found report={found} />}</Loading>
    </div>
  );
}

/** Of a quiet month the chart says enough. */
const isEventful = ({ day: _, ...figures }: PromotionReport['days'][number]): boolean =>
  Object.values(figures).some((figure) => figure !== 0);

function Found({ report }: { report: PromotionReport }): ReactNode {
  const money = (cents: number) => formatMoney(cents, { currency: report.currency, locale: 'en' });
  const { columns: heads } = own;
  const [low, high] = [report.expected_cents - report.interval_cents, report.expected_cents + report.interval_cents];
  const isInside = report.actual_cents >= low && report.actual_cents <= high;
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card className="grid gap-3">
          <h2 className="title-card">{own.costADay}</h2>
          {report.days.length === 0 ? (
            <p className="text-13 text-text-soft">{own.none}</p>
          ) : (
            <DayBars
              days={report.days.map(({ day, cost_cents: cost }) => ({
                day,
                value: cost,
                name: own.costOf(day, money(cost)),
              }))}
              label={own.costADay}
              format={money}
            />
          )}
        </Card>
        <Card className="grid gap-3">
          <h2 className="title-card">{own.uptake}</h2>
          <p className="text-13 text-text-soft">
            {own.uptakeText(report.taken.toLocaleString('en'), report.offered.toLocaleString('en'))}
          </p>
          <EndsBar report={report} />
        </Card>
        <Card className="grid gap-3">
          <h2 className="title-card">{own.againstTitle}</h2>
          <AgainstChart report={report} money={money} />
          <Facts
            className="text-13"
            facts={[
              { name: own.expected, value: money(report.expected_cents) },
              { name: own.interval, value: `${money(low)} – ${money(high)}` },
              {
                name: own.actual,
                value: (
                  <span className={isInside ? '' : 'text-danger'}>
                    {money(report.actual_cents)} · {isInside ? own.inside : own.outside}
                  </span>
                ),
              },
            ]}
          />
          <p className="text-xs text-text-faint">{own.againstText(money(low), money(high))}</p>
        </Card>
        <Card className="grid gap-3">
          <h2 className="title-card">{own.liability}</h2>
          <p className="font-display text-2xl font-semibold">{money(report.liability_cents)}</p>
          <p className="text-13 text-text-soft">{own.liabilityText}</p>
        </Card>
      </div>
      <TableSection
        title={own.table}
        empty={own.none}
        rows={report.days.filter(isEventful).toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', head: heads.day, cell: ({ day }) => day },
          { key: 'given', head: heads.given, align: 'right', cell: ({ given }) => given },
          { key: 'cost', head: heads.cost, align: 'right', cell: (day) => money(day.cost_cents) },
          { key: 'converted', head: heads.converted, align: 'right', cell: (day) => money(day.converted_cents) },
          { key: 'forfeited', head: heads.forfeited, align: 'right', cell: (day) => money(day.forfeited_cents) },
          { key: 'completed', head: heads.completed, align: 'right', cell: ({ completed }) => completed },
        ]}
      />
    </div>
  );
}
