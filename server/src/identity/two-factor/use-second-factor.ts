import { stepOfCode, type Tx } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { findSealedSecret, useRecoveryCode, useStep } from './two-factor-store.ts';

export const sealPurpose = (playerId: number) => `second factor of ${playerId}`;

/** Uses a code of the authenticator, or a recovery code, up. False: wrong, used before, or no second factor is on. */
export async function useSecondFactor(
  { secrets, clock }: Pick<IdentityPorts, 'secrets' | 'clock'>,
  tx: Tx,
  { playerId, code }: { playerId: number; code: string },
): Promise<boolean> {
  const at = clock.now();
  const recoveryCode = readRecoveryCode(code);
  if (recoveryCode)
    return useRecoveryCode(tx, { playerId, codeHashes: secrets.codeHashes(playerId, recoveryCode), at });
  const kept = await findSealedSecret(tx, playerId);
  if (!kept) return false;
  const secret = secrets.open(kept.sealedSecret, sealPurpose(playerId));
  // Sealed with a secret of the house that is gone: no code can be right any more.
  const step = secret && stepOfCode(secret, code, at);
  return step !== undefined && useStep(tx, { playerId, step });
}
