import { Chip, type SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';

interface TicksProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly SelectOption[];
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
}

/** Some of a few, in a row. */
export function Ticks({ label, hint, error, options, chosen, onChosen }: TicksProps): ReactNode {
  const toggle = (value: string) =>
    onChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="pb-1.5 text-13 font-semibold text-text-soft">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label: name }) => (
          <Chip
            key={value}
            selected={chosen.includes(value)}
            className="min-h-9 bg-surface-2 px-3 text-13"
            onClick={() => toggle(value)}
          >
            {name}
          </Chip>
        ))}
      </div>
      <p className={error ? 'text-xs text-danger' : 'text-xs text-text-faint'}>{error ?? hint}</p>
    </fieldset>
  );
}
