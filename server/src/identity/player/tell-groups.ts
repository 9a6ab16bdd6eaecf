import type { PrivatePayloads } from '@halley/contract';
import type { Documents } from '../../config/index.ts';
import type { Consumer } from '../../kit/index.ts';
import type { Identity } from '../create-identity.ts';
import { type Picks, pickedStatus } from '../groups/change-groups.ts';
import { nameStatuses } from './name-groups.ts';

export interface TellGroupsOptions {
  identity: Pick<Identity, 'readPlayer'>;
  documents: Pick<Documents, 'read'>;
  picks?: (() => Picks) | undefined;
  tellPlayer(playerId: number, channel: 'groups_updates', statuses: PrivatePayloads['groups_updates']): void;
}

/**
 * A player's open pages learn at once which groups they are in. They replace their list by what they hear, so it is the
 * whole one, level included, as it is when it is sent.
 */
export function tellGroups({ identity, documents, picks, tellPlayer }: TellGroupsOptions): Consumer {
  return {
    name: 'identity-live-groups',
    topics: ['identity.groups_changed'],
    async handle(tx, events) {
      const changed = events.flatMap((event) => (event.topic === 'identity.groups_changed' ? event.data.playerId : []));
      for (const playerId of new Set(changed)) {
        const player = await identity.readPlayer(playerId, tx);
        if (!player) continue;
        const statuses = [...player.statuses, ...(await pickedStatus(tx, picks?.(), playerId))];
        tellPlayer(playerId, 'groups_updates', await nameStatuses(statuses, documents));
      }
    },
  };
}
