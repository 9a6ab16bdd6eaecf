import { type Tx, writeEvents } from '../../kit/index.ts';
import { endMailTokens } from '../mails/mail-token-store.ts';

/** A lock was opened: the link that would open it ends, and the trail gets a line. */
export async function noteOpened(tx: Tx, { playerId, at }: { playerId: number; at: Date }): Promise<void> {
  await endMailTokens(tx, { purposes: ['unlock'], playerId, at });
  await writeEvents(tx, 'identity.unlocked', [{ playerId, at: at.toISOString() }]);
}
