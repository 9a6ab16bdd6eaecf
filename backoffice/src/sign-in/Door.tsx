import type { StaffState } from '@halley/contract';
import { Logo, Note } from '@halley/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { call, inWords, onAnswer } from '../api/index.ts';
import { SessionContext } from '../session/index.ts';
import { words } from '../words/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SetUpForm } from './SetUpForm.tsx';

/** A moment after the server has forgotten the session, the screen forgets what it shows. */
const graceMs = 5_000;

/** Nothing behind it is drawn before the second factor. */
export function Door({ children }: { children: ReactNode }): ReactNode {
  const [state, setState] = useState<StaffState>();
  const [error, setError] = useState<unknown>();
  const { pathname } = useLocation();
  const reload = useCallback(
    () =>
      call('readStaffState').then(
        (next) => {
          setError(undefined);
          setState(next);
        },
        (failure: unknown) => setError(failure),
      ),
    [],
  );
  useEffect(() => void reload(), [reload]);

  const idleMinutes = state?.state === 'open' ? state.idle_minutes : undefined;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (idleMinutes !== undefined) timer = setTimeout(() => void reload(), idleMinutes * 60_000 + graceMs);
    };
    wait();
    const stop = onAnswer((isSignedIn) => {
      if (isSignedIn) wait();
      else setState({ state: 'signed_out' });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [idleMinutes, reload]);

  const session = useMemo(() => ({ state: state ?? { state: 'signed_out' as const }, reload }), [state, reload]);
  if (!state) return <Porch>{error ? <Note tone="danger">{inWords(error)}</Note> : <p>{words.loading}</p>}</Porch>;
  const isInvited = pathname === '/set-up' && state.state === 'signed_out';
  return (
    <SessionContext value={session}>
      {state.state === 'open' ? (
        children
      ) : (
        <Porch>
          {isInvited && <InvitationForm />}
          {state.state === 'signed_out' && !isInvited && <PasswordForm />}
          {state.state === 'set_up' && <SetUpForm email={state.email} />}
          {state.state === 'code' && <CodeForm email={state.email} />}
        </Porch>
      )}
    </SessionContext>
  );
}

function Porch({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-6 p-gutter">
      <header className="flex items-center gap-3">
        <Logo />
        <span className="border-l border-line-strong pl-3 font-semibold text-text-soft">Back office</span>
      </header>
      <main className="grid w-full max-w-md gap-5 rounded-xl bg-surface-1 p-6 shadow-2 md:p-8">{children}</main>
    </div>
  );
}
