import type { FixtureMarket, FixtureOutcome } from '@halley/contract';
import { classNames, Icon } from '@halley/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { showPrice } from './odds.ts';
import { type SlipLeg, slip } from './slip/slip-store.ts';
import { useIsOnSlip } from './slip/use-slip.ts';
import { useOddsType } from './use-odds-type.ts';

interface PriceButtonProps {
  fixture: { id: number; name: string };
  market: FixtureMarket;
  outcome: FixtureOutcome;
  /** In lists with narrow columns: `1`, `X`, `2`. */
  short?: string;
}

/** How long an arrow says that a price has moved. */
const movedMs = 4_000;

/** A price that can be taken onto the slip. Closed ones stay in their place, and say so. */
export function PriceButton({ fixture, market, outcome, short }: PriceButtonProps): ReactNode {
  const say = useSay();
  const { price } = outcome;
  const leg = { fixture: fixture.id, market: market.key, outcome: outcome.id };
  const isTaken = useIsOnSlip(leg);
  const type = useOddsType();
  const moved = useMoved(price);
  const isOpen = market.open && price !== null;
  const take = () => {
    if (price === null) return;
    const names = { fixtureName: fixture.name, marketTitle: market.title, outcomeTitle: outcome.title };
    slip.toggle({ ...leg, price, ...names } satisfies SlipLeg);
  };
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      disabled={!isOpen && !isTaken}
      onClick={take}
      className={classNames(
        'flex min-h-11 min-w-0 items-center justify-between gap-2 rounded-md px-3 py-1.5 text-13 transition-colors duration-fast',
        isTaken ? 'bg-ice-wash text-text inset-ring inset-ring-ice' : 'bg-surface-2 hover:bg-surface-3',
        !isOpen && 'opacity-60',
      )}
    >
      <span className="line-clamp-3 min-w-0 text-left wrap-anywhere text-text-soft">
        {short ? (
          <>
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{outcome.title}</span>
          </>
        ) : (
          outcome.title
        )}
      </span>
      {isOpen ? (
        <span
          className={classNames(
            'figure flex items-center gap-1 font-bold',
            moved === 'up' && 'text-win',
            moved === 'down' && 'text-info',
          )}
        >
          {moved && (
            <>
              <Icon name={moved === 'up' ? 'arrow-up' : 'arrow-down'} className="size-3" />
              <span className="sr-only">{say(moved === 'up' ? 'sportsbook.price.up' : 'sportsbook.price.down')}</span>
            </>
          )}
          {showPrice(price, type)}
        </span>
      ) : (
        <span className="flex items-center gap-1 text-text-faint">
          <Icon name="lock" className="size-3.5" />
          <span className="sr-only">{say('sportsbook.price.closed')}</span>
        </span>
      )}
    </button>
  );
}

/** Which way a price went last, for a moment. */
function useMoved(price: number | null): 'up' | 'down' | undefined {
  const last = useRef(price);
  const [moved, setMoved] = useState<'up' | 'down'>();
  useEffect(() => {
    const before = last.current;
    last.current = price;
    if (before === null || price === null || before === price) return;
    setMoved(price > before ? 'up' : 'down');
    const timer = setTimeout(() => setMoved(undefined), movedMs);
    return () => clearTimeout(timer);
  }, [price]);
  return moved;
}
