import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputHash, once } from './idempotency.ts';
import { testDatabase } from './testing/test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const rows = async (key: string) =>
  (await database.query('select 1 from kit_idempotency where key = $1', [key])).rowCount;

describe('once', () => {
  test('parallel requests with one key do the work once and get the same answer', async () => {
    const key = randomUUID();
    let worked = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.tx((tx) =>
          once(tx, { scope: 'test', key, input: { a: 1 } }, async () => {
            worked += 1;
            await tx.query('select 1');
            return { number: worked, list: [1, null, 'é'] };
          }),
        ),
      ),
    );
    expect(worked).toBe(1);
    for (const answer of answers) expect(answer).toEqual({ number: 1, list: [1, null, 'é'] });
  });

  test('the same key with another input is a conflict, and the first answer stays', async () => {
    const key = randomUUID();
    const call = (input: unknown, answer: string) =>
      database.tx((tx) => once(tx, { scope: 'test', key, input }, async () => answer));
    expect(await call({ a: 1 }, 'first')).toBe('first');
    await expect(call({ a: 2 }, 'second')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await call({ a: 1 }, 'third')).toBe('first');
  });

  test('keys of different scopes never meet', async () => {
    const key = randomUUID();
    const call = (scope: string) => database.tx((tx) => once(tx, { scope, key, input: { scope } }, async () => scope));
    expect(await Promise.all([call('player:1:pay'), call('player:2:pay'), call('player:1:buy')])).toEqual([
      'player:1:pay',
      'player:2:pay',
      'player:1:buy',
    ]);
  });

  test('a failure leaves no trace: the next try does the work', async () => {
    const key = randomUUID();
    const call = (work: () => Promise<string>) => database.tx((tx) => once(tx, { scope: 'test', key, input: 1 }, work));
    const refused = call(async () => {
      throw new Refusal('LIMIT_REACHED');
    });
    await expect(refused).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await rows(key)).toBe(0);
    expect(await call(async () => 'done')).toBe('done');
  });

  test('a request that waited for one that failed does the work itself', async () => {
    const key = randomUUID();
    let worked = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        database.tx((tx) =>
          once(tx, { scope: 'test', key, input: 1 }, async () => {
            worked += 1;
            if (worked < 3) throw new Error('planted');
            return worked;
          }),
        ),
      ),
    );
    expect(worked).toBe(3);
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(2);
    expect(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))).toEqual([3, 3, 3]);
  });

  test.each([undefined, null, false, 0, ''])('the answer %j is remembered as it was', async (answer) => {
    const key = randomUUID();
    const call = () => database.tx((tx) => once(tx, { scope: 'test', key, input: 1 }, async () => answer));
    await call();
    expect(await call()).toBe(answer);
  });
});

describe('the hash of an input', () => {
  test('does not depend on the order of keys, nor on fields without a value', () => {
    expect(inputHash({ a: 1, b: { c: 2, d: [3] } })).toBe(inputHash({ b: { d: [3], c: 2 }, a: 1, e: undefined }));
  });

  test('tells apart what looks alike', () => {
    const inputs: unknown[] = [
      1,
      '1',
      1n,
      '1n',
      [1],
      ['1'],
      { 0: 1 },
      [[1]],
      [1, 2],
      [12],
      { a: 1, b: 2 },
      { a: { b: 2 } },
      { 'a:1,b': 2 },
      { a: '1,"b":2' },
      null,
      'null',
      undefined,
      'undefined',
      '',
      [],
      {},
      [null],
      true,
      'true',
    ];
    const hashes = inputs.map(inputHash);
    const twins = hashes.flatMap((hash, index) => {
      const first = hashes.indexOf(hash);
      return first < index ? [[inputs[first], inputs[index]]] : [];
    });
    expect(twins).toEqual([]);
  });
});
