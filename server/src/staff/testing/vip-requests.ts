import type { Database } from '../../kit/index.ts';
import { anAdventure, author } from '../../vip/testing/an-adventure.ts';
import type { TestStaff } from './test-staff.ts';

/** Requests of the VIP desk that succeed if they are let through. */
export function vipRequests(room: TestStaff, database: Database, reason: string) {
  const rule = () => anAdventure(room.clock.now().toISOString().slice(0, 10), 1);
  return {
    listAdventures: async () => ({}),
    saveAdventure: async () => ({ payload: { rule: rule() } }),
    moveAdventure: async () => {
      const { id } = await database.tx((tx) => room.vipDesk.adventures.save(tx, { rule: rule() }, author(-1)));
      return { params: { id }, payload: { to: 'ended', version: 1, reason } };
    },
    listClubMembers: async () => ({}),
    setClubStatus: async () => ({
      params: { id: (await room.player()).playerId },
      payload: { status: 'BRONZE', reason },
    }),
    giveClubNotice: async () => {
      const { playerId } = await room.player();
      await database.tx((tx) => room.identity.changeGroups(tx, { playerId, add: [257] }));
      return { params: { id: playerId }, payload: { reason } };
    },
  };
}
