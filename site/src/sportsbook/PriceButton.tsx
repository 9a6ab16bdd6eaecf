import type { FixtureMarket, FixtureOutcome } from '@halley/contract';
import { classNames, Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';
import { showPrice } from './odds.ts';
import { type SlipLeg, slip } from './slip/slip-store.ts';
import { useIsOnSlip } from './slip/use-slip.ts';
import { useOddsType } from './use-odds-type.ts';
import { usePrice } from './use-price.ts';

interface PriceButtonProps {
  fixture: { id: number; name: string };
  market: Pick<FixtureMarket, 'key' | 'title' | 'open' | 'status'>;
  outcome: FixtureOutcome;
  /** In lists with narrow columns: `1`, `X`, `2`. */
  short?: string;
  /** The name above the price: for three beside one another on a phone. */
  stacked?: boolean;
}

/**
 * An edge, and an arrow in the corner: beside the price it would push the name away. Shadow and triangle are one style each:
 * with dozens of moves a second, elements of their own and a border would be built and laid out anew all the time.
 */
const moves = {
  up: {
    edge: 'inset-shadow-[3px_0_0_var(--color-win)]',
    price: 'text-win after:top-1 after:border-b-5 after:border-b-win',
  },
  down: {
    edge: 'inset-shadow-[3px_0_0_var(--color-info)]',
    price: 'text-info after:bottom-1 after:border-t-5 after:border-t-info',
  },
};
const arrow = 'after:absolute after:right-1 after:border-x-3 after:border-x-transparent after:forced-color-adjust-none';

/**
 * A price that can be taken onto the slip. Closed ones stay in their place, and say so. Where the page follows the fixture
 * (`prices.write`), it moves by itself; the props are how it began.
 */
export function PriceButton({ fixture, market, outcome, short, stacked = false }: PriceButtonProps): ReactNode {
  const say = useSay();
  const { price, open, status, moved } = usePrice(fixture.id, market, outcome);
  const leg = { fixture: fixture.id, market: market.key, outcome: outcome.id };
  const isTaken = useIsOnSlip(leg);
  const type = useOddsType();
  const isOpen = open && price !== null;
  const take = () => {
    // One that closed while it is on the slip can still be put back.
    const taken =
      price ?? slip.read().legs.find((one) => one.market === market.key && one.fixture === fixture.id)?.price;
    if (taken === undefined) return;
    const names = { fixtureName: fixture.name, marketTitle: market.title, outcomeTitle: outcome.title };
    slip.toggle({ ...leg, price: taken, ...names } satisfies SlipLeg);
  };
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      disabled={!isOpen && !isTaken}
      onClick={take}
      className={classNames(
        'relative flex min-h-11 min-w-0 gap-x-2 rounded-md py-1.5 pl-3.75 text-13',
        stacked ? 'pr-1 md:pr-3' : 'pr-3',
        stacked
          ? 'flex-col items-start justify-center md:flex-row md:items-center md:justify-between'
          : 'items-center justify-between',
        moved && isOpen && moves[moved].edge,
        isTaken && 'bg-ice-wash text-text inset-ring inset-ring-ice',
        !isTaken && (isOpen ? 'bg-surface-2 hover:bg-surface-3' : 'inset-ring inset-ring-line'),
      )}
    >
      <span
        className={classNames(
          'min-w-0 text-left text-text-soft',
          'wrap-anywhere',
          // A third of a phone has to hold the longest single word there is for a draw.
          stacked ? 'line-clamp-3 w-full hyphens-auto max-md:text-xs md:line-clamp-2 md:w-auto' : 'line-clamp-2',
        )}
      >
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
        <span className={classNames('figure shrink-0 font-bold', moved && moves[moved].price, moved && arrow)}>
          {moved && (
            <span className="sr-only">{say(moved === 'up' ? 'sportsbook.price.up' : 'sportsbook.price.down')}</span>
          )}
          {showPrice(price, type)}
        </span>
      ) : (
        <span className="flex shrink-0 items-center gap-1 text-text-faint">
          <Icon name="lock" className="size-3.5" />
          <span className="sr-only">
            {say(status === 'suspended' ? 'sportsbook.price.suspended' : 'sportsbook.price.closed')}
          </span>
        </span>
      )}
    </button>
  );
}
