import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';

/** Several lines of text with their label: lists of addresses, countries, games. */
export function TextArea({
  label,
  hint,
  error,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}): ReactNode {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-13 font-semibold text-text-soft">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        spellCheck={false}
        className="min-h-24 w-full rounded-md bg-surface-2 px-3.5 py-3 font-mono text-sm inset-ring inset-ring-control aria-invalid:inset-ring-danger"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-text-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
