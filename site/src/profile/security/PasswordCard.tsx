import { changePasswordForm, newPasswordForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { PasswordField } from '@halley/ui/PasswordField.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormNote, useForm } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import {
  NewPasswordField,
  passwordRefusals,
  ReauthenticationCancelled,
  securityRefusals,
  useReauthentication,
} from '../../identity/index.ts';
import { callApi, queries } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { SecurityCard } from './SecurityCard.tsx';

/** Changes the password, or sets the first one of a player who came in another way. */
export function PasswordCard() {
  const say = useSay();
  const player = usePlayer();
  const [open, setOpen] = useState(false);
  if (!player) return null;
  const first = !player.has_password;
  return (
    <SecurityCard
      icon="lock"
      title={say('security.password.title')}
      text={say(first ? 'security.password.none' : 'security.password.text')}
    >
      {open ? (
        <PasswordForm first={first} email={player.email} onClosed={() => setOpen(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {say(first ? 'security.password.set' : 'security.password.change')}
        </Button>
      )}
    </SecurityCard>
  );
}

function PasswordForm({ first, email, onClosed }: { first: boolean; email: string; onClosed: () => void }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const { guarded, dialog } = useReauthentication();
  const { errors, sending, form, submit, field } = useForm({
    name: 'ChangePassword',
    schema: first ? newPasswordForm : changePasswordForm,
    labels: {
      ...(!first && { current_password: say('security.password.current') }),
      password: say('security.password.new'),
      password_confirmation: say('security.password.repeat'),
    },
    refusals: {
      ...passwordRefusals,
      ...securityRefusals,
      'current_password.invalid': 'security.password.wrong',
    },
    send: (user) => guarded(() => callApi('changePassword', { body: { user } })),
    onFailure: (failure) => failure instanceof ReauthenticationCancelled,
    async onDone() {
      toasts.show({ tone: 'win', title: say('security.password.done'), text: say('security.password.doneText') });
      queries.invalidate('listSessions');
      onClosed();
      await revalidate();
    },
  });
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate className="grid max-w-md gap-2">
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {!first && <PasswordField {...field('current_password')} autoFocus />}
        <NewPasswordField
          {...field('password')}
          hint={say('security.password.hint')}
          known={[email]}
          autoFocus={first}
        />
        <PasswordField {...field('password_confirmation')} autoComplete="new-password" />
        <FormNote text={errors.form} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" loading={sending}>
            {say('security.password.save')}
          </Button>
          <Button look="quiet" onClick={onClosed}>
            {say('security.cancel')}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
