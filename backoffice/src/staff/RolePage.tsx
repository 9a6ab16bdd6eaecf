import type { StaffMember, StaffPermission, StaffRole } from '@halley/contract';
import { Button, Card, Checkbox, Field, Note, TextArea, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { Back, Loading, Page } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { permissionWords } from './permission-words.ts';
import { changeOfRole } from './role-change.ts';

const own = words.roles;
const groups = Map.groupBy(Object.keys(permissionWords) as StaffPermission[], (permission) => permission.split('.')[0]);

/** One role, or a new one: what it allows, who has it, and what a change would give and take before it is proposed. */
export function RolePage(): ReactNode {
  const { name } = useParams();
  const staff = useRead('listStaffMembers');
  const role = staff.data?.roles.find((one) => one.name === name);
  return (
    <Page title={name === undefined ? own.newTitle : (role?.title ?? own.title)}>
      <Back to="/members/roles">{own.back}</Back>
      <Loading from={staff}>
        {({ members }) =>
          name !== undefined && !role ? (
            <p className="text-text-soft">{words.notFound.text}</p>
          ) : (
            <RoleForm
              key={role?.version}
              role={role}
              members={members.filter((one) => one.active && one.role === name)}
            />
          )
        }
      </Loading>
    </Page>
  );
}

function RoleForm({ role, members }: { role: StaffRole | undefined; members: readonly StaffMember[] }): ReactNode {
  const { member } = useStaff();
  const navigate = useNavigate();
  const { busy, error, run } = useDeed();
  const [name, setName] = useState('');
  const [title, setTitle] = useState(role?.title ?? '');
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<StaffPermission>>(new Set(role?.permissions));
  const { gains, loses } = changeOfRole(role, chosen);
  const isChanged = gains.length > 0 || loses.length > 0 || title.trim() !== (role?.title ?? '');
  const isReady =
    isChanged && title.trim() !== '' && reason.trim().length >= 3 && (role || /^[a-z_]{1,40}$/.test(name));
  const choose = (permission: StaffPermission, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(permission);
    else next.delete(permission);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const body = {
        title: title.trim(),
        permissions: [...chosen],
        version: role?.version ?? 0,
        reason: reason.trim(),
      };
      await call('proposeStaffRole', { params: { name: role?.name ?? name }, body });
      toasts.show({ title: own.proposed, tone: 'win' });
      await navigate('/members/two-people');
    });
  };
  return (
    <form onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]" noValidate>
      <div className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          {!role && (
            <Field
              label={own.name}
              hint={own.nameHint}
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
          <Field
            label={own.roleTitle}
            value={title}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <div className="gap-3 sm:columns-2">
          {[...groups].map(([group = '', permissions]) => (
            <fieldset
              key={group}
              className="mb-3 grid break-inside-avoid content-start gap-1 rounded-lg bg-surface-1 p-4 shadow-1"
            >
              <legend className="float-left mb-1 text-13 font-bold">{own.groups[group] ?? group}</legend>
              {permissions.map((permission) => (
                <Checkbox
                  key={permission}
                  label={permissionWords[permission]}
                  checked={chosen.has(permission)}
                  onChange={({ target }) => choose(permission, target.checked)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </div>
      <Card className="grid gap-3 text-13 lg:sticky lg:top-4">
        <h2 className="title-card">{own.change}</h2>
        {role?.name === member.role && <Note tone="warn">{own.ownRole}</Note>}
        {!isChanged && <p className="text-text-soft">{own.noChange}</p>}
        <PermissionList title={own.gains} permissions={gains} />
        <PermissionList title={own.loses} permissions={loses} />
        <p className="text-text-soft">{own.forWhom(members.map((one) => one.name))}</p>
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
        <Button type="submit" look="primary" disabled={!isReady} loading={busy}>
          {own.propose}
        </Button>
      </Card>
    </form>
  );
}

/** In words, so that it is more than a colour. */
export function PermissionList({ title, permissions }: { title: string; permissions: readonly StaffPermission[] }) {
  if (permissions.length === 0) return null;
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="list-disc pl-4 text-text-soft">
        {permissions.map((permission) => (
          <li key={permission}>{permissionWords[permission]}</li>
        ))}
      </ul>
    </div>
  );
}
