import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Log, silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createGate, until } from '../testing/until.ts';
import { createDatabase, type Database, type Tx } from './database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await database.query('create table shelf (id int primary key, books int not null)');
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.query('truncate shelf');
  await database.query('insert into shelf values (1, 0), (2, 0)');
});

const books = async () =>
  (await database.query<{ books: number }>('select books from shelf order by id')).rows.map((row) => row.books);
const add = (tx: Tx, id: number) => tx.query('update shelf set books = books + 1 where id = $1', [id]);
const raise = (tx: Tx, code: string) =>
  tx.query(`do $$ begin raise exception 'planted' using errcode = '${code}'; end $$`);

describe('a transaction', () => {
  test('keeps what it wrote and answers what the work answered', async () => {
    const answer = await database.tx(async (tx) => {
      await add(tx, 1);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await books()).toEqual([1, 0]);
  });

  test('that throws leaves nothing behind, and the error arrives as it was', async () => {
    const error = new Refusal('FORBIDDEN');
    const work = database.tx(async (tx) => {
      await add(tx, 1);
      throw error;
    });
    await expect(work).rejects.toBe(error);
    expect(await books()).toEqual([0, 0]);
  });

  test('whose query failed cannot be committed by swallowing the error', async () => {
    const work = database.tx(async (tx) => {
      await add(tx, 1);
      await tx.query('select 1 / 0').catch(() => undefined);
      await add(tx, 2);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(await books()).toEqual([0, 0]);
  });

  test('whose statements were sent together tells what failed first, and tries again for it', async () => {
    let attempt = 0;
    await database.tx(async (tx) => {
      attempt += 1;
      const first = async () => {
        // Heard of later than the one behind it, which fails only because this one has.
        await Promise.all([Promise.all([attempt === 1 ? raise(tx, '40001') : undefined])]);
      };
      await Promise.all([first(), add(tx, 1)]);
    });
    expect(attempt).toBe(2);
    expect(await books()).toEqual([1, 0]);
  });

  test('whose last query failed is not reported as committed', async () => {
    let effects = 0;
    const work = database.tx(async (tx) => {
      tx.afterCommit(() => {
        effects += 1;
      });
      await add(tx, 1);
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/nothing was committed/);
    expect(effects).toBe(0);
    expect(await books()).toEqual([0, 0]);
  });

  test('is not seen by others before its commit', async () => {
    const written = createGate();
    const goOn = createGate();
    const work = database.tx(async (tx) => {
      await add(tx, 1);
      written.open();
      await goOn.passed;
    });
    await written.passed;
    expect(await books()).toEqual([0, 0]);
    goOn.open();
    await work;
    expect(await books()).toEqual([1, 0]);
  });
});

describe('effects after the commit', () => {
  test('come once, when the rows are there for all', async () => {
    const seen: string[] = [];
    await database.tx(async (tx) => {
      tx.afterCommit(() => seen.push('effect'));
      await add(tx, 1);
      seen.push('work');
    });
    expect(seen).toEqual(['work', 'effect']);
  });

  test('do not come when the transaction fails, nor for an attempt that was repeated', async () => {
    const seen: number[] = [];
    let attempt = 0;
    const failing = database.tx(async (tx) => {
      tx.afterCommit(() => seen.push(0));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.tx(async (tx) => {
      attempt += 1;
      const mine = attempt;
      tx.afterCommit(() => seen.push(mine));
      if (attempt < 3) await raise(tx, '40001');
    });
    expect(seen).toEqual([3]);
  });

  test('that throw do not turn a committed transaction into a failed one, nor silence each other', async () => {
    const seen: string[] = [];
    const answer = await database.tx(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('a broken effect');
      });
      tx.afterCommit(() => seen.push('the next effect'));
      await add(tx, 1);
      return 'kept';
    });
    expect(answer).toBe('kept');
    expect(seen).toEqual(['the next effect']);
    expect(await books()).toEqual([1, 0]);
  });

  test('news of events goes to the listeners of this process until they stop listening', async () => {
    let heard = 0;
    const stop = database.onEventsWritten(() => {
      heard += 1;
    });
    await database.tx(async (tx) => {
      tx.wroteEvents();
      tx.wroteEvents();
    });
    expect(heard).toBe(1);
    await database.tx(async (tx) => add(tx, 1));
    expect(heard).toBe(1);
    stop();
    await database.tx(async (tx) => tx.wroteEvents());
    expect(heard).toBe(1);
  });
});

describe('what is tried again', () => {
  test('a real deadlock: both transactions get through', async () => {
    let attempts = 0;
    const firstLocks = [createGate(), createGate()];
    const ends = [createGate(), createGate()];
    const both = async (mine: number, first: number, second: number) => {
      let own = 0;
      await database.tx(async (tx) => {
        attempts += 1;
        own += 1;
        // On a busy machine the one that goes on may wake up late: the other would take the row before it, and both be stuck again.
        if (own > 1) await ends[1 - mine]?.passed;
        await add(tx, first);
        firstLocks[mine]?.open();
        await firstLocks[1 - mine]?.passed;
        await add(tx, second);
      });
      ends[mine]?.open();
    };
    await Promise.all([both(0, 1, 2), both(1, 2, 1)]);
    expect(attempts).toBe(3);
    expect(await books()).toEqual([2, 2]);
  });

  test('a real serialization failure: the loser sees what the winner wrote', async () => {
    let attempts = 0;
    const reads = [createGate(), createGate()];
    // Each may add a book only while the other shelf is empty: together they must not both.
    const addIfOtherEmpty = async (mine: number) =>
      database.tx(async (tx) => {
        attempts += 1;
        await tx.query('set transaction isolation level serializable');
        const { rows } = await tx.query<{ total: bigint }>('select sum(books) as total from shelf');
        reads[mine]?.open();
        await reads[1 - mine]?.passed;
        if (Number(rows[0]?.total) === 0) await add(tx, mine + 1);
      });
    await Promise.all([addIfOtherEmpty(0), addIfOtherEmpty(1)]);
    expect(attempts).toBe(3);
    expect((await books()).sort()).toEqual([0, 1]);
  });

  test.each(['40001', '40P01'])('%s, up to six times, then the error', async (code) => {
    let attempts = 0;
    const work = database.tx(async (tx) => {
      attempts += 1;
      await raise(tx, code);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(attempts).toBe(6);
  });

  test.each(['40002', '40003', '23505', '55P03', '57014', '25P02', 'P0001'])('never %s', async (code) => {
    let attempts = 0;
    const work = database.tx(async (tx) => {
      attempts += 1;
      await raise(tx, code);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(attempts).toBe(1);
  });

  test('never a refusal or a bug', async () => {
    for (const error of [new Refusal('NOT_FOUND'), new TypeError('bug'), 'text', null]) {
      let attempts = 0;
      const work = database.tx(async () => {
        attempts += 1;
        throw error;
      });
      await expect(work).rejects.toBe(error);
      expect(attempts).toBe(1);
    }
  });
});

describe('connections', () => {
  let small: Database;
  beforeAll(() => {
    small = createDatabase({ url: database.url, maxConnections: 2 });
  });
  afterAll(() => small.close());

  const sleeping = async () => {
    await until(() => small.pool.idleCount === small.pool.totalCount);
    return small.pool.totalCount;
  };

  test('fifty failures of a pool of two leak none', async () => {
    const failures = Array.from({ length: 50 }, (_, index) =>
      small.tx(async (tx) => {
        if (index % 2) await tx.query('select 1 / 0');
        throw new Error('planted');
      }),
    );
    const results = await Promise.allSettled(failures);
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(await sleeping()).toBeLessThanOrEqual(2);
    const { rows } = await small.query(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([{ open: 0 }]);
    expect(await small.tx(async (tx) => (await tx.query('select 1 as one')).rows)).toEqual([{ one: 1 }]);
  });

  test('one that dies inside a transaction fails that transaction and nothing else', async () => {
    const work = small.tx(async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await tx.query('select 1');
    });
    await expect(work).rejects.toThrow();
    expect(await small.tx(async (tx) => (await tx.query('select 2 as two')).rows)).toEqual([{ two: 2 }]);
  });

  test('one that dies while the work is busy elsewhere fails the commit', async () => {
    const work = small.tx(async (tx) => {
      await add(tx, 1);
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    });
    await expect(work).rejects.toThrow();
    expect(await books()).toEqual([0, 0]);
    expect((await small.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
  });

  test('one that dies while idle is replaced', async () => {
    const { rows } = await small.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await until(async () => (await small.query('select 4 as four').catch(() => undefined)) !== undefined);
    expect((await small.query('select 4 as four')).rows).toEqual([{ four: 4 }]);
  });
});

test('a server that ends every connection, idle and in use, is said as a warning, and the house goes on', async () => {
  const said: string[] = [];
  const log = { ...silentLog, warn: (_fields: object, text: string) => said.push(text) } as unknown as Log;
  const house = createDatabase({ url: database.url, maxConnections: 4, log, applicationName: 'a house' });
  const inUse = createGate();
  const goOn = createGate();
  const work = house.tx(async (tx) => {
    await tx.query('select 1');
    inUse.open();
    await goOn.passed;
    await tx.query('select 2');
  });
  // Looked at before it can fail.
  const outcome = expect(work).rejects.toThrow();
  await inUse.passed;
  await Promise.all([house.query('select 1'), house.query('select 1')]);
  await database.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'a house'",
  );
  await until(() => said.includes('an idle database connection was lost'));
  await until(() => said.includes('a database connection was lost while in use'));
  goOn.open();
  await outcome;
  expect((await house.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
  await house.close();
});

test('whole numbers of 64 bits arrive as bigint, in lists too', async () => {
  const { rows } = await database.query(
    `select 9223372036854775807::bigint as large, array[1, null, -9007199254740993]::bigint[] as list,
       '{}'::bigint[] as none, null::bigint as missing, 7::int as small, 1.5::numeric as exact`,
  );
  expect(rows).toEqual([
    {
      large: 9_223_372_036_854_775_807n,
      list: [1n, null, -9_007_199_254_740_993n],
      none: [],
      missing: null,
      small: 7,
      exact: '1.5',
    },
  ]);
});
