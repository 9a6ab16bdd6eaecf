import { type ReactNode, useId } from 'react';

/** One of a few values, side by side: risk, difficulty. */
export function Segments<Value extends string>(props: {
  label: string;
  values: readonly { value: Value; text: string; hint?: string }[];
  value: Value;
  disabled: boolean;
  onChange(value: Value): void;
}): ReactNode {
  const id = useId();
  return (
    <fieldset disabled={props.disabled} className="grid min-w-0 gap-1.5 disabled:opacity-60">
      <legend className="mb-1.5 text-13 font-semibold text-text-soft">{props.label}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-10 bg-surface-2 p-1">
        {props.values.map(({ value, text, hint }) => (
          <label
            key={value}
            className="relative grid min-h-9 cursor-pointer place-content-center justify-items-center rounded-sm px-1 text-center text-13 font-bold text-text-soft has-checked:bg-surface-4 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-ice"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="truncate">{text}</span>
            {hint && <span className="text-xs font-medium text-text-faint">{hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
