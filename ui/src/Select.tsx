import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react';
import { controlClass, controlInnerClass, FieldFrame, hintId } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple'> {
  label: ReactNode;
  options: readonly SelectOption[];
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * The browser's own select, dressed. On a phone it opens the picker people know, it works before the scripts arrive,
 * it costs no script, and it is complete for keyboard and screen reader.
 */
export function Select({ label, options, hint, error, placeholder, id, className, ...rest }: SelectProps): ReactNode {
  const ownId = useId();
  const selectId = id ?? ownId;
  const controlled = rest.value !== undefined || rest.defaultValue !== undefined;
  return (
    <FieldFrame id={selectId} label={label} hint={hint} error={error} className={className}>
      <div className={`${controlClass} relative pr-0`}>
        <select
          {...rest}
          {...(placeholder !== undefined && !controlled && { defaultValue: '' })}
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={hintId(selectId)}
          className={`${controlInnerClass} appearance-none truncate pr-11 [&>option]:bg-surface-2`}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-3.5 text-text-faint" />
      </div>
    </FieldFrame>
  );
}
