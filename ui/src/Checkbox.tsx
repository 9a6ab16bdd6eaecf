import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { hintId } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const rowClass = 'flex min-h-11 items-center gap-3 text-sm text-text-soft';

export function Checkbox({ label, error, id, className, ...rest }: CheckboxProps): ReactNode {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={inputId} className={rowClass}>
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? hintId(inputId) : undefined}
            className="peer absolute inset-0 m-0 appearance-none rounded-xs bg-surface-2 inset-ring inset-ring-control checked:bg-ice checked:inset-ring-ice aria-invalid:inset-ring-danger disabled:opacity-45"
          />
          <Icon name="check" size="small" className="relative hidden stroke-3 text-ink peer-checked:block" />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={hintId(inputId)} className="pl-8 text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: ReactNode;
  /** When the label is said elsewhere, beside the switch. */
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Acts at once, unlike a checkbox, which waits for the form. */
export function Toggle({ label, labelHidden, id, className, ...rest }: ToggleProps): ReactNode {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <label htmlFor={inputId} className={classNames(rowClass, 'justify-between', className)}>
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says its own state
        role="switch"
        className="relative m-0 h-6.5 w-11 shrink-0 appearance-none rounded-full bg-surface-4 inset-ring inset-ring-control transition-colors duration-fast before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-text-soft before:transition-transform before:duration-fast checked:bg-ice checked:inset-ring-ice checked:before:translate-x-4.5 checked:before:bg-ink disabled:opacity-45"
      />
    </label>
  );
}
