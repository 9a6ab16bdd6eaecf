import type { ReactNode } from 'react';
import type { FreeNow } from './use-free-rounds.ts';
import { useWords } from './words.tsx';

/** In place of the stake while the house pays: how many, at what, and what becomes of the wins. */
export function FreeNotice({ free, error }: { free: FreeNow<unknown>; error: ReactNode }): ReactNode {
  const { text, money, locale } = useWords();
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(free.expiresAt);
  return (
    <div className="panel-stake grid gap-1 rounded-sm bg-surface-2 p-3" data-free-left={free.left}>
      <p role="status" className="font-bold">
        {text('studio.free.left', { left: String(free.left), amount: money(free.stake) })}
      </p>
      <p className="text-xs text-text-soft">{text('studio.free.terms', { date: until })}</p>
      <div aria-live="polite" className="text-xs text-danger empty:hidden">
        {error}
      </div>
    </div>
  );
}
