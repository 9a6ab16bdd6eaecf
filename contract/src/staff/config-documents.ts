import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { type ConfigDocumentName, configDocuments } from '../documents/index.ts';
import { timestamp } from '../schemas.ts';
import { staffReason } from './players.ts';

/** How a part of a document is filled in: made from its schema, so that no document needs a form of its own. */
export const FormField = z
  .object({
    /** `either`: one of `options`. `json`: what no form can show. */
    kind: z.enum(['switch', 'text', 'number', 'choice', 'fixed', 'group', 'list', 'map', 'either', 'json']),
    /** In a group. */
    name: z.string().optional(),
    /** In a group: it may be left out. */
    optional: z.boolean().optional(),
    /** What can be chosen; of a map, the keys it may have. */
    choices: z.array(z.string()).optional(),
    /** What a fixed one always is. */
    value: z.unknown().optional(),
    whole: z.boolean().optional(),
    /** The longest text, or the most entries of a list. */
    most: z.number().optional(),
    get fields() {
      return z.array(FormField).optional();
    },
    /** An entry of a list or a map; of a group, whatever else is in it. */
    get item() {
      return FormField.optional();
    },
    get options() {
      return z.array(FormField).optional();
    },
  })
  .meta({ id: 'FormField' });
export type FormField = z.output<typeof FormField>;

const name = z.enum(Object.keys(configDocuments) as [ConfigDocumentName, ...ConfigDocumentName[]]);
const number = z.int().min(0).max(1_000_000);

const version = z.object({
  version: z.int(),
  state: z.enum(['published', 'withdrawn', 'scheduled', 'cancelled', 'draft', 'past']),
  written_by: z.string(),
  written_at: timestamp,
  publish_at: timestamp.nullable(),
});

/** One thing that is otherwise: where it was not before, `before` is missing; where it is no more, `after` is. */
export const Difference = z
  .object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })
  .meta({ id: 'Difference' });
export type Difference = z.output<typeof Difference>;

export const StaffConfigDocument = z
  .object({
    name,
    purpose: z.string(),
    /** False: it says what it says in a house where nobody has written it. */
    is_changed: z.boolean(),
    /** What counts; null: nobody has written it, or it was taken back. */
    published: version.nullable(),
    /** How many drafts and scheduled versions are newer than it. */
    waiting: z.int(),
  })
  .meta({ id: 'StaffConfigDocument' });
export type StaffConfigDocument = z.output<typeof StaffConfigDocument>;

export const StaffConfigDocumentFile = StaffConfigDocument.extend({
  form: FormField,
  content: z.unknown(),
  /** Which version is the newest: whoever writes says that they have seen it. None: 0. */
  newest: z.int(),
  /** Whether what one member writes counts only when another lets it. */
  needs_second: z.boolean(),
  /** The newest first; `is_own`: whoever asks has written it. */
  versions: z.array(version.extend({ is_own: z.boolean() })),
}).meta({ id: 'StaffConfigDocumentFile' });
export type StaffConfigDocumentFile = z.output<typeof StaffConfigDocumentFile>;

export const StaffConfigDocumentVersion = version
  .extend({
    content: z.unknown(),
    /** Against the version before it; of the first one, against what was usual. */
    differences: z.array(Difference),
  })
  .meta({ id: 'StaffConfigDocumentVersion' });
export type StaffConfigDocumentVersion = z.output<typeof StaffConfigDocumentVersion>;

const byName = z.object({ name: z.string().regex(/^[a-z-]{1,60}$/) });
const byVersion = byName.extend({
  version: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
});
const read = { who: 'staff', permission: 'content.preview', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'content.manage', rate: 'write' } as const;
/** Some documents are long lists. */
const bodyLimitBytes = 1_000_000;
const file = { 200: StaffConfigDocumentFile };
const recorded = 'config.document_written';

export const staffConfigDocumentCalls = defineStaffCalls({
  listConfigDocuments: {
    ...read,
    method: 'GET',
    path: '/api/staff/config_documents',
    summary: 'The documents of the house: what each is for, and who wrote it last',
    responses: { 200: z.array(StaffConfigDocument) },
    errors: [],
  },
  readConfigDocument: {
    ...read,
    method: 'GET',
    path: '/api/staff/config_documents/:name',
    summary: 'One document as it counts, how it is filled in, and its versions',
    params: byName,
    responses: file,
    errors: ['NOT_FOUND'],
  },
  readConfigDocumentVersion: {
    ...read,
    method: 'GET',
    path: '/api/staff/config_documents/:name/versions/:version',
    summary: 'One version, and what it changed',
    params: byVersion,
    responses: { 200: StaffConfigDocumentVersion },
    errors: ['NOT_FOUND'],
  },
  checkConfigDocument: {
    ...manage,
    method: 'POST',
    path: '/api/staff/config_documents/:name/check',
    summary: 'Whether content fits its document, and what it would change. Writes nothing',
    params: byName,
    body: z.object({ content: z.unknown() }),
    bodyLimitBytes,
    responses: {
      200: z.object({
        issues: z.array(z.object({ path: z.string(), message: z.string() })),
        differences: z.array(Difference),
      }),
    },
    errors: ['NOT_FOUND'],
  },
  writeConfigDocument: {
    ...manage,
    method: 'POST',
    path: '/api/staff/config_documents/:name',
    summary: 'A new version: at once, from a time on, or as a draft',
    recorded,
    params: byName,
    body: staffReason.extend({
      seen: number,
      content: z.unknown(),
      publish: z.union([z.enum(['now', 'draft']), z.iso.datetime()]),
    }),
    bodyLimitBytes,
    responses: file,
    errors: [
      ...(['NOT_FOUND', 'CHANGED_MEANWHILE', 'SECOND_PERSON_NEEDED'] as const),
      ...(['publish.past', 'content.invalid', 'document.own_desk'] as const),
    ],
  },
  restoreConfigDocument: {
    ...manage,
    method: 'POST',
    path: '/api/staff/config_documents/:name/restore',
    summary: 'What a version said counts, again or for the first time, as a new version; version 0 is what is usual',
    recorded,
    params: byName,
    body: staffReason.extend({ seen: number, version: number, publish: z.iso.datetime().optional() }),
    responses: file,
    errors: [
      ...(['NOT_FOUND', 'CHANGED_MEANWHILE', 'SECOND_PERSON_NEEDED'] as const),
      ...(['publish.past', 'content.invalid', 'document.own_desk'] as const),
    ],
  },
  cancelConfigDocument: {
    ...manage,
    method: 'POST',
    path: '/api/staff/config_documents/:name/cancel',
    summary: 'Calls off a version that waits for its time',
    recorded,
    params: byName,
    body: staffReason.extend({ version: number }),
    responses: file,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
});
