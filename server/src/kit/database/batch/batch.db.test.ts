import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../testing/shared.ts';
import { createDatabase, type Database, type Tx } from '../database.ts';

const database = sharedDatabase();
/** One connection each: what a statement leaves behind meets the next. */
const singles = {} as Record<'named' | 'unnamed', Database>;
beforeAll(async () => {
  for (const statements of ['named', 'unnamed'] as const)
    singles[statements] = createDatabase({ url: database.url, maxConnections: 1, statements });
  await database.query('create table batch_line (id serial, text text)');
});
afterAll(() => Promise.all(Object.values(singles).map((single) => single.close())));

const write = (tx: Tx, text: string) =>
  tx.query({ name: 'batch_write', text: 'insert into batch_line (text) values ($1) returning text', values: [text] });
const divide = (tx: Tx, by: number) =>
  tx.query({ name: 'batch_divide', text: 'select 6 / $1::int as share', values: [by] });
const lines = async () => (await database.query('select text from batch_line order by id')).rows.map((row) => row.text);

describe.each(['named', 'unnamed'] as const)('statements that are sent together, %s', (style) => {
  let single: Database;
  beforeAll(() => {
    single = singles[style];
  });

  test('are answered each by itself, in their order, between others that are not prepared', async () => {
    await database.query('truncate batch_line');
    const answers = await single.tx((tx) =>
      Promise.all([
        write(tx, 'a'),
        tx.query("insert into batch_line (text) values ('b')"),
        tx.query('insert into batch_line (text) values ($1) returning text', ['c']),
        write(tx, 'd'),
        tx.query({ name: 'batch_none', text: 'select text from batch_line where false' }),
        tx.query({ name: 'batch_change', text: "update batch_line set text = text || '!'" }),
        divide(tx, 3),
      ]),
    );
    expect(answers.map(({ rows, rowCount }) => [rows, rowCount])).toEqual([
      [[{ text: 'a' }], 1],
      [[], 1],
      [[{ text: 'c' }], 1],
      [[{ text: 'd' }], 1],
      [[], 0],
      [[], 4],
      [[{ share: 2 }], 1],
    ]);
    expect(await lines()).toEqual(['a!', 'b!', 'c!', 'd!']);
  });

  test('of which one fails leave nothing; all behind it fail for the same reason, and each can be used again', async () => {
    await database.query('truncate batch_line');
    const fresh = { name: 'batch_fresh', text: 'select 1 as one' };
    const outcomes: PromiseSettledResult<unknown>[] = [];
    const work = single.tx(async (tx) => {
      outcomes.push(...(await Promise.allSettled([write(tx, 'lost'), divide(tx, 0), tx.query(fresh), divide(tx, 2)])));
      await Promise.all([divide(tx, 1)]);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    for (const outcome of outcomes.slice(1)) expect(outcome).toMatchObject({ reason: { code: '22012' } });
    expect(await lines()).toEqual([]);
    const again = await single.tx((tx) => Promise.all([write(tx, 'kept'), divide(tx, 2), tx.query(fresh)]));
    expect(again.map(({ rows }) => rows)).toEqual([[{ text: 'kept' }], [{ share: 3 }], [{ one: 1 }]]);
  });

  test('with a text that is no SQL fail alike, and spoil nothing', async () => {
    const wrong = { name: 'batch_wrong', text: 'selekt 1' };
    for (let turn = 0; turn < 2; turn++) {
      await expect(single.tx((tx) => Promise.all([divide(tx, 1), tx.query(wrong)]))).rejects.toMatchObject({
        code: '42601',
      });
    }
    expect((await single.tx((tx) => divide(tx, 1))).rows).toEqual([{ share: 6 }]);
  });

  test('with a value that cannot be sent are not sent at all', async () => {
    const ring: Record<string, unknown> = {};
    ring.ring = ring;
    const work = single.tx((tx) =>
      Promise.all([
        write(tx, 'never'),
        tx.query({ name: 'batch_ring', text: 'select $1::jsonb as ring', values: [ring] }),
      ]),
    );
    await expect(work).rejects.toThrow(/circular/i);
    expect(await lines()).not.toContain('never');
    expect((await single.tx((tx) => divide(tx, 1))).rows).toEqual([{ share: 6 }]);
  });

  test('on a connection that dies all fail, and the next transaction has another', async () => {
    const work = single.tx(async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await Promise.all([write(tx, 'dead'), divide(tx, 1)]);
    });
    await expect(work).rejects.toThrow();
    expect((await single.tx((tx) => divide(tx, 1))).rows).toEqual([{ share: 6 }]);
  });
});

describe('names', () => {
  test('share their names with queries outside of transactions; one name is one text', async () => {
    const shared = { name: `batch_${randomUUID()}`, text: 'select 7 as seven' };
    expect((await singles.named.query(shared)).rows).toEqual([{ seven: 7 }]);
    expect((await singles.named.tx((tx) => tx.query(shared))).rows).toEqual([{ seven: 7 }]);
    expect((await singles.named.query(shared)).rows).toEqual([{ seven: 7 }]);
    const other = { ...shared, text: 'select 8 as eight' };
    await expect(singles.named.tx((tx) => tx.query(other))).rejects.toThrow(/two statements are called/);
    expect((await singles.named.tx((tx) => tx.query(shared))).rows).toEqual([{ seven: 7 }]);
  });

  test('[RUN-02] unnamed statements leave nothing on their connection, and may have one name with two texts', async () => {
    const kept = async (single: Database) =>
      (await single.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements')).rows[0]?.kept;
    for (const text of ['select 1 as one', 'select 2 as two']) {
      await singles.unnamed.query({ name: 'batch_same', text });
      await singles.unnamed.tx((tx) => tx.query({ name: 'batch_same', text }));
    }
    expect(await kept(singles.unnamed)).toBe(0);
    expect(await kept(singles.named)).toBeGreaterThan(0);
  });
});

describe.each(['named', 'unnamed'] as const)('values, %s', (style) => {
  const echo = async (type: string, values: unknown[]) => {
    const { rows } = await singles[style].tx((tx) =>
      tx.query({ name: `batch_echo_${type}`, text: `select $1::${type}[] as list`, values: [values] }),
    );
    return rows[0]?.list as unknown[];
  };

  test('texts arrive as they were, whatever is in them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.option(
            fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
            { freq: 8 },
          ),
        ),
        async (texts) => {
          expect(await echo('text', texts)).toEqual(texts);
        },
      ),
      { numRuns: 100 },
    );
    const hostile = ['', ' ', 'NULL', 'null', '{}', '{', '"', '\\', '\\"', "'", ',', 'a,b', '\n', '\\x00', '🎲'];
    expect(await echo('text', hostile)).toEqual(hostile);
  });

  test('numbers, moments, bytes and ids too', async () => {
    const large = [9_223_372_036_854_775_807n, -1n, null];
    expect(await echo('bigint', large)).toEqual(large);
    expect(await echo('int', [1, -2, null])).toEqual([1, -2, null]);
    expect(await echo('boolean', [true, false, null])).toEqual([true, false, null]);
    const moments = [
      '2026-11-15T12:00:00.123Z',
      '1000-01-01T00:00:00Z',
      '0044-03-15T00:00:00Z',
      '+012345-01-01T00:00:00Z',
    ];
    const dates = [...moments.map((moment) => new Date(moment)), null];
    expect(await echo('timestamptz', dates)).toEqual(dates);
    const bytes = [Buffer.alloc(0), Buffer.from([0, 255, 92, 34]), null];
    expect(await echo('bytea', bytes)).toEqual(bytes);
    const ids = [randomUUID(), null];
    expect(await echo('uuid', ids)).toEqual(ids);
    expect(await echo('jsonb', [JSON.stringify({ a: '"\\' }), null])).toEqual([{ a: '"\\' }, null]);
  });

  test('nothing, and lists of nothing', async () => {
    expect(await echo('text', [])).toEqual([]);
    expect(await echo('text', [undefined, null])).toEqual([null, null]);
  });
});
