import {
  birthDay,
  birthMonth,
  birthYear,
  type CalendarDay,
  joinBirthday,
  type Validator,
} from '@halley/contract/validation';
import { controlClass, controlInnerClass, hintId } from '@halley/ui/FieldFrame.tsx';
import { useId, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { failureText } from '../failure-text.ts';

export interface BirthdayFieldProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  today: CalendarDay;
  /** The age one must have. */
  least: number;
}

const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];
const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 };

/** Day, month and year in one line: nobody scrolls a calendar back forty years. */
export function BirthdayField(props: BirthdayFieldProps) {
  const { name, label, value, onChange, error, hint, today, least } = props;
  const say = useSay();
  const id = useId();
  const [typed, setTyped] = useState(() => {
    const [year = '', month = '', day = ''] = value.split('-');
    return { day, month, year };
  });
  const [left, setLeft] = useState<readonly Part[]>([]);
  const words: Record<Part, { label: string; shape: string }> = {
    day: { label: say('profile.birthday.day'), shape: say('profile.birthday.dayShape') },
    month: { label: say('profile.birthday.month'), shape: say('profile.birthday.monthShape') },
    year: { label: say('profile.birthday.year'), shape: say('profile.birthday.yearShape') },
  };
  const rules: Record<Part, Validator> = { day: birthDay, month: birthMonth, year: birthYear({ today, least }) };

  function change(next: typeof typed) {
    setTyped(next);
    const empty = parts.every((part) => next[part] === '');
    // What is no date is passed on as it stands, so that the form says so instead of taking it for empty.
    onChange(joinBirthday(next) ?? (empty ? '' : `${next.year}-${next.month}-${next.day}`));
  }

  /** Who leaves a field with one digit meant a leading zero. */
  function leave(part: Part) {
    setLeft([...new Set([...left, part])]);
    const text = typed[part];
    if (part !== 'year' && /^[1-9]$/.test(text)) change({ ...typed, [part]: `0${text}` });
  }

  const failed = parts.find((part) => left.includes(part) && typed[part] !== '' && rules[part](typed[part]));
  const failure = failed && rules[failed](typed[failed]);
  const shown = error ?? (failure && failureText(say, failure, label));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="pb-1.5 text-13 font-semibold text-text-soft">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)] gap-2">
        {parts.map((part, index) => (
          <div key={part} className={controlClass}>
            <input
              data-field={index === 0 ? name : undefined}
              aria-label={words[part].label}
              aria-invalid={error || part === failed ? true : undefined}
              aria-describedby={hintId(id)}
              placeholder={words[part].shape}
              autoComplete={`bday-${part}`}
              inputMode="numeric"
              maxLength={lengths[part]}
              value={typed[part]}
              onChange={({ target }) => change({ ...typed, [part]: target.value.replace(/\D/g, '') })}
              onBlur={() => leave(part)}
              className={controlInnerClass}
            />
          </div>
        ))}
      </div>
      <p id={hintId(id)} className={`min-h-4.5 text-xs ${shown ? 'text-danger' : 'text-text-faint'}`}>
        {shown ?? hint}
      </p>
      <input type="hidden" name={name} value={value} />
    </fieldset>
  );
}
