import type { Consumer, Queryable } from '../../kit/index.ts';

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

/** Notes which games a player plays, behind the rounds: a round itself writes nothing here. Also one that is not over. */
export function notePlayedGames(): Consumer {
  return {
    name: 'games-played',
    topics: ['wager.staked', 'wager.settled'],
    async handle(tx, events) {
      const latest = new Map<string, { playerId: number; game: string; at: string }>();
      for (const event of events) {
        if (event.topic !== 'wager.staked' && event.topic !== 'wager.settled') continue;
        const { playerId, game, at } = event.data;
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
    },
  };
}
