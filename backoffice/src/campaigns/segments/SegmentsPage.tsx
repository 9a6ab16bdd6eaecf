import type { StaffSegment } from '@halley/contract';
import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListColumn, Page, ResourceList, showTime } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { CampaignTabs } from '../CampaignTabs.tsx';
import { campaignWords } from '../words.ts';

const own = campaignWords.segments;

export const countedText = ({ players, counted_at: at, is_counting: isCounting }: StaffSegment): string =>
  isCounting ? own.counting : players === null ? own.notCounted : showTime(at);

const columns: readonly ListColumn<StaffSegment>[] = [
  { key: 'name', head: own.fields.name, cell: ({ name }) => name },
  { key: 'players', head: own.players, align: 'right', cell: ({ players }) => players?.toLocaleString('en') ?? '–' },
  { key: 'counted', head: own.counted, cell: countedText, from: 'md' },
  { key: 'version', head: own.version, align: 'right', cell: ({ version }) => String(version), from: 'lg' },
  {
    key: 'changed',
    head: own.changed,
    cell: ({ changed_at: at, changed_by: by }) => `${showTime(at)}, ${by}`,
    from: 'lg',
  },
];

export function SegmentsPage(): ReactNode {
  const { may } = useStaff();
  const create = may('campaigns.manage') && (
    <Button asChild look="primary" size="small" icon="plus">
      <Link to="/campaigns/segments/new">{own.create}</Link>
    </Button>
  );
  return (
    <Page title={campaignWords.title} actions={create}>
      <CampaignTabs current="segments" />
      <ResourceList
        call="listSegments"
        caption={own.caption}
        empty={own.empty}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/campaigns/segments/${id}`}
      />
    </Page>
  );
}
