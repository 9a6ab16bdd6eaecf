import type { staffContentChangeCalls, staffContentPictureCalls } from '@halley/contract';
import type { Editor } from '../../content/index.ts';
import type { Handlers, Queryable, StaffContext } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';
import { needsSecond } from '../two-person/needs-second.ts';

const perPage = 50;

/** Who writes, with why: drafts need no reason of their own. */
async function editorOf(db: Queryable, context: StaffContext, reason = 'a draft'): Promise<Editor> {
  const { memberId, name, permissions } = context.staff;
  const isAlone = !(await needsSecond(db, 'content'));
  return { id: memberId, name, permissions, isAlone, author: authorOf(context, reason) };
}

/** The desks write their entries in the trail themselves, with their deeds. */
export function editorCalls({
  database,
  editorDesk: desk,
  imageDesk,
}: Pick<StaffPorts, 'database' | 'editorDesk' | 'imageDesk'>): Handlers<
  typeof staffContentChangeCalls & typeof staffContentPictureCalls
> {
  return {
    listContentItems: async ({ query }) => ({ status: 200, body: await desk.listItems(database, query) }),
    readContentItem: async ({ query }, context) => ({
      status: 200,
      body: await desk.read(database, query.name, await editorOf(database, context)),
    }),
    readContentItemVersion: async ({ query }) => ({ status: 200, body: await desk.readVersion(database, query) }),
    checkContentItem: async ({ body }) => ({
      status: 200,
      body: await desk.check(database, { name: body.name, content: body.content }),
    }),
    saveContentItem: ({ body: { name, seen, content } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.save(tx, { name, seen, content }, await editorOf(tx, context)),
      })),
    restoreContentItem: ({ body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.restore(tx, body, await editorOf(tx, context, `version ${body.version} again`)),
      })),
    withdrawContentItem: ({ body: { reason, ...wanted } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.withdraw(tx, wanted, await editorOf(tx, context, reason)),
      })),
    async listContentChanges({ query: { state, before } }, context) {
      const page = { state, limit: perPage, before: before === undefined ? undefined : Number(before) };
      const changes = await desk.changes(database, page, await editorOf(database, context));
      const last = changes.length === perPage ? changes.at(-1)?.id : undefined;
      return { status: 200, body: { changes, next_before: last ?? null } };
    },
    moveContentChange: ({ params, body: { reason, ...wanted } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.move(tx, { ...wanted, id: params.id }, await editorOf(tx, context, reason)),
      })),
    decideContentChange: ({ params, body: { reason, decision, version } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.decide(tx, { id: params.id, move: decision, version }, await editorOf(tx, context, reason)),
      })),
    listContentWords: async ({ query: { page = '1', ...wish } }) => ({
      status: 200,
      body: await desk.words(database, { ...wish, page: Number(page) }),
    }),
    listBrokenLinks: async () => ({ status: 200, body: await desk.brokenLinks(database) }),

    listContentPictures: async () => ({ status: 200, body: await imageDesk.list(database) }),
    uploadContentPicture: async ({ body, upload }, context) => ({
      status: 200,
      body: await imageDesk.add(upload, body, await editorOf(database, context, 'a picture for the site')),
    }),
    describeContentPicture: ({ params, body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await imageDesk.describe(tx, params.id, given(body), await editorOf(tx, context, 'what it shows')),
      })),
  };
}

/** What was left out is not said. */
function given(alt: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(alt).flatMap(([language, text]) => (text ? [[language, text]] : [])));
}
