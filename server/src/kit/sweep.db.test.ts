import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepKit } from './sweep.ts';
import { testDatabase } from './testing/test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const topics = async () =>
  (await database.query<{ topic: string }>('select topic from kit_outbox order by id')).rows.map((row) => row.topic);

test('an event goes when it is old and every consumer has passed it, and not before', async () => {
  await database.query(`insert into kit_outbox (topic, events, at) values
    ('old and passed', '[]', now() - interval '8 days'),
    ('old and wanted', '[]', now() - interval '8 days'),
    ('new and passed', '[]', now())`);
  await database.query(`insert into kit_consumer (name, xid, id)
    select 'fast', pg_current_xact_id(), 1000 union all
    select 'slow', xid, id from kit_outbox where topic = 'old and passed'`);
  await sweepKit(database);
  expect(await topics()).toEqual(['old and wanted', 'new and passed']);
  await database.query("update kit_consumer set xid = pg_current_xact_id() where name = 'slow'");
  await sweepKit(database);
  expect(await topics()).toEqual(['new and passed']);
});

test('answers to keys are kept for thirty days', async () => {
  await database.query(`insert into kit_idempotency (scope, key, input_hash, created_at) values
    ('s', 'old', '', now() - interval '31 days'), ('s', 'young', '', now() - interval '29 days')`);
  await sweepKit(database);
  const { rows } = await database.query('select key from kit_idempotency');
  expect(rows).toEqual([{ key: 'young' }]);
});
