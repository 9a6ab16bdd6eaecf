import { defaultCurrency, defaultLicence, Refusal } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Jackpots } from '../jackpots/index.ts';
import { type Base, createSealer, type Queryable, type Room, type Tx } from '../kit/index.ts';
import type { Tell } from '../realtime/index.ts';
import type { Visitors } from '../visitor/index.ts';
import { type HandedRules, isSport, type WagersRoom } from '../wagers/index.ts';
import { createCatalogue } from './catalogue/create-catalogue.ts';
import { factsOf } from './catalogue/facts-of.ts';
import { gamesAreOpen } from './catalogue/games-are-open.ts';
import { gamesForBrands } from './catalogue/games-for-brands.ts';
import { launchPorts } from './catalogue/launch-ports.ts';
import { rankGames } from './catalogue/rank-games.ts';
import { createGames } from './create-games.ts';
import { sweepPurses } from './demo-store.ts';
import { describeRounds } from './describe-rounds.ts';
import { createCatalogueDesk } from './desk/create-catalogue-desk.ts';
import { createFreeRounds } from './free-rounds/create-free-rounds.ts';
import { freeRoundsOfGifts } from './free-rounds/free-rounds-of-gifts.ts';
import { createPlaySession, stopForRealityChecks } from './play-session/index.ts';
import { favouriteKinds } from './played/favourite-kinds.ts';
import { createProviderApi } from './provider-api/index.ts';
import { createReturns, type ReturnsOptions } from './returns/create-returns.ts';
import { oneRoundAtATime } from './steps/one-round-at-a-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface GamesRoomOptions extends Base, Pick<ReturnsOptions, 'sharedStakes'> {
  config: Pick<ConfigRoom, 'documents' | 'hosts'>;
  geo: Geo;
  identity: Pick<
    IdentityRoom,
    'readPlayer' | 'standingsOf' | 'standingsOnce' | 'closedAmong' | 'nicknames' | 'openSessions' | 'localeOf'
  >;
  jackpots: Pick<Jackpots, 'amountsByGame'>;
  visitor: Pick<Visitors, 'visitorOf'>;
  wagers: WagersRoom;
  realtime: Tell;
}

export function gamesRoom(options: GamesRoomOptions) {
  const { config, geo, identity, jackpots, visitor, wagers, realtime, sharedStakes, ...base } = options;
  const { settings, database, clock } = base;
  const catalogue = createCatalogue({ database, documents: config.documents, ...settings.copies });
  const providers = createProviderApi({
    ...base,
    wagers,
    allowsLoopback: settings.demo,
    sealer: createSealer(base.keys('providers')),
    openPlayerSessions: identity.openSessions,
    refusalToPlay: async ({ game, country }) =>
      geo.may('sign-in', country) ? catalogue.refusalToPlay({ game, country }) : new Refusal('REGION_RESTRICTED'),
  });
  const freeRounds = createFreeRounds({ ...base, catalogue, closedAmong: identity.closedAmong });
  const returns = createReturns({ ...base, catalogue, sharedStakes });
  const playSession = createPlaySession({
    database,
    clock,
    licenceOf: async (playerId) =>
      (await identity.standingsOf(database, [playerId])).get(playerId)?.licence ?? defaultLicence,
    netAlwaysShown: (licence) => geo.protectionOf(licence).netPosition === 'always',
    tellDue: (playerId) => realtime.tellPlayer(playerId, 'game_limits', { reason: 'trigger_reality_check' }),
  });
  const games = createGames({
    ...base,
    ...launchPorts({ database, geo, identity, visitor, wagers }),
    wagers,
    catalogue,
    brandAt: config.hosts.brandAt,
    freeRounds,
    jackpotAmounts: jackpots.amountsByGame,
    launchAtProvider: providers.launch,
    currencyOf: async (playerId) => (await identity.readPlayer(playerId))?.currency ?? defaultCurrency,
    nicknames: identity.nicknames,
    publish: realtime.tell,
  });
  const countriesOf = async (db: Queryable, playerIds: readonly number[]) =>
    new Map([...(await identity.standingsOnce(db, playerIds))].map(([id, { country }]) => [id, country]));

  return {
    ...games,
    name: 'games',
    handlers: { ...games.handlers, ...playSession.handlers },
    consumers: [...games.consumers, ...freeRounds.consumers, ...returns.consumers, ...providers.consumers],
    catalogue,
    providers,
    freeRounds,
    /** For gifts: free rounds of the house and of providers. */
    giftRounds: freeRoundsOfGifts({ own: freeRounds, providers, catalogue }),
    returns,
    /** What brands may close, and what is left for one of them. */
    forBrands: () => gamesForBrands(catalogue),
    /** For promotions: identifiers of the games in a collection. */
    async gamesIn(collection: string, db: Queryable): Promise<string[]> {
      const { collections } = await catalogue.current(db);
      return [...(collections.get(collection)?.places.keys() ?? [])].map(({ identifier }) => identifier);
    },
    favouriteKinds: (db: Queryable, wanted: { playerIds: readonly number[]; since: Date }) =>
      favouriteKinds(catalogue, db, wanted),
    catalogueDesk: createCatalogueDesk({ database, catalogue }),
    /** For the account's history: which game a transfer was played in. */
    describe: describeRounds(catalogue),
    /** What games are called, by identifier. */
    titlesOf: async (db: Queryable) => (await catalogue.current(db)).titles,
    /** What games return of one unit on average, as far as it is known. */
    async returnsOf(db: Queryable) {
      const { byIdentifier } = await catalogue.current(db);
      return {
        get(game: string): number | undefined {
          const payout = byIdentifier.get(game)?.payout;
          return payout == null ? undefined : Number(payout) / 100;
        },
      };
    },
    /** At the wagers' door. */
    rules: {
      'game-open': gamesAreOpen({ catalogue, countriesOf }),
      'reality-check': stopForRealityChecks({ clock }),
      'one-round': oneRoundAtATime,
    } satisfies Partial<HandedRules>,
    /** A game of which nobody says that it is a slot keeps the slower pace. */
    async readPaces(tx: Tx) {
      const { byIdentifier } = await catalogue.current(tx);
      return (game: string) => (isSport(game) ? 'none' : byIdentifier.get(game)?.kind === 'slot' ? 'slot' : 'other');
    },
    /** What gifts go by: how much of a stake counts, and where they are played with. */
    async readGameFacts(tx: Queryable) {
      const { byIdentifier } = await catalogue.current(tx);
      return (game: string) => factsOf(game, byIdentifier.get(game));
    },
    tasks: {
      'games.mind_play': playSession.mind,
      'games.mind_free_rounds': freeRounds.mind,
      'games.ask_provider': providers.askUntilAnswered,
      'games.watch_returns': returns.watch,
      'games.rank': () => rankGames(database, new Date()),
      'games.sweep_providers': providers.sweep,
      'games.sweep_purses': async () => void (await sweepPurses(database, new Date(Date.now() - dayMs))),
    },
    crons: {
      'games.sweep_purses': '7 * * * *',
      'games.sweep_providers': '* * * * *',
      'games.mind_play': '* * * * *',
      'games.watch_returns': '11 * * * *',
      'games.rank': '23 * * * *',
      'games.mind_free_rounds': '*/10 * * * *',
    },
    mount: (app, { redis }) => providers.mount(app, { rateLimitScale: settings.rateLimitScale, redis }),
  } as const satisfies Room;
}

export type GamesRoom = ReturnType<typeof gamesRoom>;
