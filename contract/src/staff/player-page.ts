import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';
import { FoundPlayer } from './players.ts';

/** What a span came to, in one currency, as the journal has it. */
const PlayerSpan = z.object({
  deposits_cents: cents,
  cashouts_cents: cents,
  /** Less what was given back. */
  staked_cents: cents,
  returned_cents: cents,
  /** What gifts and prizes put into the wallet, less what went back to the house. */
  gifts_cents: cents,
  /** Corrections and the demo's play money. */
  other_cents: cents,
  /** Staked less returned less gifts. */
  left_cents: cents,
});
export type PlayerSpan = z.output<typeof PlayerSpan>;

export const PlayerSums = z
  .object({
    /** The selected wallet first. */
    currencies: z.array(
      z.object({
        currency,
        spans: z.object({ today: PlayerSpan, week: PlayerSpan, month: PlayerSpan, all: PlayerSpan }),
        /** What play came to for the player, on each of the last 30 days (UTC), the oldest first. */
        days: z.array(z.object({ day: z.string(), net_cents: cents })),
      }),
    ),
  })
  .meta({ id: 'PlayerSums' });
export type PlayerSums = z.output<typeof PlayerSums>;

export const timelineKinds = [
  'payment',
  'play',
  'bet',
  'gift',
  'jackpot',
  'level',
  'document',
  'limit',
  'chat',
  'letter',
  'sign_in',
  'deed',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
export const timelineViews = ['everything', 'money', 'play'] as const;

/** Something that happened to a player. What each field means is the kind's. */
export const TimelineItem = z
  .object({
    /** Of its kind, unlike all others of this player. */
    key: z.string(),
    kind: z.enum(timelineKinds),
    at: timestamp,
    /** When it began, of what took a while. */
    since: timestamp.nullable(),
    /** Its code: what was paid or decided, the audit trail's kind, the type of a document. */
    what: z.string(),
    /** How it stands, as its room says it. */
    state: z.string().nullable(),
    /** A title, a way of paying, a device, the member of staff. */
    name: z.string().nullable(),
    text: z.string().nullable(),
    amount: z.object({ currency, amount_cents: cents }).nullable(),
    /** Rounds, messages. */
    count: z.int().nullable(),
    /** The number of the thing itself, where it has a page. */
    id: z.string().nullable(),
  })
  .meta({ id: 'TimelineItem' });
export type TimelineItem = z.output<typeof TimelineItem>;

export const relationKinds = ['name_and_birth', 'instrument', 'device', 'fingerprint', 'home', 'network'] as const;
export type RelationKind = (typeof relationKinds)[number];

/** Another account that shares something with this one. Evidence, never proof. */
export const RelatedPlayer = z
  .object({
    player: FoundPlayer,
    evidence: z.array(
      z.object({
        kind: z.enum(relationKinds),
        /** What may be shown of it, such as the end of a card. */
        shown: z.string().nullable(),
        /** When both were seen with it last. */
        last_at: timestamp.nullable(),
        /** How many accounts share it, these two included. */
        accounts: z.int(),
      }),
    ),
  })
  .meta({ id: 'RelatedPlayer' });
export type RelatedPlayer = z.output<typeof RelatedPlayer>;

export const tagTones = ['neutral', 'info', 'win', 'warn', 'danger', 'violet'] as const;
export const StaffTag = z
  .object({ name: z.string(), title: z.string(), tone: z.enum(tagTones), retired: z.boolean() })
  .meta({ id: 'StaffTag' });
export type StaffTag = z.output<typeof StaffTag>;

export const PlayerNote = z
  .object({ id: z.int(), text: z.string(), author: z.string(), at: timestamp })
  .meta({ id: 'PlayerNote' });
export type PlayerNote = z.output<typeof PlayerNote>;

/** What staff have written about a player. */
export const PlayerNotes = z
  .object({
    /** Newest first. */
    notes: z.array(PlayerNote),
    next_before: z.string().nullable(),
    tags: z.array(StaffTag),
  })
  .meta({ id: 'PlayerNotes' });
export type PlayerNotes = z.output<typeof PlayerNotes>;

/** Who stands behind a cashout, a chat, an e-mail or a review: what a decision needs to know. */
export const PlayerCard = z
  .object({
    player: FoundPlayer,
    level: z.int(),
    on_break: z.boolean().nullable(),
    sums: PlayerSums.shape.currencies,
    /** The last of them; null for members who may not read payments. */
    payments: z
      .array(
        z.object({
          id: z.int(),
          action: z.enum(['deposit', 'cashout']),
          state: z.string(),
          method: z.string(),
          currency,
          amount_cents: cents,
          at: timestamp,
        }),
      )
      .nullable(),
    notes: z.array(PlayerNote),
    tags: z.array(StaffTag),
    related: z.array(RelatedPlayer),
  })
  .meta({ id: 'PlayerCard' });
export type PlayerCard = z.output<typeof PlayerCard>;

const byId = z.object({ id: pathId });
const read = { who: 'staff', permission: 'players.read', rate: 'read', recorded: 'staff.player_viewed' } as const;
const note = { who: 'staff', permission: 'players.note', rate: 'write' } as const;
const place = z.string().max(2000).optional();
const tagNames = z.array(z.string().max(30)).max(20);

export const staffPlayerPageCalls = defineStaffCalls({
  readPlayerSums: {
    ...read,
    method: 'GET',
    path: '/api/staff/players/:id/sums',
    summary: 'What a player paid in, took out, staked and got back: today, in 7 and 30 days, in all; the result by day',
    params: byId,
    responses: { 200: PlayerSums },
    errors: ['NOT_FOUND'],
  },
  listPlayerTimeline: {
    ...read,
    method: 'GET',
    path: '/api/staff/players/:id/timeline',
    summary: 'Everything that happened to a player, as far as the member may see it, the newest first',
    params: byId,
    query: z.object({ view: z.enum(timelineViews).default('everything'), before: place }),
    responses: { 200: z.object({ items: z.array(TimelineItem), next_before: z.string().nullable() }) },
    errors: ['NOT_FOUND', 'after.invalid'],
  },
  listRelatedPlayers: {
    ...read,
    method: 'GET',
    path: '/api/staff/players/:id/related',
    summary: 'Accounts that share a name and birth date, a card, a device, an address or a network with this one',
    params: byId,
    responses: { 200: z.array(RelatedPlayer) },
    errors: ['NOT_FOUND'],
  },
  readPlayerCard: {
    ...read,
    method: 'GET',
    path: '/api/staff/players/:id/card',
    summary: 'Who a player is, for whoever decides something about them',
    params: byId,
    responses: { 200: PlayerCard },
    errors: ['NOT_FOUND'],
  },
  listPlayerNotes: {
    ...read,
    method: 'GET',
    path: '/api/staff/players/:id/notes',
    summary: 'What staff have written about a player, the newest first, and the tags',
    params: byId,
    query: z.object({ before: place }),
    responses: { 200: PlayerNotes },
    errors: ['NOT_FOUND', 'after.invalid'],
  },
  listStaffTags: {
    who: 'staff',
    permission: 'players.read',
    rate: 'read',
    method: 'GET',
    path: '/api/staff/tags',
    summary: 'The tags that can be put on players',
    responses: { 200: z.array(StaffTag) },
    errors: [],
  },
  writePlayerNote: {
    ...note,
    method: 'POST',
    path: '/api/staff/players/:id/notes',
    summary: 'Writes a note about a player; it stays',
    recorded: 'staff.player_note_written',
    params: byId,
    /** The key is the form's: sent twice, it is one note. */
    body: z.object({ text: z.string().trim().min(1).max(2000), key: z.uuid() }),
    responses: { 201: PlayerNote },
    errors: ['NOT_FOUND', 'IDEMPOTENCY_CONFLICT'],
  },
  tagPlayer: {
    ...note,
    method: 'PUT',
    path: '/api/staff/players/:id/tags',
    summary: 'Puts tags on a player or takes them off',
    recorded: 'staff.player_tagged',
    params: byId,
    /** Leaving wins over joining. */
    body: z.object({ add: tagNames.default([]), remove: tagNames.default([]) }),
    responses: { 200: z.array(StaffTag) },
    errors: ['NOT_FOUND', 'tag.unknown'],
  },
});
