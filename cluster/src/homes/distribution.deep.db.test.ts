import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, migrate } from '../../../server/src/kit/index.ts';
import { distributeTables } from './distribute-tables.ts';
import { ask, type Citus, startCitus } from './start-citus.ts';

const dir = mkdtempSync(join(tmpdir(), 'halley-citus-'));
let citus: Citus;
let coordinator: string;
beforeAll(async () => {
  citus = await startCitus({ dir, workers: 2 });
  [coordinator = ''] = citus.urls;
  const database = createDatabase({ url: coordinator, maxConnections: 1 });
  await migrate(database);
  await database.close();
}, 300_000);
afterAll(async () => {
  await citus?.stop();
  rmSync(dir, { recursive: true, force: true });
}, 60_000);

const homeFirst = 'set search_path = home_0, public';
const opened = `insert into wallet_account (player_id, currency) values ($player, 'EUR') returning id`;
const openOn = async (url: string | undefined, player: number) =>
  Number((await ask(url, homeFirst, opened.replace('$player', String(player))))[0]?.id);
/** The worker that holds the home at this moment. */
const whereIsHome = async () => {
  const [at] = await ask(
    coordinator,
    `select distinct s.nodeport from citus_shards s join citus_schemas c using (colocation_id) where c.schema_name::text = 'home_0'`,
  );
  return citus.urls.find((url) => url.includes(`:${at?.nodeport}/`));
};

describe('the tables of a house on Citus', { timeout: 600_000 }, () => {
  test('[RUN-14] a home lies on a worker, moves to another and comes back, with no table changed for it', async () => {
    const tables = await distributeTables(citus.urls);
    expect(tables.home.length).toBeGreaterThan(130);
    const first = await whereIsHome();
    expect(citus.urls.slice(1)).toContain(first);
    const before = [await openOn(first, 1), await openOn(first, 2)];
    // Numbers of entries and what keeps the journal hold on the worker itself.
    const [line] = await ask(
      first,
      homeFirst,
      `insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after,
         bonus_after, reserved_after)
       select gen_random_uuid(), 'deposit', '', id, currency, 2, 0, 0, 'payments', 2, 0, 0 from wallet_account where player_id = 2
       returning entry, player_id`,
    );
    expect(line).toMatchObject({ entry: '1', player_id: '2' });
    await expect(ask(first, homeFirst, 'update wallet_transfer set cash = 3')).rejects.toThrow(/append-only/);

    const second = citus.urls.slice(1).find((url) => url !== first);
    const port = new URL(second ?? '').port;
    await ask(coordinator, `select citus_schema_move('home_0', '127.0.0.1', ${port})`);
    expect(await whereIsHome()).toBe(second);
    const after = await openOn(second, 3);
    expect(after).toBeGreaterThan(Math.max(...before));
    expect(Number.isSafeInteger(after)).toBe(true);

    await ask(coordinator, 'set citus.enable_unsafe_triggers = on', `select citus_schema_undistribute('home_0')`);
    expect(await whereIsHome()).toBeUndefined();
    expect(await ask(coordinator, homeFirst, 'select player_id from wallet_account order by id')).toEqual([
      { player_id: '1' },
      { player_id: '2' },
      { player_id: '3' },
    ]);
  });
});
