import { loginForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { PasswordField } from '@halley/ui/PasswordField.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useState } from 'react';
import { FormNote, useForm } from '../../forms/index.ts';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { ModalLink, useModal } from '../../page/index.ts';
import { callApi } from '../../query/index.ts';
import { captcha } from '../captcha/index.ts';
import { readDeviceBreak } from '../device-break.ts';
import { deviceFingerprint } from '../device-fingerprint.ts';
import { draftText, keepDraft } from '../drafts.ts';
import { SocialButtons } from '../SocialButtons.tsx';
import { SwitchLine } from '../SwitchLine.tsx';
import { offerToStore } from './browser-credentials.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signInRefusals } from './refusals.ts';
import type { LogInStage } from './stage.ts';
import { type LogIn, useLogIn } from './use-log-in.ts';
import { useLogInFailure } from './use-log-in-failure.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';
import { useStoredLogIn } from './use-stored-log-in.ts';

interface PasswordStageProps {
  notice: MessageKey | undefined;
  onStage: (stage: LogInStage) => void;
}

/** E-mail and password; beside them whatever else opens the door. */
export function PasswordStage({ notice, onStage }: PasswordStageProps) {
  const say = useSay();
  const { hrefOf } = useModal();
  const logIn = useLogIn();
  const labels = { email: say('identity.email'), password: say('identity.password') };
  const { errors, sending, form, submit, field, showErrors } = useForm({
    name: 'Login',
    schema: loginForm,
    labels,
    refusals: signInRefusals,
    send: (values) => logInWithPassword(logIn, { ...values, email: values.email.trim() }),
    onFailure: (failure) => tell(failure),
  });
  const { tell, say: sayFailure } = useLogInFailure({ labels, onStage, showErrors });
  const [storedTried, setStoredTried] = useState(false);
  useStoredLogIn({
    mediation: 'optional',
    logIn,
    onResult(result) {
      setStoredTried(true);
      if (result.outcome === 'blocked') onStage({ name: 'blocked' });
      if (result.outcome === 'to-login') sayFailure(result.failure);
    },
  });
  // One question of the browser at a time: the second would cancel the first.
  usePasskeyAutofill({ on: storedTried, logIn, onFailure: sayFailure });
  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={() => captcha.prepare('LOGIN')}
      onChange={({ target }) => keepDraft('account', { email: fieldText(target, 'email') })}
      noValidate
      className="grid gap-3"
    >
      {notice && <Note tone="warn">{say(notice)}</Note>}
      <Field
        {...field('email')}
        type="email"
        defaultValue={draftText('account', 'email')}
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      <PasswordField {...field('password')} />
      <p className="-mt-2 text-right text-13">
        <ModalLink href={hrefOf('/remind')} replace className={linkClass}>
          {say('identity.login.forgotten')}
        </ModalLink>
      </p>
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.login.submit')}
      </Button>
      <PasskeyButton logIn={logIn} onFailure={sayFailure} />
      <SocialButtons />
      {!readDeviceBreak() && (
        <SwitchLine
          question={say('identity.login.noAccount')}
          href={hrefOf('/registration')}
          label={say('shell.createAccount')}
        />
      )}
    </form>
  );
}

async function logInWithPassword(logIn: LogIn, { email, password }: { email: string; password: string }) {
  await logIn(async () => {
    const [proof, dfpc] = await Promise.all([captcha.token('LOGIN'), deviceFingerprint()]);
    return callApi('signIn', { body: { user: { email, password, dfpc, ...(proof && { captcha: proof }) } } });
  });
  void offerToStore({ email, password });
}

function fieldText(target: EventTarget, name: string): string {
  const control = (target as HTMLInputElement).form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
}
