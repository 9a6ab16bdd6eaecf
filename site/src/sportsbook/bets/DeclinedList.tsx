import type { AskedBet } from '@halley/contract';
import { Badge, Card, EmptyState, Skeleton } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { type MessageKey, useSay, useSpeech } from '../../i18n/index.ts';
import { useLocalTime } from '../../page/index.ts';
import { Loaded, useQuery } from '../../query/index.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import { betName } from './BetCard.tsx';
import { LegPlace } from './BetLegRow.tsx';

const byCode: Readonly<Record<string, MessageKey>> = {
  MARKET_CLOSED: 'bets.declined.closed',
  PRICE_CHANGED: 'bets.declined.price',
  STAKE_ABOVE_LIMIT: 'bets.declined.limit',
  UNAUTHENTICATED: 'bets.declined.session',
  'stake_cents.not_enough_money': 'bets.declined.money',
  REQUEST_OVER: 'bets.declined.ours',
};
const byReason: Readonly<Record<string, MessageKey>> = {
  incident: 'bets.declined.incident',
  trader: 'bets.declined.trader',
  silence: 'bets.declined.silence',
  player: 'bets.declined.player',
};

const reasonOf = ({ refusal }: AskedBet): MessageKey =>
  byReason[String(refusal?.reason)] ?? byCode[refusal?.code ?? ''] ?? 'bets.declined.rule';

/** Bets that did not come about, or wait: each with the reason and the times. */
export function DeclinedList({ initial }: { initial: AskedBet[] | undefined }): ReactNode {
  const say = useSay();
  const query = useQuery('listBetRequests', undefined, { initial });
  return (
    <Loaded query={query} name="listBetRequests" skeleton={<Skeleton className="h-40 rounded-xl" />}>
      {(requests) =>
        requests.length === 0 ? (
          <EmptyState picture="no-bets" title={say('bets.none.declined')} text={say('bets.none.declinedText')} />
        ) : (
          <ul className="grid gap-4">
            {requests.map((request) => (
              <li key={request.request_id}>
                <Request request={request} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Request({ request }: { request: AskedBet }): ReactNode {
  const { say, tag } = useSpeech();
  const type = useOddsType();
  const timeOf = useLocalTime({ dateStyle: 'medium', timeStyle: 'medium' });
  const { state, legs, currency, stake_cents, asked_at, decided_at, decide_at } = request;
  const isOver = state === 'declined';
  return (
    <Card className="grid gap-3 text-13">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="title-card">{betName(say, { kind: request.bet_kind, legs, lines: request.lines })}</h2>
        <Badge tone={isOver ? 'neutral' : 'info'}>{say(isOver ? 'bets.tab.declined' : 'bets.declined.waiting')}</Badge>
      </header>
      <ul className="grid gap-1.5">
        {legs.map((leg) => (
          <li key={`${leg.fixture_id} ${leg.market_title} ${leg.outcome_title}`} className="flex justify-between gap-3">
            <span>
              <b>{leg.outcome_title}</b> <LegPlace leg={leg} />
            </span>
            <b className="figure">{showPrice(leg.price, type)}</b>
          </li>
        ))}
      </ul>
      <p>
        {isOver && `${say(reasonOf(request))} ${say('bets.declined.nothing')}`}
        {state === 'countered' && say('bets.declined.countered')}
      </p>
      <p className="flex flex-wrap gap-x-4 text-text-faint" suppressHydrationWarning>
        <span>
          {say('bets.sum.stake')} {formatMoney(stake_cents, { currency, locale: tag })}
        </span>
        <span>{say('bets.declined.asked', { time: timeOf(asked_at) })}</span>
        <span>
          {decided_at === null
            ? say('bets.declined.waits', { time: timeOf(decide_at) })
            : say('bets.declined.decided', { time: timeOf(decided_at) })}
        </span>
      </p>
    </Card>
  );
}
