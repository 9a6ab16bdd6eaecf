import { Button, Dialog, Note, Select, TextArea, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../api/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import type { QueueWork } from './use-queue-work.ts';

const own = words.work;

interface HandOverDialogProps {
  work: QueueWork;
  item: string;
  onClosed: () => void;
}

/** To a colleague or a team, with a note for them. What somebody did meanwhile is said, and nothing is overwritten. */
export function HandOverDialog({ work, item, onClosed }: HandOverDialogProps): ReactNode {
  const { member } = useStaff();
  const { busy, error, run } = useDeed();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const held = work.of(item);
  const { members = [], teams = [] } = work.answer ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const id = Number(to.slice(1));
    run(async () => {
      const whom = to.startsWith('t') ? { team: id } : { member: id };
      const body = { ...whom, note: note.trim(), version: held?.version ?? 0 };
      await call('assignQueueItem', { params: { queue: work.queue, item }, body });
      toasts.show({ title: own.given, tone: 'win' });
      work.reload();
      onClosed();
    });
  };
  const others = members.filter(({ id }) => id !== held?.member?.id);
  return (
    <Dialog title={own.giveTitle(item)} onClosed={onClosed}>
      <form onSubmit={submit} className="grid gap-4">
        <Select
          label={own.to}
          placeholder={own.choose}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          options={[
            ...others.map(({ id, name }) => ({ value: `m${id}`, label: id === member.id ? own.yourself(name) : name })),
            ...teams.map(({ id, name }) => ({ value: `t${id}`, label: own.team(name) })),
          ]}
        />
        <TextArea
          label={own.note}
          hint={own.noteHint}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClosed}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" disabled={to === ''} loading={busy}>
            {own.give}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
