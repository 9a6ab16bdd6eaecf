import type { Bet } from '@halley/contract';
import { useEffect } from 'react';
import { queries, useQuery } from '../../query/index.ts';
import { onLive, onMissedLive, pageChannels } from '../../realtime/index.ts';
import { useReread } from '../use-reread.ts';
import { type BetsFilter, queryOf } from './bets-filter.ts';

export interface BetsRead {
  bets: Bet[];
  next: string | null;
}

/** Prices and offers of open bets are looked at again so often, and what is decided seldom. */
const openMs = 5_000;
const decidedMs = 60_000;
/** So many fixtures are followed goal by goal; others are read with the list. */
const mostFollowed = 20;

const own = ['listBets', 'listBetRequests', 'listBetClaims', 'readSportPosition', 'readBetSums'] as const;

/** Whatever the player reads of bets is read again. */
export const rereadBets = (): void => queries.invalidate(...own);

/** Bets as they are now: the house tells of changes, fixtures of goals, and whoever slept or lost the line reads again. */
export function useBets(filter: BetsFilter, initial: BetsRead | undefined) {
  const of = { query: queryOf(filter) };
  const query = useQuery('listBets', of, { initial });
  useReread('listBets', filter.state === 'open' ? openMs : decidedMs);
  useEffect(() => {
    const stops = [onLive('sport_bets', rereadBets), onMissedLive('sport_bets', rereadBets)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const live = (query.data?.bets ?? []).flatMap(({ legs }) =>
    legs.filter(({ now }) => now?.status === 'live').map(({ fixture_id }) => fixture_id),
  );
  useScores(of, [...new Set(live)].slice(0, mostFollowed));
  return query;
}

/** Scores come by the fixtures' own channels, at once; a change of status is one read. */
function useScores(of: { query: ReturnType<typeof queryOf> }, ids: readonly number[]): void {
  const key = ids.join();
  const asked = JSON.stringify(of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for them
  useEffect(() => {
    const stops = ids.flatMap((id) => {
      const channel = `public:sport_fixture_${id}` as const;
      return [
        onLive(channel, ({ s, t }) => {
          if (t !== undefined) queries.invalidate('listBets');
          else if (s) queries.patch('listBets', of, (read) => ({ ...read, bets: withScore(read.bets, id, s) }));
        }),
        onMissedLive(channel, () => queries.invalidate('listBets')),
        pageChannels.join(channel),
      ];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [key, asked]);
}

type Score = NonNullable<NonNullable<Bet['legs'][number]['now']>['score']>;

const withScore = (bets: readonly Bet[], fixtureId: number, score: Score): Bet[] =>
  bets.map((bet) => ({
    ...bet,
    legs: bet.legs.map((leg) =>
      leg.fixture_id === fixtureId && leg.now ? { ...leg, now: { ...leg.now, score } } : leg,
    ),
  }));
