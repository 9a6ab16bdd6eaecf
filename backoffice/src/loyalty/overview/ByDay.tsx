import type { LoyaltyFigures } from '@halley/contract';
import { Card, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { TableSection } from '../../console/index.ts';
import { PointBars } from './PointBars.tsx';
import { overviewWords as own } from './words.ts';

const series = Object.keys(own.series) as (keyof typeof own.series)[];
const { columns: heads } = own;

/** Points earned, given, spent and run out, as charts and as a table beside them. */
export function ByDay({ days }: Pick<LoyaltyFigures, 'days'>): ReactNode {
  return (
    <>
      <Card className="grid gap-3">
        <h2 className="title-card">{own.byDay}</h2>
        <p className="text-13 text-text-soft">{own.byDayText}</p>
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
          {series.map((name) => (
            <PointBars key={name} days={days} series={name} />
          ))}
        </div>
      </Card>
      <details>
        <summary className="min-h-11 content-center text-13 font-semibold text-text-soft">{own.table}</summary>
        <TableSection
          title={own.table}
          empty={own.none}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: heads.day, cell: ({ day }) => day },
            ...series.map((name) => ({
              key: name,
              head: heads[name],
              align: 'right' as const,
              cell: (day: LoyaltyFigures['days'][number]) => day[name].toLocaleString('en'),
            })),
            {
              key: 'cost',
              head: heads.cost,
              align: 'right',
              cell: ({ cost_cents }) => formatMoney(cost_cents, { currency: 'EUR', locale: 'en' }),
            },
          ]}
        />
      </details>
    </>
  );
}
