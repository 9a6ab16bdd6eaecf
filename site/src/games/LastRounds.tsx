import type { LiveTableId, StudioRound } from '@halley/contract';
import { Button, Card, linkClass, Money, Skeleton, Table } from '@halley/ui';
import { dateFormat, useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { queries, useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import type { GameView } from './read-game-page.server.ts';
import { type LastRound, readBets, readPlayed, readRounds } from './read-round.ts';

export const roundsShown = 8;

export interface LastRoundsProps {
  game: GameView;
  mode: 'real' | 'demo';
  initial: StudioRound[] | undefined;
}

/** The player's own rounds, newest first; those of our own games can be played back and checked. */
export function LastRounds(props: LastRoundsProps) {
  const player = usePlayer();
  if (props.game.studioId && props.game.isShared)
    return <SharedBets {...props} table={props.game.studioId as LiveTableId} />;
  if (props.game.studioId) return <StudioRounds {...props} studioId={props.game.studioId} />;
  // A guest's rounds at another studio are that studio's alone: nothing is asked for them.
  return player ? <PlayedRounds game={props.game} /> : null;
}

function StudioRounds({ game, mode, initial, studioId }: LastRoundsProps & { studioId: string }) {
  const speech = useSpeech();
  const query = { params: { game: studioId }, query: { mode, limit: roundsShown } };
  const rounds = useQuery('listRounds', query, { initial });
  return (
    <RoundsCard
      {...rounds}
      name="listRounds"
      rows={rounds.data && readRounds(studioId, rounds.data, speech)}
      replayHref={(id) => `${game.path}?mode=${mode}&replay=${id}`}
      allHref={mode === 'real' ? '/profile/games-history' : undefined}
    />
  );
}

/** Rounds that everybody plays: what this player or browser had in them. */
function SharedBets({ game, mode, table }: LastRoundsProps & { table: LiveTableId }) {
  const { tag } = useSpeech();
  const bets = useQuery('listLiveBets', { params: { table }, query: { mode, limit: roundsShown } });
  return (
    <RoundsCard
      {...bets}
      name="listLiveBets"
      rows={bets.data && readBets(bets.data.bets, tag)}
      replayHref={(id) => `${game.path}?mode=${mode}&replay=${id}`}
      allHref={mode === 'real' ? '/profile/games-history' : undefined}
    />
  );
}

/** What other studios' games recorded with us; they have no replay of ours. */
function PlayedRounds({ game }: { game: GameView }) {
  const rounds = useQuery('listPlayedRounds', { query: { game: game.identifier, limit: roundsShown } });
  return (
    <RoundsCard
      {...rounds}
      name="listPlayedRounds"
      rows={rounds.data && readPlayed(rounds.data)}
      allHref="/profile/games-history"
    />
  );
}

interface RoundsCardProps {
  rows: LastRound[] | undefined;
  error: unknown;
  loading: boolean;
  name: 'listRounds' | 'listPlayedRounds' | 'listLiveBets';
  replayHref?: (id: string) => string;
  allHref: string | undefined;
}

function RoundsCard({ rows, error, loading, name, replayHref, allHref }: RoundsCardProps) {
  const { say, tag } = useSpeech();
  // The browser takes its time to make one: not before there is something to say with it.
  const format = rows?.length ? dateFormat(tag, { timeStyle: 'medium' }) : undefined;
  const timeText = (at: string) => format?.format(new Date(at)) ?? '';
  // Most guests have played nothing here: what they wait for is as high as the line that says so.
  const awaited = usePlayer() ? 4 : 1;
  return (
    <Card className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="title-card">{say('games.rolls.title')}</h2>
        {allHref && (
          <SiteLink href={allHref} className={linkClass}>
            {say('games.rolls.all')}
          </SiteLink>
        )}
      </div>
      {!rows && error !== undefined && !loading ? (
        <div className="flex flex-wrap items-center gap-3 py-4 text-text-soft">
          {say('games.rolls.failed')}
          <Button size="small" onClick={() => queries.invalidate(name)}>
            {say('games.rolls.again')}
          </Button>
        </div>
      ) : !rows ? (
        <div className="grid gap-2 py-2">
          {Array.from({ length: awaited }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines without content
            <Skeleton key={row} className="h-9 rounded-sm" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <p className="py-4 text-text-soft">{say('games.rolls.none')}</p>
      ) : (
        <div className="overflow-x-auto scrollbar-none">
          <Table
            caption={say('games.rolls.title')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'time',
                head: say('games.rolls.time'),
                cell: ({ at }) => (
                  <time dateTime={at} suppressHydrationWarning className="text-text-faint">
                    {timeText(at)}
                  </time>
                ),
              },
              {
                key: 'stake',
                head: say('games.rolls.stake'),
                align: 'right',
                cell: ({ stake, currency, free }) =>
                  free ? say('games.rolls.free') : <Sum cents={stake} currency={currency} />,
              },
              ...(rows.some(({ choice }) => choice)
                ? [
                    {
                      key: 'choice',
                      head: say('games.rolls.choice'),
                      from: 'sm' as const,
                      cell: ({ choice }: LastRound) => <span className="text-text-soft">{choice}</span>,
                    },
                  ]
                : []),
              ...(rows.some(({ result }) => result)
                ? [
                    {
                      key: 'result',
                      head: say('games.rolls.result'),
                      align: 'right' as const,
                      cell: ({ result }: LastRound) => <b>{result}</b>,
                    },
                  ]
                : []),
              {
                key: 'net',
                head: say('games.rolls.net'),
                align: 'right',
                cell: ({ net, currency }) =>
                  net === null ? (
                    <span className="text-text-faint">{say('games.rolls.open')}</span>
                  ) : (
                    <Sum cents={net} currency={currency} net />
                  ),
              },
              ...(replayHref
                ? [
                    {
                      key: 'replay',
                      head: <span className="sr-only">{say('games.rolls.replay')}</span>,
                      align: 'right' as const,
                      cell: ({ id, at, net }: LastRound) =>
                        net === null ? null : (
                          <SiteLink
                            href={replayHref(id)}
                            aria-label={say('games.rolls.replayOf', { time: timeText(at) })}
                            className={linkClass}
                          >
                            {say('games.rolls.replay')}
                          </SiteLink>
                        ),
                    },
                  ]
                : []),
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
