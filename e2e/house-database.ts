import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The database of the house under test, for what an operator does from outside. */
export function houseDatabaseUrl(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const folder = process.env.E2E_DATA_DIR ?? '';
  const { halley } = JSON.parse(readFileSync(join(folder, 'pg-secrets.json'), 'utf8')) as { halley: string };
  // The fourth line is the port.
  const port = readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://halley:${halley}@127.0.0.1:${port}/halley`;
}
