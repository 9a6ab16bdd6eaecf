import { PasswordField, type PasswordFieldProps } from '@halley/ui/PasswordField.tsx';
import { useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

/** A password that is being chosen. `known` are words about the person, which make bad passwords. */
export function NewPasswordField({ known = [], ...field }: PasswordFieldProps & { known?: readonly string[] }) {
  const say = useSay();
  const [password, setPassword] = useState(String(field.defaultValue ?? ''));
  return (
    <div>
      <PasswordField
        hint={say('identity.passwordHint')}
        {...field}
        autoComplete="new-password"
        onChange={(event) => {
          setPassword(event.target.value);
          field.onChange?.(event);
        }}
      />
      <StrengthMeter password={password} known={known} />
    </div>
  );
}
