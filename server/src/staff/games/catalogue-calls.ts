import type { staffCatalogueCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';

/** The deeds write their entries in the trail themselves, in their own transactions. */
export function catalogueCalls({ catalogueDesk: desk, clock }: StaffPorts): Handlers<typeof staffCatalogueCalls> {
  return {
    listStaffGames: async ({ query: { page = 1, ...query } }) => ({
      status: 200,
      body: await desk.listGames({ ...query, page }),
    }),
    readStaffGame: async ({ params }) => ({ status: 200, body: await desk.readGame(params.id) }),
    switchGame: async ({ params, body: { reason, ...change } }, context) => ({
      status: 200,
      body: await desk.switchGame({ ...authorOf(context, reason), ...change, gameId: params.id }),
    }),
    async changeGame({ params, body: { reason, ...change } }, context) {
      const written = { by: context.staff.name, at: clock.now() };
      const body = await desk.changeGame({ ...authorOf(context, reason), ...change, ...written, gameId: params.id });
      return { status: 200, body };
    },
    listStaffProducers: async () => ({ status: 200, body: await desk.listProducers() }),
    switchProducer: async ({ params, body: { reason, ...change } }, context) => ({
      status: 200,
      body: await desk.switchProducer({ ...authorOf(context, reason), ...change, producer: params.id }),
    }),
    async changeProducer({ params, body: { reason, revision, closed_in: closedIn } }, context) {
      const written = { by: context.staff.name, at: clock.now() };
      const change = { revision, closedIn, producer: params.id, ...written };
      return { status: 200, body: await desk.changeProducer({ ...authorOf(context, reason), ...change }) };
    },
    listStaffCollections: async () => ({ status: 200, body: await desk.listCollections() }),
    readStaffCollection: async ({ params }) => ({ status: 200, body: await desk.readCollection(params.id) }),
    saveCollection: async ({ params, body: { reason, ...change } }, context) => ({
      status: 200,
      body: await desk.saveCollection({ ...authorOf(context, reason), ...change, id: params.id }),
    }),
    async removeCollection({ params, body: { reason, revision } }, context) {
      await desk.removeCollection({ ...authorOf(context, reason), revision, id: params.id });
      return { status: 204, body: null };
    },
    orderCollections: async ({ body: { reason, ...change } }, context) => ({
      status: 200,
      body: await desk.orderCollections({ ...authorOf(context, reason), ...change }),
    }),
  };
}
