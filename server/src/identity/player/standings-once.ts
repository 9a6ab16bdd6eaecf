import { perTransaction, type Queryable } from '../../kit/index.ts';
import type { standingsOf as readStandings } from './standing-store.ts';

type StandingsOf = typeof readStandings;

/**
 * Rules that ask for the players of one group, in one transaction, share one look at them. It is of use for a moment
 * only: what a transaction changes after its first look is not seen again.
 */
export function oncePerTransaction(standingsOf: StandingsOf): StandingsOf {
  const looks = perTransaction<{ of: string; standings: ReturnType<StandingsOf> }>('look at standings');
  return (db: Queryable, playerIds: readonly number[]) => {
    const of = playerIds.join();
    const before = looks.of(db);
    if (before?.of === of) return before.standings;
    const standings = standingsOf(db, playerIds);
    if ('isTransaction' in db) looks.keep(db, { of, standings });
    return standings;
  };
}
