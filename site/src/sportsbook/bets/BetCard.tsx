import type { Bet, BetClaim } from '@halley/contract';
import { Badge, Button, Card, classNames, Money } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { type Say, useSay, useSpeech } from '../../i18n/index.ts';
import { LocalTime } from '../../page/index.ts';
import { kindName } from '../names.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import { BetLegRow } from './BetLegRow.tsx';
import { BetStory } from './BetStory.tsx';
import { betStanding } from './bet-standing.ts';

const whole = 1_000_000;

/** `Single`, `Combo of 3`, `Lucky 15, 15 lines`. */
export function betName(
  say: Say,
  { kind, legs, lines }: Pick<Bet, 'kind' | 'lines'> & { legs: readonly unknown[] },
): string {
  if (kind === 'single') return kindName(say, kind);
  if (kind === 'multiple') return say('bets.combo', { count: legs.length });
  return say('bets.systemOf', { kind: kindName(say, kind), count: lines });
}

interface BetCardProps {
  bet: Bet;
  claim: BetClaim | undefined;
  isSelling: boolean;
  onSell(): void;
}

/** A bet with each selection, how it stands or what became of it in a sentence, and what moved in the wallet. */
export function BetCard({ bet, claim, isSelling, onSell }: BetCardProps): ReactNode {
  const say = useSay();
  const { tone, text, isRunning } = betStanding(say, bet);
  return (
    <Card
      id={`bet-${bet.id}`}
      className={classNames('grid scroll-mt-24 gap-4', isSelling && 'inset-ring-2 inset-ring-ice-edge')}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div>
          <h2 className="title-card">{betName(say, bet)}</h2>
          <p className="text-13 text-text-faint">
            <Placed at={bet.placed_at} /> · {say('bets.ticket', { id: bet.id.slice(0, 8) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {bet.free_bet_id !== null && <Badge tone="violet">{say('bets.free')}</Badge>}
          {bet.each_way && <Badge>{say('bets.eachWay')}</Badge>}
          {bet.simulated && <Badge>{say('sportsbook.simulated')}</Badge>}
          <Badge tone={tone}>
            {isRunning && <span aria-hidden="true" className="size-2 rounded-full bg-win" />}
            {text}
          </Badge>
        </div>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <BetLegRow key={leg.place} leg={leg} isSold={bet.state === 'cashed_out'} />
        ))}
      </ul>
      <Sums bet={bet} />
      {bet.explanation && bet.state !== 'open' && !saysItAll(bet) && (
        <p className="text-13 text-text-soft">{bet.explanation}</p>
      )}
      <BetStory bet={bet} claim={claim} />
      {bet.state === 'open' && <OpenFoot bet={bet} isSelling={isSelling} onSell={onSell} />}
    </Card>
  );
}

/** Of one leg that won or lost, badge and leg have said what there is to say. */
const saysItAll = ({ legs, explanation }: Bet): boolean =>
  legs.length === 1 && (legs[0]?.result === 'won' || legs[0]?.result === 'lost') && !/\d/.test(explanation ?? '');

function Placed({ at }: { at: string }): ReactNode {
  const say = useSay();
  const [before = '', after = ''] = say('bets.placed', { time: '\u0001' }).split('\u0001');
  return (
    <>
      {before}
      <LocalTime at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
      {after}
    </>
  );
}

function Sums({ bet }: { bet: Bet }): ReactNode {
  const { say, tag } = useSpeech();
  const type = useOddsType();
  const { currency, open_share: share, stake_cents: stake, returned_cents: returned } = bet;
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const isOpen = bet.state === 'open';
  const isPart = isOpen && share < whole;
  const openPart = (cents: number) => Number((BigInt(cents) * BigInt(share)) / BigInt(whole));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 text-13 sm:flex sm:flex-wrap sm:gap-x-9">
      <Sum name={say('bets.sum.stake')}>{money(stake)}</Sum>
      {isPart && <Sum name={say('bets.sum.openStake')}>{money(openPart(stake))}</Sum>}
      {bet.price !== null && <Sum name={say('bets.sum.price')}>{showPrice(bet.price, type)}</Sum>}
      {isOpen && <Sum name={say('bets.sum.possible')}>{money(openPart(bet.largest_return_cents))}</Sum>}
      {(!isOpen || isPart) && <Sum name={say('bets.sum.returned')}>{money(returned)}</Sum>}
      {!isOpen && (
        <Sum name={say('bets.sum.net')}>
          <Money
            cents={returned - (bet.free_bet_id === null ? stake : 0)}
            currency={currency}
            locale={tag}
            sign="net"
            tone="result"
          />
        </Sum>
      )}
      {bet.expected_cost_cents !== null && <Sum name={say('bets.sum.cost')}>{money(bet.expected_cost_cents)}</Sum>}
    </dl>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-text-faint">{name}</dt>
      <dd className="figure text-sm font-bold">{children}</dd>
    </div>
  );
}

/** Cash-out, or why there is none right now. */
function OpenFoot({ bet, isSelling, onSell }: Pick<BetCardProps, 'bet' | 'isSelling' | 'onSell'>): ReactNode {
  const { say, tag } = useSpeech();
  const stopped = bet.legs.find(({ result, now }) => result === null && now !== null && !now.open);
  const held = bet.auto_cash_out_cents;
  return (
    <div data-noprint className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
      <Button
        size="small"
        icon={stopped ? 'lock' : 'wallet'}
        look={stopped ? 'outline' : 'secondary'}
        aria-expanded={isSelling}
        aria-label={`${say('bets.cash.title')}, ${betName(say, bet)}`}
        onClick={onSell}
      >
        {say('bets.cash.title')}
      </Button>
      {stopped && (
        <p className="min-w-0 flex-1 text-text-soft">{say('bets.cash.closedLeg', { leg: stopped.fixture })}</p>
      )}
      {held !== null && (
        <p className="text-text-soft">
          {say('bets.auto.is', { amount: formatMoney(held, { currency: bet.currency, locale: tag }) })}
        </p>
      )}
    </div>
  );
}
