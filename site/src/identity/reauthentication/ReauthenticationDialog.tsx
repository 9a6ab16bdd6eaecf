import { codeForm, reauthenticationForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { PasswordField } from '@halley/ui/PasswordField.tsx';
import { type ReactNode, use, useState } from 'react';
import { FormNote, useForm } from '../../forms/index.ts';
import { loadMessages, Speaks, useSay, useSpeech } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';
import { signOut, usePlayer } from '../../session/index.ts';
import { wasCancelled } from '../sign-in/passkey.ts';
import { proveWithPasskey, usePasskeysExist } from './passkeys.ts';
import { securityRefusals } from './refusals.ts';

interface DialogProps {
  onProven: () => void;
  onClosed: () => void;
}

/** Shows once more who is here: the password, a code of the authenticator, or a passkey. Whichever there is. */
export default function ReauthenticationDialog(props: DialogProps) {
  const { locale } = useSpeech();
  // Opened from pages that do not speak of security themselves.
  return (
    <Speaks messages={use(loadMessages(locale, 'security', 'validation'))}>
      <Question {...props} />
    </Speaks>
  );
}

function Question({ onProven, onClosed }: DialogProps) {
  const say = useSay();
  const player = usePlayer();
  const passkeys = usePasskeysExist();
  const [way, setWay] = useState<'password' | 'code'>(player?.has_password ? 'password' : 'code');
  const [failed, setFailed] = useState<string>();
  const [asking, setAsking] = useState(false);
  if (!player) return null;
  const both = player.has_password && player.two_factor_enabled;

  async function askPasskey(id: number) {
    setAsking(true);
    try {
      await proveWithPasskey(id);
      onProven();
    } catch (failure) {
      if (!wasCancelled(failure)) setFailed(say('security.passkeys.refused'));
    } finally {
      setAsking(false);
    }
  }

  return (
    <Dialog title={say('security.again.title')} description={say('security.again.text')} onClosed={onClosed}>
      {way === 'password' && player.has_password && <PasswordProof onProven={onProven} />}
      {way === 'code' && player.two_factor_enabled && <CodeProof onProven={onProven} />}
      {!player.has_password && !player.two_factor_enabled && (
        <Note>
          <p>{say('security.again.logIn')}</p>
          <Button size="small" className="mt-3" onClick={() => void signOut()}>
            {say('shell.logOut')}
          </Button>
        </Note>
      )}
      <FormNote text={failed} />
      {passkeys && (
        <Button icon="lock" block loading={asking} onClick={() => void askPasskey(player.id)}>
          {say('security.again.passkey')}
        </Button>
      )}
      {both && (
        <Button look="quiet" block onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
          {say(way === 'code' ? 'security.again.usePassword' : 'security.again.useCode')}
        </Button>
      )}
    </Dialog>
  );
}

function PasswordProof({ onProven }: { onProven: () => void }) {
  const say = useSay();
  const { errors, sending, form, submit, field } = useForm({
    name: 'Reauthentication',
    schema: reauthenticationForm,
    labels: { password: say('security.password.current') },
    refusals: { ...securityRefusals, 'current_password.invalid': 'security.password.wrong' },
    send: ({ password }) => callApi('reauthenticate', { body: { password } }),
    onDone: onProven,
  });
  return (
    <Proof onSubmit={submit} formRef={form} sending={sending} note={errors.form}>
      <PasswordField {...field('password')} error={errors.password} autoComplete="current-password" data-autofocus />
    </Proof>
  );
}

function CodeProof({ onProven }: { onProven: () => void }) {
  const say = useSay();
  const { errors, sending, form, submit, field } = useForm({
    name: 'Reauthentication',
    schema: codeForm,
    labels: { otp_attempt: say('security.code') },
    refusals: { ...securityRefusals, 'two_factor.invalid': 'security.code.wrong' },
    send: ({ otp_attempt }) => callApi('reauthenticate', { body: { otp_attempt } }),
    onDone: onProven,
  });
  return (
    <Proof onSubmit={submit} formRef={form} sending={sending} note={errors.form}>
      <Field
        {...field('otp_attempt')}
        hint={say('security.code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
    </Proof>
  );
}

interface ProofProps {
  onSubmit: ReturnType<typeof useForm>['submit'];
  formRef: ReturnType<typeof useForm>['form'];
  sending: boolean;
  note: string | undefined;
  children: ReactNode;
}

function Proof({ onSubmit, formRef, sending, note, children }: ProofProps) {
  const say = useSay();
  return (
    <form ref={formRef} onSubmit={onSubmit} noValidate className="grid gap-3">
      {children}
      <FormNote text={note} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('security.again.go')}
      </Button>
    </form>
  );
}
