import { Refusal, type StaffCollectionFile, type StaffGameFile, type StaffProducer } from '@halley/contract';
import { type Database, type Tx, tellCachedTables } from '../../kit/index.ts';
import type { CatalogueSource } from '../catalogue/create-catalogue.ts';
import { changeGame, type GameChange, type GameSwitch, switchGame } from './change-game.ts';
import {
  type CollectionSave,
  listCollections,
  orderCollections,
  readCollection,
  removeCollection,
  saveCollection,
} from './collections.ts';
import { type GamesWanted, listGames } from './game-list.ts';
import { namesOfGames } from './names-of-games.ts';
import {
  changeProducer,
  listProducers,
  type ProducerChange,
  type ProducerSwitch,
  switchProducer,
} from './producers.ts';
import { readGameFile } from './read-game-file.ts';

export type CatalogueDesk = ReturnType<typeof createCatalogueDesk>;

/** What an operator does with the catalogue. Every change holds from its commit on, in this process at once. */
export function createCatalogueDesk({ database, catalogue }: { database: Database; catalogue: CatalogueSource }) {
  const write = async (deed: (tx: Tx) => Promise<void>): Promise<void> => {
    await database.tx(async (tx) => {
      await deed(tx);
      await tellCachedTables(tx);
    });
    catalogue.doubt();
    catalogue.documents.doubt();
  };
  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Refusal('NOT_FOUND');
    return value;
  };
  const readGame = async (id: number): Promise<StaffGameFile> =>
    found(await readGameFile(database, id, await catalogue.rules()));
  const readProducer = async (id: string): Promise<StaffProducer> =>
    found((await listProducers(database, (await catalogue.rules()).providers, id))[0]);
  const readOne = async (id: string): Promise<StaffCollectionFile> => found(await readCollection(database, id));

  return {
    listGames: (wanted: GamesWanted) => listGames(database, wanted),
    namesOfGames,
    readGame,
    async switchGame(change: GameSwitch) {
      await write((tx) => switchGame(tx, change));
      return readGame(change.gameId);
    },
    async changeGame(change: GameChange) {
      await write((tx) => changeGame(tx, change));
      return readGame(change.gameId);
    },
    listProducers: async () => listProducers(database, (await catalogue.rules()).providers),
    async switchProducer(change: ProducerSwitch) {
      await write((tx) => switchProducer(tx, change));
      return readProducer(change.producer);
    },
    async changeProducer(change: ProducerChange) {
      await write((tx) => changeProducer(tx, change));
      return readProducer(change.producer);
    },
    listCollections: () => listCollections(database),
    readCollection: readOne,
    async saveCollection(change: CollectionSave) {
      await write((tx) => saveCollection(tx, change));
      return readOne(change.id);
    },
    removeCollection: (change: Parameters<typeof removeCollection>[1]) => write((tx) => removeCollection(tx, change)),
    async orderCollections(change: Parameters<typeof orderCollections>[1]) {
      await write((tx) => orderCollections(tx, change));
      return listCollections(database);
    },
  };
}
