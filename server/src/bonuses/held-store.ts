import type { Queryable, Tx } from '../kit/index.ts';

export interface Held {
  holdId: string;
  giftId: number;
  playerId: number;
  amount: bigint;
  at: Date;
}

export async function insertHeld(tx: Tx, held: Held): Promise<void> {
  await tx.query('insert into bonuses_held (hold_id, gift_id, player_id, amount, at) values ($1, $2, $3, $4, $5)', [
    held.holdId,
    held.giftId,
    held.playerId,
    held.amount,
    held.at,
  ]);
}

/** What is held of each gift now. */
export async function heldOf(db: Queryable, giftIds: readonly number[]): Promise<Map<number, bigint>> {
  const { rows } = await db.query<{ gift_id: bigint; held: bigint }>(
    `select gift_id, sum(amount)::bigint as held from bonuses_held
     where gift_id = any($1::bigint[]) and state = 'held' group by gift_id`,
    [giftIds],
  );
  return new Map(rows.map(({ gift_id: id, held }) => [Number(id), held]));
}

export async function listHeld(tx: Tx, giftId: number): Promise<{ holdId: string }[]> {
  const { rows } = await tx.query<{ hold_id: string }>(
    `select hold_id from bonuses_held where gift_id = $1 and state = 'held' order by hold_id`,
    [giftId],
  );
  return rows.map(({ hold_id: holdId }) => ({ holdId }));
}

export async function closeHeld(
  tx: Tx,
  { holdId, state, at }: { holdId: string; state: 'released' | 'taken'; at: Date },
): Promise<void> {
  await tx.query('update bonuses_held set state = $2, decided_at = $3 where hold_id = $1', [holdId, state, at]);
}

/** What a gift has converted since a moment, less what was held of it since. */
export async function sumConverted(tx: Tx, { giftId, since }: { giftId: number; since: Date }): Promise<bigint> {
  const { rows } = await tx.query<{ due: string }>(
    `select (coalesce((select sum(converted) from bonuses_move where gift_id = $1 and at >= $2), 0)
       - coalesce((select sum(amount) from bonuses_held where gift_id = $1 and at >= $2), 0))::text as due`,
    [giftId, since],
  );
  return BigInt(rows[0]?.due ?? 0);
}
