import type { ReactNode } from 'react';
import { useWords } from '../screen/index.ts';

/** A chip, or a pile of them: its colour is that of the largest one in it. */
export function Chip({ amount, colour }: { amount: bigint; colour: number }): ReactNode {
  const { shortMoney } = useWords();
  const label = shortMoney(amount).replace(/^[^\d]+|[^\d]+$/g, '');
  return (
    <span className="chip" data-colour={colour} data-long={label.length > 3 || undefined} aria-hidden="true">
      <span className="chip-label">{label}</span>
    </span>
  );
}
