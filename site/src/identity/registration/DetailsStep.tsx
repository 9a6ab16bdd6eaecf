import { playerFieldsForm } from '@halley/contract/forms';
import { dayIn, stateOfPostalCode } from '@halley/contract/validation';
import { Button } from '@halley/ui/Button.tsx';
import { Select } from '@halley/ui/Select.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useState } from 'react';
import { countryChoices, FormNote, fieldLabel, PersonalField } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { type StepProps, textOf } from './step-props.ts';
import { type RegistrationChoices, useRegistrationChoices } from './use-registration-choices.ts';
import { useStepForm } from './use-step-form.ts';

/** Where the newcomer lives, in which money to play, and whatever the licence demands besides. */
export function DetailsStep(props: StepProps) {
  const choices = useRegistrationChoices(props.values);
  if (choices) return <DetailsForm {...props} choices={choices} />;
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton className="h-18 rounded-md" />
      <Skeleton className="h-18 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  );
}

function DetailsForm({ values, refused, onType, onNext, choices }: StepProps & { choices: RegistrationChoices }) {
  const { say, tag } = useSpeech();
  const { country, countries, currency, currencies, fields, licence } = choices;
  const [today] = useState(() => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  const personal = fields.map(({ field }) => field);
  // Where the list did not come, the server takes the country the visitor is in.
  const own = [...(countries.length > 0 ? ['country'] : []), ...(currencies.length > 0 ? ['currency'] : [])];
  const { errors, sending, props, field } = useStepForm({
    name: 'RegistrationDetails',
    schema: playerFieldsForm([...own.map((name) => ({ field: name })), ...fields], {
      today,
      country,
      licence,
      required: [...own, ...personal],
    }),
    labels: {
      country: say('identity.country'),
      currency: say('identity.currency'),
      ...Object.fromEntries(personal.map((name) => [name, fieldLabel(say, name)])),
    },
    refused,
    send: async (details) => onNext(details as Record<string, string>),
  });
  const names = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'code' });
  const options = countryChoices(countries, tag, choices.here);
  const typed = (name: string) =>
    textOf(values, name) || (name === 'state' && stateOfPostalCode(country ?? '', textOf(values, 'postal_code'))) || '';
  return (
    <form {...props}>
      {countries.length > 0 && (
        <Select
          {...field('country')}
          hint={say('identity.countryHint')}
          options={options}
          value={country ?? ''}
          {...(country === null && { placeholder: say('profile.field.choose') })}
          // A state of another country is none.
          onChange={({ target }) => onType({ country: target.value, state: '' })}
          autoComplete="country"
          data-autofocus
        />
      )}
      {currencies.length > 0 && (
        <Select
          {...field('currency')}
          hint={say('identity.currencyHint')}
          options={currencies.map(({ code, fiat }) => ({
            value: code,
            label: fiat ? `${code} · ${names.of(code)}` : code,
          }))}
          value={currency}
          onChange={({ target }) => onType({ currency: target.value })}
          autoComplete="transaction-currency"
        />
      )}
      {fields.map((rule) => (
        <PersonalField
          key={rule.field}
          rule={rule}
          {...field(rule.field)}
          value={typed(rule.field)}
          onChange={(value) => onType({ [rule.field]: value })}
          country={country}
          countries={options}
          licence={licence}
          today={today}
        />
      ))}
      <FormNote text={errors.form} />
      <Button type="submit" look="primary" size="large" block loading={sending}>
        {say('identity.next')}
      </Button>
    </form>
  );
}
