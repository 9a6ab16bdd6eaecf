import type { staffConfigDocumentCalls } from '@halley/contract';
import type { DocumentEditor } from '../../content/index.ts';
import type { Handlers, Queryable, StaffContext } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';
import { needsSecond } from '../two-person/needs-second.ts';

/** The desk writes its entries in the trail itself, with its deeds. */
export function configDocumentCalls({
  database,
  documentDesk: desk,
}: Pick<StaffPorts, 'database' | 'documentDesk'>): Handlers<typeof staffConfigDocumentCalls> {
  const editorOf = async (db: Queryable, { staff }: StaffContext): Promise<DocumentEditor> => ({
    id: staff.memberId,
    isAlone: !(await needsSecond(db, 'document')),
  });
  const wanting = async (db: Queryable, context: StaffContext, reason: string) => ({
    editor: await editorOf(db, context),
    author: authorOf(context, reason),
  });
  return {
    listConfigDocuments: async () => ({ status: 200, body: await desk.list(database) }),
    readConfigDocument: async ({ params }, context) => ({
      status: 200,
      body: await desk.read(database, params.name, await editorOf(database, context)),
    }),
    readConfigDocumentVersion: async ({ params }) => ({ status: 200, body: await desk.readVersion(database, params) }),
    checkConfigDocument: async ({ params, body }) => ({
      status: 200,
      body: await desk.check(database, { ...params, content: body.content }),
    }),
    writeConfigDocument: ({ params, body: { reason, seen, content, publish } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.write(tx, { ...params, seen, content, publish }, await wanting(tx, context, reason)),
      })),
    restoreConfigDocument: ({ params, body: { reason, ...wanted } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.restore(tx, { ...params, ...wanted }, await wanting(tx, context, reason)),
      })),
    cancelConfigDocument: ({ params, body: { reason, version } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.cancel(tx, { ...params, version }, await wanting(tx, context, reason)),
      })),
  };
}
