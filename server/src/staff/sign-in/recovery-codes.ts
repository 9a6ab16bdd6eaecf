import { createHash } from 'node:crypto';
import { newRecoveryCodes, readRecoveryCode } from '../../identity/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';

/** Ten fresh codes, shown once. The old ones end. */
export async function renewRecoveryCodes(tx: Tx, memberId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.query('delete from staff_recovery_code where member_id = $1', [memberId]);
  await tx.query(
    `insert into staff_recovery_code (member_id, code_hash)
     select $1, decode(hash, 'hex') from unnest($2::text[]) hash`,
    [memberId, codes.map((code) => hashOf(memberId, code))],
  );
  return codes;
}

/** True once for each code. */
export async function spendRecoveryCode(
  tx: Tx,
  { memberId, code, at }: { memberId: number; code: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff_recovery_code set used_at = $3
     where member_id = $1 and code_hash = decode($2, 'hex') and used_at is null`,
    [memberId, hashOf(memberId, code), at],
  );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, memberId: number): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) from staff_recovery_code where member_id = $1 and used_at is null',
    [memberId],
  );
  return Number(rows[0]?.count ?? 0n);
}

function hashOf(memberId: number, code: string): string {
  // What looks like no code is hashed all the same: it is nobody's.
  return createHash('sha256')
    .update(`${memberId}:${readRecoveryCode(code) ?? ''}`)
    .digest('hex');
}
