import { z } from 'zod';
import { BonusGift, FreespinGift, giftStages } from '../bonuses.ts';
import { defineStaffCalls } from '../call.ts';
import { BonusReward, FreespinsReward } from '../promotions/reward.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';

const reason = z.string().trim().min(3).max(500);

const history = {
  moves: z.array(
    z.object({
      from: z.enum(giftStages).nullable(),
      to: z.enum(giftStages),
      at: timestamp,
      /** `player`, `system`, or the member of staff. */
      by: z.string(),
      reason: z.string().nullable(),
      cash_cents: cents,
      bonus_cents: cents,
    }),
  ),
};

export const StaffGift = z
  .discriminatedUnion('type', [
    BonusGift.extend({ type: z.literal('bonus'), ...history }),
    FreespinGift.extend({ type: z.literal('freespins'), ...history }),
  ])
  .meta({ id: 'StaffGift' });
export type StaffGift = z.output<typeof StaffGift>;

const manage = { who: 'staff', permission: 'bonuses.manage', rate: 'write' } as const;

export const staffBonusesCalls = defineStaffCalls({
  listPlayerGifts: {
    method: 'GET',
    path: '/api/staff/players/:id/gifts',
    summary: 'Every gift of this player with every move, newest first',
    who: 'staff',
    permission: 'players.read',
    rate: 'read',
    recorded: 'staff.player_viewed',
    params: z.object({ id: pathId }),
    responses: { 200: z.array(StaffGift) },
    errors: ['NOT_FOUND'],
  },
  issueGift: {
    ...manage,
    method: 'POST',
    path: '/api/staff/players/:id/gifts',
    summary: 'Gives a bonus or free spins by hand; the same key again is the same gift',
    recorded: 'bonuses.issued',
    params: z.object({ id: pathId }),
    body: z.object({
      key: z.uuid(),
      currency,
      title: z.string().trim().min(1).max(80),
      reward: z.discriminatedUnion('type', [BonusReward, FreespinsReward]),
      take_days: z.int().min(7).max(365),
      reason,
    }),
    responses: { 200: StaffGift },
    errors: [
      'NOT_FOUND',
      'IDEMPOTENCY_CONFLICT',
      'player.excluded',
      'player.locked',
      'BONUS_NOT_FOR_YOU',
      'rule.invalid',
    ],
  },
  cancelGift: {
    ...manage,
    method: 'POST',
    path: '/api/staff/gifts/:gift/cancellation',
    summary: 'Withdraws an open gift: what was earned is paid, the rest ends',
    recorded: 'bonuses.withdrawn',
    params: z.object({ gift: pathId }),
    body: z.object({ reason }),
    responses: { 200: StaffGift },
    errors: ['NOT_FOUND', 'GIFT_MOVED'],
  },
});
