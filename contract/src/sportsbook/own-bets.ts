import { z } from 'zod';
import { defineCalls, type FileAnswer } from '../call.ts';
import { oddsPrice } from '../fixtures.ts';
import { cents, currency, empty, timestamp } from '../schemas.ts';
import { sportIds } from '../sport-names.ts';
import { BetRequest, betKinds, betStates } from './bet.ts';

const own = { who: 'player', rate: 'read' } as const;

/** A bet that was asked for and did not come about, or waits. */
export const AskedBet = BetRequest.omit({ bet: true })
  .extend({
    bet_kind: z.enum(betKinds),
    lines: z.int(),
    currency,
    stake_cents: cents,
    legs: z.array(
      z.object({
        fixture_id: z.int(),
        fixture: z.string(),
        market_title: z.string(),
        outcome_title: z.string(),
        price: oddsPrice,
      }),
    ),
    asked_at: timestamp,
    decided_at: timestamp.nullable(),
  })
  .meta({ id: 'AskedBet' });
export type AskedBet = z.output<typeof AskedBet>;

/** Money that an earlier result paid, and that was gone when it was taken back. */
export const BetClaim = z
  .object({
    id: z.int(),
    bet_id: z.uuid(),
    currency,
    amount_cents: cents,
    /** What may be kept of later returns of sport; bonus money is never asked back. */
    owed_cents: cents,
    recovered_cents: cents,
    /** `waiting`: people look at it. `recovering`: at most half of later returns of sport is kept until `until`. */
    state: z.enum(['written_off', 'waiting', 'recovering', 'over']),
    created_at: timestamp,
    until: timestamp.nullable(),
  })
  .meta({ id: 'BetClaim' });
export type BetClaim = z.output<typeof BetClaim>;

/** What a player wants to be told, each by itself. Claims and what they mean are always told. */
export const SportNotices = z
  .object({ settled: z.boolean(), corrected: z.boolean(), cash_out: z.boolean(), favourites: z.boolean() })
  .meta({ id: 'SportNotices' });
export type SportNotices = z.output<typeof SportNotices>;

export const ownBetsCalls = defineCalls({
  exportBets: {
    method: 'GET',
    path: '/api/sport/bets/export',
    summary: 'Bets of the player as a table to keep, a line for each selection',
    who: 'player',
    rate: 'write',
    query: z.object({
      state: z.enum([...betStates, 'settled']).optional(),
      sport: z.enum(sportIds).optional(),
      from: timestamp.optional(),
      to: timestamp.optional(),
    }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: [],
  },
  readBetSums: {
    ...own,
    method: 'GET',
    path: '/api/sport/bets/sums',
    summary: 'What the bets of the last 30 days came to, with what they cost on average',
    query: z.object({ currency }),
    responses: {
      200: z.object({
        currency,
        settled_bets: z.int(),
        staked_cents: cents,
        returned_cents: cents,
        /** By the fair prices they were placed at; bets whose feed does not tell them are left out. */
        expected_cost_cents: cents,
      }),
    },
    errors: [],
  },
  listBetRequests: {
    ...own,
    method: 'GET',
    path: '/api/sport/requests',
    summary: 'Bets that wait or were declined in the last 30 days, newest first, with the reason',
    responses: { 200: z.array(AskedBet) },
    errors: [],
  },
  listBetClaims: {
    ...own,
    method: 'GET',
    path: '/api/sport/claims',
    summary: 'What was paid by results that did not stand and could not be taken back',
    responses: { 200: z.array(BetClaim) },
    errors: [],
  },
  readSportNotices: {
    ...own,
    method: 'GET',
    path: '/api/sport/notices',
    summary: 'What the player wants to be told of bets and favourites',
    responses: { 200: SportNotices },
    errors: [],
  },
  keepSportNotices: {
    method: 'PUT',
    path: '/api/sport/notices',
    summary: 'Keeps these wishes',
    who: 'player',
    rate: 'write',
    body: SportNotices,
    responses: { 204: empty },
    errors: [],
  },
});
