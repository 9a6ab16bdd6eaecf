import type { StaffClubMember } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { type ListColumn, mayCall, Page, ResourceList, showTime } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { VipTabs } from '../VipTabs.tsx';
import { vipWords } from '../words.ts';
import { clubActions } from './club-actions.ts';

const { club: own } = vipWords;
const heads = own.columns;
const tones: Readonly<Record<StaffClubMember['proposal'], BadgeTone>> = {
  up: 'win',
  stay: 'neutral',
  notice: 'warn',
  down: 'warn',
};

const sum = (done: number, wanted: number, currency: string) =>
  own.of(formatMoney(done, { currency, locale: 'en' }), formatMoney(wanted, { currency, locale: 'en' }));

function signsOf({ signs }: StaffClubMember): string[] {
  const { kept_from_gifts: kept, limits, reality_check_minutes: minutes, night_percent: night } = signs;
  return [
    ...(kept ? [vipWords.kept[kept]] : []),
    ...(limits > 0 ? [own.limits(limits)] : []),
    ...(minutes === null ? [] : [own.reminders(minutes)]),
    ...(night === null || night === 0 ? [] : [own.night(night)]),
  ];
}

const columns: readonly ListColumn<StaffClubMember>[] = [
  { key: 'player', head: heads.player, cell: ({ player_id: id, nickname }) => own.player(id, nickname) },
  { key: 'status', head: heads.status, cell: ({ status }) => vipWords.statuses[status] },
  {
    key: 'deposits',
    head: heads.deposits,
    align: 'right',
    cell: (one) => sum(one.deposit_cents, one.deposit_threshold_cents, one.currency),
    from: 'md',
  },
  {
    key: 'bets',
    head: heads.bets,
    align: 'right',
    cell: (one) => sum(one.bet_cents, one.bet_threshold_cents, one.currency),
    from: 'md',
  },
  {
    key: 'proposal',
    head: heads.proposal,
    cell: ({ proposal, notice }) => (
      <span className="whitespace-normal">
        <Badge tone={tones[proposal]}>{vipWords.proposals[proposal]}</Badge>{' '}
        {notice && <span className="text-text-faint">{own.told(showTime(notice.at), notice.by)}</span>}
      </span>
    ),
    text: ({ proposal }) => vipWords.proposals[proposal],
  },
  {
    key: 'signs',
    head: heads.signs,
    cell: (member) => (
      <span className="whitespace-normal">
        {member.signs.at_risk && <Badge tone="danger">{own.atRisk}</Badge>}{' '}
        {signsOf(member).join(', ') || (member.signs.at_risk ? null : own.noSigns)}
      </span>
    ),
    text: (member) => [...(member.signs.at_risk ? [own.atRisk] : []), ...signsOf(member)].join(', '),
  },
];

/** The quarterly list: sums against those of the currency, what they speak for, and what protects. */
export function ClubPage(): ReactNode {
  const { may } = useStaff();
  if (!mayCall(may, 'listClubMembers')) return <Navigate to="/vip/adventures" replace />;
  return (
    <Page title={vipWords.title}>
      <VipTabs current="club" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <ResourceList
        call="listClubMembers"
        caption={own.caption}
        empty={own.none}
        rows={(members) => members}
        rowKey={({ player_id: id }) => id}
        columns={columns}
        href={({ player_id: id }) => `/players/${id}`}
        filters={{
          quarter: {
            label: own.quarter,
            options: Object.entries(own.quarters).map(([value, label]) => ({ value, label })),
          },
        }}
        actions={clubActions}
        csv="vip-club"
      />
    </Page>
  );
}
