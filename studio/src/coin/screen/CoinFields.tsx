import { Icon } from '@halley/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { type StakeOf, useWords } from '../../screen/index.ts';
import { type CoinChoice, type CoinSide, FLIPS_MAX, paysFor } from '../rules.ts';
import { Coin } from './CoinArt.tsx';
import { sideNames } from './read-flips.ts';

export const coinSides: readonly CoinSide[] = ['heads', 'tails'];

export function SideName({ side }: { side: CoinSide }): ReactNode {
  const { text } = useWords();
  return (
    <>
      <svg viewBox="-52 -52 104 104" aria-hidden="true" className="size-6 flex-none">
        <Coin side={side} />
      </svg>
      {text(sideNames[side])}
    </>
  );
}

/** The first call, and how many flips there are at most. */
export function CoinFields({ bet, locked }: { bet: StakeOf<CoinChoice>; locked: boolean }): ReactNode {
  const { text, hundredths } = useWords();
  const { side, flips } = bet.choice;
  const steps = [
    { by: -1, icon: 'minus', label: 'coin.fewer' },
    { by: 1, icon: 'plus', label: 'coin.more' },
  ] as const;
  return (
    <>
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 text-13 font-semibold text-text-soft">{text('coin.side')}</legend>
        <div className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-1">
          {coinSides.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={side === each}
              disabled={locked}
              onClick={() => bet.setChoice({ side: each, flips })}
              className="flex min-h-11 items-center justify-center gap-2 rounded-sm text-13 font-bold text-text-soft aria-pressed:bg-surface-4 aria-pressed:text-text disabled:opacity-45"
            >
              <SideName side={each} />
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-1.5">
        <span id="coin-flips" className="text-13 font-semibold text-text-soft">
          {text('coin.flips')}
        </span>
        <div className="flex min-h-12 items-center gap-2 rounded-md bg-surface-2 px-2">
          {steps.map(({ by, icon, label }) => (
            <button
              key={label}
              type="button"
              aria-label={text(label)}
              disabled={locked || flips + by < 1 || flips + by > FLIPS_MAX}
              onClick={() => bet.setChoice({ side, flips: flips + by })}
              className={`grid size-9 place-items-center rounded-sm bg-surface-4 disabled:opacity-45 ${by > 0 ? 'order-3' : ''}`}
            >
              <Icon name={icon} size="small" />
            </button>
          ))}
          <output aria-labelledby="coin-flips" className="flex-1 text-center font-bold">
            {flips} <span className="font-medium text-text-soft">· ×{hundredths(paysFor(flips))}</span>
          </output>
        </div>
      </div>
    </>
  );
}
