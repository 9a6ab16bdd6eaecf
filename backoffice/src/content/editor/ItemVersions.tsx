import type { ContentItemFile } from '@halley/contract';
import { Button, Dialog, Note, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { call, inWords, useDeed, useRead } from '../../api/index.ts';
import { type Action, actionWith, Loading } from '../../console/index.ts';
import { VersionTable } from '../DocumentVersions.tsx';
import { preview } from '../PreviewDialog.tsx';
import { VersionDifferences } from '../VersionDifferences.tsx';
import { editorWords as own } from './editor-words.ts';

type Version = ContentItemFile['versions'][number];

interface ItemVersionsProps {
  file: ContentItemFile;
  onDone: () => void;
}

/** All it ever said. */
export function ItemVersions({ file, onDone }: ItemVersionsProps): ReactNode {
  return <VersionTable versions={file.versions} actions={(one) => actionsOn(file, one)} onDone={onDone} />;
}

function actionsOn(file: ContentItemFile, { version, state }: Version): (Action | false)[] {
  const isOpen = file.change?.version === version;
  const isStill = file.change?.state === 'in_review';
  return [
    actionWith('readContentItemVersion', {
      label: own.look,
      name: own.lookAt(version),
      look: 'outline',
      dialog: ({ onClosed }) => <VersionDialog name={file.name} version={version} onClosed={onClosed} />,
    }),
    (state === 'draft' || state === 'scheduled') && preview({ name: file.name, title: file.title, version }),
    !isOpen &&
      !isStill &&
      state !== 'published' &&
      state !== 'withdrawn' &&
      actionWith('restoreContentItem', {
        label: own.restore,
        name: own.restoreOf(version),
        look: 'outline',
        dialog: (props) => <RestoreDialog file={file} version={version} {...props} />,
      }),
  ];
}

function VersionDialog({ onClosed, ...asked }: { name: string; version: number; onClosed: () => void }): ReactNode {
  const loaded = useRead('readContentItemVersion', { query: { name: asked.name, version: String(asked.version) } });
  return (
    <Dialog title={own.versionTitle(asked.version)} description={asked.name} onClosed={onClosed}>
      <Loading from={loaded}>{(read) => <VersionDifferences {...read} />}</Loading>
    </Dialog>
  );
}

interface RestoreDialogProps extends ItemVersionsProps {
  version: number;
  onClosed: () => void;
}

/** A draft can be thrown away: nobody is asked why. */
function RestoreDialog({ file, version, onDone, onClosed }: RestoreDialogProps): ReactNode {
  const { busy, error, run } = useDeed();
  const restore = () =>
    run(async () => {
      await call('restoreContentItem', { body: { name: file.name, seen: file.newest, version } });
      toasts.show({ title: own.restored, tone: 'win' });
      onDone();
      onClosed();
    });
  return (
    <Dialog title={own.restoreOf(version)} description={own.restoreText} onClosed={onClosed}>
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <div className="flex justify-end">
        <Button look="primary" loading={busy} onClick={restore}>
          {own.restoreAsDraft}
        </Button>
      </div>
    </Dialog>
  );
}
