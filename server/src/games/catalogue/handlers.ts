import { randomInt } from 'node:crypto';
import { type Brand, type catalogueCalls, defaultCurrency, type Game, isOfBrand, Refusal } from '@halley/contract';
import type { Context, Database, Handlers } from '../../kit/index.ts';
import type { Catalogue, CatalogueGame } from './catalogue.ts';
import { collectionsIn } from './collections-here.ts';
import { type BrandGames, isOfBrandGames, isOpenForMoney, shownIn } from './country-rules.ts';
import type { CatalogueSource } from './create-catalogue.ts';
import { createMemory } from './create-memory.ts';
import { findGames, pageOf } from './filter-games.ts';
import { gameOnTheWire, type JackpotAmounts } from './game-on-the-wire.ts';
import { type LaunchPorts, launchGame } from './launch-game.ts';
import { pickRandom } from './pick-random.ts';
import { readGame } from './read-game.ts';
import { selectGames } from './select-games.ts';

export interface CataloguePorts extends LaunchPorts {
  database: Database;
  catalogue: CatalogueSource;
  standingOf(context: Context): Standing;
  /** Whose house a visitor is in. */
  brandAt(context: Context): BrandGames & Pick<Brand, 'currencies'>;
  sightOf(context: Context): Promise<Sight>;
  /** What each game's jackpot holds, by currency and identifier. */
  jackpotAmounts(): Promise<JackpotAmounts>;
  /** Rounds of a player that wait to be finished. */
  openRoundsOf(playerId: number): Promise<readonly { game: string; currency: string }[]>;
  /** The language of a visitor's pages. */
  localeOf(context: Context): string;
}

type CatalogueHandlers = Handlers<
  Omit<
    typeof catalogueCalls,
    'listLatestWinners' | 'listFavourites' | 'addFavourite' | 'removeFavourite' | 'listPlayedGames'
  >
>;

/** A visitor's view of the catalogue: what is shown, and how a game looks on the wire. */
export interface Look {
  catalogue: Catalogue;
  viewer: Standing;
  shows(game: CatalogueGame): boolean;
  /** Whether this house has it at all. */
  has(game: CatalogueGame): boolean;
  onTheWire(game: CatalogueGame): Game;
  /** Works something out once for everybody who sees the same; the key says what. */
  remember<T>(key: string, work: () => T): T;
}

export function createLook(ports: CataloguePorts) {
  const memory = createMemory();
  // A page asks for many lists in one context: its visitor is looked at once.
  const known = new WeakMap<Context, Promise<Look>>();
  return (context: Context): Promise<Look> => {
    const before = known.get(context);
    if (before) return before;
    const found = look(context);
    known.set(context, found);
    return found;
  };

  async function look(context: Context): Promise<Look> {
    const viewer = ports.standingOf(context);
    const brand = ports.brandAt(context);
    const [catalogue, rules, sight, jackpots, rounds] = await Promise.all([
      ports.catalogue.current(),
      ports.catalogue.rules(),
      ports.sightOf(context),
      ports.jackpotAmounts(),
      context.principal ? ports.openRoundsOf(context.principal.playerId) : [],
    ]);
    const unfinished = new Map(
      [...Map.groupBy(rounds, (round) => round.game)].map(([game, of]) => [
        game,
        [...new Set(of.map((round) => round.currency))].sort(),
      ]),
    );
    const { showsMysticJackpots } = sight;
    const collections = collectionsIn(catalogue, viewer.country);
    const remember = memory({ catalogue, rules });
    const sees = [brand.closedProducers, brand.closedCollections, sight.seesEverything, viewer.country].join(' ');
    const has = (game: CatalogueGame) => isOfBrandGames(brand, game);
    const isShown = sight.seesEverything ? () => true : shownIn(rules, viewer.country);
    return {
      remember: (key, work) => remember(`${sees} ${key}`, work),
      catalogue,
      viewer,
      has,
      shows: (game) => has(game) && isShown(game),
      onTheWire: (game) => gameOnTheWire(game, { collections, jackpots, showsMysticJackpots, unfinished }),
    };
  }
}

export function createCatalogueHandlers(ports: CataloguePorts, look: ReturnType<typeof createLook>): CatalogueHandlers {
  const mapped = (games: [string, CatalogueGame][], { shows, onTheWire }: Look) => {
    const entries = games.filter(([, game]) => shows(game)).map(([key, game]) => [key, onTheWire(game)]);
    return { status: 200 as const, body: Object.fromEntries(entries) as Record<string, Game> };
  };

  return {
    async filterGames({ body }, context) {
      const { catalogue, viewer, shows, onTheWire, remember } = await look(context);
      const aliases = await ports.catalogue.documents.read('games-aliases-config');
      const { page, page_size, without_territorial_restrictions: _, ...question } = body;
      const find = () => findGames(catalogue, question, { country: viewer.country, shows, aliases });
      // What people type is different every time.
      const games = question.filter.title?.trim() ? find() : remember(`find ${JSON.stringify(question)}`, find);
      const { data, pagination } = pageOf(games, { page, page_size });
      return { status: 200, body: { data: data.map(onTheWire), pagination } };
    },

    async selectGames({ body }, context) {
      const seen = await look(context);
      const { game_ids: asked, device, filter } = body;
      const aliases = await ports.catalogue.documents.read('games-aliases-config');
      const games = selectGames(seen.catalogue, { asked, device, filter }, { ...seen, ...seen.viewer, aliases });
      return mapped(
        games.map((game) => [game.identifier, game]),
        seen,
      );
    },

    async selectGamesBySeoTitle({ body }, context) {
      const seen = await look(context);
      const found = [...new Set(body.game_seo_titles)].flatMap((title): [string, CatalogueGame][] => {
        const game = seen.catalogue.bySeoTitle.get(title);
        return game ? [[title, game]] : [];
      });
      return mapped(found, seen);
    },

    async listProviders(_input, context) {
      const { catalogue, shows, remember } = await look(context);
      const body = remember('producers', () => {
        const shown = new Set(catalogue.games.filter(shows).map((game) => game.provider));
        return [...catalogue.producers.values()].filter(({ id }) => shown.has(id));
      });
      return { status: 200, body };
    },

    async listCollections(_input, context) {
      const { catalogue, viewer, shows, remember } = await look(context);
      const body = remember('collections', () =>
        collectionsIn(catalogue, viewer.country).all.map(({ id, title, places }) => ({
          id,
          title,
          games_count: [...places.keys()].filter(shows).length,
        })),
      );
      return { status: 200, body };
    },

    async pickRandomGame({ query }, context) {
      const { catalogue, viewer, shows, onTheWire } = await look(context);
      const game = pickRandom(catalogue, {
        ...query,
        country: viewer.country,
        shows,
        pick: (below) => randomInt(below),
      });
      if (!game) throw new Refusal('NOT_FOUND');
      return { status: 200, body: onTheWire(game) };
    },

    readGameJackpots: async () => ({
      status: 200,
      body: (await ports.jackpotAmounts()) as Record<string, Record<string, number>>,
    }),

    async readGame({ query }, context) {
      const seen = await look(context);
      const game = seen.catalogue.byIdentifier.get(query.identifier);
      if (!game || !seen.has(game)) throw new Refusal('NOT_FOUND');
      if (!seen.shows(game)) throw new Refusal('REGION_RESTRICTED');
      const currency = query.currency ?? (await currencyOf(context));
      const locale = query.locale ?? ports.localeOf(context);
      const body = await readGame(ports.database, seen.catalogue, { ...seen, game, currency, locale });
      return { status: 200, body };
    },

    async launchGame({ query }, context) {
      const { catalogue, viewer, shows, has } = await look(context);
      const game = catalogue.byIdentifier.get(query.identifier);
      if (!game || !has(game)) throw new Refusal('NOT_FOUND');
      const rules = await ports.catalogue.rules();
      const body = await launchGame(ports, {
        ...query,
        game,
        id: query.id,
        player: context.principal,
        takes: (currency) => isOfBrand<string>(ports.brandAt(context).currencies, currency),
        country: viewer.country,
        locale: ports.localeOf(context),
        isShown: shows(game) && viewer.mayTry,
        isOpenForMoney: viewer.mayPlay && isOpenForMoney(rules, game, viewer.country),
      });
      return { status: 200, body };
    },
  };

  async function currencyOf({ principal }: Context): Promise<string> {
    return principal ? ports.currencyOf(principal.playerId) : defaultCurrency;
  }
}

/** Where a visitor is. */
interface Standing {
  country: string;
  /** Whether somebody there may play for money at all. */
  mayPlay: boolean;
  /** Whether this visitor may play for fun: a guest only where an account could be opened, as on the page (GUARD-04). */
  mayTry: boolean;
}

/** What a visitor is shown. */
interface Sight {
  /** Robots and testers see games of every country; they do not play them. */
  seesEverything: boolean;
  showsMysticJackpots: boolean;
}
