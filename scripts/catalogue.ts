import { readFileSync } from 'node:fs';
import { applyCatalogueFile, CatalogueFile, setState } from '../server/src/games/index.ts';
import { inWords, withDatabase } from './with-database.ts';

/**
 * `npm run catalogue -- import FILE`: games and collections out of a JSON file, see docs/operations.md.
 * `npm run catalogue -- close|open NAME`: a game by its identifier, or a producer with all of its games.
 */
const [command, argument] = process.argv.slice(2);
if (command === 'import' && argument) {
  const file = CatalogueFile.safeParse(JSON.parse(readFileSync(argument, 'utf8')));
  if (file.success) {
    await withDatabase(async (database) => {
      await database.tx((tx) => applyCatalogueFile(tx, file.data));
      console.log(`${file.data.games.length} games and ${file.data.collections.length} collections are written.`);
    });
  } else fail(`The file is not a catalogue.\n${inWords(file.error)}`);
} else if ((command === 'close' || command === 'open') && argument) {
  await withDatabase(async (database) => {
    const state = command === 'open' ? 'open' : 'closed';
    if (await database.tx((tx) => setState(tx, argument, state))) console.log(`${argument} is ${state}.`);
    else fail(`There is no game or producer ${argument}.`);
  });
} else {
  console.error('Use: npm run catalogue -- import FILE, or: npm run catalogue -- close|open GAME-OR-PRODUCER');
  process.exitCode = 2;
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
