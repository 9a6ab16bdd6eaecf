import { createDatabase, migrate, readSettings } from '../server/src/kit/index.ts';
import { startEmbedded } from '../server/src/kit/postgres/index.ts';

/** `npm run migrate`: brings the database up to date without starting the house. */
const settings = readSettings(process.env);
const { databaseUrl, databaseSessionUrl = databaseUrl } = settings;
const embedded = databaseSessionUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir });
const database = createDatabase({ url: databaseSessionUrl ?? embedded?.url ?? '', maxConnections: 2 });
try {
  const applied = await migrate(database);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to do.');
} finally {
  await database.close();
  await embedded?.stop();
}
