import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { ReferralRule } from '../referral.ts';
import { cents, countryCode, currency, pathId, timestamp } from '../schemas.ts';

export const partnerStates = ['active', 'paused', 'closed'] as const;
export const partnerProducts = ['casino', 'sport'] as const;
/** What a partner's server may be told of. */
export const partnerEvents = ['registration', 'first_deposit', 'deposit', 'ngr_day'] as const;
/** Words in braces that an address may have; others are refused when it is saved. */
export const postbackMacros = [
  'event',
  'event_id',
  'partner',
  'stag',
  'visit',
  'campaign',
  'player',
  'amount',
  'currency',
  'day',
] as const;

const month = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/);
const hundredths = z.int().min(0).max(10_000);
const bigCents = z.int().min(0).max(1_000_000_000_000);
const reason = z.string().trim().min(3).max(500);

/** A part of what players bring. A tier holds for the slice of the result that lies between it and the next. */
const PartnerShare = z.object({
  tiers: z
    .array(z.object({ from_cents: bigCents, hundredths }))
    .min(1)
    .max(3),
  /** Taken off the result before anything else, in hundredths of a per cent. */
  admin_fee_hundredths: hundredths,
  deducts_bonus: z.boolean(),
  /** What a month ends below zero is made good first. */
  carries_over: z.boolean(),
});

/** An amount for a player, once. */
const PartnerCpa = z.object({
  amount_cents: bigCents,
  first_deposit_cents: bigCents,
  wagered_cents: bigCents,
  within_days: z.int().min(1).max(90),
});

/** What a partner gets for players of a market (null: all others) in a product (null: all others). Both parts: a hybrid. */
export const PartnerPlan = z
  .object({
    market: countryCode.nullable(),
    product: z.enum(partnerProducts).nullable(),
    share: PartnerShare.nullable(),
    cpa: PartnerCpa.nullable(),
  })
  .meta({ id: 'PartnerPlan' });
export type PartnerPlan = z.output<typeof PartnerPlan>;

/** Why a line of a statement is there. */
export const partnerLineKinds = ['share', 'cpa', 'carried_in', 'carried_out'] as const;

const PartnerLine = z.object({
  kind: z.enum(partnerLineKinds),
  /** `DE casino`, `all`. */
  plan: z.string(),
  players: z.int(),
  stakes_cents: cents,
  wins_cents: cents,
  bonus_cents: cents,
  corrections_cents: cents,
  admin_fee_cents: cents,
  /** What the share is counted of, or what was carried. */
  base_cents: cents,
  /** What this line adds to what is due. */
  due_cents: cents,
  /** Days before the month whose money was written later. */
  late_cents: cents,
});

export const PartnerStatement = z
  .object({
    id: z.int(),
    month,
    currency,
    terms_version: z.int(),
    due_cents: cents,
    lines: z.array(PartnerLine),
    rates_at: timestamp,
    closed_at: timestamp,
  })
  .meta({ id: 'PartnerStatement' });
export type PartnerStatement = z.output<typeof PartnerStatement>;

const PartnerLink = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  path: z.string(),
  campaign: z.string().nullable(),
  url: z.url(),
  visits: z.int(),
  registrations: z.int(),
});

const PartnerHook = z.object({
  id: z.int(),
  event: z.enum(partnerEvents),
  url: z.string(),
  active: z.boolean(),
});

const PartnerDay = z.object({
  day: z.iso.date(),
  visits: z.int(),
  registrations: z.int(),
  first_deposits: z.int(),
  active: z.int(),
});
export type PartnerDay = z.output<typeof PartnerDay>;

const PartnerTermsVersion = z.object({
  version: z.int(),
  from_month: month,
  plans: z.array(PartnerPlan),
  made_by: z.string(),
  made_at: timestamp,
});

const person = z.object({ id: z.int(), name: z.string() });

export const PartnerPayout = z
  .object({
    id: z.int(),
    partner_id: z.int(),
    partner_name: z.string(),
    currency,
    amount_cents: cents,
    reason: z.string(),
    state: z.enum(['asked', 'paid', 'refused']),
    asked_by: person,
    asked_at: timestamp,
    decided_by: person.nullable(),
    decided_at: timestamp.nullable(),
    decision: z.string().nullable(),
  })
  .meta({ id: 'PartnerPayout' });
export type PartnerPayout = z.output<typeof PartnerPayout>;

/** Somebody who looks like the partner: nothing is counted or paid for them. */
const PartnerOwnPlayer = z.object({
  player_id: z.int(),
  why: z.enum(['same_mail', 'same_person', 'same_household', 'same_instrument']),
});

export const StaffPartner = z
  .object({
    id: z.int(),
    name: z.string(),
    state: z.enum(partnerStates),
    currency,
    version: z.int(),
    created_at: timestamp,
    players: z.int(),
    first_deposits: z.int(),
    /** What closed statements came to, less what was paid or is asked for. */
    owed_cents: cents,
  })
  .meta({ id: 'StaffPartner' });
export type StaffPartner = z.output<typeof StaffPartner>;

export const StaffPartnerFile = StaffPartner.extend({
  contact: z.string(),
  /** The partner's own account with us, where there is one. */
  player_id: z.int().nullable(),
  /** The last signs of where money goes. The whole of it is kept sealed. */
  payout_shown: z.string().nullable(),
  terms: z.array(PartnerTermsVersion),
  links: z.array(PartnerLink),
  hooks: z.array(PartnerHook),
  days: z.array(PartnerDay),
  statements: z.array(PartnerStatement),
  payouts: z.array(PartnerPayout),
  own_players: z.array(PartnerOwnPlayer),
  brands: z.array(z.string()),
}).meta({ id: 'StaffPartnerFile' });
export type StaffPartnerFile = z.output<typeof StaffPartnerFile>;

export const PartnerPostback = z
  .object({
    id: z.int(),
    partner_id: z.int(),
    partner_name: z.string(),
    event: z.enum(partnerEvents),
    /** The same for every try: a partner counts it once. */
    event_id: z.uuid(),
    url: z.string(),
    state: z.enum(['waiting', 'sent', 'failed']),
    attempts: z.int(),
    status: z.int().nullable(),
    answer: z.string().nullable(),
    at: timestamp,
    tried_at: timestamp.nullable(),
  })
  .meta({ id: 'PartnerPostback' });
export type PartnerPostback = z.output<typeof PartnerPostback>;

/** Terms of players' invitations: a version that a second person agreed to holds until the next one does. */
export const StaffReferralTerms = z
  .object({
    version: z.int(),
    rule: ReferralRule,
    made_by: person,
    made_at: timestamp,
    agreed_by: person.nullable(),
    agreed_at: timestamp.nullable(),
  })
  .meta({ id: 'StaffReferralTerms' });
export type StaffReferralTerms = z.output<typeof StaffReferralTerms>;

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
      from_month: month,
      market: countryCode.nullish(),
      product: z.enum(partnerProducts).nullish(),
      share_percent: z.number().min(0).max(100).nullish(),
      tier_two_from_cents: bigCents.nullish(),
      tier_two_percent: z.number().min(0).max(100).nullish(),
      tier_three_from_cents: bigCents.nullish(),
      tier_three_percent: z.number().min(0).max(100).nullish(),
      admin_fee_percent: z.number().min(0).max(100).default(0),
      deducts_bonus: z.boolean(),
      carries_over: z.boolean(),
      cpa_cents: bigCents.nullish(),
      cpa_deposit_cents: bigCents.nullish(),
      cpa_wagered_cents: bigCents.nullish(),
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
