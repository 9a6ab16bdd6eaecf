import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Tx } from '../database/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createGate, until } from '../testing/until.ts';
import { createGrouper, type GrouperOptions, type Outcome } from './create-grouper.ts';

interface Op {
  lane: number;
  mark: string;
  /** Breaks the whole statement of its group, as text the database cannot hold would. */
  poison?: boolean;
  /** Is refused alone. */
  refused?: boolean;
}

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await database.query('create table applied (id bigint generated always as identity, lane int, mark text unique)');
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.query('truncate applied');
});

const applied = async (lane?: number) => {
  const { rows } = await database.query<{ mark: string }>(
    'select mark from applied where $1::int is null or lane = $1 order by id',
    [lane ?? null],
  );
  return rows.map((row) => row.mark);
};

const insertAll = async (tx: Tx, ops: Op[]): Promise<Outcome<string>[]> => {
  const kept = ops.filter((op) => !op.refused);
  await tx.query('insert into applied (lane, mark) select * from unnest($1::int[], $2::text[])', [
    kept.map((op) => op.lane),
    kept.map((op) => (op.poison ? 'a\0b' : op.mark)),
  ]);
  return ops.map((op) => (op.refused ? { ok: false, error: new Error('refused') } : { ok: true, value: op.mark }));
};

/** A grouper on a database that counts transactions, and the groups it made. */
function aGrouper(options: Partial<GrouperOptions<Op, string>> = {}) {
  const groups: string[][] = [];
  let transactions = 0;
  const counted: Database = {
    ...database,
    tx: (work) => {
      transactions += 1;
      return database.tx(work);
    },
  };
  const apply = options.apply ?? insertAll;
  const grouper = createGrouper<Op, string>({
    database: counted,
    laneOf: (op) => op.lane,
    writers: 2,
    ...options,
    apply: (tx, ops) => {
      groups.push(ops.map((op) => op.mark));
      return apply(tx, ops);
    },
  });
  return { grouper, groups, transactions: () => transactions };
}

const ops = (count: number, laneOf: (index: number) => number): Op[] =>
  Array.from({ length: count }, (_, index) => ({ lane: laneOf(index), mark: `m${index}` }));

describe('groups', () => {
  test('form under load: five hundred operations take a handful of transactions', async () => {
    const { grouper, groups, transactions } = aGrouper();
    const all = ops(500, (index) => index);
    const answers = await Promise.all(all.map((op) => grouper.run(op)));
    expect(answers).toEqual(all.map((op) => op.mark));
    expect(transactions()).toBeLessThan(20);
    expect(Math.max(...groups.map((group) => group.length))).toBeGreaterThan(50);
    expect((await applied()).length).toBe(500);
  });

  test('never pass the largest size', async () => {
    const { grouper, groups } = aGrouper({ maxGroup: 7, writers: 1 });
    await Promise.all(ops(50, () => 1).map((op) => grouper.run(op)));
    expect(Math.max(...groups.map((group) => group.length))).toBe(7);
  });

  test('the next group is on its way before the first is answered, and answers come in portions and in order', async () => {
    const heard: string[] = [];
    const { grouper } = aGrouper({
      writers: 1,
      maxGroup: 40,
      apply: async (tx, group) => {
        heard.push(`group of ${group[0]?.mark}`);
        return insertAll(tx, group);
      },
    });
    const all = ops(80, () => 1);
    await Promise.all(all.map((op) => grouper.run(op).then((mark) => heard.push(mark))));
    const [first, second] = [`group of ${all[0]?.mark}`, `group of ${all[40]?.mark}`];
    expect(heard.filter((line) => line.startsWith('group'))).toEqual([first, second]);
    expect(heard.indexOf(second)).toBeLessThan(heard.indexOf(all[0]?.mark as string));
    expect(heard.filter((line) => !line.startsWith('group'))).toEqual(all.map((op) => op.mark));
  });

  test('a lone operation waits for nobody', async () => {
    const { grouper, groups } = aGrouper();
    expect(await grouper.run({ lane: 1, mark: 'alone' })).toBe('alone');
    expect(groups).toEqual([['alone']]);
  });

  test('few that wait are not worth a second group beside the first; many are', async () => {
    const goOn = createGate();
    const { grouper, groups } = aGrouper({
      worthAnother: 4,
      apply: async (tx, group) => {
        if (group[0]?.mark === 'first') await goOn.passed;
        return insertAll(tx, group);
      },
    });
    const first = grouper.run({ lane: 100, mark: 'first' });
    await until(() => groups.length === 1);
    const few = ops(3, (index) => index).map(grouper.run);
    await new Promise((resolve) => setImmediate(resolve));
    expect(groups).toEqual([['first']]);
    // The lane of the first waits for it, in its place; the fourth that waits makes the others worth a group.
    const behind = grouper.run({ lane: 100, mark: 'behind' });
    await Promise.all(few);
    expect(groups).toEqual([['first'], ['m0', 'm1', 'm2']]);
    goOn.open();
    expect(await Promise.all([first, behind])).toEqual(['first', 'behind']);
    expect(groups[2]).toEqual(['behind']);
  });

  test('operations of one lane keep their order and never run beside each other', async () => {
    let running = 0;
    let most = 0;
    const { grouper } = aGrouper({
      writers: 4,
      maxGroup: 3,
      apply: async (tx, group) => {
        if (group.some((op) => op.lane === 5)) {
          running += 1;
          most = Math.max(most, running);
          await tx.query('select 1');
          running -= 1;
        }
        return insertAll(tx, group);
      },
    });
    const all = ops(120, (index) => (index % 3 === 0 ? 5 : index));
    await Promise.all(all.map((op) => grouper.run(op)));
    expect(await applied(5)).toEqual(all.filter((op) => op.lane === 5).map((op) => op.mark));
    expect(most).toBe(1);
  });

  test('a lane below zero is a lane too', async () => {
    const { grouper } = aGrouper();
    expect(await grouper.run({ lane: -7, mark: 'negative' })).toBe('negative');
  });
});

describe('failures', () => {
  test('an operation that is refused is refused alone', async () => {
    const { grouper, transactions } = aGrouper({ writers: 1 });
    const all = ops(6, () => 1).map((op, index) => ({ ...op, refused: index === 3 }));
    const results = await Promise.allSettled(all.map((op) => grouper.run(op)));
    expect(results.map((result) => result.status === 'fulfilled')).toEqual([true, true, true, false, true, true]);
    expect(transactions()).toBe(1);
  });

  test('a poisonous operation takes none of its neighbours down, and their order stays', async () => {
    const { grouper } = aGrouper({ writers: 1 });
    const all = ops(20, () => 1).map((op, index) => ({ ...op, poison: index === 4 || index === 11 }));
    const results = await Promise.allSettled(all.map((op) => grouper.run(op)));
    const bad = results.flatMap((result, index) => (result.status === 'rejected' ? [index] : []));
    expect(bad).toEqual([4, 11]);
    expect(await applied()).toEqual(all.filter((op) => !op.poison).map((op) => op.mark));
  });

  test('a group that gives too few answers is refused where the answer is missing', async () => {
    const { grouper } = aGrouper({ writers: 1, apply: async () => [{ ok: true, value: 'first' }] });
    const results = await Promise.allSettled(ops(2, () => 1).map((op) => grouper.run(op)));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected']);
  });

  test('after a failure the lane goes on', async () => {
    const { grouper } = aGrouper({ writers: 1 });
    await expect(grouper.run({ lane: 1, mark: 'x', poison: true })).rejects.toThrow();
    expect(await grouper.run({ lane: 1, mark: 'y' })).toBe('y');
  });
});

describe('idle', () => {
  test('resolves at once when there is nothing to do', async () => {
    await aGrouper().grouper.idle();
  });

  test('waits for all that is queued or under way, failures too', async () => {
    const goOn = createGate();
    const { grouper, groups } = aGrouper({
      maxGroup: 5,
      worthAnother: 5,
      apply: async (tx, group) => {
        await goOn.passed;
        return insertAll(tx, group);
      },
    });
    const work = Promise.allSettled(
      [...ops(9, (index) => index), { lane: 3, mark: 'p', poison: true }].map(grouper.run),
    );
    let idle = false;
    const waiting = grouper.idle().then(() => {
      idle = true;
    });
    await until(() => groups.length === 2);
    expect(idle).toBe(false);
    goOn.open();
    await waiting;
    expect((await applied()).length).toBe(9);
    expect((await work).filter((result) => result.status === 'rejected')).toHaveLength(1);
    await grouper.idle();
  });
});
