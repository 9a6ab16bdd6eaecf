import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { pathId, timestamp } from '../schemas.ts';
import { Difference } from './config-documents.ts';
import { staffReason } from './players.ts';

/** What editors write. Documents of the house have calls of their own. */
export const contentKinds = ['page', 'snippet', 'banner', 'menu', 'text', 'list'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What is kept of a change; from `published` on the clock says more. */
export const contentChangeStates = ['draft', 'in_review', 'approved', 'published', 'dropped'] as const;
export type ContentChangeState = (typeof contentChangeStates)[number];
/** The same as people see it. */
export const shownChangeStates = [
  ...(['draft', 'in_review', 'approved', 'dropped'] as const),
  ...(['scheduled', 'live', 'replaced'] as const),
] as const;

export const contentMoves = [
  'save',
  'send',
  'take_back',
  'send_back',
  'approve',
  'publish',
  'call_off',
  'drop',
] as const;
export type ContentMove = (typeof contentMoves)[number];

/** The languages a text should be in; what is missing is read in English. */
export const siteLanguages = ['en', 'de', 'fr', 'it', 'no'] as const;

const name = z.string().max(200);
const number = z.int().min(0).max(1_000_000);
const content = z.unknown();

export const StaffContentChange = z
  .object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    state: z.enum(shownChangeStates),
    version: z.int(),
    /** From when on it counts, and until when. */
    from: timestamp.nullable(),
    until: timestamp.nullable(),
    opened_at: timestamp,
    opened_by: z.string(),
    changed_at: timestamp,
    changed_by: z.string(),
    sent_at: timestamp.nullable(),
    decided_by: z.string().nullable(),
    /** What was said with the last move. */
    note: z.string().nullable(),
    /** Which moves this member may make now. */
    may: z.array(z.enum(contentMoves)),
  })
  .meta({ id: 'StaffContentChange' });
export type StaffContentChange = z.output<typeof StaffContentChange>;

const listed = z.object({
  name: z.string(),
  kind: z.enum(contentKinds),
  /** In English. */
  title: z.string(),
  brand: z.string().nullable(),
  /** A country. */
  market: z.string().nullable(),
  /** Languages of the site in which it says nothing of its own. */
  missing: z.array(z.string()),
  state: z.enum(['published', 'withdrawn', 'unpublished']),
  written_at: timestamp,
  written_by: z.string(),
  change: z.enum(contentChangeStates).nullable(),
});
export const ContentItem = listed.meta({ id: 'ContentItem' });
export type ContentItem = z.output<typeof ContentItem>;

export const BrokenLink = z
  .object({
    name: z.string(),
    title: z.string(),
    /** `texts.de.content` */
    field: z.string(),
    link: z.string(),
    fault: z.enum(['no_page', 'no_anchor', 'no_picture', 'no_file', 'bad_form']),
  })
  .meta({ id: 'BrokenLink' });
export type BrokenLink = z.output<typeof BrokenLink>;

const itemVersion = z.object({
  version: z.int(),
  state: z.enum(['published', 'withdrawn', 'scheduled', 'cancelled', 'draft', 'past']),
  written_by: z.string(),
  written_at: timestamp,
  publish_at: timestamp.nullable(),
  publish_until: timestamp.nullable(),
});

export const ContentItemFile = z
  .object({
    name: z.string(),
    kind: z.enum(contentKinds),
    title: z.string(),
    /** What whoever writes goes on from: the open draft, or what counts. Null: nobody has written it yet. */
    content,
    /** Whoever writes says that they have seen it; none: 0. */
    newest: z.int(),
    change: StaffContentChange.nullable(),
    versions: z.array(itemVersion),
    broken: z.array(BrokenLink),
    /** Words as the site says them by itself, by language; empty for everything else. */
    usual: z.record(z.string(), z.string()),
  })
  .meta({ id: 'ContentItemFile' });
export type ContentItemFile = z.output<typeof ContentItemFile>;

export const ContentItemCheck = z
  .object({
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
    broken: z.array(BrokenLink),
    /** Against what counts now. */
    differences: z.array(Difference),
    /** As it would be kept: its HTML cleaned. */
    content,
  })
  .meta({ id: 'ContentItemCheck' });
export type ContentItemCheck = z.output<typeof ContentItemCheck>;

export const ContentWord = z
  .object({
    key: z.string(),
    /** As the site says it by itself, by language. */
    usual: z.record(z.string(), z.string()),
    /** As the operator says it. */
    own: z.record(z.string(), z.string()),
  })
  .meta({ id: 'ContentWord' });
export type ContentWord = z.output<typeof ContentWord>;

const read = { who: 'staff', permission: 'content.preview', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'content.manage', rate: 'write' } as const;
const approve = { who: 'staff', permission: 'content.approve', rate: 'write' } as const;
const file = { 200: ContentItemFile };
const byId = z.object({ id: pathId });
/** Some pages are long. */
const bodyLimitBytes = 2_000_000;
const moved = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed'] as const;
const written = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed', 'content.invalid'] as const;

export const staffContentChangeCalls = defineStaffCalls({
  listContentItems: {
    ...read,
    method: 'GET',
    path: '/api/staff/content/items',
    summary: 'Everything of a kind that editors write, with its state and what is missing',
    query: z.object({ kind: z.enum(contentKinds), brand: z.string().max(40).optional() }),
    responses: { 200: z.array(ContentItem) },
    errors: [],
  },
  readContentItem: {
    ...read,
    method: 'GET',
    path: '/api/staff/content/item',
    summary: 'One thing editors write: its draft or what counts, its versions, the change under way',
    query: z.object({ name }),
    responses: file,
    errors: ['NOT_FOUND'],
  },
  readContentItemVersion: {
    ...read,
    method: 'GET',
    path: '/api/staff/content/item/version',
    summary: 'One version, and what it changed',
    query: z.object({
      name,
      version: z
        .string()
        .regex(/^[1-9]\d{0,5}$/)
        .transform(Number),
    }),
    responses: { 200: itemVersion.extend({ content, differences: z.array(Difference) }) },
    errors: ['NOT_FOUND'],
  },
  checkContentItem: {
    ...read,
    method: 'POST',
    path: '/api/staff/content/check',
    summary: 'Whether content fits, which links lead nowhere, what it would change. Writes nothing',
    body: z.object({ name, content }),
    bodyLimitBytes,
    responses: { 200: ContentItemCheck },
    errors: ['NOT_FOUND'],
  },
  saveContentItem: {
    ...manage,
    method: 'POST',
    path: '/api/staff/content/items',
    summary: 'Saves a draft: a new version of it',
    recorded: 'content.saved',
    body: z.object({ name, seen: number, content }),
    bodyLimitBytes,
    responses: file,
    errors: written,
  },
  restoreContentItem: {
    ...manage,
    method: 'POST',
    path: '/api/staff/content/restore',
    summary: 'What an older version said, as a new draft',
    recorded: 'content.saved',
    body: z.object({ name, seen: number, version: number }),
    responses: file,
    errors: written,
  },
  withdrawContentItem: {
    ...approve,
    method: 'POST',
    path: '/api/staff/content/withdrawals',
    summary: 'Takes what counts off the site at once',
    recorded: 'content.withdrawn',
    body: staffReason.extend({ name, seen: number }),
    responses: file,
    errors: moved,
  },
  listContentChanges: {
    ...read,
    method: 'GET',
    path: '/api/staff/content/changes',
    summary: 'Changes under way and those of late, the last touched first',
    query: z.object({
      state: z.enum(contentChangeStates).optional(),
      before: z
        .string()
        .regex(/^[1-9]\d{0,15}$/)
        .optional(),
    }),
    responses: { 200: z.object({ changes: z.array(StaffContentChange), next_before: z.int().nullable() }) },
    errors: [],
  },
  moveContentChange: {
    ...manage,
    method: 'POST',
    path: '/api/staff/content/changes/:id/moves',
    summary: 'Sends a change to review, takes it back, publishes what was agreed to, calls it off, drops it',
    recorded: 'content.moved',
    params: byId,
    body: staffReason.extend({
      move: z.enum(['send', 'take_back', 'publish', 'call_off', 'drop']),
      /** Which version was on the screen. */
      version: number,
      /** For publishing: at once, or from a time on. */
      from: z.union([z.literal('now'), z.iso.datetime()]).default('now'),
      until: z.iso.datetime().nullable().default(null),
    }),
    responses: file,
    errors: [...moved, 'from.past', 'until.past'],
  },
  decideContentChange: {
    ...approve,
    method: 'POST',
    path: '/api/staff/content/changes/:id/decision',
    summary: 'A second person agrees to a change or sends it back; never somebody who wrote any of it',
    recorded: 'content.decided',
    params: byId,
    body: staffReason.extend({ decision: z.enum(['approve', 'send_back']), version: number }),
    responses: file,
    errors: [...moved, 'SECOND_PERSON_NEEDED'],
  },
  listContentWords: {
    ...read,
    method: 'GET',
    path: '/api/staff/content/words',
    summary: 'Words of the site in its five languages, with what the operator says otherwise',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      show: z.enum(['changed', 'missing']).optional(),
      page: z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .optional(),
    }),
    responses: {
      200: z.object({ words: z.array(ContentWord), page: z.int(), pages: z.int(), found: z.int() }),
    },
    errors: [],
  },
  listBrokenLinks: {
    ...read,
    method: 'GET',
    path: '/api/staff/content/links',
    summary: 'Links of everything that counts now which lead nowhere; addresses elsewhere are judged by their form',
    responses: { 200: z.object({ looked_at: z.int(), broken: z.array(BrokenLink) }) },
    errors: [],
  },
});
