import { createDatabase, type Database } from '../database/database.ts';
import { houseSchema, schemaOf } from '../homes/home-layout.ts';
import { type Homes, oneHome } from '../homes/homes.ts';
import { openHomes } from '../homes/open-homes.ts';
import { copyOf, templateOfHomes, testDatabase } from './test-database.ts';

/** `HOMES=4 npm test`: rooms that know homes are tested with so many. */
const asked = Number(process.env.HOMES ?? 1);

export interface TestHomes {
  homes: Homes;
  /**
   * What is in all homes, for looking: views over them, so nothing can be written there; of what the house has of the same kind, that
   * as well. With one home it is that home.
   */
  every: Database & { url: string };
  drop(): Promise<void>;
}

/** Homes of the test file's own, in a migrated database. */
export async function testHomes({ homes: count = asked }: { homes?: number | undefined } = {}): Promise<TestHomes> {
  if (count === 1) {
    const database = await testDatabase();
    return { homes: oneHome(database), every: database, drop: () => database.drop() };
  }
  const { url, drop } = await copyOf(await templateOfHomes(count));
  const whole = createDatabase({ url, maxConnections: 1 });
  await makeViews(whole, count);
  const homes = await openHomes(whole, { url, maxConnections: 10 });
  await whole.close();
  const every = createDatabase({ url, schema: { path: 'every_home, house, public' } });
  return {
    homes,
    every: Object.assign(every, { url }),
    async drop() {
      await Promise.all([homes.close(), every.close()]);
      await drop();
    },
  };
}

/** What all players share, of as many homes; with one home, all of it. */
export async function testHouse(): Promise<Database & { url: string; drop(): Promise<void> }> {
  const { homes, every, drop } = await testHomes();
  return { ...homes.house, url: every.url, drop };
}

async function makeViews(database: Database, count: number): Promise<void> {
  const { rows } = await database.query<{ name: string; isInHouse: boolean }>(
    `select relname::text as name, to_regclass('house.' || quote_ident(relname)) is not null as "isInHouse" from pg_class
     where relnamespace = 'home_0'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition`,
  );
  const views = rows.map(({ name, isInHouse }) => {
    const schemas = Array.from({ length: count }, (_, home) => schemaOf(home));
    const parts = [...schemas, ...(isInHouse ? [houseSchema] : [])].map((schema) => `select * from ${schema}.${name}`);
    return `create view every_home.${name} as ${parts.join(' union all ')}`;
  });
  await database.query(`create schema every_home; ${views.join(';')}`);
}
