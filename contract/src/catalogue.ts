import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency, pathId, timestamp } from './schemas.ts';

export const volatilities = ['low', 'low-medium', 'medium', 'medium-high', 'high', 'very-high'] as const;
export type Volatility = (typeof volatilities)[number];

/** The badges of a tile, in the order they are shown. */
export const badgeTypes = ['top', 'new', 'bonus-wagering', 'mystic-jackpots', 'jackpot'] as const;
export type BadgeType = (typeof badgeTypes)[number];

export const device = z.enum(['mobile', 'desktop']);

/** A game of the catalogue as the lobby lists it. */
export const Game = z
  .object({
    /** `provider/Name`; what stands behind the slash is the id of the tile. */
    identifier: z.string(),
    name: z.string(),
    title: z.string(),
    slug: z.string(),
    /** The page's name in `/play/{producer}/{name}`. */
    seo_title: z.string(),
    uniq_seo_title: z.boolean(),
    provider: z.string(),
    /** Address of the tile's image; empty: the site draws one. */
    preview: z.string(),
    /** Slugs of collections, maybe with the suffix of a country (`new:au`). */
    categories: z.array(z.string()),
    /** The same collections with the game's place in each, from 0 on: clients join favourites and recent games by it. */
    collections: z.record(z.string(), z.int().min(0)),
    badges: z.array(z.object({ type: z.enum(badgeTypes), theme: z.string() })),
    /** An id per currency, for launch and favourites; FUN is play for fun. */
    currencies: z.record(z.string(), z.object({ id: z.int(), jackpot: cents.nullable() })),
    has_demo_mode: z.boolean(),
    devices: z.array(device),
    lines: z.int().nullable(),
    ways: z.int().nullable(),
    volatility_rating: z.enum(volatilities).nullable(),
    /** Decimal text, per cent. */
    hit_rate: z.string().nullable(),
    payout: z.string().nullable(),
    /** Currencies in which the player has a round waiting in this game. */
    unfinished_games_for: z.array(z.string()),
  })
  .meta({ id: 'Game' });
export type Game = z.output<typeof Game>;

export const Pagination = z
  .object({
    current_page: z.int(),
    next_page: z.int().nullable(),
    prev_page: z.int().nullable(),
    total_pages: z.int(),
    total_count: z.int(),
  })
  .meta({ id: 'Pagination' });

export const GamesPage = z.object({ data: z.array(Game), pagination: Pagination }).meta({ id: 'GamesPage' });
export type GamesPage = z.output<typeof GamesPage>;

const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$/);

const filter = z.object({
  title: z.string().max(100).optional(),
  providers: z.array(slug).max(50).optional(),
  categories: z
    .object({ identifiers: z.array(slug).max(50), strategy: z.enum(['OR', 'AND']).default('OR') })
    .optional(),
  currencies: z.array(z.string().max(10)).max(20).optional(),
  volatility_rating: z.array(z.enum(volatilities)).max(6).optional(),
  lines: z.number().min(0).max(1_000_000).optional(),
  ways: z.number().min(0).max(10_000_000).optional(),
  hit_rate: z.number().min(0).max(100).optional(),
  payout: z.number().min(0).max(1000).optional(),
});

export const GamesFilter = z
  .object({
    device: device.default('desktop'),
    page: z.int().min(1).max(10_000).default(1),
    page_size: z.int().min(1).max(100).default(40),
    /** Honoured for robots and testers only: everybody else sees what may be played where they are. */
    without_territorial_restrictions: z.boolean().default(false),
    filter: filter.default({}),
    sort: z
      .object({
        type: z.enum(['popularity', 'title', 'released', 'payout', 'volatility']),
        direction: z.enum(['ASC', 'DESC']).default('DESC'),
        /** Games of these collections come first. */
        top_categories: z.array(slug).max(20).optional(),
      })
      .optional(),
  })
  .meta({ id: 'GamesFilter' });

const identifiers = z.array(z.string().max(200)).max(200);

export const Winner = z
  .object({
    /** Seconds since 1970. */
    at: z.int(),
    bet_amount_cents: cents,
    win_amount_cents: cents,
    currency,
    game_identifier: z.string(),
    game_title: z.string(),
    game_table_url: z.string(),
    game_table_image_path: z.string(),
    humanized_win: z.string(),
    /** Masked; players without a chosen name stay anonymous. */
    nickname: z.string(),
  })
  .meta({ id: 'Winner' });
export type Winner = z.output<typeof Winner>;

/** What a game's own page says about it, in the language asked for. */
export const GameDetail = z
  .object({
    game: Game,
    provider_title: z.string(),
    description: z.string(),
    /** Decimal text, per cent; two figures where a choice changes the return. */
    return_lowest: z.string().nullable(),
    return_highest: z.string().nullable(),
    /** In subunits of the currency asked for. */
    stake_min_cents: cents.nullable(),
    stake_max_cents: cents.nullable(),
    win_max_cents: cents.nullable(),
    version: z.int(),
    similar: z.array(Game),
  })
  .meta({ id: 'GameDetail' });
export type GameDetail = z.output<typeof GameDetail>;

export const GameLaunch = z
  .object({ url: z.string(), mode: z.enum(['real', 'demo']), strategy: z.literal('iframe') })
  .meta({ id: 'GameLaunch' });

export const catalogueCalls = defineCalls({
  filterGames: {
    method: 'POST',
    path: '/api/games_filter',
    summary: 'The games of the catalogue that match, by page',
    who: 'anyone',
    rate: 'read',
    body: GamesFilter,
    responses: { 200: GamesPage },
    errors: [],
  },
  selectGames: {
    method: 'POST',
    path: '/api/games_filter/select',
    summary: 'Games by their identifiers, as a map; what is unknown or closed here is left out',
    who: 'anyone',
    rate: 'read',
    /**
     * `game_ids` are `provider/name`, or `producer:game` as cards of the shop have them; the answer's keys are identifiers
     * either way. Without identifiers: the first two hundred that match the filter.
     */
    body: z.object({ game_ids: identifiers.optional(), device: device.optional(), filter: filter.optional() }),
    responses: { 200: z.record(z.string(), Game) },
    errors: [],
  },
  selectGamesBySeoTitle: {
    method: 'POST',
    path: '/api/games_filter/select_by_seo_titles',
    summary: 'Games by the name of their page, as a map',
    who: 'anyone',
    rate: 'read',
    body: z.object({ game_seo_titles: identifiers, without_territorial_restrictions: z.boolean().default(false) }),
    responses: { 200: z.record(z.string(), Game) },
    errors: [],
  },
  listProviders: {
    method: 'GET',
    path: '/api/games/providers',
    summary: 'The producers whose games can be played here',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(z.object({ id: z.string(), title: z.string() })) },
    errors: [],
  },
  listCollections: {
    method: 'GET',
    path: '/api/games/collections',
    summary: 'The collections; the id of one for a single country ends with `:cc`',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(z.object({ id: z.string(), title: z.string(), games_count: z.int() })) },
    errors: [],
  },
  pickRandomGame: {
    method: 'GET',
    path: '/api/games/random',
    summary: 'Any game, or any of a collection',
    who: 'anyone',
    rate: 'read',
    query: z.object({ identifier: slug.optional(), device: device.optional() }),
    responses: { 200: Game },
    errors: ['NOT_FOUND'],
  },
  readGameJackpots: {
    method: 'GET',
    path: '/api/games/jackpots',
    summary: 'What each game’s jackpot holds, by currency',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.record(z.string(), z.record(z.string(), cents)) },
    errors: [],
  },
  readGame: {
    method: 'GET',
    path: '/api/games/detail',
    summary: 'Everything a game’s own page says',
    who: 'anyone',
    rate: 'read',
    query: z.object({
      identifier: z.string().max(200),
      currency: z.string().max(10).optional(),
      locale: z.string().max(10).optional(),
    }),
    responses: { 200: GameDetail },
    errors: ['NOT_FOUND', 'REGION_RESTRICTED'],
  },
  listLatestWinners: {
    method: 'GET',
    path: '/api/stats/winners/latest',
    summary: 'The latest wins, newest first',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(Winner) },
    errors: [],
  },
  launchGame: {
    method: 'GET',
    path: '/api/games/launch',
    summary: 'Where a game is opened, for real money or for fun',
    who: 'anyone',
    rate: 'read',
    query: z.object({
      identifier: z.string().max(200),
      /** The game’s id in a currency; without it the player’s selected wallet counts. */
      id: z.coerce.number().int().positive().optional(),
      mode: z.enum(['real', 'demo']).default('demo'),
      device: device.default('desktop'),
    }),
    responses: { 200: GameLaunch },
    errors: [
      'UNAUTHENTICATED',
      'NOT_FOUND',
      'currency.not_supported',
      'LIMIT_REACHED',
      'EXCLUDED',
      'SESSION_TIME_OVER',
      'provider_fields.missing',
      'VERIFICATION_REQUIRED',
      'TERMS_NOT_ACCEPTED',
      'REGION_RESTRICTED',
    ],
  },
  listFavourites: {
    method: 'GET',
    path: '/api/player/favorite_games',
    summary: 'The favourites, oldest first: ids by `accept-client` v1, whole games by v2',
    who: 'player',
    rate: 'read',
    responses: { 200: z.union([z.array(z.int()), z.array(Game)]) },
    errors: [],
  },
  addFavourite: {
    method: 'PUT',
    path: '/api/player/favorite_games/:id',
    summary: 'Adds a game, by its id in any currency',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: z.array(z.int()) },
    errors: ['NOT_FOUND', 'id.too_many_favourites'],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/api/player/favorite_games/:id',
    summary: 'Removes a game, by its id in any currency',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: z.array(z.int()) },
    errors: ['NOT_FOUND'],
  },
  listPlayedGames: {
    method: 'GET',
    path: '/api/player/played_games',
    summary: 'The games this player played, latest first',
    who: 'player',
    rate: 'read',
    responses: {
      200: z.array(z.object({ identifier: z.string(), title: z.string(), last_activity_at: timestamp.nullable() })),
    },
    errors: [],
  },
});
