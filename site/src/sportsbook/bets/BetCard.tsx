import type { Bet, BetLeg } from '@halley/contract';
import { Badge, type BadgeTone, Card } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { LocalTime, SiteLink } from '../../page/index.ts';
import { betStateNames, kindName, legResultNames } from '../names.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import { CashOut } from './CashOut.tsx';

const tones: Record<Bet['state'], BadgeTone> = {
  open: 'info',
  won: 'win',
  lost: 'neutral',
  void: 'warn',
  cashed_out: 'violet',
};

/** A bet with each selection, what became of it in a sentence, and what moved in the wallet. */
export function BetCard({ bet }: { bet: Bet }): ReactNode {
  const { say, tag } = useSpeech();
  const type = useOddsType();
  const money = (cents: number) => formatMoney(cents, { currency: bet.currency, locale: tag });
  const corrected = bet.movements.filter(({ kind }) => kind === 'undo');
  return (
    <Card className="grid gap-3 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <Badge tone={tones[bet.state]}>{say(betStateNames[bet.state])}</Badge>
        <b>{kindName(say, bet.kind)}</b>
        {bet.simulated && <Badge>{say('sportsbook.simulated')}</Badge>}
        <LocalTime
          at={bet.placed_at}
          format={{ dateStyle: 'short', timeStyle: 'short' }}
          className="ml-auto text-2xs text-text-faint"
        />
      </header>
      <ul className="grid gap-2">
        {bet.legs.map((leg) => (
          <Leg key={leg.place} leg={leg} price={showPrice(leg.price, type)} />
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-3 text-13 sm:grid-cols-4">
        <Sum name={say('sportsbook.bet.stake')} value={money(bet.stake_cents)} />
        {bet.price !== null && <Sum name={say('sportsbook.bet.price')} value={showPrice(bet.price, type)} />}
        {bet.state === 'open' ? (
          <Sum name={say('sportsbook.slip.return')} value={money(bet.largest_return_cents)} />
        ) : (
          <Sum name={say('sportsbook.bet.returned')} value={money(bet.returned_cents)} />
        )}
        {bet.expected_cost_cents !== null && (
          <Sum name={say('sportsbook.slip.cost')} value={money(bet.expected_cost_cents)} />
        )}
      </dl>
      {bet.explanation && <p className="text-13 text-text-soft">{bet.explanation}</p>}
      {corrected.map(({ at, amount_cents, shortfall_cents }) => (
        <p key={at} className="text-13 text-warn">
          {say('sportsbook.bet.corrected', { amount: money(Math.abs(amount_cents)), short: money(shortfall_cents) })}
        </p>
      ))}
      {bet.state === 'open' && <CashOut bet={bet} />}
    </Card>
  );
}

function Leg({ leg, price }: { leg: BetLeg; price: string }): ReactNode {
  const { say } = useSpeech();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-md bg-surface-2 p-3 text-13">
      <div className="grid min-w-0 gap-0.5">
        <span>
          <b>{leg.outcome_title}</b> <span className="text-text-soft">{leg.market_title}</span>
        </span>
        <SiteLink href={`/sport/events/${leg.fixture_id}`} className="truncate text-text-soft hover:text-text">
          {leg.fixture}
        </SiteLink>
        {leg.explanation && <span className="text-2xs text-text-faint">{leg.explanation}</span>}
      </div>
      <div className="grid justify-items-end gap-1">
        <span className="figure font-bold">{price}</span>
        {leg.result && (
          <Badge tone={leg.result === 'won' || leg.result === 'half_won' ? 'win' : 'neutral'}>
            {say(legResultNames[leg.result])}
          </Badge>
        )}
      </div>
    </li>
  );
}

function Sum({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <div>
      <dt className="text-2xs text-text-faint">{name}</dt>
      <dd className="figure font-bold">{value}</dd>
    </div>
  );
}
