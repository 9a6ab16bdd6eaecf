import { Button, Note, QrCode } from '@halley/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { call, inWords, type Output, useDeed } from '../api/index.ts';
import { useSession } from '../session/index.ts';
import { words } from '../words/index.ts';
import { CodeField } from './CodeField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The first sign-in: scan, enter the first code, keep the recovery codes. */
export function SetUpForm({ email }: { email: string }): ReactNode {
  const { reload } = useSession();
  const { busy, error, run } = useDeed();
  const [factor, setFactor] = useState<Output<'startStaffTwoFactor'>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [code, setCode] = useState('');
  const isAsked = useRef(false);
  useEffect(() => {
    // Each question makes another secret: it is asked once.
    if (isAsked.current) return;
    isAsked.current = true;
    run(async () => setFactor(await call('startStaffTwoFactor')));
  });
  if (codes) return <RecoveryCodes email={email} codes={codes} onDone={() => void reload()} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      try {
        setCodes((await call('confirmStaffTwoFactor', { body: { code } })).recovery_codes);
      } finally {
        setCode('');
      }
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <h1 className="title-section">{words.setUp.title}</h1>
      <p className="text-text-soft">{words.setUp.text}</p>
      {factor && (
        <div className="grid justify-items-center gap-3">
          <QrCode className="size-48" value={factor.uri} label={words.setUp.picture} />
          <p className="text-center text-xs text-text-faint">
            {words.setUp.byHand}
            <br />
            <code data-testid="totp-secret" className="font-mono text-13 break-all text-text-soft">
              {factor.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
        </div>
      )}
      <CodeField value={code} onChange={setCode} />
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <Button type="submit" look="primary" block loading={busy}>
        {words.setUp.submit}
      </Button>
    </form>
  );
}
