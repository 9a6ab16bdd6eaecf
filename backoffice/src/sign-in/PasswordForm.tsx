import { Button, Field, Note, PasswordField } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call, inWords, useDeed } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { words } from '../words/index.ts';

export function PasswordForm(): ReactNode {
  const { reload } = useSession();
  const { busy, error, run } = useDeed();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await call('signInStaff', { body: { email: email.trim(), password } });
      await reload();
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <h1 className="title-section">{words.signIn.title}</h1>
      <Field
        label={words.signIn.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={words.signIn.password}
        name="password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <Button type="submit" look="primary" block loading={busy}>
        {words.signIn.submit}
      </Button>
      <p className="text-xs text-text-faint">{words.signIn.note}</p>
    </form>
  );
}
