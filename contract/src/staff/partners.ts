import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { ReferralRule } from '../referral.ts';
import { cents, countryCode, currency, pathId } from '../schemas.ts';
import {
  PartnerPayout,
  PartnerPostback,
  partnerCents,
  partnerEvents,
  partnerMonth,
  partnerProducts,
  partnerStates,
  StaffPartner,
  StaffPartnerFile,
  StaffReferralTerms,
} from './partner-file.ts';

const reason = z.string().trim().min(3).max(500);
const byId = z.object({ id: pathId });
const read = { who: 'staff', permission: 'affiliates.read', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'affiliates.manage', rate: 'write' } as const;
const approve = { who: 'staff', permission: 'affiliates.approve', rate: 'write' } as const;
const olderThan = z.coerce.number().int().positive().optional();
const name = z.string().trim().min(2).max(80);
/** What is on an invoice or a bank's form; sealed before it is kept. */
const payoutDetails = z.string().trim().min(5).max(500);

export const staffPartnerCalls = defineStaffCalls({
  listPartners: {
    ...read,
    method: 'GET',
    path: '/api/staff/partners',
    summary: 'Partners with what their players came to',
    query: z.object({ state: z.enum(partnerStates).optional(), name: z.string().max(80).optional() }),
    responses: { 200: z.object({ partners: z.array(StaffPartner) }) },
    errors: [],
  },
  readPartner: {
    ...read,
    method: 'GET',
    path: '/api/staff/partners/:id',
    summary: 'A partner: terms, links, addresses to be told, days, statements and payouts',
    params: byId,
    responses: { 200: StaffPartnerFile },
    errors: ['NOT_FOUND'],
  },
  addPartner: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partners',
    summary: 'Takes a partner in',
    recorded: 'partners.saved',
    body: z.object({
      name,
      contact: z.email().max(200),
      currency,
      player_id: z.int().positive().nullish(),
      payout_details: payoutDetails.nullish(),
    }),
    responses: { 201: StaffPartnerFile },
    errors: ['name.taken'],
  },
  changePartner: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partners/:id',
    summary: 'Changes who a partner is, where money goes, or whether anything is counted',
    recorded: 'partners.saved',
    params: byId,
    body: z.object({
      version: z.int(),
      name,
      contact: z.email().max(200),
      state: z.enum(partnerStates),
      player_id: z.int().positive().nullish(),
      /** Left out: as it is. */
      payout_details: payoutDetails.nullish(),
      reason,
    }),
    responses: { 200: StaffPartnerFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'name.taken'],
  },
  revealPartnerPayout: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partners/:id/payout_details',
    summary: 'Shows where a partner’s money goes; the look is written down',
    recorded: 'partners.payout_details_viewed',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: z.object({ payout_details: z.string().nullable() }) },
    errors: ['NOT_FOUND'],
  },
  setPartnerPlan: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partners/:id/terms',
    summary: 'Writes terms for a market and product anew, from a month on that is not closed',
    recorded: 'partners.terms_set',
    params: byId,
    body: z.object({
      /** Of the terms that were on the screen; 0: none were. */
      from_version: z.int().min(0),
      from_month: partnerMonth,
      market: countryCode.nullish(),
      product: z.enum(partnerProducts).nullish(),
      share_percent: z.number().min(0).max(100).nullish(),
      tier_two_from_cents: partnerCents.nullish(),
      tier_two_percent: z.number().min(0).max(100).nullish(),
      tier_three_from_cents: partnerCents.nullish(),
      tier_three_percent: z.number().min(0).max(100).nullish(),
      admin_fee_percent: z.number().min(0).max(100).default(0),
      deducts_bonus: z.boolean(),
      carries_over: z.boolean(),
      cpa_cents: partnerCents.nullish(),
      cpa_deposit_cents: partnerCents.nullish(),
      cpa_wagered_cents: partnerCents.nullish(),
      cpa_days: z.int().min(1).max(90).nullish(),
      reason,
    }),
    responses: { 200: StaffPartnerFile },
    errors: [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      'from_month.closed',
      'tier_two_percent.invalid',
      'tier_three_percent.invalid',
      'cpa_days.required',
      'cpa_cents.whole_only',
      'share_percent.required',
    ],
  },
  addPartnerLink: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partners/:id/links',
    summary: 'Makes a link to a page of a brand, with the name of a campaign',
    recorded: 'partners.link_added',
    params: byId,
    body: z.object({
      name,
      brand: z.string().max(200),
      /** A page of the site. */
      path: z
        .string()
        .max(200)
        .regex(/^\/(?!\/)[A-Za-z0-9/_-]*$/),
      campaign: z
        .string()
        .regex(/^[A-Za-z0-9_.-]{1,60}$/)
        .nullish(),
    }),
    responses: { 201: StaffPartnerFile },
    errors: ['NOT_FOUND', 'brand.unknown', 'name.taken'],
  },
  setPartnerHook: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partners/:id/hooks',
    summary: 'Sets the address that is told of an event',
    recorded: 'partners.hook_set',
    params: byId,
    body: z.object({
      event: z.enum(partnerEvents),
      url: z.string().trim().max(500),
      active: z.boolean(),
    }),
    responses: { 200: StaffPartnerFile },
    errors: ['NOT_FOUND', 'url.not_public', 'url.macro_unknown'],
  },
  revealPartnerSecret: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partners/:id/secret',
    summary: 'Shows the key that postbacks are signed with; the look is written down',
    recorded: 'partners.secret_viewed',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: z.object({ secret: z.string() }) },
    errors: ['NOT_FOUND'],
  },
  listPostbacks: {
    ...read,
    method: 'GET',
    path: '/api/staff/partner_postbacks',
    summary: 'What partners’ servers were told, and what they answered, the newest first',
    query: z.object({
      partner: pathId.optional(),
      state: PartnerPostback.shape.state.optional(),
      before: olderThan,
    }),
    responses: { 200: z.object({ postbacks: z.array(PartnerPostback), next_before: z.int().nullable() }) },
    errors: [],
  },
  replayPostback: {
    ...manage,
    method: 'POST',
    path: '/api/staff/partner_postbacks/:id/replay',
    summary: 'Tells a partner’s server once more, under the same id',
    recorded: 'partners.postback_replayed',
    params: byId,
    responses: { 200: PartnerPostback },
    errors: ['NOT_FOUND', 'state.not_allowed'],
  },
  listPartnerPayouts: {
    ...read,
    method: 'GET',
    path: '/api/staff/partner_payouts',
    summary: 'Payouts to partners, the newest first',
    query: z.object({ state: PartnerPayout.shape.state.optional(), before: olderThan }),
    responses: { 200: z.object({ payouts: z.array(PartnerPayout), next_before: z.int().nullable() }) },
    errors: [],
  },
  askPartnerPayout: {
    ...manage,
    money: true,
    method: 'POST',
    path: '/api/staff/partners/:id/payouts',
    summary: 'Asks for a payout of what a partner is owed; nothing moves before somebody else agrees',
    recorded: 'partners.payout_asked',
    params: byId,
    body: z.object({ amount_cents: z.int().min(1).max(1_000_000_000_000), reason }),
    responses: { 201: PartnerPayout },
    errors: ['NOT_FOUND', 'amount_cents.more_than_owed', 'IDEMPOTENCY_CONFLICT', 'idempotency_key.invalid'],
  },
  approvePartnerPayout: {
    ...approve,
    method: 'POST',
    path: '/api/staff/partner_payouts/:id/approval',
    summary: 'Agrees to a payout that somebody else asked for: it is booked now',
    recorded: 'partners.payout_decided',
    params: byId,
    responses: { 200: PartnerPayout },
    errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'state.not_allowed'],
  },
  refusePartnerPayout: {
    ...approve,
    method: 'POST',
    path: '/api/staff/partner_payouts/:id/refusal',
    summary: 'Refuses a payout',
    recorded: 'partners.payout_decided',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: PartnerPayout },
    errors: ['NOT_FOUND', 'state.not_allowed'],
  },
  readReferralTerms: {
    ...read,
    method: 'GET',
    path: '/api/staff/referral_terms',
    summary: 'Terms of players’ invitations, the newest first, and how they go',
    responses: {
      200: z.object({
        terms: z.array(StaffReferralTerms),
        invited: z.int(),
        claimed: z.int(),
        /** What was given, by currency. */
        given: z.array(z.object({ currency, amount_cents: cents })),
      }),
    },
    errors: [],
  },
  writeReferralTerms: {
    ...manage,
    method: 'POST',
    path: '/api/staff/referral_terms',
    summary: 'Writes terms of invitations; they hold once somebody else agrees',
    recorded: 'partners.referral_terms_changed',
    body: z.object({ from_version: z.int().min(0), ...ReferralRule.shape, reason }),
    responses: { 201: StaffReferralTerms },
    errors: ['CHANGED_MEANWHILE'],
  },
  agreeReferralTerms: {
    ...approve,
    method: 'POST',
    path: '/api/staff/referral_terms/:version/approval',
    summary: 'Agrees to terms of invitations that somebody else wrote: they hold from now on',
    recorded: 'partners.referral_terms_changed',
    params: z.object({ version: pathId }),
    responses: { 200: StaffReferralTerms },
    errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'state.not_allowed'],
  },
});
