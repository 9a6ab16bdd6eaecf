import type { LoyaltyFigures } from '@halley/contract';
import { Card, Facts, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DataTable, linkClass } from '../../console/index.ts';
import { AgainstChart, percentText } from '../../promotions/index.ts';
import { overviewWords as own } from './words.ts';

type Wheel = LoyaltyFigures['wheels'][number];

const number = (count: number) => count.toLocaleString('en');
/** Below it luck is no likely reason any more. */
const unlikely = 0.001;

/** What wheels and boxes should have given, what they gave, and whether the counts fit the published odds. */
export function Wheels({ wheels }: Pick<LoyaltyFigures, 'wheels'>): ReactNode {
  return (
    <section className="grid gap-3">
      <h2 className="title-card">{own.wheels}</h2>
      {wheels.length === 0 && <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{own.noWheels}</p>}
      {wheels.map((wheel) => (
        <WheelCard key={wheel.promotion_id} wheel={wheel} />
      ))}
    </section>
  );
}

function WheelCard({ wheel }: { wheel: Wheel }): ReactNode {
  const { promotion_id: id, title, issued, opened, currency, items, fit } = wheel;
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en' });
  const interval = 3 * wheel.deviation_cents;
  const [low, high] = [Math.max(0, wheel.expected_cents - interval), wheel.expected_cents + interval];
  const isInside = wheel.actual_cents >= low && wheel.actual_cents <= high;
  const { wheelFacts: facts, itemColumns: heads } = own;
  return (
    <Card role="group" aria-label={title} className="grid gap-4">
      <h3 className="title-card">
        <Link to={`/promotions/${id}`} className={linkClass}>
          {title}
        </Link>
      </h3>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-3">
          <AgainstChart report={{ ...wheel, interval_cents: interval }} money={money} />
          <Facts
            className="text-13"
            facts={[
              { name: facts.issued, value: number(issued) },
              { name: facts.opened, value: number(opened) },
              { name: facts.expected, value: money(wheel.expected_cents) },
              { name: facts.interval, value: `${money(low)} – ${money(high)}` },
              {
                name: facts.actual,
                value: (
                  <span className={isInside ? '' : 'text-danger'}>
                    {money(wheel.actual_cents)} · {isInside ? own.inside : own.outside}
                  </span>
                ),
              },
              { name: own.fit, value: <Fit fit={fit} /> },
            ]}
          />
          <p className="text-xs text-text-faint">{own.wheelText(money(low), money(high))}</p>
        </div>
        <DataTable
          caption={own.itemsOf(title, id)}
          empty={own.none}
          rows={items.map((item, place) => ({ place, ...item }))}
          rowKey={({ place }) => place}
          columns={[
            { key: 'item', head: heads.item, cell: (item) => <span className="whitespace-normal">{item.title}</span> },
            {
              key: 'weight',
              head: heads.weight,
              align: 'right',
              cell: ({ weight, of }) => own.ofWeights(number(weight), number(of)),
              from: 'lg',
            },
            { key: 'chance', head: heads.chance, align: 'right', cell: ({ weight, of }) => percentText(weight / of) },
            { key: 'given', head: heads.given, align: 'right', cell: ({ given }) => number(given) },
            {
              key: 'share',
              head: heads.share,
              align: 'right',
              cell: ({ given }) => percentText(opened === 0 ? 0 : given / opened),
            },
          ]}
        />
      </div>
    </Card>
  );
}

function Fit({ fit }: Pick<Wheel, 'fit'>): ReactNode {
  if (fit === null) return own.few;
  const percent = percentText(fit);
  return fit < unlikely ? <span className="text-danger">{own.fitsNot(percent)}</span> : own.fits(percent);
}
