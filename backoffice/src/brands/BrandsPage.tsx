import type { StaffBrand } from '@halley/contract';
import { Badge, buttonClass } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { brandWords as own } from './words.ts';

const tones = { live: 'win', changed: 'win', draft: 'neutral', asked: 'warn' } as const;

export function BrandState({ state }: Pick<StaffBrand, 'state'>): ReactNode {
  return <Badge tone={tones[state]}>{own.states[state]}</Badge>;
}

const columns: readonly ListColumn<StaffBrand>[] = [
  { key: 'name', head: own.heads.name, cell: ({ name }) => name },
  {
    key: 'state',
    head: own.heads.state,
    cell: ({ state }) => <BrandState state={state} />,
    text: ({ state }) => state,
  },
  {
    key: 'hosts',
    head: own.heads.hosts,
    cell: ({ hosts, is_first: isFirst }) => (isFirst && hosts.length === 0 ? own.allOthers : hosts.join(', ')),
  },
  {
    key: 'changed',
    head: own.heads.changed,
    from: 'lg',
    cell: ({ changed_by: by, changed_at: at }) => (by && at ? `${by}, ${showTime(at)}` : ''),
  },
];

export function BrandsPage(): ReactNode {
  return (
    <Page
      title={own.title}
      actions={
        <Link to="/brands/new" className={buttonClass({ look: 'primary', size: 'small' })}>
          {own.add}
        </Link>
      }
    >
      <p className="max-w-[70ch] text-text-soft">{own.intro}</p>
      <ResourceList
        call="listBrands"
        caption={own.title}
        empty={own.none}
        rows={(brands) => brands}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/brands/${id}`}
      />
    </Page>
  );
}
