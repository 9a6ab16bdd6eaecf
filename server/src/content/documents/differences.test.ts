import { describe, expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

describe('what one version changed of another', () => {
  test.each([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ path: 'b', before: 2, after: 3 }]],
    ['deep inside', { a: [{ url: 'x' }] }, { a: [{ url: 'y' }] }, [{ path: 'a.0.url', before: 'x', after: 'y' }]],
    ['a key more', {}, { a: null }, [{ path: 'a', after: null }]],
    ['a key less', { a: false }, {}, [{ path: 'a', before: false }]],
    ['an entry put in at the front', [1, 2], [0, 1, 2], [{ path: '0', after: 0 }]],
    ['an entry taken out of the middle', ['a', 'b', 'c'], ['a', 'c'], [{ path: '1', before: 'b' }]],
    ['one of two that are alike', ['a', 'a'], ['a'], [{ path: '1', before: 'a' }]],
    ['everything', 'all', ['SE'], [{ path: 'it', before: 'all', after: ['SE'] }]],
    ['the order alone', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ path: '(order)', before: ['a', 'b'], after: ['b', 'a'] }]],
    [
      'a key of every object',
      {},
      JSON.parse('{"__proto__": 1, "constructor": 2}'),
      expect.arrayContaining([{ path: 'constructor', after: 2 }]),
    ],
  ])('%s', (_what, before, after, wanted) => {
    expect(differencesOf(before, after)).toEqual(wanted);
  });

  test('is not told without end', () => {
    expect(
      differencesOf(
        [],
        Array.from({ length: 10_000 }, (_, at) => at),
      ),
    ).toHaveLength(300);
  });
});
