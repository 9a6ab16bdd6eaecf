import type { ReactNode } from 'react';
import { Segments, type StakeOf, useWords } from '../../screen/index.ts';
import type { SlotChoice } from '../create-slot.ts';
import type { Machine } from '../machine.ts';

interface BuyFieldProps {
  machine: Machine;
  bet: StakeOf<SlotChoice>;
  locked: boolean;
}

/** A spin, or the free spins at once: the stake is their price, and what each of them is played at is said. */
export function BuyField({ machine, bet, locked }: BuyFieldProps): ReactNode {
  const { text, money, percent } = useWords();
  const { mode } = bet.choice;
  const cost = BigInt(machine.buy?.cost ?? 1);
  return (
    <div className="grid gap-1.5">
      <Segments
        label={text('slot.buy.label')}
        values={[
          { value: 'spin', text: text('slot.buy.spin') },
          { value: 'buy', text: text('slot.buy.free') },
        ]}
        value={mode}
        disabled={locked}
        onChange={(value) => bet.setChoice({ mode: value })}
      />
      {mode === 'buy' && bet.stake !== undefined && (
        <p className="text-xs text-text-soft">
          {text('slot.buy.price', {
            amount: money(bet.stake / cost),
            cost: String(cost),
            rtp: percent(machine.published.rtpOfBuy ?? machine.published.rtp),
          })}
        </p>
      )}
    </div>
  );
}
