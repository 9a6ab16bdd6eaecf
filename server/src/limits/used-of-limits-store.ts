import type { Queryable } from '../kit/index.ts';

/** As many as a desk shows. */
const most = 200;

/**
 * How much of the limit for money that is used most is used, by player, for those who have used so much; what was spent in
 * other currencies than a limit names is left out. Only windows that run count.
 */
export async function readUsedOfLimits(
  db: Queryable,
  { percent, playerIds, now }: { percent: number; playerIds?: readonly number[]; now: Date },
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ player_id: bigint; used: number }>(
    `select player_id, max(used)::int as used from (
       select l.player_id, least(greatest(floor(100 * (
           coalesce((l.counters -> named.key ->> 'base')::numeric, 0) - coalesce((l.counters -> named.key ->> 'total')::numeric, 0)
         ) / nullif(named.value::numeric, 0)), 0), 100) as used
       from limits_limit l cross join lateral jsonb_each_text(l.amounts) as named
       where l.ended_at is null and l.status = 'active' and l.amounts is not null
         and (l.window_until is null or l.window_until > $1) and ($2::bigint[] is null or l.player_id = any($2))
     ) as each_limit
     group by player_id having max(used) >= $3 order by used desc, player_id limit $4`,
    [now, playerIds ?? null, percent, most],
  );
  return new Map(rows.map((row) => [Number(row.player_id), row.used]));
}
