import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { martCategories, martTags } from '../promotions/rule.ts';
import { cents, countryCode, currency, pathId, timestamp } from '../schemas.ts';
import { ItemChance } from './lootboxes.ts';

/** What points are exchanged for. Goods are sent by post and have no list of their own in clients of the field. */
export const exchangeTypes = ['money', 'lootboxes', 'freespins', 'lotteries', 'goods'] as const;
export type ExchangeType = (typeof exchangeTypes)[number];

const price = z.int().min(1).max(1_000_000_000);

/**
 * Something that can be had for points. The first half is what every client of the field reads; the second is ours. Cards that
 * the shop's page brings for guests have the first half alone.
 */
export const RateCard = z
  .object({
    /** `sale…`: a discount. */
    group: z.string().max(60),
    title: z.string().max(200),
    /** Of money: a price for each currency. On other cards the key is not there. */
    rates: z
      .array(z.object({ points: price, currency, amount_cents: cents }))
      .min(1)
      .optional(),
    /** Of everything else. */
    rate: z.object({ points: price, freespins_count: z.int().optional() }).optional(),
    wager: z.number().optional(),
    /** `producer:game`. */
    games: z.array(z.string().max(200)).optional(),
    /** Of lootboxes: `manual_wheel…` is a turn of the wheel. */
    bonus_title: z.string().max(100).optional(),
    lottery_ids: z.array(z.int()).optional(),

    promotion_id: z.int().optional(),
    type: z.enum(exchangeTypes).optional(),
    category: z.enum(martCategories).optional(),
    tag: z.enum(martTags).nullable().optional(),
    /** What it is, in a sentence. */
    summary: z.string().max(300).optional(),
    /** How many can be had at once by this player, whatever they have: of what is left, and of what one may have. */
    most: z.int().min(0).optional(),
    /** From which level on; null: the player may have it. */
    from_level: z.int().min(2).max(12).nullable().optional(),
    /** Of a discount: until when. */
    ends_at: timestamp.nullable().optional(),
    /** What is in a box. */
    chances: z.array(ItemChance).optional(),
    /** What one of it comes to in the player's money, on average. */
    worth_cents: cents.nullable().optional(),
  })
  .meta({ id: 'RateCard' });
export type RateCard = z.output<typeof RateCard>;

export const PostalAddress = z
  .object({
    name: z.string().trim().min(2).max(100),
    street: z.string().trim().min(3).max(200),
    postal_code: z.string().trim().min(2).max(20),
    city: z.string().trim().min(1).max(100),
    country: countryCode,
    phone: z.string().trim().max(40).optional(),
  })
  .meta({ id: 'PostalAddress' });
export type PostalAddress = z.output<typeof PostalAddress>;

/**
 * Placed → confirmed → sent → delivered; until it is sent it can be canceled, and returned afterwards. Digital: delivered at once; boxes
 * and turns that nobody has opened can be returned.
 */
export const orderStates = ['placed', 'confirmed', 'sent', 'delivered', 'canceled', 'returned'] as const;
export type OrderState = (typeof orderStates)[number];

export const MartOrder = z
  .object({
    id: z.int(),
    group: z.string(),
    type: z.enum(exchangeTypes),
    title: z.string(),
    quantity: z.int(),
    /** All of them together. */
    points: z.number(),
    state: z.enum(orderStates),
    /** Of what is sent by post, until some time after it is over; else null. */
    address: PostalAddress.nullable(),
    tracking: z.string().nullable(),
    placed_at: timestamp,
    changed_at: timestamp,
    /** Turns and boxes that were given with it. */
    lootbox_ids: z.array(z.int()),
    /** Goods until they are sent, boxes and turns for an hour while none was opened: the player may give it back for the points. */
    can_take_back: z.boolean(),
  })
  .meta({ id: 'MartOrder' });
export type MartOrder = z.output<typeof MartOrder>;

const exchange = z.object({
  exchange: z.object({
    /** All that is paid: so many times the price. */
    points: z.int().min(1).max(1_000_000_000_000),
    group: z.string().min(1).max(60),
    currency,
    tickets_count: z.int().min(1).max(100_000).optional(),
    lottery_id: z.int().optional(),
    /** Of what is sent by post. */
    address: PostalAddress.optional(),
  }),
});
export type ExchangeBody = z.output<typeof exchange>;

const exchanged = {
  who: 'player',
  rate: 'write',
  money: true,
  body: exchange,
  responses: { 200: MartOrder },
  errors: [
    'points.not_enough',
    'points.other_price',
    'points.too_many',
    'points.sold_out',
    'points.had_all',
    'group.unknown',
    'group.not_for_you',
    'group.several_accounts',
    'group.no_bonuses',
    'currency.no_rate',
    'address.needed',
    'lottery_id.over',
    'tickets_count.other',
    'tickets_count.too_many',
    'IDEMPOTENCY_CONFLICT',
    'idempotency_key.invalid',
  ],
} as const;

export const martCalls = defineCalls({
  listMoneyRates: {
    method: 'GET',
    path: '/api/comp_points/rates/money',
    summary: 'Money that can be had for points; for guests nothing',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(RateCard) },
    errors: [],
  },
  listRates: {
    method: 'GET',
    path: '/api/comp_points/rates/:type',
    summary: 'What can be had for points, of one kind; for guests nothing',
    who: 'anyone',
    rate: 'read',
    params: z.object({ type: z.enum(exchangeTypes) }),
    responses: { 200: z.array(RateCard) },
    errors: [],
  },
  exchangeForMoney: {
    ...exchanged,
    method: 'POST',
    path: '/api/comp_points/exchange/money',
    summary: 'Points for money',
  },
  exchangePoints: {
    ...exchanged,
    method: 'POST',
    path: '/api/comp_points/exchange/:type',
    summary: 'Points for whatever the shop has',
    params: z.object({ type: z.enum(exchangeTypes) }),
  },
  listOrders: {
    method: 'GET',
    path: '/api/player/comp_points/orders',
    summary: 'What the player has had for points, newest first',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(MartOrder) },
    errors: [],
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/player/comp_points/orders/:id/cancel',
    summary:
      'Gives back what was not sent yet, or boxes of the last hour that nobody opened: the points are there again',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: MartOrder },
    errors: ['NOT_FOUND', 'ORDER_MOVED'],
  },
});
