import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { oddsPrice } from '../fixtures.ts';
import { cents, currency, timestamp } from '../schemas.ts';
import { sportIds } from '../sport-names.ts';
import { sportOfferKinds } from './offer-kinds.ts';

/** Something that a player may use on a slip, with all its terms. */
export const SportOffer = z
  .object({
    id: z.int(),
    kind: z.enum(sportOfferKinds),
    name: z.string(),
    currency,
    /** Of a free bet: its stake. Of boosts and insurance: the largest stake that it counts for. */
    amount_cents: cents,
    /** Of boosts and insurance: what is added to winnings, or comes back, in whole per cent. */
    percent: z.int().nullable(),
    /** Of a combo boost: from how many legs on which part is added. */
    steps: z.array(z.object({ legs: z.int(), percent: z.int() })),
    /** Of each leg. */
    min_price: oddsPrice.nullable(),
    min_legs: z.int(),
    max_legs: z.int().nullable(),
    /** Null: all. */
    sports: z.array(z.enum(sportIds)).nullable(),
    /** Of a boost of one outcome: which, and its price with the boost. */
    target: z.object({ fixture: z.int(), market: z.string(), outcome: z.string(), price: oddsPrice }).nullable(),
    /** `live`, `not_started`, or both where null. */
    when: z.enum(['live', 'not_started']).nullable(),
    uses_left: z.int().nullable(),
    valid_until: timestamp,
    /** Of hunting: points so far and what is needed for the next free bet. */
    progress: z.object({ points: z.int(), needed: z.int() }).nullable(),
  })
  .meta({ id: 'SportOffer' });
export type SportOffer = z.output<typeof SportOffer>;

export const sportOffersCalls = defineCalls({
  listSportOffers: {
    method: 'GET',
    path: '/api/sport/offers',
    summary: 'Free bets, boosts and insurance that the player may use, with their terms',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(SportOffer) },
    errors: [],
  },
});
