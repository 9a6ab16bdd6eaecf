import type { StaffContentItem } from '@halley/contract';
import type { ReactNode } from 'react';
import { type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { preview } from './PreviewDialog.tsx';
import { titleOf } from './title-of.ts';
import { contentWords } from './words.ts';

const { columns: heads } = contentWords;

type Waiting = StaffContentItem['waiting'][number] & { name: string };

const columns: readonly ListColumn<Waiting>[] = [
  { key: 'name', head: heads.name, cell: ({ name }) => <DraftName name={name} /> },
  { key: 'version', head: heads.version, align: 'right', cell: ({ version }) => version },
  {
    key: 'written',
    head: heads.written,
    cell: (version) => `${showTime(version.written_at)}, ${version.written_by}`,
    from: 'md',
  },
  {
    key: 'counts',
    head: heads.counts,
    cell: (version) => (version.publish_at === null ? contentWords.draft : showTime(version.publish_at)),
  },
];

/** What is written and not yet seen, and a way to look at it where it will stand. */
export function ContentPage(): ReactNode {
  return (
    <Page title={contentWords.title}>
      <ContentTabs current="drafts" />
      <p className="max-w-prose text-text-soft">{contentWords.intro}</p>
      <ResourceList
        call="listStaffContent"
        caption={contentWords.title}
        empty={contentWords.none}
        rows={(items) => items.flatMap(({ name, waiting }) => waiting.map((version) => ({ ...version, name })))}
        rowKey={({ name, version }) => `${name}@${version}`}
        columns={columns}
        actions={({ name, version }) => [preview({ name, title: titleOf(name), version })]}
      />
    </Page>
  );
}

/** What it is called; programs and files know it by its other name. */
function DraftName({ name }: { name: string }): ReactNode {
  const title = titleOf(name);
  return (
    <span className="inline-grid">
      <b className="wrap-anywhere">{title}</b>
      {title !== name && <span className="text-xs wrap-anywhere text-text-faint">{name}</span>}
    </span>
  );
}
