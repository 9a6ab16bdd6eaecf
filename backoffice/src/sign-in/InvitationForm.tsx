import { Button, Note, PasswordField } from '@halley/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, inWords, type Output, useDeed } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { words } from '../words/index.ts';

/** Behind the link of the mail: a password of one's own. The token stands behind `#` and leaves the address at once. */
export function InvitationForm(): ReactNode {
  const navigate = useNavigate();
  const { reload } = useSession();
  const { busy, error, run } = useDeed();
  const [token] = useState(() => window.location.hash.slice(1));
  const [invited, setInvited] = useState<Output<'readStaffInvitation'>>();
  const [failure, setFailure] = useState<unknown>();
  const [password, setPassword] = useState('');
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    call('readStaffInvitation', { body: { token } }).then(setInvited, setFailure);
  }, [token]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await call('acceptStaffInvitation', { body: { token, password } });
      await reload();
      navigate('/', { replace: true });
    });
  };
  if (failure) {
    return (
      <section className="grid gap-4">
        <h1 className="title-section">{words.setUp.title}</h1>
        <Note tone="warn">{inWords(failure)}</Note>
        <Button onClick={() => navigate('/', { replace: true })}>{words.setUp.toSignIn}</Button>
      </section>
    );
  }
  if (!invited) return <p>{words.loading}</p>;
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <h1 className="title-section">{words.setUp.invitedTitle(invited.name)}</h1>
      <p className="text-text-soft">{words.setUp.invitedText(invited.email)}</p>
      <input type="hidden" name="username" autoComplete="username" value={invited.email} readOnly />
      <PasswordField
        label={words.setUp.newPassword}
        hint={words.setUp.passwordHint}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <Button type="submit" look="primary" block loading={busy}>
        {words.setUp.choose}
      </Button>
    </form>
  );
}
