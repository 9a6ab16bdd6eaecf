import type { StaffContentChange } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { assignedColumn, type ListColumn, Page, ResourceList, showTime, useQueueWork } from '../../console/index.ts';
import { ContentTabs } from '../ContentTabs.tsx';
import { changeStates, editorWords as own } from './editor-words.ts';
import { itemHref } from './item-href.ts';

const { changeColumns: heads } = own;
const tones: Partial<Record<StaffContentChange['state'], BadgeTone>> = {
  draft: 'warn',
  in_review: 'info',
  approved: 'info',
  scheduled: 'info',
  live: 'win',
};

export function ChangeState({ state }: Pick<StaffContentChange, 'state'>): ReactNode {
  return <Badge tone={tones[state] ?? 'neutral'}>{changeStates[state]}</Badge>;
}

/** From when until when, as far as it is known. */
export function timesOf({ from, until }: Pick<StaffContentChange, 'from' | 'until'>): string {
  return from === null ? '' : own.fromUntil(showTime(from), until === null ? undefined : showTime(until));
}

const columns: readonly ListColumn<StaffContentChange>[] = [
  {
    key: 'what',
    head: heads.what,
    cell: ({ title, name }) => <Named title={title} name={name} />,
    text: ({ name }) => name,
  },
  { key: 'state', head: heads.state, cell: ({ state }) => <ChangeState state={state} />, text: ({ state }) => state },
  {
    key: 'changed',
    head: heads.changed,
    cell: (change) => `${showTime(change.changed_at)}, ${change.changed_by}`,
    from: 'md',
  },
  { key: 'counts', head: heads.counts, cell: timesOf, from: 'lg' },
  {
    key: 'note',
    head: heads.note,
    cell: ({ note }) => <span className="whitespace-normal text-text-soft">{note}</span>,
    text: ({ note }) => note ?? '',
    from: 'lg',
  },
];

/** What it is called, and the name programs know it by. */
export function Named({ title, name }: { title: string; name: string }): ReactNode {
  return (
    <span className="inline-grid">
      <b className="wrap-anywhere">{title}</b>
      <span className="text-xs font-normal wrap-anywhere text-text-faint">{name}</span>
    </span>
  );
}

/** Everything that is on its way to the site. */
export function ChangesPage(): ReactNode {
  const work = useQueueWork('content_reviews');
  return (
    <Page title={own.changesTitle}>
      <ContentTabs current="changes" />
      <p className="max-w-prose text-text-soft">{own.changesIntro}</p>
      <ResourceList
        call="listContentChanges"
        caption={own.changesTitle}
        empty={own.noChanges}
        filters={{
          state: {
            label: own.state,
            any: own.anyState,
            options: (['draft', 'in_review', 'approved', 'dropped'] as const).map((value) => ({
              value,
              label: changeStates[value],
            })),
          },
        }}
        rows={({ changes }) => changes}
        rowKey={({ id }) => id}
        columns={[...columns, assignedColumn<StaffContentChange>(work, ({ state }) => state === 'in_review')]}
        href={({ name }) => itemHref(name)}
      />
    </Page>
  );
}
