import { z } from 'zod';
import { cents, currency, timestamp } from '../schemas.ts';
import { Weights } from './reward.ts';
import { products } from './rule.ts';

/**
 * The six lines that stand on every gift and offer: what you get, what you must stake, what that costs on average, biggest
 * stake with games and weights, until when, what if you stop now. Numbers only: the screen has the words.
 */
export const DealCard = z
  .object({
    currency,
    product: z.enum(products),
    /** Unset: given by hand, without a promotion. */
    promotion: z.object({ id: z.int(), version: z.int(), hash: z.string() }).nullable(),
    gets: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('bonus'),
        /** Of an offer: this part of the deposit, up to the cap. Of a gift: null, and the amount is there. */
        percent: z.int().nullable(),
        amount_cents: cents.nullable(),
        cap_cents: cents.nullable(),
      }),
      z.object({
        type: z.literal('freespins'),
        count: z.int(),
        bet_cents: cents,
        games: z.array(z.object({ identifier: z.string(), title: z.string() })),
        result: z.enum(['bonus', 'cash']),
        /** Count × bet × return of the game. */
        worth_cents: cents,
        max_win_cents: cents.nullable(),
      }),
      z.object({
        type: z.literal('cash'),
        percent: z.int().nullable(),
        amount_cents: cents.nullable(),
        cap_cents: cents.nullable(),
      }),
      z.object({
        type: z.literal('freebet'),
        amount_cents: cents,
        returns: z.enum(['only_win', 'all_win', 'no_risk']),
        min_odds: z.number(),
      }),
    ]),
    /** The smallest deposit; null: none is asked for. */
    deposit_from_cents: cents.nullable(),
    /** In money, for the amount of the gift; for an offer with a percent, for its cap. Null: nothing has to be staked. */
    stake: z.object({ times: z.int(), requirement_cents: cents, left_cents: cents }).nullable(),
    /** What staking that much costs on average at the reference game. */
    cost: z
      .object({
        average_cents: cents,
        game: z.string(),
        return_percent: z.number(),
        /** Whoever plays it through ends on average below what the deposit alone would have been. */
        below_deposit: z.boolean(),
      })
      .nullable(),
    limits: z.object({
      max_stake_cents: cents.nullable(),
      max_cashout_cents: cents.nullable(),
      weights: Weights.nullable(),
      games: z.array(z.string()),
      collections: z.array(z.string()),
      min_odds: z.number().nullable(),
    }),
    until: z.object({
      /** Until when an offer can be taken, or a gift be activated. */
      take: timestamp.nullable(),
      /** Days to play from then on; null once it runs. */
      days: z.int().nullable(),
      valid: timestamp.nullable(),
    }),
    stop: z.object({
      release: z.enum(['whole', 'steps']).nullable(),
      /** What has become own money so far, and what would be lost by giving it up now. */
      released_cents: cents,
      lost_cents: cents,
    }),
  })
  .meta({ id: 'DealCard' });
export type DealCard = z.output<typeof DealCard>;
