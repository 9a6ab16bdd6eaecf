import { currencyCodes } from '@halley/contract';
import { z } from 'zod';
import { tokenShape } from './session-store.ts';
import { toldDetails } from './told-details.ts';

/** The most that one action moves: far above any game's largest win, far below what a wallet can hold. */
const largestAmount = 1_000_000_000_000_000;
const mostActions = 50;
export const largestBodyBytes = 64 * 1024;

/** Visible ASCII: what one side writes, the other side reads back the same. */
const id = z.string().regex(/^[\x21-\x7e]{1,100}$/);
const playerId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const token = z.string().regex(tokenShape);
const currency = z.enum(currencyCodes);
const game = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}\/[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/);
const win = z.int().min(0).max(largestAmount);
const title = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => text.isWellFormed() && !text.includes('\0'));

/** What every call about a round says. The token is needed where something is staked, and welcome elsewhere. */
const ofRound = { id, token: token.optional(), player_id: playerId, currency, game, round_id: id };

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bet'), id, amount: z.int().min(1).max(largestAmount) }),
  z.strictObject({ type: z.literal('win'), id, amount: win }),
]);

export const bodies = {
  session: z.strictObject({ token }),
  balance: z.strictObject({ token }),
  play: z.strictObject({
    ...ofRound,
    actions: z.array(action).min(1).max(mostActions),
    finished: z.boolean().default(false),
    details: toldDetails.optional(),
  }),
  rollback: z.strictObject({ ...ofRound, of: id }),
  end_round: z.strictObject({ ...ofRound, details: toldDetails.optional() }),
  freerounds: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('status'), free_rounds_id: playerId }),
    z.strictObject({
      action: z.literal('finish'),
      id,
      free_rounds_id: playerId,
      player_id: playerId,
      rounds_played: z.int().min(0).max(1000),
      total_win: win,
    }),
  ]),
  promo_win: z.strictObject({ id, player_id: playerId, currency, amount: z.int().min(1).max(largestAmount), title }),
};

export type CallName = keyof typeof bodies;
export type BodyOf<Name extends CallName> = z.output<(typeof bodies)[Name]>;

const amount = z.int();
const money = { balance: amount, currency: z.string() };
const moved = {
  ...money,
  round_id: z.string(),
  /** `open`, `closed` or `rolled_back`; null when the call had nothing to do with a round. */
  round_state: z.enum(['open', 'closed', 'rolled_back']).nullable(),
  actions: z.array(
    z.object({
      id: z.string(),
      /** Our name for the transfer; null where no money moved. */
      transaction_id: z.string().nullable(),
      state: z.enum(['applied', 'undone', 'tombstone']),
    }),
  ),
};
const freeRounds = {
  free_rounds_id: z.string(),
  state: z.enum(['asked', 'issued', 'refused', 'cancelled', 'finished']),
};

/** What a call is answered when it is taken, always with 200. */
export const answers = {
  session: z.object({
    player_id: z.string(),
    ...money,
    country: z.string(),
    language: z.string(),
    game: z.string(),
    device: z.enum(['mobile', 'desktop']),
  }),
  balance: z.object(money),
  play: z.object(moved),
  rollback: z.object(moved),
  end_round: z.object(moved),
  freerounds: z.union([
    z.object({
      ...freeRounds,
      player_id: z.string(),
      game: z.string(),
      currency: z.string(),
      rounds: z.int(),
      stake: amount,
      valid_until: z.string(),
      total_win: amount.nullable(),
    }),
    z.object({ ...freeRounds, total_win: amount, ...money }),
  ]),
  promo_win: z.object({ ...money, transaction_id: z.string().nullable() }),
} satisfies Record<CallName, z.ZodType>;

export type AnswerOf<Name extends CallName> = z.output<(typeof answers)[Name]>;

export const summaries: Record<CallName, string> = {
  session: 'Who launched the game: the first call of every launch',
  balance: 'What the player can stake now',
  play: 'Bets and wins of one round, all of them or none',
  rollback: 'Takes one bet or win back; of one that never came it leaves a tombstone',
  end_round: 'Closes a round that has nothing more to win',
  freerounds: 'Free rounds the house has asked for: how they stand, and what they won in the end',
  promo_win: 'A prize of the provider: a tournament, a drop, a race',
};
