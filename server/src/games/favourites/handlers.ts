import { type catalogueCalls, Refusal } from '@halley/contract';
import type { Clock, Database, Handlers, PlayerContext } from '../../kit/index.ts';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { CatalogueSource } from '../catalogue/create-catalogue.ts';
import type { Look } from '../catalogue/handlers.ts';
import { deleteFavourite, insertFavourite, listFavouriteGames, lockFavourites } from './favourite-store.ts';

export interface FavouritePorts {
  database: Database;
  clock: Clock;
  catalogue: CatalogueSource;
  look(context: PlayerContext): Promise<Look>;
  currencyOf(playerId: number): Promise<string>;
}

/** More than anybody looks through, and little enough to answer whole. */
export const mostFavourites = 500;

const wholeGames = 'application/vnd.s.v2+json';

type FavouriteHandlers = Handlers<Pick<typeof catalogueCalls, 'listFavourites' | 'addFavourite' | 'removeFavourite'>>;

export function createFavouriteHandlers(ports: FavouritePorts): FavouriteHandlers {
  const { database, clock } = ports;

  /** A game that is not listed any more, or not here, stays a favourite and comes back with the game. */
  const favouritesOf = async (playerId: number, { catalogue, shows }: Look): Promise<CatalogueGame[]> => {
    const marked = await listFavouriteGames(database, playerId);
    return marked.flatMap((id) => catalogue.byId.get(id) ?? []).filter(shows);
  };

  const idsOf = async (context: PlayerContext): Promise<number[]> => {
    const { playerId } = context.principal;
    const [look, currency] = await Promise.all([ports.look(context), ports.currencyOf(playerId)]);
    return (await favouritesOf(playerId, look)).flatMap((game) => idIn(game, currency) ?? []);
  };

  const gameBehind = async (id: number): Promise<CatalogueGame> => {
    const game = (await ports.catalogue.current()).byCurrencyId.get(id);
    if (!game) throw new Refusal('NOT_FOUND');
    return game;
  };

  return {
    async listFavourites(_input, context) {
      if (!context.header('accept-client')?.includes(wholeGames)) return { status: 200, body: await idsOf(context) };
      const look = await ports.look(context);
      const games = await favouritesOf(context.principal.playerId, look);
      return { status: 200, body: games.map(look.onTheWire) };
    },

    async addFavourite({ params }, context) {
      const { playerId } = context.principal;
      const game = await gameBehind(params.id);
      await database.tx(async (tx) => {
        await lockFavourites(tx, playerId);
        const marked = await listFavouriteGames(tx, playerId);
        if (marked.length >= mostFavourites && !marked.includes(game.id)) throw new Refusal('id.too_many_favourites');
        await insertFavourite(tx, { playerId, gameId: game.id, at: clock.now() });
      });
      return { status: 200, body: await idsOf(context) };
    },

    async removeFavourite({ params }, context) {
      const { playerId } = context.principal;
      const game = await gameBehind(params.id);
      await deleteFavourite(database, { playerId, gameId: game.id });
      return { status: 200, body: await idsOf(context) };
    },
  };
}

/** The id in the player's wallet; where the game does not take that currency, the one of play for fun or any. */
function idIn({ currencies }: CatalogueGame, currency: string): number | undefined {
  const known = (code: string) => currencies.find((candidate) => candidate.currency === code)?.id;
  return known(currency) ?? known('FUN') ?? currencies[0]?.id;
}
