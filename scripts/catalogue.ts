import { writeSignificant } from '../server/src/audit/index.ts';
import { createDocuments } from '../server/src/config/index.ts';
import {
  applyCatalogueFile,
  CatalogueFile,
  createCatalogue,
  createCatalogueDesk,
  switchByName,
} from '../server/src/games/index.ts';
import { operator, readFileAs, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run catalogue -- list [WORDS] [--state open|closed] [--page N]
                                 games with their state
npm run catalogue -- import FILE     games and collections out of a JSON file, all of it or nothing
npm run catalogue -- close NAME      a game by its identifier, or a producer with all of its games, at once:
npm run catalogue -- open NAME       nothing opens, nothing is staked; open rounds are settled
npm run catalogue -- collections     the collections of the lobby, in their order

Add --reason "…" to what changes something: it stays in the audit trail. The format of FILE: docs/operations.md.
With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

await runCommand({
  usage,
  options: { state: { type: 'string' }, page: { type: 'string' } },
  async run([command, name, ...more], { reason, state, page = '1' }) {
    if (command === 'import' && name && more.length === 0) {
      const file = readFileAs(name, CatalogueFile, 'a catalogue');
      await withDatabase(async (database) => {
        const { games, collections } = file;
        await database.tx(async (tx) => {
          await applyCatalogueFile(tx, file);
          const detail = { games: games.length, collections: collections.length };
          await writeSignificant(tx, { ...operator(reason), kind: 'games.imported', detail });
        });
        console.log(`${games.length} games and ${collections.length} collections are written.`);
      });
    } else if ((command === 'close' || command === 'open') && name && more.length === 0) {
      await withDatabase(async (database) => {
        const wanted = command === 'open' ? 'open' : 'closed';
        const found = await database.tx((tx) => switchByName(tx, { ...operator(reason), name, state: wanted }));
        if (found) return console.log(`${name} is ${wanted}.`);
        console.error(`There is no game or producer ${name}.`);
        process.exitCode = 1;
      });
    } else if (command === 'list' && isState(state) && /^[1-9]\d{0,4}$/.test(page)) {
      await withDatabase(async (database) => {
        const desk = createCatalogueDesk({
          database,
          catalogue: createCatalogue({ database, documents: createDocuments({ database }) }),
        });
        const question = [name, ...more].filter(Boolean).join(' ');
        const found = await desk.listGames({ question, ...(state && { state }), page: Number(page) });
        for (const game of found.games) {
          const isOpen = game.state === 'open' && game.producer_state === 'open';
          console.log(
            `${game.identifier}\t${isOpen ? 'open' : 'closed'}\t${game.collections.join(',') || '-'}\t${game.title}`,
          );
        }
        console.log(`${found.found} games, page ${found.page} of ${found.pages}`);
      });
    } else if (command === 'collections' && name === undefined) {
      await withDatabase(async (database) => {
        const desk = createCatalogueDesk({
          database,
          catalogue: createCatalogue({ database, documents: createDocuments({ database }) }),
        });
        for (const { id, games, title } of await desk.listCollections()) console.log(`${id}\t${games}\t${title}`);
      });
    } else return false;
    return true;
  },
});

function isState(state: string | undefined): state is 'open' | 'closed' | undefined {
  return state === undefined || state === 'open' || state === 'closed';
}
