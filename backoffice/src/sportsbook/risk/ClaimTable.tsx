import type { StaffClaim } from '@halley/contract';
import { Badge, type BadgeTone, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AssignedTo, actionColumn, DataTable, linkClass, showTime, useQueueWork } from '../../console/index.ts';
import { sportsbookWords } from '../words.ts';
import { claimActions } from './claim-actions.ts';
import { riskWords as own } from './words.ts';

const { claimHeads: heads } = own;
const tones: Readonly<Record<StaffClaim['state'], BadgeTone>> = {
  waiting: 'warn',
  recovering: 'info',
  written_off: 'neutral',
  over: 'neutral',
};

/** Claims with how much of each came back. */
export function ClaimTable({ claims, onDone }: { claims: readonly StaffClaim[]; onDone: () => void }): ReactNode {
  const work = useQueueWork('claims');
  return (
    <DataTable
      caption={own.claims}
      empty={own.noClaims}
      rows={claims}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'player',
          head: heads.player,
          cell: ({ player_id: player, bet_id: bet }) => (
            <span className="grid">
              <Link to={`/players/${player}/bets`} className={linkClass}>
                {sportsbookWords.player(player)}
              </Link>
              <span className="text-xs text-text-faint">{own.bet(bet)}</span>
            </span>
          ),
        },
        {
          key: 'amount',
          head: heads.amount,
          align: 'right',
          cell: ({ amount_cents: cents, currency }) => <Money cents={cents} currency={currency} locale="en" />,
        },
        { key: 'recovered', head: heads.recovered, cell: (claim) => <Recovered claim={claim} /> },
        {
          key: 'state',
          head: heads.state,
          cell: ({ id, state, asked_by: asked, may_agree: mayAgree }) => (
            <span className="grid justify-items-start gap-0.5">
              <Badge tone={tones[state]}>{own.claimStates[state]}</Badge>
              {state === 'waiting' && asked !== null && (
                <span className="text-xs text-text-faint">{mayAgree ? own.asked(asked) : own.ownCannot}</span>
              )}
              {state === 'waiting' && <AssignedTo work={work} item={id} />}
            </span>
          ),
        },
        {
          key: 'until',
          head: heads.until,
          from: 'lg',
          cell: ({ until }) => showTime(until),
        },
        actionColumn(claimActions, onDone),
      ]}
    />
  );
}

function Recovered({ claim }: { claim: StaffClaim }): ReactNode {
  const { amount_cents: all, recovered_cents: back, currency } = claim;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="h-1.5 w-20 overflow-hidden rounded-full bg-surface-3">
        <i style={{ width: `${Math.min(1, all > 0 ? back / all : 0) * 100}%` }} className="block h-full bg-win" />
      </span>
      <Money cents={back} currency={currency} locale="en" />
    </span>
  );
}
