import type { Currency } from '@halley/contract/money';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Checkbox } from '@halley/ui/Checkbox.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { PasswordField } from '@halley/ui/PasswordField.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { Select } from '@halley/ui/Select.tsx';
import { useSpeech } from '../i18n/index.ts';
import { useModal } from '../modals/use-modal.ts';
import { callApi, useQuery } from '../query/index.ts';
import { useRootData } from '../shell/session.ts';
import type { FieldErrors } from './refusal-text.ts';
import { SwitchLine } from './SwitchLine.tsx';
import { text, useAccountForm } from './use-account-form.ts';

const fields = ['email', 'password', 'currency', 'age_acceptance', 'terms_acceptance'] as const;
type FieldName = (typeof fields)[number];
const passwordShortest = 8;

export function RegistrationForm({ onDone }: { onDone: () => Promise<void> }) {
  const { say, tag } = useSpeech();
  const root = useRootData();
  const { hrefOf } = useModal();
  const currencies = useQuery('listCurrencies').data;
  const local = useQuery('readCurrentIp').data?.default_currency;
  const chosen = local ?? currencies?.find((currency) => currency.default)?.code;
  const { errors, sending, form, submit } = useAccountForm<FieldName>({
    fields,
    restricted: 'identity.error.registrationRestricted',
    check: (data) => {
      const found: FieldErrors<FieldName> = {};
      if (!/^\S+@\S+$/.test(text(data, 'email'))) found.email = say('identity.error.email');
      if (String(data.get('password')).length < passwordShortest) found.password = say('identity.error.passwordShort');
      if (!data.get('age_acceptance')) found.age_acceptance = say('identity.error.age');
      if (!data.get('terms_acceptance')) found.terms_acceptance = say('identity.error.terms');
      return found;
    },
    send: (data) =>
      callApi('register', {
        body: {
          user: {
            email: text(data, 'email'),
            password: String(data.get('password')),
            ...(text(data, 'currency') && { currency: text(data, 'currency') as Currency }),
            age_acceptance: data.get('age_acceptance') === 'on',
            terms_acceptance: data.get('terms_acceptance') === 'on',
            receive_promos: data.get('receive_promos') === 'on',
            ...(root?.mode === 'demo' && { captcha: 'demo' }),
          },
        },
      }),
    onDone,
  });
  const names = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'code' });
  const termsHref = `${root?.prefix ? `/${root.prefix}` : ''}/terms-and-conditions`;
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={say('identity.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email}
        data-autofocus
      />
      <PasswordField
        label={say('identity.password')}
        name="password"
        autoComplete="new-password"
        hint={say('identity.passwordHint')}
        error={errors.password}
      />
      <Select
        // The proposal arrives with the list; after that the choice is the player's.
        key={currencies && chosen}
        label={say('identity.currency')}
        name="currency"
        hint={say('identity.currencyHint')}
        error={errors.currency}
        defaultValue={chosen}
        options={(currencies ?? []).map(({ code, fiat }) => ({
          value: code,
          label: fiat ? `${code} · ${names.of(code)}` : code,
        }))}
      />
      <div className="grid">
        <Checkbox name="age_acceptance" label={say('identity.age')} error={errors.age_acceptance} />
        <Checkbox
          name="terms_acceptance"
          error={errors.terms_acceptance}
          label={
            <>
              {say('identity.terms')}{' '}
              <a href={termsHref} target="_blank" rel="noopener" className={linkClass}>
                {say('identity.termsLink')}
              </a>
            </>
          }
        />
        <Checkbox name="receive_promos" label={say('identity.promos')} />
      </div>
      <div role="alert">{errors.form && <Note tone="danger">{errors.form}</Note>}</div>
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.registration.submit')}
      </Button>
      <SwitchLine
        question={say('identity.registration.haveAccount')}
        href={hrefOf('/login')}
        label={say('shell.logIn')}
      />
    </form>
  );
}
