import type { Topics } from '@halley/contract';
import type { Consumer, Queryable, Tx } from '../../kit/index.ts';
import { isSport } from '../../wagers/index.ts';

/** More than anybody looks through, and little enough to answer whole. */
export const mostPlayedListed = 500;

export interface PlayedGame {
  identifier: string;
  lastActivityAt: Date;
}

/** Latest first. */
export async function listPlayedGames(db: Queryable, playerId: number): Promise<PlayedGame[]> {
  const { rows } = await db.query<{ game: string; last_activity_at: Date }>({
    name: 'games_list_played',
    text: `select game, last_activity_at from games_played where player_id = $1
      order by last_activity_at desc, game limit $2`,
    values: [playerId, mostPlayedListed],
  });
  return rows.map((row) => ({ identifier: row.game, lastActivityAt: row.last_activity_at }));
}

/**
 * Notes which games a player plays, behind the rounds: a round itself writes nothing here. Also one that is not over. And
 * how many rounds each game has had on a day, which says what is played most.
 */
export function notePlayedGames(): Consumer {
  return {
    name: 'games-played',
    topics: ['wager.staked', 'wager.settled'],
    async handle(tx, events) {
      const latest = new Map<string, { playerId: number; game: string; at: string }>();
      for (const event of events) {
        if (event.topic !== 'wager.staked' && event.topic !== 'wager.settled') continue;
        const { playerId, game, at } = event.data;
        if (isSport(game)) continue;
        const key = `${playerId} ${game}`;
        const known = latest.get(key);
        if (!known || known.at < at) latest.set(key, { playerId, game, at });
      }
      const played = [...latest.values()].sort((a, b) => a.playerId - b.playerId || (a.game < b.game ? -1 : 1));
      await tx.query(
        `insert into games_played (player_id, game, last_activity_at)
         select * from unnest($1::bigint[], $2::text[], $3::timestamptz[])
         on conflict (player_id, game) do update
           set last_activity_at = greatest(games_played.last_activity_at, excluded.last_activity_at)`,
        [played.map(({ playerId }) => playerId), played.map(({ game }) => game), played.map(({ at }) => at)],
      );
      await countRounds(
        tx,
        events.flatMap((event) =>
          event.topic === 'wager.settled' && !event.data.late && !isSport(event.data.game) ? [event.data] : [],
        ),
      );
    },
  };
}

async function countRounds(tx: Tx, settled: readonly Topics['wager.settled'][]): Promise<void> {
  if (settled.length === 0) return;
  await tx.query(
    `insert into games_rounds_played (day, game, rounds)
     select (at at time zone 'utc')::date as day, game, count(*)
     from unnest($1::text[], $2::timestamptz[]) as round (game, at) group by day, game order by day, game
     on conflict (day, game) do update set rounds = games_rounds_played.rounds + excluded.rounds`,
    [settled.map(({ game }) => game), settled.map(({ at }) => at)],
  );
}
