import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { timestamp } from '../schemas.ts';

const version = z.object({
  version: z.int(),
  written_by: z.string(),
  written_at: timestamp,
  /** From when on it counts; null: it is a draft. */
  publish_at: timestamp.nullable(),
});

/** Something an operator writes: a page, a snippet, a list or a document. */
export const StaffContentItem = z
  .object({
    /** `page:about-us` */
    name: z.string(),
    published: version.nullable(),
    /** Drafts newer than what is published, and what is scheduled, the newest first. */
    waiting: z.array(version),
  })
  .meta({ id: 'StaffContentItem' });
export type StaffContentItem = z.output<typeof StaffContentItem>;

export const StaffPreview = z.object({ url: z.string(), expires_at: timestamp }).meta({ id: 'StaffPreview' });
export type StaffPreview = z.output<typeof StaffPreview>;

export const staffContentCalls = defineStaffCalls({
  listStaffContent: {
    method: 'GET',
    path: '/api/staff/content',
    summary: 'What is written for the site, with what waits to be published',
    who: 'staff',
    permission: 'content.preview',
    rate: 'read',
    responses: { 200: z.array(StaffContentItem) },
    errors: [],
  },
  makePreview: {
    method: 'POST',
    path: '/api/staff/content/previews',
    summary: 'A link that shows these versions on the site, to the browser that opens it, for some hours',
    who: 'staff',
    permission: 'content.preview',
    rate: 'write',
    recorded: 'content.previewed',
    body: z.object({
      /** None: the site as it will be at a moment. */
      items: z.array(z.object({ name: z.string().max(200), version: z.int().min(1).max(1_000_000) })).max(20),
      hours: z.int().min(1).max(72),
      /** What counts then, beside these versions; unset: now. */
      at: z.iso.datetime().optional(),
      /** As the hosts of a brand show it, to visitors from a country, in a language of the site. */
      brand: z.string().max(40).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      locale: z.string().max(20).optional(),
    }),
    responses: { 200: StaffPreview },
    errors: ['items.unknown', 'at.past'],
  },
});
