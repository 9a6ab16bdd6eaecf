import type { PointsStanding } from '@halley/contract';
import { Card, Facts, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { type Output, useRead } from '../api/index.ts';
import { Actions, actionColumn, Loading, showTime, TableSection } from '../console/index.ts';
import { words } from '../words/index.ts';
import { correctionActions, proposePoints, signed } from './corrections/correction-actions.ts';
import { correctionColumns } from './corrections/correction-columns.tsx';
import { orderActions } from './orders/order-actions.ts';
import { orderColumns } from './orders/order-columns.tsx';
import { PlayerBoxes } from './PlayerBoxes.tsx';
import { loyaltyWords } from './words.ts';

const { player: own } = loyaltyWords;
const { columns: heads } = own;
type Entry = Output<'readPlayerPoints'>['entries'][number];

/** Points of one player: where they stand, every move with who and why, what was corrected, what was exchanged. */
export function PlayerPoints({ id }: { id: string }): ReactNode {
  const read = useRead('readPlayerPoints', { params: { id } });
  const { at, chargeable, persistent, reason, by, state } = correctionColumns;
  return (
    <div className="grid gap-5">
      <div>
        <Actions actions={[proposePoints(Number(id))]} onDone={read.reload} />
      </div>
      <Loading from={read}>
        {({ standing, entries, corrections, orders, lootboxes }) => (
          <div className="grid gap-5">
            <Card className="grid gap-3">
              <h2 className="title-card">{own.standing}</h2>
              <Facts className="text-13 md:grid-cols-2 md:gap-x-8" facts={factsOf(standing)} />
            </Card>
            {corrections.length > 0 && (
              <TableSection
                title={own.corrections}
                empty={own.noCorrections}
                rows={corrections}
                rowKey={(correction) => correction.id}
                columns={[at, chargeable, persistent, reason, by, state, actionColumn(correctionActions, read.reload)]}
              />
            )}
            <TableSection
              title={own.orders}
              empty={own.noOrders}
              rows={orders}
              rowKey={(order) => order.id}
              columns={[
                orderColumns.id,
                orderColumns.what,
                orderColumns.points,
                orderColumns.state,
                orderColumns.address,
                actionColumn(orderActions, read.reload),
              ]}
            />
            <PlayerBoxes boxes={lootboxes} onDone={read.reload} />
            <Entries entries={entries} />
          </div>
        )}
      </Loading>
    </div>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }): ReactNode {
  return (
    <TableSection
      title={own.entries}
      empty={own.noEntries}
      rows={entries}
      rowKey={(entry) => entry.id}
      columns={[
        { key: 'at', head: heads.at, cell: ({ at }) => showTime(at) },
        {
          key: 'what',
          head: heads.what,
          cell: ({ kind, title }) => (
            <span className="whitespace-normal">
              {title === null ? own.kinds[kind] : `${own.kinds[kind]}: ${title}`}
            </span>
          ),
        },
        { key: 'chargeable', head: heads.chargeable, align: 'right', cell: (entry) => signed(entry.chargeable) },
        { key: 'persistent', head: heads.persistent, align: 'right', cell: (entry) => signed(entry.persistent) },
        { key: 'by', head: heads.by, cell: ({ by }) => own.by[by] ?? by, from: 'md' },
        {
          key: 'reason',
          head: heads.reason,
          cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason ?? words.none}</span>,
          from: 'md',
        },
      ]}
    />
  );
}

function factsOf(standing: PointsStanding) {
  const { facts } = own;
  const { level, next_level_at: next, runs_out: runsOut, currency } = standing;
  const number = (points: number) => points.toLocaleString('en');
  const earning = standing.earning.map(({ product, stake_cents: cents }) =>
    own.earning(loyaltyWords.products[product], formatMoney(cents, { currency, locale: 'en' })),
  );
  return [
    { name: facts.chargeable, value: number(standing.chargeable.points) },
    { name: facts.persistent, value: number(standing.persistent.points) },
    { name: facts.level, value: level },
    { name: facts.next, value: next === null ? own.highest : own.nextAt(number(next)) },
    {
      name: facts.runsOut,
      value: runsOut ? own.runsOut(number(runsOut.points), showTime(runsOut.at)) : own.nothingRunsOut,
    },
    { name: facts.earning, value: earning.join(', ') || words.none },
  ];
}
