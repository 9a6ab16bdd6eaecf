import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../api/index.ts';
import { DataTable, Loading, linkClass, Page, showTime } from '../console/index.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { documentTitles, documentWords } from './document-words.ts';

const { columns: heads } = documentWords;

export function ConfigDocumentsPage(): ReactNode {
  const documents = useRead('listConfigDocuments');
  return (
    <Page title={documentWords.title}>
      <ContentTabs current="documents" />
      <p className="max-w-prose text-text-soft">{documentWords.intro}</p>
      <Loading from={documents}>
        {(rows) => (
          <DataTable
            caption={documentWords.title}
            empty={documentWords.noVersions}
            rows={rows.toSorted((one, other) =>
              documentTitles[one.name].localeCompare(documentTitles[other.name], 'en'),
            )}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'name',
                head: heads.name,
                cell: ({ name }) => (
                  <Link to={`/content/documents/${name}`} className={linkClass}>
                    {documentTitles[name]}
                  </Link>
                ),
              },
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
            ]}
          />
        )}
      </Loading>
    </Page>
  );
}

export function ChangedState({ isChanged }: { isChanged: boolean }): ReactNode {
  return isChanged ? <Badge tone="info">{documentWords.changed}</Badge> : <Badge>{documentWords.usual}</Badge>;
}
