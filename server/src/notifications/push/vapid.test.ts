import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPrivateKey, pushKeyOf, vapidHeader } from './vapid.ts';

const now = new Date('2026-11-15T12:00:00Z');

test('the header names the push service, the house and its time, signed by the key it carries', () => {
  const key = pushKeyOf(newPrivateKey());
  const header = vapidHeader(key, {
    endpoint: 'https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV?x=1',
    subject: 'mailto:push@halley.test',
    now,
  });
  const [, said = '', signature = '', k = ''] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(k).toBe(key.publicKey);
  const [head, claims] = said.split('.').map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(claims).toEqual({
    aud: 'https://push.example.net',
    exp: now.getTime() / 1000 + 12 * 60 * 60,
    sub: 'mailto:push@halley.test',
  });
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isGood = (text: string) =>
    verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  expect(isGood(said)).toBe(true);
  expect(isGood(said.replace('.', '.x'))).toBe(false);
});

test('a key comes back from what is kept of it, and nonsense is no key', () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const kept = newPrivateKey();
    expect(Buffer.from(kept, 'base64url')).toHaveLength(32);
    expect(pushKeyOf(kept).publicKey).toBe(pushKeyOf(kept).publicKey);
  }
  for (const text of ['', 'x', Buffer.alloc(32).toString('base64url'), Buffer.alloc(33, 1).toString('base64url')]) {
    expect(() => pushKeyOf(text), text).toThrow();
  }
});
