import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database, oneHome, step, systemClock } from '../kit/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';
import { createWagers, listPlayed } from '../wagers/index.ts';
import { anAct, aPlay } from '../wagers/testing/test-house.ts';
import { credit } from '../wallet/index.ts';

/** One connection: what it has prepared is what the door, a history and a consumer have asked. */
let whole: Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeAll(async () => {
  whole = await testDatabase();
  database = createDatabase({ url: whole.url, maxConnections: 1 });
});
afterAll(async () => {
  await database.close();
  await whole.drop();
});

const growing = ['wallet_transfer', 'wagers_round', 'wagers_call', 'wagers_action', 'wallet_account', 'kit_outbox'];

test('[RUN-19] no statement of a wager, a history or a consumer reads a growing table from its beginning', async () => {
  const chance = { pairId: 'pair', serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', nonce: 0 };
  const openChances = async () => ({ take: () => chance, save: async () => undefined });
  const wagers = createWagers({ homes: oneHome(database), clock: systemClock, openChances });
  const deposit = { playerId: 1, currency: 'EUR', amount: 1_000n, reason: 'deposit', house: 'payments' } as const;
  await database.tx((tx) => credit(tx, { ...deposit, key: randomUUID() }));
  await wagers.wager(aPlay({ stake: 10n, win: 5n }));
  await wagers.act(anAct([{ kind: 'bet', id: randomUUID(), amount: 10n }, { kind: 'end' }]));
  await listPlayed(database, { playerId: 1, limit: 20 });
  await database.query("insert into kit_consumer (name) values ('plans')");
  await step(database, { name: 'plans', topics: [], handle: async () => undefined });

  const { rows } = await database.query<{ name: string; parameters: number; statement: string }>(
    `select name, statement, cardinality(parameter_types) as parameters from pg_prepared_statements
     where statement ~* '^\\s*(with|select|insert|update|delete)' order by name`,
  );
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['wallet_lock', 'kit_write_events', 'kit_take_step']));
  const faults: string[] = [];
  await database.tx(async (tx) => {
    // Tables are empty here: what is read in order although it need not be is read so because no index serves.
    await tx.query('set local enable_seqscan = off');
    await tx.query("set local plan_cache_mode = 'force_generic_plan'");
    for (const { name, parameters } of rows) {
      const nothing = Array.from({ length: parameters }, () => 'null').join(', ');
      const plan = await tx.query<{ 'QUERY PLAN': string }>(
        `explain execute "${name}"${parameters > 0 ? ` (${nothing})` : ''}`,
      );
      const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      faults.push(
        ...growing.filter((table) => new RegExp(`Seq Scan on ${table}`).test(text)).map((table) => `${name}: ${table}`),
      );
    }
  });
  expect(faults).toEqual([]);
});
