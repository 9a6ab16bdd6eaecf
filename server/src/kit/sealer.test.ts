import { describe, expect, test } from 'vitest';
import { createSealer } from './sealer.ts';
import { deriveKeys, type Keys } from './secrets.ts';

const first = 'ab'.repeat(32);
const second = 'cd'.repeat(32);
const content = Buffer.from('a secret');
const text = (opened: Buffer | undefined) => opened?.toString();

describe('an envelope', () => {
  const sealer = createSealer([first]);

  test('has a version, the name of its key, a nonce, the content and a tag', () => {
    const sealed = sealer.seal(content, 'of 7');
    expect(sealed).toHaveLength(1 + 4 + 12 + content.length + 16);
    expect(sealed[0]).toBe(1);
    expect(sealed.toString('latin1')).not.toContain('a secret');
    const again = sealer.seal(content, 'of 7');
    expect(again.subarray(0, 5)).toEqual(sealed.subarray(0, 5));
    expect(again.subarray(5)).not.toEqual(sealed.subarray(5));
    expect(createSealer([second]).seal(content, 'of 7').subarray(1, 5)).not.toEqual(sealed.subarray(1, 5));
  });

  test('written down once still opens', () => {
    const kept = Buffer.from(
      '01ecc58cff0b7778326834ce4a33e374bed9d30bc942589766d1281f93eb49ed7ce633c90fb53c1ac7',
      'hex',
    );
    expect(text(sealer.open(kept, 'of 7'))).toBe('a secret');
  });

  test('opens for its purpose and with its key only', () => {
    const sealed = sealer.seal(content, 'of 7');
    expect(text(sealer.open(sealed, 'of 7'))).toBe('a secret');
    expect(sealer.open(sealed, 'of 8')).toBeUndefined();
    expect(createSealer([second]).open(sealed, 'of 7')).toBeUndefined();
  });

  test('may be empty', () => {
    expect(text(sealer.open(sealer.seal(Buffer.alloc(0), ''), ''))).toBe('');
  });

  test('that was touched in any byte, cut or made longer does not open, and does not throw', () => {
    const sealed = sealer.seal(content, 'of 7');
    for (let index = 0; index < sealed.length; index++) {
      const touched = Buffer.from(sealed);
      touched[index] = (touched[index] as number) ^ 1;
      expect(sealer.open(touched, 'of 7')).toBeUndefined();
      expect(sealer.open(sealed.subarray(0, index), 'of 7')).toBeUndefined();
    }
    expect(sealer.open(Buffer.concat([sealed, Buffer.alloc(1)]), 'of 7')).toBeUndefined();
  });
});

describe('when the key changes', () => {
  const before = createSealer([first]).seal(content, 'of 7');

  test('what was sealed before opens as long as the earlier key is there', () => {
    expect(text(createSealer([second, first]).open(before, 'of 7'))).toBe('a secret');
    expect(createSealer([second]).open(before, 'of 7')).toBeUndefined();
  });

  test('whatever is sealed is sealed with the new one', () => {
    const after = createSealer([second, first]).seal(content, 'of 7');
    expect(text(createSealer([second]).open(after, 'of 7'))).toBe('a secret');
    expect(createSealer([first]).open(after, 'of 7')).toBeUndefined();
  });

  test('keys of all secrets are derived, the current one first', () => {
    const keysOf = (secret: string, ...previousSecrets: string[]): Keys =>
      deriveKeys({ secret, previousSecrets }, 'staff');
    expect(keysOf('new', 'old', 'older')).toEqual([keysOf('new')[0], keysOf('old')[0], keysOf('older')[0]]);
    expect(new Set(keysOf('new', 'old', 'older')).size).toBe(3);
  });
});

describe('what a room sealed before there was a version', () => {
  const older = createSealer([second, first], (key, sealed, label) => ({
    key,
    nonce: sealed.subarray(0, 12),
    label,
    content: sealed.subarray(12, -16),
    tag: sealed.subarray(-16),
  }));

  test.each([0, 1, 15, 16, 17, 40])('%i bytes that are nothing do not open, and do not throw', (length) => {
    expect(older.open(Buffer.alloc(length, 1), 'of 7')).toBeUndefined();
  });

  test('has no say over envelopes of today', () => {
    expect(text(older.open(createSealer([first]).seal(content, 'of 7'), 'of 7'))).toBe('a secret');
    expect(older.open(createSealer([first]).seal(content, 'of 7'), 'of 8')).toBeUndefined();
  });
});
