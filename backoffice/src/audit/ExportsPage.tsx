import type { StaffExport } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { AuditTabs } from './AuditTabs.tsx';

const own = words.exports;
const heads = own.columns;
const filtersOf = ({ filters }: StaffExport) =>
  Object.entries(filters)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ') || own.noFilters;

const columns: readonly ListColumn<StaffExport>[] = [
  { key: 'at', head: heads.at, cell: ({ at }) => showTime(at) },
  { key: 'who', head: heads.who, cell: ({ member }) => `${member.name} (${member.id})` },
  { key: 'list', head: heads.list, cell: ({ list }) => list },
  {
    key: 'filters',
    head: heads.filters,
    cell: (one) => <span className="whitespace-normal">{filtersOf(one)}</span>,
    from: 'md',
  },
  { key: 'rows', head: heads.rows, align: 'right', cell: ({ rows }) => rows.toLocaleString('en') },
  {
    key: 'personal',
    head: heads.personal,
    cell: ({ personal }) => (personal ? <Badge tone="warn">{own.personal}</Badge> : words.none),
  },
  { key: 'id', head: heads.id, cell: ({ id }) => <code className="text-xs">{id}</code>, from: 'lg' },
];

/** Files that left the back office: a copy that turns up elsewhere names one of these in its last line. */
export function ExportsPage(): ReactNode {
  return (
    <Page title={own.title}>
      <AuditTabs current="exports" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <ResourceList
        call="listStaffExports"
        caption={own.title}
        empty={own.none}
        rows={({ exports }) => exports}
        rowKey={({ id }) => id}
        columns={columns}
        filters={{ list: { label: own.list } }}
      />
    </Page>
  );
}
