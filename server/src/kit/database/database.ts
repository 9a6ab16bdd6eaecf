import type { Writable } from 'node:stream';
import pg from 'pg';
import { invariant } from '../invariant.ts';
import type { Log } from '../log.ts';
import { inSpan } from '../trace/span.ts';
import { Batch, type Statement, type StatementStyle } from './batch/batch.ts';
import { askStand, checkStand, type Stand } from './home-stand.ts';
import { openPool } from './open-pool.ts';
import { columnTypes } from './types.ts';

// biome-ignore lint/suspicious/noExplicitAny: a row has the shape its query gives it
export type Row = Record<string, any>;

interface Query {
  text: string;
  values?: unknown[];
  /** A named query is prepared once per connection. */
  name?: string;
}

export interface Queryable {
  query<R extends Row = Row>(
    query: string | Query,
    values?: unknown[],
  ): Promise<{ rows: R[]; rowCount: number | null }>;
}

/** An open transaction. Only `Database.tx` makes one, so a function that takes a `Tx` cannot forget to have one. */
export interface Tx extends Queryable {
  readonly isTransaction: true;
  /** Called once, after the commit. */
  afterCommit(effect: () => void): void;
  /** Says that the outbox has news, so that consumers wake up after the commit. */
  wroteEvents(): void;
}

export interface Database extends Queryable {
  /** Runs the work in one transaction; on a serialization failure or deadlock it runs it again. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls the listener after every commit that wrote events; returns how to stop it. */
  onEventsWritten(listener: () => void): () => void;
  /** A connection of its own, outside the pool, for LISTEN and for locks that are held as long as it lives. */
  dedicated(): Promise<pg.Client>;
  readonly pool: pg.Pool;
  /** How often somebody had to wait for a connection, because all of them were in use. */
  waits(): number;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** The same database with a session of one's own, where `url` is a pool that gives each transaction another connection. */
  sessionUrl?: string | undefined;
  /** Such a pool knows no names of statements, unless it keeps account of them itself. */
  statements?: StatementStyle;
  maxConnections?: number;
  log?: Log;
  applicationName?: string;
  /** Which of several schemas it is; unset: all tables lie in one. */
  schema?: { path: string; stand?: Stand };
}

const retryable = new Set(['40001', '40P01']);
const inFailedTransaction = '25P02';
const maxAttempts = 6;
const clientSpan = { kind: 'client', attributes: { 'db.system.name': 'postgresql' } } as const;

export function createDatabase(options: DatabaseOptions): Database {
  const style = options.statements ?? 'named';
  const connection = {
    types: columnTypes,
    application_name: options.applicationName ?? 'halley',
    // A machine that vanished says nothing: without this its connections would be waited for by the operating system's hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(options.schema && { options: startOf(options.schema) }),
  };
  const pool = openPool(
    {
      ...connection,
      connectionString: options.url,
      max: options.maxConnections ?? 20,
      // Statements that do not wait for each other share a round trip; the server still runs them one after the other.
      pipeline: true,
      connectionTimeoutMillis: 10_000,
      // A pool cannot set it for each of its clients: there the role has it.
      ...(options.sessionUrl === undefined && { idle_in_transaction_session_timeout: 60_000 }),
    },
    options.log,
  );

  let waits = 0;
  const noteWait = () => {
    if (pool.idleCount === 0 && pool.totalCount >= pool.options.max) waits += 1;
  };

  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };

  async function runTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      noteWait();
      try {
        const { result, effects } = await attemptTransaction({
          pool,
          style,
          work,
          announce,
          stand: options.schema?.stand,
        });
        runEffects(effects, options.log);
        return result;
      } catch (error) {
        if (attempt >= maxAttempts || !retryable.has(Object(error).code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 2 ** attempt));
      }
    }
  }

  const database: Database = {
    pool,
    onEventsWritten(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    waits: () => waits,
    query(query, values) {
      noteWait();
      return pool.query(inStyle(query, style) as string, values) as never;
    },
    tx: (work) => inSpan('database transaction', clientSpan, () => runTransaction(work)),
    async dedicated() {
      const client = new pg.Client({ ...connection, connectionString: options.sessionUrl ?? options.url });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    close: () => pool.end(),
  };
  return database;
}

/** Settings a connection begins with; ids that are made on it carry its home. */
function startOf({ path, stand }: NonNullable<DatabaseOptions['schema']>): string {
  const home = stand ? ` -c halley.home=${stand.home}` : '';
  return `-c search_path=${path.replaceAll(' ', '')}${home}`;
}

/** What is committed is committed: an effect that breaks must not make it look like a failure. */
function runEffects(effects: Iterable<() => void>, log: Log | undefined): void {
  for (const effect of effects) {
    try {
      effect();
    } catch (error) {
      log?.error({ err: error }, 'an effect after a commit failed');
    }
  }
}

/** A query without its name, where names mean nothing. */
function inStyle(query: string | Query, style: StatementStyle): string | Query {
  if (style === 'named' || typeof query === 'string') return query;
  const { name: _, ...unnamed } = query;
  return unnamed;
}

interface Attempt<T> {
  pool: pg.Pool;
  style: StatementStyle;
  work(tx: Tx): Promise<T>;
  announce(): void;
  stand: Stand | undefined;
}

async function attemptTransaction<T>({
  pool,
  style,
  work,
  announce,
  stand,
}: Attempt<T>): Promise<{ result: T; effects: Set<() => void> }> {
  const client = await pool.connect();
  const effects = new Set<() => void>();
  const { send, flush } = createSender(client, style);
  let isOver = false;
  let firstFailure: Error | undefined;
  const ask: Tx['query'] = (query, values) => {
    // The connection may be somebody else's by now.
    invariant(!isOver, 'a query came after the end of its transaction');
    const asked = send(query, values);
    asked.catch((error: Error) => {
      firstFailure ??= error;
    });
    return asked as never;
  };
  const tx: Tx = {
    isTransaction: true,
    query: ask,
    afterCommit: (effect) => effects.add(effect),
    wroteEvents: () => effects.add(announce),
  };
  let broken: Error | undefined;
  try {
    // Nobody waits for it: the first statement follows in the same write, and fails if this has.
    const begun = ask({ name: 'kit_begin', text: 'begin' });
    begun.catch(() => undefined);
    const stood = stand && askStand(tx);
    const result = await work(tx);
    await begun;
    if (stand) checkStand(stand, await stood);
    // A transaction in which a query failed is rolled back by `commit` too, without an error of its own.
    flush();
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('a query failed and its error was swallowed: nothing was committed');
    return { result, effects };
  } catch (error) {
    isOver = true;
    flush();
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    // Of statements that were sent together, those behind the one that failed fail too, and may be heard of first.
    throw Object(error).code === inFailedTransaction ? (firstFailure ?? error) : error;
  } finally {
    isOver = true;
    // A connection on which even the rollback failed must not go back to the pool.
    client.release(broken);
  }
}

interface Sender {
  send(query: string | Query, values?: unknown[]): Promise<unknown>;
  /** Sends what waits for the end of this turn. */
  flush(): void;
}

/** What is sent in one turn of the event loop leaves in one write; prepared statements among it share one barrier. */
function createSender(client: pg.PoolClient, style: StatementStyle): Sender {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  let batch: Batch | undefined;
  let isHeld = false;
  const flush = () => {
    const ready = batch;
    batch = undefined;
    if (ready) client.query(ready);
  };
  const hold = () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      flush();
      stream.uncork();
    });
  };
  return {
    flush,
    send(query, values) {
      hold();
      if (typeof query !== 'string' && query.name !== undefined && values === undefined) {
        batch ??= new Batch(style);
        return batch.add(query as Statement);
      }
      flush();
      return client.query(inStyle(query, style) as string, values);
    },
  };
}
