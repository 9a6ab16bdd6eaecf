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
    amount_cents: cents,
    available_amount_cents: cents,
    total_amount_cents: cents,
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
    /** Identifiers of the games whose stakes feed it. */
    games: z.array(z.string()),
    levels: z.array(JackpotLevel),
  })
  .meta({ id: 'Jackpot' });
export type Jackpot = z.output<typeof Jackpot>;

export const JackpotWinner = z
  .object({
    /** Masked. */
    user_name: z.string(),
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
});
