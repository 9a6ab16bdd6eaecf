import type { Queryable, Tx } from '../../kit/index.ts';

export async function insertRecoveryCodes(tx: Tx, memberId: number, codeHashes: readonly string[]): Promise<void> {
  await tx.query(
    `insert into staff_recovery_code (member_id, code_hash)
     select $1, decode(hash, 'hex') from unnest($2::text[]) hash`,
    [memberId, codeHashes],
  );
}

export async function deleteRecoveryCodes(tx: Tx, memberId: number): Promise<void> {
  await tx.query('delete from staff_recovery_code where member_id = $1', [memberId]);
}

/** True for the first who brings it. */
export async function useRecoveryCode(
  tx: Tx,
  { memberId, codeHash, at }: { memberId: number; codeHash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update staff_recovery_code set used_at = $3
     where member_id = $1 and code_hash = decode($2, 'hex') and used_at is null`,
    [memberId, codeHash, at],
  );
  return rowCount === 1;
}

/** How many are left. */
export async function countRecoveryCodes(db: Queryable, memberId: number): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) from staff_recovery_code where member_id = $1 and used_at is null',
    [memberId],
  );
  return Number(rows[0]?.count ?? 0n);
}
