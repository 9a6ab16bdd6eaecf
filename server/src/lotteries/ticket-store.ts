import type { Queryable, Tx } from '../kit/index.ts';

export type TicketSource = 'deposit' | 'points' | 'reward';

/** Numbers of a player that were had at once. */
export interface StoredRange {
  playerId: number;
  promotionId: number;
  first: number;
  count: number;
  source: TicketSource;
  /** The deposit, the order, the grant. */
  reference: string;
  isVoid: boolean;
}

interface RangeRow {
  player_id: bigint;
  promotion_id: bigint;
  first: bigint;
  count: number;
  source: TicketSource;
  reference: string;
  is_void: boolean;
}

const columns = 'player_id, promotion_id, first, count, source, reference, voided_at is not null as is_void';

const fromRow = (row: RangeRow): StoredRange => ({
  playerId: Number(row.player_id),
  promotionId: Number(row.promotion_id),
  first: Number(row.first),
  count: row.count,
  source: row.source,
  reference: row.reference,
  isVoid: row.is_void,
});

/** What these players have of a lottery. */
export async function rangesOfPlayers(
  db: Queryable,
  promotionId: number,
  playerIds: readonly number[],
): Promise<StoredRange[]> {
  const { rows } = await db.query<RangeRow>({
    name: 'lotteries_ranges_of_players',
    text: `select ${columns} from lotteries_ticket_range where promotion_id = $1 and player_id = any($2::bigint[]) order by first`,
    values: [promotionId, playerIds],
  });
  return rows.map(fromRow);
}

/** All that a player has in these lotteries. */
export async function rangesOf(
  db: Queryable,
  playerId: number,
  promotionIds: readonly number[],
): Promise<StoredRange[]> {
  const { rows } = await db.query<RangeRow>({
    name: 'lotteries_ranges_of',
    text: `select ${columns} from lotteries_ticket_range where player_id = $1 and promotion_id = any($2::bigint[])
      order by promotion_id, first`,
    values: [playerId, promotionIds],
  });
  return rows.map(fromRow);
}

/** The list of a lottery in the order of its numbers, or a page of it. */
export async function listRanges(
  db: Queryable,
  promotionId: number,
  { from = 0, most = null }: { from?: number; most?: number | null } = {},
): Promise<StoredRange[]> {
  const { rows } = await db.query<RangeRow>(
    `select ${columns} from lotteries_ticket_range where promotion_id = $1 order by first offset $2 limit $3`,
    [promotionId, from, most],
  );
  return rows.map(fromRow);
}

export async function insertRanges(tx: Tx, ranges: readonly Omit<StoredRange, 'isVoid'>[], now: Date): Promise<void> {
  if (ranges.length === 0) return;
  await tx.query({
    name: 'lotteries_insert_ranges',
    text: `insert into lotteries_ticket_range (player_id, promotion_id, first, count, source, reference, at)
      select *, $7::timestamptz from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::text[], $6::text[])`,
    values: [
      ranges.map(({ playerId }) => playerId),
      ranges.map(({ promotionId }) => promotionId),
      ranges.map(({ first }) => first),
      ranges.map(({ count }) => count),
      ranges.map(({ source }) => source),
      ranges.map(({ reference }) => reference),
      now,
    ],
  });
}

/** In which lotteries a player has good numbers for something. */
export async function lotteriesOfReference(
  db: Queryable,
  { playerId, source, reference }: Pick<StoredRange, 'playerId' | 'source' | 'reference'>,
): Promise<number[]> {
  const { rows } = await db.query<{ promotion_id: bigint }>(
    `select promotion_id from lotteries_ticket_range
     where player_id = $1 and source = $2 and reference = $3 and voided_at is null order by promotion_id`,
    [playerId, source, reference],
  );
  return rows.map(({ promotion_id }) => Number(promotion_id));
}

/** The numbers stay, void. How many rows were good before. */
export async function voidRange(
  tx: Tx,
  {
    playerId,
    promotionId,
    source,
    reference,
    why,
    now,
  }: Pick<StoredRange, 'playerId' | 'promotionId' | 'source' | 'reference'> & { why: string; now: Date },
): Promise<number> {
  const { rowCount } = await tx.query(
    `update lotteries_ticket_range set voided_at = $5, why = $6
     where player_id = $1 and promotion_id = $2 and source = $3 and reference = $4 and voided_at is null`,
    [playerId, promotionId, source, reference, now, why],
  );
  return rowCount ?? 0;
}

/** What was had for points in lotteries that were called off, and has not been given back. */
export async function boughtInCanceled(db: Queryable, most: number): Promise<StoredRange[]> {
  const canceled = await db.query<{ promotion_id: bigint }>(
    `select promotion_id from lotteries_lottery where state = 'canceled'`,
  );
  const { rows } = await db.query<RangeRow>(
    `select ${columns} from lotteries_ticket_range
     where promotion_id = any($1::bigint[]) and source = 'points' and voided_at is null order by promotion_id, first limit $2`,
    [canceled.rows.map(({ promotion_id }) => promotion_id), most],
  );
  return rows.map(fromRow);
}
