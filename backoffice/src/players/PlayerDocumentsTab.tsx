import type { PlayerDocument } from '@halley/contract';
import { Badge, type BadgeTone, type TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { DataTable, Loading, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { accountWords } from './account-words.ts';

const heads = words.player.documentColumns;
const tones: Record<PlayerDocument['status'], BadgeTone> = { pending: 'warn', approved: 'win', not_approved: 'danger' };

const columns: readonly TableColumn<PlayerDocument>[] = [
  { key: 'at', head: heads.at, cell: (document) => showTime(document.created_at) },
  { key: 'type', head: heads.type, cell: (document) => words.documents.types[document.document_type] },
  { key: 'file', head: heads.file, cell: (document) => document.file_name, from: 'md' },
  {
    key: 'state',
    head: heads.state,
    cell: ({ status, asked_for: wanted }) =>
      wanted ? (
        <Badge tone="warn">{words.documents.anotherAsked}</Badge>
      ) : (
        <Badge tone={tones[status]}>{words.documents.statuses[status]}</Badge>
      ),
  },
  { key: 'reason', head: heads.reason, cell: (document) => <Answer document={document} />, from: 'lg' },
];

/** What the player was told, and what was asked for instead. */
function Answer({ document }: { document: PlayerDocument }): ReactNode {
  const { status, reason, asked_for: type } = document;
  if (reason === null) return status === 'pending' ? words.documents.notAnswered : words.none;
  return (
    <span className="grid gap-0.5 whitespace-normal wrap-anywhere">
      {reason}
      {type && <span className="text-text-soft">{words.documents.askedFor(words.documents.types[type])}</span>}
    </span>
  );
}

export function PlayerDocumentsTab({ id }: { id: string }): ReactNode {
  const documents = useRead('listPlayerDocuments', { params: { id } });
  const asked = useRead('listAskedOfPlayer', { params: { id } });
  return (
    <Loading from={documents}>
      {(list) => (
        <>
          {(asked.data?.length ?? 0) > 0 && (
            <ul className="mb-3 grid gap-1 text-13" aria-label={accountWords.awaited}>
              {asked.data?.map(({ id: key, document_type: type, reason, asked_at }) => (
                <li key={key} className="wrap-anywhere">
                  <Badge tone="warn">{accountWords.awaited}</Badge> {words.documents.types[type]}: {reason} ·{' '}
                  {showTime(asked_at)}
                </li>
              ))}
            </ul>
          )}
          <DataTable
            caption={words.player.tabs.documents}
            empty={words.player.noDocuments}
            rows={list}
            rowKey={(document) => document.id}
            columns={columns}
          />
        </>
      )}
    </Loading>
  );
}
