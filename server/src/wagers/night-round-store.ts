import type { Queryable } from '../kit/index.ts';

/** How many rounds these players have opened since a moment, and how many of them between midnight and six, UTC. */
export async function countNightRounds(
  db: Queryable,
  { playerIds, since }: { playerIds: readonly number[]; since: Date },
): Promise<Map<number, { rounds: number; night: number }>> {
  const { rows } = await db.query<{ player_id: bigint; rounds: number; night: number }>(
    `select player_id, count(*)::int as rounds,
       count(*) filter (where extract(hour from opened_at at time zone 'utc') < 6)::int as night
     from wagers_round where player_id = any($1::bigint[]) and opened_at >= $2 group by player_id`,
    [playerIds, since],
  );
  return new Map(rows.map((row) => [Number(row.player_id), { rounds: row.rounds, night: row.night }]));
}
