import { z } from 'zod';
import { AdventureRule, adventureStates } from '../adventure-rule.ts';
import { defineStaffCalls } from '../call.ts';
import { cents, pathId, timestamp } from '../schemas.ts';

const reason = z.string().trim().min(3).max(500);
const read = { who: 'staff', permission: 'promotions.read', rate: 'read' } as const;

/** An adventure as it is written, and how it goes. */
export const StaffAdventure = z
  .object({
    id: z.int(),
    state: z.enum(adventureStates),
    version: z.int(),
    rule: AdventureRule,
    last_day: z.iso.date(),
    made_by: z.string(),
    changed_at: timestamp,
    published_by: z.string().nullable(),
    published_at: timestamp.nullable(),
    ended_at: timestamp.nullable(),
    /** What its gifts have cost, in EUR. */
    spent_cents: cents,
    /** The step behind the last day is the super day. */
    steps: z.array(z.object({ step: z.int(), done: z.int(), given: z.int(), not_given: z.int() })),
    /** Whoever asks has written at it: another person publishes. */
    is_own: z.boolean(),
  })
  .meta({ id: 'StaffAdventure' });
export type StaffAdventure = z.output<typeof StaffAdventure>;

export const staffVipCalls = defineStaffCalls({
  listAdventures: {
    ...read,
    method: 'GET',
    path: '/api/staff/vip/adventures',
    summary: 'Adventures with how they go, the newest first',
    responses: { 200: z.array(StaffAdventure) },
    errors: [],
  },
  saveAdventure: {
    who: 'staff',
    permission: 'promotions.manage',
    rate: 'write',
    method: 'POST',
    path: '/api/staff/vip/adventures',
    summary: 'Writes a draft of an adventure, or another one in its place',
    recorded: 'vip.adventure_changed',
    bodyLimitBytes: 256 * 1024,
    body: z.object({
      id: z.int().positive().optional(),
      /** The version that was changed; not needed for a new one. */
      from_version: z.int().optional(),
      rule: AdventureRule,
    }),
    responses: { 200: StaffAdventure },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed', 'rule.invalid'],
  },
  moveAdventure: {
    who: 'staff',
    permission: 'promotions.approve',
    rate: 'write',
    method: 'POST',
    path: '/api/staff/vip/adventures/:id/state',
    summary: 'Publishes a draft that somebody else wrote, or ends an adventure',
    recorded: 'vip.adventure_changed',
    params: z.object({ id: pathId }),
    body: z.object({ to: z.enum(['live', 'ended']), version: z.int(), reason }),
    responses: { 200: StaffAdventure },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SECOND_PERSON_NEEDED', 'state.not_allowed', 'rule.invalid'],
  },
});
