import type { Queryable } from '../../kit/index.ts';

export type ToldEvent = 'starts_soon' | 'started' | 'joined_board';

interface ToldPair {
  playerId: number;
  promotionId: number;
}

/** Notes that players are told; answers those who were not before. */
export async function noteTold(
  db: Queryable,
  pairs: readonly ToldPair[],
  { event, at }: { event: ToldEvent; at: Date },
): Promise<ToldPair[]> {
  if (pairs.length === 0) return [];
  const { rows } = await db.query<{ player_id: bigint; promotion_id: bigint }>(
    `insert into tournaments_told (player_id, promotion_id, event, told_at)
     select player_id, promotion_id, $3, $4 from unnest($1::bigint[], $2::bigint[]) as n (player_id, promotion_id)
     on conflict do nothing returning player_id, promotion_id`,
    [pairs.map(({ playerId }) => playerId), pairs.map(({ promotionId }) => promotionId), event, at],
  );
  return rows.map((row) => ({ playerId: Number(row.player_id), promotionId: Number(row.promotion_id) }));
}

/** Who has joined before a contest began and was not told of this yet. */
export async function selectUntold(
  db: Queryable,
  { promotionId, event, before, limit }: { promotionId: number; event: ToldEvent; before: Date; limit: number },
): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select e.player_id from tournaments_entry e
     left join tournaments_told t on t.player_id = e.player_id and t.promotion_id = e.promotion_id and t.event = $2
     where e.promotion_id = $1 and e.state = 'running' and not e.simulated and e.joined_at < $3 and t.player_id is null
     order by e.player_id limit $4`,
    [promotionId, event, before, limit],
  );
  return rows.map((row) => Number(row.player_id));
}

/** Of these contests, those whose start was not announced yet. */
export async function selectUnannounced(db: Queryable, promotionIds: readonly number[]): Promise<Set<number>> {
  if (promotionIds.length === 0) return new Set();
  const { rows } = await db.query<{ promotion_id: bigint }>(
    'select promotion_id from tournaments_tournament where promotion_id = any($1::bigint[]) and announced_at is null',
    [promotionIds],
  );
  return new Set(rows.map((row) => Number(row.promotion_id)));
}

export async function markAnnounced(db: Queryable, promotionId: number, at: Date): Promise<void> {
  await db.query('update tournaments_tournament set announced_at = $2 where promotion_id = $1', [promotionId, at]);
}
