import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { PasswordField } from '@halley/ui/PasswordField.tsx';
import { useSay } from '../i18n/index.ts';
import { useModal } from '../modals/use-modal.ts';
import { callApi } from '../query/index.ts';
import { useRootData } from '../shell/session.ts';
import type { FieldErrors } from './refusal-text.ts';
import { SwitchLine } from './SwitchLine.tsx';
import { text, useAccountForm } from './use-account-form.ts';

const fields = ['email', 'password'] as const;

export function LoginForm({ onDone }: { onDone: () => Promise<void> }) {
  const say = useSay();
  const { hrefOf } = useModal();
  const demo = useRootData()?.mode === 'demo';
  const { errors, sending, form, submit } = useAccountForm<(typeof fields)[number]>({
    fields,
    restricted: 'identity.error.loginRestricted',
    check: (data) => {
      const found: FieldErrors<(typeof fields)[number]> = {};
      if (!text(data, 'email')) found.email = say('identity.error.email');
      if (!data.get('password')) found.password = say('identity.error.passwordMissing');
      return found;
    },
    send: (data) =>
      callApi('signIn', {
        body: {
          user: {
            email: text(data, 'email'),
            password: String(data.get('password')),
            ...(demo && { captcha: 'demo' }),
          },
        },
      }),
    onDone,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={say('identity.email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email}
        data-autofocus
      />
      <PasswordField label={say('identity.password')} name="password" error={errors.password} />
      <div role="alert">{errors.form && <Note tone="danger">{errors.form}</Note>}</div>
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.login.submit')}
      </Button>
      <SwitchLine
        question={say('identity.login.noAccount')}
        href={hrefOf('/registration')}
        label={say('shell.createAccount')}
      />
    </form>
  );
}
