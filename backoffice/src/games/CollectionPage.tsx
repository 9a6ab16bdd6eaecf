import type { StaffCollectionFile } from '@halley/contract';
import { Badge, Button, TextArea, toasts } from '@halley/ui';
import { entriesOf } from '@halley/ui/form';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call, useRead } from '../api/index.ts';
import { Back, DataTable, Loading, Page, ReasonDialog, TextField } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

const own = gamesWords.collections;

export function CollectionPage(): ReactNode {
  const { id = '' } = useParams();
  const collection = useRead('readStaffCollection', { params: { id } });
  const { may } = useStaff();
  const [asking, setAsking] = useState<'edit' | 'remove'>();
  const close = () => setAsking(undefined);
  const file = collection.data;
  return (
    <Page
      title={file?.title ?? own.title}
      badge={<Badge>{id}</Badge>}
      actions={
        file &&
        may('games.manage') && (
          <>
            <Button size="small" look="outline" icon="settings" onClick={() => setAsking('edit')}>
              {own.edit}
            </Button>
            <Button size="small" look="danger" onClick={() => setAsking('remove')}>
              {own.remove}
            </Button>
          </>
        )
      }
    >
      <Back to="/games/collections">{own.back}</Back>
      <Loading from={collection}>{(found) => <Members collection={found} />}</Loading>
      {asking === 'edit' && file && <EditDialog collection={file} onClosed={close} onDone={collection.reload} />}
      {asking === 'remove' && file && <RemoveDialog collection={file} onClosed={close} />}
    </Page>
  );
}

function Members({ collection: { members, title } }: { collection: StaffCollectionFile }): ReactNode {
  const heads = own.memberColumns;
  return (
    <DataTable
      caption={title}
      empty={own.empty}
      rows={members.map((member, index) => ({ ...member, place: index + 1 }))}
      rowKey={({ identifier }) => identifier}
      columns={[
        { key: 'place', head: heads.place, align: 'right', cell: ({ place }) => place },
        { key: 'title', head: heads.title, cell: (member) => member.title },
        { key: 'identifier', head: heads.identifier, cell: ({ identifier }) => <code>{identifier}</code>, from: 'md' },
        { key: 'state', head: heads.state, cell: ({ open }) => <OpenState state={open ? 'open' : 'closed'} /> },
      ]}
    />
  );
}

function EditDialog({
  collection,
  onClosed,
  onDone,
}: {
  collection: StaffCollectionFile;
  onClosed: () => void;
  onDone: () => void;
}): ReactNode {
  const [title, setTitle] = useState(collection.title);
  const [games, setGames] = useState(collection.members.map(({ identifier }) => identifier).join('\n'));
  return (
    <ReasonDialog
      title={own.editTitle(collection.title)}
      text={own.editText}
      label={words.save}
      look="primary"
      onClosed={onClosed}
      onConfirm={async (reason) => {
        await call('saveCollection', {
          params: { id: collection.id },
          body: { reason, revision: collection.revision, title, games: entriesOf(games) },
        });
        toasts.show({ title: gamesWords.saved, tone: 'win' });
        onDone();
      }}
    >
      <TextField label={own.titleField} name="title" value={title} onText={setTitle} />
      <TextArea
        label={own.games}
        hint={own.gamesHint}
        name="games"
        rows={8}
        value={games}
        onChange={(event) => setGames(event.target.value)}
      />
    </ReasonDialog>
  );
}

function RemoveDialog({ collection, onClosed }: { collection: StaffCollectionFile; onClosed: () => void }): ReactNode {
  const navigate = useNavigate();
  return (
    <ReasonDialog
      title={own.removeTitle(collection.title)}
      text={own.removeText}
      label={own.remove}
      onClosed={onClosed}
      onConfirm={async (reason) => {
        const body = { reason, revision: collection.revision };
        await call('removeCollection', { params: { id: collection.id }, body });
        toasts.show({ title: own.removed, tone: 'win' });
        await navigate('/games/collections');
      }}
    />
  );
}
