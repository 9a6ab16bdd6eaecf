import { beforeEach, describe, expect, test } from 'vitest';
import { type CachedTable, createCachedTable } from './create-cached-table.ts';
import type { Database, Queryable } from './database/database.ts';
import { createGate } from './testing/until.ts';

const database = {} as Database;
const tx = { isTransaction: true } as unknown as Queryable;

let truth: { version: number; value: string };
let nowMs: number;
let asked: { versions: number; loads: number };
let gate: Promise<void> | undefined;
let copy: CachedTable<string>;
beforeEach(() => {
  truth = { version: 1, value: 'one' };
  nowMs = 0;
  asked = { versions: 0, loads: 0 };
  gate = undefined;
  copy = createCachedTable({
    database,
    trustedMs: 1_000,
    staleMs: 5_000,
    nowMs: () => nowMs,
    readVersion: async () => {
      asked.versions += 1;
      return String(truth.version);
    },
    load: async () => {
      asked.loads += 1;
      const { value } = truth;
      await gate;
      return value;
    },
  });
});
const write = (value: string) => {
  truth = { version: truth.version + 1, value };
};

describe('a copy in memory', () => {
  test('is read once, by however many ask at once, and then trusted for a moment', async () => {
    expect(await Promise.all([copy.current(), copy.current(), copy.current()])).toEqual(['one', 'one', 'one']);
    nowMs = 999;
    await copy.current();
    expect(asked).toEqual({ versions: 1, loads: 1 });
  });

  test('is compared after that, and not read again while nothing has changed', async () => {
    await copy.current();
    nowMs = 1_000;
    await copy.current();
    nowMs = 1_500;
    await copy.current();
    expect(asked).toEqual({ versions: 2, loads: 1 });
  });

  test('may be used a little longer while the new one is being read', async () => {
    await copy.current();
    write('two');
    nowMs = 1_200;
    const { passed, open } = createGate();
    gate = passed;
    expect(await copy.current()).toBe('one');
    open();
    await passed;
    await new Promise((resolve) => setImmediate(resolve));
    expect(await copy.current()).toBe('two');
    expect(asked.loads).toBe(2);
  });

  test('is not used when nobody has compared it for long', async () => {
    await copy.current();
    write('two');
    nowMs = 6_000;
    expect(await copy.current()).toBe('two');
  });

  test('is compared at once by whoever follows a writer, also while another comparison is under way', async () => {
    await copy.current();
    nowMs = 1_100;
    const earlier = copy.current();
    write('two');
    copy.doubt();
    expect(await copy.current()).toBe('two');
    await earlier;
    expect(await copy.current()).toBe('two');
  });

  test('is new for everybody who follows a writer, not only for the first who asks', async () => {
    await copy.current();
    write('two');
    copy.doubt();
    expect(await Promise.all([copy.current(), copy.current(), copy.current(tx)])).toEqual(['two', 'two', 'two']);
  });

  test('one that was read before a writer and arrives after is not kept', async () => {
    const { passed, open } = createGate();
    gate = passed;
    const slow = copy.current();
    await new Promise((resolve) => setImmediate(resolve));
    gate = undefined;
    write('two');
    copy.doubt();
    expect(await copy.current()).toBe('two');
    open();
    expect(await slow).toBe('one');
    expect(await copy.current()).toBe('two');
  });

  test('is compared over the transaction’s own connection inside one, and is never old there', async () => {
    await copy.current();
    write('two');
    nowMs = 1_200;
    expect(await copy.current(tx)).toBe('two');
  });

  test('a failure is told to whoever asks and does not stay', async () => {
    const broken = createCachedTable({
      database,
      readVersion: async () => {
        asked.versions += 1;
        if (asked.versions === 1) throw new Error('no connection');
        return '1';
      },
      load: async () => 'fine',
    });
    await expect(broken.current()).rejects.toThrow('no connection');
    expect(await broken.current()).toBe('fine');
  });
});
