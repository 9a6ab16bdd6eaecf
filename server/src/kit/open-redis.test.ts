import { expect, test } from 'vitest';
import { isRedisAddress, readSentinels } from './open-redis.ts';

test.each([
  [
    'redis+sentinel://a:1,b:2/halley',
    {
      sentinels: [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
      ],
      name: 'halley',
    },
  ],
  [
    'redis+sentinel://:p%40ss@10.0.0.1/halley',
    { sentinels: [{ host: '10.0.0.1', port: 26_379 }], name: 'halley', password: 'p@ss' },
  ],
  ['redis+sentinel://[::1]:7/m-1', { sentinels: [{ host: '::1', port: 7 }], name: 'm-1' }],
])('%s names Sentinels and what they watch', (url, read) => {
  expect(readSentinels(url)).toEqual(read);
  expect(isRedisAddress(url)).toBe(true);
});

test.each([
  'redis+sentinel://a:1',
  'redis+sentinel:///halley',
  'redis+sentinel://a:99999/halley',
  'redis+sentinel://a,,b/halley',
])('%s cannot be read', (url) => expect(isRedisAddress(url)).toBe(false));

test('any other address is left to the driver', () => {
  expect(readSentinels('redis://127.0.0.1:6379')).toBeUndefined();
  expect(isRedisAddress('rediss://:secret@cache.example:6380/0')).toBe(true);
});
