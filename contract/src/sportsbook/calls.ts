import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { doorRefusals } from '../door-refusals.ts';
import type { RefusalCode } from '../refusals.ts';
import { cents, currency, empty, timestamp } from '../schemas.ts';
import { sportIds } from '../sport-names.ts';
import { Bet, BetQuote, BetRequest, BetSlip, betStates, CashOutQuote, pricePolicies, Slip } from './bet.ts';
import { oddsTypes } from './betting.ts';

const byBet = z.object({ id: z.uuid() });
const own = { who: 'player', rate: 'read' } as const;

/** What a slip may be refused for, whoever asks. */
const slipRefusals = [
  'FIXTURE_UNKNOWN',
  'MARKET_UNKNOWN',
  'OUTCOME_UNKNOWN',
  'LEGS_CONTRADICT',
  'legs.too_many',
  'legs.twice',
  'sizes.invalid',
  'bankers.invalid',
  'each_way.not_here',
] as const satisfies readonly RefusalCode[];

const betRefusals = [
  'IDEMPOTENCY_CONFLICT',
  'idempotency_key.invalid',
  'MARKET_CLOSED',
  'PRICE_CHANGED',
  'STAKE_ABOVE_LIMIT',
  'QUOTE_EXPIRED',
  'FREE_BET_NOT_HERE',
  'BUILDER_REFUSED',
  'currency.not_supported',
  'currency.no_account',
  'stake_cents.not_enough_money',
  'stake_cents.too_small',
  'stake_cents.win_too_large',
  'stake_cents.above_bonus_stake',
  'TOO_FAST',
  ...doorRefusals,
] as const satisfies readonly RefusalCode[];

export const SportPreferences = z
  .object({
    odds_type: z.enum(oddsTypes),
    policy: z.enum(pricePolicies),
    quick_bet: z.boolean(),
    stakes_cents: z.array(z.int().min(1).max(100_000_000_000)).max(6),
  })
  .meta({ id: 'SportPreferences' });
export type SportPreferences = z.output<typeof SportPreferences>;

/** A quote, or why there is none: several slips are asked about at once, and one of them does not spoil the others. */
const QuoteOrRefusal = z
  .object({
    quote: BetQuote.nullable(),
    refusal: z.object({ code: z.string(), message: z.string() }).loose().nullable(),
  })
  .meta({ id: 'QuoteOrRefusal' });

/** The slip as it lies in the player's hand: legs whose price or market has gone stay, and are marked by the page. */
const KeptSlip = z.object({
  legs: z.array(Slip.shape.legs.element).max(40),
  kind: Slip.shape.kind,
  sizes: Slip.shape.sizes,
  bankers: Slip.shape.bankers,
  each_way: Slip.shape.each_way,
});

/** When a slip was kept, by the clock of the house: of two devices the later one counts. */
const keptAt = { at: timestamp };

const Favourites = z.object({
  fixtures: z.array(z.int().positive()).max(200),
  tournaments: z.array(z.int().positive()).max(200),
  competitors: z.array(z.int().positive()).max(200),
});

export const sportsbookCalls = defineCalls({
  priceSlip: {
    method: 'POST',
    path: '/api/sport/price',
    summary: 'What a slip costs and may return, at the prices of now',
    who: 'anyone',
    rate: 'read',
    body: Slip,
    responses: { 200: BetQuote },
    errors: [...slipRefusals, 'BUILDER_REFUSED', 'currency.not_supported'],
  },
  priceSlips: {
    method: 'POST',
    path: '/api/sport/prices',
    summary: 'The same of several slips at once: singles, each with its own stake',
    who: 'anyone',
    rate: 'read',
    body: z.object({ slips: z.array(Slip).min(1).max(20) }),
    responses: { 200: z.array(QuoteOrRefusal) },
    errors: [],
  },
  placeBet: {
    method: 'POST',
    path: '/api/sport/bets',
    summary: 'Places a bet; in play, or above the limit on request, it waits first',
    who: 'player',
    rate: 'wager',
    sessionAtTheDoor: true,
    money: true,
    body: BetSlip,
    responses: { 201: Bet, 202: BetRequest },
    errors: [...slipRefusals, ...betRefusals],
  },
  readBetRequest: {
    ...own,
    method: 'GET',
    path: '/api/sport/requests/:id',
    summary: 'A bet that waits, or what became of it',
    params: byBet,
    responses: { 200: BetRequest },
    errors: ['NOT_FOUND'],
  },
  answerBetRequest: {
    method: 'POST',
    path: '/api/sport/requests/:id/answer',
    summary: 'Takes or leaves a trader’s counter-offer; what still waits is taken back with `accept: false`',
    who: 'player',
    rate: 'wager',
    money: true,
    params: byBet,
    body: z.object({ accept: z.boolean() }),
    responses: { 200: BetRequest },
    errors: ['NOT_FOUND', 'REQUEST_OVER', ...betRefusals],
  },
  listBets: {
    ...own,
    method: 'GET',
    path: '/api/sport/bets',
    summary: 'Bets of the player, newest first',
    query: z.object({
      /** `settled`: won, lost or void; what was cashed out is apart. */
      state: z.enum([...betStates, 'settled']).optional(),
      /** This one alone. */
      id: z.uuid().optional(),
      /** At least one leg of it. */
      sport: z.enum(sportIds).optional(),
      from: timestamp.optional(),
      to: timestamp.optional(),
      /** The id of the last bet of the page before. */
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    responses: { 200: z.object({ bets: z.array(Bet), next: z.uuid().nullable() }) },
    errors: [],
  },
  readBet: {
    ...own,
    method: 'GET',
    path: '/api/sport/bets/:id',
    summary: 'One bet of the player',
    params: byBet,
    responses: { 200: Bet },
    errors: ['NOT_FOUND'],
  },
  readSportPosition: {
    ...own,
    method: 'GET',
    path: '/api/sport/position',
    summary: 'Net result of the player’s bets today, in this session and this month, and what is open',
    query: z.object({ currency }),
    responses: {
      200: z.object({
        currency,
        today_cents: cents,
        session_cents: cents,
        month_cents: cents,
        open_stakes_cents: cents,
        open_bets: z.int(),
      }),
    },
    errors: [],
  },
  quoteCashOut: {
    ...own,
    method: 'GET',
    path: '/api/sport/bets/:id/cash_out',
    summary: 'What a bet is worth now, and what is offered for it',
    params: byBet,
    responses: { 200: CashOutQuote },
    errors: ['NOT_FOUND', 'CASH_OUT_CLOSED'],
  },
  cashOutBet: {
    method: 'POST',
    path: '/api/sport/bets/:id/cash_out',
    summary: 'Takes the offer for a bet or a part of it',
    who: 'player',
    rate: 'wager',
    money: true,
    params: byBet,
    body: z.object({
      quote_id: z.uuid(),
      /** Of what is open, in millionths. */
      share: z.int().min(10_000).max(1_000_000).default(1_000_000),
      /** Take a lower value at the end of the delay as well. */
      policy: z.enum(['higher', 'any']).default('higher'),
    }),
    responses: { 200: Bet },
    errors: [
      'NOT_FOUND',
      'CASH_OUT_CLOSED',
      'QUOTE_EXPIRED',
      'PRICE_CHANGED',
      'ROUND_CLOSED',
      'IDEMPOTENCY_CONFLICT',
      'idempotency_key.invalid',
    ],
  },
  setAutoCashOut: {
    method: 'PUT',
    path: '/api/sport/bets/:id/auto_cash_out',
    summary: 'Cashes the bet out by itself once the offer reaches this',
    who: 'player',
    rate: 'write',
    params: byBet,
    body: z.object({ offer_cents: z.int().min(1).max(100_000_000_000) }),
    responses: { 200: Bet },
    errors: ['NOT_FOUND', 'ROUND_CLOSED', 'CASH_OUT_CLOSED'],
  },
  endAutoCashOut: {
    method: 'DELETE',
    path: '/api/sport/bets/:id/auto_cash_out',
    summary: 'The bet is not cashed out by itself any more',
    who: 'player',
    rate: 'write',
    params: byBet,
    responses: { 200: Bet },
    errors: ['NOT_FOUND'],
  },
  readSlip: {
    ...own,
    method: 'GET',
    path: '/api/sport/slip',
    summary: 'The slip as the player left it, on whatever device',
    responses: { 200: KeptSlip.extend(keptAt).nullable() },
    errors: [],
  },
  keepSlip: {
    method: 'PUT',
    path: '/api/sport/slip',
    summary: 'Keeps the slip',
    who: 'player',
    rate: 'write',
    body: KeptSlip,
    responses: { 200: z.object(keptAt) },
    errors: [],
  },
  readSportFavourites: {
    ...own,
    method: 'GET',
    path: '/api/sport/favourites',
    summary: 'Fixtures, tournaments and sides the player has marked',
    responses: { 200: Favourites },
    errors: [],
  },
  keepSportFavourites: {
    method: 'PUT',
    path: '/api/sport/favourites',
    summary: 'Keeps the marks',
    who: 'player',
    rate: 'write',
    body: Favourites,
    responses: { 204: empty },
    errors: [],
  },
  readSportPreferences: {
    ...own,
    method: 'GET',
    path: '/api/sport/preferences',
    summary: 'How the player wants prices shown and taken',
    responses: { 200: SportPreferences },
    errors: [],
  },
  keepSportPreferences: {
    method: 'PUT',
    path: '/api/sport/preferences',
    summary: 'Keeps these wishes',
    who: 'player',
    rate: 'write',
    body: SportPreferences,
    responses: { 204: empty },
    errors: [],
  },
  shareSlip: {
    method: 'POST',
    path: '/api/sport/codes',
    summary: 'A short code for a slip, without its stake',
    who: 'player',
    rate: 'write',
    body: KeptSlip,
    responses: { 201: z.object({ code: z.string() }) },
    errors: [],
  },
  readSharedSlip: {
    method: 'GET',
    path: '/api/sport/codes/:code',
    summary: 'The slip of a code',
    who: 'anyone',
    rate: 'read',
    params: z.object({ code: z.string().regex(/^[A-Z2-9]{8}$/) }),
    responses: { 200: KeptSlip },
    errors: ['NOT_FOUND'],
  },
});
