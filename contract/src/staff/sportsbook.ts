import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { FixtureMarket, FixtureScore, marketKeyField, outcomeField } from '../fixtures.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';
import { fixtureStates, sportIds } from '../sport-names.ts';
import { betKinds } from '../sportsbook/bet.ts';

const reason = z.string().trim().min(3).max(500);
const byId = z.object({ id: pathId });
const sport = z.enum(sportIds);

/** How a feed is: prices of one that is down are not bet on. */
export const StaffFeed = z
  .object({
    id: z.string(),
    state: z.enum(['down', 'recovering', 'up']),
    epoch: z.int(),
    seq: z.int(),
    heard_at: timestamp.nullable(),
    reason: z.string().nullable(),
    quarantined: z.int(),
  })
  .meta({ id: 'StaffFeed' });
export type StaffFeed = z.output<typeof StaffFeed>;

export const StaffFixture = z
  .object({
    id: z.int(),
    sport,
    /** In English, as all names here. */
    name: z.string(),
    tournament: z.string(),
    producer: z.string(),
    start_at: timestamp,
    status: z.enum(fixtureStates),
    score: FixtureScore.nullable(),
    version: z.int(),
    /** Why no bets are taken, if so. */
    closed_for: z.enum(['feed', 'stopped', 'trader', 'over']).nullable(),
    trader_stop: z.string().nullable(),
    markets: z.int(),
    open_markets: z.int(),
    /** In EUR. */
    turnover_cents: cents,
    bets: z.int(),
    open_bets: z.int(),
    /** What the dearest outcome would cost of open bets, in EUR: negative where the house pays. */
    worst_cents: cents,
    quarantined: z.int(),
    simulated: z.boolean(),
  })
  .meta({ id: 'StaffFixture' });
export type StaffFixture = z.output<typeof StaffFixture>;

/** A settlement or a void by people: one asks, another agrees. */
export const StaffManualResult = z
  .object({
    id: z.int(),
    fixture_id: z.int(),
    /** In English. */
    fixture: z.string(),
    kind: z.enum(['settle', 'void']),
    market: z.string().nullable(),
    market_title: z.string().nullable(),
    /** Of a settlement: what became of each outcome. */
    outcomes: z.record(z.string(), z.enum(['won', 'lost', 'void', 'half_won', 'half_lost'])).nullable(),
    reason: z.string(),
    state: z.enum(['asked', 'agreed', 'declined']),
    asked_by: z.string(),
    decided_by: z.string().nullable(),
    asked_at: timestamp,
    decided_at: timestamp.nullable(),
    /** What it would move, as it is now: bets that it touches and what they would be paid, in EUR. */
    bets: z.int(),
    pays_cents: cents,
    may_decide: z.boolean(),
  })
  .meta({ id: 'StaffManualResult' });
export type StaffManualResult = z.output<typeof StaffManualResult>;

export const StaffFixturePage = StaffFixture.extend({
  market_list: z.array(
    FixtureMarket.extend({ trader_stop: z.string().nullable(), bets: z.int(), liability_cents: cents }),
  ),
  manual: z.array(StaffManualResult),
}).meta({ id: 'StaffFixturePage' });
export type StaffFixturePage = z.output<typeof StaffFixturePage>;

export const StaffQuarantined = z
  .object({
    id: z.int(),
    producer: z.string(),
    fixture_id: z.int().nullable(),
    fault: z.string(),
    message: z.string(),
    at: timestamp,
    closed_at: timestamp.nullable(),
    closed_by: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'StaffQuarantined' });
export type StaffQuarantined = z.output<typeof StaffQuarantined>;

/** A bet above the limit that a trader is asked for. */
export const StaffReferral = z
  .object({
    id: z.uuid(),
    player_id: z.int(),
    kind: z.enum(betKinds),
    currency,
    stake_cents: cents,
    /** On each of its lines: a counter names another one. */
    unit_stake_cents: cents,
    largest_return_cents: cents,
    legs: z.array(z.object({ fixture: z.string(), market: z.string(), outcome: z.string(), price: z.int() })),
    state: z.enum(['waiting', 'accepted', 'declined', 'countered']),
    /** Why it was declined: rules are asked again when a trader accepts. */
    refusal: z.string().nullable(),
    created_at: timestamp,
    decide_at: timestamp,
  })
  .meta({ id: 'StaffReferral' });
export type StaffReferral = z.output<typeof StaffReferral>;

const read = { who: 'staff', permission: 'sportsbook.read', rate: 'read' } as const;
const trade = { who: 'staff', permission: 'sportsbook.manage', rate: 'write' } as const;

export const staffSportsbookCalls = defineStaffCalls({
  listStaffFeeds: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/producers',
    summary: 'Feeds, and how each is',
    responses: { 200: z.array(StaffFeed) },
    errors: [],
  },
  listStaffFixtures: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/fixtures',
    summary: 'Fixtures with their feed, bets and turnover: live ones first, then by their start',
    query: z.object({
      sport: sport.optional(),
      state: z.enum(['live', 'soon', 'over', 'stopped']).optional(),
      q: z.string().trim().max(60).optional(),
    }),
    responses: { 200: z.array(StaffFixture) },
    errors: [],
  },
  readStaffFixture: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/fixtures/:id',
    summary: 'A fixture with its markets, bets on each, and what people settled',
    params: byId,
    responses: { 200: StaffFixturePage },
    errors: ['NOT_FOUND'],
  },
  stopFixture: {
    ...trade,
    method: 'POST',
    path: '/api/staff/sportsbook/fixtures/:id/stop',
    summary: 'Takes no more bets on a fixture, or on one of its markets',
    recorded: 'sportsbook.stopped',
    params: byId,
    body: z.object({ market: marketKeyField.optional(), reason }),
    responses: { 200: StaffFixturePage },
    errors: ['NOT_FOUND', 'MARKET_UNKNOWN', 'state.not_allowed'],
  },
  reopenFixture: {
    ...trade,
    method: 'POST',
    path: '/api/staff/sportsbook/fixtures/:id/reopening',
    summary: 'Takes a trader’s stop away',
    recorded: 'sportsbook.reopened',
    params: byId,
    body: z.object({ market: marketKeyField.optional(), reason }),
    responses: { 200: StaffFixturePage },
    errors: ['NOT_FOUND', 'MARKET_UNKNOWN', 'state.not_allowed'],
  },
  listManualResults: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/manual_results',
    summary: 'Settlements and voids by people, of all fixtures, newest first',
    query: z.object({ state: z.enum(['asked', 'agreed', 'declined']).optional() }),
    responses: { 200: z.array(StaffManualResult) },
    errors: [],
  },
  askManualResult: {
    ...trade,
    method: 'POST',
    path: '/api/staff/sportsbook/fixtures/:id/manual_results',
    summary: 'Proposes to settle a market by hand, or to void one or all',
    recorded: 'sportsbook.manual_asked',
    params: byId,
    body: z.object({
      kind: z.enum(['settle', 'void']),
      market: marketKeyField.optional(),
      outcomes: z.record(outcomeField, z.enum(['won', 'lost', 'void', 'half_won', 'half_lost'])).optional(),
      reason,
    }),
    responses: { 201: StaffManualResult },
    errors: ['NOT_FOUND', 'MARKET_UNKNOWN', 'OUTCOME_UNKNOWN', 'state.not_allowed', 'outcomes.incomplete'],
  },
  decideManualResult: {
    who: 'staff',
    permission: 'sportsbook.approve',
    rate: 'write',
    method: 'POST',
    path: '/api/staff/sportsbook/manual_results/:id/decision',
    summary: 'Another person agrees to it or declines it',
    recorded: 'sportsbook.manual_decided',
    params: byId,
    body: z.object({ agree: z.boolean(), reason }),
    responses: { 200: StaffManualResult },
    errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'state.not_allowed'],
  },
  listQuarantine: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/quarantine',
    summary: 'Messages of feeds that could not be believed',
    query: z.object({ open: z.enum(['true', 'false']).default('true') }),
    responses: { 200: z.array(StaffQuarantined) },
    errors: [],
  },
  closeQuarantined: {
    ...trade,
    method: 'POST',
    path: '/api/staff/sportsbook/quarantine/:id/closing',
    summary: 'A message has been looked at',
    recorded: 'sportsbook.quarantine_closed',
    params: byId,
    body: z.object({ reason }),
    responses: { 200: StaffQuarantined },
    errors: ['NOT_FOUND', 'state.not_allowed'],
  },
  listReferrals: {
    ...read,
    method: 'GET',
    path: '/api/staff/sportsbook/referrals',
    summary: 'Bets above the limit that wait for a trader, the most urgent first',
    responses: { 200: z.array(StaffReferral) },
    errors: [],
  },
  decideReferral: {
    ...trade,
    method: 'POST',
    path: '/api/staff/sportsbook/referrals/:id/decision',
    summary: 'Accepts a bet, offers a lower stake, or declines it',
    recorded: 'sportsbook.referral_decided',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      decision: z.enum(['accept', 'counter', 'decline']),
      unit_stake_cents: z.int().min(1).max(100_000_000_000).optional(),
      reason,
    }),
    responses: { 200: StaffReferral },
    errors: ['NOT_FOUND', 'REQUEST_OVER', 'unit_stake_cents.invalid'],
  },
});
