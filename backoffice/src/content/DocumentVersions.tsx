import type { ConfigDocumentName, StaffConfigDocumentFile } from '@halley/contract';
import { Badge, type BadgeTone, Dialog, type TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { type Action, action, actionColumn, actionWith, Loading, showTime, TableSection } from '../console/index.ts';
import { documentTitles, documentWords as own } from './document-words.ts';
import { preview } from './PreviewDialog.tsx';
import { VersionDifferences } from './VersionDifferences.tsx';

type Version = StaffConfigDocumentFile['versions'][number];

const { versionColumns: heads } = own;
const tones: Partial<Record<Version['state'], BadgeTone>> = { published: 'win', scheduled: 'info', draft: 'warn' };

const columns: readonly TableColumn<Version>[] = [
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
];

interface DocumentVersionsProps {
  file: StaffConfigDocumentFile;
  onDone: () => void;
}

export function DocumentVersions({ file, onDone }: DocumentVersionsProps): ReactNode {
  return <VersionTable versions={file.versions} actions={(one) => actionsOn(file, one)} onDone={onDone} />;
}

interface VersionTableProps<One extends Version> {
  versions: readonly One[];
  actions: (one: One) => readonly (Action | false)[];
  onDone: () => void;
}

/** Of everything that is written. */
export function VersionTable<One extends Version>({ versions, actions, onDone }: VersionTableProps<One>): ReactNode {
  return (
    <TableSection
      title={own.versions}
      empty={own.noVersions}
      rows={versions}
      rowKey={({ version }) => String(version)}
      columns={[...columns, actionColumn<One>(actions, onDone)]}
    />
  );
}

function actionsOn(file: StaffConfigDocumentFile, { version, state }: Version): (Action | false)[] {
  const isWaiting = state === 'draft' || state === 'scheduled';
  return [
    actionWith('readConfigDocumentVersion', {
      label: own.look,
      name: own.lookAt(version),
      look: 'outline',
      dialog: ({ onClosed }) => <VersionDialog name={file.name} version={version} onClosed={onClosed} />,
    }),
    isWaiting && preview({ name: `document:${file.name}`, title: documentTitles[file.name], version }),
    (state === 'past' || state === 'cancelled') &&
      restore(file, version, { label: own.restore, name: own.restoreOf(version), title: own.restoreTitle(version) }),
    isWaiting &&
      restore(file, version, { label: own.publish, name: own.publishOf(version), title: own.publishTitle(version) }),
    state === 'scheduled' &&
      action('cancelConfigDocument', {
        label: own.callOff,
        name: own.callOffOf(version),
        title: own.callOffTitle(version),
        text: own.callOffText,
        look: 'outline',
        params: { name: file.name },
        start: { version },
        done: own.calledOff,
      }),
  ];
}

/** Lets a version count; 0: what is usual. */
export function restore(
  file: StaffConfigDocumentFile,
  version: number,
  { title, ...said }: { label: string; title: string; name?: string; text?: string },
): Action {
  return action('restoreConfigDocument', {
    text: own.restoreText,
    ...said,
    title,
    submit: title.replace(/\?$/, ''),
    look: 'outline',
    params: { name: file.name },
    start: { seen: file.newest, version },
    done: own.saved,
  });
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
      <Loading from={loaded}>{(read) => <VersionDifferences {...read} />}</Loading>
    </Dialog>
  );
}
