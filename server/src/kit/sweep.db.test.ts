import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepKit } from './sweep.ts';
import { testDatabase } from './testing/test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('answers to keys are kept for thirty days', async () => {
  await database.query(`insert into kit_idempotency (scope, key, input_hash, created_at) values
    ('s', 'old', '', now() - interval '31 days'), ('s', 'young', '', now() - interval '29 days')`);
  await sweepKit(database);
  const { rows } = await database.query('select key from kit_idempotency');
  expect(rows).toEqual([{ key: 'young' }]);
});
