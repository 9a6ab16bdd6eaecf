import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency, empty, timestamp } from './schemas.ts';
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

/** What a day of an adventure asks for and gives, in the player's money, and how it stands. */
export const AdventureStep = z
  .object({
    step: z.int(),
    /** UTC. */
    day: z.iso.date(),
    /** `break`: the day ended in a break of the player and can be made up. */
    state: z.enum(['completed', 'active', 'lost', 'future', 'break']),
    /** The day on which it is made up; null: there is none. */
    made_up_on: z.iso.date().nullable(),
    deposit_cents: cents.min(0),
    stake_cents: cents.min(0),
    prize: z.discriminatedUnion('type', [
      z.object({ type: z.literal('freespins'), count: z.int() }),
      z.object({ type: z.literal('bonus'), amount_cents: cents }),
    ]),
    /** What became of its gift; null: the day is not done. */
    gift: z.enum(['due', 'given', 'not_given']).nullable(),
  })
  .meta({ id: 'AdventureStep' });

/** The adventure of a player as it stands today. */
export const AdventureStanding = z
  .object({
    prefix: z.string(),
    currency,
    days: z.array(AdventureStep),
    /** Behind the last day, once all of them are done. */
    superb: AdventureStep.omit({ made_up_on: true, deposit_cents: true, stake_cents: true }),
    /** What counts today; null: nothing does. Below zero is not told: what was taken back counts for nothing. */
    today: z
      .object({
        step: z.int(),
        /** A day that fell into a break is made up. */
        is_made_up: z.boolean(),
        deposited_cents: cents.min(0),
        staked_cents: cents.min(0),
      })
      .nullable(),
    /** Days to take a gift. */
    take_days: z.int(),
  })
  .meta({ id: 'AdventureStanding' });
export type AdventureStanding = z.output<typeof AdventureStanding>;

const insurance = { who: 'player', query: z.object({ currency: z.string().max(10).optional() }) } as const;

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
  readAdventure: {
    method: 'GET',
    path: '/api/player/adventure',
    summary: 'The adventure of the player as it stands today; null where there is none',
    who: 'player',
    rate: 'read',
    responses: { 200: z.object({ adventure: AdventureStanding.nullable() }) },
    errors: ['EXCLUDED'],
  },
  readActiveSeason: {
    method: 'GET',
    path: '/api-fe/pf/seasons/active',
    summary: 'The season that runs: the quarter of the calendar',
    who: 'anyone',
    rate: 'read',
    responses: {
      200: z.object({
        season: z
          .object({
            name: z.string(),
            isActive: z.boolean(),
            startDate: timestamp,
            endDate: timestamp,
            technicalWorksStartAt: timestamp,
          })
          .optional(),
      }),
    },
    errors: [],
  },
  readSeasonPoints: {
    method: 'GET',
    path: '/api-fe/pf/compoints/season-start-get',
    summary: 'Persistent points with which a member of the club began the season',
    who: 'player',
    rate: 'read',
    responses: { 200: z.object({ userId: z.int(), compointsStart: z.number() }) },
    errors: ['FORBIDDEN', 'EXCLUDED'],
  },
  readDepositInsurance: {
    ...insurance,
    method: 'GET',
    path: '/api-fe/pf/bonuses/deposit-insurance/status',
    summary: 'Refused to everybody: this house gives nothing for a deposit that was lost',
    rate: 'read',
    responses: { 204: empty },
    errors: ['FORBIDDEN'],
  },
  claimDepositInsurance: {
    ...insurance,
    method: 'POST',
    path: '/api-fe/pf/bonuses/deposit-insurance/claim',
    summary: 'Refused to everybody: this house gives nothing for a deposit that was lost',
    rate: 'write',
    responses: { 204: empty },
    errors: ['FORBIDDEN'],
  },
});
