import { z } from 'zod';
import { ReferralRule } from '../referral.ts';
import { cents, countryCode, currency, timestamp } from '../schemas.ts';

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

/** `2026-03` */
export const partnerMonth = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/);
const hundredths = z.int().min(0).max(10_000);
export const partnerCents = z.int().min(0).max(1_000_000_000_000);

/** A part of what players bring. A tier holds for the slice of the result that lies between it and the next. */
const PartnerShare = z.object({
  tiers: z
    .array(z.object({ from_cents: partnerCents, hundredths }))
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
  amount_cents: partnerCents,
  first_deposit_cents: partnerCents,
  wagered_cents: partnerCents,
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
    month: partnerMonth,
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
  from_month: partnerMonth,
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
