import type { staffVipCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';

export function vipCalls({ database, vipDesk: { adventures: desk } }: StaffPorts): Handlers<typeof staffVipCalls> {
  return {
    listAdventures: async (_input, { staff }) => ({ status: 200, body: await desk.list(database, staff.memberId) }),
    saveAdventure: ({ body: { id, from_version: fromVersion, rule } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.save(tx, { id, fromVersion, rule }, authorOf(context, 'a draft')),
      })),
    moveAdventure: ({ params: { id }, body: { to, version, reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.move(tx, { id, to, version }, authorOf(context, reason)),
      })),
  };
}
