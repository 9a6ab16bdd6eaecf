import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
    (await readMigrations()).filter(({ name }) => /^\d+-kit-new-ids?$/.test(name)),
  );
});

const ways = {
  'one by one': 'select kit_new_id()::text as id from generate_series(1, $1)',
  'as a group': 'select unnest(kit_new_ids($1))::text as id',
};
const drawBy = (text: string) => (count: number, home?: number) =>
  database.tx(async (tx) => {
    if (home !== undefined) await tx.query(`select set_config('halley.home', $1, true)`, [String(home)]);
    const { rows } = await tx.query<{ id: string }>(text, [count]);
    return rows.map(({ id }) => Number(id));
  });
const partsOf = (id: number) => ({
  seconds: Math.floor(id / 2 ** 22),
  home: Math.floor(id / 2 ** 14) % 256,
  number: id % 2 ** 14,
});
const secondsNow = () => Math.floor(Date.now() / 1000) - 1_735_689_600;

describe.each(Object.entries(ways))('drawn %s', (_, text) => {
  const draw = drawBy(text);

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
});

test('those of a group are as many as asked for, and lie behind all that were drawn before, whichever way', async () => {
  const [single, group] = [drawBy(ways['one by one']), drawBy(ways['as a group'])];
  const drawn = [
    ...(await group(3)),
    ...(await single(2)),
    ...(await group(1)),
    ...(await single(1)),
    ...(await group(0)),
  ];
  expect(drawn).toHaveLength(7);
  expect(drawn).toEqual([...new Set(drawn)].sort((one, other) => one - other));
});
