import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { createDatabase, type Database, migrate, silentLog } from '../../../server/src/kit/index.ts';
import { migrateJobs } from '../../../server/src/kit/jobs/index.ts';
import { type EmbeddedPostgres, startEmbedded } from '../../../server/src/kit/postgres/index.ts';

export interface World {
  postgres: EmbeddedPostgres;
  /** A database of its own with all tables, empty. */
  newDatabase(name: string): Promise<{ url: string; database: Database }>;
  asSuperuser(database: string, sql: string): Promise<void>;
  close(): Promise<void>;
}

/** The PostgreSQL that `npm start` would run, with the same settings, in a folder that is thrown away. */
export async function openWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'halley-bench-'));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbedded({ dataDir });
  const opened: Database[] = [];
  const urlOf = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString();

  const asSuperuser = async (database: string, sql: string) => {
    const client = new pg.Client({ connectionString: urlOf(postgres.superuserUrl, database) });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };

  return {
    postgres,
    asSuperuser,
    async newDatabase(name) {
      await asSuperuser('postgres', `create database ${name} owner halley`);
      const url = urlOf(postgres.url, name);
      const database = createDatabase({ url, maxConnections: 20 });
      opened.push(database);
      await migrate(database);
      await migrateJobs({ database, url, log: silentLog });
      return { url, database };
    },
    async close() {
      for (const database of opened) await database.close();
      await postgres.stop();
      const folder = dirname(postgres.clusterDir);
      if (folder !== dataDir) rmSync(folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
