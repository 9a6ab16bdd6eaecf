import type { Queryable, Tx } from '../kit/index.ts';

type EntryState = 'picked' | 'declined' | 'joined' | 'over';

/** How a player stands with promotions: picked, declined, joined. */
export async function entriesOf(db: Queryable, playerId: number): Promise<Map<number, EntryState>> {
  const { rows } = await db.query<{ promotion_id: bigint; state: EntryState }>({
    name: 'promotions_entries_of',
    text: 'select promotion_id, state from promotions_entry where player_id = $1 order by at, promotion_id',
    values: [playerId],
  });
  return new Map(rows.map((row) => [Number(row.promotion_id), row.state]));
}

/** Which of these players have joined which of these promotions, as `player:promotion`. */
export async function joinedAmong(
  db: Queryable,
  { playerIds, promotionIds }: { playerIds: readonly number[]; promotionIds: readonly number[] },
): Promise<ReadonlySet<string>> {
  if (promotionIds.length === 0) return new Set();
  const { rows } = await db.query<{ player_id: bigint; promotion_id: bigint }>(
    `select player_id, promotion_id from promotions_entry
     where player_id = any($1::bigint[]) and promotion_id = any($2::bigint[]) and state = 'joined'`,
    [playerIds, promotionIds],
  );
  return new Set(rows.map((row) => `${row.player_id}:${row.promotion_id}`));
}

interface Entry {
  playerId: number;
  promotionId: number;
}

export async function writeEntry(tx: Tx, { playerId, promotionId }: Entry, state: EntryState, at: Date): Promise<void> {
  await tx.query(
    `insert into promotions_entry (player_id, promotion_id, state, at) values ($1, $2, $3, $4)
     on conflict (player_id, promotion_id) do update set state = excluded.state, at = excluded.at`,
    [playerId, promotionId, state, at],
  );
}

/** Of picked offers one counts: the others, or all, are forgotten. */
export async function forgetPicks(tx: Tx, playerId: number, promotionId?: number): Promise<void> {
  await tx.query(
    `delete from promotions_entry where player_id = $1 and state = 'picked' and ($2::bigint is null or promotion_id = $2)`,
    [playerId, promotionId ?? null],
  );
}
