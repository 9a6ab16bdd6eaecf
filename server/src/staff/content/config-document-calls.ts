import type { staffConfigDocumentCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';

/** The desk writes its entries in the trail itself, with its deeds. */
export function configDocumentCalls({
  database,
  documentDesk: desk,
}: Pick<StaffPorts, 'database' | 'documentDesk'>): Handlers<typeof staffConfigDocumentCalls> {
  return {
    listConfigDocuments: async () => ({ status: 200, body: await desk.list(database) }),
    readConfigDocument: async ({ params }) => ({ status: 200, body: await desk.read(database, params.name) }),
    readConfigDocumentVersion: async ({ params }) => ({ status: 200, body: await desk.readVersion(database, params) }),
    checkConfigDocument: async ({ params, body }) => ({
      status: 200,
      body: await desk.check(database, { ...params, content: body.content }),
    }),
    writeConfigDocument: ({ params, body: { reason, seen, content, publish } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.write(tx, { ...params, seen, content, publish }, authorOf(context, reason)),
      })),
    restoreConfigDocument: ({ params, body: { reason, ...wanted } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.restore(tx, { ...params, ...wanted }, authorOf(context, reason)),
      })),
    cancelConfigDocument: ({ params, body: { reason, version } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.cancel(tx, { ...params, version }, authorOf(context, reason)),
      })),
  };
}
