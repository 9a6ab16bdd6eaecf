import { Field, type FieldProps } from '@halley/ui/Field.tsx';
import { useState } from 'react';

const length = 6;

export type OneTimeCodeFieldProps = Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'>;

/** Six digits in one field: it can be pasted, filled in by a phone and read out. The sixth digit sends the form. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const [code, setCode] = useState('');
  return (
    <Field
      {...props}
      value={code}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, length);
        setCode(digits);
        // After React has written the value: the form reads what stands in the field.
        if (digits.length === length && digits !== code) queueMicrotask(() => target.form?.requestSubmit());
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      className="[&_input]:text-center [&_input]:font-display [&_input]:text-2xl [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
    />
  );
}
