import { Refusal } from '@halley/contract';
import { type PlayerContext, writeEvents } from '../../kit/index.ts';
import { passkeyClaim } from '../homes/create-claims.ts';
import { passkeyRemovedMail } from '../mails/security-mails.ts';
import { lockCredentials } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { requireProof } from '../sessions/require-proof.ts';
import { rotateToken } from '../sessions/rotate-token.ts';
import { countWaysIn } from '../sign-in/ways-in-store.ts';
import { deletePasskeyOf } from './passkey-store.ts';

/** Forgets a passkey; the last way into an account cannot be forgotten. */
export async function removePasskey(ports: IdentityPorts, id: number, context: PlayerContext): Promise<void> {
  const { claims, clock, queueMail, publicUrl } = ports;
  const { playerId } = context.principal;
  const hand = await claims.release(playerId, async (tx, leaving) => {
    // Held, so that two removals at once cannot each leave the other's passkey as the last.
    const player = await lockCredentials(tx, playerId);
    await requireProof(ports, tx, context);
    const removed = await deletePasskeyOf(tx, { id, playerId });
    if (!removed) throw new Refusal('NOT_FOUND');
    await leaving(passkeyClaim(removed.credential_id));
    if ((await countWaysIn(tx, { playerId, providers: ports.providerNames })) === 0)
      throw new Refusal('base.last_way_in');
    const at = clock.now();
    await writeEvents(tx, 'identity.passkey_changed', [
      { playerId, passkeyId: id, change: 'removed', at: at.toISOString() },
    ]);
    const mail = passkeyRemovedMail({ language: player.language, publicUrl, at, name: removed.name });
    await queueMail(tx, { to: player.email, ...mail });
    return rotateToken(ports, tx, context);
  });
  hand();
}
