import { Icon } from '@halley/ui/Icon.tsx';
import { type ReactNode, useId } from 'react';
import type { StakeLimits } from '../kit/index.ts';
import { amountText, presets, stepStake } from './amounts.ts';
import { NumberField } from './NumberField.tsx';
import { useWords } from './words.tsx';

export interface StakePartProps {
  bet: {
    limits: StakeLimits;
    stake: bigint | undefined;
    /** The largest stake that this choice allows; without it, that of the game. */
    largest?: bigint;
    setStake(stake: bigint): void;
  };
  locked: boolean;
}

function StakeSteps({ bet, locked }: StakePartProps): ReactNode {
  const { text } = useWords();
  const steps = [
    { direction: 'less', icon: 'minus', label: 'studio.stake.less' },
    { direction: 'more', icon: 'plus', label: 'studio.stake.more' },
  ] as const;
  return (
    <span className="stake-steps -mr-1 flex gap-2">
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

function StakePresets({ bet, locked }: StakePartProps): ReactNode {
  const { text, shortMoney, money } = useWords();
  return (
    <div className="stake-presets grid grid-cols-4 gap-1.5">
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

/** The nearest stake that can be played. */
export function stakeWithin({ limits, largest }: StakePartProps['bet'], stake: bigint): bigint {
  const most = largest ?? limits.stakeMax;
  return stake > most ? most : stake < limits.stakeMin ? limits.stakeMin : stake;
}

/** Smallest, half, double and largest: each gives a stake that can be played. */
function StakeHalves({ bet, locked }: StakePartProps): ReactNode {
  const { text } = useWords();
  const { stakeMin } = bet.limits;
  const most = bet.largest ?? bet.limits.stakeMax;
  const moves = [
    { sign: text('studio.stake.min'), label: 'studio.stake.min.long', of: () => stakeMin },
    { sign: '½', label: 'studio.stake.half', of: (stake: bigint) => stake / 2n },
    { sign: '2×', label: 'studio.stake.double', of: (stake: bigint) => stake * 2n },
    { sign: text('studio.stake.max'), label: 'studio.stake.max.long', of: () => most },
  ] as const;
  return (
    <div className="stake-halves grid grid-cols-4 gap-1.5">
      {moves.map(({ sign, label, of }) => (
        <button
          key={label}
          type="button"
          // What is seen is part of the name: whoever speaks to the page says what stands there.
          aria-label={`${sign}: ${text(label)}`}
          disabled={locked}
          onClick={() => bet.setStake(stakeWithin(bet, of(bet.stake ?? stakeMin)))}
          className="min-h-9 rounded-sm bg-surface-2 text-13 font-bold text-text-soft not-disabled:hover:bg-surface-3 disabled:opacity-45"
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

export interface StakeFieldProps extends StakePartProps {
  bet: StakePartProps['bet'] & { typeStake(text: string): void };
  /** Under the field; says what to do. */
  error: ReactNode;
  /** In its place while nothing is wrong. */
  hint?: string | undefined;
}

/** The first thing in a panel: what is staked. */
export function StakeField({ bet, locked, error, hint }: StakeFieldProps): ReactNode {
  const { text, locale, currency } = useWords();
  const errorId = useId();
  return (
    <div className="panel-stake stake-field grid gap-1.5">
      <NumberField
        label={text('studio.stake')}
        value={bet.stake === undefined ? '' : amountText(bet.stake, currency, locale)}
        onType={bet.typeStake}
        before={currencySign(locale, currency)}
        after={<StakeSteps bet={bet} locked={locked} />}
        disabled={locked}
        invalid={Boolean(error)}
        describedBy={errorId}
      />
      <div
        id={errorId}
        aria-live="polite"
        className={`text-xs empty:hidden ${error ? 'text-danger' : 'text-text-soft'}`}
      >
        {error ?? hint}
      </div>
    </div>
  );
}

/** Shorter ways to a stake; below the button on a phone. */
export function StakeShortcuts(props: StakePartProps): ReactNode {
  return (
    <div className="panel-shortcuts grid gap-1.5">
      <StakePresets {...props} />
      <StakeHalves {...props} />
    </div>
  );
}
