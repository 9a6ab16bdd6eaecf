import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Exactly as large as what comes: pass its size, and its radius where it is not a card. */
export function Skeleton({ className }: { className?: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative block overflow-hidden bg-surface-2 after:absolute after:inset-0 after:animate-sweep after:bg-[linear-gradient(100deg,transparent_30%,rgb(150_170_255/0.08)_50%,transparent_70%)]',
        className?.includes('rounded') ? '' : 'rounded-lg',
        className,
      )}
    />
  );
}

/** A game tile that has not arrived. */
export function TileSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-3/4" />
      <Skeleton className="mt-3 h-4 w-3/4 rounded-xs" />
      <Skeleton className="mt-2 h-3 w-1/2 rounded-xs" />
    </div>
  );
}
