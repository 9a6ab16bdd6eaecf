import type { staffVipCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import { deedOnce } from '../deed-once.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

export function vipCalls({
  database,
  vipDesk: { adventures: desk, club },
}: StaffPorts): Handlers<typeof staffVipCalls> {
  return {
    listAdventures: async (_input, { staff }) => ({ status: 200, body: await desk.list(database, staff.memberId) }),
    saveAdventure: ({ body, body: { id, from_version: fromVersion, rule } }, context) =>
      database.tx((tx) =>
        deedOnce(tx, context, { call: 'saveAdventure', input: body }, async () => ({
          status: 200,
          body: await desk.save(tx, { id, fromVersion, rule }, authorOf(context, 'a draft')),
        })),
      ),
    moveAdventure: ({ params: { id }, body: { to, version, reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.move(tx, { id, to, version }, authorOf(context, reason)),
      })),
    listClubMembers: ({ query }, context) =>
      database.tx(async (tx) => {
        await record(tx, context, { kind: 'vip.members_viewed', detail: { quarter: query.quarter } });
        return { status: 200, body: await club.list(tx, query) };
      }),
    setClubStatus: ({ params: { id: playerId }, body: { status, reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await club.setStatus(tx, { playerId, status }, authorOf(context, reason)),
      })),
    giveClubNotice: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => ({ status: 200, body: await club.giveNotice(tx, id, authorOf(context, reason)) })),
  };
}
