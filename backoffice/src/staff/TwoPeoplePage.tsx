import type { StaffProposal, StaffRule } from '@halley/contract';
import { Badge, type BadgeTone, Card } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import {
  Actions,
  AssignedTo,
  action,
  actionColumn,
  actionWith,
  DataTable,
  Loading,
  Page,
  type QueueWork,
  showTime,
  useQueueWork,
} from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { PermissionList } from './RolePage.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { changeOfRole } from './role-change.ts';
import { StaffTabs } from './StaffTabs.tsx';

const own = words.roles;
const tones: Readonly<Record<StaffProposal['state'], BadgeTone>> = {
  waiting: 'warn',
  agreed: 'win',
  declined: 'neutral',
};

/** What waits for a second person, what was decided lately, and which deeds need two. */
export function TwoPeoplePage(): ReactNode {
  const proposals = useRead('listStaffProposals');
  const rules = useRead('listStaffRules');
  const reload = () => {
    proposals.reload();
    rules.reload();
  };
  return (
    <Page title={words.members.title}>
      <StaffTabs current="two-people" />
      <Loading from={proposals}>
        {({ proposals: all }) => (
          <>
            <Proposals
              title={own.waiting}
              proposals={all.filter(({ state }) => state === 'waiting')}
              empty={own.nothingWaits}
              onDone={reload}
            />
            {all.some(({ state }) => state !== 'waiting') && (
              <Proposals
                title={own.decided}
                proposals={all.filter(({ state }) => state !== 'waiting').slice(0, 10)}
                empty={own.nothingWaits}
                onDone={reload}
              />
            )}
          </>
        )}
      </Loading>
      <section className="grid gap-2">
        <h2 className="title-card">{own.rules}</h2>
        <p className="max-w-prose text-13 text-text-soft">{own.rulesText}</p>
        <Loading from={rules}>{(answer) => <Rules rules={answer.rules} onDone={reload} />}</Loading>
      </section>
    </Page>
  );
}

interface ProposalsProps {
  title: string;
  proposals: readonly StaffProposal[];
  empty: string;
  onDone: () => void;
}

function Proposals({ title, proposals, empty, onDone }: ProposalsProps): ReactNode {
  const work = useQueueWork('proposals');
  return (
    <section className="grid gap-2">
      <h2 className="title-card">{title}</h2>
      {proposals.length === 0 && <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{empty}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <Proposal proposal={proposal} work={work} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ role, subject }: StaffProposal) =>
  role ? own.roleChange(role.after.title) : own.ruleChange(own.deeds[subject as StaffRule['deed']] ?? subject);

function Proposal({
  proposal,
  work,
  onDone,
}: {
  proposal: StaffProposal;
  work: QueueWork;
  onDone: () => void;
}): ReactNode {
  const { member } = useStaff();
  const { role, rule, state, reason, asked_by: by, asked_at: at, decided_by: decidedBy, members } = proposal;
  const isMine = by.id === member.id;
  const params = { id: String(proposal.id) };
  const name = nameOf(proposal);
  const change = role && changeOfRole(role.before ?? undefined, new Set(role.after.permissions));
  return (
    <Card role="group" aria-label={name} className="grid h-full content-start gap-2 text-13">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-bold">{name}</h3>
        <Badge tone={tones[state]}>{own.states[state]}</Badge>
        <span className="ml-auto text-xs text-text-faint">{own.askedBy(by.name, showTime(at))}</span>
      </div>
      <p className="wrap-anywhere text-text-soft">{reason}</p>
      {change && (
        <>
          <PermissionList title={own.gains} permissions={change.gains} />
          <PermissionList title={own.loses} permissions={change.loses} />
          <p className="text-text-soft">{own.forWhom(members.map((one) => one.name))}</p>
        </>
      )}
      {rule && (
        <p>
          {ruleText(rule.before)} → {ruleText(rule.after)}
        </p>
      )}
      {decidedBy && (
        <p className="text-xs text-text-faint">{own.askedBy(decidedBy.name, showTime(proposal.decided_at))}</p>
      )}
      {state === 'waiting' && (
        <div className="flex flex-wrap items-center gap-2">
          <AssignedTo work={work} item={proposal.id} />
          {isMine && <span className="text-xs text-text-faint">{own.ownCannot}</span>}
          <Actions
            onDone={onDone}
            actions={[
              !isMine &&
                action('decideStaffProposal', {
                  label: own.agree,
                  title: own.agreeTitle(name),
                  look: 'primary',
                  params,
                  start: { agree: true },
                  fields: [],
                  done: own.agreed,
                }),
              action('decideStaffProposal', {
                label: isMine ? own.takeBack : own.decline,
                title: own.declineTitle(name),
                look: 'quiet',
                params,
                start: { agree: false },
                fields: [],
                done: own.declined,
              }),
            ]}
          />
        </div>
      )}
    </Card>
  );
}

function ruleText({ second, from_amount: from }: Pick<StaffRule, 'second' | 'from_amount'>): string {
  if (!second) return own.notNeeded;
  if (from === null) return own.always;
  return own.points(from.toLocaleString('en'));
}

function Rules({ rules, onDone }: { rules: readonly StaffRule[]; onDone: () => void }): ReactNode {
  return (
    <DataTable
      caption={own.rules}
      empty={words.none}
      rows={rules}
      rowKey={({ deed }) => deed}
      columns={[
        { key: 'deed', head: own.ruleColumns.deed, cell: ({ deed }) => own.deeds[deed] },
        {
          key: 'second',
          head: own.ruleColumns.second,
          cell: (rule) => (rule.fixed ? <Badge tone="info">{own.fixed}</Badge> : ruleText(rule)),
        },
        actionColumn<StaffRule>(
          (rule) => [
            !rule.fixed &&
              actionWith('proposeStaffRule', {
                label: own.changeRule,
                name: own.changeRuleTitle(own.deeds[rule.deed]),
                look: 'outline',
                dialog: (props) => <RuleDialog rule={rule} {...props} />,
              }),
          ],
          onDone,
        ),
      ]}
    />
  );
}
