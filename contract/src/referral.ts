import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, countryCode, currency } from './schemas.ts';

/** What an invitation takes and what it is worth, in EUR: written by one person of the house, agreed to by another. */
export const ReferralRule = z
  .object({
    reward_cents: z.int().min(100).max(20_000),
    deposit_cents: z.int().min(0).max(1_000_000),
    wagered_cents: z.int().min(0).max(10_000_000),
    within_days: z.int().min(1).max(90),
    /** Invitations that are counted for one player and month. */
    most_per_month: z.int().min(1).max(20),
    most_codes: z.int().min(1).max(5),
    /** Where nobody is invited and nobody counts. */
    closed_markets: z.array(countryCode).max(100),
  })
  .meta({ id: 'ReferralRule' });
export type ReferralRule = z.output<typeof ReferralRule>;

const ReferralCode = z
  .object({
    refcode: z.string(),
    /** In units of the list's currency. */
    claimed_amount: z.number(),
    to_claim_amount: z.number(),
    users_count: z.int(),
    completed_users_count: z.int(),
  })
  .meta({ id: 'ReferralCode' });
export type ReferralCode = z.output<typeof ReferralCode>;

const ReferralList = z
  .object({
    referral_codes: z.array(ReferralCode),
    aggregated_data: z.object({ total_invited: z.int(), total_claimed: z.number() }),
    currency,
    /** What holds now, in the list's currency; null: nobody is invited at present. */
    terms: z
      .object({
        reward_cents: cents,
        deposit_cents: cents,
        wagered_cents: cents,
        within_days: z.int(),
        most_per_month: z.int(),
        most_codes: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'ReferralList' });
export type ReferralList = z.output<typeof ReferralList>;

const body = z.object({ ref_code: z.string().max(200) });

/** Their refusals are plain text: `{errors: {ref_code: 'already_exists'}}` (api.md §23). */
export const referralCalls = defineCalls({
  listInvitations: {
    method: 'GET',
    path: '/api/player/referral_system/list',
    summary: 'The player’s codes, who came by them, and what of it can be claimed',
    who: 'player',
    rate: 'read',
    refusesInText: true,
    query: z.object({ currency: currency.optional() }),
    responses: { 200: ReferralList },
    errors: ['ref_code.user_duplicate'],
  },
  addReferralCode: {
    method: 'POST',
    path: '/api/player/referral_system',
    summary: 'Makes a code that friends can be invited with',
    who: 'player',
    rate: 'write',
    refusesInText: true,
    body,
    responses: { 201: ReferralCode },
    errors: [
      'ref_code.invalid_refcode',
      'ref_code.user_duplicate',
      'ref_code.limit_exceeded',
      'ref_code.already_exists',
    ],
  },
  claimReferral: {
    method: 'POST',
    path: '/api/player/referral_system/claim',
    summary: 'Takes what the friends of a code are worth, each once',
    who: 'player',
    rate: 'write',
    money: true,
    refusesInText: true,
    body,
    responses: { 200: ReferralCode },
    errors: [
      'ref_code.already_claimed',
      'ref_code.user_duplicate',
      'ref_code.invalid',
      'IDEMPOTENCY_CONFLICT',
      'idempotency_key.invalid',
    ],
  },
});
