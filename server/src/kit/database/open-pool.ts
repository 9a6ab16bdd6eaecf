import pg from 'pg';
import type { Log } from '../log.ts';

/**
 * A pool that outlives its connections. Without a listener one that dies would end the process: while idle, in use
 * between two queries, and while it is being closed, so the listeners stay for as long as the pool.
 */
export function openPool(options: pg.PoolConfig, log?: Log): pg.Pool {
  const pool = new pg.Pool(options);
  const inUse = new WeakSet<pg.ClientBase>();
  pool.on('error', (error) => {
    // While it is being closed nobody misses one.
    if (!pool.ending) log?.warn({ error: error.message }, 'an idle database connection was lost');
  });
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // The next query on it fails, and that is where it is handled. An idle one is said by the pool.
      if (inUse.has(client)) log?.warn({ error: error.message }, 'a database connection was lost while in use');
    }),
  );
  return pool;
}

/** For a library that gives a connection back a second time when it breaks while the library stops: that is nobody's mistake here. */
export function releaseOnce(pool: pg.Pool): pg.Pool {
  // The pool gives a connection its way back after it has said that it is taken, so it cannot be had by listening.
  const connect = pool.connect.bind(pool);
  const taken = (client: pg.PoolClient): pg.PoolClient => {
    const { release } = client;
    let isReleased = false;
    client.release = (error) => {
      if (isReleased) return;
      isReleased = true;
      release(error);
    };
    return client;
  };
  type Taker = Parameters<typeof connect>[0];
  const connectOnce = (taker?: Taker) => {
    if (!taker) return connect().then(taken);
    return connect((error, client, release) => {
      if (client) taken(client);
      taker(error, client, client?.release ?? release);
    });
  };
  return Object.assign(pool, { connect: connectOnce });
}
