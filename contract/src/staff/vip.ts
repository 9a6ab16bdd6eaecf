import { z } from 'zod';
import { AdventureRule, adventureStates } from '../adventure-rule.ts';
import { defineStaffCalls } from '../call.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';
import { vipStatuses } from '../vip-status.ts';

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

/** How a member of the club stands in a quarter. Signs are there to protect: no proposal goes by them. */
export const StaffClubMember = z
  .object({
    player_id: z.int(),
    nickname: z.string().nullable(),
    status: z.enum(vipStatuses),
    currency,
    deposit_cents: cents,
    deposit_threshold_cents: cents,
    bet_cents: cents,
    bet_threshold_cents: cents,
    /** 1 where both sums are reached. */
    progress: z.number(),
    /** What the sums speak for; people decide. */
    proposal: z.enum(['up', 'stay', 'notice', 'down']),
    notice: z.object({ at: timestamp, by: z.string() }).nullable(),
    signs: z.object({
      /** Excluded, on a break, just returned or at a limit: nothing is offered to this player (PR-01). */
      kept_from_gifts: z.enum(['excluded', 'on_break', 'just_returned', 'at_a_limit']).nullable(),
      /** Somebody of protection is to act for this player: nobody pushes them, up or by a notice. */
      at_risk: z.boolean(),
      /** How many limits hold. */
      limits: z.int(),
      reality_check_minutes: z.int().nullable(),
      /** Rounds of this quarter that were opened between midnight and six, UTC, in a hundred. */
      night_percent: z.int().nullable(),
    }),
  })
  .meta({ id: 'StaffClubMember' });
export type StaffClubMember = z.output<typeof StaffClubMember>;

const manage = { who: 'staff', permission: 'bonuses.manage', rate: 'write' } as const;

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
  listClubMembers: {
    method: 'GET',
    path: '/api/staff/vip/members',
    summary:
      'Members of the club and rising stars with the sums of a quarter, what these speak for, and signs that protect',
    who: 'staff',
    permission: 'players.read',
    rate: 'read',
    recorded: 'vip.members_viewed',
    query: z.object({
      quarter: z.enum(['this', 'last']).default('this'),
      /** The number of the last player of the page before. */
      after: z.coerce.number().int().min(0).default(0),
    }),
    responses: { 200: z.array(StaffClubMember) },
    errors: [],
  },
  setClubStatus: {
    ...manage,
    method: 'POST',
    path: '/api/staff/vip/members/:id/status',
    summary: 'Gives a status of the club, or a lower one after a notice; the player is told',
    recorded: 'vip.status_changed',
    params: z.object({ id: pathId }),
    body: z.object({ status: z.enum(vipStatuses), reason }),
    responses: { 200: StaffClubMember },
    errors: ['NOT_FOUND', 'state.not_allowed', 'player.excluded', 'player.at_risk'],
  },
  giveClubNotice: {
    ...manage,
    method: 'POST',
    path: '/api/staff/vip/members/:id/notice',
    summary: 'Tells a member that the status may be lowered behind the next quarter',
    recorded: 'vip.notice_given',
    params: z.object({ id: pathId }),
    body: z.object({ reason }),
    responses: { 200: StaffClubMember },
    errors: ['NOT_FOUND', 'state.not_allowed', 'player.excluded', 'player.at_risk'],
  },
});
