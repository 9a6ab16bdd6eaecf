import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { timestamp } from '../schemas.ts';
import type { StaffPermission } from './permissions.ts';

/** Everything that waits for people, and what a member must be allowed to do to see it. */
export const staffQueues = {
  documents: 'documents.review',
  chats: 'support.answer',
  letters: 'support.answer',
  cashouts: 'payments.read',
  differences: 'payments.read',
  corrections: 'payments.read',
  /** Gifts that a person looks at before they become money (`promotions.listPromotionReviews`). */
  reviews: 'promotions.read',
  /** What was ordered for points and has not been sent, and corrections of points: who sees them can do something about them. */
  mart_orders: 'bonuses.manage',
  point_corrections: 'bonuses.manage',
  /** Contests whose settling people hold, and draws that are due and wait. */
  contests: 'promotions.read',
  draws: 'promotions.read',
  /** Bets above the limit, results by hand that wait for a second person, and messages that could not be believed. */
  referrals: 'sportsbook.manage',
  manual_results: 'sportsbook.approve',
  quarantine: 'sportsbook.manage',
  /** Players somebody has to speak with. */
  protection_cases: 'protection.read',
  /** Changes of the site that wait for a second person. */
  content_reviews: 'content.approve',
} as const satisfies Record<string, StaffPermission>;

export type StaffQueueName = keyof typeof staffQueues;
const queueNames = Object.keys(staffQueues) as [StaffQueueName, ...StaffQueueName[]];

export const StaffQueue = z
  .object({
    name: z.enum(queueNames),
    open: z.int(),
    /** Since when the oldest waits; null where nothing does. */
    oldest_at: timestamp.nullable(),
  })
  .meta({ id: 'StaffQueue' });
export type StaffQueue = z.output<typeof StaffQueue>;

export const staffQueueCalls = defineStaffCalls({
  readStaffQueues: {
    method: 'GET',
    path: '/api/staff/queues',
    summary: 'How much waits in each queue this member may see, and since when',
    who: 'staff',
    permission: 'self',
    rate: 'read',
    responses: { 200: z.object({ queues: z.array(StaffQueue) }) },
    errors: [],
  },
});
