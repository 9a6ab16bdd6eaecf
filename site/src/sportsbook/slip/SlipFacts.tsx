import type { BetQuote } from '@halley/contract';
import { Icon } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import type { SlipView } from './use-slip-view.ts';

/** What the slip costs, may return, and takes on average. Figures stand there for the stake that does, and for no other. */
export function SlipFacts({ view: { bets, currency, offer } }: { view: SlipView }): ReactNode {
  const { say, tag } = useSpeech();
  const type = useOddsType();
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const staked = bets.filter(({ unitCents }) => unitCents > 0);
  const figures = staked.map(({ figures: one }) => one).filter((one) => one !== undefined);
  const isWhole = figures.length > 0 && figures.length === staked.length;
  const [only] = bets;
  const quote = bets.length === 1 ? only?.quoted.quote : undefined;
  const sum = (of: (one: BetQuote) => number) => figures.reduce((all, one) => all + of(one), 0);
  const costs = figures.map(({ expected_cost_cents }) => expected_cost_cents);
  const cost = costs.some((one) => one === null) ? null : costs.reduce<number>((all, one) => all + (one ?? 0), 0);
  const delay = Math.max(0, ...bets.map(({ quoted }) => quoted.quote?.delay_seconds ?? 0));
  const own = quote?.offer?.own_stake_cents;
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
        {quote?.price != null && <Fact name={say('slip.odds')} value={showPrice(quote.price, type)} />}
        {isWhole && (
          <>
            {(bets.length > 1 || (quote?.lines ?? 1) > 1) && (
              <Fact
                name={bets.length > 1 ? say('slip.all') : say('slip.allLines', { count: quote?.lines ?? 1 })}
                value={money(sum(({ stake_cents }) => stake_cents))}
              />
            )}
            {offer && own !== undefined && <Fact name={say('slip.own')} value={money(own)} />}
            {quote?.offer && quote.offer.adds_cents > 0 && (
              <Fact name={say('slip.offer.adds')} value={money(quote.offer.adds_cents)} />
            )}
            <Fact
              name={say('slip.return')}
              value={money(sum(({ largest_return_cents }) => largest_return_cents))}
              isStrong
            />
            {quote?.offer && quote.offer.back_cents > 0 && (
              <Fact name={say('slip.offer.back')} value={money(quote.offer.back_cents)} />
            )}
            {cost !== null && <Fact name={say('slip.cost')} value={money(cost)} note={say('slip.cost.text')} />}
          </>
        )}
      </dl>
      {delay > 0 && (
        <p className="flex items-center gap-2 text-xs text-text-faint">
          <Icon name="clock" className="size-3.5" />
          {say('slip.delay', { seconds: Math.ceil(delay) })}
        </p>
      )}
    </div>
  );
}

interface FactProps {
  name: string;
  value: string;
  note?: string;
  isStrong?: boolean;
}

function Fact({ name, value, note, isStrong }: FactProps): ReactNode {
  return (
    <>
      <dt className="text-text-soft">
        {name}
        {note && <span className="block text-2xs text-text-faint">{note}</span>}
      </dt>
      <dd className={isStrong ? 'figure text-right text-base font-bold' : 'figure text-right font-bold'}>{value}</dd>
    </>
  );
}
