import type { Consumer } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { compPoints } from './points-on-the-wire.ts';
import { readAccount } from './points-store.ts';

/** Open pages are told what the player has now: many moves are one event. */
export function tellPoints({ tellPlayer }: Pick<LoyaltyPorts, 'tellPlayer'>): Consumer {
  return {
    name: 'loyalty-live',
    topics: ['loyalty.changed'],
    gatherMs: 1_000,
    async handle(tx, events) {
      const changed = events.flatMap((event) => (event.topic === 'loyalty.changed' ? [event.data.playerId] : []));
      for (const playerId of new Set(changed)) {
        tellPlayer(playerId, 'comps_award', compPoints(await readAccount(tx, playerId)));
      }
    },
  };
}
