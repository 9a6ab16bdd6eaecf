import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database, type DatabaseOptions } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { splitHomes } from '../homes/split-homes.ts';
import { migrateJobs } from '../jobs/index.ts';

const templateLock = 4_112_062;

/** Files of one process share it: reading all migrations again costs as much as copying the database. */
let template: Promise<string> | undefined;

/** A migrated database of the test file's own, gone when closed. Files share nothing and may run side by side. */
export async function testDatabase(
  options: Pick<DatabaseOptions, 'statements'> = {},
): Promise<Database & { url: string; drop(): Promise<void> }> {
  template ??= ensureTemplate(inject('postgresUrl'));
  const { url, drop } = await copyOf(await template);
  const database = createDatabase({ url, ...options });
  return Object.assign(database, {
    url,
    async drop() {
      await database.close();
      await drop();
    },
  });
}

/** A copy of a database that nobody is connected to. */
export async function copyOf(source: string): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = inject('postgresUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // The default writes every page to the log first: half a CPU second, where copying the files takes a tenth of it.
  await admin(adminUrl, (client) => client.query(`create database ${name} template ${source} strategy file_copy`));
  const drop = () => admin(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
  return { url: withDatabase(adminUrl, name), drop };
}

/** Migrating takes long, copying does not: the first file makes the template, the others copy it. */
async function ensureTemplate(adminUrl: string): Promise<string> {
  const migrations = await readMigrations();
  const hash = createHash('sha256').update(migrations.map((migration) => migration.hash).join());
  const name = `template_${hash.digest('hex').slice(0, 16)}`;
  return makeTemplate(adminUrl, { name }, async (url) => {
    const database = createDatabase({ url, maxConnections: 2 });
    await migrate(database, migrations);
    await migrateJobs({ database, url });
    await database.close();
  });
}

interface Template {
  name: string;
  /** What it begins as; unset: empty. */
  from?: string;
}

async function makeTemplate(
  adminUrl: string,
  { name, from }: Template,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  await admin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}${from ? ` template ${from} strategy file_copy` : ''}`);
    await fill(withDatabase(adminUrl, draft));
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** The same template with its homes apart. */
export async function templateOfHomes(count: number): Promise<string> {
  const adminUrl = inject('postgresUrl');
  template ??= ensureTemplate(adminUrl);
  const from = await template;
  return makeTemplate(adminUrl, { name: `${from}_homes_${count}`, from }, async (url) => {
    const database = createDatabase({ url, maxConnections: 1 });
    await splitHomes(database, count);
    await database.close();
  });
}

async function admin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
