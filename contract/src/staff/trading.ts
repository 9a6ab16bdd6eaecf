import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { marketKeyField, oddsPrice, outcomeField } from '../fixtures.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';
import { sportIds } from '../sport-names.ts';
import { betKinds, betStates } from '../sportsbook/bet.ts';
import { sportOfferKinds } from '../sportsbook/offer-kinds.ts';

const reason = z.string().trim().min(3).max(500);
const byId = z.object({ id: pathId });
const sport = z.enum(sportIds);

/** What the house wins or loses, in cents of EUR: negative where it pays. Open bets of all kinds, multiples and builders by their share. */
export const StaffLiability = z
  .object({
    fixture_id: z.int(),
    /** If it happens: by market and outcome, with what is staked on it. */
    outcomes: z.array(
      z.object({
        market: z.string(),
        market_title: z.string(),
        outcome: z.string(),
        outcome_title: z.string(),
        price: z.int().nullable(),
        staked_cents: cents,
        if_cents: cents,
      }),
    ),
    /** By final score, where the sport has one of two sides: the last row and column stand for that and more. */
    scores: z.object({ home: z.array(z.int()), away: z.array(z.int()), if_cents: z.array(z.array(cents)) }).nullable(),
    now: z.tuple([z.int(), z.int()]).nullable(),
    worst_cents: cents,
    limit_cents: cents,
  })
  .meta({ id: 'StaffLiability' });
export type StaffLiability = z.output<typeof StaffLiability>;

/** A bet as traders see it, as it came in. */
export const StaffBet = z
  .object({
    id: z.uuid(),
    player_id: z.int(),
    kind: z.enum(betKinds),
    currency,
    stake_cents: cents,
    /** In EUR, for comparison. */
    stake_eur_cents: cents,
    largest_return_cents: cents,
    returned_cents: cents,
    price: z.int().nullable(),
    state: z.enum(betStates),
    legs: z.array(
      z.object({
        fixture_id: z.int(),
        fixture: z.string(),
        market: z.string(),
        outcome: z.string(),
        price: z.int(),
        result: z.string().nullable(),
      }),
    ),
    /** Large against the limit, from a player with a flag, or with an offer of ours. */
    marks: z.array(z.enum(['large', 'flagged', 'offer', 'referred'])),
    placed_at: timestamp,
    settled_at: timestamp.nullable(),
  })
  .meta({ id: 'StaffBet' });
export type StaffBet = z.output<typeof StaffBet>;

export const overrideKinds = ['price', 'margin', 'hide', 'limit', 'delay'] as const;

/** What a trader has changed against the feed, until when. Above fair only with a second person. */
export const StaffOverride = z
  .object({
    id: z.int(),
    fixture_id: z.int(),
    /** Titles in English, as on the board. */
    fixture: z.string(),
    /** Null: of the whole fixture. */
    market: z.string().nullable(),
    market_title: z.string().nullable(),
    outcome: z.string().nullable(),
    outcome_title: z.string().nullable(),
    kind: z.enum(overrideKinds),
    /** `price`: thousandths; `margin`: hundredths of a per cent; `limit`: cents of EUR; `delay`: seconds; `hide`: null. */
    value: z.int().nullable(),
    /** Of a price: it holds while the feed's own stays within these. */
    from_price: z.int().nullable(),
    to_price: z.int().nullable(),
    state: z.enum(['waiting', 'active', 'over']),
    reason: z.string(),
    set_by: z.string(),
    agreed_by: z.string().nullable(),
    set_at: timestamp,
    until: timestamp,
    /** Why it is over: its time, the feed's price left the bounds, taken back, declined. */
    over_for: z.enum(['time', 'bounds', 'taken_back', 'declined', 'fixture']).nullable(),
    may_agree: z.boolean(),
  })
  .meta({ id: 'StaffOverride' });
export type StaffOverride = z.output<typeof StaffOverride>;

export const StaffFactor = z
  .object({
    player_id: z.int(),
    sport: z.union([sport, z.literal('all')]),
    /** Of the usual limits, in thousandths. */
    factor: z.int(),
    reason: z.string(),
    set_by: z.string(),
    set_at: timestamp,
  })
  .meta({ id: 'StaffFactor' });
export type StaffFactor = z.output<typeof StaffFactor>;

export const flagKinds = ['same_slip', 'late_winner', 'one_sided', 'after_incident', 'price_beater'] as const;

/** Something that looks as if somebody knew more, for a person to look at. */
export const StaffFlag = z
  .object({
    id: z.int(),
    kind: z.enum(flagKinds),
    fixture_id: z.int().nullable(),
    fixture: z.string().nullable(),
    player_ids: z.array(z.int()),
    /** What was seen, with its numbers, in English. */
    detail: z.string(),
    at: timestamp,
    state: z.enum(['open', 'closed']),
    closed_by: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'StaffFlag' });
export type StaffFlag = z.output<typeof StaffFlag>;

/** Money that a result paid which did not stand, and that was gone. */
export const StaffClaim = z
  .object({
    id: z.int(),
    player_id: z.int(),
    bet_id: z.uuid(),
    currency,
    amount_cents: cents,
    recovered_cents: cents,
    state: z.enum(['written_off', 'waiting', 'recovering', 'over']),
    asked_by: z.string().nullable(),
    agreed_by: z.string().nullable(),
    created_at: timestamp,
    until: timestamp.nullable(),
    may_agree: z.boolean(),
  })
  .meta({ id: 'StaffClaim' });
export type StaffClaim = z.output<typeof StaffClaim>;

/** A row of a report, in EUR. `expected_cents`: what the prices taken promise on average, where fair ones are known. */
export const StaffSportReportRow = z
  .object({
    key: z.string(),
    title: z.string(),
    bets: z.int(),
    turnover_cents: cents,
    returned_cents: cents,
    margin_cents: cents,
    /** Of turnover, in hundredths of a per cent; null without turnover. */
    margin_bp: z.int().nullable(),
    expected_cents: cents.nullable(),
    open_cents: cents,
  })
  .meta({ id: 'StaffSportReportRow' });
export type StaffSportReportRow = z.output<typeof StaffSportReportRow>;

/** What free bets, boosts and insurance have cost, in EUR. */
export const StaffSportOfferCost = z
  .object({
    kind: z.enum(sportOfferKinds),
    /** In these days, and what of that can still be used. */
    given: z.int(),
    waiting: z.int(),
    /** On bets that were placed in these days: how many, what the house staked, what wins were worth more, what came back. */
    used: z.int(),
    staked_cents: cents,
    added_cents: cents,
    back_cents: cents,
  })
  .meta({ id: 'StaffSportOfferCost' });
export type StaffSportOfferCost = z.output<typeof StaffSportOfferCost>;

const read = { who: 'staff', permission: 'sportsbook.read', rate: 'read' } as const;
const trade = { who: 'staff', permission: 'sportsbook.manage', rate: 'write' } as const;
const approve = { who: 'staff', permission: 'sportsbook.approve', rate: 'write' } as const;
const risk = { who: 'staff', permission: 'sportsbook.risk', rate: 'write' } as const;

/** The board of a fixture, tickers, overrides, factors, flags, claims and reports. */
export const staffTradingCalls = defineStaffCalls({
  readSportExposure: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/exposure',
    summary: 'The worst case over all open bets, in all and by sport, against the limits',
    responses: {
      200: z.object({
        worst_cents: cents,
        limit_cents: cents,
        open_bets: z.int(),
        open_stakes_cents: cents,
        sports: z.array(z.object({ sport, worst_cents: cents, limit_cents: cents, open_bets: z.int() })),
      }),
    },
    errors: [],
  },
  readLiability: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/fixtures/:id/liability',
    summary: 'What the house wins or loses on a fixture, by outcome and by final score',
    params: byId,
    responses: { 200: StaffLiability },
    errors: ['NOT_FOUND'],
  },
  listStaffBets: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/bets',
    summary: 'Bets as they come in, newest first; of a fixture or a player, if asked for',
    query: z.object({
      fixture: z.coerce.number().int().positive().optional(),
      player: z.coerce.number().int().positive().optional(),
      state: z.enum(betStates).optional(),
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    responses: { 200: z.object({ bets: z.array(StaffBet), next: z.uuid().nullable() }) },
    errors: [],
  },
  listOverrides: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/overrides',
    summary: 'What traders have changed, and what waits for a second person',
    query: z.object({
      fixture: z.coerce.number().int().positive().optional(),
      state: z.enum(['waiting', 'active', 'over']).optional(),
    }),
    responses: { 200: z.array(StaffOverride) },
    errors: [],
  },
  setOverride: {
    ...trade,
    method: 'POST',
    path: '/api/staff/sportsbook/fixtures/:id/overrides',
    summary: 'Changes a price, margin, limit or delay, or hides a market, for a while',
    recorded: 'sportsbook.override_set',
    params: byId,
    body: z.object({
      kind: z.enum(overrideKinds),
      market: marketKeyField.optional(),
      outcome: outcomeField.optional(),
      value: z.int().min(0).max(100_000_000_000).optional(),
      from_price: oddsPrice.optional(),
      to_price: oddsPrice.optional(),
      minutes: z.int().min(1).max(10_080),
      reason,
    }),
    responses: { 201: StaffOverride },
    errors: [
      'NOT_FOUND',
      'MARKET_UNKNOWN',
      'OUTCOME_UNKNOWN',
      'override.invalid',
      'override.out_of_bounds',
      'state.not_allowed',
    ],
  },
  decideOverride: {
    ...approve,
    method: 'POST',
    path: '/api/staff/sportsbook/overrides/:id/decision',
    summary: 'A second person agrees to a price above fair, or declines it',
    recorded: 'sportsbook.override_decided',
    params: byId,
    body: z.object({ agree: z.boolean(), reason }),
    responses: { 200: StaffOverride },
    errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'state.not_allowed'],
  },
  endOverride: {
    ...trade,
    method: 'POST',
    path: '/api/staff/sportsbook/overrides/:id/ending',
    summary: 'Takes a change back: the feed holds again',
    recorded: 'sportsbook.override_ended',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: StaffOverride },
    errors: ['NOT_FOUND', 'state.not_allowed'],
  },
  listFactors: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/factors',
    summary: 'Players whose limits are not the usual ones',
    query: z.object({ player: z.coerce.number().int().positive().optional() }),
    responses: { 200: z.array(StaffFactor) },
    errors: [],
  },
  setFactor: {
    ...risk,
    method: 'PUT',
    path: '/api/staff/sportsbook/players/:id/factors',
    summary:
      'Sets a player’s part of the usual limits for a sport or all; the player is told the limit, not the reason',
    recorded: 'sportsbook.factor_set',
    params: byId,
    body: z.object({
      sport: z.union([sport, z.literal('all')]),
      /** 1000: as everybody. */
      factor: z.int().min(0).max(10_000),
      reason,
    }),
    responses: { 200: z.array(StaffFactor) },
    errors: ['NOT_FOUND'],
  },
  listFlags: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/flags',
    summary: 'What looks as if somebody knew more',
    query: z.object({ open: z.enum(['true', 'false']).default('true') }),
    responses: { 200: z.array(StaffFlag) },
    errors: [],
  },
  closeFlag: {
    ...risk,
    method: 'POST',
    path: '/api/staff/sportsbook/flags/:id/closing',
    summary: 'A flag has been looked at',
    recorded: 'sportsbook.flag_closed',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: StaffFlag },
    errors: ['NOT_FOUND', 'state.not_allowed'],
  },
  listClaims: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/claims',
    summary: 'Money paid by results that did not stand, and that was gone',
    query: z.object({
      player: z.coerce.number().int().positive().optional(),
      state: z.enum(['written_off', 'waiting', 'recovering', 'over']).optional(),
    }),
    responses: { 200: z.array(StaffClaim) },
    errors: [],
  },
  decideClaim: {
    ...approve,
    method: 'POST',
    path: '/api/staff/sportsbook/claims/:id/decision',
    summary: 'One person asks for a claim to be recovered, another agrees; or it is written off',
    recorded: 'sportsbook.claim_decided',
    params: byId,
    body: z.object({
      decision: z.enum(['recover', 'write_off']),
      /** Whether somebody had asked for it on the screen: who asks does not agree without knowing. */
      seen: z.enum(['new', 'asked']),
      reason,
    }),
    responses: { 200: StaffClaim },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SECOND_PERSON_NEEDED', 'state.not_allowed'],
  },
  readSportReport: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/report',
    summary: 'Turnover, margin, expected against actual: by sport, league, market type or day',
    query: z.object({
      by: z.enum(['sport', 'tournament', 'market', 'day']),
      from: z.iso.date(),
      to: z.iso.date(),
      sport: sport.optional(),
    }),
    responses: {
      200: z.object({
        rows: z.array(StaffSportReportRow),
        total: StaffSportReportRow,
        /** Of all sports. */
        offers: z.array(StaffSportOfferCost),
      }),
    },
    errors: ['period.invalid'],
  },
});
