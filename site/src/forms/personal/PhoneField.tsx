import { controlClass, controlInnerClass, FieldFrame, hintId } from '@halley/ui/FieldFrame.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import type { SelectOption } from '@halley/ui/Select.tsx';
import { useId, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { dialCodes, joinPhone, splitPhone } from './phone.ts';

export interface PhoneFieldProps {
  name: string;
  label: string;
  /** `+61412345678`, or empty. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** Whose code is proposed. */
  home: string | null;
  countries: readonly SelectOption[];
}

/** The country's code is chosen, the number is typed as people write it at home; they travel as one. */
export function PhoneField({ name, label, value, onChange, error, hint, home, countries }: PhoneFieldProps) {
  const say = useSay();
  const id = useId();
  const [parts, setParts] = useState(() => splitPhone(value, home));
  // Until a code was chosen, that of the country in the form is meant.
  const country = parts.country || (home && dialCodes.has(home) ? home : '');

  function change(next: typeof parts) {
    setParts(next);
    onChange(joinPhone(next));
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-2">
        <div className={`${controlClass} relative pr-2`}>
          <span aria-hidden="true" className="flex-1 truncate">
            {country ? `${country} +${dialCodes.get(country)}` : '+'}
          </span>
          <Icon name="chevron-down" size="small" className="text-text-faint" />
          <select
            aria-label={say('profile.phone.code')}
            autoComplete="tel-country-code"
            value={country}
            onChange={({ target }) => change({ ...parts, country: target.value })}
            className="absolute inset-0 w-full cursor-pointer opacity-0 [&>option]:bg-surface-2"
          >
            {!country && <option value="" />}
            {countries
              .filter((choice) => dialCodes.has(choice.value))
              .map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {`${choice.label} +${dialCodes.get(choice.value)}`}
                </option>
              ))}
          </select>
        </div>
        <div className={controlClass}>
          <input
            id={id}
            data-field={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            aria-invalid={error ? true : undefined}
            aria-describedby={hintId(id)}
            value={parts.number}
            onChange={({ target }) => change({ country, number: target.value })}
            className={controlInnerClass}
          />
        </div>
      </div>
      <input type="hidden" name={name} value={value} />
    </FieldFrame>
  );
}
