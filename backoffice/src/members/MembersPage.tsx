import type { StaffMember, StaffRole } from '@halley/contract';
import { Badge, Button, IconButton, Menu, type MenuEntry, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { permissionWords, words } from '../words.ts';
import { InviteDialog } from './InviteDialog.tsx';

type Asking = { what: 'role' | 'active' | 'reset'; member: StaffMember };

export function MembersPage(): ReactNode {
  const { member: me } = useStaff();
  const staff = useCall('listStaffMembers');
  const [isInviting, setInviting] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const roles = staff.data?.roles ?? [];
  const titleOf = (role: string) => roles.find(({ name }) => name === role)?.title ?? role;
  return (
    <Page
      title={words.members.title}
      actions={
        <Button size="small" look="primary" icon="plus" onClick={() => setInviting(true)}>
          {words.members.invite}
        </Button>
      }
    >
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
                  cell: (member) => member.id !== me.id && <MemberMenu member={member} onAsk={setAsking} />,
                },
              ]}
            />
            <Roles roles={roles} />
          </>
        )}
      </Loading>
      {isInviting && <InviteDialog roles={roles} onClosed={() => setInviting(false)} onDone={staff.reload} />}
      {asking && <MemberDialog {...asking} roles={roles} onClosed={() => setAsking(undefined)} onDone={staff.reload} />}
    </Page>
  );
}

function MemberState({ member }: { member: StaffMember }): ReactNode {
  const { states } = words.members;
  if (!member.active) return <Badge tone="danger">{states.off}</Badge>;
  if (member.locked_until) return <Badge tone="warn">{states.locked}</Badge>;
  return member.set_up ? <Badge tone="win">{states.active}</Badge> : <Badge tone="warn">{states.waiting}</Badge>;
}

function MemberMenu({ member, onAsk }: { member: StaffMember; onAsk: (asking: Asking) => void }): ReactNode {
  const ask = (what: Asking['what']) => () => onAsk({ what, member });
  const entries: MenuEntry[] = member.active
    ? [
        { label: words.members.change, onPress: ask('role') },
        { label: words.members.reset, onPress: ask('reset') },
        null,
        { label: words.members.deactivate, tone: 'danger', onPress: ask('active') },
      ]
    : [{ label: words.members.activate, onPress: ask('active') }];
  return (
    <Menu
      entries={entries}
      trigger={<IconButton icon="more" size="small" label={words.members.actions(member.name)} />}
    />
  );
}

function MemberDialog({
  what,
  member,
  roles,
  onClosed,
  onDone,
}: Asking & { roles: readonly StaffRole[]; onClosed: () => void; onDone: () => void }): ReactNode {
  const [role, setRole] = useState(member.role);
  const params = { id: String(member.id) };
  const finish = (title: string) => {
    toasts.show({ title, tone: 'win' });
    onDone();
  };
  if (what === 'reset') {
    return (
      <ReasonDialog
        title={words.members.resetTitle(member.name)}
        text={words.members.resetText}
        label={words.members.reset}
        onClosed={onClosed}
        onConfirm={async (reason) => {
          await call('resetStaffMember', { params, body: { reason } });
          finish(words.members.resetDone);
        }}
      />
    );
  }
  const isRole = what === 'role';
  const turn = member.active ? words.members.deactivate : words.members.activate;
  return (
    <ReasonDialog
      title={isRole ? words.members.changeTitle(member.name) : `${turn}: ${member.name}`}
      text={isRole || !member.active ? words.members.activateText : words.members.deactivateText}
      label={isRole ? words.save : turn}
      look={isRole || !member.active ? 'primary' : 'danger'}
      onClosed={onClosed}
      onConfirm={async (reason) => {
        const body = isRole ? { reason, role } : { reason, active: !member.active };
        await call('changeStaffMember', { params, body });
        finish(words.members.changed);
      }}
    >
      {isRole && (
        <Select
          label={words.members.role}
          value={role}
          onChange={(event) => setRole(event.target.value)}
          options={roles.map(({ name, title }) => ({ value: name, label: title }))}
        />
      )}
    </ReasonDialog>
  );
}

function Roles({ roles }: { roles: readonly StaffRole[] }): ReactNode {
  return (
    <section className="grid gap-3">
      <h2 className="title-card">{words.members.roles}</h2>
      <dl className="grid gap-2 text-13 md:grid-cols-2">
        {roles.map(({ name, title, permissions }) => (
          <div key={name} className="rounded-lg bg-surface-1 p-4">
            <dt className="font-bold">{title}</dt>
            <dd className="text-text-soft">
              {permissions.map((permission) => permissionWords[permission]).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
