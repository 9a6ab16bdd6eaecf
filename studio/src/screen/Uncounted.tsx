import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

/** Over the button, before anything is staked: such a bet counts for no bonus. */
export function Uncounted({ when }: { when: boolean }): ReactNode {
  const { text } = useWords();
  return (
    <p aria-live="polite" className="mb-2 text-center text-xs text-text-soft empty:hidden">
      {when && text('studio.bonus.uncounted')}
    </p>
  );
}
