import { Badge, Button, Checkbox, IconButton, Menu, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../api/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import type { ListColumn } from './ResourceList.tsx';
import type { QueueWork } from './use-queue-work.ts';

const own = words.work;

/** Whose an item is, and what this member can do about that: take it, give it to somebody, hand it over, give it back. */
export function AssignedTo({ work, item: id }: { work: QueueWork; item: number | string }): ReactNode {
  const { member, may } = useStaff();
  const { busy, run } = useDeed();
  const [isGiving, setGiving] = useState(false);
  const item = String(id);
  const held = work.of(item);
  const params = { queue: work.queue, item };
  const isMine = held?.member?.id === member.id;
  const mayMove = !held?.member || isMine || may('staff.manage');
  const act = (deed: () => Promise<unknown>, said: string) =>
    run(async () => {
      try {
        await deed();
        toasts.show({ title: said, tone: 'win' });
      } catch (error) {
        toasts.show({ title: inWords(error), tone: 'danger' });
      }
      work.reload();
    });
  const take = () => act(() => call('takeQueueItem', { params }), own.taken);
  const release = () =>
    act(() => call('releaseQueueItem', { params, body: { version: held?.version ?? 0 } }), own.released);
  if (!work.answer) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {held?.member && (
        <Badge tone={isMine ? 'win' : 'info'} {...(held.note && { title: held.note })}>
          {isMine ? own.mine : held.member.name}
        </Badge>
      )}
      {held?.team && !held.member && <Badge>{held.team.name}</Badge>}
      {!held?.member && (
        <Button size="small" look="outline" loading={busy} onClick={take} data-take aria-label={own.takeOne(item)}>
          {own.take}
        </Button>
      )}
      {mayMove && (
        <Menu
          trigger={<IconButton icon="more" size="small" label={own.more(item)} />}
          entries={[
            { label: isMine ? own.handOver : own.assign, onPress: () => setGiving(true) },
            ...(held ? [{ label: own.release, onPress: release }] : []),
          ]}
        />
      )}
      {isGiving && <HandOverDialog work={work} item={item} onClosed={() => setGiving(false)} />}
    </span>
  );
}

/** The same as a column of a list; a row that does not wait any more is nobody's. */
export function assignedColumn<Row extends { id: number | string }>(
  work: QueueWork,
  isOpen: (row: Row) => boolean = () => true,
): ListColumn<Row> {
  return {
    key: 'assigned',
    head: own.assigned,
    cell: (row) => (isOpen(row) ? <AssignedTo work={work} item={row.id} /> : words.none),
    text: ({ id }) => work.of(id)?.member?.name ?? '',
  };
}

/** What is this member's, or everything. */
export function MineSwitch({ work }: { work: QueueWork }): ReactNode {
  return (
    <Checkbox
      label={own.mineOnly}
      checked={work.isMineOnly}
      onChange={({ target }) => work.setMineOnly(target.checked)}
    />
  );
}
