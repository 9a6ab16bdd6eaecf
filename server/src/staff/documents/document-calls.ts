import { type QueuedDocument, Refusal, type staffDocumentCalls } from '@halley/contract';
import type { Handlers, Tx } from '../../kit/index.ts';
import { documentOnTheWire } from '../../verification/index.ts';
import type { ReviewedDocument, StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

const pageSize = 25;

export function documentCalls(ports: StaffPorts): Handlers<typeof staffDocumentCalls> {
  const { database, documents } = ports;
  const aboutDocument = ({ id, playerId }: ReviewedDocument) => ({ target: { kind: 'document', id }, playerId });

  return {
    listReviewQueue: ({ query: { after = 0 } }, context) =>
      database.tx(async (tx) => {
        const found = await documents.listForReview(tx, { status: 'pending', after, limit: pageSize + 1 });
        const page: QueuedDocument[] = [];
        for (const document of found.slice(0, pageSize)) page.push(await withOwner(ports, tx, document));
        const detail = { documents: page.map((document) => document.id) };
        await record(tx, context, { kind: 'staff.review_queue_viewed', detail });
        const last = found.length > pageSize ? page.at(-1) : undefined;
        const { open: waiting } = await documents.waitingForReview(tx);
        return { status: 200, body: { documents: page, waiting, next_after: last?.id ?? null } };
      }),
    readDocumentFile: async ({ params }, context) => {
      const { document, content } = await documents.readDocument(database, params.id);
      // Written down, and committed, before the first byte leaves.
      await database.tx((tx) => record(tx, context, { kind: 'staff.document_viewed', ...aboutDocument(document) }));
      return {
        status: 200,
        body: { fileName: document.fileName, contentType: document.mediaType, content },
      };
    },
    approveDocument: ({ params }, context) =>
      database.tx(async (tx) => {
        const input = { documentId: params.id, staffId: context.staff.memberId };
        const document = await documents.approveDocument(tx, input);
        await record(tx, context, { kind: 'staff.document_approved', ...aboutDocument(document) });
        return { status: 204, body: null };
      }),
    rejectDocument: ({ params, body: { reason } }, context) =>
      database.tx(async (tx) => {
        const input = { documentId: params.id, staffId: context.staff.memberId, reason };
        const document = await documents.rejectDocument(tx, input);
        await record(tx, context, { kind: 'staff.document_rejected', ...aboutDocument(document), reason });
        return { status: 204, body: null };
      }),
    askPlayerForDocument: ({ params, body: { reason, document_type: askedFor } }, context) =>
      database.tx(async (tx) => {
        const input = { playerId: params.id, staffId: context.staff.memberId, reason, askedFor };
        await documents.askForDocument(tx, input);
        const target = { kind: 'player', id: params.id };
        const detail = { asked_for: askedFor };
        await record(tx, context, { kind: 'staff.document_asked', target, playerId: params.id, reason, detail });
        return { status: 204, body: null };
      }),
    listAskedOfPlayer: async ({ params }) => {
      if (!(await ports.identity.readPlayer(params.id))) throw new Refusal('NOT_FOUND');
      return { status: 200, body: await documents.askedOfPlayer(database, params.id) };
    },
    askForAnotherDocument: ({ params, body: { reason, document_type: askedFor } }, context) =>
      database.tx(async (tx) => {
        const input = { documentId: params.id, staffId: context.staff.memberId, reason, askedFor };
        const document = await documents.askForAnother(tx, input);
        const detail = { asked_for: askedFor };
        await record(tx, context, { kind: 'staff.document_asked_again', ...aboutDocument(document), reason, detail });
        return { status: 204, body: null };
      }),
  };
}

/** With what stands in the account, so that the reviewer can hold both side by side. */
async function withOwner(ports: StaffPorts, tx: Tx, document: ReviewedDocument): Promise<QueuedDocument> {
  const player = await ports.identity.readPlayer(document.playerId, tx);
  return {
    ...documentOnTheWire(document),
    content_type: document.mediaType,
    size_bytes: document.sizeBytes,
    player: {
      id: document.playerId,
      email: player ? ports.identity.desk.maskEmail(player.email) : '',
      nickname: player?.nickname ?? null,
      first_name: player?.first_name ?? null,
      last_name: player?.last_name ?? null,
      date_of_birth: player?.date_of_birth ?? null,
      address: player?.address ?? null,
      postal_code: player?.postal_code ?? null,
      city: player?.city ?? null,
      state: player?.state ?? null,
      country: player?.country ?? null,
    },
  };
}
