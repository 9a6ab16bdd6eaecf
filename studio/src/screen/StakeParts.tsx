import { Icon } from '@halley/ui/Icon.tsx';
import type { ReactNode } from 'react';
import type { StakeLimits } from '../kit/game.ts';
import { presets, stepStake } from './amounts.ts';
import { useWords } from './words.tsx';

export interface StakePartProps {
  bet: { limits: StakeLimits; stake: bigint | undefined; setStake(stake: bigint): void };
  locked: boolean;
}

export function StakeSteps({ bet, locked }: StakePartProps): ReactNode {
  const { text } = useWords();
  const steps = [
    { direction: 'less', icon: 'minus', label: 'studio.stake.less' },
    { direction: 'more', icon: 'plus', label: 'studio.stake.more' },
  ] as const;
  return (
    <span className="-mr-1 flex gap-2">
      {steps.map(({ direction, icon, label }) => (
        <button
          key={direction}
          type="button"
          aria-label={text(label)}
          disabled={locked}
          onClick={() => bet.setStake(stepStake(bet.stake ?? bet.limits.stakeMin, bet.limits, direction))}
          className="grid size-9 place-items-center rounded-sm bg-surface-4 text-text disabled:opacity-45"
        >
          <Icon name={icon} size="small" />
        </button>
      ))}
    </span>
  );
}

export function StakePresets({ bet, locked }: StakePartProps): ReactNode {
  const { text, shortMoney, money } = useWords();
  return (
    <div className="grid grid-cols-4 gap-1.5">
      {presets(bet.limits).map((stake) => (
        <button
          key={String(stake)}
          type="button"
          aria-label={text('studio.stake.preset', { amount: money(stake) })}
          disabled={locked}
          onClick={() => bet.setStake(stake)}
          className="min-h-9 truncate rounded-sm bg-surface-2 px-1 text-13 font-bold text-text-soft not-disabled:hover:bg-surface-3 disabled:opacity-45"
        >
          {shortMoney(stake)}
        </button>
      ))}
    </div>
  );
}

export function Fact({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-soft">{name}</dt>
      <dd className="text-right font-bold">{value}</dd>
    </div>
  );
}

/** € where there is a sign; coins and demo money have only their code. */
export function currencySign(locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.slice(0, 3),
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  return currency.length > 3 ? currency : sign;
}

/** Half and double, within the limits. */
export function StakeHalves({ bet, locked }: StakePartProps): ReactNode {
  const { text } = useWords();
  const { stakeMin, stakeMax } = bet.limits;
  const within = (stake: bigint) => (stake < stakeMin ? stakeMin : stake > stakeMax ? stakeMax : stake);
  const halves = [
    { sign: '½', label: 'studio.stake.half', of: (stake: bigint) => stake / 2n },
    { sign: '2×', label: 'studio.stake.double', of: (stake: bigint) => stake * 2n },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {halves.map(({ sign, label, of }) => (
        <button
          key={sign}
          type="button"
          aria-label={text(label)}
          disabled={locked}
          onClick={() => bet.setStake(within(of(bet.stake ?? stakeMin)))}
          className="min-h-9 rounded-sm bg-surface-2 text-13 font-bold text-text-soft not-disabled:hover:bg-surface-3 disabled:opacity-45"
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
