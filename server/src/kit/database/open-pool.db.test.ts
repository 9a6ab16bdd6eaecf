import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openPool, releaseOnce } from './open-pool.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = releaseOnce(openPool({ connectionString: database.url, max: 1 }, silentLog));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const counts = () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });

describe('[RUN-08] a connection that a library gives back twice, as when a primary dies', () => {
  test('taken by a promise it is given back once, and is whose it is next', async () => {
    const first = await pool.connect();
    const back = first.release;
    back();
    const second = await pool.connect();
    back();
    expect(counts()).toEqual({ all: 1, idle: 0, waiting: 0 });
    second.release();
    expect(counts()).toEqual({ all: 1, idle: 1, waiting: 0 });
  });

  test('taken by a callback, too, whichever way back is used', async () => {
    const seen = await new Promise<{ client: pg.PoolClient | undefined; back: (error?: Error | boolean) => void }>(
      (resolve) => pool.connect((_error, client, back) => resolve({ client, back })),
    );
    seen.back();
    seen.client?.release();
    seen.back(true);
    expect(counts()).toEqual({ all: 1, idle: 1, waiting: 0 });
    const { rows } = await pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('one that breaks is thrown away once', async () => {
    const client = await pool.connect();
    client.release(true);
    client.release();
    expect(counts()).toEqual({ all: 0, idle: 0, waiting: 0 });
  });

  test('a database that is away is told to whoever asks, both ways', async () => {
    const nobody = Object.assign(new URL(database.url), { port: '1' }).toString();
    const nowhere = releaseOnce(openPool({ connectionString: nobody }, silentLog));
    await expect(nowhere.connect()).rejects.toThrow();
    const error = await new Promise((resolve) => nowhere.connect((failure) => resolve(failure)));
    expect(error).toBeInstanceOf(Error);
    await nowhere.end();
  });
});
