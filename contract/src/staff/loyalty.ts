import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { lootboxStages } from '../loyalty/lootboxes.ts';
import { exchangeTypes, MartOrder, orderStates } from '../loyalty/mart.ts';
import { PointEntry, PointsStanding, pointProducts } from '../loyalty/points.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';

const reason = z.string().trim().min(3).max(500);
const read = { who: 'staff', permission: 'promotions.read', rate: 'read' } as const;
const manage = { who: 'staff', permission: 'bonuses.manage', rate: 'write' } as const;

/** Points that somebody wants to give or take: true when another person agrees. */
export const PointCorrection = z
  .object({
    id: z.int(),
    player_id: z.int(),
    nickname: z.string().nullable(),
    chargeable: z.int(),
    persistent: z.int(),
    reason: z.string(),
    state: z.enum(['proposed', 'agreed', 'refused']),
    proposed_by: z.string(),
    proposed_at: timestamp,
    decided_by: z.string().nullable(),
    decided_at: timestamp.nullable(),
    /** Whoever asks has proposed it: another person decides. */
    is_own: z.boolean(),
  })
  .meta({ id: 'PointCorrection' });
export type PointCorrection = z.output<typeof PointCorrection>;

/** The address is there for whoever sends it and whoever reads what is personal; for others it is null. */
export const StaffOrder = MartOrder.extend({
  player_id: z.int(),
  nickname: z.string().nullable(),
}).meta({ id: 'StaffOrder' });
export type StaffOrder = z.output<typeof StaffOrder>;

/** What a desk does with an order. */
export const orderMoves = ['confirm', 'send', 'deliver', 'cancel', 'return'] as const;
export type OrderMove = (typeof orderMoves)[number];

/** What the points programme has cost and owes. Points are whole; fractions are cut off. */
/** A box or turn as the desk sees it. */
export const StaffLootbox = z
  .object({
    id: z.int(),
    title: z.string(),
    stage: z.enum(lootboxStages),
    created_at: timestamp,
    valid_until: timestamp,
    /** The order it came with; null: it was given. */
    order_id: z.int().nullable(),
  })
  .meta({ id: 'StaffLootbox' });
export type StaffLootbox = z.output<typeof StaffLootbox>;

export const LoyaltyFigures = z
  .object({
    days: z.array(
      z.object({
        day: z.string(),
        earned: z.int(),
        given: z.int(),
        spent: z.int(),
        ran_out: z.int(),
        /** What exchanges of the day have cost, in EUR. */
        cost_cents: cents,
      }),
    ),
    /** What players could spend now, and what that would cost at the money card that costs most a point; in EUR. */
    outstanding_points: z.int(),
    liability_cents: cents,
    owed_points: z.int(),
    players_by_level: z.array(z.object({ level: z.int(), players: z.int(), from_points: z.int() })),
    rates: z.array(
      z.object({ product: z.enum(pointProducts), currency, stake_cents: cents, from: timestamp, by: z.string() }),
    ),
    cards: z.array(
      z.object({
        promotion_id: z.int(),
        group: z.string(),
        title: z.string(),
        type: z.enum(exchangeTypes),
        price: z.int(),
        sold: z.int(),
        /** Null: without end. */
        left: z.int().nullable(),
        points: z.int(),
        budget_used_cents: cents,
        budget_cents: cents,
        currency,
      }),
    ),
    wheels: z.array(
      z.object({
        promotion_id: z.int(),
        title: z.string(),
        issued: z.int(),
        opened: z.int(),
        currency,
        /** What the opened ones should have given by their odds, and what they gave; one standard deviation of the former. */
        expected_cents: cents,
        actual_cents: cents,
        deviation_cents: cents,
        items: z.array(z.object({ title: z.string(), weight: z.int(), of: z.int(), given: z.int() })),
        /** Whether the counts fit the odds: the chance of a worse fit by luck alone; null: too few. */
        fit: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'LoyaltyFigures' });
export type LoyaltyFigures = z.output<typeof LoyaltyFigures>;

export const staffLoyaltyCalls = defineStaffCalls({
  readPlayerPoints: {
    method: 'GET',
    path: '/api/staff/players/:id/points',
    summary: 'Points, level and every move of them, newest first',
    who: 'staff',
    permission: 'players.read',
    rate: 'read',
    recorded: 'staff.player_viewed',
    params: z.object({ id: pathId }),
    responses: {
      200: z.object({
        standing: PointsStanding,
        entries: z.array(PointEntry.extend({ by: z.string(), reason: z.string().nullable() })),
        corrections: z.array(PointCorrection),
        orders: z.array(StaffOrder),
        /** The newest, up to fifty. */
        lootboxes: z.array(StaffLootbox),
      }),
    },
    errors: ['NOT_FOUND'],
  },
  proposePoints: {
    ...manage,
    method: 'POST',
    path: '/api/staff/players/:id/points',
    summary: 'Proposes to give or take points; another person decides',
    recorded: 'loyalty.points_proposed',
    params: z.object({ id: pathId }),
    body: z.object({
      chargeable: z.int().min(-10_000_000).max(10_000_000),
      persistent: z.int().min(-10_000_000).max(10_000_000),
      reason,
    }),
    responses: { 200: PointCorrection },
    errors: ['NOT_FOUND', 'amount.invalid'],
  },
  listPointCorrections: {
    ...read,
    method: 'GET',
    path: '/api/staff/loyalty/corrections',
    summary: 'Corrections of points that wait, oldest first, and the last that were decided',
    responses: { 200: z.array(PointCorrection) },
    errors: [],
  },
  decidePoints: {
    ...manage,
    method: 'POST',
    path: '/api/staff/loyalty/corrections/:id/decision',
    summary: 'Agrees to a correction of points, or refuses it',
    recorded: 'loyalty.points_decided',
    params: z.object({ id: pathId }),
    body: z.object({ agree: z.boolean() }),
    responses: { 200: PointCorrection },
    errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'correction.decided'],
  },
  listMartOrders: {
    ...read,
    method: 'GET',
    path: '/api/staff/loyalty/orders',
    summary: 'Orders of the points shop; those that wait oldest first, others newest first',
    query: z.object({
      state: z.enum(orderStates).optional(),
      type: z.enum(exchangeTypes).optional(),
      player_id: z.coerce.number().int().positive().optional(),
    }),
    responses: { 200: z.array(StaffOrder) },
    errors: [],
  },
  moveMartOrder: {
    ...manage,
    method: 'POST',
    path: '/api/staff/loyalty/orders/:id/move',
    summary: 'Moves an order on; canceled and returned ones give the points back',
    recorded: 'loyalty.order_moved',
    params: z.object({ id: pathId }),
    body: z.object({
      move: z.enum(orderMoves),
      tracking: z.string().trim().max(200).optional(),
      reason: reason.optional(),
    }),
    responses: { 200: StaffOrder },
    errors: ['NOT_FOUND', 'ORDER_MOVED', 'reason.invalid'],
  },
  cancelLootbox: {
    ...manage,
    method: 'POST',
    path: '/api/staff/loyalty/lootboxes/:id/cancel',
    summary: 'Takes away a box that nobody opened: points that were paid for it are given back, and the player is told',
    recorded: 'loyalty.lootbox_canceled',
    params: z.object({ id: pathId }),
    body: z.object({ reason }),
    responses: { 200: StaffLootbox },
    errors: ['NOT_FOUND', 'LOOTBOX_OVER', 'ORDER_MOVED'],
  },
  readLoyaltyFigures: {
    ...read,
    method: 'GET',
    path: '/api/staff/loyalty/figures',
    summary: 'What the points programme has given, costs and owes, with cards, wheels and levels',
    responses: { 200: LoyaltyFigures },
    errors: [],
  },
  setPointRate: {
    who: 'staff',
    permission: 'promotions.manage',
    rate: 'write',
    method: 'POST',
    path: '/api/staff/loyalty/rates',
    summary: 'What has to be staked for a point from a moment on; what was played before keeps its rate',
    recorded: 'loyalty.rate_set',
    body: z.object({ product: z.enum(pointProducts), currency, stake_cents: cents.min(1), from: timestamp, reason }),
    responses: { 200: z.object({ ok: z.literal(true) }) },
    errors: ['publish.past'],
  },
});
