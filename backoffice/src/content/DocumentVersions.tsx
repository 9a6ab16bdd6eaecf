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

/** What the versions of everything that is written have in common. */
type Shown = Omit<Version, 'is_own'>;
const columnsWith = <One extends Shown>(note?: (one: One) => string | false): TableColumn<One>[] => [
  { key: 'version', head: heads.version, cell: ({ version }) => version },
  {
    key: 'state',
    head: heads.state,
    cell: (one) => (
      <>
        <Badge tone={tones[one.state] ?? 'neutral'}>{own.states[one.state]}</Badge>
        {note?.(one) && <span className="ml-2 text-xs text-text-faint">{note(one)}</span>}
      </>
    ),
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
  const mayNot = ({ version }: Shown) => {
    const one = file.versions.find((other) => other.version === version);
    return one !== undefined && isStillNew(one) && !mayLetCount(file, one);
  };
  return (
    <VersionTable
      versions={file.versions}
      note={(one) => mayNot(one) && own.waitsForSecond}
      actions={(one) => actionsOn(file, one)}
      onDone={onDone}
    />
  );
}

const isStillNew = ({ state }: Shown) => state === 'draft' || state === 'scheduled';
/** Where a second person is needed, nobody lets count what they wrote. */
const mayLetCount = (file: StaffConfigDocumentFile, { is_own: isOwn }: Version) => !file.needs_second || !isOwn;

interface VersionTableProps<One extends Shown> {
  versions: readonly One[];
  actions: (one: One) => readonly (Action | false)[];
  /** What is to be said beside the state of one. */
  note?: (one: One) => string | false;
  onDone: () => void;
}

/** Of everything that is written. */
export function VersionTable<One extends Shown>({
  versions,
  actions,
  note,
  onDone,
}: VersionTableProps<One>): ReactNode {
  return (
    <TableSection
      title={own.versions}
      empty={own.noVersions}
      rows={versions}
      rowKey={({ version }) => String(version)}
      columns={[...columnsWith(note), actionColumn<One>(actions, onDone)]}
    />
  );
}

function actionsOn(file: StaffConfigDocumentFile, one: Version): (Action | false)[] {
  const { version, state } = one;
  const isWaiting = isStillNew(one);
  const mayIt = mayLetCount(file, one);
  return [
    actionWith('readConfigDocumentVersion', {
      label: own.look,
      name: own.lookAt(version),
      look: 'outline',
      dialog: ({ onClosed }) => <VersionDialog name={file.name} version={version} onClosed={onClosed} />,
    }),
    isWaiting && preview({ name: `document:${file.name}`, title: documentTitles[file.name], version }),
    (state === 'past' || (state === 'cancelled' && mayIt)) &&
      restore(file, version, { label: own.restore, name: own.restoreOf(version), title: own.restoreTitle(version) }),
    isWaiting &&
      mayIt &&
      restore(file, version, {
        label: own.publish,
        name: own.publishOf(version),
        title: own.publishTitle(version),
        text: own.publishText,
        fields: ['publish'],
      }),
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
  {
    title,
    fields = [],
    ...said
  }: { label: string; title: string; name?: string; text?: string; fields?: ['publish'] | [] },
): Action {
  return action('restoreConfigDocument', {
    text: own.restoreText,
    ...said,
    title,
    submit: title.replace(/\?$/, ''),
    look: 'outline',
    params: { name: file.name },
    start: { seen: file.newest, version },
    fields,
    labels: { publish: { label: own.fromOrNow, as: 'moment' } },
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
