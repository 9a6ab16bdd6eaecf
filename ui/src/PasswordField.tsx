import { type ReactNode, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useUi } from './Ui.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'suffix'>;

export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  const { text } = useUi();
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? text.hidePassword : text.showPassword}
          size="small"
          className="-mr-1.5"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
