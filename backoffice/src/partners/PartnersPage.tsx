import type { StaffPartner } from '@halley/contract';
import { Badge, Money } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Actions, type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { PartnerTabs } from './PartnerTabs.tsx';
import { addPartner } from './partner-actions.ts';
import { partnerWords as own } from './words.ts';

const { list: heads } = own;
const tones = { active: 'win', paused: 'warn', closed: 'neutral' } as const;

export function PartnerState({ state }: Pick<StaffPartner, 'state'>): ReactNode {
  return <Badge tone={tones[state]}>{own.states[state]}</Badge>;
}

const columns: readonly ListColumn<StaffPartner>[] = [
  { key: 'name', head: heads.name, cell: ({ name }) => name },
  { key: 'state', head: heads.state, cell: ({ state }) => <PartnerState state={state} />, text: ({ state }) => state },
  { key: 'players', head: heads.players, align: 'right', cell: ({ players }) => players.toLocaleString('en') },
  {
    key: 'deposits',
    head: heads.deposits,
    align: 'right',
    cell: ({ first_deposits }) => first_deposits.toLocaleString('en'),
  },
  {
    key: 'owed',
    head: heads.owed,
    align: 'right',
    cell: ({ owed_cents, currency }) => <Money cents={owed_cents} currency={currency} locale="en" />,
    text: ({ owed_cents, currency }) => `${owed_cents} ${currency}`,
  },
  { key: 'since', head: heads.since, cell: ({ created_at }) => showTime(created_at), from: 'lg' },
];

export function PartnersPage(): ReactNode {
  const [version, setVersion] = useState(0);
  return (
    <Page
      title={own.title}
      actions={<Actions actions={[addPartner()]} onDone={() => setVersion((before) => before + 1)} />}
    >
      <PartnerTabs current="partners" />
      <ResourceList
        call="listPartners"
        caption={heads.caption}
        empty={heads.none}
        rows={({ partners }) => partners}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/affiliates/${id}`}
        filters={{
          name: { label: heads.name, wide: true },
          state: {
            label: heads.state,
            options: Object.entries(own.states).map(([value, label]) => ({ value, label })),
          },
        }}
        csv="partners"
        version={version}
      />
    </Page>
  );
}
