import type { Currency, PartnerStatement } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { Product } from '../terms/plan-of.ts';
import type { Figures } from '../terms/share-of.ts';

export interface StoredStatement {
  id: number;
  partnerId: number;
  /** `2026-03` */
  month: string;
  currency: Currency;
  termsVersion: number;
  due: bigint;
  lines: PartnerStatement['lines'];
  /** Below zero, as text, by the name of a plan. */
  carried: Record<string, string>;
  ratesAt: Date;
  closedAt: Date;
}

const columns = `id::int, partner_id::int as "partnerId", to_char(month, 'YYYY-MM') as month, currency,
  terms_version as "termsVersion", due, lines, carried, rates_at as "ratesAt", closed_at as "closedAt"`;

/** The newest month first. */
export async function selectStatements(db: Queryable, partnerId: number): Promise<StoredStatement[]> {
  const { rows } = await db.query<StoredStatement>(
    `select ${columns} from partners_statement where partner_id = $1 order by partners_statement.month desc`,
    [partnerId],
  );
  return rows;
}

export async function insertStatement(tx: Tx, statement: Omit<StoredStatement, 'id'>): Promise<number> {
  const { partnerId, month, currency, termsVersion, due, lines, carried, ratesAt, closedAt } = statement;
  const { rows } = await tx.query<{ id: number }>(
    `insert into partners_statement (partner_id, month, currency, terms_version, due, lines, carried, rates_at, closed_at)
     values ($1, ($2 || '-01')::date, $3, $4, $5, $6, $7, $8, $9) returning id::int`,
    [partnerId, month, currency, termsVersion, due, JSON.stringify(lines), JSON.stringify(carried), ratesAt, closedAt],
  );
  return Number(rows[0]?.id);
}

/** A day of a player in a product, in the currency of the ledger. */
export interface LedgerDay extends Figures {
  playerId: number;
  day: string;
  product: Product;
  currency: Currency;
}

export async function insertCounted(
  tx: Tx,
  { statementId, partnerId, days }: { statementId: number; partnerId: number; days: readonly LedgerDay[] },
): Promise<void> {
  const column = <T>(read: (day: LedgerDay) => T) => days.map(read);
  await tx.query(
    `insert into partners_counted
       (player_id, statement_id, partner_id, day, product, currency, stakes, wins, bonus, corrections)
     select d.player_id, $1, $2, d.day, d.product, d.currency, d.stakes, d.wins, d.bonus, d.corrections
     from unnest($3::bigint[], $4::date[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
       as d (player_id, day, product, currency, stakes, wins, bonus, corrections)`,
    [
      statementId,
      partnerId,
      column(({ playerId }) => playerId),
      column(({ day }) => day),
      column(({ product }) => product),
      column(({ currency }) => currency),
      column(({ stakes }) => stakes),
      column(({ wins }) => wins),
      column(({ bonus }) => bonus),
      column(({ corrections }) => corrections),
    ],
  );
}

/** What statements have counted of a partner's players since a day. */
export async function selectCounted(
  db: Queryable,
  { partnerId, from }: { partnerId: number; from: string },
): Promise<LedgerDay[]> {
  const { rows } = await db.query<Omit<LedgerDay, 'playerId'> & { player_id: bigint }>(
    `select player_id, to_char(day, 'YYYY-MM-DD') as day, product, currency, sum(stakes)::bigint as stakes,
       sum(wins)::bigint as wins, sum(bonus)::bigint as bonus, sum(corrections)::bigint as corrections
     from partners_counted where partner_id = $1 and partners_counted.day >= $2
     group by player_id, partners_counted.day, product, currency`,
    [partnerId, from],
  );
  return rows.map(({ player_id, ...row }) => ({ ...row, playerId: Number(player_id) }));
}

/** What closed months came to, by partner. */
export async function sumStatements(db: Queryable): Promise<Map<number, bigint>> {
  const { rows } = await db.query<{ partnerId: number; due: bigint }>(
    `select partner_id::int as "partnerId", sum(due)::bigint as due from partners_statement group by partner_id`,
  );
  return new Map(rows.map(({ partnerId, due }) => [partnerId, due]));
}
