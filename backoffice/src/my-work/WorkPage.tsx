import type { WorkItem } from '@halley/contract';
import { queueTitles } from '@halley/contract/queue-titles';
import { Badge, Button, type TableColumn, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { Loading, linkClass, Page, showWait, TableSection, WaitingSince } from '../console/index.ts';
import { words } from '../words/index.ts';
import { placeOf } from './place-of.ts';
import { WorkTabs } from './WorkTabs.tsx';

const own = words.work;
const { columns: heads } = own;

const columns: readonly TableColumn<WorkItem>[] = [
  { key: 'what', head: heads.what, cell: ({ queue }) => queueTitles[queue] },
  { key: 'item', head: heads.item, cell: (one) => <ItemLink one={one} /> },
  { key: 'waits', head: heads.waits, cell: ({ since }) => <WaitingSince since={since} /> },
  { key: 'due', head: heads.due, cell: ({ due_at: due }) => <Promised due={due} /> },
  {
    key: 'note',
    head: heads.note,
    cell: ({ assignment }) => <span className="whitespace-normal wrap-anywhere">{assignment?.note}</span>,
    from: 'md',
  },
];

/** What is mine, and what waits for my teams; the oldest first. */
export function WorkPage(): ReactNode {
  const work = useRead('readMyWork');
  return (
    <Page title={own.title}>
      <WorkTabs current="work" />
      <Loading from={work}>
        {({ mine, teams, own_teams: ownTeams }) => (
          <>
            <TableSection
              title={own.yours}
              empty={own.nothingYours}
              rows={mine}
              rowKey={keyOf}
              columns={[
                ...columns,
                { key: 'whose', head: heads.whose, cell: () => <Badge tone="win">{own.mine}</Badge> },
              ]}
            />
            <TableSection
              title={own.ofTeams}
              empty={ownTeams.length === 0 ? own.noTeams : own.nothingOfTeams}
              rows={teams}
              rowKey={keyOf}
              columns={[
                ...columns,
                { key: 'whose', head: heads.whose, cell: (one) => <Take one={one} onDone={work.reload} /> },
              ]}
            />
            {ownTeams.length > 0 && (
              <p className="text-13 text-text-soft">{own.teams(ownTeams.map(({ name }) => name).join(', '))}</p>
            )}
          </>
        )}
      </Loading>
    </Page>
  );
}

const keyOf = ({ queue, item }: WorkItem) => `${queue} ${item}`;

function ItemLink({ one: { queue, item } }: { one: WorkItem }): ReactNode {
  const place = placeOf(queue, item);
  return place ? (
    <Link to={place} className={linkClass}>
      {item}
    </Link>
  ) : (
    item
  );
}

function Promised({ due }: { due: string | null }): ReactNode {
  if (due === null) return words.none;
  const left = Date.parse(due) - Date.now();
  return left < 0 ? <Badge tone="danger">{own.late}</Badge> : own.inTime(showWait(left));
}

function Take({ one: { queue, item }, onDone }: { one: WorkItem; onDone: () => void }): ReactNode {
  const { busy, run } = useDeed();
  const take = async () => {
    try {
      await call('takeQueueItem', { params: { queue, item } });
      toasts.show({ title: own.taken, tone: 'win' });
    } catch (error) {
      toasts.show({ title: inWords(error), tone: 'danger' });
    }
    onDone();
  };
  return (
    <Button
      size="small"
      look="outline"
      loading={busy}
      data-take
      aria-label={own.takeOne(item)}
      onClick={() => run(take)}
    >
      {own.take}
    </Button>
  );
}
