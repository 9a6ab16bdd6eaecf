import { expect, test } from 'vitest';
import { unlessAborted, untilTrue } from './until-true.ts';

test('what did not come about is said', async () => {
  await expect(untilTrue('a miracle', () => false, 1)).rejects.toThrow('a miracle: not there after 0.001 s');
});

test('[RUN-01] what takes long ends when somebody ends it, and not otherwise', async () => {
  const ending = new AbortController();
  const never = unlessAborted(ending.signal, new Promise(() => undefined));
  expect(await unlessAborted(ending.signal, Promise.resolve(1))).toBe(1);
  ending.abort(new Error('ended'));
  await expect(never).rejects.toThrow('ended');
  await expect(unlessAborted(ending.signal, new Promise(() => undefined))).rejects.toThrow('ended');
});
