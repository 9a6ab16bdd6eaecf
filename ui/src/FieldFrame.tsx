import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The box round a text or a choice; focus shows on the box. */
export const controlClass =
  'flex min-h-12 items-center gap-2 rounded-md bg-surface-2 px-3.5 text-base font-semibold outline-1 -outline-offset-1 outline-control transition-[outline-color] duration-fast focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-ice has-aria-invalid:not-focus-within:outline-danger has-[:is(input,select):disabled]:opacity-55';
/** What stands in the box, without an outline of its own. */
export const controlInnerClass =
  'min-w-0 flex-1 self-stretch bg-transparent text-base font-semibold text-text outline-none placeholder:text-text-faint placeholder:font-medium';

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** Below the field and always there. */
  hint?: ReactNode;
  /** Replaces the hint; says what to do. */
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps): ReactNode {
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 gap-1.5', className)}>
      <label htmlFor={id} className="justify-self-start text-13 font-semibold text-text-soft">
        {label}
      </label>
      {children}
      <p id={hintId(id)} className={classNames('min-h-4.5 text-xs', error ? 'text-danger' : 'text-text-faint')}>
        {error ?? hint}
      </p>
    </div>
  );
}

export function hintId(id: string): string {
  return `${id}-hint`;
}
