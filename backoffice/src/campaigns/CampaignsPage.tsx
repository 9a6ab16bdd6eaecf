import type { CampaignKind, StaffCampaign } from '@halley/contract';
import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { assignedColumn, type ListColumn, Page, ResourceList, useQueueWork } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { CampaignBadge, CampaignTabs } from './CampaignTabs.tsx';
import { campaignActions } from './campaign-actions.ts';
import { campaignWords as own } from './words.ts';

const heads = own.columns;
const day = (iso: string) => iso.slice(0, 10);

const columnsOf = (kind: CampaignKind): readonly ListColumn<StaffCampaign>[] => [
  { key: 'name', head: heads.name, cell: ({ name }) => name },
  {
    key: 'state',
    head: heads.state,
    cell: ({ state, is_own: isOwn }) => (
      <span className="whitespace-normal">
        <CampaignBadge state={state} />{' '}
        {state === 'waiting' && isOwn && <span className="text-text-faint">{own.own}</span>}
      </span>
    ),
  },
  {
    key: 'how',
    head: kind === 'campaign' ? heads.channel : heads.event,
    cell: ({ rule }) => (rule.kind === 'campaign' ? own.channels[rule.channel] : own.events[rule.event]),
    from: 'md',
  },
  {
    key: 'span',
    head: heads.span,
    cell: ({ rule }) => `${day(rule.starts_at)} – ${day(rule.ends_at)}`,
    from: 'lg',
  },
  {
    key: 'reached',
    head: kind === 'campaign' ? heads.assigned : heads.entered,
    align: 'right',
    cell: ({ assigned }) => assigned.toLocaleString('en'),
    from: 'md',
  },
  { key: 'sent', head: heads.sent, align: 'right', cell: ({ sent }) => sent.toLocaleString('en') },
  { key: 'by', head: heads.by, cell: ({ made_by: by }) => by, from: 'lg' },
];

function List({ kind }: { kind: CampaignKind }): ReactNode {
  const { may } = useStaff();
  const work = useQueueWork('campaign_approvals');
  const tab = kind === 'campaign' ? 'campaigns' : 'journeys';
  const { caption, empty, create } = own.list[tab];
  return (
    <Page
      title={own.title}
      actions={
        may('campaigns.manage') && (
          <Button asChild look="primary" size="small" icon="plus">
            <Link to={kind === 'campaign' ? '/campaigns/new' : '/campaigns/journeys/new'}>{create}</Link>
          </Button>
        )
      }
    >
      <CampaignTabs current={tab} />
      <ResourceList
        call="listCampaigns"
        caption={caption}
        empty={empty}
        given={{ kind }}
        rows={({ campaigns }) => campaigns}
        rowKey={({ id }) => id}
        columns={[...columnsOf(kind), assignedColumn<StaffCampaign>(work, ({ state }) => state === 'waiting')]}
        href={({ id }) => `/campaigns/${id}`}
        actions={campaignActions}
      />
    </Page>
  );
}

export const CampaignsPage = (): ReactNode => <List kind="campaign" />;
export const JourneysPage = (): ReactNode => <List kind="journey" />;
