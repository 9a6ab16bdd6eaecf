import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency, timestamp } from './schemas.ts';

export const JackpotLevel = z
  .object({
    id: z.int(),
    index: z.int(),
    name: z.string(),
    identifier: z.string(),
    state: z.string(),
    /** Counts its drops: one more than before says that somebody won, whatever the amount says. */
    cycle: z.int(),
    /** What the level holds now, in the jackpot's currency. The prize pool is the sum over the levels. */
    amount_cents: cents,
    available_amount_cents: cents,
    total_amount_cents: cents,
    /** It drops before it holds more than this. */
    ceiling_amount_cents: cents,
    /** When it dropped last, and with how much; null: never yet. */
    last_drop: z.object({ amount_cents: cents, at: timestamp }).nullable(),
    current_award_value: z.number().nullable(),
    periods: z.array(z.unknown()),
    working_days: z.array(z.unknown()).nullable(),
  })
  .meta({ id: 'JackpotLevel' });

export const Jackpot = z
  .object({
    id: z.int(),
    name: z.string(),
    identifier: z.string(),
    external_id: z.string(),
    /** `active` ones are shown. */
    state: z.string(),
    currency,
    allowed_currencies: z.array(currency),
    /** Identifiers of the games whose stakes feed it; none: every game does. */
    games: z.array(z.string()),
    levels: z.array(JackpotLevel),
  })
  .meta({ id: 'Jackpot' });
export type Jackpot = z.output<typeof Jackpot>;

export const JackpotWinner = z
  .object({
    /** Masked. */
    user_name: z.string(),
    /** In the house's own currency, so that wins of all jackpots can be put in order. */
    amount_cents: cents,
    jackpot_name: z.string(),
    jackpot_level_name: z.string(),
    jackpot_external_code: z.string(),
    jackpot_level_external_code: z.string(),
    jackpot_original_amount_cents: cents,
    jackpot_original_currency: currency,
    approved_at: timestamp,
    created_at: timestamp,
  })
  .meta({ id: 'JackpotWinner' });
export type JackpotWinner = z.output<typeof JackpotWinner>;

/** What the winner is told, live and by `takeJackpotAwards`. */
export const JackpotAward = JackpotWinner.extend({
  jackpot_level_identifier: z.string(),
  /** What reached the player's wallet, in its own currency. */
  paid_amount_cents: cents,
  paid_currency: currency,
}).meta({ id: 'JackpotAward' });
export type JackpotAward = z.output<typeof JackpotAward>;

const seedHash = z.string();

/** What anyone needs to draw a past drop again, and what is sealed for the ones to come. */
export const JackpotFairness = z
  .object({
    currency,
    levels: z.array(
      z.object({
        identifier: z.string(),
        name: z.string(),
        /** Parts of a million of every stake. */
        contribution_ppm: z.int(),
        seed_amount_cents: cents,
        ceiling_amount_cents: cents,
        cycle: z.int(),
        client_seed: z.string(),
        server_seed_hash: seedHash,
        next_server_seed_hash: seedHash,
      }),
    ),
    /** Newest first. */
    drops: z.array(
      z.object({
        level_identifier: z.string(),
        level_name: z.string(),
        cycle: z.int(),
        server_seed: z.string(),
        server_seed_hash: seedHash,
        client_seed: z.string(),
        seed_amount_cents: cents,
        ceiling_amount_cents: cents,
        amount_cents: cents,
        dropped_at: timestamp,
      }),
    ),
  })
  .meta({ id: 'JackpotFairness' });
export type JackpotFairness = z.output<typeof JackpotFairness>;

export const jackpotsCalls = defineCalls({
  listJackpots: {
    method: 'GET',
    path: '/api/jackpots',
    summary: 'The jackpots with their levels',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(Jackpot) },
    errors: [],
  },
  listJackpotWins: {
    method: 'GET',
    path: '/api/jackpot_wins',
    summary: 'Who won a jackpot, newest first',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(JackpotWinner) },
    errors: [],
  },
  takeJackpotAwards: {
    method: 'PUT',
    path: '/api/player/jackpot_awards',
    summary: 'Jackpots this player has won and not been shown yet, oldest first; they count as shown from here on',
    who: 'player',
    rate: 'read',
    /** Chosen by the screen: the same one again, after an answer that was lost, gets the same answer. */
    body: z.object({ claim: z.uuid() }),
    responses: { 200: z.array(JackpotAward) },
    errors: [],
  },
  readJackpotFairness: {
    method: 'GET',
    path: '/api/jackpots/:identifier/fairness',
    summary: 'The sealed seeds of a jackpot’s levels, and the opened ones of its latest drops',
    who: 'anyone',
    rate: 'read',
    params: z.object({ identifier: z.string().max(100) }),
    responses: { 200: JackpotFairness },
    errors: ['NOT_FOUND'],
  },
});
