import pg from 'pg';
import { expect, test } from 'vitest';
import { releaseOnce } from './open-pool.ts';

test('[RUN-08] a connection that a library gives back twice, as when a primary dies, is given back once', async () => {
  const pool = releaseOnce(new pg.Pool());
  const given: unknown[] = [];
  /** As the pool hands one out: with a way back of its own each time. */
  const take = () => {
    const client: Pick<pg.PoolClient, 'release'> = { release: (error) => void given.push(error) };
    pool.emit('acquire', client as pg.PoolClient);
    return client;
  };
  const client = take();
  client.release(true);
  client.release();
  expect(given).toEqual([true]);
  take().release();
  expect(given).toEqual([true, undefined]);
  await pool.end();
});
