import { Field } from '@halley/ui';
import type { ComponentProps, ReactNode } from 'react';

interface TextFieldProps
  extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'name' | 'pattern' | 'maxLength'> {
  value: string;
  onText: (text: string) => void;
}

/** A line of text that must be there, in a dialog: a name, a title, an address. Nothing the browser could know. */
export function TextField({ onText, maxLength = 100, ...field }: TextFieldProps): ReactNode {
  return (
    <Field
      required
      autoComplete="off"
      maxLength={maxLength}
      onChange={(event) => onText(event.target.value)}
      {...field}
    />
  );
}
