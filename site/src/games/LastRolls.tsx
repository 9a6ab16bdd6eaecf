import type { StudioRound } from '@halley/contract';
import { Button, Card, linkClass, Money, Skeleton, Table } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { type Input, queries, useQuery } from '../query/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { choiceText, readRoll } from './read-roll.ts';

export interface LastRollsProps {
  game: { path: string };
  mode: 'real' | 'demo';
  query: Input<'listRounds'>;
  initial: StudioRound[] | undefined;
}

/** The player's own rounds, newest first; each can be played back and checked. */
export function LastRolls({ game, mode, query, initial }: LastRollsProps) {
  const { say, tag } = useSpeech();
  const { data: rounds, error, loading } = useQuery('listRounds', query, { initial });
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'medium', hour12: false });
  return (
    <Card className="min-w-0">
      <h2 className="title-card mb-2">{say('games.rolls.title')}</h2>
      {!rounds && error !== undefined && !loading ? (
        <div className="flex flex-wrap items-center gap-3 py-4 text-text-soft">
          {say('games.rolls.failed')}
          <Button size="small" onClick={() => queries.invalidate('listRounds')}>
            {say('games.rolls.again')}
          </Button>
        </div>
      ) : !rounds ? (
        <div className="grid gap-2 py-2">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-9 rounded-sm" />
          ))}
        </div>
      ) : rounds.length === 0 ? (
        <p className="py-4 text-text-soft">{say('games.rolls.none')}</p>
      ) : (
        <div className="overflow-x-auto scrollbar-none">
          <Table
            caption={say('games.rolls.title')}
            rows={rounds.map(readRoll)}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'time',
                head: say('games.rolls.time'),
                cell: ({ at }) => (
                  <time dateTime={at} suppressHydrationWarning className="text-text-faint">
                    {time.format(new Date(at))}
                  </time>
                ),
              },
              {
                key: 'stake',
                head: say('games.rolls.stake'),
                align: 'right',
                cell: ({ stake, currency }) => <Sum cents={stake} currency={currency} />,
              },
              {
                key: 'choice',
                head: say('games.rolls.choice'),
                from: 'sm',
                cell: ({ side, target }) => (
                  <span className="text-text-soft">{choiceText(say, side, number.format(target / 100))}</span>
                ),
              },
              {
                key: 'result',
                head: say('games.rolls.result'),
                align: 'right',
                cell: ({ roll }) => <b>{number.format(roll / 100)}</b>,
              },
              {
                key: 'net',
                head: say('games.rolls.net'),
                align: 'right',
                cell: ({ net, currency }) => <Sum cents={net} currency={currency} net />,
              },
              {
                key: 'replay',
                head: <span className="sr-only">{say('games.rolls.replay')}</span>,
                align: 'right',
                cell: ({ id, at }) => (
                  <SiteLink
                    href={`${game.path}?mode=${mode}&replay=${id}`}
                    aria-label={say('games.rolls.replayOf', { time: time.format(new Date(at)) })}
                    className={linkClass}
                  >
                    {say('games.rolls.replay')}
                  </SiteLink>
                ),
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}

function Sum({ cents, currency, net }: { cents: number; currency: string; net?: boolean }) {
  const { say, tag } = useSpeech();
  if (currency === 'FUN') {
    const sum = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, signDisplay: net ? 'exceptZero' : 'auto' });
    return (
      <span className={net && cents > 0 ? 'text-win' : undefined}>
        {say('games.rolls.fun', { sum: sum.format(cents / 100).replace('-', '−') })}
      </span>
    );
  }
  return (
    <Money
      cents={cents}
      currency={currency}
      locale={tag}
      {...(net && { sign: 'net' as const, tone: 'result' as const })}
    />
  );
}
