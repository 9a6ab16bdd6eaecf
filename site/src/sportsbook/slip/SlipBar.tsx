import { currencies } from '@halley/contract/money';
import { Icon } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { parseAmount } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { useSelectedAccount } from '../../wallet/index.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import { shapeOf } from './slip-shape.ts';
import type { SlipState } from './slip-state.ts';
import { useSlipAfterPaint } from './use-slip.ts';

/** What is lost in fractions of a product must not cost a whole thousandth. */
const hair = 1e-6;

const tabNames = { single: 'slip.tab.single', combo: 'slip.tab.combo', system: 'slip.tab.system' } as const;

/** On a phone, what is on the slip in two lines, one click away from all of it. */
export function SlipBar({ onOpen }: { onOpen(): void }): ReactNode {
  const { say, tag } = useSpeech();
  const type = useOddsType();
  const state = useSlipAfterPaint();
  const currency = useSelectedAccount()?.currency ?? 'EUR';
  const { legs } = state;
  const price = priceTaken(state);
  const typed = parseAmount(state.stake, { tag, subunits: currencies[currency].subunits });
  const staked = price !== undefined && state.offer === null && typed.ok && typed.cents > 0n && Number(typed.cents);
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const name = legs.length > 1 ? say(tabNames[state.tab]) : say('slip.title');
  return (
    <button
      type="button"
      onClick={onOpen}
      className="fixed inset-x-3 bottom-20 z-10 flex min-h-14 items-center gap-3 rounded-md bg-surface-4 py-2 pr-2 pl-4 text-left shadow-3 xl:hidden"
    >
      <Icon name="ticket" className="text-ice" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate text-sm font-bold">
          {name}
          {price !== undefined && <span className="figure">{` · ${showPrice(Math.floor(price + hair), type)}`}</span>}
        </span>
        <span className="truncate text-xs text-text-soft">
          {staked
            ? say('slip.bar.returns', { stake: money(staked), amount: money(Math.round((staked * price) / 1_000)) })
            : say('slip.count', { count: legs.length })}
        </span>
      </span>
      <span className="grid min-h-10 shrink-0 place-items-center rounded-sm bg-amber px-4 text-13 font-bold text-ink">
        {say('slip.bar.open')}
      </span>
    </button>
  );
}

/** Of a slip with one line, as it was taken; of a builder the price is the house's to say. */
function priceTaken(state: SlipState): number | undefined {
  const { legs, tab, eachWay } = state;
  if (legs.length === 0) return undefined;
  const { groups, units } = shapeOf(state);
  const isOneLine = legs.length === 1 || tab === 'combo';
  if (!isOneLine || eachWay || units !== 1 || groups.some((group) => group !== undefined)) return undefined;
  return legs.reduce((all, { price }) => (all * price) / 1_000, 1_000);
}
