import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import type { Output } from '../api/index.ts';
import { type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { documentTitles, documentWords } from './document-words.ts';

const { columns: heads } = documentWords;

type Listed = Output<'listConfigDocuments'>[number];

const columns: readonly ListColumn<Listed>[] = [
  { key: 'name', head: heads.name, cell: ({ name }) => documentTitles[name] },
  {
    key: 'purpose',
    head: heads.purpose,
    cell: ({ purpose }) => <span className="whitespace-normal text-text-soft">{purpose}</span>,
  },
  { key: 'state', head: heads.state, cell: ({ is_changed }) => <ChangedState isChanged={is_changed} /> },
  {
    key: 'written',
    head: heads.written,
    cell: ({ published }) =>
      published
        ? `${showTime(published.written_at)}, ${published.written_by} (${published.version})`
        : documentWords.never,
    from: 'lg',
  },
  { key: 'waiting', head: heads.waiting, align: 'right', cell: ({ waiting }) => waiting || '', from: 'md' },
];
const byTitle = (one: Listed, other: Listed) =>
  documentTitles[one.name].localeCompare(documentTitles[other.name], 'en');

export function ConfigDocumentsPage(): ReactNode {
  return (
    <Page title={documentWords.title}>
      <ContentTabs current="documents" />
      <p className="max-w-prose text-text-soft">{documentWords.intro}</p>
      <ResourceList
        call="listConfigDocuments"
        caption={documentWords.title}
        empty={documentWords.noVersions}
        rows={(documents) => documents.toSorted(byTitle)}
        rowKey={({ name }) => name}
        columns={columns}
        href={({ name }) => `/content/documents/${name}`}
      />
    </Page>
  );
}

export function ChangedState({ isChanged }: { isChanged: boolean }): ReactNode {
  return isChanged ? <Badge tone="info">{documentWords.changed}</Badge> : <Badge>{documentWords.usual}</Badge>;
}
