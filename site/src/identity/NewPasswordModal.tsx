import { newPasswordForm } from '@halley/contract/forms';
import { Button, buttonClass } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { PasswordField } from '@halley/ui/PasswordField.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { use, useState } from 'react';
import { FormNote, useForm } from '../forms/index.ts';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { ModalFrame, ModalLink, useModal, useOpenModal } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { failureCode } from './failure-code.ts';
import { NewPasswordField } from './passwords/NewPasswordField.tsx';
import { passwordRefusals } from './passwords/refusals.ts';

export default function NewPasswordModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity', 'validation'))}>
      <NewPasswordDialog />
    </Speaks>
  );
}

/** The mailed link carries the token in its query, however it came here: by path, by hash, laid over a page. */
export function NewPasswordDialog() {
  const say = useSay();
  const { query, hrefOf } = useModal();
  const token = query.get('reset_password_token') ?? '';
  const [refused, setRefused] = useState<string>();
  return (
    <ModalFrame full title={say('identity.newPassword.title')} description={say('identity.newPassword.text')}>
      {token !== '' && refused !== token ? (
        <NewPasswordForm token={token} onRefused={() => setRefused(token)} />
      ) : (
        <>
          <div role="alert">
            <Note tone="warn">{say('identity.newPassword.badLink')}</Note>
          </div>
          <ModalLink
            href={hrefOf('/remind')}
            replace
            className={buttonClass({ look: 'primary', size: 'large', block: true })}
          >
            {say('identity.newPassword.newLink')}
          </ModalLink>
        </>
      )}
    </ModalFrame>
  );
}

function NewPasswordForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const say = useSay();
  const { hrefOf } = useModal();
  const open = useOpenModal();
  const { errors, sending, form, submit, field } = useForm({
    name: 'NewPassword',
    schema: newPasswordForm,
    labels: { password: say('identity.newPassword.label'), password_confirmation: say('identity.newPassword.repeat') },
    refusals: passwordRefusals,
    send: (passwords) => callApi('resetPassword', { body: { user: { reset_password_token: token, ...passwords } } }),
    onFailure(failure) {
      if (failureCode(failure) !== 'reset_password_token.invalid') return false;
      onRefused();
      return true;
    },
    async onDone() {
      toasts.show({ title: say('identity.newPassword.done'), text: say('identity.newPassword.doneText'), tone: 'win' });
      await open(hrefOf('/login'), { replace: true });
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3">
      <NewPasswordField {...field('password')} data-autofocus />
      <PasswordField {...field('password_confirmation')} autoComplete="new-password" />
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.newPassword.submit')}
      </Button>
    </form>
  );
}
