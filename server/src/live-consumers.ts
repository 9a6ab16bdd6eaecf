import type { Topics } from '@halley/contract';
import type { Consumer } from './kit/index.ts';
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

/** A player's open pages learn at once which groups they are in. */
export function liveGroups(
  publish: (playerId: number, groups: Topics['identity.groups_changed']['groups']) => void,
): Consumer {
  return {
    name: 'identity-live-groups',
    topics: ['identity.groups_changed'],
    async handle(_tx, events) {
      for (const event of events) {
        if (event.topic === 'identity.groups_changed') publish(event.data.playerId, event.data.groups);
      }
    },
  };
}
