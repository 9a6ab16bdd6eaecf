import { describe, expect, test } from 'vitest';
import { newTotpSecret, stepOfCode, totpAddress, totpSecretBytes, totpSecretText } from './totp.ts';

/** The secret and the codes of RFC 6238, appendix B, in their last six digits. */
const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator', () => {
  test.each([
    ['1970-01-01T00:00:59Z', '287082', 1],
    ['2005-03-18T01:58:29Z', '081804', 37037036],
    ['2009-02-13T23:31:30Z', '005924', 41152263],
    ['2033-05-18T03:33:20Z', '279037', 66666666],
  ])('of %s is %s, step %i', (at, code, step) => {
    expect(stepOfCode(secret, code, new Date(at))).toBe(step);
    expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, new Date(at))).toBe(step);
  });

  test('counts one step to either side, under its own number, and no further', () => {
    const at = (offsetSeconds: number) => new Date(Date.parse('2005-03-18T01:58:29Z') + offsetSeconds * 1000);
    expect(stepOfCode(secret, '081804', at(30))).toBe(37037036);
    expect(stepOfCode(secret, '081804', at(-30))).toBe(37037036);
    expect(stepOfCode(secret, '081804', at(60))).toBeUndefined();
    expect(stepOfCode(secret, '081804', at(-60))).toBeUndefined();
  });

  test.each(['', '81804', '0818040', '08180a', '٠٨١٨٠٤', '-81804', '081804\0'])('%j is none', (code) => {
    expect(stepOfCode(secret, code, new Date('2005-03-18T01:58:29Z'))).toBeUndefined();
  });
});

describe('a secret', () => {
  test('is the same as text and as bytes, and never twice', () => {
    const text = newTotpSecret();
    expect(text).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpSecretText(totpSecretBytes(text))).toBe(text);
    expect(newTotpSecret()).not.toBe(text);
  });

  test('comes with an address that apps read', () => {
    const address = totpAddress({ secret: totpSecretText(secret), issuer: 'Halley', email: 'a b@example.com' });
    expect(address).toBe(
      `otpauth://totp/Halley:a%20b%40example.com?issuer=Halley&secret=${totpSecretText(secret)}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
