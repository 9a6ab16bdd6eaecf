import type { Consumer } from '../kit/index.ts';
import type { Realtime } from './create-realtime.ts';

/** Whoever signs out stops hearing the player's news at once; the player's other sessions go on. */
export function endLiveSessions(realtime: Pick<Realtime, 'disconnectPlayer'>): Consumer {
  return {
    name: 'realtime-sign-out',
    topics: ['identity.signed_out'],
    async handle(_tx, events) {
      for (const event of events) {
        if (event.topic === 'identity.signed_out') {
          await realtime.disconnectPlayer(event.data.playerId, event.data.sessionId);
        }
      }
    },
  };
}
