import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';
import { ContestGift, tournamentStates, tournamentStrategies } from '../tournaments.ts';

const reason = z.string().trim().min(3).max(500);
const byId = z.object({ id: pathId });

/** A contest as operators see it, with what it has counted and costs. */
export const StaffContest = z
  .object({
    id: z.int(),
    /** In English. */
    title: z.string(),
    kind: z.enum(['tournament', 'quest', 'achievement']),
    identifier: z.string(),
    state: z.enum(tournamentStates),
    currency,
    start_at: timestamp,
    end_at: timestamp,
    /** Settling waits for people until then. */
    held_until: timestamp.nullable(),
    finished_at: timestamp.nullable(),
    players: z.int(),
    excluded: z.int(),
    /** What has counted so far. */
    rounds: z.int(),
    stake_cents: cents,
    pool_cents: cents,
    /** Of its budget: what was expected, and what places or levels were given. */
    expected_cents: cents,
    given_cents: cents,
    given: z.int(),
    /** Promised and not given yet. */
    liability_cents: cents,
  })
  .meta({ id: 'StaffContest' });
export type StaffContest = z.output<typeof StaffContest>;

/** What somebody should look at. */
export const ContestSign = z
  .object({
    kind: z.enum(['review', 'signal', 'household', 'instrument', 'same_person', 'largest_stakes', 'open_rounds']),
    detail: z.string(),
    at: timestamp.nullable(),
  })
  .meta({ id: 'ContestSign' });
export type ContestSign = z.output<typeof ContestSign>;

export const StaffContestRow = z
  .object({
    player_id: z.int(),
    player_name: z.string(),
    /** Null: off the board. */
    place: z.int().nullable(),
    state: z.enum(['running', 'completed', 'over', 'left', 'excluded']),
    score: z.number(),
    stake_cents: cents,
    win_cents: cents,
    rounds: z.int(),
    /** Of quests and achievements. */
    level: z.int(),
    team: z.string().nullable(),
    joined_at: timestamp.nullable(),
    simulated: z.boolean(),
    /** Why they were excluded. */
    reason: z.string().nullable(),
    /** What the place would be given if it ended so, or was given. */
    gifts: z.array(ContestGift),
    signs: z.array(ContestSign),
  })
  .meta({ id: 'StaffContestRow' });
export type StaffContestRow = z.output<typeof StaffContestRow>;

export const StaffContestPage = StaffContest.extend({
  strategy: z.enum(tournamentStrategies).nullable(),
  /** From when on it may be decided. */
  due_at: timestamp,
  /** The result is written down: nothing moves any more. */
  frozen: z.boolean(),
  /** The first hundred. */
  rows: z.array(StaffContestRow),
  /** Who was excluded, or has left. */
  off_the_board: z.array(StaffContestRow),
  may: z.object({ exclude: z.boolean(), hold: z.boolean(), cancel: z.boolean() }),
}).meta({ id: 'StaffContestPage' });
export type StaffContestPage = z.output<typeof StaffContestPage>;

const read = { who: 'staff', permission: 'promotions.read', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'promotions.manage', rate: 'write' } as const;

export const staffTournamentCalls = defineStaffCalls({
  listContests: {
    ...read,
    method: 'GET',
    path: '/api/staff/contests',
    summary: 'Tournaments, quests and achievements with their figures, the latest to end first',
    query: z.object({
      state: z.enum(tournamentStates).optional(),
      kind: z.enum(['tournament', 'quest', 'achievement']).optional(),
    }),
    responses: { 200: z.array(StaffContest) },
    errors: [],
  },
  readContest: {
    ...read,
    method: 'GET',
    path: '/api/staff/contests/:id',
    summary: 'A contest with its board, what each place would be given, and signs beside the rows',
    params: byId,
    responses: { 200: StaffContestPage },
    errors: ['NOT_FOUND'],
  },
  excludeParticipant: {
    ...manage,
    method: 'POST',
    path: '/api/staff/contests/:id/exclusions',
    summary: 'Takes somebody off the board for good; the player is told why',
    recorded: 'tournaments.player_excluded',
    params: byId,
    body: z.object({ player_id: z.int().positive(), reason }),
    responses: { 200: StaffContestPage },
    errors: ['NOT_FOUND', 'state.not_allowed'],
  },
  holdContest: {
    ...manage,
    method: 'POST',
    path: '/api/staff/contests/:id/hold',
    summary: 'Nothing is decided for some hours, a day after the end at most; 0 lets it go on',
    recorded: 'tournaments.held',
    params: byId,
    body: z.object({ hours: z.int().min(0).max(24), reason }),
    responses: { 200: StaffContestPage },
    errors: ['NOT_FOUND', 'state.not_allowed'],
  },
  cancelContest: {
    who: 'staff',
    permission: 'promotions.approve',
    rate: 'write',
    method: 'POST',
    path: '/api/staff/contests/:id/cancellation',
    summary: 'Calls a contest off before its end: by another person than who wrote it',
    recorded: 'promotions.moved',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: StaffContestPage },
    errors: ['NOT_FOUND', 'state.not_allowed', 'SECOND_PERSON_NEEDED'],
  },
});
