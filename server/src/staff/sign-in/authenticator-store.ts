import type { Queryable, Tx } from '../../kit/index.ts';

/** Keeps a secret that is not confirmed yet. False: one that is confirmed stands already. */
export async function setSecret(db: Queryable, memberId: number, sealedSecret: Uint8Array): Promise<boolean> {
  const { rowCount } = await db.query(
    'update staff_member set totp_secret = $2 where id = $1 and totp_confirmed_at is null',
    [memberId, sealedSecret],
  );
  return rowCount === 1;
}

export async function confirmSecret(tx: Tx, input: { memberId: number; step: number; at: Date }): Promise<void> {
  await tx.query('update staff_member set totp_confirmed_at = $2, totp_step = $3 where id = $1', [
    input.memberId,
    input.at,
    input.step,
  ]);
}

/** The member's row is held: nobody else brings a step meanwhile. */
export async function noteStep(tx: Tx, { memberId, step }: { memberId: number; step: number }): Promise<void> {
  await tx.query('update staff_member set totp_step = $2 where id = $1', [memberId, step]);
}
