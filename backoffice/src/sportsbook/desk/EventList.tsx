import type { SportId, StaffFixture } from '@halley/contract';
import { Badge, classNames } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { euroShort } from '../figures.ts';
import { sportsbookWords } from '../words.ts';
import { clockText, scoreText } from './clock-text.ts';
import { FeedHealth } from './FeedHealth.tsx';
import type { FeedWatch } from './feed-watch.ts';
import { cellClass, headClass, Panel } from './Panel.tsx';
import { type DeskTab, deskPath } from './places.ts';
import { useSteady } from './use-steady.ts';
import { deskWords as own } from './words.ts';

interface EventListProps {
  fixtures: readonly StaffFixture[];
  tab: DeskTab;
  chosen: number | undefined;
  watch: FeedWatch;
  /** Above it an event is watched: a tenth of what all of them may cost. */
  watchFromCents: number;
}

type Order = 'time' | 'turnover' | 'worst';
const orders: Readonly<Record<Order, (one: StaffFixture, other: StaffFixture) => number>> = {
  time: () => 0,
  turnover: (one, other) => other.turnover_cents - one.turnover_cents,
  worst: (one, other) => one.worst_cents - other.worst_cents,
};
const keyOf = ({ id }: StaffFixture) => id;

/** What is on, to come or over, each with its feed, turnover and what it may cost. Rows rest while pointed at. */
export function EventList({ fixtures, tab, chosen, watch, watchFromCents }: EventListProps): ReactNode {
  const [sport, setSport] = useState<SportId>();
  const [order, setOrder] = useState<Order>('time');
  const sports = [...new Set(fixtures.map((fixture) => fixture.sport))];
  const wanted = fixtures.filter((fixture) => sport === undefined || fixture.sport === sport).toSorted(orders[order]);
  const { rows, props } = useSteady(wanted, { keyOf, newcomers: 'last' });
  const nowMs = Date.now();
  const sorting = (by: Order) => ({ order, by, onOrder: setOrder });
  return (
    <Panel
      title={own.events}
      text={own.eventsOf(wanted.length, fixtures.length)}
      actions={sports.length > 1 && <SportFilter sports={sports} chosen={sport} onChosen={setSport} />}
    >
      {rows.length === 0 ? (
        <p className="py-6 text-13 text-text-soft">{own.noEvents[tab]}</p>
      ) : (
        <div className="max-h-84 overflow-y-auto" {...props}>
          <table className="w-full border-separate border-spacing-0 text-13">
            <caption className="sr-only">{own.events}</caption>
            <thead className="sticky top-0 z-raised bg-surface-1 max-sm:sr-only">
              <tr>
                <SortHead {...sorting('time')}>{own.heads.time}</SortHead>
                <th scope="col" className={headClass}>
                  {own.heads.event}
                </th>
                <th scope="col" className={classNames(headClass, 'max-sm:hidden')}>
                  {own.heads.feed}
                </th>
                <SortHead {...sorting('turnover')} className="text-right max-md:hidden">
                  {own.heads.turnover}
                </SortHead>
                <SortHead {...sorting('worst')} className="text-right">
                  {own.heads.worst}
                </SortHead>
                <th scope="col" className={classNames(headClass, 'text-right')}>
                  {own.heads.state}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, isGone }) => {
                const watched = watch.get(row.producer);
                const isMe = row.id === chosen;
                const cell = classNames(cellClass, isMe && 'bg-ice-wash first:rounded-l-sm first:pl-1.5 last:pr-1.5');
                return (
                  <tr key={row.id} className={classNames('relative', isGone && 'opacity-45')}>
                    <td className={classNames(cell, 'text-text-faint whitespace-nowrap')}>{clockText(row, nowMs)}</td>
                    <td className={classNames(cell, 'min-w-0')}>
                      <Link
                        to={deskPath({ tab, event: row.id })}
                        replace
                        preventScrollReset
                        aria-current={isMe ? 'true' : undefined}
                        className="font-bold after:absolute after:inset-0 hover:text-ice"
                      >
                        {row.name}
                      </Link>{' '}
                      <span className="whitespace-nowrap text-text-soft">{scoreText(row)}</span>
                    </td>
                    <td className={classNames(cell, 'max-sm:hidden')}>
                      {watched && <FeedHealth watched={watched} isQuiet={row.status === 'not_started'} />}
                    </td>
                    <td className={classNames(cell, 'text-right max-md:hidden')}>{euroShort(row.turnover_cents)}</td>
                    <td className={classNames(cell, 'text-right whitespace-nowrap')}>{euroShort(row.worst_cents)}</td>
                    <td className={classNames(cell, 'text-right')}>
                      <EventState fixture={row} watchFromCents={watchFromCents} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

/** Whether bets are taken, in a word; what may cost much is marked. */
function EventState({ fixture, watchFromCents }: { fixture: StaffFixture } & Pick<EventListProps, 'watchFromCents'>) {
  const { closed_for: closed, worst_cents: worst, quarantined } = fixture;
  if (quarantined > 0) return <Badge tone="danger">{sportsbookWords.unbelieved(quarantined)}</Badge>;
  if (closed !== null) {
    const tone = closed === 'over' ? 'neutral' : closed === 'feed' ? 'danger' : 'warn';
    return <Badge tone={tone}>{own.closedFor[closed]}</Badge>;
  }
  if (watchFromCents > 0 && worst <= -watchFromCents) return <Badge tone="info">{own.watch}</Badge>;
  return <Badge tone="win">{own.open}</Badge>;
}

interface SortHeadProps {
  order: Order;
  by: Order;
  onOrder: (order: Order) => void;
  className?: string;
  children: string;
}

function SortHead({ order, by, onOrder, className, children }: SortHeadProps): ReactNode {
  const isOn = order === by;
  return (
    <th
      scope="col"
      aria-sort={isOn ? (by === 'time' ? 'ascending' : 'descending') : undefined}
      className={classNames(headClass, className)}
    >
      <button
        type="button"
        aria-label={own.sortBy(children)}
        onClick={() => onOrder(by)}
        className={classNames('min-h-6 font-semibold hover:text-text', isOn && 'text-text-soft')}
      >
        {children}
        {isOn && <span aria-hidden="true"> {by === 'time' ? '↑' : '↓'}</span>}
      </button>
    </th>
  );
}

interface SportFilterProps {
  sports: readonly SportId[];
  chosen: SportId | undefined;
  onChosen: (sport: SportId | undefined) => void;
}

function SportFilter({ sports, chosen, onChosen }: SportFilterProps): ReactNode {
  return (
    <select
      aria-label={own.sports}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => onChosen(value === '' ? undefined : (value as SportId))}
      className="min-h-9 rounded-10 bg-surface-3 px-3 text-13 font-bold"
    >
      <option value="">{own.allSports}</option>
      {sports.map((sport) => (
        <option key={sport} value={sport}>
          {sportsbookWords.sports[sport]}
        </option>
      ))}
    </select>
  );
}
