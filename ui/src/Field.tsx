import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { controlClass, controlInnerClass, FieldFrame, hintId } from './FieldFrame.tsx';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with its label, hint and error. 16 px inside, so that phones do not zoom. */
export function Field({ label, hint, error, prefix, suffix, id, className, ...rest }: FieldProps): ReactNode {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} className={className}>
      <div className={controlClass}>
        {prefix !== undefined && <span className="text-text-faint">{prefix}</span>}
        <input
          {...rest}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={hintId(inputId)}
          className={controlInnerClass}
        />
        {typeof suffix === 'string' ? <span className="text-text-faint">{suffix}</span> : suffix}
      </div>
    </FieldFrame>
  );
}
