import { type ReactNode, useId } from 'react';

/** A whole number between two others: rows, mines. */
export function Slider(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  onChange(value: number): void;
}): ReactNode {
  const id = useId();
  return (
    <div className="field-row grid gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-13 font-semibold text-text-soft">
          {props.label}
        </label>
        <output htmlFor={id} className="font-bold">
          {props.value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={props.min}
        max={props.max}
        value={props.value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(Number(event.target.value))}
        className="h-6 w-full accent-ice disabled:opacity-60"
      />
    </div>
  );
}
