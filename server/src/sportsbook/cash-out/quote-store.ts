import type { Queryable, Tx } from '../../kit/index.ts';

/** What an offer was made from, and what became of it. */
interface CashOutBody {
  /** For all that is open, in subunits as text. */
  offer: string;
  openShare: number;
  settlementVersion: number;
  /** Set when it was taken: who asks again with the same key gets the same answer. */
  key?: string;
  hash?: string;
}

export interface StoredQuote {
  id: string;
  playerId: number;
  betId: string;
  body: CashOutBody;
  validUntil: Date;
  usedAt: Date | null;
}

export async function insertCashOutQuote(db: Queryable, quote: Omit<StoredQuote, 'usedAt'>, at: Date): Promise<void> {
  const { id, playerId, betId, body, validUntil } = quote;
  await db.query({
    name: 'sportsbook_insert_cash_out_quote',
    text: `insert into sportsbook_quote (id, player_id, kind, bet_id, body, valid_until, created_at)
      values ($1, $2, 'cash_out', $3, $4, $5, $6)`,
    values: [id, playerId, betId, JSON.stringify(body), validUntil, at],
  });
}

/** Of this player and bet; anybody else's does not exist. */
export async function findCashOutQuote(
  db: Queryable,
  wanted: Pick<StoredQuote, 'id' | 'playerId' | 'betId'>,
): Promise<StoredQuote | undefined> {
  const { rows } = await db.query<{ body: CashOutBody; valid_until: Date; used_at: Date | null }>(
    `select body, valid_until, used_at from sportsbook_quote
     where id = $1 and player_id = $2 and bet_id = $3 and kind = 'cash_out'`,
    [wanted.id, wanted.playerId, wanted.betId],
  );
  const [row] = rows;
  return row && { ...wanted, body: row.body, validUntil: row.valid_until, usedAt: row.used_at };
}

/** False: somebody was first. */
export async function useQuote(tx: Tx, id: string, used: { key: string; hash: string }, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update sportsbook_quote set used_at = $3, body = body || $2::jsonb where id = $1 and used_at is null`,
    [id, JSON.stringify(used), at],
  );
  return rowCount === 1;
}

/** Offers nobody can take any more. */
export async function sweepQuotes(db: Queryable, before: Date): Promise<void> {
  await db.query(`delete from sportsbook_quote where valid_until < $1 and (kind = 'cash_out' or used_at is null)`, [
    before,
  ]);
}

export async function setAutoCashOut(
  db: Queryable,
  { betId, playerId, offer }: { betId: string; playerId: number; offer: bigint | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with changed as (
       update sportsbook_bet set auto_cash_out = $3
       where id = $1 and player_id = $2 and ($3::bigint is null or state = 'open') returning id),
     listed as (
       update sportsbook_open_bet set automatic = $3::bigint is not null
       where player_id = $2 and bet_id in (select id from changed))
     select id from changed`,
    [betId, playerId, offer],
  );
  return rowCount === 1;
}

/** Open bets on these fixtures whose players want them cashed out by themselves. */
export async function listAutomatic(db: Queryable, fixtureIds: readonly number[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'sportsbook_list_automatic',
    text: `select b.id from sportsbook_open_bet o
      join sportsbook_bet b on b.id = o.bet_id and b.auto_cash_out is not null and b.state = 'open'
      where o.automatic and exists (select 1 from sportsbook_leg l where l.bet_id = b.id and l.fixture_id = any($1::bigint[])) limit 1000`,
    values: [fixtureIds],
  });
  return rows.map(({ id }) => id);
}
