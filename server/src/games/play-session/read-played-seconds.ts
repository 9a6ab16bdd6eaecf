import type { Queryable } from '../../kit/index.ts';

/** How long a player has played for money since a moment. A session that began before counts from then. */
export async function readPlayedSeconds(
  db: Queryable,
  { playerId, since, now }: { playerId: number; since: Date; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ seconds: string }>({
    name: 'games_played_seconds',
    text: `select coalesce(floor(sum(extract(epoch from
        least(coalesce(ended_at, seen_at), $3::timestamptz) - greatest(began_at, $2::timestamptz)))), 0)::text as seconds
      from games_play_session
      where player_id = $1 and began_at < $3 and coalesce(ended_at, seen_at) > $2`,
    values: [playerId, since, now],
  });
  return Math.max(0, Number(rows[0]?.seconds));
}
