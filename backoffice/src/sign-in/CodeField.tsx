import { Field } from '@halley/ui';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';

/** Takes six digits from the phone, and recovery codes too, so it is not a field for numbers. */
export function CodeField({
  value,
  onChange,
  hint,
}: {
  value: string;
  onChange: (value: string) => void;
  hint?: string;
}): ReactNode {
  return (
    <Field
      label={words.signIn.code}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
      autoFocus
      required
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
