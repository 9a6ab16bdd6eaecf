import type { TestStaff } from './test-staff.ts';

/** For every call on the desk of player protection: a request that succeeds if it is let through. */
export const protectionRequests = (room: Pick<TestStaff, 'player'>) => ({
  readPlayerSigns: async () => ({ params: { id: (await room.player()).playerId } }),
});
