import type { PromotionSummary } from '@halley/contract';
import { classNames, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { promotionWords } from './words.ts';

type Budget = Pick<PromotionSummary, 'currency' | 'spent_cents' | 'reserved_cents' | 'hard_cents'>;

/** How much of a budget is gone, in whole percent: given and reserved. It never says 100 before it is all. */
export function usedPercent({ spent_cents, reserved_cents, hard_cents }: Omit<Budget, 'currency'>): number {
  return hard_cents === 0 ? 100 : Math.min(100, Math.floor(((spent_cents + reserved_cents) / hard_cents) * 100));
}

/** What was given, lighter what is reserved, of the whole budget. */
export function BudgetBar({ budget, width = 'w-44 max-sm:w-40' }: { budget: Budget; width?: string }): ReactNode {
  const { currency, spent_cents: spent, reserved_cents: reserved, hard_cents: hard } = budget;
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en', decimals: 'when-needed' });
  const share = (cents: number) => `${hard === 0 ? 0 : Math.min(100, (cents / hard) * 100)}%`;
  const percent = usedPercent(budget);
  return (
    <span className={classNames('inline-grid gap-1', width)}>
      <span
        className="flex h-2 overflow-hidden rounded-full bg-surface-3"
        role="img"
        aria-label={promotionWords.used(percent)}
      >
        <span className={percent >= 90 ? 'bg-warn' : 'bg-ice'} style={{ width: share(spent) }} />
        <span className="bg-ice-edge" style={{ width: share(reserved) }} />
      </span>
      <span
        className="text-xs text-text-faint"
        title={reserved > 0 ? promotionWords.reserved(money(reserved)) : undefined}
      >
        {promotionWords.usedOf(money(spent + reserved), money(hard))}
      </span>
    </span>
  );
}
