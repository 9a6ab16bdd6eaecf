import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameWords } from '../index.ts';

const source = join(import.meta.dirname, '../..');

/** The words of every game, read from their files: a screen under test may be any game's. */
export const wordsOfGames = (): GameWords =>
  Object.assign(
    {},
    ...globSync('**/words.json', { cwd: source }).map((file) => JSON.parse(readFileSync(join(source, file), 'utf8'))),
  );
