import { z } from 'zod';
import { defineCalls } from './call.ts';
import { doorRefusals, stakeRefusals } from './door-refusals.ts';
import { cents, pathId, timestamp } from './schemas.ts';

/** The tables at which everybody plays the same round: the id of each is the id of its game. */
export const liveTables = ['crash', 'money-wheel', 'live-roulette', 'live-baccarat'] as const;
export type LiveTableId = (typeof liveTables)[number];

const mode = z.enum(['real', 'demo']);
const table = z.enum(liveTables);
const betId = z.string().regex(/^[0-9a-f-]{36}$/);

/** Milliseconds since 1970 by the server's clock: a screen counts from the difference to its own. */
const instant = z.int();

/**
 * `betting`: bets are taken. `running`: they are not; the curve rises, or the outcome is being shown. `settling`: the
 * outcome is known, money is on its way. `settled` and `voided` are final; of a round that was voided every bet was
 * given back, or paid as the rule for interrupted rounds says.
 */
export const LiveRoundState = z.enum(['betting', 'running', 'settling', 'settled', 'voided']);

/** What was promised before the round and opens it afterwards. */
export const LiveProof = z
  .object({
    chain_id: z.int(),
    /** The number of the round in its chain, from 1. */
    number: z.int(),
    /** Published before the first round of the chain: the hash that the whole chain ends in. */
    terminal: z.string(),
    /** Fixed when the chain began. */
    salt: z.string(),
    /** SHA-256 of this round's link: the link of the round before, or the terminal hash. */
    committed: z.string(),
    /** This round's link; null until its outcome is known. */
    link: z.string().nullable(),
  })
  .meta({ id: 'LiveProof' });

export const LiveRound = z
  .object({
    id: z.int(),
    state: LiveRoundState,
    /** Of the rules it was opened with, and is settled by. */
    version: z.int(),
    betting_ends_at: instant,
    /** When the curve began to rise or the wheel to turn; null before. */
    started_at: instant.nullable(),
    /** When the curve ended or the outcome has been shown; null until the outcome is known. */
    ended_at: instant.nullable(),
    /** Null until it is known, and where a round was given back because its rules were gone. */
    outcome: z.unknown(),
    /** Of a round that was interrupted: hundredths of the stake that every bet still open was given. */
    interrupted_pays: z.int().nullable(),
    proof: LiveProof,
  })
  .meta({ id: 'LiveRound' });
export type LiveRound = z.output<typeof LiveRound>;

/** Somebody's bet as everybody sees it. */
export const LiveSeenBet = z
  .object({
    /** Masked; empty for a guest who plays for fun. */
    name: z.string(),
    currency: z.string(),
    stake_cents: cents,
    choice: z.unknown(),
    /** Hundredths the stake was multiplied by; null while the bet is open. */
    pays: z.int().nullable(),
    win_cents: cents.nullable(),
  })
  .meta({ id: 'LiveSeenBet' });

/** All there is to see at a table. The channel of the table says the same, so that whoever comes late sees the same. */
export const LiveTable = z
  .object({
    table,
    /** What has happened last. */
    event: z.enum(['betting', 'bets', 'started', 'cashed_out', 'result', 'settled', 'voided']),
    /** The server's clock when this was said. */
    at: instant,
    /** Null while no process runs the table. */
    round: LiveRound.nullable(),
    bets: z.object({
      count: z.int(),
      /** How many have been paid more than their stake. */
      won: z.int(),
      /** Some of them, the latest first. */
      shown: z.array(LiveSeenBet),
      /** Of games with a layout: what lies on its spots, of everybody. */
      spots: z.array(
        z.object({
          spot: z.string(),
          players: z.int(),
          sums: z.array(z.object({ currency: z.string(), cents })),
        }),
      ),
    }),
    /** Outcomes of the last rounds, newest first. */
    past: z.array(z.object({ id: z.int(), outcome: z.unknown() })),
  })
  .meta({ id: 'LiveTable' });
export type LiveTable = z.output<typeof LiveTable>;

/** A bet as its player sees it. */
export const LiveBet = z
  .object({
    bet_id: z.string(),
    table,
    round_id: z.int(),
    mode,
    /** The currency of play for fun is FUN. */
    currency: z.string(),
    stake_cents: cents,
    choice: z.unknown(),
    state: z.enum(['open', 'closed', 'refunded']),
    /** Hundredths the stake was multiplied by; null while the bet is open. */
    pays: z.int().nullable(),
    /** The most that a cash-out of this bet can pay, in hundredths: the house pays no more. Null where nothing is cashed out. */
    ceiling: z.int().nullable(),
    win_cents: cents,
    /** The balance as this call left it. */
    balance_cents: cents,
    at: timestamp,
  })
  .meta({ id: 'LiveBet' });
export type LiveBet = z.output<typeof LiveBet>;

/** A past round that anybody can check. */
export const LivePastRound = LiveRound.extend({ table }).meta({ id: 'LivePastRound' });
export type LivePastRound = z.output<typeof LivePastRound>;

export const liveRoundsCalls = defineCalls({
  readLiveTable: {
    method: 'GET',
    path: '/api/live/:table',
    summary: 'The round at a table of shared rounds, the bets in it, and the last outcomes',
    who: 'anyone',
    rate: 'read',
    params: z.object({ table }),
    responses: { 200: LiveTable },
    errors: ['NOT_FOUND'],
  },
  listLiveBets: {
    method: 'GET',
    path: '/api/live/:table/bets',
    summary: 'The latest bets of this player at a table, newest first, and what can be staked',
    who: 'anyone',
    rate: 'read',
    params: z.object({ table }),
    query: z.object({
      mode: mode.default('real'),
      currency: z.string().max(10).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(10),
    }),
    responses: { 200: z.object({ balance_cents: cents, bets: z.array(LiveBet) }) },
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  },
  placeLiveBet: {
    method: 'POST',
    path: '/api/live/:table/bets',
    summary: 'Stakes on the round that takes bets now',
    who: 'anyone',
    rate: 'wager',
    sessionAtTheDoor: true,
    money: true,
    params: z.object({ table }),
    body: z.object({
      mode,
      /** The round that is meant: a bet never slips into the next one. */
      round_id: z.int().positive(),
      currency: z.string().max(10).optional(),
      stake_cents: z.int().positive(),
      choice: z.unknown(),
    }),
    responses: { 200: LiveBet },
    errors: [
      'UNAUTHENTICATED',
      'NOT_FOUND',
      'BETS_CLOSED',
      'ALREADY_BET',
      ...stakeRefusals,
      ...doorRefusals,
      'TOO_FAST',
    ],
  },
  readLiveBet: {
    method: 'GET',
    path: '/api/live/:table/bets/:bet',
    summary: 'A bet of this player and the round it was in',
    who: 'anyone',
    rate: 'read',
    params: z.object({ table, bet: betId }),
    responses: { 200: z.object({ bet: LiveBet, round: LivePastRound }) },
    errors: ['NOT_FOUND'],
  },
  cashOutLiveBet: {
    method: 'POST',
    path: '/api/live/:table/bets/:bet/cash_out',
    summary: 'Takes what a bet is worth at this moment, by the clock of the server; again: the same answer',
    who: 'anyone',
    rate: 'wager',
    sessionAtTheDoor: true,
    params: z.object({ table, bet: betId }),
    responses: { 200: LiveBet },
    errors: ['NOT_FOUND', 'UNAUTHENTICATED', 'CASH_OUT_TOO_EARLY', 'CASH_OUT_TOO_LATE'],
  },
  listLiveRounds: {
    method: 'GET',
    path: '/api/live/:table/rounds',
    summary: 'Past rounds of a table with what is needed to check them, newest first',
    who: 'anyone',
    rate: 'read',
    params: z.object({ table }),
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    responses: { 200: z.array(LivePastRound) },
    errors: ['NOT_FOUND'],
  },
  readLiveRound: {
    method: 'GET',
    path: '/api/live/:table/rounds/:round',
    summary: 'One past round of a table with what is needed to check it',
    who: 'anyone',
    rate: 'read',
    params: z.object({ table, round: pathId }),
    responses: { 200: LivePastRound },
    errors: ['NOT_FOUND'],
  },
});
