import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

/** Two to four choices of which one holds: radio buttons underneath, so arrows and forms work by themselves. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactNode {
  const { label, options, value, onChange, disabled, className } = props;
  const name = useId();
  return (
    <fieldset
      disabled={disabled}
      className={classNames('grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-surface-2 p-1', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-9 cursor-pointer place-items-center rounded-sm px-3 text-center text-13 font-bold whitespace-nowrap text-text-soft transition-colors duration-fast hover:text-text has-checked:bg-surface-4 has-checked:text-text has-disabled:cursor-default has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-ice"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-[inherit] outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
