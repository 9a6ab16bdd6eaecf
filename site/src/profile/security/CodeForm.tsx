import { secondFactorForm } from '@halley/contract/forms';
import { Button, type ButtonLook } from '@halley/ui/Button.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { FormNote, useForm } from '../../forms/index.ts';
import { useSay } from '../../i18n/index.ts';
import { ReauthenticationCancelled, securityRefusals } from '../../identity/index.ts';

interface CodeFormProps {
  /** What the validation metric calls it. */
  name: string;
  text: string;
  submit: { label: string; look: ButtonLook };
  send: (code: string) => Promise<void>;
  onClosed: () => void;
}

/** Something that needs a code of the authenticator, or a recovery code in its place. */
export function CodeForm({ name, text, submit: button, send, onClosed }: CodeFormProps) {
  const say = useSay();
  const { errors, sending, form, submit, field } = useForm({
    name,
    schema: secondFactorForm,
    labels: { authentication_code: say('security.code') },
    refusals: securityRefusals,
    send: ({ authentication_code: code }) => send(code),
    onFailure: (failure) => failure instanceof ReauthenticationCancelled,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-md gap-3">
      <p className="text-text-soft">{text}</p>
      <Field
        {...field('authentication_code')}
        hint={say('security.code.hint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <FormNote text={errors.form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look={button.look} loading={sending}>
          {button.label}
        </Button>
        <Button look="quiet" onClick={onClosed}>
          {say('security.cancel')}
        </Button>
      </div>
    </form>
  );
}
