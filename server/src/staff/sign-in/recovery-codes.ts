import { createHash, randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '../../kit/index.ts';

const count = 10;
/** No letter that looks like another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** Ten fresh codes, shown once. The old ones end. */
export async function renewRecoveryCodes(tx: Tx, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
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

function newCode(): string {
  const signs: string[] = [];
  while (signs.length < length) {
    // Bytes above the last whole multiple would make some letters likelier than others.
    for (const byte of randomBytes(length)) {
      if (byte < 256 - (256 % letters.length) && signs.length < length)
        signs.push(letters[byte % letters.length] ?? '');
    }
  }
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
}

function hashOf(memberId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${memberId}:${plain}`).digest('hex');
}
