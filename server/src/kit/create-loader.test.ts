import { describe, expect, test } from 'vitest';
import { createLoader } from './create-loader.ts';
import { createGate } from './testing/until.ts';

const recording = (load: (keys: string[]) => Map<string, number>) => {
  const asked: string[][] = [];
  const loader = createLoader<string, number>(async (keys) => {
    asked.push(keys);
    return load(keys);
  });
  return { asked, loader };
};
const lengths = (keys: string[]) => new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]));

describe('a loader', () => {
  test('asks once for what is wanted in one turn, each key once', async () => {
    const { asked, loader } = recording(lengths);
    expect(await Promise.all(['a', 'bb', 'a', 'none'].map(loader))).toEqual([1, 2, 1, undefined]);
    expect(asked).toEqual([['a', 'bb', 'none']]);
  });

  test('keeps nothing: the next turn asks again', async () => {
    const { asked, loader } = recording(lengths);
    await loader('a');
    await loader('a');
    expect(asked).toEqual([['a'], ['a']]);
  });

  test('a failure reaches everyone who waited, and nobody after', async () => {
    let broken = true;
    const { loader } = recording((keys) => {
      if (broken) throw new Error('planted');
      return lengths(keys);
    });
    const results = await Promise.allSettled([loader('a'), loader('b')]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await loader('a')).toBe(1);
  });

  test('what is asked while a query runs gathers, and goes into the next', async () => {
    const asked: string[][] = [];
    const running = createGate();
    const goOn = createGate();
    const loader = createLoader<string, number>(async (keys) => {
      asked.push(keys);
      running.open();
      await goOn.passed;
      return lengths(keys);
    });
    const first = loader('a');
    await running.passed;
    const gathered = Promise.all([loader('bb'), loader('ccc')]);
    goOn.open();
    expect([await first, await gathered]).toEqual([1, [2, 3]]);
    expect(asked).toEqual([['a'], ['bb', 'ccc']]);
  });

  test('one that failed does not hold up those behind it', async () => {
    let broken = true;
    const { loader } = recording((keys) => {
      if (broken) throw new Error('planted');
      return lengths(keys);
    });
    const failed = loader('a').catch(() => {
      broken = false;
      return loader('bb');
    });
    expect(await failed).toBe(2);
  });
});
