import type { StaffProvider } from '@halley/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Actions, type ListColumn, Page, ResourceList } from '../console/index.ts';
import { OpenState } from '../games/index.ts';
import { words } from '../words/index.ts';
import { addProvider } from './provider-actions.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { providerWords } from './words.ts';

const { columns: heads } = providerWords;

const columns: readonly ListColumn<StaffProvider>[] = [
  { key: 'title', head: heads.title, cell: ({ title }) => title },
  { key: 'keys', head: heads.keys, cell: ({ keys }) => keys.map(({ id }) => id).join(', ') || words.none },
  { key: 'rate', head: heads.rate, align: 'right', cell: (one) => one.calls_per_second, from: 'lg' },
  { key: 'calls', head: heads.calls, align: 'right', cell: ({ calls }) => calls },
  { key: 'refused', head: heads.refused, align: 'right', cell: (one) => one.refused_calls },
  { key: 'rounds', head: heads.rounds, align: 'right', cell: (one) => one.open_rounds },
  { key: 'state', head: heads.state, cell: ({ state }) => <OpenState state={state} /> },
];

export function ProvidersPage(): ReactNode {
  const navigate = useNavigate();
  const [added, setAdded] = useState<{ id: string; secret: string }>();
  return (
    <Page title={providerWords.title} actions={<Actions actions={[addProvider(setAdded)]} onDone={() => undefined} />}>
      <ResourceList
        call="listStaffProviders"
        caption={providerWords.title}
        empty={providerWords.none}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/providers/${id}`}
        version={added}
      />
      {added && <SecretDialog {...added} onClosed={() => navigate(`/providers/${added.id}`)} />}
    </Page>
  );
}
