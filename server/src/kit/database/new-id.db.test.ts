import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

let server: Awaited<ReturnType<typeof testDatabase>>;
let database: Database;

beforeAll(async () => {
  server = await testDatabase();
  database = createDatabase({ url: server.url, maxConnections: 8 });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(async () => {
  await server.query('drop schema public cascade; create schema public');
  await migrate(
    database,
    (await readMigrations()).filter(({ name }) => name === '0058-kit-new-id'),
  );
});

const draw = async (count: number, home?: number) => {
  const ids = await database.tx(async (tx) => {
    if (home !== undefined) await tx.query(`select set_config('halley.home', $1, true)`, [String(home)]);
    const { rows } = await tx.query<{ id: string }>('select kit_new_id()::text as id from generate_series(1, $1)', [
      count,
    ]);
    return rows.map(({ id }) => Number(id));
  });
  return ids;
};
const partsOf = (id: number) => ({
  seconds: Math.floor(id / 2 ** 22),
  home: Math.floor(id / 2 ** 14) % 256,
  number: id % 2 ** 14,
});
const secondsNow = () => Math.floor(Date.now() / 1000) - 1_735_689_600;

test('an id says when and for which home it was made, and is a number without loss', async () => {
  const before = secondsNow();
  const [id = 0] = await draw(1, 7);
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(partsOf(id)).toMatchObject({ home: 7 });
  expect(partsOf(id).seconds).toBeGreaterThanOrEqual(before - 1);
  expect(partsOf(id).seconds).toBeLessThanOrEqual(secondsNow() + 1);
});

test('eight sessions at once never draw the same id, from the very first on', async () => {
  const ids = (await Promise.all(Array.from({ length: 8 }, () => draw(2_000)))).flat();
  expect(new Set(ids).size).toBe(16_000);
});

test('each of a session is larger than the last, also when a second has too few numbers', async () => {
  const ids = await draw(40_000);
  expect(ids.every((id, place) => place === 0 || id > (ids[place - 1] as number))).toBe(true);
});

test('a sequence that fell behind, as after a move to another server, is pulled up to the clock once', async () => {
  await draw(1);
  await server.query(`select setval('kit_id_number', 5)`);
  const ids = (await Promise.all(Array.from({ length: 8 }, () => draw(500)))).flat();
  expect(new Set(ids).size).toBe(4_000);
  expect(Math.min(...ids.map((id) => partsOf(id).seconds))).toBeGreaterThanOrEqual(secondsNow() - 30);
});

test('homes share numbers and never ids', async () => {
  const [first, second] = [await draw(100, 1), await draw(100, 2)];
  await server.query(`select setval('kit_id_number', ${(secondsNow() + 100) * 2 ** 14})`);
  const one = await draw(50, 1);
  await server.query(`select setval('kit_id_number', ${(secondsNow() + 100) * 2 ** 14})`);
  const two = await draw(50, 2);
  expect(new Set([...first, ...second, ...one, ...two]).size).toBe(300);
});
