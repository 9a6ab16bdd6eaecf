import type { KeyboardEvent, ReactNode } from 'react';

interface AnswerFieldProps {
  id: string;
  label: string;
  maxLength: number;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** What a member writes to a player, in whatever direction their language runs. */
export function AnswerField({ id, label, maxLength, value, onChange, hint, onKeyDown }: AnswerFieldProps): ReactNode {
  return (
    <>
      <label htmlFor={id} className="text-13 font-semibold text-text-soft">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        maxLength={maxLength}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        className="min-h-20 w-full rounded-md bg-surface-2 px-3.5 py-3 text-sm inset-ring inset-ring-control"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-text-faint">
          {hint}
        </p>
      )}
    </>
  );
}
