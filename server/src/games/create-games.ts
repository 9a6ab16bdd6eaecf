import type { catalogueCalls, gamesCalls } from '@halley/contract';
import type { Consumer, Handlers } from '../kit/index.ts';
import { listOpenGames } from '../wagers/index.ts';
import { readWallets } from '../wallet/index.ts';
import { type CataloguePorts, createCatalogueHandlers, createLook } from './catalogue/handlers.ts';
import { listHouseGames } from './catalogue/list-house-games.ts';
import { rankGames } from './catalogue/rank-games.ts';
import { createFavouriteHandlers } from './favourites/handlers.ts';
import { listPlayedGames, notePlayedGames } from './played/played-games.ts';
import { createRoundHandlers, type RoundPorts } from './round-handlers.ts';
import { listLatestWinners } from './winners/list-latest-winners.ts';
import { type LiveWinsOptions, liveWins } from './winners/live-wins.ts';
import { forgetWinners, keepWinners } from './winners/winner-store.ts';

export interface GamesOptions
  extends RoundPorts,
    Omit<LiveWinsOptions, 'keep' | 'forget' | 'titleOf'>,
    Omit<CataloguePorts, 'walletsOf' | 'openRoundsOf'> {}

export function createGames(options: GamesOptions) {
  const { database, catalogue } = options;
  const ports: CataloguePorts = {
    ...options,
    walletsOf: async (playerId) => (await readWallets(database, playerId)).map((wallet) => wallet.currency),
    openRoundsOf: (playerId) => listOpenGames(database, playerId),
  };
  const look = createLook(ports);
  const handlers: Handlers<typeof gamesCalls & typeof catalogueCalls> = {
    ...createRoundHandlers(options),
    ...createCatalogueHandlers(ports, look),
    ...createFavouriteHandlers({ ...options, look }),
    listLatestWinners: async (_input, context) => ({
      status: 200,
      body: await listLatestWinners(options, await look(context)),
    }),
    async listPlayedGames(_input, { principal }) {
      const [played, { titles }] = await Promise.all([
        listPlayedGames(database, principal.playerId),
        catalogue.current(),
      ]);
      const body = played.map(({ identifier, lastActivityAt }) => ({
        identifier,
        // A game that is not listed any more is still one that was played.
        title: titles.get(identifier) ?? identifier,
        last_activity_at: lastActivityAt.toISOString(),
      }));
      return { status: 200, body };
    },
  };
  const consumers: Consumer[] = [
    liveWins({
      ...options,
      keep: keepWinners,
      forget: forgetWinners,
      titleOf: async (db, identifier) => (await catalogue.current(db)).titles.get(identifier),
    }),
    notePlayedGames(),
  ];
  return {
    handlers,
    consumers,
    /**
     * What must be there before the first request: the house's own games in the tables, and the copy in memory. Games
     * that others list at start come before it.
     */
    async prepare(): Promise<void> {
      await database.tx(listHouseGames);
      await rankGames(database, options.clock.now());
      catalogue.doubt();
      await catalogue.current();
    },
  };
}
