import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useUi } from './Ui.tsx';

/** A comet crossing a line, after 400 ms: what is faster shows nothing. */
export function LoadingBar({ className }: { className?: string }): ReactNode {
  const { text } = useUi();
  return (
    <div role="progressbar" aria-label={text.loading} className={classNames('h-0.5 w-full overflow-hidden', className)}>
      <div className="h-full w-1/3 animate-pass rounded-full bg-comet" />
    </div>
  );
}
