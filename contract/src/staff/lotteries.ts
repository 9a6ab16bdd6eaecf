import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { LotteryDraw, lotteryStates } from '../lotteries.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';

const reason = z.string().trim().min(3).max(500);
const byId = z.object({ id: pathId });

export const StaffLottery = z
  .object({
    id: z.int(),
    /** In English. */
    title: z.string(),
    identifier: z.string(),
    state: z.enum(lotteryStates),
    currency,
    start_at: timestamp,
    end_at: timestamp,
    draw_at: timestamp,
    drawn_at: timestamp.nullable(),
    tickets: z.int(),
    players: z.int(),
    pool_cents: cents,
    expected_cents: cents,
    given_cents: cents,
    given: z.int(),
    /** Promised and not given yet. */
    liability_cents: cents,
    /** Why a draw that is due has not happened. */
    waits_for: z.enum(['beacon', 'list', 'nothing']),
  })
  .meta({ id: 'StaffLottery' });
export type StaffLottery = z.output<typeof StaffLottery>;

export const StaffLotteryPage = StaffLottery.extend({
  draw: LotteryDraw,
  /** Who won which place, by id. */
  winners: z.array(z.object({ place: z.int(), player_id: z.int(), player_name: z.string() })),
  tickets_by_day: z.array(
    z.object({
      day: z.iso.date(),
      source: z.enum(['deposit', 'points', 'reward']),
      tickets: z.int(),
      players: z.int(),
      /** Of these: numbers of deposits that were charged back. */
      void: z.int(),
    }),
  ),
  may: z.object({ cancel: z.boolean() }),
}).meta({ id: 'StaffLotteryPage' });
export type StaffLotteryPage = z.output<typeof StaffLotteryPage>;

const read = { who: 'staff', permission: 'promotions.read', rate: 'read' } as const;

export const staffLotteryCalls = defineStaffCalls({
  listStaffLotteries: {
    ...read,
    method: 'GET',
    path: '/api/staff/lotteries',
    summary: 'Lotteries with their tickets and figures, the latest to end first',
    query: z.object({ state: z.enum(lotteryStates).optional() }),
    responses: { 200: z.array(StaffLottery) },
    errors: [],
  },
  readStaffLottery: {
    ...read,
    method: 'GET',
    path: '/api/staff/lotteries/:id',
    summary: 'A lottery: tickets by source and day, and its draw step by step',
    params: byId,
    responses: { 200: StaffLotteryPage },
    errors: ['NOT_FOUND'],
  },
  cancelLottery: {
    who: 'staff',
    permission: 'promotions.approve',
    rate: 'write',
    method: 'POST',
    path: '/api/staff/lotteries/:id/cancellation',
    summary: 'Calls a lottery off before its end: by another person than who wrote it',
    recorded: 'promotions.moved',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: StaffLotteryPage },
    errors: ['NOT_FOUND', 'state.not_allowed', 'SECOND_PERSON_NEEDED'],
  },
});
