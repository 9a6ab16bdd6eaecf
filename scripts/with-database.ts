import { Refusal, refusals } from '../contract/src/index.ts';
import { ContentRefused, FolderRefused } from '../server/src/content/index.ts';
import { UnknownGame } from '../server/src/games/index.ts';
import { createDatabase, type Database, migrate, readSettings, SettingsError } from '../server/src/kit/index.ts';
import { migrateJobs } from '../server/src/kit/jobs/index.ts';
import { PostgresStartError, reachEmbedded, startEmbedded } from '../server/src/kit/postgres/index.ts';

/**
 * Work of an operator on the house's database: the one of DATABASE_URL, or the embedded one under DATA_DIR, whether the
 * house runs on it at this moment or not. What is refused is a sentence and exit code 1.
 */
export async function withDatabase(
  work: (database: Database) => Promise<void>,
  /** Who only looks leaves the tables as they are. */
  { onlyLooks = false } = {},
): Promise<void> {
  try {
    const { url, leave } = await findDatabase();
    const database = createDatabase({ url, maxConnections: 2 });
    try {
      if (!onlyLooks) {
        await migrate(database);
        await migrateJobs({ database, url });
      }
      await work(database);
    } finally {
      await database.close();
      await leave();
    }
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

async function findDatabase(): Promise<{ url: string; leave(): Promise<void> }> {
  const { databaseUrl, databaseSessionUrl = databaseUrl, dataDir } = readSettings(process.env);
  if (databaseSessionUrl) return { url: databaseSessionUrl, leave: async () => undefined };
  try {
    const { url, stop } = await startEmbedded({ dataDir });
    return { url, leave: stop };
  } catch (error) {
    const running = error instanceof PostgresStartError && error.code === 'already-running';
    const url = running ? reachEmbedded(dataDir) : undefined;
    if (url === undefined) throw error;
    return { url, leave: async () => undefined };
  }
}

function sentenceOf(error: unknown): string | undefined {
  const isSaid = [PostgresStartError, SettingsError, UnknownGame, ContentRefused, FolderRefused].some(
    (kind) => error instanceof kind,
  );
  if (isSaid) return (error as Error).message;
  if (!(error instanceof Refusal)) return undefined;
  const { message } = error.details;
  if (typeof message === 'string') return message;
  const { status, text } = refusals[error.code];
  return status === 422 ? `${error.code.split('.')[0]} ${text}.` : text;
}
