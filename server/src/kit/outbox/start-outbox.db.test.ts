import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from '../database/database.ts';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createGate, until } from '../testing/until.ts';
import { follow, outboxLag } from './follow.ts';
import { startOutbox } from './start-outbox.ts';
import { aConsumer, finalRows, marksOf, recorder, write } from './testing/marked-events.ts';
import { writeEvents } from './write-events.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let other: Database;
beforeAll(async () => {
  database = await testDatabase();
  other = createDatabase({ url: database.url, maxConnections: 4 });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await other.close();
  await database.drop();
});

describe('followers', () => {
  test('two of one consumer, in two processes, never work at the same time nor twice', async () => {
    const seen: string[] = [];
    let working = 0;
    let most = 0;
    const consumer = await aConsumer(database, async (tx, events) => {
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
    const consumer = await aConsumer(database);
    const { steps, looks, counted } = counting(other);
    const here = await startOutbox({ database: counted, consumers: [consumer], log: silentLog });
    const there = await startOutbox({ database, consumers: [], log: silentLog });
    // It looks at the start, and once it listens; then it sleeps.
    await until(async () => {
      const known = looks();
      for (let turn = 0; turn < 20; turn++) await other.query('select 1');
      return known >= 2 && looks() === known;
    });
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
    const mine = await aConsumer(database, handle);
    const strangers = await Promise.all(
      Array.from({ length: 5 }, async () => ({
        ...(await aConsumer(database)),
        topics: ['identity.signed_out' as const],
      })),
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
    const consumer = await aConsumer(database, handle);
    const foreign = { ...(await aConsumer(database)), topics: ['identity.signed_out' as const] };
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
    const consumer = await aConsumer(database, async () => {
      attempts += 1;
      throw new Error('planted');
    });
    const { name } = consumer;
    await database.tx((tx) => write(tx, 'poison'));
    // Held back until every other transaction is over, so that its first step finds the event.
    await until(async () => (await finalRows(database, name)) > 0);
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
    const consumer = await aConsumer(database, async (tx, events) => {
      inside.open();
      await goOn.passed;
      await handle(tx, events);
    });
    const follower = await follow(database, consumer, { log: silentLog });
    await database.tx((tx) => write(tx, 'last'));
    await until(async () => (await finalRows(database, consumer.name)) > 0);
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
