import { controlClass, controlInnerClass, FieldFrame, hintId } from '@halley/ui/FieldFrame.tsx';
import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';

export interface TextFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
}

/** Several lines of text with their label, hint and error. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={controlClass}>
        <textarea
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={hintId(id)}
          className={`${controlInnerClass} field-sizing-content max-h-80 min-h-28 resize-y py-3`}
        />
      </div>
    </FieldFrame>
  );
}
