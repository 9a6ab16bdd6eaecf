import type { ReactNode } from 'react';
import type { ShownReturn } from './shown-return.ts';
import { useWords } from './words.tsx';

/** What comes back on average, and the most a round pays: under every panel. */
export function ReturnLine({ returns, winMax }: { returns: ShownReturn; winMax: bigint }): ReactNode {
  const { text, money, percent } = useWords();
  const { least, most } = returns;
  const rtp = least === most ? percent(least) : `${percent(least)} – ${percent(most)}`;
  return (
    <p className="panel-note text-center text-xs text-text-faint">
      {text('studio.returnLine', { rtp, amount: money(winMax) })}
    </p>
  );
}
