import type { PlayerStatus } from '@halley/contract';
import type { Consumer, Tx } from './kit/index.ts';
import type { Realtime } from './realtime/index.ts';

/** Whoever signs out stops hearing the player's news at once; the player's other sessions go on. */
export function endLiveSessions(realtime: Realtime): Consumer {
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

/**
 * A player's open pages learn at once which groups they are in. They replace their list by what they hear, so it is the
 * whole one, level included, as it is when it is sent.
 */
export function liveGroups(
  statusesOf: (tx: Tx, playerId: number) => Promise<PlayerStatus[] | undefined>,
  publish: (playerId: number, statuses: PlayerStatus[]) => void,
): Consumer {
  return {
    name: 'identity-live-groups',
    topics: ['identity.groups_changed'],
    async handle(tx, events) {
      const changed = events.flatMap((event) => (event.topic === 'identity.groups_changed' ? event.data.playerId : []));
      for (const playerId of new Set(changed)) {
        const statuses = await statusesOf(tx, playerId);
        if (statuses) publish(playerId, statuses);
      }
    },
  };
}
