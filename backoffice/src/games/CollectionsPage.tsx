import type { StaffCollection } from '@halley/contract';
import { Button, IconButton, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call, useRead } from '../api/index.ts';
import { DataTable, Loading, linkClass, Page, ReasonDialog, TextField } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { gamesWords } from './words.ts';

const own = gamesWords.collections;

export function CollectionsPage(): ReactNode {
  const collections = useRead('listStaffCollections');
  const { may } = useStaff();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title={own.title}
      actions={
        may('games.manage') && (
          <Button size="small" look="primary" icon="plus" onClick={() => setAdding(true)}>
            {own.add}
          </Button>
        )
      }
    >
      <CatalogueTabs current="collections" />
      <Loading from={collections}>
        {(list) => <Ordered key={list.map(({ id }) => id).join()} collections={list} onDone={collections.reload} />}
      </Loading>
      {isAdding && <AddDialog onClosed={() => setAdding(false)} />}
    </Page>
  );
}

/** The order is moved here first and saved as a whole. */
function Ordered({ collections, onDone }: { collections: StaffCollection[]; onDone: () => void }): ReactNode {
  const { may } = useStaff();
  const seen = collections.map(({ id }) => id);
  const [order, setOrder] = useState(seen);
  const [isSaving, setSaving] = useState(false);
  const rows = order.flatMap((id) => collections.find((one) => one.id === id) ?? []);
  const move = (id: string, by: -1 | 1) => {
    const from = order.indexOf(id);
    const next = order.toSpliced(from, 1);
    setOrder(next.toSpliced(from + by, 0, id));
  };
  const isMoved = order.join() !== seen.join();
  return (
    <div className="grid gap-4">
      <DataTable
        caption={own.title}
        empty={own.none}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            head: own.columns.title,
            cell: ({ id, title }) => (
              <Link to={`/games/collections/${id}`} className={linkClass}>
                {title}
              </Link>
            ),
          },
          { key: 'id', head: own.columns.id, cell: ({ id }) => <code>{id}</code> },
          { key: 'country', head: own.columns.country, cell: ({ country }) => country ?? own.everywhere, from: 'md' },
          { key: 'games', head: own.columns.games, align: 'right', cell: ({ games }) => games },
          {
            key: 'order',
            head: own.columns.order,
            align: 'right',
            cell: ({ id, title }) =>
              may('games.manage') && (
                <span className="inline-flex gap-1">
                  <IconButton
                    icon="arrow-up"
                    size="small"
                    label={own.up(title)}
                    disabled={order[0] === id}
                    onClick={() => move(id, -1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    size="small"
                    label={own.down(title)}
                    disabled={order.at(-1) === id}
                    onClick={() => move(id, 1)}
                  />
                </span>
              ),
          },
        ]}
      />
      {isMoved && (
        <div>
          <Button look="primary" onClick={() => setSaving(true)}>
            {own.saveOrder}
          </Button>
        </div>
      )}
      {isSaving && (
        <ReasonDialog
          title={own.orderTitle}
          text={own.orderText}
          label={words.save}
          look="primary"
          onClosed={() => setSaving(false)}
          onConfirm={async (reason) => {
            await call('orderCollections', { body: { reason, seen, wanted: order } });
            toasts.show({ title: gamesWords.saved, tone: 'win' });
            onDone();
          }}
        />
      )}
    </div>
  );
}

function AddDialog({ onClosed }: { onClosed: () => void }): ReactNode {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  return (
    <ReasonDialog
      title={own.addTitle}
      text={own.addText}
      label={own.add}
      look="primary"
      onClosed={onClosed}
      onConfirm={async (reason) => {
        await call('saveCollection', { params: { id: name }, body: { reason, revision: null, title, games: [] } });
        await navigate(`/games/collections/${name}`);
      }}
    >
      <TextField
        label={own.name}
        hint={own.nameHint}
        name="name"
        pattern="[a-z0-9][a-z0-9_\-]{0,60}(:[a-z]{2})?"
        value={name}
        onText={setName}
      />
      <TextField label={own.titleField} name="title" value={title} onText={setTitle} />
    </ReasonDialog>
  );
}
