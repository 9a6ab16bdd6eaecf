import type { AdventureState, StaffAdventure } from '@halley/contract';
import { Badge, type BadgeTone, Button, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListColumn, Page, ResourceList } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { VipTabs } from '../VipTabs.tsx';
import { vipWords } from '../words.ts';
import { adventureActions } from './adventure-actions.ts';

const { adventures: own } = vipWords;
const heads = own.columns;
const tones: Readonly<Record<AdventureState, BadgeTone>> = { draft: 'neutral', live: 'win', ended: 'neutral' };

const total = ({ steps }: StaffAdventure, part: 'done' | 'given' | 'not_given') =>
  steps.reduce((sum, step) => sum + step[part], 0);

const columns: readonly ListColumn<StaffAdventure>[] = [
  { key: 'name', head: heads.name, cell: ({ rule }) => rule.prefix },
  {
    key: 'state',
    head: heads.state,
    cell: ({ state, is_own: isOwn }) => (
      <span className="whitespace-normal">
        <Badge tone={tones[state]}>{vipWords.states[state]}</Badge>{' '}
        {state === 'draft' && isOwn && <span className="text-text-faint">{own.own}</span>}
      </span>
    ),
  },
  { key: 'days', head: heads.days, cell: ({ rule, last_day: last }) => `${rule.first_day} – ${last}` },
  { key: 'group', head: heads.group, cell: ({ rule }) => String(rule.group), from: 'lg' },
  {
    key: 'cost',
    head: heads.cost,
    align: 'right',
    cell: ({ spent_cents: spent, rule }) => (
      <span>
        <Money cents={spent} currency="EUR" locale="en" /> /{' '}
        <Money cents={rule.budget_cents} currency="EUR" locale="en" />
      </span>
    ),
    from: 'md',
  },
  {
    key: 'done',
    head: heads.done,
    cell: (adventure) => (
      <span className="whitespace-normal">
        {own.done(total(adventure, 'done'), total(adventure, 'given'), total(adventure, 'not_given'))}
      </span>
    ),
    from: 'lg',
  },
];

/** The calendar of adventures: what is planned, what runs, what was. */
export function AdventuresPage(): ReactNode {
  const { may } = useStaff();
  return (
    <Page
      title={vipWords.title}
      actions={
        may('promotions.manage') && (
          <Button asChild look="primary" size="small" icon="plus">
            <Link to="/vip/adventures/new">{own.create}</Link>
          </Button>
        )
      }
    >
      <VipTabs current="adventures" />
      <ResourceList
        call="listAdventures"
        caption={own.caption}
        empty={own.none}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/vip/adventures/${id}`}
        actions={adventureActions}
      />
    </Page>
  );
}
