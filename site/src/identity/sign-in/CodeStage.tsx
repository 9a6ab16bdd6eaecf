import { codeForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { useState } from 'react';
import { FormNote, useForm } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';
import { deviceFingerprint } from '../device-fingerprint.ts';
import { OneTimeCodeField } from '../OneTimeCodeField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signInRefusals } from './refusals.ts';
import type { LogInStage } from './stage.ts';
import { useLogIn } from './use-log-in.ts';
import { useLogInFailure } from './use-log-in-failure.ts';

/** The second factor: the authenticator's code, one of the recovery codes, or a passkey. */
export function CodeStage({ onStage }: { onStage: (stage: LogInStage) => void }) {
  const say = useSay();
  const logIn = useLogIn();
  const [recovery, setRecovery] = useState(false);
  // A code that was refused is no longer of use: the field begins anew.
  const [tries, setTries] = useState(0);
  const labels = { otp_attempt: say(recovery ? 'identity.code.recovery' : 'identity.code.label') };
  const { errors, sending, form, submit, field, showErrors } = useForm({
    name: 'LoginCode',
    schema: codeForm,
    labels,
    refusals: signInRefusals,
    send: ({ otp_attempt }) =>
      logIn(async () => callApi('signIn', { body: { user: { otp_attempt, dfpc: await deviceFingerprint() } } })),
    onFailure(failure) {
      setTries((count) => count + 1);
      return tell(failure);
    },
  });
  const { tell, say: sayFailure } = useLogInFailure({ labels, onStage, showErrors });
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3">
      {recovery ? (
        <Field
          key="recovery"
          {...field('otp_attempt')}
          hint={say('identity.code.recoveryHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <OneTimeCodeField key={tries} {...field('otp_attempt')} hint={say('identity.code.hint')} autoFocus />
      )}
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.login.submit')}
      </Button>
      <PasskeyButton logIn={logIn} onFailure={sayFailure} />
      <Button look="quiet" block onClick={() => setRecovery(!recovery)}>
        {say(recovery ? 'identity.code.useApp' : 'identity.code.useRecovery')}
      </Button>
    </form>
  );
}
