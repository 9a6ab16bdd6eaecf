import { classNames } from '@halley/ui';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  /** Beside the title, in a few words. */
  text?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the desk: dense, so that all of them are seen at once. */
export function Panel({ title, text, actions, className, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid min-w-0 content-start gap-2 rounded-lg bg-surface-1 p-4 shadow-1', className)}
    >
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="title-card">
          {title}
        </h2>
        {text && <span className="text-xs text-text-faint">{text}</span>}
        {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

/** Heads and cells of the desk's tables. */
export const headClass = 'py-1.5 pr-3 text-left text-2xs font-semibold whitespace-nowrap text-text-faint last:pr-0';
export const cellClass = 'border-t border-line py-1.5 pr-3 last:pr-0';
