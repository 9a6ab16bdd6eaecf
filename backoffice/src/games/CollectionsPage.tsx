import type { StaffCollection } from '@halley/contract';
import type { NamedField } from '@halley/contract/call-forms';
import { IconButton } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Input, useRead } from '../api/index.ts';
import { type Action, Actions, action, DataTable, Loading, linkClass, Page } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { gamesWords } from './words.ts';

const own = gamesWords.collections;

export function CollectionsPage(): ReactNode {
  const collections = useRead('listStaffCollections');
  const navigate = useNavigate();
  const add = addCollection((id) => navigate(`/games/collections/${id}`));
  return (
    <Page title={own.title} actions={<Actions actions={[add]} onDone={() => {}} />}>
      <CatalogueTabs current="collections" />
      <Loading from={collections}>
        {(list) => <Ordered key={list.map(({ id }) => id).join()} collections={list} onDone={collections.reload} />}
      </Loading>
    </Page>
  );
}

/** The order is moved here first and saved as a whole. */
function Ordered({ collections, onDone }: { collections: StaffCollection[]; onDone: () => void }): ReactNode {
  const { may } = useStaff();
  const seen = collections.map(({ id }) => id);
  const [order, setOrder] = useState(seen);
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
          <Actions actions={[saveOrder(seen, order)]} onDone={onDone} />
        </div>
      )}
    </div>
  );
}

function saveOrder(seen: string[], wanted: string[]): Action {
  return action('orderCollections', {
    label: own.saveOrder,
    title: own.orderTitle,
    text: own.orderText,
    submit: words.save,
    look: 'primary',
    start: { seen, wanted },
    done: gamesWords.saved,
  });
}

const named: NamedField = { kind: 'text', name: 'name', pattern: '^[a-z0-9][a-z0-9_-]{0,60}(:[a-z]{2})?$' };

function addCollection(onAdded: (id: string) => void): Action {
  return action('saveCollection', {
    label: own.add,
    title: own.addTitle,
    text: own.addText,
    look: 'primary',
    icon: 'plus',
    params: ({ name }) => ({ id: String(name) }),
    more: [named],
    start: { revision: null, games: [] },
    labels: { name: { label: own.name, hint: own.nameHint }, title: own.titleField },
    finish: ({ name, ...read }) => read as Input<'saveCollection'>['body'],
    onDone: ({ id }) => onAdded(id),
  });
}
