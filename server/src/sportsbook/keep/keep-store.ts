import type { SportNotices } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

/** What a player leaves with us, by its column. */
export type Kept = 'slip' | 'favourites' | 'preferences' | 'notices';

export async function readKept(db: Queryable, playerId: number, what: Kept): Promise<unknown> {
  const { rows } = await db.query<{ kept: unknown }>(
    `select ${what} as kept from sportsbook_player where player_id = $1`,
    [playerId],
  );
  return rows[0]?.kept ?? null;
}

/** With the time at which it was kept; slips of before that was written down are as old as can be. */
export async function readKeptSlip(db: Queryable, playerId: number): Promise<unknown> {
  const kept = await readKept(db, playerId, 'slip');
  return kept && { at: new Date(0).toISOString(), ...kept };
}

export async function keep(
  db: Queryable,
  { playerId, what, body, at }: { playerId: number; what: Kept; body: unknown; at: Date },
): Promise<void> {
  await db.query(
    `insert into sportsbook_player (player_id, ${what}, changed_at) values ($1, $2, $3)
     on conflict (player_id) do update set ${what} = excluded.${what}, changed_at = excluded.changed_at`,
    [playerId, JSON.stringify(body), at],
  );
}

/** What these players want to be told; whoever has said nothing is missing. */
export async function noticesOf(
  db: Queryable,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, SportNotices>> {
  const { rows } = await db.query<{ player_id: bigint; notices: SportNotices }>({
    name: 'sportsbook_notices_of',
    text: 'select player_id, notices from sportsbook_player where player_id = any($1::bigint[]) and notices is not null',
    values: [playerIds],
  });
  return new Map(rows.map((row) => [Number(row.player_id), row.notices]));
}

/** Who has marked this fixture or one of its sides, by number, after this one. */
export async function listMarked(
  db: Queryable,
  {
    fixtureId,
    competitorIds,
    after,
    limit,
  }: { fixtureId: number; competitorIds: readonly number[]; after: number; limit: number },
): Promise<number[]> {
  const marks = [{ fixtures: [fixtureId] }, ...competitorIds.map((id) => ({ competitors: [id] }))];
  const { rows } = await db.query<{ player_id: bigint }>(
    `select player_id from sportsbook_player where favourites @> any($1::jsonb[]) and player_id > $2
     order by player_id limit $3`,
    [marks.map((mark) => JSON.stringify(mark)), after, limit],
  );
  return rows.map((row) => Number(row.player_id));
}

/** False: the code is taken. */
export async function insertCode(
  db: Queryable,
  { code, body, at }: { code: string; body: unknown; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into sportsbook_code (code, body, created_at) values ($1, $2, $3) on conflict do nothing',
    [code, JSON.stringify(body), at],
  );
  return rowCount === 1;
}

export async function findCode(db: Queryable, code: string): Promise<unknown> {
  const { rows } = await db.query<{ body: unknown }>('select body from sportsbook_code where code = $1', [code]);
  return rows[0]?.body;
}
