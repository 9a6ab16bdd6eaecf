import { remindForm } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { FormNote, useForm } from '../../forms/index.ts';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';
import { captcha } from '../captcha/index.ts';
import { keepDraft } from '../drafts.ts';

const emailWords: Record<string, MessageKey> = {
  invalid: 'identity.error.email',
  already_confirmed: 'identity.emailVerify.already',
};

export interface ResendFormProps {
  email: string;
  submitLook?: 'primary' | 'secondary';
  /** A player's own address is known and not asked for. */
  address?: 'asked' | 'known';
}

/** Mails the confirmation once more. What the server says about the address comes as a notice, as does the success. */
export function ResendForm({ email, submitLook = 'primary', address = 'asked' }: ResendFormProps) {
  const say = useSay();
  const { errors, sending, form, submit, field } = useForm({
    name: 'ResendConfirmation',
    schema: remindForm,
    labels: { email: say('identity.email') },
    refusals: { 'base.captcha_invalid': 'identity.error.captcha', UNAVAILABLE: 'identity.error.unavailable' },
    async send(user) {
      const proof = await captcha.token('CONFIRMATION');
      await callApi('resendConfirmation', { body: { user: { ...user, ...(proof && { captcha: proof }) } } });
    },
    onDone: () => void toasts.show({ id: 'confirmation', title: say('identity.emailVerify.sent'), tone: 'win' }),
    onFailure(failure) {
      const first = firstEmailError(failure);
      if (!first) return false;
      const key = Object.hasOwn(emailWords, first.code) ? emailWords[first.code] : undefined;
      toasts.show({ id: 'confirmation', title: key ? say(key) : first.text, tone: 'danger' });
      return true;
    },
  });
  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={() => captcha.prepare('CONFIRMATION')}
      noValidate
      className="grid gap-3"
    >
      {address === 'known' ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <Field
          {...field('email')}
          type="email"
          defaultValue={email}
          onChange={({ target }) => keepDraft('account', { email: target.value })}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <FormNote text={errors.form} />
      <Button
        type="submit"
        look={submitLook}
        {...(address === 'asked' ? ({ size: 'large', block: true } as const) : { className: 'justify-self-start' })}
        loading={sending}
      >
        {say('identity.emailVerify.resend')}
      </Button>
    </form>
  );
}

interface Answer {
  status?: number;
  body?: { errors?: { email?: unknown } } | null;
}

/** A map of code and text, or a list of texts. */
function firstEmailError(failure: unknown): { code: string; text: string } | undefined {
  const { status, body } = Object(failure) as Answer;
  if (status !== 422) return undefined;
  const [first] = Object.entries(Object(body?.errors?.email));
  return first && { code: first[0], text: String(first[1]) };
}
