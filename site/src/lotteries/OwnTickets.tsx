import type { Lottery, LotteryStatus } from '@halley/contract';
import { Button, Card, Note, Skeleton } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink, useIsClosed } from '../page/index.ts';
import { usePlayer } from '../session/index.ts';
import { giftsText } from './gift-text.ts';
import { chanceOfAny, rangesOf } from './tickets.ts';

/** So many lines of numbers stand there at first. */
const linesAtFirst = 6;

interface OwnTicketsProps {
  lottery: Lottery;
  status: LotteryStatus | undefined;
}

/** The player's numbers, what they come to, and after the draw what they have won. */
export function OwnTickets({ lottery, status }: OwnTicketsProps) {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const number = new Intl.NumberFormat(tag);
  const all = lottery.lottery_tickets_count;
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-card">{say('lotteries.own.title')}</h2>
        {status && (
          <span className="text-xs text-text-faint" data-testid="own-tickets" suppressHydrationWarning>
            {say('lotteries.own.of', { own: number.format(status.tickets.length), all: number.format(all) })}
          </span>
        )}
      </div>
      {!player && <ForGuests />}
      {player && !status && <Skeleton className="h-24 rounded-md" />}
      {status && <Numbers tickets={status.tickets} />}
      {status && <Outcome lottery={lottery} status={status} />}
    </Card>
  );
}

function Numbers({ tickets }: { tickets: readonly number[] }) {
  const { say, tag } = useSpeech();
  const number = new Intl.NumberFormat(tag);
  const ranges = rangesOf(tickets);
  if (ranges.length === 0) return <p className="text-text-soft">{say('lotteries.own.none')}</p>;
  const lines = (some: typeof ranges) => (
    <ul className="grid gap-2">
      {some.map(({ first, last }) => (
        <li key={first} className="flex min-h-12 items-center justify-between gap-4 rounded-md bg-surface-2 px-4">
          <span className="figure text-lg" suppressHydrationWarning>
            {first === last ? number.format(first) : `${number.format(first)} – ${number.format(last)}`}
          </span>
          {first !== last && (
            <span className="text-xs text-text-faint">{say('lotteries.own.tickets', { count: last - first + 1 })}</span>
          )}
        </li>
      ))}
    </ul>
  );
  const rest = ranges.slice(linesAtFirst);
  return (
    <>
      {lines(ranges.slice(0, linesAtFirst))}
      {rest.length > 0 && (
        <details className="grid gap-2">
          <summary className="min-h-9 cursor-pointer py-2 text-13 font-semibold text-ice">
            {say('lotteries.own.more', { count: rest.length })}
          </summary>
          {lines(rest)}
        </details>
      )}
    </>
  );
}

function Outcome({ lottery, status }: { lottery: Lottery; status: LotteryStatus }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const { state, prizes, lottery_tickets_count: all } = lottery;
  const own = status.tickets.length;
  if (state === 'drawn' && own > 0) {
    const won = status.prizes;
    if (won.length === 0) return <p className="text-13 text-text-soft">{say('lotteries.own.lost')}</p>;
    return (
      <Note tone="win">
        {won.map(({ id, gifts, award_place: place }) => (
          <p key={id}>{say('lotteries.own.won', { place, gifts: giftsText(gifts, speech) })}</p>
        ))}
        <p>
          <SiteLink href="/profile/gifts" className="font-semibold underline">
            {say('lotteries.own.gifts')}
          </SiteLink>
        </p>
      </Note>
    );
  }
  const chance = chanceOfAny({ own, all, prizes: prizes.length });
  if (chance === 0 || state === 'drawn' || state === 'canceled') return null;
  return (
    <p className="text-13 text-text-soft" suppressHydrationWarning>
      {say(state === 'active' ? 'lotteries.own.chanceSoFar' : 'lotteries.own.chance', {
        percent: new Intl.NumberFormat(tag, { style: 'percent', maximumSignificantDigits: 2 }).format(chance),
      })}
    </p>
  );
}

function ForGuests() {
  const { say } = useSpeech();
  const isClosed = useIsClosed();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-soft">{say('lotteries.own.guest')}</p>
      {!isClosed('/login') && (
        <Button asChild>
          <SiteLink href="/login">{say('lotteries.logIn')}</SiteLink>
        </Button>
      )}
    </div>
  );
}
