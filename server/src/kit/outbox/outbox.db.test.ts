import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database, type Tx } from '../database/database.ts';
import { silentLog } from '../log.ts';
import { catchUp } from '../testing/catch-up.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createGate, until } from '../testing/until.ts';
import { type Consumer, type Event, follow, outboxLag, step, takeStep } from './follow.ts';
import { startOutbox } from './start-outbox.ts';
import { writeEvents } from './write-events.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let other: Database;
beforeAll(async () => {
  database = await testDatabase();
  other = createDatabase({ url: database.url, maxConnections: 4 });
  await database.query('create table effect (consumer text, mark text)');
});
afterAll(async () => {
  await other.close();
  await database.drop();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An event that can be told apart by its mark. */
const write = (tx: Tx, ...marks: string[]) =>
  writeEvents(
    tx,
    'identity.signed_in',
    marks.map((sessionId) => ({ playerId: 1, sessionId })),
  );
const marksOf = (events: Event[]) => events.map((event) => (event.data as { sessionId: string }).sessionId);

/** A consumer of the test's own that starts behind everything written so far. */
async function aConsumer(handle: Consumer['handle'] = async () => undefined): Promise<Consumer> {
  const name = `test-${randomUUID()}`;
  await database.query(
    `insert into kit_consumer (name, xid, id) select $1, coalesce(max(xid), '0'), coalesce(max(id), 0)
     from (select xid, id from kit_outbox order by kit_outbox.xid desc, id desc limit 1) last`,
    [name],
  );
  return { name, topics: ['identity.signed_in'], handle };
}

const recorder = () => {
  const seen: string[] = [];
  return { seen, handle: async (_tx: Tx, events: Event[]) => void seen.push(...marksOf(events)) };
};

describe('what is read', () => {
  test.each([
    ['set back', `update kit_consumer set xid = '0', id = 0 where name = $1`],
    ['forgotten', 'delete from kit_consumer where name = $1'],
  ])('who counts hears nothing twice when its place is %s, and all that is new', async (_how, sql) => {
    const { seen, handle } = recorder();
    const consumer: Consumer = { ...(await aConsumer(handle)), once: true };
    await database.tx((tx) => write(tx, 'a'));
    await database.tx((tx) => write(tx, 'b'));
    await catchUp(database, consumer);
    await database.query(sql, [consumer.name]);
    await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
    await catchUp(database, consumer);
    await database.tx((tx) => write(tx, 'c'));
    await catchUp(database, consumer);
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  test('what it failed at it has not heard', async () => {
    const { seen, handle } = recorder();
    const consumer: Consumer = { ...(await aConsumer(handle)), once: true };
    const failing = { ...consumer, handle: () => Promise.reject(new Error('not now')) };
    await database.tx((tx) => write(tx, 'a'));
    await until(() =>
      step(database, failing).then(
        () => false,
        () => true,
      ),
    );
    await catchUp(database, consumer);
    expect(seen).toEqual(['a']);
  });

  test('events of a transaction come in their order, once, with their topic', async () => {
    const got: Event[] = [];
    const consumer = await aConsumer(async (_tx, events) => void got.push(...events));
    await database.tx((tx) => write(tx, 'a', 'b'));
    await database.tx((tx) => write(tx, 'c'));
    await catchUp(database, consumer);
    await catchUp(database, consumer);
    expect(marksOf(got)).toEqual(['a', 'b', 'c']);
    expect(got[0]).toEqual({ topic: 'identity.signed_in', data: { playerId: 1, sessionId: 'a' } });
  });

  test('events of an aborted transaction never appear', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(handle);
    const aborted = database.tx(async (tx) => {
      await write(tx, 'ghost');
      throw new Error('planted');
    });
    await expect(aborted).rejects.toThrow('planted');
    await database.tx((tx) => write(tx, 'real'));
    await catchUp(database, consumer);
    expect(seen).toEqual(['real']);
  });

  test('other topics are passed by without waking the effect', async () => {
    const { seen, handle } = recorder();
    const calls = vi.fn(handle);
    const consumer = await aConsumer(calls);
    await database.tx((tx) =>
      writeEvents(tx, 'identity.registered', [{ playerId: 1, currency: 'EUR', country: 'DE' }]),
    );
    await catchUp(database, consumer);
    expect(calls).not.toHaveBeenCalled();
    await database.tx((tx) => write(tx, 'mine'));
    await catchUp(database, consumer);
    expect(seen).toEqual(['mine']);
  });

  test('nothing to write is no row', async () => {
    const before = await database.query('select count(*) from kit_outbox');
    await database.tx((tx) => write(tx));
    expect((await database.query('select count(*) from kit_outbox')).rows).toEqual(before.rows);
  });

  test('an older transaction that is still open holds back newer ones; then both come, in order', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(handle);
    const written = createGate();
    const goOn = createGate();
    const older = database.tx(async (tx) => {
      await write(tx, 'older');
      written.open();
      await goOn.passed;
    });
    await written.passed;
    await database.tx((tx) => write(tx, 'newer'));
    expect(await step(database, consumer)).toBe(0);
    // Worth another look soon; once all of it was read nothing is.
    expect(await takeStep(database, consumer)).toEqual({ passed: 0, waits: true });
    expect(seen).toEqual([]);
    goOn.open();
    await older;
    await catchUp(database, consumer);
    expect(seen).toEqual(['older', 'newer']);
    expect(await takeStep(database, consumer)).toEqual({ passed: 0, waits: false });
  });

  test('a consumer that another process is at is looked for again soon', async () => {
    const consumer = await aConsumer();
    await other.tx(async (tx) => {
      await tx.query('select from kit_consumer where name = $1 for update', [consumer.name]);
      expect(await takeStep(database, consumer)).toEqual({ passed: 0, waits: true });
    });
  });

  test('twenty writers that commit in any order lose nothing to a consumer that reads all the while', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(handle);
    const wanted: string[] = [];
    let writing = true;
    const reading = (async () => {
      while (writing) await step(database, consumer, { maxRows: 3 });
    })();
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let round = 0; round < 10; round++) {
        const mark = `${writer}/${round}`;
        wanted.push(mark);
        await other.tx(async (tx) => {
          await write(tx, mark);
          // A row is numbered now and committed later: others overtake it.
          for (let turns = (writer * 7 + round * 3) % 5; turns > 0; turns--) await tx.query('select 1');
        });
      }
    });
    await Promise.all(writers);
    writing = false;
    await reading;
    await catchUp(database, consumer);
    expect(seen.toSorted()).toEqual(wanted.toSorted());
  });

  test('one step takes no more rows than it is told', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(handle);
    for (const mark of ['1', '2', '3']) await database.tx((tx) => write(tx, mark));
    await until(async () => (await step(database, consumer, { maxRows: 2 })) > 0);
    expect(seen.length).toBeLessThanOrEqual(2);
    await catchUp(database, consumer);
    expect(seen).toEqual(['1', '2', '3']);
  });

  test('the lag counts the rows behind each consumer', async () => {
    const consumer = await aConsumer();
    await database.tx((tx) => write(tx, 'x'));
    await database.tx((tx) => write(tx, 'y'));
    const lag = async () => (await outboxLag(database)).find((row) => row.consumer === consumer.name)?.rows;
    expect(await lag()).toBe(2);
    await catchUp(database, consumer);
    expect(await lag()).toBe(0);
  });
});

describe('effects', () => {
  const insertEffect = (consumer: string) => async (tx: Tx, events: Event[]) => {
    for (const mark of marksOf(events)) await tx.query('insert into effect values ($1, $2)', [consumer, mark]);
  };
  const effectsOf = async (consumer: string) =>
    (await database.query<{ mark: string }>('select mark from effect where consumer = $1', [consumer])).rows.map(
      (row) => row.mark,
    );

  test('a crash between the effect and the commit leaves neither; the effect is there once in the end', async () => {
    const name = randomUUID();
    let crashes = 2;
    const consumer = await aConsumer(async (tx, events) => {
      await insertEffect(name)(tx, events);
      if (crashes-- > 0) throw new Error('crashed after the effect');
    });
    await database.tx((tx) => write(tx, 'once'));
    for (let crash = 0; crash < 2; crash++) {
      await until(async () => {
        try {
          await step(database, consumer);
          return false;
        } catch (error) {
          expect((error as Error).message).toBe('crashed after the effect');
          return true;
        }
      });
      expect(await effectsOf(name)).toEqual([]);
    }
    await catchUp(database, consumer);
    expect(await effectsOf(name)).toEqual(['once']);
  });

  test('a connection that dies in the middle of the effect does the same', async () => {
    const name = randomUUID();
    let deaths = 1;
    const consumer = await aConsumer(async (tx, events) => {
      await insertEffect(name)(tx, events);
      if (deaths-- > 0) await tx.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await database.tx((tx) => write(tx, 'kept'));
    await until(async () => {
      const died = await step(other, consumer).then(
        () => false,
        () => true,
      );
      return died;
    });
    expect(await effectsOf(name)).toEqual([]);
    await catchUp(database, consumer);
    expect(await effectsOf(name)).toEqual(['kept']);
  });

  test('the place in the stream survives the process', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(handle);
    await database.tx((tx) => write(tx, 'before'));
    await catchUp(database, consumer);
    const restarted = createDatabase({ url: database.url, maxConnections: 2 });
    await database.tx((tx) => write(tx, 'after'));
    await catchUp(restarted, consumer);
    await restarted.close();
    expect(seen).toEqual(['before', 'after']);
  });
});

describe('followers', () => {
  test('two of one consumer, in two processes, never work at the same time nor twice', async () => {
    const seen: string[] = [];
    let working = 0;
    let most = 0;
    const consumer = await aConsumer(async (tx, events) => {
      working += 1;
      most = Math.max(most, working);
      await tx.query('select 1');
      seen.push(...marksOf(events));
      working -= 1;
    });
    const outboxes = await Promise.all(
      [database, other].map((one) => startOutbox({ database: one, consumers: [consumer], log: silentLog })),
    );
    const wanted = Array.from({ length: 60 }, (_, index) => String(index));
    await Promise.all(wanted.map((mark, index) => (index % 2 ? database : other).tx((tx) => write(tx, mark))));
    await until(() => seen.length >= wanted.length);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    expect(seen.toSorted()).toEqual(wanted.toSorted());
    expect(most).toBe(1);
  });

  test('a commit in one process wakes a follower in another through NOTIFY, before any poll is due', async () => {
    // Time stands still from here: no poll can come, only a wake-up.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const consumer = await aConsumer();
    const { steps, looks, counted } = counting(other);
    const here = await startOutbox({ database: counted, consumers: [consumer], log: silentLog });
    const there = await startOutbox({ database, consumers: [], log: silentLog });
    // It looks at the start, and once it listens; then it sleeps.
    await until(() => looks() >= 2);
    for (let turn = 0; turn < 20; turn++) await other.query('select 1');
    const before = looks();
    expect(steps()).toBe(0);

    await database.tx((tx) => write(tx, 'news'));
    // The few milliseconds in which wake-ups are gathered pass; the poll interval does not.
    vi.advanceTimersByTime(50);
    await until(() => looks() > before);
    await here.stop();
    await there.stop();
  });

  test('what concerns no consumer is passed by all of them without a step; what concerns one is its alone', async () => {
    const { seen, handle } = recorder();
    const mine = await aConsumer(handle);
    const strangers = await Promise.all(
      Array.from({ length: 5 }, async () => ({ ...(await aConsumer()), topics: ['identity.signed_out' as const] })),
    );
    const { steps, counted } = counting(other);
    const outbox = await startOutbox({ database: counted, consumers: [mine, ...strangers], log: silentLog });
    await database.tx((tx) => writeEvents(tx, 'identity.locked', [{ playerId: 1, at: '2026-01-01T00:00:00Z' }]));
    await database.tx((tx) => write(tx, 'mine'));
    const names = new Set([mine, ...strangers].map(({ name }) => name));
    await until(async () =>
      (await outboxLag(database)).every(({ consumer, rows }) => !names.has(consumer) || rows === 0),
    );
    await outbox.stop();
    expect(seen).toEqual(['mine']);
    expect(steps()).toBe(1);
  });

  test('looked ahead by two processes at once, nothing of its own is passed over', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(handle);
    const foreign = { ...(await aConsumer()), topics: ['identity.signed_out' as const] };
    const wanted = Array.from({ length: 40 }, (_, index) => String(index));
    const outboxes = await Promise.all(
      [database, other].map((one) => startOutbox({ database: one, consumers: [consumer, foreign], log: silentLog })),
    );
    for (const mark of wanted) await (Number(mark) % 2 ? database : other).tx((tx) => write(tx, mark));
    await until(() => seen.length >= wanted.length);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    expect(seen).toEqual(wanted);
  });

  test('a consumer that fails waits before it tries again, whatever happens meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let attempts = 0;
    const consumer = await aConsumer(async () => {
      attempts += 1;
      throw new Error('planted');
    });
    const { name } = consumer;
    await database.tx((tx) => write(tx, 'poison'));
    // Held back until every other transaction is over, so that its first step finds the event.
    await until(async () => (await finalRows(name)) > 0);
    const follower = await follow(database, consumer, { log: silentLog });
    follower.wake();
    await until(() => attempts === 1);
    for (let wakeUp = 0; wakeUp < 50; wakeUp++) {
      follower.wake();
      await database.query('select 1');
    }
    expect(attempts).toBe(1);
    await until(() => {
      vi.advanceTimersByTime(500);
      return attempts === 2;
    });
    await follower.stop();
  });

  test('stopping waits for the step under way and then nothing moves', async () => {
    const inside = createGate();
    const goOn = createGate();
    const { seen, handle } = recorder();
    const consumer = await aConsumer(async (tx, events) => {
      inside.open();
      await goOn.passed;
      await handle(tx, events);
    });
    const follower = await follow(database, consumer, { log: silentLog });
    await database.tx((tx) => write(tx, 'last'));
    await until(async () => (await finalRows(consumer.name)) > 0);
    follower.wake();
    await inside.passed;
    const stopped = follower.stop();
    goOn.open();
    await stopped;
    expect(seen).toEqual(['last']);
    await database.tx((tx) => write(tx, 'late'));
    follower.wake();
    await database.query('select 1');
    expect(seen).toEqual(['last']);
  });
});

/** How often it is stepped, and how often looked ahead. */
function counting(of: Database) {
  let [steps, looks] = [0, 0];
  const counted: Database = {
    ...of,
    tx: (work) => {
      steps += 1;
      return of.tx(work);
    },
    query: ((...asked: Parameters<Database['query']>) => {
      if ((asked[0] as { name?: string }).name === 'kit_look_ahead') looks += 1;
      return of.query(...asked);
    }) as Database['query'],
  };
  return { counted, steps: () => steps, looks: () => looks };
}

/** Rows that a consumer could read right now. */
async function finalRows(name: string): Promise<number> {
  const { rows } = await database.query<{ rows: bigint }>(
    `select count(*) as rows from kit_outbox o, kit_consumer c
     where c.name = $1 and (o.xid, o.id) > (c.xid, c.id) and o.xid < pg_snapshot_xmin(pg_current_snapshot())`,
    [name],
  );
  return Number(rows[0]?.rows);
}
