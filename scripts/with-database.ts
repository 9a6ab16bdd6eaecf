import { createDatabase, type Database, migrate, readSettings } from '../server/src/kit/index.ts';
import { PostgresStartError, startEmbedded } from '../server/src/kit/postgres/index.ts';

/** Work of an operator on the house's database: the one of DATABASE_URL, or the embedded one while nothing runs on it. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  try {
    const embedded = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir });
    const database = createDatabase({ url: settings.databaseUrl ?? embedded?.url ?? '', maxConnections: 2 });
    try {
      await migrate(database);
      await work(database);
    } finally {
      await database.close();
      await embedded?.stop();
    }
  } catch (error) {
    if (!(error instanceof PostgresStartError) || error.code !== 'already-running') throw error;
    console.error(`${error.message} Use DATABASE_URL to reach a running house.`);
    process.exitCode = 1;
  }
}

/** What does not fit, a line for each place in the file. */
export function inWords({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  return issues.map(({ path, message }) => `  ${path.map(String).join('.') || 'the file'}: ${message}`).join('\n');
}
