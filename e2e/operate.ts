import { createDatabase, type Database } from '../server/src/kit/index.ts';
import { houseDatabaseUrl } from './house.ts';

/** What an operator does to the house that a journey visits, on its database and without a process of its own. */
export async function operate<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = createDatabase({ url: houseDatabaseUrl(), maxConnections: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
