import type { LimitPeriod } from '@halley/contract';
import { classNames } from '@halley/ui/class-names.ts';
import { useId } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { lengthNames } from './period-names.ts';

interface ChoicesProps {
  label: string;
  periods: readonly LimitPeriod[];
  names: Record<LimitPeriod, MessageKey>;
  value: LimitPeriod;
  onChange: (period: LimitPeriod) => void;
}

/** Lengths of which one is chosen: radio buttons in as many lines as they need. */
export function Choices({ label, periods, names, value, onChange }: ChoicesProps) {
  const say = useSay();
  const name = useId();
  // More than a phone is wide stand in threes: one alone in the last line would look like something else.
  const inThrees = periods.length > 4 && 'max-sm:basis-[30%]';
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-md bg-surface-2 p-1">
      <legend className="sr-only">{label}</legend>
      {periods.map((period) => (
        <label
          key={period}
          className={classNames(
            'relative grid min-h-9 min-w-16 flex-1 cursor-pointer place-items-center rounded-sm px-2.5 text-center text-13 font-bold whitespace-nowrap text-text-soft hover:text-text has-checked:bg-surface-4 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-ice',
            inThrees,
          )}
        >
          <input
            type="radio"
            name={name}
            value={period}
            checked={period === value}
            onChange={() => onChange(period)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
          />
          {say(names[period])}
        </label>
      ))}
    </fieldset>
  );
}

/** For how long a break lasts. */
export function LengthChoices(props: Omit<ChoicesProps, 'label' | 'names'>) {
  const say = useSay();
  return <Choices label={say('limits.pause.how')} names={lengthNames} {...props} />;
}
