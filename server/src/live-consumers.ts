import type { Documents } from './config/index.ts';
import type { Identity } from './identity/index.ts';
import type { Consumer } from './kit/index.ts';
import { nameStatuses } from './name-groups.ts';
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

interface LiveGroupsOptions {
  identity: Pick<Identity, 'readPlayer'>;
  documents: Pick<Documents, 'read'>;
  realtime: Pick<Realtime, 'publishToPlayer'>;
  onLost(error: unknown): void;
}

/**
 * A player's open pages learn at once which groups they are in. They replace their list by what they hear, so it is the
 * whole one, level included, as it is when it is sent.
 */
export function liveGroups({ identity, documents, realtime, onLost }: LiveGroupsOptions): Consumer {
  return {
    name: 'identity-live-groups',
    topics: ['identity.groups_changed'],
    async handle(tx, events) {
      const changed = events.flatMap((event) => (event.topic === 'identity.groups_changed' ? event.data.playerId : []));
      for (const playerId of new Set(changed)) {
        const player = await identity.readPlayer(playerId, tx);
        if (!player) continue;
        const statuses = await nameStatuses(player.statuses, documents);
        void realtime.publishToPlayer(playerId, 'groups_updates', statuses).catch(onLost);
      }
    },
  };
}
