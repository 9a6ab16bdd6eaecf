import { createHash } from 'node:crypto';
import { newRecoveryCodes, readRecoveryCode } from '../../identity/index.ts';
import type { Tx } from '../../kit/index.ts';
import { deleteRecoveryCodes, insertRecoveryCodes, useRecoveryCode } from './recovery-code-store.ts';

/** Ten fresh codes, shown once. The old ones end. */
export async function renewRecoveryCodes(tx: Tx, memberId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await deleteRecoveryCodes(tx, memberId);
  await insertRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => hashOf(memberId, code)),
  );
  return codes;
}

/** True once for each code. */
export function spendRecoveryCode(
  tx: Tx,
  { memberId, code, at }: { memberId: number; code: string; at: Date },
): Promise<boolean> {
  return useRecoveryCode(tx, { memberId, codeHash: hashOf(memberId, code), at });
}

function hashOf(memberId: number, code: string): string {
  // What looks like no code is hashed all the same: it is nobody's.
  return createHash('sha256')
    .update(`${memberId}:${readRecoveryCode(code) ?? ''}`)
    .digest('hex');
}
