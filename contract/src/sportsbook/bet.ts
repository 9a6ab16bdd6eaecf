import { z } from 'zod';
import { FixtureScore, marketKeyField, oddsPrice, outcomeField } from '../fixtures.ts';
import { cents, currency, timestamp } from '../schemas.ts';
import { fixtureStates, sportIds } from '../sport-names.ts';
import { offerFaults, sportOfferKinds } from './offer-kinds.ts';

/** Names of bets that are fixed sets of lines stand beside the plain ones. */
export const betKinds = [
  'single',
  'multiple',
  'system',
  'trixie',
  'patent',
  'yankee',
  'lucky15',
  'canadian',
  'lucky31',
  'heinz',
  'lucky63',
  'super_heinz',
  'goliath',
] as const;
export type BetKind = (typeof betKinds)[number];

/** What the player takes when a price has moved: nothing else, better ones only, or any. Better ones are always given. */
export const pricePolicies = ['none', 'higher', 'any'] as const;

const legOnSlip = z.object({
  fixture: z.int().positive(),
  market: marketKeyField,
  outcome: outcomeField,
  /** As the player saw it. */
  price: oddsPrice,
  /** Legs of one fixture that count as one leg have the same number. */
  group: z.int().min(1).max(20).optional(),
});

/** What a price is asked for. */
export const Slip = z.object({
  currency,
  kind: z.enum(betKinds),
  /** Of a system: how many legs its lines have, `[2, 3]`. */
  sizes: z.array(z.int().min(1).max(20)).max(20).default([]),
  /** Places of legs that are in every line, from 0. */
  bankers: z.array(z.int().min(0).max(19)).max(19).default([]),
  legs: z.array(legOnSlip).min(1).max(40),
  unit_stake_cents: z.int().min(1).max(100_000_000_000),
  each_way: z.boolean().default(false),
  /** A free bet that pays the stake, or a boost or insurance on it (`GET /api/sport/offers`): one of them at most. */
  free_bet_id: z.int().positive().optional(),
  offer_id: z.int().positive().optional(),
});
export type Slip = z.output<typeof Slip>;

/** A slip that is to become a bet. */
export const BetSlip = Slip.extend({
  policy: z.enum(pricePolicies).default('higher'),
  /** When the stake is above the largest: take the largest, or ask a trader. Unset: refuse. */
  above: z.enum(['take_max', 'refer']).optional(),
  quote_id: z.uuid().optional(),
});
export type BetSlip = z.output<typeof BetSlip>;

export const betStates = ['open', 'won', 'lost', 'void', 'cashed_out'] as const;

/** How an open leg stands. The chance is what is fair now, in millionths; null where the feed does not say. */
const LegNow = z.object({
  sport: z.enum(sportIds),
  status: z.enum(fixtureStates),
  score: FixtureScore.nullable(),
  sides: z.array(z.string()),
  /** Bets are taken on it: so it can be cashed out. */
  open: z.boolean(),
  price: oddsPrice.nullable(),
  chance_ppm: z.int().nullable(),
});

export const BetLeg = z
  .object({
    place: z.int(),
    fixture_id: z.int(),
    /** As they were when the bet was placed, in the player's language. */
    fixture: z.string(),
    tournament: z.string(),
    sport: z.string(),
    start_at: timestamp,
    market: z.string(),
    market_title: z.string(),
    outcome: z.string(),
    outcome_title: z.string(),
    price: oddsPrice,
    group: z.int().nullable(),
    /** Null: open. `half_won`, `half_lost`: of quarter lines. */
    result: z.enum(['won', 'lost', 'void', 'half_won', 'half_lost', 'dead_heat', 'placed']).nullable(),
    /** "Over 2.75: three goals, half won, half returned". */
    explanation: z.string().nullable(),
    /** Null: decided, or not known any more. */
    now: LegNow.nullable(),
    simulated: z.boolean(),
  })
  .meta({ id: 'BetLeg' });
export type BetLeg = z.output<typeof BetLeg>;

/** What a bet was by one result. `at` is when it was decided; null: open again. */
const DecidedBet = z.object({
  state: z.enum(betStates),
  returned_cents: cents,
  at: timestamp.nullable(),
  explanation: z.string().nullable(),
});

export const Bet = z
  .object({
    id: z.uuid(),
    kind: z.enum(betKinds),
    currency,
    state: z.enum(betStates),
    legs: z.array(BetLeg),
    lines: z.int(),
    unit_stake_cents: cents,
    stake_cents: cents,
    each_way: z.boolean(),
    policy: z.enum(pricePolicies),
    /** Of single and multiple bets, all prices together; null of systems. */
    price: z.int().nullable(),
    largest_return_cents: cents,
    returned_cents: cents,
    /** In millionths: what was not cashed out. */
    open_share: z.int(),
    auto_cash_out_cents: cents.nullable(),
    /** What the bet costs on average, by the fair prices it was placed at; null where a feed does not tell them. */
    expected_cost_cents: cents.nullable(),
    free_bet_id: z.int().nullable(),
    /** Unset: none was used. */
    offer: z
      .object({
        id: z.int(),
        kind: z.enum(sportOfferKinds),
        /** The part of the stake that it counts for. */
        covered_cents: cents,
        /** What it has added to what was returned. */
        added_cents: cents,
        /** Of a boost of one price: that price. */
        price: oddsPrice.nullable(),
        /** What came back as a free bet, or the offer itself with a void bet; null: nothing. */
        back_id: z.int().nullable(),
      })
      .optional(),
    explanation: z.string().nullable(),
    /** Newest last: what moved in the wallet for it. */
    movements: z.array(
      z.object({
        /** `claim`: kept of this return, because of money that an earlier result had paid and that was gone. */
        kind: z.enum(['stake', 'settlement', 'cash_out', 'undo', 'claim']),
        amount_cents: cents,
        at: timestamp,
        /** Of an undo: what was not there any more. */
        shortfall_cents: cents,
      }),
    ),
    /** Newest last: a bet that was decided and is decided otherwise, because its result was changed. */
    corrections: z.array(z.object({ at: timestamp, was: DecidedBet, now: DecidedBet })),
    simulated: z.boolean(),
    placed_at: timestamp,
    settled_at: timestamp.nullable(),
  })
  .meta({ id: 'Bet' });
export type Bet = z.output<typeof Bet>;

/** A bet that waits: for the delay in play, or for a trader. */
export const BetRequest = z
  .object({
    request_id: z.uuid(),
    kind: z.enum(['delay', 'referral']),
    state: z.enum(['waiting', 'accepted', 'declined', 'countered']),
    decide_at: timestamp,
    /** Of a counter-offer. */
    counter_unit_stake_cents: cents.nullable(),
    /** Why it was declined, with what would be accepted. */
    refusal: z.object({ code: z.string(), message: z.string() }).loose().nullable(),
    bet: Bet.nullable(),
  })
  .meta({ id: 'BetRequest' });
export type BetRequest = z.output<typeof BetRequest>;

export const BetQuote = z
  .object({
    lines: z.int(),
    stake_cents: cents,
    largest_return_cents: cents,
    /** Of single and multiple bets; null of systems. */
    price: z.int().nullable(),
    /** What the slip costs on average; null where fair prices are not known. */
    expected_cost_cents: cents.nullable(),
    /** The largest stake for each line, for this player where one is logged in. */
    max_unit_stake_cents: cents,
    /** Seconds that a bet like this waits before it is taken; 0: none. */
    delay_seconds: z.number(),
    legs: z.array(
      z.object({
        place: z.int(),
        price: oddsPrice.nullable(),
        version: z.int(),
        open: z.boolean(),
        /** Against the price on the slip. */
        moved: z.enum(['same', 'up', 'down', 'gone']),
        /** Names in the reader's language: a slip from another device brings none. */
        fixture: z.string(),
        market_title: z.string(),
        outcome_title: z.string(),
        sport: z.string(),
        start_at: timestamp,
        in_play: z.boolean(),
        /** It can be backed each way now. */
        each_way: z.boolean(),
      }),
    ),
    /** Unset: the slip has none. */
    offer: z
      .object({
        id: z.int(),
        kind: z.enum(sportOfferKinds),
        /** Why it cannot be used for this slip; null: it can. */
        fault: z.enum(offerFaults).nullable(),
        /** What of the stake is the player's own, and what the offer adds to the largest return, which has it in it. */
        own_stake_cents: cents,
        adds_cents: cents,
        /** Of a boost of one price: that price. */
        price: oddsPrice.nullable(),
        /** What comes back as a free bet at most. */
        back_cents: cents,
      })
      .optional(),
    /** Of legs of one fixture: the price of all together. */
    builder: z.array(
      z.object({
        group: z.int(),
        quote_id: z.uuid(),
        price: oddsPrice,
        /** Standard error of the chance, in millionths of it. */
        error_ppm: z.int(),
        valid_until: timestamp,
      }),
    ),
  })
  .meta({ id: 'BetQuote' });
export type BetQuote = z.output<typeof BetQuote>;

export const CashOutQuote = z
  .object({
    quote_id: z.uuid(),
    bet_id: z.uuid(),
    /** What the bet is worth by the fair prices of now, what is offered, and what the difference is. */
    worth_cents: cents,
    offer_cents: cents,
    cost_cents: cents,
    cost_bp: z.int(),
    valid_until: timestamp,
    delay_seconds: z.number(),
  })
  .meta({ id: 'CashOutQuote' });
export type CashOutQuote = z.output<typeof CashOutQuote>;
