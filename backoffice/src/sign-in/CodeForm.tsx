import { Button, Note } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, codeOf, inWords, useDeed } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { words } from '../words/index.ts';
import { CodeField } from './CodeField.tsx';

export function CodeForm({ email }: { email: string }): ReactNode {
  const { reload } = useSession();
  const { busy, error, run } = useDeed();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      try {
        await call('submitStaffCode', { body: { code } });
      } catch (failure) {
        setCode('');
        if (codeOf(failure) !== 'two_factor.expired') throw failure;
      }
      await reload();
    });
  };
  const leave = () =>
    run(async () => {
      await call('signOutStaff');
      await reload();
    });
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <h1 className="title-section">{words.signIn.codeTitle}</h1>
      <p className="text-text-soft">{words.signIn.codeText(email)}</p>
      <CodeField value={code} onChange={setCode} hint={words.signIn.codeHint} />
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <Button type="submit" look="primary" block loading={busy}>
        {words.signIn.open}
      </Button>
      <Button look="quiet" onClick={leave}>
        {words.signIn.other}
      </Button>
    </form>
  );
}
