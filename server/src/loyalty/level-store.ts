import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable, type Tx } from '../kit/index.ts';

interface PastLevel {
  /** The level itself. */
  id: bigint;
  at: string;
}

/** Levels of a player in the order in which they were reached. */
export async function listPastLevels(db: Queryable, wanted: PastWanted): Promise<PastLevel[]> {
  const { where, newest } = behindPlace('at', 'level');
  const { rows } = await db.query<PastLevel>({
    name: 'loyalty_past_levels',
    text: `select level::bigint as id, ${exactTime('at')} as at from loyalty_level where player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}

export async function noteLevels(
  tx: Tx,
  raised: readonly { playerId: number; level: number }[],
  now: Date,
): Promise<void> {
  if (raised.length === 0) return;
  await tx.query(
    `insert into loyalty_level (player_id, level, at)
     select player_id, level, $3 from unnest($1::bigint[], $2::int[]) as r (player_id, level) on conflict do nothing`,
    [raised.map(({ playerId }) => playerId), raised.map(({ level }) => level), now],
  );
}
