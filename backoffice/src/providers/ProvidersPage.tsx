import type { StaffProvider } from '@halley/contract';
import { Button, type TableColumn } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { OpenState } from '../games/OpenState.tsx';
import { linkClass } from '../shell/Back.tsx';
import { DataTable } from '../shell/DataTable.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { words } from '../words.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { providerWords } from './words.ts';

const { columns: heads } = providerWords;

const columns: readonly TableColumn<StaffProvider>[] = [
  {
    key: 'title',
    head: heads.title,
    cell: ({ id, title }) => (
      <Link to={`/providers/${id}`} className={linkClass}>
        {title}
      </Link>
    ),
  },
  { key: 'keys', head: heads.keys, cell: ({ keys }) => keys.map(({ id }) => id).join(', ') || words.none },
  { key: 'rate', head: heads.rate, align: 'right', cell: (one) => one.calls_per_second, from: 'lg' },
  { key: 'calls', head: heads.calls, align: 'right', cell: ({ calls }) => calls },
  { key: 'refused', head: heads.refused, align: 'right', cell: (one) => one.refused_calls },
  { key: 'rounds', head: heads.rounds, align: 'right', cell: (one) => one.open_rounds },
  { key: 'state', head: heads.state, cell: ({ state }) => <OpenState state={state} /> },
];

export function ProvidersPage(): ReactNode {
  const providers = useCall('listStaffProviders');
  const { may } = useStaff();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<{ id: string; secret: string }>();
  return (
    <Page
      title={providerWords.title}
      actions={
        may('providers.manage') && (
          <Button size="small" look="primary" icon="plus" onClick={() => setAdding(true)}>
            {providerWords.add}
          </Button>
        )
      }
    >
      <Loading from={providers}>
        {(list) => (
          <DataTable
            caption={providerWords.title}
            empty={providerWords.none}
            rows={list}
            rowKey={({ id }) => id}
            columns={columns}
          />
        )}
      </Loading>
      {isAdding && <ProviderDialog onClosed={() => setAdding(false)} onSecret={setAdded} onDone={providers.reload} />}
      {added && <SecretDialog {...added} onClosed={() => navigate(`/providers/${added.id}`)} />}
    </Page>
  );
}
