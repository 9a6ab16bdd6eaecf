import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency } from './schemas.ts';
import { vipStatuses } from './vip-status.ts';

const status = z.enum(vipStatuses);

/** Where a player stands in the VIP programme, and the sums of this quarter (UTC) that the house looks at. */
export const VipProgress = z
  .object({
    userId: z.int(),
    currency,
    /** What the player is by the groups. */
    currentStatus: status,
    /** Whose benefits hold today. */
    activeStatus: status,
    /** The one above; the highest is its own. */
    nextStatus: status,
    depositAmountCents: cents.min(0),
    depositThresholdCents: cents.min(0),
    betSumCents: cents.min(0),
    betSumThresholdCents: cents.min(0),
    /** 0.5 is half; 1 where both sums are reached, and for the highest status. */
    overallProgress: z.number().min(0).max(1),
  })
  .meta({ id: 'VipProgress' });
export type VipProgress = z.output<typeof VipProgress>;

export const vipCalls = defineCalls({
  readVipProgress: {
    method: 'GET',
    path: '/jam/vip_status_progress',
    summary: 'Status in the VIP programme, with what was paid in and staked in this quarter; for a guest zeros',
    who: 'anyone',
    rate: 'read',
    responses: { 200: VipProgress },
    errors: [],
  },
});
