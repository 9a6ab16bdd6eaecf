import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { FreeRounds } from '../games.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';

/** A slot of which free rounds can be granted in a currency, and at what. */
export const FreeRoundsGame = z
  .object({
    /** Identifier in the catalogue. */
    game: z.string(),
    title: z.string(),
    /** Bet levels, the smallest first. */
    stakes_cents: z.array(cents),
  })
  .meta({ id: 'FreeRoundsGame' });
export type FreeRoundsGame = z.output<typeof FreeRoundsGame>;

const reason = z.string().trim().min(3).max(500);
const byPlayer = z.object({ id: pathId });
const manage = { who: 'staff', permission: 'bonuses.manage', rate: 'write' } as const;

export const staffFreeRoundsCalls = defineStaffCalls({
  listPlayerFreeRounds: {
    method: 'GET',
    path: '/api/staff/players/:id/free_rounds',
    summary: 'Every grant of free rounds to this player, newest first',
    who: 'staff',
    permission: 'players.read',
    rate: 'read',
    recorded: 'staff.player_viewed',
    params: byPlayer,
    responses: { 200: z.array(FreeRounds) },
    errors: ['NOT_FOUND'],
  },
  listFreeRoundsGames: {
    ...manage,
    method: 'GET',
    path: '/api/staff/free_rounds/games',
    summary: 'Open slots of the house that take this currency, by title, with their bet levels',
    rate: 'read',
    query: z.object({ currency }),
    responses: { 200: z.array(FreeRoundsGame) },
    errors: [],
  },
  grantFreeRounds: {
    ...manage,
    method: 'POST',
    path: '/api/staff/players/:id/free_rounds',
    summary: 'Grants free rounds of a slot of the house; the same id again is the same grant',
    recorded: 'games.free_rounds_granted',
    params: byPlayer,
    body: z.object({
      id: z.uuid(),
      /** Identifier in the catalogue. */
      game: z.string().max(100),
      currency,
      rounds: z.int().min(1).max(1000),
      stake_cents: z.int().positive(),
      expires_at: timestamp,
      reason,
    }),
    responses: { 200: FreeRounds },
    errors: [
      'NOT_FOUND',
      'IDEMPOTENCY_CONFLICT',
      // Nobody is drawn back to play: not out of a break, an exclusion or a closed account.
      'player.excluded',
      'player.locked',
      'game.no_free_rounds',
      'currency.not_supported',
      'stake_cents.too_small',
      'stake_cents.too_large',
      'stake_cents.win_too_large',
      'expires_at.not_in_the_future',
    ],
  },
  withdrawFreeRounds: {
    ...manage,
    method: 'POST',
    path: '/api/staff/free_rounds/:grant/withdrawal',
    summary: 'Takes back what is left of a grant; what was won stays',
    recorded: 'games.free_rounds_withdrawn',
    params: z.object({ grant: z.uuid() }),
    body: z.object({ reason }),
    responses: { 200: FreeRounds },
    errors: ['NOT_FOUND', 'FREE_ROUNDS_OVER'],
  },
});
