import type { StaffCollectionFile } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { type Action, Actions, action, asEdit, Back, DataTable, Loading, Page } from '../console/index.ts';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

const own = gamesWords.collections;

export function CollectionPage(): ReactNode {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const collection = useRead('readStaffCollection', { params: { id } });
  const file = collection.data;
  return (
    <Page
      title={file?.title ?? own.title}
      badge={<Badge>{id}</Badge>}
      actions={
        file && (
          <>
            <Actions actions={[edit(file)]} onDone={collection.reload} />
            <Actions actions={[remove(file)]} onDone={() => navigate('/games/collections')} />
          </>
        )
      }
    >
      <Back to="/games/collections">{own.back}</Back>
      <Loading from={collection}>{(found) => <Members collection={found} />}</Loading>
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

function edit({ id, title, revision, members }: StaffCollectionFile): Action {
  return action('saveCollection', {
    label: own.edit,
    title: own.editTitle(title),
    text: own.editText,
    ...asEdit,
    params: { id },
    start: { revision, title, games: members.map(({ identifier }) => identifier) },
    labels: { title: own.titleField, games: { label: own.games, hint: own.gamesHint, rows: 8 } },
    done: gamesWords.saved,
  });
}

function remove({ id, title, revision }: StaffCollectionFile): Action {
  return action('removeCollection', {
    label: own.remove,
    title: own.removeTitle(title),
    text: own.removeText,
    look: 'danger',
    params: { id },
    start: { revision },
    done: own.removed,
  });
}
