import { type AskedDocument, type Licence, Refusal, type verificationCalls } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { type Handlers, invariant, type PlayerContext, type Queryable, type Queue, type Tx } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { deleteDocument } from './delete-document.ts';
import { type DocumentStatus, type DocumentType, documentOnTheWire, type VerificationDocument } from './document.ts';
import {
  countOfPlayers,
  type DocumentCounts,
  type StoredDocument,
  selectByStatus,
  selectDocuments,
  waitingDocuments,
} from './document-rows.ts';
import { createAcceptUpload } from './intake/accept-upload.ts';
import type { PlayerStanding, VerificationPorts } from './ports.ts';
import { mountWebhook } from './providers/mount-webhook.ts';
import type { VerificationProvider } from './providers/provider.ts';
import { staffReview } from './providers/staff-review/staff-review.ts';
import { askForDocument } from './review/ask-for-document.ts';
import { listAsked } from './review/asked-store.ts';
import { type ReadDocument, readDocument } from './review/read-document.ts';
import { reviewDocument } from './review/review-document.ts';
import { sweepAttempts } from './sweep-attempts.ts';
import { uploadDocument } from './upload-document.ts';

export interface VerificationOptions extends VerificationPorts {
  /** Our own staff, unless an operator buys it elsewhere. */
  provider?: VerificationProvider;
  /** Does this licence want name, address and date of birth verified before a stake? */
  verifyBeforePlay(licence: Licence): boolean;
}

interface ListForReview {
  status: DocumentStatus;
  /** The last id of the page before; 0 for the first page. */
  after: number;
  limit: number;
}

export interface Verification {
  handlers: Handlers<typeof verificationCalls>;

  /** For staff, who are checked by the caller. Oldest first. */
  listForReview(db: Queryable, input: ListForReview): Promise<VerificationDocument[]>;
  /** How many wait for a decision, and since when. */
  waitingForReview: Queue;
  /** The content as a stream, with the headers it must be sent with. `NOT_FOUND` when there is none. */
  readDocument(db: Queryable, documentId: number): Promise<ReadDocument>;
  /** `NOT_FOUND`, or `document.reviewed_already` when a colleague was faster. */
  approveDocument(tx: Tx, input: { documentId: number; staffId: number }): Promise<VerificationDocument>;
  /** The reason is shown to the player as it is written. */
  rejectDocument(tx: Tx, input: { documentId: number; staffId: number; reason: string }): Promise<VerificationDocument>;
  /** The same, and it says which document is wanted instead. */
  askForAnother(
    tx: Tx,
    input: { documentId: number; staffId: number; reason: string; askedFor: DocumentType },
  ): Promise<VerificationDocument>;
  /** For a document that nothing handed in has led to. `document.asked_already` while one of that kind is awaited. */
  askForDocument(
    tx: Tx,
    input: { playerId: number; staffId: number; reason: string; askedFor: DocumentType },
  ): Promise<void>;
  /** What a player was asked for so and has not handed in yet. */
  askedOfPlayer(db: Queryable, playerId: number): Promise<AskedDocument[]>;
  /** Newest first. */
  documentsOfPlayer(db: Queryable, playerId: number): Promise<VerificationDocument[]>;
  /** How many documents of each of these players stand where. */
  countsOfPlayers(db: Queryable, playerIds: readonly number[]): Promise<DocumentCounts[]>;

  /** PP-29: where a licence wants it, nobody stakes real money before they have shown who they are. */
  mayPlayForReal(player: PlayerStanding): boolean;
  /** Lets an outside provider call us; nothing with the built-in review. */
  mountWebhook(app: FastifyInstance): void;
  tasks: Pick<Tasks, 'verification.sweep'>;
}

export function createVerification(options: VerificationOptions): Verification {
  const { homes, clock, players, store, provider = staffReview, verifyBeforePlay } = options;
  const ports = { ...options, acceptUpload: createAcceptUpload() };
  const wire = (documents: VerificationDocument[]) => documents.map(documentOnTheWire);

  /** An older page names the player; only the one of this session is answered. */
  const readSelf = async (context: PlayerContext, userId: string | undefined) => {
    const { playerId } = context.principal;
    if (userId !== undefined && userId !== String(playerId)) throw new Refusal('NOT_FOUND');
    const player = await players.readPlayer(playerId);
    invariant(player, 'a session has a player');
    return player;
  };

  return {
    handlers: {
      listDocuments: async (_input, { principal: { playerId } }) => ({
        status: 200,
        body: wire(await selectDocuments(homes.of(playerId), playerId)),
      }),
      listAskedDocuments: async (_input, { principal: { playerId } }) => ({
        status: 200,
        body: await listAsked(homes.of(playerId), playerId),
      }),
      uploadDocument: async ({ upload, body }, { principal }) => ({
        status: 201,
        body: wire(
          await uploadDocument(ports, {
            playerId: principal.playerId,
            documentType: body['document[document_type]'],
            description: body['document[description]'],
            upload,
          }),
        ),
      }),
      deleteDocument: async ({ params }, { principal }) => {
        await deleteDocument(ports, { playerId: principal.playerId, documentId: params.id });
        return { status: 204, body: null };
      },
      readKycToken: async ({ query }, context) => ({
        status: 200,
        body: { access_token: await provider.accessToken(await readSelf(context, undefined), query.levelName) },
      }),
      readKycTokenDirect: async ({ body }, context) => {
        const player = await readSelf(context, body.userId);
        const access_token = await provider.accessToken(player, body.levelName);
        return { status: 200, body: { access_token, userId: String(player.id) } };
      },
      readKycStatus: async ({ query }, context) => {
        const player = await readSelf(context, query.userId);
        return { status: 200, body: await provider.status(homes.of(context.principal.playerId), player) };
      },
    },
    waitingForReview: waitingDocuments,
    listForReview: async (db, input) => (await selectByStatus(db, input)).map(forStaff),
    readDocument: (db, documentId) => readDocument(store, db, documentId),
    approveDocument: async (tx, review) =>
      forStaff(await reviewDocument(ports, tx, { ...review, verdict: { status: 'approved' } })),
    rejectDocument: async (tx, { reason, ...review }) =>
      forStaff(await reviewDocument(ports, tx, { ...review, verdict: { status: 'not_approved', reason } })),
    askForAnother: async (tx, { reason, askedFor, ...review }) =>
      forStaff(await reviewDocument(ports, tx, { ...review, verdict: { status: 'not_approved', reason, askedFor } })),
    askForDocument: (tx, input) => askForDocument(ports, tx, input),
    askedOfPlayer: listAsked,
    documentsOfPlayer: async (db, playerId) => (await selectDocuments(db, playerId)).map(forStaff),
    countsOfPlayers: countOfPlayers,
    mayPlayForReal: ({ verified, licence }) => verified || !verifyBeforePlay(licence),
    mountWebhook: (app) => mountWebhook(app, options, provider),
    tasks: {
      async 'verification.sweep'() {
        for (const home of homes.all()) await sweepAttempts(home, clock.now());
      },
    },
  };
}

/** Where the bytes are is nobody's business outside this room. */
function forStaff({ contentId, ...document }: StoredDocument): VerificationDocument {
  return document;
}
