import type { StaffRole } from '@halley/contract';
import { Button, Dialog, Field, Note, Select, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, inWords } from '../api/client.ts';
import { useDeed } from '../api/use-call.ts';
import { words } from '../words.ts';

export function InviteDialog({
  roles,
  onClosed,
  onDone,
}: {
  roles: readonly StaffRole[];
  onClosed: () => void;
  onDone: () => void;
}): ReactNode {
  const { busy, error, run } = useDeed();
  const [member, setMember] = useState({ email: '', name: '', role: 'support' });
  const change = (part: Partial<typeof member>) => setMember({ ...member, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await call('inviteStaffMember', { body: member });
      toasts.show({ title: words.members.invited, tone: 'win' });
      onDone();
      onClosed();
    });
  };
  return (
    <Dialog title={words.members.inviteTitle} description={words.members.inviteText} onClosed={onClosed}>
      <form onSubmit={submit} className="grid gap-2">
        <Field
          label={words.members.name}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          data-autofocus
          value={member.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={words.members.email}
          name="email"
          type="email"
          required
          autoComplete="off"
          value={member.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Select
          label={words.members.role}
          value={member.role}
          onChange={(event) => change({ role: event.target.value })}
          options={roles.map(({ name, title }) => ({ value: name, label: title }))}
        />
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
        <div className="mt-2 flex justify-end gap-2">
          <Button look="quiet" onClick={onClosed}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" loading={busy}>
            {words.members.invite}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
