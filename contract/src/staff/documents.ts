import { z } from 'zod';
import { defineStaffCalls, type FileAnswer } from '../call.ts';
import { countryCode, empty, pathId } from '../schemas.ts';
import { AskedDocument, documentTypes, PlayerDocument } from '../verification.ts';
import { staffReason } from './players.ts';

/** A document that waits, with as much of its owner as a comparison needs. */
export const QueuedDocument = PlayerDocument.extend({
  content_type: z.string(),
  size_bytes: z.int(),
  player: z.object({
    id: z.int(),
    email: z.string(),
    nickname: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: countryCode.nullable(),
  }),
}).meta({ id: 'QueuedDocument' });
export type QueuedDocument = z.output<typeof QueuedDocument>;

/** One page of the queue. `waiting` counts all that wait; `next_after` is null at the end. */
export const ReviewQueue = z
  .object({ documents: z.array(QueuedDocument), waiting: z.int(), next_after: z.int().nullable() })
  .meta({ id: 'ReviewQueue' });
export type ReviewQueue = z.output<typeof ReviewQueue>;

const newerThan = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
  .optional();
const byId = z.object({ id: pathId });

export const staffDocumentCalls = defineStaffCalls({
  listReviewQueue: {
    method: 'GET',
    path: '/api/staff/documents',
    summary: 'Documents that wait for a decision, the oldest first, page by page',
    who: 'staff',
    permission: 'documents.review',
    recorded: 'staff.review_queue_viewed',
    rate: 'read',
    query: z.object({ after: newerThan }),
    responses: { 200: ReviewQueue },
    errors: [],
  },
  readDocumentFile: {
    method: 'GET',
    path: '/api/staff/documents/:id/file',
    summary: 'The file of a document, as an attachment',
    who: 'staff',
    permission: 'documents.review',
    recorded: 'staff.document_viewed',
    rate: 'read',
    params: byId,
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['NOT_FOUND'],
  },
  approveDocument: {
    method: 'POST',
    path: '/api/staff/documents/:id/approval',
    summary: 'Approves a document; the player is told',
    who: 'staff',
    permission: 'documents.review',
    recorded: 'staff.document_approved',
    rate: 'write',
    params: byId,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'document.reviewed_already'],
  },
  rejectDocument: {
    method: 'POST',
    path: '/api/staff/documents/:id/rejection',
    summary: 'Turns a document down with a reason that the player reads',
    who: 'staff',
    permission: 'documents.review',
    recorded: 'staff.document_rejected',
    rate: 'write',
    params: byId,
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'document.reviewed_already', 'reason.invalid'],
  },
  askPlayerForDocument: {
    method: 'POST',
    path: '/api/staff/players/:id/asked_documents',
    summary: 'Asks a player for a document; the player reads which, and why, on the page of verification and by mail',
    who: 'staff',
    permission: 'documents.review',
    recorded: 'staff.document_asked',
    rate: 'write',
    params: byId,
    body: staffReason.extend({ document_type: z.enum(documentTypes) }),
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'document.asked_already', 'reason.invalid'],
  },
  listAskedOfPlayer: {
    method: 'GET',
    path: '/api/staff/players/:id/asked_documents',
    summary: 'What a player was asked for and has not handed in yet',
    who: 'staff',
    permission: 'players.read',
    rate: 'read',
    params: byId,
    responses: { 200: z.array(AskedDocument) },
    errors: ['NOT_FOUND'],
  },
  askForAnotherDocument: {
    method: 'POST',
    path: '/api/staff/documents/:id/request',
    summary: 'Answers a document by asking for another one; the player reads which, and why',
    who: 'staff',
    permission: 'documents.review',
    recorded: 'staff.document_asked_again',
    rate: 'write',
    params: byId,
    body: staffReason.extend({ document_type: z.enum(documentTypes) }),
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'document.reviewed_already', 'reason.invalid'],
  },
});
