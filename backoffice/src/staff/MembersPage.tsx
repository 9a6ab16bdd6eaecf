import type { StaffMember, StaffRole } from '@halley/contract';
import { Badge, IconButton, Menu } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/index.ts';
import { type Action, ActionDialog, Actions, action, DataTable, Loading, Page, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { inviteMember } from './invite-member.ts';
import { StaffTabs } from './StaffTabs.tsx';

export function MembersPage(): ReactNode {
  const { member: me } = useStaff();
  const staff = useRead('listStaffMembers');
  const [asking, setAsking] = useState<Action>();
  const roles = staff.data?.roles ?? [];
  const titleOf = (role: string) => roles.find(({ name }) => name === role)?.title ?? role;
  return (
    <Page title={words.members.title} actions={<Actions actions={[inviteMember(roles)]} onDone={staff.reload} />}>
      <StaffTabs current="members" />
      <Loading from={staff}>
        {({ members }) => (
          <>
            <DataTable
              caption={words.members.title}
              empty={words.none}
              rows={members}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  head: words.members.columns.name,
                  cell: ({ name, id }) => (id === me.id ? `${name} (${words.members.you})` : name),
                },
                { key: 'email', head: words.members.columns.email, cell: ({ email }) => email, from: 'md' },
                { key: 'role', head: words.members.columns.role, cell: ({ role }) => titleOf(role), from: 'sm' },
                {
                  key: 'seen',
                  head: words.members.columns.seen,
                  cell: (member) => showTime(member.last_sign_in_at),
                  from: 'lg',
                },
                { key: 'state', head: words.members.columns.state, cell: (member) => <MemberState member={member} /> },
                {
                  key: 'actions',
                  head: <span className="sr-only">{words.members.columns.actions}</span>,
                  align: 'right',
                  cell: (member) =>
                    member.id !== me.id && <MemberMenu member={member} roles={roles} onAsk={setAsking} />,
                },
              ]}
            />
          </>
        )}
      </Loading>
      {asking && <ActionDialog action={asking} onClosed={() => setAsking(undefined)} onDone={staff.reload} />}
    </Page>
  );
}

function MemberState({ member }: { member: StaffMember }): ReactNode {
  const { states } = words.members;
  if (!member.active) return <Badge tone="danger">{states.off}</Badge>;
  if (member.locked_until) return <Badge tone="warn">{states.locked}</Badge>;
  return member.set_up ? <Badge tone="win">{states.active}</Badge> : <Badge tone="warn">{states.waiting}</Badge>;
}

/** Another role, off the staff and back on, a new set-up; each with a reason. */
function MemberMenu({
  member,
  roles,
  onAsk,
}: {
  member: StaffMember;
  roles: readonly StaffRole[];
  onAsk: (asked: Action) => void;
}): ReactNode {
  const own = words.members;
  const params = { id: String(member.id) };
  const turn = member.active ? own.deactivate : own.activate;
  const role = action('changeStaffMember', {
    label: own.change,
    title: own.changeTitle(member.name),
    text: own.activateText,
    submit: words.save,
    params,
    start: { role: member.role },
    labels: { role: { label: own.role, options: roles.map(({ name, title }) => ({ value: name, label: title })) } },
    done: own.changed,
  });
  const reset = action('resetStaffMember', {
    label: own.reset,
    title: own.resetTitle(member.name),
    text: own.resetText,
    look: 'danger',
    params,
    done: own.resetDone,
  });
  const active = action('changeStaffMember', {
    label: turn,
    title: `${turn}: ${member.name}`,
    text: member.active ? own.deactivateText : own.activateText,
    look: member.active ? 'danger' : 'primary',
    params,
    start: { active: !member.active },
    done: own.changed,
  });
  const entry = (asked: Action) => ({ label: asked.label, onPress: () => onAsk(asked) });
  return (
    <Menu
      entries={
        member.active ? [entry(role), entry(reset), null, { ...entry(active), tone: 'danger' }] : [entry(active)]
      }
      trigger={<IconButton icon="more" size="small" label={own.actions(member.name)} />}
    />
  );
}
