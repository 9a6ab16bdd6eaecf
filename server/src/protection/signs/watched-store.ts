import type { MarkerKind, ProtectionLevel } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

export interface Watched {
  playerId: number;
  level: ProtectionLevel;
  kinds: MarkerKind[];
  since: Date | null;
  deposited: bigint;
  longestMinutes: number;
  chases: number;
  limitsAsked: number;
  caseId: number | null;
}

interface WatchedFilter {
  level?: 'watch' | 'act' | undefined;
  sign?: MarkerKind | undefined;
  /** Those and no others, whether or not there are signs. */
  playerIds?: readonly number[] | undefined;
  /** What was counted from this day on. */
  from: string;
  most: number;
}

type WatchedRow = Omit<Watched, 'playerId' | 'caseId'> & { playerId: bigint; caseId: bigint | null };

/** Those to act for first, the newest first. */
export async function selectWatched(db: Queryable, filter: WatchedFilter): Promise<Watched[]> {
  const { level = null, sign = null, playerIds = null, from, most } = filter;
  const { rows } = await db.query<WatchedRow>(
    `with chosen as (
       select player_id, level, kinds, since from protection_player
       where $3::bigint[] is null and level <> 'none' and ($1::text is null or level = $1)
         and ($2::text is null or $2 = any(kinds))
       union all
       select w.player_id, coalesce(p.level, 'none'), coalesce(p.kinds, '{}'), p.since
       from unnest($3::bigint[]) as w(player_id) left join protection_player p using (player_id)
       where ($1::text is null or p.level = $1) and ($2::text is null or $2 = any(p.kinds))
       order by level, since desc nulls last, player_id limit $5
     )
     select c.player_id as "playerId", c.level, c.kinds, case when c.level = 'none' then null else c.since end as since,
       coalesce(sum(d.deposited), 0)::int8 as deposited, coalesce(max(d.longest_minutes), 0)::int as "longestMinutes",
       coalesce(sum(d.chases), 0)::int as chases, coalesce(sum(d.limits_asked), 0)::int as "limitsAsked",
       (select o.id from protection_case o where o.player_id = c.player_id and o.state <> 'closed') as "caseId"
     from chosen c left join protection_day d on d.player_id = c.player_id and d.day >= $4
     group by c.player_id, c.level, c.kinds, c.since order by c.level, c.since desc nulls last, c.player_id`,
    [level, sign, playerIds, from, most],
  );
  return rows.map((row) => ({
    ...row,
    playerId: Number(row.playerId),
    caseId: row.caseId === null ? null : Number(row.caseId),
  }));
}
