import type { StaffReferral } from '@halley/contract';
import { Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type Action,
  action,
  type ListColumn,
  linkClass,
  Page,
  ResourceList,
  showExactTime,
} from '../console/index.ts';
import { SportsbookTabs } from './SportsbookTabs.tsx';
import { sportsbookWords as own } from './words.ts';

const { referralColumns: heads } = own;

const columns: readonly ListColumn<StaffReferral>[] = [
  { key: 'left', head: heads.left, cell: ({ decide_at }) => showExactTime(decide_at) },
  {
    key: 'player',
    head: heads.player,
    cell: ({ player_id: id }) => (
      <Link to={`/players/${id}`} className={linkClass}>
        {own.player(id)}
      </Link>
    ),
  },
  {
    key: 'legs',
    head: heads.legs,
    cell: ({ legs }) => (
      <ul className="grid gap-1 whitespace-normal">
        {legs.map(({ fixture, market, outcome, price }) => (
          <li key={`${fixture} ${market} ${outcome}`}>
            {own.leg(fixture, market, outcome, (price / 1_000).toFixed(2))}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'stake',
    head: heads.stake,
    align: 'right',
    cell: ({ stake_cents, currency }) => <Money cents={stake_cents} currency={currency} locale="en" />,
  },
  {
    key: 'returns',
    head: heads.returns,
    align: 'right',
    cell: ({ largest_return_cents, currency }) => (
      <Money cents={largest_return_cents} currency={currency} locale="en" />
    ),
  },
];

const told = ({ state, refusal }: StaffReferral) =>
  state === 'declined' && refusal !== null ? own.declinedFor(refusal) : own.decided[state];

const actionsOf = ({ id, currency }: StaffReferral): Action[] => [
  action('decideReferral', {
    ...own.accept,
    look: 'secondary',
    params: { id },
    start: { decision: 'accept' },
    done: told,
  }),
  action('decideReferral', {
    ...own.counter,
    look: 'quiet',
    params: { id },
    start: { decision: 'counter' },
    labels: { unit_stake_cents: { label: own.counter.stake, money: currency } },
    done: told,
  }),
  action('decideReferral', {
    ...own.turnDown,
    look: 'quiet',
    params: { id },
    start: { decision: 'decline' },
    done: own.decided.declined,
  }),
];

/** Bets above the limit: whoever says nothing for a minute declines them. */
export function ReferralsPage(): ReactNode {
  return (
    <Page title={own.title}>
      <SportsbookTabs current="referrals" />
      <ResourceList
        call="listReferrals"
        caption={own.referrals}
        empty={own.noReferrals}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={columns}
        actions={actionsOf}
      />
    </Page>
  );
}
