import { z } from 'zod';
import { AuditEntry } from '../audit.ts';
import { defineStaffCalls } from '../call.ts';
import { FairProof } from '../games.ts';
import { vipTiers } from '../groups.ts';
import { cents, countryCode, currency, empty, pathId, timestamp } from '../schemas.ts';
import { PlayerDocument } from '../verification.ts';

/** A player in a list. The address is shown in part: `an…@example.com`. */
export const FoundPlayer = z
  .object({
    id: z.int(),
    email: z.string(),
    nickname: z.string().nullable(),
    name: z.string().nullable(),
    country: countryCode.nullable(),
    created_at: timestamp,
    last_sign_in_at: timestamp.nullable(),
    verified: z.boolean(),
    locked: z.boolean(),
  })
  .meta({ id: 'FoundPlayer' });
export type FoundPlayer = z.output<typeof FoundPlayer>;

/** In the list of all players. */
export const ListedPlayer = FoundPlayer.extend({
  /** What the player can stake in the currency that was asked for, else in the selected one; null without that wallet. */
  balance: z.object({ currency, amount_cents: cents }).nullable(),
  vip: z.enum(vipTiers).nullable(),
}).meta({ id: 'ListedPlayer' });
export type ListedPlayer = z.output<typeof ListedPlayer>;

export const playerStates = ['open', 'closed', 'on_break'] as const;
export const playerSorts = ['newest', 'oldest', 'seen', 'name', 'balance_high', 'balance_low'] as const;
export type PlayerSort = (typeof playerSorts)[number];

/** What everybody sees who may read players; what is personal comes with `readPlayerDetails`. */
export const PlayerFile = FoundPlayer.extend({
  confirmed: z.boolean(),
  language: z.string(),
  currency,
  licence: z.string(),
  level: z.int(),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
  two_factor: z.boolean(),
  lock: z.object({ reason: z.string(), at: timestamp }).nullable(),
  /** Failed log-ins have closed the account; its owner can open it by mail, staff here. */
  locked_out: z.boolean(),
  wallets: z.array(
    z.object({ currency, cash_cents: cents, bonus_cents: cents, reserved_cents: cents, selected: z.boolean() }),
  ),
}).meta({ id: 'PlayerFile' });
export type PlayerFile = z.output<typeof PlayerFile>;

export const PlayerDetails = z
  .object({
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    gender: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    mobile_phone: z.string().nullable(),
    country: countryCode.nullable(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    nickname: z.string().nullable(),
    personal_id_number: z.string().nullable(),
    consents: z.array(z.object({ name: z.string(), given: z.boolean(), at: timestamp.nullable() })),
  })
  .meta({ id: 'PlayerDetails' });
export type PlayerDetails = z.output<typeof PlayerDetails>;

export const PlayerSession = z
  .object({
    id: z.int(),
    address: z.string(),
    country: z.string(),
    user_agent: z.string(),
    device: z.string(),
    created_at: timestamp,
    last_seen_at: timestamp,
    open: z.boolean(),
  })
  .meta({ id: 'PlayerSession' });
export type PlayerSession = z.output<typeof PlayerSession>;

export const PlayerRound = z
  .object({
    id: z.string(),
    game: z.string(),
    /** The game's name, and that of its producer; null: the catalogue does not know it any more. */
    title: z.string().nullable(),
    producer: z.string().nullable(),
    currency,
    state: z.enum(['open', 'closed', 'rolled_back']),
    stake_cents: cents,
    /** What a free round was played at; its stake is 0. */
    free_stake_cents: cents.optional(),
    win_cents: cents,
    balance_after_cents: cents,
    opened_at: timestamp,
    /** What the maker of another house's game told about it; null: nothing. */
    told: z
      .object({
        choices: z.unknown(),
        outcome: z.unknown(),
        game_version: z.string().nullable(),
        replay_url: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'PlayerRound' });
export type PlayerRound = z.output<typeof PlayerRound>;

/** All that is recorded of a round: enough to answer a player who asks what happened. */
export const PlayerRoundFile = PlayerRound.extend({
  balance_before_cents: cents,
  closed_at: timestamp.nullable(),
  game_version: z.int(),
  /** Of a game of the house; what others tell is in `told`. */
  choice: z.unknown(),
  steps: z.array(z.unknown()),
  outcome: z.unknown(),
  /** Each bet and win of a round that came in several; empty: it was played in one piece. */
  actions: z.array(
    z.object({
      kind: z.enum(['bet', 'win', 'undo', 'promo']).nullable(),
      /** Below zero is money gone. */
      amount_cents: cents,
      state: z.string(),
      at: timestamp,
    }),
  ),
  /** With what the result can be worked out again; null: not a provably fair game of the house. */
  fair: FairProof.nullable(),
}).meta({ id: 'PlayerRoundFile' });
export type PlayerRoundFile = z.output<typeof PlayerRoundFile>;

const byId = z.object({ id: pathId });
/** Rungs of the ladder, as text in a query. */
const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const groupIds = z.array(z.int().min(1).max(2_147_483_647)).max(50).default([]);
const queryCents = z
  .string()
  .regex(/^[0-9]{1,15}$/)
  .transform(Number)
  .optional();
/** Why it is done, in words for whoever reads the trail later. */
export const staffReason = z.object({ reason: z.string().trim().min(3).max(500) });
export const olderThan = z
  .string()
  .regex(/^[0-9]{1,15}$/)
  .transform(Number)
  .optional();

export const staffPlayerCalls = defineStaffCalls({
  searchPlayers: {
    method: 'GET',
    path: '/api/staff/players',
    summary: 'Players by e-mail, id, nickname, name or phone, by state, country, VIP status and balance; in an order',
    who: 'staff',
    permission: 'players.read',
    recorded: 'staff.players_searched',
    rate: 'read',
    query: z.object({
      question: z.string().trim().max(200).default(''),
      /** `on_break` is for members who may read limits. */
      state: z.enum(playerStates).optional(),
      country: countryCode.optional(),
      verified: z.enum(['true', 'false']).optional(),
      /** The highest status counts; `none`: in none of the programme's groups. */
      vip: z.enum([...vipTiers, 'none']).optional(),
      /** Players with a wallet in it. What a balance is compared in. */
      currency: currency.optional(),
      balance_from: queryCents,
      balance_to: queryCents,
      /** One of the tags that staff put on players. */
      tag: z.string().max(30).optional(),
      level: z.enum(levels).optional(),
      /** How many deposits came in, over all currencies. */
      deposits: z.enum(['none', 'some', 'many']).optional(),
      /** Registered and last logged in from this day on, UTC. */
      joined: z.iso.date().optional(),
      seen: z.iso.date().optional(),
      sort: z.enum(playerSorts).default('newest'),
      /** Where the page before ended, as `next_after` said. */
      after: z.string().max(400).optional(),
    }),
    responses: { 200: z.object({ players: z.array(ListedPlayer), next_after: z.string().nullable() }) },
    errors: ['FORBIDDEN', 'currency.required', 'after.invalid'],
  },
  readPlayerFile: {
    method: 'GET',
    path: '/api/staff/players/:id',
    summary: 'One player: state, groups, wallets',
    who: 'staff',
    permission: 'players.read',
    recorded: 'staff.player_viewed',
    rate: 'read',
    params: byId,
    responses: { 200: PlayerFile },
    errors: ['NOT_FOUND'],
  },
  readPlayerDetails: {
    method: 'GET',
    path: '/api/staff/players/:id/details',
    summary: 'What is personal: full address, birth date, phone, consents',
    who: 'staff',
    permission: 'players.read_sensitive',
    recorded: 'staff.player_details_viewed',
    rate: 'read',
    params: byId,
    responses: { 200: PlayerDetails },
    errors: ['NOT_FOUND'],
  },
  listPlayerSessions: {
    method: 'GET',
    path: '/api/staff/players/:id/sessions',
    summary: 'Where a player is or was logged in',
    who: 'staff',
    permission: 'players.read_sensitive',
    recorded: 'staff.player_sessions_viewed',
    rate: 'read',
    params: byId,
    responses: { 200: z.array(PlayerSession) },
    errors: ['NOT_FOUND'],
  },
  endPlayerSession: {
    method: 'DELETE',
    path: '/api/staff/players/:id/sessions/:session',
    summary: 'Logs one device of a player out',
    who: 'staff',
    permission: 'players.lock',
    recorded: 'staff.player_session_ended',
    rate: 'write',
    params: z.object({ id: pathId, session: pathId }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  listPlayerRounds: {
    method: 'GET',
    path: '/api/staff/players/:id/rounds',
    summary: 'The last rounds of a player, newest first',
    who: 'staff',
    permission: 'players.read',
    recorded: 'staff.player_viewed',
    rate: 'read',
    params: byId,
    responses: { 200: z.array(PlayerRound) },
    errors: ['NOT_FOUND'],
  },
  readPlayerRound: {
    method: 'GET',
    path: '/api/staff/players/:id/rounds/:round',
    summary: 'One round of a player as it was recorded: choice, result, bets and wins, seeds',
    who: 'staff',
    permission: 'players.read',
    recorded: 'staff.player_viewed',
    rate: 'read',
    params: z.object({ id: pathId, round: z.string().max(64) }),
    responses: { 200: PlayerRoundFile },
    errors: ['NOT_FOUND'],
  },
  listPlayerDocuments: {
    method: 'GET',
    path: '/api/staff/players/:id/documents',
    summary: 'What a player handed in, without the files',
    who: 'staff',
    permission: 'players.read',
    recorded: 'staff.player_viewed',
    rate: 'read',
    params: byId,
    responses: { 200: z.array(PlayerDocument) },
    errors: ['NOT_FOUND'],
  },
  listPlayerEntries: {
    method: 'GET',
    path: '/api/staff/players/:id/entries',
    summary: 'What the audit trail says about a player, newest first',
    who: 'staff',
    permission: 'players.read',
    recorded: 'staff.player_viewed',
    rate: 'read',
    params: byId,
    query: z.object({ before: olderThan }),
    responses: { 200: z.array(AuditEntry) },
    errors: ['NOT_FOUND'],
  },
  lockPlayer: {
    method: 'POST',
    path: '/api/staff/players/:id/lock',
    summary: 'Closes an account: log-in is refused and every session ends',
    who: 'staff',
    permission: 'players.lock',
    recorded: 'staff.player_locked',
    rate: 'write',
    params: byId,
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'player.locked'],
  },
  unlockPlayer: {
    method: 'POST',
    path: '/api/staff/players/:id/unlock',
    summary: 'Opens an account that was closed by staff',
    who: 'staff',
    permission: 'players.lock',
    recorded: 'staff.player_unlocked',
    rate: 'write',
    params: byId,
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'player.not_locked'],
  },
  changePlayerGroups: {
    method: 'POST',
    path: '/api/staff/players/:id/groups',
    summary: 'Puts a player into groups of the house, a VIP status among them, or takes them out',
    who: 'staff',
    permission: 'bonuses.manage',
    recorded: 'staff.player_groups_changed',
    rate: 'write',
    params: byId,
    /** Leaving wins over joining. */
    body: staffReason.extend({ add: groupIds, remove: groupIds }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  clearFailedSignIns: {
    method: 'POST',
    path: '/api/staff/players/:id/failed_sign_ins/clearing',
    summary: 'Opens an account that failed log-ins had closed for a while',
    who: 'staff',
    permission: 'players.lock',
    recorded: 'staff.player_failures_cleared',
    rate: 'write',
    params: byId,
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'player.not_locked'],
  },
});
