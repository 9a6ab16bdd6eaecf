import { describe, expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const key = 'ab'.repeat(32);
const newKey = 'cd'.repeat(32);
const secrets = createSecrets([key]);
const rotated = createSecrets([newKey, key]);

describe('what is kept', () => {
  test('opens for its own purpose and key only', () => {
    const sealed = secrets.seal(Buffer.from('a secret'), 'second factor of 7');
    expect(secrets.open(sealed, 'second factor of 7')?.toString()).toBe('a secret');
    expect(secrets.open(sealed, 'second factor of 8')).toBeUndefined();
    expect(createSecrets([newKey]).open(sealed, 'second factor of 7')).toBeUndefined();
  });

  test('opens as it was sealed before envelopes had a version, also after the key has changed', () => {
    const kept = Buffer.from(
      '127afa33553020a4c0d42ee341697a1508652f69c692f3137830733f269a13ce6bf8d81ed28dcdf305c1a70db59eb103',
      'hex',
    );
    expect(secrets.open(kept, 'second factor of 7')?.toString()).toBe('a secret of 20 bytes');
    expect(rotated.open(kept, 'second factor of 7')?.toString()).toBe('a secret of 20 bytes');
    expect(secrets.open(kept, 'second factor of 8')).toBeUndefined();
  });

  test('of an address or a recovery code is found under its old name when the key has changed', () => {
    const code = '37219b0668b5f94488eb19bce601529821df0b6738b23bfd5ddce88a85343313';
    expect(secrets.codeHash(7, 'abcde23456')).toBe(code);
    expect(rotated.codeHashes(7, 'abcde23456')).toEqual([rotated.codeHash(7, 'abcde23456'), code]);
    expect(rotated.codeHash(7, 'abcde23456')).not.toBe(code);
    expect(secrets.codeHash(8, 'abcde23456')).not.toBe(code);
    const address = '68ba21562b1dc5a27e2ad640a4887a2379cd01c15b587fce8e1253c6414e97ea';
    expect(secrets.addressHashes('ada@example.com')).toEqual([address]);
    expect(rotated.addressHashes('ada@example.com')[1]).toBe(address);
  });

  test('a signature is ours, of today or of before, or it is not', () => {
    expect(secrets.isSigned('words', secrets.sign('words', 10))).toBe(true);
    expect(rotated.isSigned('words', secrets.sign('words', 10))).toBe(true);
    expect(secrets.isSigned('words', rotated.sign('words', 10))).toBe(false);
    expect(secrets.isSigned('other words', secrets.sign('words', 10))).toBe(false);
    expect(secrets.isSigned('words', Buffer.alloc(0))).toBe(false);
    expect(secrets.isSigned('words', Buffer.alloc(33))).toBe(false);
  });
});
