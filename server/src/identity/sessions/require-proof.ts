import { Refusal } from '@halley/contract';
import type { PlayerContext, Queryable } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { findProvenAt } from './session-store.ts';

const freshMs = 5 * 60 * 1000;

/** [PP-32]: what matters needs a session in which the player has just shown who they are. Logging in counts. */
export async function requireProof(
  { clock }: Pick<IdentityPorts, 'clock'>,
  db: Queryable,
  { principal }: PlayerContext,
): Promise<void> {
  const provenAt = await findProvenAt(db, principal.sessionId);
  const isFresh = provenAt !== undefined && clock.now().getTime() - provenAt.getTime() < freshMs;
  if (!isFresh) throw new Refusal('REAUTHENTICATION_REQUIRED');
}
