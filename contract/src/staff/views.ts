import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { empty, pathId, timestamp } from '../schemas.ts';
import type { StaffPermission } from './permissions.ts';

/** Desks whose pages can have saved views, and who may open them: nobody reads filters of a page they may not see. */
export const viewDesks = {
  overview: 'reports.read',
  reports: 'reports.read',
  players: 'players.read',
  documents: 'documents.review',
  support: 'support.answer',
  payments: 'payments.read',
  reviews: 'promotions.read',
  promotions: 'promotions.read',
  tournaments: 'promotions.read',
  lotteries: 'promotions.read',
  loyalty: 'promotions.read',
  vip: 'promotions.read',
  campaigns: 'campaigns.read',
  protection: 'protection.read',
  affiliates: 'affiliates.read',
  games: 'games.read',
  providers: 'games.read',
  jackpots: 'games.read',
  returns: 'games.read',
  sportsbook: 'sportsbook.read',
  content: 'content.preview',
  brands: 'brands.manage',
  audit: 'audit.read',
  members: 'staff.manage',
  account: 'self',
} as const satisfies Record<string, StaffPermission | 'self'>;

const page = z.string().regex(/^[a-z-]{1,40}(\/[a-z-]{1,40})?$/);

export const StaffView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** As in the address, without its question mark. */
    filters: z.string(),
    shared: z.boolean(),
    is_own: z.boolean(),
    /** Who saved it. */
    by: z.string(),
    saved_at: timestamp,
  })
  .meta({ id: 'StaffView' });
export type StaffView = z.output<typeof StaffView>;

const own = { who: 'staff', permission: 'self' } as const;

export const staffViewCalls = defineStaffCalls({
  listViews: {
    ...own,
    method: 'GET',
    path: '/api/staff/views',
    summary: 'Saved filters of a page: those of this member, and those that are shared',
    rate: 'read',
    query: z.object({ page }),
    responses: { 200: z.array(StaffView) },
    errors: ['FORBIDDEN'],
  },
  saveView: {
    ...own,
    method: 'POST',
    path: '/api/staff/views',
    summary:
      'Keeps filters of a page under a name; under a name this member has there already, in place of the old ones',
    rate: 'write',
    recorded: 'staff.view_saved',
    body: z.object({
      page,
      name: z.string().trim().min(1).max(60),
      filters: z.string().max(1000),
      shared: z.boolean().default(false),
    }),
    responses: { 200: StaffView },
    errors: ['FORBIDDEN'],
  },
  deleteView: {
    ...own,
    method: 'DELETE',
    path: '/api/staff/views/:id',
    summary: 'Forgets a saved view of this member',
    rate: 'write',
    recorded: 'staff.view_deleted',
    params: z.object({ id: pathId }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
});
