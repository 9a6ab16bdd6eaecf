import type { staffTournamentCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';
import { by, memberOf } from './by-member.ts';

/** Boards, exclusions and holds: calls on the desk of the tournaments room. */
export function contestCalls(ports: StaffPorts): Handlers<typeof staffTournamentCalls> {
  const { database, contestDesk: desk } = ports;
  return {
    listContests: async ({ query }) => ({ status: 200, body: await desk.list(database, query) }),
    readContest: async ({ params: { id } }, context) => ({
      status: 200,
      body: await desk.read(database, id, memberOf(context)),
    }),
    excludeParticipant: ({ params: { id }, body: { player_id: playerId, reason } }, context) =>
      database.tx(async (tx) => {
        await desk.exclude(tx, { playerId, promotionId: id, author: authorOf(context, reason) });
        return { status: 200, body: await desk.read(tx, id, memberOf(context)) };
      }),
    holdContest: ({ params: { id }, body: { hours, reason } }, context) =>
      database.tx(async (tx) => {
        await desk.holdFor(tx, { id, hours, author: authorOf(context, reason) });
        return { status: 200, body: await desk.read(tx, id, memberOf(context)) };
      }),
    cancelContest: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        await desk.cancel(tx, id, by(context, reason));
        return { status: 200, body: await desk.read(tx, id, memberOf(context)) };
      }),
  };
}
