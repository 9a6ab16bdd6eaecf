import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { empty, timestamp } from '../schemas.ts';
import type { StaffPermission } from './permissions.ts';
import { staffReason } from './players.ts';

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
  /** What looks as if somebody knew more, prices above fair that wait for a second person, money that is to be asked back. */
  flags: 'sportsbook.risk',
  overrides: 'sportsbook.approve',
  claims: 'sportsbook.approve',
  /** Changes of roles and of the rules of two people. */
  proposals: 'staff.manage',
  /** Campaigns and journeys that wait for a second person. */
  campaign_approvals: 'campaigns.approve',
  /** Payouts to partners, and terms of invitations, that wait for a second person. */
  partner_payouts: 'affiliates.read',
} as const satisfies Record<string, StaffPermission>;

export type StaffQueueName = keyof typeof staffQueues;
export const queueNames = Object.keys(staffQueues) as [StaffQueueName, ...StaffQueueName[]];

export const StaffQueue = z
  .object({
    name: z.enum(queueNames),
    open: z.int(),
    /** Since when the oldest waits; null where nothing does. */
    oldest_at: timestamp.nullable(),
    /** How long something may wait before people are told; null: nothing was promised. */
    promise_minutes: z.int().nullable(),
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
    responses: {
      200: z.object({
        queues: z.array(StaffQueue),
        /** Notices that this member has not read. */
        notices: z.int(),
      }),
    },
    errors: [],
  },
  setQueuePromise: {
    method: 'PUT',
    path: '/api/staff/queues/:name/promise',
    summary: 'How long something may wait in a queue before people are told',
    who: 'staff',
    permission: 'staff.manage',
    recorded: 'staff.promise_set',
    rate: 'write',
    params: z.object({ name: z.enum(queueNames) }),
    body: staffReason.extend({ minutes: z.int().min(1).max(100_000) }),
    responses: { 204: empty },
    errors: [],
  },
});
