import { describe, expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a key');

describe('what is kept', () => {
  test('opens for its own purpose and key only, and not when touched', () => {
    const sealed = secrets.seal(Buffer.from('a secret'), 'second factor of 7');
    expect(sealed.toString('latin1')).not.toContain('a secret');
    expect(secrets.open(sealed, 'second factor of 7').toString()).toBe('a secret');
    expect(() => secrets.open(sealed, 'second factor of 8')).toThrow();
    expect(() => createSecrets('another key').open(sealed, 'second factor of 7')).toThrow();
    sealed[14] = (sealed[14] as number) ^ 1;
    expect(() => secrets.open(sealed, 'second factor of 7')).toThrow();
  });

  test('is never the same twice, while a hash always is', () => {
    const twice = [1, 2].map(() => secrets.seal(Buffer.from('x'), 'p').toString('hex'));
    expect(twice[0]).not.toBe(twice[1]);
    expect(secrets.addressHash('a@b.cd')).toBe(secrets.addressHash('a@b.cd'));
    expect(secrets.addressHash('a@b.cd')).not.toBe(createSecrets('another key').addressHash('a@b.cd'));
    expect(secrets.codeHash(1, 'abc')).not.toBe(secrets.codeHash(2, 'abc'));
  });

  test('a signature is ours or it is not', () => {
    expect(secrets.isSigned('words', secrets.sign('words', 10))).toBe(true);
    expect(secrets.isSigned('other words', secrets.sign('words', 10))).toBe(false);
  });
});
