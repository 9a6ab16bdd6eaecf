import { expect, test } from 'vitest';
import { createCachedTable } from './create-cached-table.ts';
import { createDatabase } from './database/database.ts';
import { followCopies, tellCachedTables } from './doubt-copies.ts';
import { silentLog } from './log.ts';
import { sharedDatabase } from './testing/shared.ts';
import { until } from './testing/until.ts';

const database = sharedDatabase();

test('what one process writes is doubted by the copies of another, however long they would have been trusted', async () => {
  await database.query('create table told (value text not null)');
  await database.query("insert into told values ('old')");
  const other = createDatabase({ url: database.url, maxConnections: 2 });
  const read = async () => (await other.query<{ value: string }>('select value from told')).rows[0]?.value ?? '';
  const copy = createCachedTable({ database: other, readVersion: read, load: read, trustedMs: 3_600_000, staleMs: 0 });
  const following = followCopies({ database: other, log: silentLog });
  try {
    expect(await copy.current()).toBe('old');
    // Listening begins with a doubt: something may have been written before.
    await until(async () => (await listeners()) > 0);
    await database.tx(async (tx) => {
      await tx.query("update told set value = 'new'");
      await tellCachedTables(tx);
    });
    await until(async () => (await copy.current()) === 'new');
  } finally {
    await following.stop();
    await other.close();
  }

  async function listeners(): Promise<number> {
    const { rowCount } = await database.query(
      "select 1 from pg_stat_activity where datname = current_database() and query = 'listen kit_copies'",
    );
    return rowCount ?? 0;
  }
});
