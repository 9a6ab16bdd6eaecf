import type { staffProviderCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

export function providerCalls(ports: StaffPorts): Handlers<typeof staffProviderCalls> {
  const { database, providerDesk: desk } = ports;
  return {
    listStaffProviders: async () => ({ status: 200, body: await desk.list() }),
    readStaffProvider: async ({ params }) => ({ status: 200, body: await desk.read(params.id) }),
    async addStaffProvider({ body: { reason, name: id, ...wish } }, context) {
      const secret = await desk.add({
        ...authorOf(context, reason),
        id,
        title: wish.title,
        baseUrl: wish.base_url,
        allowedAddresses: wish.allowed_addresses,
        producers: wish.producers,
        callsPerSecond: wish.calls_per_second,
      });
      return { status: 201, body: { provider: await desk.read(id), secret } };
    },
    async changeStaffProvider({ params: { id }, body: { reason, revision, ...wish } }, context) {
      await desk.change(
        { ...authorOf(context, reason), id, revision },
        {
          title: wish.title,
          baseUrl: wish.base_url,
          allowedAddresses: wish.allowed_addresses,
          producers: wish.producers,
          callsPerSecond: wish.calls_per_second,
        },
      );
      return { status: 200, body: await desk.read(id) };
    },
    async switchStaffProvider({ params: { id }, body: { reason, revision, state } }, context) {
      await desk.switch({ ...authorOf(context, reason), id, revision }, state);
      return { status: 200, body: await desk.read(id) };
    },
    async renewProviderSecret({ params: { id }, body: { reason, revision, overlap_hours } }, context) {
      const secret = await desk.renew({ ...authorOf(context, reason), id, revision }, overlap_hours);
      return { status: 200, body: { provider: await desk.read(id), secret } };
    },
    async dropProviderSecret({ params: { id }, body: { reason, revision } }, context) {
      await desk.drop({ ...authorOf(context, reason), id, revision });
      return { status: 200, body: await desk.read(id) };
    },
    reconcileProvider: ({ params: { id } }, context) =>
      database.tx(async (tx) => {
        const { rounds, actions, differences } = await desk.reconcile(tx, id);
        await record(tx, context, {
          kind: 'games.provider_reconciled',
          target: { kind: 'provider', id },
          detail: { rounds, actions, differences: differences.length },
        });
        const found = differences.map(({ roundId, check, detail }) => ({ round_id: roundId, check, detail }));
        return { status: 200, body: { rounds, actions, differences: found } };
      }),
  };
}
