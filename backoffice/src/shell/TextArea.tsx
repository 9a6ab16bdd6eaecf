import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';

/** Several lines of text with their label: lists of addresses, countries, games. */
export function TextArea({
  label,
  hint,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; hint?: string }): ReactNode {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-13 font-semibold text-text-soft">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        spellCheck={false}
        className="min-h-24 w-full rounded-md bg-surface-2 px-3.5 py-3 font-mono text-sm inset-ring inset-ring-control"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What was typed, one by one: separated by lines, commas or spaces. */
export function listOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
