import type { QueueAges } from '@halley/contract';
import { Card, classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Loaded, Output } from '../api/index.ts';
import { action, actionColumn, DataTable, type ListColumn, Loading, linkClass, showWait } from '../console/index.ts';
import { words } from '../words/index.ts';
import { overviewWords, queueWords } from './words.ts';

const { queues: own } = overviewWords;
const shades = ['bg-surface-3', 'bg-surface-4', 'bg-info', 'bg-warn'] as const;
const minuteMs = 60_000;

/** Everything that waits and this member may see, against how soon it was promised. */
export function QueueList({ queues }: { queues: Loaded<Output<'readQueueAges'>> }): ReactNode {
  return (
    <Card className="grid gap-3">
      <div className="flex items-baseline gap-3">
        <h2 className="title-card">{own.title}</h2>
        <span className="text-13 text-text-soft">{own.byAge}</span>
      </div>
      <Loading from={queues}>
        {({ queues: found }) => (
          <>
            <QueueTable
              caption={own.title}
              empty={found.length === 0 ? own.none : own.nothing}
              queues={found.filter(({ open }) => open > 0).toSorted((one, other) => other.open - one.open)}
              onSet={queues.reload}
            />
            <EmptyQueues queues={found.filter(({ open }) => open === 0)} onSet={queues.reload} />
          </>
        )}
      </Loading>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-2xs text-text-faint">
        {own.parts.map((part, place) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classNames('size-2.5 rounded-xs', shades[place])} />
            {part}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface QueueTableProps {
  caption: string;
  empty: string;
  queues: readonly QueueAges[];
  onSet: () => void;
}

function QueueTable({ caption, empty, queues, onSet }: QueueTableProps): ReactNode {
  return (
    <DataTable
      caption={caption}
      empty={empty}
      rows={queues}
      rowKey={({ name }) => name}
      columns={[...columns, actionColumn<QueueAges>((queue) => [setPromise(queue)], onSet)]}
    />
  );
}

/** What is done stays out of sight, and its promise within reach. */
function EmptyQueues({ queues, onSet }: Pick<QueueTableProps, 'queues' | 'onSet'>): ReactNode {
  if (queues.length === 0) return null;
  const title = own.empty(queues.length);
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-2 text-13 text-text-soft">{title}</summary>
      <QueueTable caption={title} empty="" queues={queues} onSet={onSet} />
    </details>
  );
}

const columns: readonly ListColumn<QueueAges>[] = [
  { key: 'name', head: own.heads.queue, cell: ({ name }) => <strong>{queueWords(name).name}</strong> },
  { key: 'open', head: own.heads.waiting, align: 'right', cell: ({ open }) => open },
  { key: 'age', head: own.heads.age, from: 'md', cell: (queue) => <Ages queue={queue} /> },
  { key: 'oldest', head: own.heads.oldest, align: 'right', cell: (queue) => <Oldest queue={queue} /> },
  {
    key: 'promise',
    head: own.heads.promise,
    align: 'right',
    from: 'lg',
    cell: ({ promise_minutes: minutes }) => (minutes === null ? words.none : showWait(minutes * minuteMs)),
  },
  {
    key: 'to',
    head: '',
    align: 'right',
    cell: ({ name }) => (
      <Link to={queueWords(name).to} className={linkClass} aria-label={`${own.open}: ${queueWords(name).name}`}>
        {own.open}
      </Link>
    ),
  },
];

/** How long something may wait before people are told. */
const setPromise = ({ name, promise_minutes: minutes }: QueueAges) =>
  action('setQueuePromise', {
    ...own.setPromise,
    name: `${own.setPromise.label}: ${queueWords(name).name}`,
    look: 'quiet',
    params: { name },
    ...(minutes !== null && { start: { minutes } }),
    labels: { minutes: own.minutes },
  });

/** A part for each age, as long as it has things waiting; read aloud as words. */
function Ages({ queue: { ages } }: { queue: QueueAges }): ReactNode {
  const all = ages?.reduce((sum, part) => sum + part, 0) ?? 0;
  if (!ages || all === 0) return words.none;
  const told = ages.flatMap((some, place) => (some > 0 ? [`${some} ${own.parts[place]}`] : []));
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={told.join(', ')}
      className="h-2 w-full min-w-32"
    >
      {ages.map((some, place) => {
        const before = ages.slice(0, place).reduce((sum, part) => sum + part, 0);
        return some === 0 ? null : (
          <rect
            key={own.parts[place]}
            x={(before / all) * 100}
            width={Math.max(1, (some / all) * 100 - 0.8)}
            height="4"
            className={fills[place]}
          />
        );
      })}
    </svg>
  );
}
const fills = ['fill-surface-3', 'fill-surface-4', 'fill-info', 'fill-warn'] as const;

function Oldest({ queue: { oldest_at, promise_minutes } }: { queue: QueueAges }): ReactNode {
  if (oldest_at === null) return words.none;
  const waited = Date.now() - Date.parse(oldest_at);
  const isPast = promise_minutes !== null && waited > promise_minutes * minuteMs;
  return <span className={isPast ? 'text-warn' : undefined}>{showWait(waited)}</span>;
}
