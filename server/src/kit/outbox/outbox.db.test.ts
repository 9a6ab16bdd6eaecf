import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database, type Tx } from '../database/database.ts';
import { catchUp } from '../testing/catch-up.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createGate, until } from '../testing/until.ts';
import { type Consumer, type Event, outboxLag, step, takeStep } from './follow.ts';
import { aConsumer, marksOf, recorder, write } from './testing/marked-events.ts';
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

describe('what is read', () => {
  test.each([
    ['set back', `update kit_consumer set xid = '0', id = 0 where name = $1`],
    ['forgotten', 'delete from kit_consumer where name = $1'],
  ])('who counts hears nothing twice when its place is %s, and all that is new', async (_how, sql) => {
    const { seen, handle } = recorder();
    const consumer: Consumer = { ...(await aConsumer(database, handle)), once: true };
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
    const consumer: Consumer = { ...(await aConsumer(database, handle)), once: true };
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
    const consumer = await aConsumer(database, async (_tx, events) => void got.push(...events));
    await database.tx((tx) => write(tx, 'a', 'b'));
    await database.tx((tx) => write(tx, 'c'));
    await catchUp(database, consumer);
    await catchUp(database, consumer);
    expect(marksOf(got)).toEqual(['a', 'b', 'c']);
    expect(got[0]).toEqual({ topic: 'identity.signed_in', data: { playerId: 1, sessionId: 'a' } });
  });

  test('events of an aborted transaction never appear', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(database, handle);
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
    const consumer = await aConsumer(database, calls);
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
    const consumer = await aConsumer(database, handle);
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
    const consumer = await aConsumer(database);
    await other.tx(async (tx) => {
      await tx.query('select from kit_consumer where name = $1 for update', [consumer.name]);
      expect(await takeStep(database, consumer)).toEqual({ passed: 0, waits: true });
    });
  });

  test('twenty writers that commit in any order lose nothing to a consumer that reads all the while', async () => {
    const { seen, handle } = recorder();
    const consumer = await aConsumer(database, handle);
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
    const consumer = await aConsumer(database, handle);
    for (const mark of ['1', '2', '3']) await database.tx((tx) => write(tx, mark));
    await until(async () => (await step(database, consumer, { maxRows: 2 })) > 0);
    expect(seen.length).toBeLessThanOrEqual(2);
    const before = seen.length;
    await until(async () => (await step(database, { ...consumer, maxRows: 1 })) > 0);
    expect(seen.length - before).toBeLessThanOrEqual(1);
    await catchUp(database, consumer);
    expect(seen).toEqual(['1', '2', '3']);
  });

  test('the lag counts the rows behind each consumer', async () => {
    const consumer = await aConsumer(database);
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
    const consumer = await aConsumer(database, async (tx, events) => {
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
    const consumer = await aConsumer(database, async (tx, events) => {
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
    const consumer = await aConsumer(database, handle);
    await database.tx((tx) => write(tx, 'before'));
    await catchUp(database, consumer);
    const restarted = createDatabase({ url: database.url, maxConnections: 2 });
    await database.tx((tx) => write(tx, 'after'));
    await catchUp(restarted, consumer);
    await restarted.close();
    expect(seen).toEqual(['before', 'after']);
  });
});
