import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { LootboxItem } from '../documents/promotions.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';

/** Issued: can be opened. Activated: was opened. */
export const lootboxStages = ['issued', 'activated', 'canceled', 'expired'] as const;
export type LootboxStage = (typeof lootboxStages)[number];

/** What a prize is, in words that the site writes itself. Null: nothing. */
export const PrizeShown = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('freespins'), count: z.int(), title: z.string() }),
    z.object({ type: z.literal('bonus'), amount_cents: cents, wager: z.int() }),
    z.object({ type: z.literal('cash'), amount_cents: cents }),
    z.object({ type: z.literal('points'), points: z.int() }),
  ])
  .meta({ id: 'PrizeShown' });
export type PrizeShown = z.output<typeof PrizeShown>;

/** One of the things a box or a turn can give, before it is opened. */
export const ItemChance = z
  .object({
    prize: PrizeShown.nullable(),
    weight: z.int(),
    /** Of all weights: the chance is `weight / of`. */
    of: z.int(),
    /** What it comes to in the player's money on average. */
    worth_cents: cents,
    /** How often it was given so far, to everybody. */
    given: z.int(),
  })
  .meta({ id: 'ItemChance' });
export type ItemChance = z.output<typeof ItemChance>;

/** By which seeds a draw was decided; the server's is open once the player has taken new seeds. */
export const DrawProof = z
  .object({
    server_seed_hash: z.string(),
    server_seed: z.string().nullable(),
    client_seed: z.string(),
    nonce: z.int(),
    /** The draw is one of so many: the sum of all weights. */
    of: z.int(),
    /** What was drawn, from 0. */
    drawn: z.int(),
    /** Where in its sector the pointer rests, in thousandths of it: from the same stream. */
    rest: z.int().min(0).max(999),
  })
  .meta({ id: 'DrawProof' });
export type DrawProof = z.output<typeof DrawProof>;

export const Lootbox = z
  .object({
    id: z.int(),
    title: z.string(),
    bonus_title: z.string(),
    stage: z.enum(lootboxStages),
    /** `wheel…` and `manual_wheel…`: a turn of the wheel; `rocket_…`: rocket chance. */
    group_key: z.string(),
    strategy: z.string(),
    currency,
    display: z.number(),
    created_at: timestamp,
    valid_until: timestamp,
    /** None has `prize` before it is opened, one has it afterwards. */
    items: z.array(LootboxItem),
    /** Ours: the same items with their chances, in their order. */
    chances: z.array(ItemChance),
    /** Which item was drawn, and by what; null before. */
    drawn_item: z.int().nullable(),
    proof: DrawProof.nullable(),
  })
  .meta({ id: 'Lootbox' });
export type Lootbox = z.output<typeof Lootbox>;

/** The wheel as it stands for this visitor. */
export const Wheel = z
  .object({
    title: z.string(),
    summary: z.string(),
    currency,
    /** Since when these chances hold. */
    since: timestamp,
    chances: z.array(ItemChance),
    /** What a turn comes to on average. */
    worth_cents: cents,
    promotion_id: z.int(),
    /** The turn of this day: free to take, had already, or not for this player; `guest`: log in first. */
    today: z.enum(['free', 'taken', 'not_for_you', 'guest']),
    /** When the next day begins. */
    next_at: timestamp,
    /** Turns the player holds, oldest first. */
    turns: z.array(z.object({ id: z.int(), title: z.string(), valid_until: timestamp })),
    /** A turn for points; null: there is none. */
    price_points: z.int().nullable(),
    price_group: z.string().nullable(),
    /** The seal of the next draw; null for guests. */
    seal: z.object({ server_seed_hash: z.string(), client_seed: z.string(), nonce: z.int() }).nullable(),
  })
  .meta({ id: 'Wheel' });
export type Wheel = z.output<typeof Wheel>;

const mine = { who: 'player' } as const;

export const lootboxCalls = defineCalls({
  listLootboxes: {
    ...mine,
    method: 'GET',
    path: '/api/player/lootboxes',
    summary: 'Boxes and turns of the player, newest first',
    rate: 'read',
    responses: { 200: z.array(Lootbox) },
    errors: [],
  },
  activateLootbox: {
    ...mine,
    method: 'POST',
    path: '/api/player/lootboxes/:id/activation',
    summary: 'Opens a box or turns the wheel: decided once, by the player’s own seeds, and given with it',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: Lootbox },
    errors: ['NOT_FOUND', 'LOOTBOX_OVER', 'BONUS_NOT_FOR_YOU'],
  },
  readWheel: {
    method: 'GET',
    path: '/api/wheel',
    summary: 'The wheel with every chance, what it has given so far, and the turns of the player; null: there is none',
    who: 'anyone',
    rate: 'read',
    responses: { 200: Wheel.nullable() },
    errors: [],
  },
  takeDailyTurn: {
    ...mine,
    method: 'POST',
    path: '/api/wheel/turn',
    summary: 'Takes the free turn of this day (UTC); it can be turned then',
    rate: 'write',
    responses: { 200: Lootbox },
    errors: ['NOT_FOUND', 'TURN_TAKEN', 'BONUS_NOT_FOR_YOU', 'PROMOTION_USED_UP'],
  },
});
