import type { Queryable, Tx } from '../kit/index.ts';

export interface Win {
  playerId: number;
  promotionId: number;
  place: number;
  /** The number of the draw. */
  nonce: number;
  ticket: number;
}

interface WinRow {
  player_id: bigint;
  promotion_id: bigint;
  place: number;
  nonce: number;
  ticket: bigint;
}

/** By lottery and place. */
export async function winsOf(db: Queryable, promotionIds: readonly number[]): Promise<Win[]> {
  const { rows } = await db.query<WinRow>({
    name: 'lotteries_wins_of',
    text: `select player_id, promotion_id, place, nonce, ticket from lotteries_win where promotion_id = any($1::bigint[])
      order by promotion_id, place`,
    values: [promotionIds],
  });
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    promotionId: Number(row.promotion_id),
    place: row.place,
    nonce: row.nonce,
    ticket: Number(row.ticket),
  }));
}

export async function insertWins(tx: Tx, wins: readonly Win[], now: Date): Promise<void> {
  await tx.query(
    `insert into lotteries_win (player_id, promotion_id, place, nonce, ticket, at)
     select *, $6::timestamptz from unnest($1::bigint[], $2::bigint[], $3::int[], $4::int[], $5::bigint[])`,
    [
      wins.map(({ playerId }) => playerId),
      wins.map(({ promotionId }) => promotionId),
      wins.map(({ place }) => place),
      wins.map(({ nonce }) => nonce),
      wins.map(({ ticket }) => ticket),
      now,
    ],
  );
}
