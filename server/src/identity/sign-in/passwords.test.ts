import * as argon2 from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const cheap = { memoryKib: 64, passes: 1 };

test('a password matches its own hash and nothing else', async () => {
  const passwords = createPasswords(cheap);
  const hash = await passwords.hash('Comet-1986!');
  expect(await passwords.matches('Comet-1986!', hash)).toBe(true);
  expect(await passwords.matches('comet-1986!', hash)).toBe(false);
  expect(await passwords.hash('Comet-1986!')).not.toBe(hash);
});

test('the usual cost is Argon2id with 64 MiB and one pass', async () => {
  expect(await createPasswords().hash('Comet-1986!')).toMatch(/^\$argon2id\$v=19\$m=65536,t=1,p=1\$/);
});

test('without a hash nothing matches', async () => {
  expect(await createPasswords(cheap).matches('Comet-1986!', null)).toBe(false);
  expect(await createPasswords(cheap).matches('', undefined)).toBe(false);
});

test('a hash of another cost still opens, and is known to be outdated', async () => {
  const old = await createPasswords({ memoryKib: 32, passes: 1 }).hash('Comet-1986!');
  const passwords = createPasswords(cheap);
  expect(await passwords.matches('Comet-1986!', old)).toBe(true);
  expect(await passwords.matches('wrong', old)).toBe(false);
  expect(passwords.isOutdated(old)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('Comet-1986!'))).toBe(false);
});

test('the same letters from another keyboard are the same password', async () => {
  const passwords = createPasswords(cheap);
  expect(await passwords.matches('Zoe\u0308-1986!', await passwords.hash('Zo\u00eb-1986!'))).toBe(true);
});

test('a wrong guess costs the same work against any hash, old or none: memory times passes, one after the other', async () => {
  const work: number[] = [];
  const passwords = createPasswords({
    memoryKib: 256,
    passes: 2,
    compute: {
      ...argon2,
      verify: (stored, password, options) => {
        const [, memory, passes] = /m=(\d+),t=(\d+)/.exec(String(stored)) ?? [];
        work.push(Number(memory) * Number(passes));
        return argon2.verify(stored, password, options);
      },
    },
  });
  const costs = [
    [256, 2],
    [256, 1],
    [64, 1],
    [128, 2],
  ] as const;
  const made = costs.map(([memoryKib, passes]) => createPasswords({ memoryKib, passes }).hash('Comet-1986!'));
  for (const stored of [null, undefined, ...(await Promise.all(made))]) {
    work.length = 0;
    expect(await passwords.matches('wrong', stored)).toBe(false);
    expect(work.reduce((sum, one) => sum + one, 0)).toBe(512);
  }
});
