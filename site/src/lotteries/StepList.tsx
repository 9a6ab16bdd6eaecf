import { classNames, Icon } from '@halley/ui';
import type { ReactNode } from 'react';

export interface Step {
  title: string;
  text: ReactNode;
  /** What it looks like: done, wrong, at it, or to come. */
  look: 'done' | 'wrong' | 'now' | 'later';
  /** The look in words, for who does not see it. */
  state: string;
  children?: ReactNode;
}

const looks: Record<Step['look'], string> = {
  done: 'bg-win-wash text-win',
  wrong: 'bg-danger-wash text-danger',
  now: 'bg-ice-wash text-ice',
  later: 'bg-surface-3 text-text-soft',
};

/** What happens one after the other, each with its state. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid grid-cols-1 gap-5">
      {steps.map(({ title, text, look, state, children }, index) => (
        <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3">
          <span
            aria-hidden="true"
            className={classNames('grid size-7 place-items-center rounded-full text-13 font-bold', looks[look])}
          >
            {look === 'done' ? (
              <Icon name="check" size="small" />
            ) : look === 'wrong' ? (
              <Icon name="close" size="small" />
            ) : (
              index + 1
            )}
          </span>
          <div className="grid min-w-0 grid-cols-1 gap-1.5">
            <h3 className="font-bold">
              {title} <span className="sr-only">{state}</span>
            </h3>
            <div className="grid gap-1.5 text-13 text-text-soft" suppressHydrationWarning>
              {text}
            </div>
            {children}
          </div>
        </li>
      ))}
    </ol>
  );
}
