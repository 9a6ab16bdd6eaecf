import type { PlayerDocument } from '@halley/contract';
import { openRequests } from '@halley/contract/asked-documents';
import { Badge, Button, Card, Dialog, EmptyState, Icon, IconButton, Note } from '@halley/ui';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { momentText, useSay, useSpeech } from '../i18n/index.ts';
import { callApi } from '../query/index.ts';
import { errorText } from './error-text.ts';
import { statusStates, stepBadges, typeIcons, typeNames } from './words.ts';

interface DocumentListProps {
  /** Newest first. */
  documents: readonly PlayerDocument[];
  onChanged: (documents: PlayerDocument[]) => void;
}

export function DocumentList({ documents, onChanged }: DocumentListProps) {
  const say = useSay();
  const asked = new Set(openRequests(documents).map(({ id }) => id));
  const [leaving, setLeaving] = useState<PlayerDocument>();
  return (
    <Card className="grid content-start gap-4">
      <h2 className="title-card">{say('verification.list.title')}</h2>
      {documents.length === 0 ? (
        <EmptyState
          picture="no-documents"
          title={say('verification.list.emptyTitle')}
          text={say('verification.list.emptyText')}
          className="py-4"
        />
      ) : (
        <ul className="grid divide-y divide-line">
          {documents.map((document) => (
            <Line
              key={document.id}
              document={document}
              onDelete={
                document.status === 'approved' || asked.has(document.id) ? undefined : () => setLeaving(document)
              }
            />
          ))}
        </ul>
      )}
      {leaving && (
        <DeleteDialog
          document={leaving}
          onClosed={() => setLeaving(undefined)}
          onDeleted={() => onChanged(documents.filter(({ id }) => id !== leaving.id))}
        />
      )}
    </Card>
  );
}

function Line({ document, onDelete }: { document: PlayerDocument; onDelete: (() => void) | undefined }) {
  const { say, tag } = useSpeech();
  const badge = stepBadges[statusStates[document.status]];
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name={typeIcons[document.document_type]} className="mt-0.5 text-text-faint" />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-bold">{say(typeNames[document.document_type])}</span>
            <Badge tone={badge.tone}>{say(badge.label)}</Badge>
          </p>
          <p className="truncate text-13 text-text-soft" title={document.file_name}>
            {document.file_name}
          </p>
          {document.description && <p className="text-13 wrap-anywhere text-text-soft">{document.description}</p>}
          <p className="text-xs text-text-faint">
            {say('verification.list.sent')}{' '}
            <time dateTime={document.created_at} suppressHydrationWarning>
              {momentText(tag, document.created_at)}
            </time>
          </p>
        </div>
        {onDelete && (
          <IconButton
            icon="trash"
            label={say('verification.list.delete', { file: document.file_name })}
            className="-mt-2 -mr-2"
            onClick={onDelete}
          />
        )}
      </div>
      {document.reason && (
        <Note tone="warn" className="wrap-anywhere">
          {document.reason}
        </Note>
      )}
    </li>
  );
}

interface DeleteDialogProps {
  document: PlayerDocument;
  onClosed: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ document, onClosed, onDeleted }: DeleteDialogProps) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await callApi('deleteDocument', { params: { id: String(document.id) } });
      onDeleted();
      toasts.show({ tone: 'info', title: say('verification.deleted') });
    } catch (error) {
      toasts.show({ tone: 'danger', title: say(errorText(error)) });
    } finally {
      onClosed();
    }
  };
  return (
    <Dialog
      title={say('verification.delete.title')}
      description={say('verification.delete.text', { file: document.file_name })}
      onClosed={onClosed}
    >
      <div className="flex flex-wrap gap-3">
        <Button look="danger" loading={isBusy} onClick={() => void remove()}>
          {say('verification.delete.yes')}
        </Button>
        <Button onClick={onClosed} data-autofocus="">
          {say('verification.delete.no')}
        </Button>
      </div>
    </Dialog>
  );
}
