import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { timestamp } from '../schemas.ts';

/** Of a phone's camera at its best. */
export const largestPictureBytes = 12 * 1024 * 1024;
/** The widths an image is kept in, as far as it has them. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** What an image shows, for who does not see it. English is always there. */
const alt = z.object({
  en: z.string().trim().min(3).max(300),
  de: z.string().trim().max(300).optional(),
  fr: z.string().trim().max(300).optional(),
  it: z.string().trim().max(300).optional(),
  no: z.string().trim().max(300).optional(),
});

export const ContentPicture = z
  .object({
    id: z.string(),
    name: z.string(),
    alt: z.record(z.string(), z.string()),
    width: z.int(),
    height: z.int(),
    /** Where the site shows it from, in its largest width. */
    url: z.string(),
    files: z.array(z.object({ width: z.int(), format: z.string(), bytes: z.int() })),
    added_at: timestamp,
    added_by: z.string(),
    /** What shows it, drafts among it. */
    used_in: z.array(z.string()),
  })
  .meta({ id: 'ContentPicture' });
export type ContentPicture = z.output<typeof ContentPicture>;

const side = z.coerce.number().int().min(0).max(20_000);

export const staffContentPictureCalls = defineStaffCalls({
  listContentPictures: {
    method: 'GET',
    path: '/api/staff/content/pictures',
    summary: 'Pictures of the site, the newest first, and where each is used',
    who: 'staff',
    permission: 'content.preview',
    rate: 'read',
    responses: { 200: z.array(ContentPicture) },
    errors: [],
  },
  uploadContentPicture: {
    method: 'POST',
    path: '/api/staff/content/pictures',
    summary: 'Takes a picture in: cut as asked, drawn anew, in the widths and formats of the site',
    who: 'staff',
    permission: 'content.manage',
    rate: 'write',
    recorded: 'content.picture_added',
    upload: { part: 'file', maxBytes: largestPictureBytes, tooLarge: 'picture.too_large' },
    /** The part that stays, in pixels of the image; a width of 0: all of it. */
    body: z.object({ alt: z.string().trim().min(3).max(300), left: side, top: side, width: side, height: side }),
    responses: { 200: ContentPicture },
    errors: ['picture.type_not_allowed', 'picture.unreadable', 'picture.too_large', 'crop.outside'],
  },
  describeContentPicture: {
    method: 'POST',
    path: '/api/staff/content/pictures/:id',
    summary: 'Says what a picture shows, in the languages of the site',
    who: 'staff',
    permission: 'content.manage',
    rate: 'write',
    recorded: 'content.picture_described',
    params: z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) }),
    body: alt,
    responses: { 200: ContentPicture },
    errors: ['NOT_FOUND'],
  },
});
