import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { badgeTypes, device, volatilities } from '../catalogue.ts';
import { cents, empty, pathId, timestamp } from '../schemas.ts';
import { staffReason } from './players.ts';

const state = z.enum(['open', 'closed']);
const producerName = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,79}$/);
const collectionName = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,60}(:[a-z]{2})?$/);
const identifier = z.string().min(1).max(200);
const country = z.string().regex(/^[A-Z]{2}$/);

/** Which state of a thing somebody looked at. Who changes a newer one than they saw is refused: `CHANGED_MEANWHILE`. */
export const revision = z.int().min(1).max(2_000_000_000);
/** What every change says: why, and on which state. */
export const staffChange = staffReason.extend({ revision });

/** Closed in these countries, or everywhere. */
export const ClosedCountries = z.union([z.literal('all'), z.array(country).max(300)]);

/** A game in the operator's list: every one there is, closed ones too. */
export const StaffGame = z
  .object({
    id: z.int(),
    identifier: z.string(),
    title: z.string(),
    producer: z.string(),
    producer_title: z.string(),
    kind: z.string(),
    launch: z.enum(['house', 'provider']),
    state,
    /** Closed: all of its games are. */
    producer_state: state,
    popularity: z.int(),
    /** Decimal text, per cent, as its maker says. */
    payout: z.string().nullable(),
    collections: z.array(z.string()),
    revision: z.int(),
  })
  .meta({ id: 'StaffGame' });
export type StaffGame = z.output<typeof StaffGame>;

export const StaffGameFile = StaffGame.extend({
  seo_title: z.string(),
  version: z.int(),
  has_demo: z.boolean(),
  devices: z.array(device),
  volatility: z.enum(volatilities).nullable(),
  lines: z.int().nullable(),
  ways: z.int().nullable(),
  hit_rate: z.string().nullable(),
  return_lowest: z.string().nullable(),
  return_highest: z.string().nullable(),
  /** Address of the tile's image; empty: the site draws one. */
  preview: z.string(),
  released_at: timestamp,
  listed_at: timestamp,
  /** By collections of these names, as tiles show them. */
  badges: z.array(z.enum(badgeTypes)),
  places: z.array(z.object({ collection: z.string(), title: z.string(), place: z.int(), of: z.int() })),
  currencies: z.array(
    z.object({
      id: z.int(),
      currency: z.string(),
      open: z.boolean(),
      stake_min_cents: cents.nullable(),
      stake_max_cents: cents.nullable(),
      win_max_cents: cents.nullable(),
    }),
  ),
  languages: z.array(z.string()),
  /** Open in these countries only; null: wherever its producer is. */
  countries: z.array(country).nullable(),
  producer_closed_in: ClosedCountries.nullable(),
}).meta({ id: 'StaffGameFile' });
export type StaffGameFile = z.output<typeof StaffGameFile>;

export const StaffProducer = z
  .object({
    id: z.string(),
    title: z.string(),
    state,
    games: z.int(),
    open_games: z.int(),
    closed_in: ClosedCountries.nullable(),
    revision: z.int(),
  })
  .meta({ id: 'StaffProducer' });
export type StaffProducer = z.output<typeof StaffProducer>;

/** `slug`, or `slug:cc` for one country, where it takes the place of `slug`. */
export const StaffCollection = z
  .object({
    id: z.string(),
    slug: z.string(),
    country: country.nullable(),
    title: z.string(),
    games: z.int(),
    revision: z.int(),
  })
  .meta({ id: 'StaffCollection' });
export type StaffCollection = z.output<typeof StaffCollection>;

export const StaffCollectionFile = StaffCollection.extend({
  /** In their order. */
  members: z.array(z.object({ identifier: z.string(), title: z.string(), open: z.boolean() })),
}).meta({ id: 'StaffCollectionFile' });
export type StaffCollectionFile = z.output<typeof StaffCollectionFile>;

const byId = z.object({ id: pathId });
const byProducer = z.object({ id: producerName });
const byCollection = z.object({ id: collectionName });
const manage = { who: 'staff', permission: 'games.manage', rate: 'write' } as const;
const read = { who: 'staff', permission: 'games.read', rate: 'read' } as const;

export const staffCatalogueCalls = defineStaffCalls({
  listStaffGames: {
    ...read,
    method: 'GET',
    path: '/api/staff/games',
    summary: 'Games of the catalogue, closed ones too, by title, page by page',
    query: z.object({
      question: z.string().trim().max(100).default(''),
      producer: producerName.optional(),
      collection: collectionName.optional(),
      state: state.optional(),
      page: z
        .string()
        .regex(/^[1-9]\d{0,4}$/)
        .transform(Number)
        .optional(),
    }),
    responses: {
      200: z.object({ games: z.array(StaffGame), page: z.int(), pages: z.int(), found: z.int() }),
    },
    errors: [],
  },
  readStaffGame: {
    ...read,
    method: 'GET',
    path: '/api/staff/games/:id',
    summary: 'One game: state, places, countries, currencies, figures of its maker',
    params: byId,
    responses: { 200: StaffGameFile },
    errors: ['NOT_FOUND'],
  },
  switchGame: {
    ...manage,
    method: 'POST',
    path: '/api/staff/games/:id/state',
    summary: 'Closes a game at once or opens it again; rounds that are open may still be settled',
    recorded: 'games.game_switched',
    params: byId,
    body: staffChange.extend({ state }),
    responses: { 200: StaffGameFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  changeGame: {
    ...manage,
    method: 'PATCH',
    path: '/api/staff/games/:id',
    summary: 'Where a game stands: popularity, picture, collections, countries',
    recorded: 'games.game_changed',
    params: byId,
    body: staffChange.extend({
      popularity: z.int().min(-1_000_000).max(1_000_000).optional(),
      preview: z.string().trim().max(500).optional(),
      /** All it is in; it joins a new one at the end. */
      collections: z.array(collectionName).max(100).optional(),
      /** Open in these only; null: wherever its producer is. */
      countries: z.array(country).min(1).max(300).nullable().optional(),
    }),
    responses: { 200: StaffGameFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'collections.unknown', 'preview.invalid'],
  },
  listStaffProducers: {
    ...read,
    method: 'GET',
    path: '/api/staff/producers',
    summary: 'Who makes the games, and where each is closed',
    responses: { 200: z.array(StaffProducer) },
    errors: [],
  },
  switchProducer: {
    ...manage,
    method: 'POST',
    path: '/api/staff/producers/:id/state',
    summary: 'Closes a producer with all of its games at once, or opens it again',
    recorded: 'games.producer_switched',
    params: byProducer,
    body: staffChange.extend({ state }),
    responses: { 200: StaffProducer },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  changeProducer: {
    ...manage,
    method: 'PATCH',
    path: '/api/staff/producers/:id',
    summary: 'Countries in which a producer is closed',
    recorded: 'games.producer_changed',
    params: byProducer,
    body: staffChange.extend({ closed_in: ClosedCountries.nullable() }),
    responses: { 200: StaffProducer },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  listStaffCollections: {
    ...read,
    method: 'GET',
    path: '/api/staff/collections',
    summary: 'The collections of the lobby, in their order',
    responses: { 200: z.array(StaffCollection) },
    errors: [],
  },
  readStaffCollection: {
    ...read,
    method: 'GET',
    path: '/api/staff/collections/:id',
    summary: 'One collection with its games in their order',
    params: byCollection,
    responses: { 200: StaffCollectionFile },
    errors: ['NOT_FOUND'],
  },
  saveCollection: {
    ...manage,
    method: 'PUT',
    path: '/api/staff/collections/:id',
    summary: 'Makes a collection, or says what is in it and in which order',
    recorded: 'games.collection_saved',
    params: byCollection,
    body: staffReason.extend({
      /** Null: it must be new. */
      revision: revision.nullable(),
      title: z.string().trim().min(1).max(100),
      games: z.array(identifier).max(20_000),
    }),
    bodyLimitBytes: 5_000_000,
    responses: { 200: StaffCollectionFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'games.unknown', 'id.taken'],
  },
  removeCollection: {
    ...manage,
    method: 'POST',
    path: '/api/staff/collections/:id/removal',
    summary: 'Takes a collection out of the lobby; its games stay',
    recorded: 'games.collection_removed',
    params: byCollection,
    body: staffChange,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  orderCollections: {
    ...manage,
    method: 'PUT',
    path: '/api/staff/collections',
    summary: 'The order of the collections; the one that was seen says that nobody else has changed it',
    recorded: 'games.collections_ordered',
    body: staffReason.extend({
      seen: z.array(collectionName).max(1_000),
      wanted: z.array(collectionName).max(1_000),
    }),
    responses: { 200: z.array(StaffCollection) },
    errors: ['CHANGED_MEANWHILE', 'collections.unknown'],
  },
});
