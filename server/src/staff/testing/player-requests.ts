import { randomUUID } from 'node:crypto';
import type { TestStaff } from './test-staff.ts';

/** For every call of a player's page: a request that succeeds if it is let through. */
export const playerRequests = (room: Pick<TestStaff, 'player'>) => {
  const ofPlayer = async () => ({ params: { id: (await room.player()).playerId } });
  return {
    readPlayerSums: ofPlayer,
    listPlayerTimeline: ofPlayer,
    listRelatedPlayers: ofPlayer,
    readPlayerCard: ofPlayer,
    listPlayerNotes: ofPlayer,
    searchEverything: async () => ({ query: '?q=nobody' }),
    listStaffTags: async () => ({}),
    writePlayerNote: async () => ({ ...(await ofPlayer()), payload: { text: 'Friendly.', key: randomUUID() } }),
    tagPlayer: async () => ({ ...(await ofPlayer()), payload: { add: ['watch'], remove: [] } }),
  };
};
