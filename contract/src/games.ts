import { z } from 'zod';
import { defineCalls } from './call.ts';
import { doorRefusals, stakeRefusals } from './door-refusals.ts';
import { cents, currency, timestamp } from './schemas.ts';

const mode = z.enum(['real', 'demo']);
const roundId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const game = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** What was promised before the round and is needed to check it after. */
export const FairProof = z
  .object({
    pair_id: z.string(),
    server_seed_hash: z.string(),
    client_seed: z.string(),
    nonce: z.int(),
    /** Only once the pair has been opened. */
    server_seed: z.string().optional(),
  })
  .meta({ id: 'FairProof' });

export const StudioRound = z
  .object({
    round_id: z.string(),
    game: z.string(),
    game_version: z.int(),
    mode,
    /** An open round waits for its player's next step. */
    state: z.enum(['open', 'closed', 'rolled_back']),
    /** The currency of a demo round is FUN. */
    currency: z.string(),
    stake_cents: cents,
    /** Of the stake, what steps have added to it since the round was opened; left out where none did. */
    raised_cents: cents.optional(),
    choice: z.unknown(),
    /** The steps taken so far, in games of several. */
    steps: z.array(z.unknown()),
    events: z.array(z.unknown()),
    /** Null while the round is open. */
    outcome: z.unknown(),
    win_cents: cents,
    balance_before_cents: cents,
    balance_cents: cents,
    at: timestamp,
    fair: FairProof,
    /** The house paid for it: nothing was staked, the win went to the bonus. `left` is how many there were after it. */
    free_rounds: z.object({ id: z.string(), left: z.int() }).optional(),
  })
  .meta({ id: 'StudioRound' });
export type StudioRound = z.output<typeof StudioRound>;

export const SeedPair = z
  .object({
    pair_id: z.string(),
    server_seed_hash: z.string(),
    client_seed: z.string(),
    /** The number of the next round. */
    nonce: z.int(),
    /** What the next round can be staked from: the selected wallet, or the purse of play for fun. */
    balance_cents: cents,
  })
  .meta({ id: 'SeedPair' });

export const RevealedPair = z
  .object({
    pair_id: z.string(),
    server_seed: z.string(),
    server_seed_hash: z.string(),
    client_seed: z.string(),
    /** How many rounds were played with it. */
    nonce_count: z.int(),
  })
  .meta({ id: 'RevealedPair' });

/** One round in a player's history; `bet_status` is finished, open or rolled_back. */
export const GameHistoryItem = z
  .object({
    bet_id: z.int(),
    /** The round's own id, for its replay. */
    round_id: z.string(),
    bet_status: z.string(),
    created_at: timestamp,
    finished_at: timestamp.nullable(),
    currency,
    provider: z.string(),
    game: z.string(),
    title: z.string(),
    total_bets: cents,
    total_losses: cents,
    total_wins: cents,
    /** What a free round was played at; nothing was staked. Left out where the player staked. */
    free_stake_cents: cents.optional(),
  })
  .meta({ id: 'GameHistoryItem' });
export type GameHistoryItem = z.output<typeof GameHistoryItem>;

/** A round of any game as it was recorded. What its maker told about it, where it is not a game of the house. */
export const PlayedRoundRecord = z
  .object({
    round_id: z.string(),
    game: z.string(),
    title: z.string(),
    /** Of a house game its own number; of others what their maker tells. */
    game_version: z.string().nullable(),
    state: z.enum(['open', 'closed', 'rolled_back']),
    currency,
    stake_cents: cents,
    win_cents: cents,
    balance_before_cents: cents,
    balance_after_cents: cents,
    opened_at: timestamp,
    closed_at: timestamp.nullable(),
    /** What a free round was played at; its stake is 0. */
    free_stake_cents: cents.optional(),
    choices: z.unknown(),
    outcome: z.unknown(),
    /** Where the maker shows the round again. */
    replay_url: z.string().nullable(),
  })
  .meta({ id: 'PlayedRoundRecord' });
export type PlayedRoundRecord = z.output<typeof PlayedRoundRecord>;

export const freeRoundsStates = ['open', 'finished', 'expired', 'withdrawn', 'ended'] as const;

/** Rounds of a slot of the house that the house pays for, all at one stake. */
export const FreeRounds = z
  .object({
    id: z.uuid(),
    /** Identifier in the catalogue. */
    game: z.string(),
    title: z.string(),
    currency,
    /** What each is played at. */
    stake_cents: cents,
    rounds: z.int(),
    left: z.int(),
    /** What they have paid so far. */
    win_cents: cents,
    state: z.enum(freeRoundsStates),
    granted_at: timestamp,
    expires_at: timestamp,
  })
  .meta({ id: 'FreeRounds' });
export type FreeRounds = z.output<typeof FreeRounds>;

/** Days are UTC, the last one is included. */
const historyFilter = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  game: z.string().max(100).optional(),
};

export const gamesCalls = defineCalls({
  playRound: {
    method: 'POST',
    path: '/api/studio/:game/rounds',
    summary: 'Plays one round of a house game: stake, outcome and payout in one step',
    who: 'anyone',
    rate: 'wager',
    sessionAtTheDoor: true,
    money: true,
    params: z.object({ game }),
    body: z.object({
      mode,
      currency: z.string().max(10).optional(),
      stake_cents: z.int().positive(),
      choice: z.unknown(),
      /** Out of these free rounds: nothing is staked, `stake_cents` is the stake they are played at. */
      free_rounds: z.uuid().optional(),
    }),
    responses: { 200: StudioRound },
    errors: [
      'FREE_ROUNDS_OVER',
      'free_rounds.other_game',
      'free_rounds.other_currency',
      'free_rounds.only_real',
      'stake_cents.not_the_level',
      'UNAUTHENTICATED',
      'NOT_FOUND',
      ...stakeRefusals,
      'choice.not_allowed',
      ...doorRefusals,
      'ROUND_UNFINISHED',
      'TOO_FAST',
    ],
  },
  takeStep: {
    method: 'POST',
    path: '/api/studio/:game/rounds/:round/steps',
    summary: 'Takes the next step of a round that waits; the same step under the same number is answered again',
    who: 'anyone',
    rate: 'wager',
    params: z.object({ game, round: roundId }),
    body: z.object({ number: z.int().min(1).max(1000), step: z.unknown() }),
    responses: { 200: StudioRound },
    errors: [
      'NOT_FOUND',
      'IDEMPOTENCY_CONFLICT',
      'ROUND_CLOSED',
      'choice.invalid',
      // Only of a step that raises the stake: it is asked the same as any stake.
      'stake_cents.not_enough_money',
      'stake_cents.too_large',
      'stake_cents.win_too_large',
      ...doorRefusals,
    ],
  },
  replayRound: {
    method: 'GET',
    path: '/api/studio/:game/rounds/:round',
    summary: 'A past round of this player, as it was recorded',
    who: 'anyone',
    rate: 'read',
    params: z.object({ game, round: roundId }),
    responses: { 200: StudioRound },
    errors: ['NOT_FOUND'],
  },
  listRounds: {
    method: 'GET',
    path: '/api/studio/:game/rounds',
    summary: 'The latest rounds of this player in one game, newest first',
    who: 'anyone',
    rate: 'read',
    params: z.object({ game }),
    query: z.object({ mode: mode.default('real'), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    responses: { 200: z.array(StudioRound) },
    errors: ['NOT_FOUND', 'UNAUTHENTICATED'],
  },
  readSeeds: {
    method: 'GET',
    path: '/api/studio/fair',
    summary: 'The sealed seed of the next round',
    who: 'anyone',
    rate: 'read',
    query: z.object({ mode: mode.default('demo') }),
    responses: { 200: SeedPair },
    errors: ['UNAUTHENTICATED'],
  },
  rotateSeeds: {
    method: 'POST',
    path: '/api/studio/fair/rotate',
    summary: 'Opens the current seed and seals a new one; a new client seed may be given',
    who: 'anyone',
    rate: 'write',
    body: z.object({ mode: mode.default('demo'), client_seed: z.string().max(200).optional() }),
    responses: { 200: z.object({ revealed: RevealedPair, current: SeedPair }) },
    errors: ['UNAUTHENTICATED', 'client_seed.invalid', 'ROUND_UNFINISHED'],
  },
  listFreeRounds: {
    method: 'GET',
    path: '/api/studio/free_rounds',
    summary: 'Free rounds of this player that can be played now, those that run out first in front',
    who: 'player',
    rate: 'read',
    query: z.object({ game: game.optional() }),
    responses: { 200: z.array(FreeRounds) },
    errors: ['NOT_FOUND'],
  },
  listPlayedRounds: {
    method: 'GET',
    path: '/api/player/games',
    summary: 'The rounds of this player in every game, newest first; `before` is the bet_id to go on from',
    who: 'player',
    rate: 'read',
    query: z.object({
      ...historyFilter,
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    responses: { 200: z.array(GameHistoryItem) },
    errors: ['to.before_from'],
  },
  readPlayedRound: {
    method: 'GET',
    path: '/api/player/games/:round',
    summary: 'One round of this player in any game, with what was chosen and what came out',
    who: 'player',
    rate: 'read',
    params: z.object({ round: roundId }),
    responses: { 200: PlayedRoundRecord },
    errors: ['NOT_FOUND'],
  },
  exportPlayedRounds: {
    method: 'GET',
    path: '/api/player/games/export',
    summary: 'The same as a CSV file, at most 50 000 rounds: older ones by their days',
    who: 'player',
    rate: 'write',
    query: z.object(historyFilter),
    responses: { 200: z.string() },
    errors: ['to.before_from'],
  },
});
