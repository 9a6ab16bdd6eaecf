import { type Clock, type Tx, writeEvents } from '../../kit/index.ts';
import { endSessionsOfPlayer } from './session-store.ts';

/** Ends every session of a player, or every one but the one at hand: after a new password, an exclusion, a block. */
export async function endSessions(
  tx: Tx,
  input: { playerId: number; exceptSessionId?: string; clock: Clock },
): Promise<number> {
  const ended = await endSessionsOfPlayer(tx, {
    playerId: input.playerId,
    exceptSessionId: input.exceptSessionId,
    at: input.clock.now(),
  });
  await writeEvents(tx, 'identity.signed_out', ended);
  return ended.length;
}
