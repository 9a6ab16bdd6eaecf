import type { CampaignArm, StaffCampaignPage } from '@halley/contract';
import { Badge, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { DataTable, Loading, showTime } from '../console/index.ts';
import { campaignWords } from './words.ts';

const own = campaignWords.results;

const figure = (of: CampaignArm['opened']): ReactNode =>
  of === null ? (
    <span className="text-text-faint">{own.not}</span>
  ) : (
    <span className="whitespace-normal">
      <b>{of.players.toLocaleString('en')}</b> {own.share(of.share, of.low, of.high)}
    </span>
  );

const columns = [
  {
    key: 'arm',
    head: own.arm,
    cell: ({ name }: CampaignArm) => (name === 'control' ? own.control : campaignWords.form.arm(name)),
  },
  {
    key: 'assigned',
    head: own.assigned,
    align: 'right' as const,
    cell: ({ assigned }: CampaignArm) => assigned.toLocaleString('en'),
  },
  {
    key: 'delivered',
    head: own.delivered,
    align: 'right' as const,
    cell: ({ delivered }: CampaignArm) => delivered.toLocaleString('en'),
  },
  { key: 'opened', head: own.opened, cell: ({ opened }: CampaignArm) => figure(opened) },
  { key: 'clicked', head: own.clicked, cell: ({ clicked }: CampaignArm) => figure(clicked) },
  { key: 'deposited', head: own.deposited, cell: ({ deposited }: CampaignArm) => figure(deposited) },
  { key: 'played', head: own.played, cell: ({ played }: CampaignArm) => figure(played) },
  {
    key: 'effect',
    head: own.effect,
    cell: ({ effect }: CampaignArm) =>
      effect && (
        <span className="grid gap-1 whitespace-normal">
          <Badge tone={effect.verdict === 'more' ? 'win' : effect.verdict === 'fewer' ? 'danger' : 'neutral'}>
            {campaignWords.verdicts[effect.verdict]}
          </Badge>
          {effect.verdict !== 'too_few' && own.points(effect.points, effect.low, effect.high)}
        </span>
      ),
  },
];

/** What a campaign has brought about, with what can be said of it and what cannot. */
export function Results({ campaign }: { campaign: StaffCampaignPage }): ReactNode {
  const results = useRead('readCampaignResults', { params: { id: String(campaign.id) } });
  return (
    <Loading from={results}>
      {(found) => (
        <div className="grid gap-4">
          <Note tone={found.is_early ? 'warn' : 'info'}>
            {found.is_early ? own.early(found.planned_per_arm, found.measured) : own.whole}
          </Note>
          <DataTable
            caption={own.caption}
            empty={own.none}
            rows={found.arms}
            rowKey={({ name }) => name}
            columns={columns}
          />
          <ul aria-label={own.notReached} className="flex flex-wrap gap-2 text-13">
            {found.arms.flatMap(({ name, not_reached: not }) =>
              not.map(({ why, players }) => (
                <li key={`${name} ${why}`}>
                  <Badge>{`${name}: ${campaignWords.why(why)} ${players}`}</Badge>
                </li>
              )),
            )}
          </ul>
          <p className="max-w-3xl text-13 text-text-soft">
            {found.method} {own.counted(showTime(found.counted_at))}
          </p>
        </div>
      )}
    </Loading>
  );
}
