import { z } from 'zod';
import { defineCalls } from './call.ts';
import { empty, pathId, timestamp } from './schemas.ts';

export const documentTypes = ['identity', 'address', 'deposit', 'payment_method'] as const;
export const documentStatuses = ['pending', 'approved', 'not_approved'] as const;

export const PlayerDocument = z
  .object({
    id: z.int(),
    description: z.string().nullable(),
    document_type: z.enum(documentTypes),
    status: z.enum(documentStatuses),
    /** Why it was not approved, in the reviewer's words to the player. */
    reason: z.string().nullable(),
    /** The kind of document that the reviewer asked for in its place; null: none. */
    asked_for: z.enum(documentTypes).nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    file_name: z.string(),
  })
  .meta({ id: 'Document' });
export type PlayerDocument = z.output<typeof PlayerDocument>;

/** A document that a person of the house asked for, in their words; it is there until it was handed in. */
export const AskedDocument = z
  .object({ id: z.int(), document_type: z.enum(documentTypes), reason: z.string(), asked_at: timestamp })
  .meta({ id: 'AskedDocument' });
export type AskedDocument = z.output<typeof AskedDocument>;

const reviewResult = z.object({
  reviewAnswer: z.enum(['GREEN', 'RED']),
  moderationComment: z.string().optional(),
  clientComment: z.string().optional(),
  reviewRejectType: z.enum(['RETRY', 'FINAL']).optional(),
  rejectLabels: z.array(z.string()).optional(),
});

export const KycStatus = z
  .object({
    applicantId: z.string().nullable(),
    reviewStatus: z.enum(['init', 'pending', 'queued', 'prechecked', 'onHold', 'completed']),
    reviewResult: reviewResult.nullable(),
    docsStatus: z
      .record(
        z.string(),
        z.object({
          reviewResult: reviewResult.optional(),
          country: z.string().nullable().optional(),
          idDocType: z.string().nullable().optional(),
          imageIds: z.array(z.int()).optional(),
        }),
      )
      .nullable(),
  })
  .meta({ id: 'KycStatus' });
export type KycStatus = z.output<typeof KycStatus>;

const largestDocumentBytes = 10 * 1024 * 1024;

export const verificationCalls = defineCalls({
  listDocuments: {
    method: 'GET',
    path: '/api/player/documents',
    summary: 'The documents of this player',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(PlayerDocument) },
    errors: [],
  },
  listAskedDocuments: {
    method: 'GET',
    path: '/api/player/asked_documents',
    summary: 'Documents that staff asked this player for and that have not come yet',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(AskedDocument) },
    errors: [],
  },
  uploadDocument: {
    method: 'POST',
    path: '/api/player/documents',
    summary: 'Hands a document in; its type is found from its content',
    who: 'player',
    rate: 'write',
    upload: { part: 'document[attachment]', maxBytes: largestDocumentBytes, tooLarge: 'document.too_large' },
    body: z.object({
      'document[description]': z.string().trim().max(200).optional(),
      'document[document_type]': z.enum(documentTypes).default('identity'),
    }),
    refusesInLists: true,
    responses: { 201: z.array(PlayerDocument) },
    errors: [
      'document.too_large',
      'document.type_not_allowed',
      'document.unreadable',
      'document.active_content',
      'document.too_many',
      'document.too_many_today',
    ],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/player/documents/:id',
    summary: 'Takes a document back while it is not approved',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'document.approved', 'document.another_asked'],
  },
  readKycToken: {
    method: 'GET',
    path: '/api/sumsub/access_token',
    summary: 'A token for the widget of the verification provider; empty with the built-in review',
    who: 'player',
    rate: 'write',
    query: z.object({ levelName: z.string().max(100).optional() }),
    responses: { 200: z.object({ access_token: z.string() }) },
    errors: [],
  },
  readKycTokenDirect: {
    method: 'POST',
    path: '/api-fe/sumsub/access-token',
    summary: 'The same, asked in another way by older pages; only for the player of this session',
    who: 'player',
    rate: 'write',
    body: z.object({ userId: z.string().max(40), levelName: z.string().max(100).optional() }),
    responses: { 200: z.object({ access_token: z.string(), userId: z.string() }) },
    errors: ['NOT_FOUND'],
  },
  readKycStatus: {
    method: 'GET',
    path: '/api-fe/sumsub/verification-status',
    summary: 'How far the verification of this player is',
    who: 'player',
    rate: 'read',
    query: z.object({ userId: z.string().max(40).optional() }),
    responses: { 200: KycStatus },
    errors: ['NOT_FOUND'],
  },
});
