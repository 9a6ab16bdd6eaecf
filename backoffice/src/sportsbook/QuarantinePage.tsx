import type { StaffQuarantined } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  action,
  assignedColumn,
  type ListColumn,
  linkClass,
  Page,
  ResourceList,
  showTime,
  useQueueWork,
} from '../console/index.ts';
import { words } from '../words/index.ts';
import { SportsbookTabs } from './SportsbookTabs.tsx';
import { sportsbookWords as own } from './words.ts';

const { quarantineColumns: heads, quarantineFilter: filter } = own;

const columns: readonly ListColumn<StaffQuarantined>[] = [
  { key: 'at', head: heads.at, cell: ({ at }) => showTime(at) },
  { key: 'feed', head: heads.feed, cell: ({ producer }) => producer },
  {
    key: 'fixture',
    head: heads.fixture,
    cell: ({ fixture_id: id }) =>
      id === null ? (
        words.none
      ) : (
        <Link to={`/sportsbook/${id}`} className={linkClass}>
          {id}
        </Link>
      ),
  },
  { key: 'fault', head: heads.fault, cell: ({ fault }) => fault.replaceAll('_', ' ') },
  {
    key: 'message',
    head: heads.message,
    cell: ({ message }) => (
      <code className="line-clamp-3 max-w-96 text-xs whitespace-normal wrap-anywhere">{message}</code>
    ),
  },
  {
    key: 'state',
    head: heads.state,
    cell: ({ closed_at, closed_by }) => (
      <Badge tone={closed_at === null ? 'warn' : 'neutral'}>
        {closed_at === null ? own.notLooked : own.looked(closed_by ?? words.none)}
      </Badge>
    ),
  },
];

/** What feeds said that could not be believed. */
export function QuarantinePage(): ReactNode {
  const work = useQueueWork('quarantine');
  return (
    <Page title={own.tabs.quarantine}>
      <SportsbookTabs current="quarantine" />
      <ResourceList
        call="listQuarantine"
        caption={own.quarantine}
        empty={own.noQuarantine}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={[...columns, assignedColumn<StaffQuarantined>(work, ({ closed_at }) => closed_at === null)]}
        filters={{ open: { label: filter.label, any: filter.open, options: [{ value: 'false', label: filter.all }] } }}
        actions={({ id, closed_at }) => [
          closed_at === null &&
            action('closeQuarantined', { ...own.close, look: 'secondary', params: { id: String(id) } }),
        ]}
      />
    </Page>
  );
}
