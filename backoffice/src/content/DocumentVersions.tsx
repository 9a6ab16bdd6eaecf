import type { ConfigDocumentName, StaffConfigDocumentFile } from '@halley/contract';
import { Badge, type BadgeTone, Button, Dialog, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, useRead } from '../api/index.ts';
import { Loading, ReasonDialog, showTime, TableSection } from '../console/index.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { documentTitles, documentWords as own } from './document-words.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { contentWords } from './words.ts';

type Version = StaffConfigDocumentFile['versions'][number];
type Deed = 'look' | 'restore' | 'cancel' | 'preview';

const { versionColumns: heads } = own;
const tones: Partial<Record<Version['state'], BadgeTone>> = { published: 'win', scheduled: 'info', draft: 'warn' };

interface DocumentVersionsProps {
  file: StaffConfigDocumentFile;
  mayWrite: boolean;
  onDone: () => void;
}

export function DocumentVersions({ file, mayWrite, onDone }: DocumentVersionsProps): ReactNode {
  const [asking, setAsking] = useState<{ deed: Deed; version: Version }>();
  const close = () => setAsking(undefined);
  const button = (deed: Deed, version: Version, label: string, name: string) => (
    <Button size="small" look="outline" aria-label={name} onClick={() => setAsking({ deed, version })}>
      {label}
    </Button>
  );
  return (
    <>
      <TableSection
        title={own.versions}
        empty={own.noVersions}
        rows={file.versions}
        rowKey={({ version }) => String(version)}
        columns={[
          { key: 'version', head: heads.version, cell: ({ version }) => version },
          {
            key: 'state',
            head: heads.state,
            cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{own.states[state]}</Badge>,
          },
          {
            key: 'written',
            head: heads.written,
            cell: (one) => `${showTime(one.written_at)}, ${one.written_by}`,
            from: 'md',
          },
          { key: 'counts', head: heads.counts, cell: (one) => showTime(one.publish_at), from: 'lg' },
          {
            key: 'actions',
            head: heads.actions,
            cell: (one) => (
              <span className="flex flex-wrap gap-2 max-sm:justify-end">
                {button('look', one, own.look, own.lookAt(one.version))}
                {(one.state === 'draft' || one.state === 'scheduled') &&
                  button(
                    'preview',
                    one,
                    contentWords.preview,
                    contentWords.previewOf(documentTitles[file.name], one.version),
                  )}
                {mayWrite &&
                  (one.state === 'past' || one.state === 'cancelled') &&
                  button('restore', one, own.restore, own.restoreOf(one.version))}
                {mayWrite &&
                  (one.state === 'draft' || one.state === 'scheduled') &&
                  button('restore', one, own.publish, own.publishOf(one.version))}
                {mayWrite &&
                  one.state === 'scheduled' &&
                  button('cancel', one, own.callOff, own.callOffOf(one.version))}
              </span>
            ),
          },
        ]}
      />
      {asking?.deed === 'look' && <VersionDialog name={file.name} version={asking.version.version} onClosed={close} />}
      {asking?.deed === 'preview' && (
        <PreviewDialog name={`document:${file.name}`} version={asking.version.version} onClosed={close} />
      )}
      {asking?.deed === 'restore' && (
        <RestoreDialog
          file={file}
          version={asking.version.version}
          title={(asking.version.state === 'past' || asking.version.state === 'cancelled'
            ? own.restoreTitle
            : own.publishTitle)(asking.version.version)}
          text={own.restoreText}
          onClosed={close}
          onDone={onDone}
        />
      )}
      {asking?.deed === 'cancel' && (
        <ReasonDialog
          title={own.callOffTitle(asking.version.version)}
          text={own.callOffText}
          label={own.callOff}
          onClosed={close}
          onConfirm={async (reason) => {
            const body = { reason, version: asking.version.version };
            await call('cancelConfigDocument', { params: { name: file.name }, body });
            toasts.show({ title: own.calledOff, tone: 'win' });
            onDone();
          }}
        />
      )}
    </>
  );
}

interface RestoreDialogProps {
  file: StaffConfigDocumentFile;
  /** 0: what is usual. */
  version: number;
  title: string;
  text: string;
  onClosed: () => void;
  onDone: () => void;
}

export function RestoreDialog({ file, version, title, text, onClosed, onDone }: RestoreDialogProps): ReactNode {
  return (
    <ReasonDialog
      title={title}
      text={text}
      onClosed={onClosed}
      label={title.replace(/\?$/, '')}
      look="primary"
      onConfirm={async (reason) => {
        const body = { reason, seen: file.newest, version };
        await call('restoreConfigDocument', { params: { name: file.name }, body });
        toasts.show({ title: own.saved, tone: 'win' });
        onDone();
      }}
    />
  );
}

function VersionDialog({
  name,
  version,
  onClosed,
}: {
  name: ConfigDocumentName;
  version: number;
  onClosed: () => void;
}): ReactNode {
  const loaded = useRead('readConfigDocumentVersion', { params: { name, version: String(version) } });
  return (
    <Dialog title={own.versionTitle(version)} description={documentTitles[name]} onClosed={onClosed}>
      <Loading from={loaded}>
        {({ content, differences }) => (
          <div className="grid min-w-0 gap-4">
            <h3 className="title-card">{own.differences}</h3>
            <DifferenceList differences={differences} />
            <details>
              <summary className="min-h-11 cursor-pointer py-3 text-13 font-semibold">{own.wholeContent}</summary>
              <pre className="max-h-80 overflow-auto rounded-md bg-surface-2 p-3 text-xs">
                {JSON.stringify(content, null, 2)}
              </pre>
            </details>
          </div>
        )}
      </Loading>
    </Dialog>
  );
}
