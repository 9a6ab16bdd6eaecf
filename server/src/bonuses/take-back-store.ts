import type { Queryable, Tx } from '../kit/index.ts';

export interface TakenPart {
  giftId: number;
  /** Of the gift. */
  amount: bigint;
  /** Of what it held: less than its amount, where part of that has been played or released. */
  bonus: bigint;
  requirement: bigint;
  deposit: bigint;
}

export async function insertTakeBack(
  tx: Tx,
  part: TakenPart & { playerId: number; reference: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into bonuses_take_back (player_id, gift_id, payment_reference, amount, bonus, requirement, deposit, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [part.playerId, part.giftId, part.reference, part.amount, part.bonus, part.requirement, part.deposit, part.at],
  );
}

/** What left with a payment and has not come back. */
export async function findTakenBack(db: Queryable, reference: string): Promise<TakenPart[]> {
  const { rows } = await db.query<Omit<TakenPart, 'giftId'> & { gift_id: bigint }>(
    `select gift_id, coalesce(amount, bonus) as amount, bonus, requirement, deposit from bonuses_take_back
     where payment_reference = $1 and state = 'taken' order by gift_id`,
    [reference],
  );
  return rows.map(({ gift_id: giftId, ...part }) => ({ giftId: Number(giftId), ...part }));
}

/** False: it has come back before. */
export async function closeTakeBack(
  tx: Tx,
  { reference, giftId }: { reference: string; giftId: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update bonuses_take_back set state = 'given_back' where payment_reference = $1 and gift_id = $2 and state = 'taken'`,
    [reference, giftId],
  );
  return rowCount === 1;
}
