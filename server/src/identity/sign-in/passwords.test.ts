import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password matches its own hash and nothing else', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('Comet-1986!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('Comet-1986!', hash)).toBe(true);
  expect(await passwords.matches('comet-1986!', hash)).toBe(false);
  expect(await passwords.hash('Comet-1986!')).not.toBe(hash);
});

test('without a hash nothing matches', async () => {
  expect(await createPasswords().matches('Comet-1986!', null)).toBe(false);
  expect(await createPasswords().matches('', undefined)).toBe(false);
});

test('the same letters from another keyboard are the same password', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches('Zoe\u0308-1986!', await passwords.hash('Zo\u00eb-1986!'))).toBe(true);
});
