import { registrationStart } from '@halley/contract/forms';
import { Button } from '@halley/ui/Button.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useState } from 'react';
import { FormNote } from '../../forms/index.ts';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { type StepProps, textOf } from './step-props.ts';
import { useEmailCheck } from './use-email-check.ts';
import { useStepForm } from './use-step-form.ts';

/** The address cannot be used, as the check has found. */
class EmailRefused extends Error {
  readonly words: MessageKey;
  constructor(words: MessageKey) {
    super(words);
    this.words = words;
  }
}

/** E-mail and password. The address is looked at as soon as it is left. */
export function StartStep({ values, refused, onType, onNext }: StepProps) {
  const say = useSay();
  const [email, setEmail] = useState(textOf(values, 'email'));
  const { check, verdictOf } = useEmailCheck();
  const { errors, sending, props, field, showErrors } = useStepForm({
    name: 'RegistrationStart',
    schema: registrationStart,
    labels: { email: say('identity.email'), password: say('identity.password') },
    refused,
    async send(typed) {
      const found = await check(typed.email);
      if (found?.kind === 'invalid' && found.words) throw new EmailRefused(found.words);
      await onNext(typed);
    },
    onFailure(failure) {
      if (!(failure instanceof EmailRefused)) return false;
      showErrors({ email: say(failure.words) });
      return true;
    },
  });
  const verdict = verdictOf(email);
  function type(next: string) {
    setEmail(next);
    onType({ email: next });
  }
  const warning = verdict?.words && say(verdict.words);
  return (
    <form {...props}>
      <div>
        <Field
          {...field('email')}
          {...(verdict?.kind === 'invalid' && { error: warning })}
          {...(verdict?.kind === 'risky' && { hint: <span className="text-warn">{warning}</span> })}
          type="email"
          value={email}
          onChange={({ target }) => type(target.value)}
          onBlur={() => void check(email)}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
        <p role="status" className="text-13">
          {verdict?.suggestion && (
            <button
              type="button"
              className={`${linkClass} min-h-11 text-left`}
              onClick={() => {
                type(verdict.suggestion ?? '');
                void check(verdict.suggestion ?? '');
              }}
            >
              {say('identity.emailCheck.suggestion', { email: verdict.suggestion })}
            </button>
          )}
        </p>
      </div>
      <NewPasswordField
        {...field('password')}
        defaultValue={textOf(values, 'password')}
        onChange={({ target }) => onType({ password: target.value })}
        known={[email]}
      />
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.next')}
      </Button>
    </form>
  );
}
