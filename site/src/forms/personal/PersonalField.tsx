import { type CalendarDay, minimumAge, statesOf } from '@halley/contract/validation';
import { Field } from '@halley/ui/Field.tsx';
import { Select, type SelectOption } from '@halley/ui/Select.tsx';
import { useSay } from '../../i18n/index.ts';
import { BirthdayField } from './BirthdayField.tsx';
import { autoCompleteOf } from './field-names.ts';
import { PhoneField } from './PhoneField.tsx';
import type { PlayerFieldRule } from './personal-fields.ts';

export interface PersonalFieldProps {
  rule: PlayerFieldRule;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** As it stands in the form now; postal code, state and phone follow it. */
  country: string | null;
  countries: readonly SelectOption[];
  licence: string | null;
  today: CalendarDay;
}

/** One personal field as `/api/info/player_fields` describes it, with the control that suits it. */
export function PersonalField(props: PersonalFieldProps) {
  const { rule, label, value, onChange, error, hint, country, countries, licence, today } = props;
  const say = useSay();
  const name = rule.field;
  const common = { name, label, error, hint };
  const choose = (options: readonly SelectOption[]) => (
    <Select
      {...common}
      options={options}
      value={value}
      placeholder={say('profile.field.choose')}
      autoComplete={autoCompleteOf(name)}
      onChange={({ target }) => onChange(target.value)}
    />
  );

  if (name === 'date_of_birth') {
    const least = minimumAge({ country, licence });
    return <BirthdayField {...common} value={value} onChange={onChange} today={today} least={least} />;
  }
  if (name === 'mobile_phone') {
    return <PhoneField {...common} value={value} onChange={onChange} home={country} countries={countries} />;
  }
  if (name === 'country' || name === 'nationality') return choose(countries);
  if (name === 'gender') {
    return choose([
      { value: 'f', label: say('profile.gender.female') },
      { value: 'm', label: say('profile.gender.male') },
    ]);
  }
  const states = name === 'state' ? statesOf[country ?? ''] : undefined;
  const list = states ?? rule.inclusion?.in;
  if (list) return choose(list.map((choice) => ({ value: choice, label: choice })));
  return (
    <Field
      {...common}
      value={value}
      maxLength={rule.length?.maximum}
      autoComplete={autoCompleteOf(name)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
