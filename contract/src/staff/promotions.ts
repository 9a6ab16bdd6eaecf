import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { Beacon } from '../lotteries.ts';
import { DealCard } from '../promotions/deal-card.ts';
import { perCurrency } from '../promotions/reward.ts';
import { PromotionRule, PromotionTerms, promotionKinds, promotionStates } from '../promotions/rule.ts';
import { questSizes } from '../quests.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';

const reason = z.string().trim().min(3).max(500);
const byId = z.object({ id: pathId });
const person = z.object({ id: z.int(), name: z.string() });

export const PromotionVersion = z
  .object({
    version: z.int(),
    hash: z.string(),
    rule: PromotionRule,
    made_by: person,
    made_at: timestamp,
    proposed_by: person.nullable(),
    approved_by: person.nullable(),
    second_approved_by: person.nullable(),
    approved_at: timestamp.nullable(),
  })
  .meta({ id: 'PromotionVersion' });
export type PromotionVersion = z.output<typeof PromotionVersion>;

export const PromotionSummary = z
  .object({
    id: z.int(),
    /** In English. */
    title: z.string(),
    kind: z.enum(promotionKinds),
    state: z.enum(promotionStates),
    version: z.int(),
    currency,
    /** Of the budget: what was given, what is reserved, and where it ends. */
    spent_cents: cents,
    reserved_cents: cents,
    hard_cents: cents,
    taken: z.int(),
    from: timestamp,
    to: timestamp.nullable(),
    changed_at: timestamp,
  })
  .meta({ id: 'PromotionSummary' });
export type PromotionSummary = z.output<typeof PromotionSummary>;

export const PromotionPage = PromotionSummary.extend({
  /** Newest first; the first of them is what a draft shows. */
  versions: z.array(PromotionVersion),
  codes: z.array(
    z.object({
      id: z.int(),
      /** The first characters; the code itself was shown once. */
      hint: z.string(),
      shared: z.boolean(),
      uses: z.int(),
      max_uses: z.int(),
      expires_at: timestamp.nullable(),
    }),
  ),
  /** Which moves this member may make now. */
  may: z.object({
    save: z.boolean(),
    propose: z.boolean(),
    approve: z.boolean(),
    pause: z.boolean(),
    end: z.boolean(),
  }),
}).meta({ id: 'PromotionPage' });
export type PromotionPage = z.output<typeof PromotionPage>;

export const PromotionCheck = z
  .object({
    /** Findings of the rule against the house's own rules; `refused` ones must be mended before it is proposed. */
    checks: z.array(
      z.object({ key: z.string(), level: z.enum(['ok', 'warning', 'refused']), detail: z.string().optional() }),
    ),
    /** Players who match the audience today. */
    matching: z.int(),
    /** As a player of this currency sees it. */
    deal: DealCard.nullable(),
    terms: PromotionTerms,
  })
  .meta({ id: 'PromotionCheck' });
export type PromotionCheck = z.output<typeof PromotionCheck>;

export const PromotionCost = z
  .object({
    currency,
    days: z.int(),
    /** Players whose deposits and rounds of that time would have earned it, and the share that takes it. */
    players: z.int(),
    taken: z.int(),
    completed: z.int(),
    cost_cents: cents,
    /** Nine of ten replays lie between. */
    low_cents: cents,
    high_cents: cents,
    /** If everybody played as well as one can. */
    best_play_cents: cents,
    ngr_cents: cents,
    replays: z.int(),
    sampled: z.boolean(),
    /** How many replays cost between `from` and `to`. */
    histogram: z.array(z.object({ from_cents: cents, to_cents: cents, replays: z.int() })),
    /** Of contests: how it would have gone on the last play of its own length. */
    contest: z
      .object({
        days: z.int(),
        /** Who would have taken part. */
        players: z.int(),
        levels: z.array(z.object({ level: z.int(), players: z.int() })),
        /** What the first places would have had: subunits, rounds, or millionths of a multiple; none where play alone does not tell. */
        best_scores: z.array(z.number()),
      })
      .optional(),
  })
  .meta({ id: 'PromotionCost' });
export type PromotionCost = z.output<typeof PromotionCost>;

export const PromotionReport = z
  .object({
    currency,
    days: z.array(
      z.object({
        day: z.iso.date(),
        given: z.int(),
        cost_cents: cents,
        converted_cents: cents,
        forfeited_cents: cents,
        completed: z.int(),
      }),
    ),
    offered: z.int(),
    taken: z.int(),
    completed: z.int(),
    lost: z.int(),
    canceled: z.int(),
    expired: z.int(),
    open: z.int(),
    /** Balances of open gifts. */
    liability_cents: cents,
    expected_cents: cents,
    actual_cents: cents,
    /** Three standard deviations of what was expected of so many gifts; beyond it giving pauses and asks. */
    interval_cents: cents,
  })
  .meta({ id: 'PromotionReport' });
export type PromotionReport = z.output<typeof PromotionReport>;

/** What a contest is written with: the rates of now, thresholds by size, and the beacon of draws. */
export const ContestBasis = z
  .object({
    at: timestamp,
    /** How many millionths of a subunit a subunit of each counts. */
    rates: perCurrency,
    /** In whole euros; the first is 0. */
    levels: z.object(
      Object.fromEntries(questSizes.map((size) => [size, z.array(z.int())])) as Record<
        (typeof questSizes)[number],
        z.ZodArray<z.ZodInt>
      >,
    ),
    /** Null: no draw can be named yet. */
    beacon: Beacon.nullable(),
  })
  .meta({ id: 'ContestBasis' });
export type ContestBasis = z.output<typeof ContestBasis>;

const signal = z.object({ kind: z.string(), detail: z.string(), at: timestamp });

export const PromotionReview = z
  .object({
    id: z.int(),
    player_id: z.int(),
    player_name: z.string(),
    promotion: z.object({ id: z.int(), title: z.string() }).nullable(),
    gift_id: z.int().nullable(),
    state: z.enum(['open', 'clause_named', 'cleared', 'taken']),
    opened_at: timestamp,
    /** Undecided until then: in the player's favour. */
    decides_itself_at: timestamp,
    held_cents: cents,
    currency,
    /** What it was opened by, and what was added. */
    signals: z.array(signal),
    /** Of the same player, about other gifts and promotions. */
    other_signals: z.array(signal),
    clause: z.string().nullable(),
    evidence: z.string().nullable(),
    heard: z.string().nullable(),
    first_person: person.nullable(),
  })
  .meta({ id: 'PromotionReview' });
export type PromotionReview = z.output<typeof PromotionReview>;

const read = { who: 'staff', permission: 'promotions.read', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'promotions.manage', rate: 'write' } as const;
const approve = { who: 'staff', permission: 'promotions.approve', rate: 'write' } as const;
const moved = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed'] as const;

export const staffPromotionsCalls = defineStaffCalls({
  listPromotions: {
    ...read,
    method: 'GET',
    path: '/api/staff/promotions',
    summary: 'Promotions, the latest changed first',
    query: z.object({
      state: z.enum(promotionStates).optional(),
      kind: z.enum(promotionKinds).optional(),
      claim: z.literal('staff').optional(),
    }),
    responses: { 200: z.array(PromotionSummary) },
    errors: [],
  },
  readPromotion: {
    ...read,
    method: 'GET',
    path: '/api/staff/promotions/:id',
    summary: 'A promotion with its versions, codes and moves',
    params: byId,
    responses: { 200: PromotionPage },
    errors: ['NOT_FOUND'],
  },
  savePromotion: {
    ...manage,
    method: 'POST',
    path: '/api/staff/promotions',
    summary: 'Saves a draft: a new version of a promotion, or a new promotion',
    recorded: 'promotions.saved',
    body: z.object({
      id: z.int().positive().optional(),
      /** The version it was made from: somebody else’s is not written over. */
      from_version: z.int().positive().optional(),
      rule: PromotionRule,
    }),
    responses: { 200: PromotionPage },
    errors: [...moved, 'rule.invalid'],
  },
  checkPromotion: {
    ...read,
    method: 'POST',
    path: '/api/staff/promotions/check',
    summary: 'What the house has against a rule, whom it matches, and how players see it',
    body: z.object({ id: z.int().positive().optional(), rule: PromotionRule, currency }),
    responses: { 200: PromotionCheck },
    errors: [],
  },
  estimatePromotion: {
    ...read,
    method: 'POST',
    path: '/api/staff/promotions/estimate',
    summary: 'What the rule would have cost on last month’s play',
    body: z.object({
      rule: PromotionRule,
      /** The share of those who could that takes it, in percent. */
      take_up: z.int().min(1).max(100),
      days: z.int().min(1).max(90),
    }),
    responses: { 200: PromotionCost },
    errors: ['rule.invalid'],
  },
  readContestBasis: {
    ...read,
    method: 'GET',
    path: '/api/staff/contest_basis',
    summary: 'Rates of now, thresholds of quests and the beacon, to write a contest with',
    query: z.object({ currency }),
    responses: { 200: ContestBasis },
    errors: [],
  },
  movePromotion: {
    ...manage,
    method: 'POST',
    path: '/api/staff/promotions/:id/moves',
    summary: 'Proposes, starts, pauses, resumes or ends a promotion',
    recorded: 'promotions.moved',
    params: byId,
    body: z.object({
      to: z.enum(['proposed', 'draft', 'live', 'paused', 'ended']),
      version: z.int().positive(),
      reason,
    }),
    responses: { 200: PromotionPage },
    errors: [...moved, 'rule.invalid'],
  },
  approvePromotion: {
    ...approve,
    method: 'POST',
    path: '/api/staff/promotions/:id/approval',
    summary: 'Agrees to a proposed version: another person than its maker, and a third above a sum',
    recorded: 'promotions.approved',
    params: byId,
    body: z.object({ version: z.int().positive(), reason }),
    responses: { 200: PromotionPage },
    errors: [...moved, 'SECOND_PERSON_NEEDED'],
  },
  readPromotionReport: {
    ...read,
    method: 'GET',
    path: '/api/staff/promotions/:id/report',
    summary: 'Cost, uptake, completion, liability, expected against actual',
    params: byId,
    query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
    responses: { 200: PromotionReport },
    errors: ['NOT_FOUND'],
  },
  makePromotionCodes: {
    ...manage,
    method: 'POST',
    path: '/api/staff/promotions/:id/codes',
    summary: 'Makes single-use codes, or one shared code; shown this once',
    recorded: 'promotions.codes_made',
    params: byId,
    body: z.object({
      /** Unset: single-use codes by chance. */
      shared: z
        .string()
        .regex(/^[A-Z0-9]{4,32}$/)
        .optional(),
      count: z.int().min(1).max(10_000),
      max_uses: z.int().min(1).max(1_000_000),
      expires_at: timestamp.optional(),
      reason,
    }),
    responses: { 200: z.object({ codes: z.array(z.string()) }) },
    errors: ['NOT_FOUND', 'shared.taken', 'expires_at.not_in_the_future'],
  },
  givePromotion: {
    who: 'staff',
    permission: 'bonuses.manage',
    rate: 'write',
    method: 'POST',
    path: '/api/staff/players/:id/promotions',
    summary: 'Gives a live promotion that staff set off to a player; the same key again is the same grant',
    recorded: 'promotions.given',
    params: byId,
    body: z.object({ key: z.uuid(), promotion_id: z.int().positive(), reason }),
    responses: { 200: z.object({ state: z.enum(['due', 'given', 'refused']) }) },
    errors: ['NOT_FOUND', 'state.not_allowed', 'BONUS_NOT_FOR_YOU', 'PROMOTION_HAD', 'PROMOTION_USED_UP'],
  },
  listPromotionReviews: {
    ...read,
    method: 'GET',
    path: '/api/staff/promotion_reviews',
    summary: 'Open reviews, those that decide themselves next first',
    recorded: 'promotions.reviews_viewed',
    responses: { 200: z.array(PromotionReview) },
    errors: [],
  },
  clearPromotionReview: {
    ...manage,
    method: 'POST',
    path: '/api/staff/promotion_reviews/:id/clearance',
    summary: 'In the player’s favour: what was held is theirs',
    recorded: 'promotions.review_decided',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: PromotionReview },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  takePromotionReview: {
    ...manage,
    method: 'POST',
    path: '/api/staff/promotion_reviews/:id/taking',
    summary:
      'Takes what was held: asked by one person, agreed to by another; needs clause, evidence and what the player said',
    recorded: 'promotions.review_decided',
    params: byId,
    body: z.object({
      clause: reason,
      evidence: reason,
      heard: reason,
      /** What was on the screen: who asks does not agree to what somebody else has asked for meanwhile. */
      seen: z.enum(['open', 'clause_named']),
    }),
    responses: { 200: PromotionReview },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SECOND_PERSON_NEEDED'],
  },
});
