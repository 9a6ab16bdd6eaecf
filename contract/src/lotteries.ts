import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency, pathId, timestamp } from './schemas.ts';
import { ContestGift, Prize } from './tournaments.ts';

/** `frozen`: tickets are over, the list is published, the beacon has not spoken yet. */
export const lotteryStates = ['future', 'active', 'frozen', 'drawn', 'canceled'] as const;
export type LotteryState = (typeof lotteryStates)[number];

/** As a tournament's, but that the money is a number, and with the number that won it; null: not drawn. */
export const LotteryPrize = Prize.extend({ money_award: z.number(), ticket: z.string().nullable() }).meta({
  id: 'LotteryPrize',
});
export type LotteryPrize = z.output<typeof LotteryPrize>;

/** The first part is what every client of the field reads; the second is ours. */
export const Lottery = z
  .object({
    id: z.int(),
    title: z.string(),
    currency,
    frontend_identifier: z.string(),
    in_progress: z.boolean(),
    start_at: timestamp,
    end_at: timestamp,
    finished_at: timestamp.nullable(),
    chargeable_comp_points_budget: z.number(),
    persistent_comp_points_budget: z.number(),
    /** 0: not for points. */
    comp_points_ticket_price: z.number(),
    money_budget: z.number(),
    money_budget_cents: cents,
    group_ids: z.array(z.int()),
    prizes: z.array(LotteryPrize),
    deposit_scale_rules: z.partialRecord(
      currency,
      z.array(z.object({ from_amount_cents: cents, price_cents: cents, currency, active: z.boolean() })),
    ),
    max_tickets_count_to_player: z.int().nullable(),
    lottery_tickets_count: z.int(),

    state: z.enum(lotteryStates),
    summary: z.string(),
    version: z.int(),
    draw_at: timestamp,
    /** Published before the first ticket. */
    seed_hash: z.string(),
    beacon_name: z.string(),
    beacon_round: z.int(),
  })
  .meta({ id: 'Lottery' });
export type Lottery = z.output<typeof Lottery>;

export const LotteryStatus = z
  .object({ lottery_id: z.int(), tickets: z.array(z.int()), prizes: z.array(LotteryPrize) })
  .meta({ id: 'LotteryStatus' });
export type LotteryStatus = z.output<typeof LotteryStatus>;

export const Beacon = z
  .object({
    name: z.string(),
    /** `local`: of this house's demo; nobody but the house stands for it. */
    kind: z.enum(['drand', 'local']),
    chain_hash: z.string(),
    /** Compressed, in hex: signatures are points of G1, as drand's quicknet makes them. */
    public_key: z.string(),
    genesis_at: timestamp,
    period_seconds: z.int().positive(),
  })
  .meta({ id: 'Beacon' });
export type Beacon = z.output<typeof Beacon>;

/** Everything somebody needs to draw a lottery again. What is not known yet is null. */
export const LotteryDraw = z
  .object({
    lottery_id: z.int(),
    title: z.string(),
    state: z.enum(lotteryStates),
    beacon: Beacon,
    round: z.int(),
    round_at: timestamp,
    /** Named before the first ticket; `round` is a later one only where the list was not frozen in time. */
    named_round: z.int(),
    seed_hash: z.string(),
    seed: z.string().nullable(),
    /** SHA-256 over the tickets, frozen before the beacon's round. */
    root: z.string().nullable(),
    frozen_at: timestamp.nullable(),
    tickets: z.int(),
    ranges: z.int(),
    signature: z.string().nullable(),
    drawn_at: timestamp.nullable(),
    /** How many prizes there are to draw. Where fewer tickets are good, those that are left are not drawn. */
    places: z.int(),
    /** Of each draw its number, the ticket, and what became of it. */
    winners: z.array(
      z.object({ place: z.int(), nonce: z.int(), ticket: z.int(), nickname: z.string(), gifts: z.array(ContestGift) }),
    ),
    /** Why a draw that is due has not happened. */
    waits_for: z.enum(['beacon', 'list', 'nothing']),
  })
  .meta({ id: 'LotteryDraw' });
export type LotteryDraw = z.output<typeof LotteryDraw>;

/** A row of the frozen list: numbers from `first` on, of an owner that only the owner can recognise. */
export const TicketLeaf = z
  .object({ first: z.int(), count: z.int(), owner: z.string(), void: z.boolean() })
  .meta({ id: 'TicketLeaf' });
export type TicketLeaf = z.output<typeof TicketLeaf>;

/** That a player's numbers are in the frozen list: hashes from each leaf up to the root. */
export const TicketProof = z
  .object({
    root: z.string(),
    /** `owner` is SHA-256 of `salt:player_id`. Each player has a salt of their own: it tells nothing of others. */
    salt: z.string(),
    player_id: z.int(),
    leaves: z.array(TicketLeaf.extend({ at: z.int(), path: z.array(z.string()) })),
  })
  .meta({ id: 'TicketProof' });
export type TicketProof = z.output<typeof TicketProof>;

const byId = z.object({ id: pathId });

export const lotteriesCalls = defineCalls({
  listLotteries: {
    method: 'GET',
    path: '/api/lotteries',
    summary: 'Lotteries: to come, running and just over',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(Lottery) },
    errors: [],
  },
  listLotteryStatuses: {
    method: 'GET',
    path: '/api/lotteries/statuses',
    summary: 'Tickets and prizes of the player',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(LotteryStatus) },
    errors: [],
  },
  readLottery: {
    method: 'GET',
    path: '/api/lotteries/:id',
    summary: 'One lottery',
    who: 'anyone',
    rate: 'read',
    params: byId,
    responses: { 200: Lottery },
    errors: ['NOT_FOUND'],
  },
  readLotteryStatus: {
    method: 'GET',
    path: '/api/lotteries/:id/status',
    summary: 'Tickets and prizes of the player in one lottery',
    who: 'player',
    rate: 'read',
    params: byId,
    responses: { 200: LotteryStatus },
    errors: ['NOT_FOUND'],
  },
  readLotteryDraw: {
    method: 'GET',
    path: '/api/fair/draws/:id',
    summary: 'Seeds, list, beacon and winners of a lottery',
    who: 'anyone',
    rate: 'read',
    params: byId,
    responses: { 200: LotteryDraw },
    errors: ['NOT_FOUND'],
  },
  listDrawTickets: {
    method: 'GET',
    path: '/api/fair/draws/:id/tickets',
    summary: 'The frozen list, in pages of 10 000 rows',
    who: 'anyone',
    rate: 'read',
    params: byId,
    query: z.object({ from: z.coerce.number().int().min(0).max(100_000_000).default(0) }),
    responses: { 200: z.object({ leaves: z.array(TicketLeaf), next: z.int().nullable() }) },
    errors: ['NOT_FOUND'],
  },
  readTicketProof: {
    method: 'GET',
    path: '/api/fair/draws/:id/proof',
    summary: 'That the player’s own tickets are in the frozen list',
    who: 'player',
    rate: 'read',
    params: byId,
    responses: { 200: TicketProof },
    errors: ['NOT_FOUND', 'DRAW_NOT_FROZEN'],
  },
});
