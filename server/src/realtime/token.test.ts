import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readToken, signToken } from './token.ts';

const secret = 'a secret of the tests';
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (head: string, body: string, hash = 'sha256') =>
  `${head}.${body}.${createHmac(hash, secret).update(`${head}.${body}`).digest('base64url')}`;
const made = (claims: unknown, header: unknown = { alg: 'HS256', typ: 'JWT' }) => sign(part(header), part(claims));

describe('tokens', () => {
  test('are JWTs as everyone else makes them: a published example verifies', () => {
    const example =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
    // It has no `exp`, which we ask for; with a wrong secret it would be refused for its signature just the same, so
    // the proof is that our own signing of the same parts gives the same signature.
    const [head, body, proof] = example.split('.') as [string, string, string];
    expect(createHmac('sha256', 'your-256-bit-secret').update(`${head}.${body}`).digest('base64url')).toBe(proof);
    expect(signToken(secret, { user: '42', expiresAtSec: 100 }).split('.')[0]).toBe(head);
    expect(readToken('your-256-bit-secret', example, 0)).toEqual({ ok: false, reason: 'invalid' });
  });

  test.each([
    ['', undefined],
    ['42', '7'],
  ])('of user "%s" and session %s read back', (user, session) => {
    const claims = { user, session, expiresAtSec: 100 };
    expect(readToken(secret, signToken(secret, claims), 99)).toEqual({ ok: true, claims });
  });

  test('expire at their second', () => {
    expect(readToken(secret, made({ sub: '42', exp: 100 }), 100)).toEqual({ ok: false, reason: 'expired' });
  });

  const forged: [name: string, token: string][] = [
    ['empty', ''],
    ['two parts', 'a.b'],
    ['four parts', `${made({ sub: '42', exp: 100 })}.x`],
    ['no algorithm', sign(part({ alg: 'none' }), part({ sub: '42', exp: 100 }))],
    ['unsigned', `${part({ alg: 'none' })}.${part({ sub: '42', exp: 100 })}.`],
    ['another algorithm', sign(part({ alg: 'HS512' }), part({ sub: '42', exp: 100 }), 'sha512')],
    ['no expiry', made({ sub: '42' })],
    ['expiry as text', made({ sub: '42', exp: '100' })],
    ['no user', made({ exp: 100 })],
    ['a session that is no text', made({ sub: '42', sid: 7, exp: 100 })],
    ['user as number', made({ sub: 42, exp: 100 })],
    ['user with a leading zero', made({ sub: '042', exp: 100 })],
    ['user with a separator', made({ sub: '42#1', exp: 100 })],
    ['not valid yet', made({ sub: '42', exp: 100, nbf: 51 })],
    ['claims that are a list', made(['42'])],
    ['claims that are null', made(null)],
    ['claims that are no JSON', sign(part({ alg: 'HS256' }), Buffer.from('{').toString('base64url'))],
    [
      'changed claims',
      made({ sub: '42', exp: 100 }).replace(part({ sub: '42', exp: 100 }), part({ sub: '43', exp: 100 })),
    ],
  ];
  test.each(forged)('are invalid when %s', (_name, token) => {
    expect(readToken(secret, token, 50)).toEqual({ ok: false, reason: 'invalid' });
  });
});
