import type { Queryable } from '../../kit/index.ts';

/** A group as it was priced, with the price of every choice of its legs. */
export interface StoredGroup {
  group: number;
  /** Of its legs on the slip, in the order of the mask. */
  places: number[];
  legs: { fixture: number; market: string; outcome: string }[];
  price: number;
  table: readonly number[];
}

export interface BuilderQuote {
  id: string;
  /** Null: a guest asked. */
  playerId: number | null;
  groups: StoredGroup[];
  validUntil: Date;
}

/** `used`: it is the snapshot of a bet, and is kept. */
export async function insertBuilderQuote(
  db: Queryable,
  { id, playerId, groups, validUntil }: BuilderQuote,
  { at, used }: { at: Date; used: Date | null },
): Promise<void> {
  await db.query(
    `insert into sportsbook_quote (id, player_id, kind, body, valid_until, used_at, created_at)
     values ($1, $2, 'builder', $3, $4, $5, $6)`,
    [id, playerId, JSON.stringify({ groups }), validUntil, used, at],
  );
}

export async function findBuilderQuote(db: Queryable, id: string): Promise<BuilderQuote | undefined> {
  const { rows } = await db.query<{ player_id: bigint | null; body: Pick<BuilderQuote, 'groups'>; valid_until: Date }>(
    `select player_id, body, valid_until from sportsbook_quote where id = $1 and kind = 'builder'`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    id,
    playerId: row.player_id === null ? null : Number(row.player_id),
    ...row.body,
    validUntil: row.valid_until,
  };
}

/** What several were priced from, by id. */
export async function findBuilderQuotes(db: Queryable, ids: readonly string[]): Promise<Map<string, StoredGroup[]>> {
  const { rows } = await db.query<{ id: string; body: Pick<BuilderQuote, 'groups'> }>(
    `select id, body from sportsbook_quote where id = any($1::uuid[]) and kind = 'builder'`,
    [ids],
  );
  return new Map(rows.map(({ id, body }) => [id, body.groups]));
}
