import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSecrets } from './secrets.ts';

/** The fourth line of PostgreSQL's own note about itself. */
const portLine = 3;

/**
 * The address of the PostgreSQL that runs in this data folder, for whoever may read the folder. Undefined when none
 * runs there.
 */
export function reachEmbedded(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  const note = join(folder, 'pg', 'postmaster.pid');
  const secrets = readSecrets(folder);
  if (!secrets || !existsSync(note)) return undefined;
  const port = readFileSync(note, 'utf8').split('\n')[portLine]?.trim() ?? '';
  return /^\d{1,5}$/.test(port) ? `postgres://halley:${secrets.halley}@127.0.0.1:${port}/halley` : undefined;
}
