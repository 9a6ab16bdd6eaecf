import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPushBrowser } from '../testing/push-browser.ts';
import { areBrowserKeys, createPushRequest, mostPlainBytes, newPrivateKey, pushKeyOf } from './push-request.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');
const endpoint = 'https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV?x=1';

/** RFC 8291, section 5 and appendix A. */
const vector = {
  plain: 'When I grow up, I want to be a watermelon',
  browserPrivate: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

async function requestFor(keys: { p256dh: string; auth: string }, text: string) {
  const key = pushKeyOf(await newPrivateKey());
  const options = { key, subject: 'mailto:push@halley.test', ttlSec: 7200 };
  return { key, ...(await createPushRequest({ endpoint, keys }, Buffer.from(text), options)) };
}

describe('a message to a browser', () => {
  test('is opened by the browser of these tests as RFC 8291 says, byte for byte', async () => {
    const browser = createPushBrowser({ privateKey: vector.browserPrivate, auth: bytes(vector.auth) });
    expect(browser.keys).toEqual({ p256dh: vector.browserPublic, auth: vector.auth });
    expect(browser.open(bytes(vector.message))).toBe(vector.plain);
    const { body } = await requestFor(browser.keys, vector.plain);
    expect(body).toHaveLength(bytes(vector.message).length);
    expect(browser.open(body)).toBe(vector.plain);
  });

  test('opens with the browser’s keys, and is never the same twice', async () => {
    const browser = createPushBrowser();
    const text = JSON.stringify({ title: 'Grüße ☄', body: 'x'.repeat(mostPlainBytes - 60) });
    const [first, second] = [await requestFor(browser.keys, text), await requestFor(browser.keys, text)];
    expect(browser.open(first.body)).toBe(text);
    expect(first.body.equals(second.body)).toBe(false);
    expect(first.body.length).toBeLessThanOrEqual(4096);
  });

  test.each([
    ['a point that is not on the curve', { p256dh: `B${'A'.repeat(86)}`, auth: vector.auth }],
    ['a compressed point', { p256dh: `A${vector.browserPublic.slice(1, 44)}`, auth: vector.auth }],
    ['too little of a secret', { p256dh: vector.browserPublic, auth: 'BTBZ' }],
    ['nothing', { p256dh: '', auth: '' }],
  ])('is not made for %s', async (_what, keys) => {
    expect(await areBrowserKeys(keys)).toBe(false);
  });
});

test('the header names the push service, the house and its time, signed by the key it carries', async () => {
  const before = Math.floor(Date.now() / 1000);
  const { key, headers } = await requestFor(createPushBrowser().keys, 'x');
  expect(headers).toMatchObject({ TTL: 7200, Urgency: 'normal', 'Content-Encoding': 'aes128gcm' });
  const [, said = '', signature = '', k = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.Authorization ?? '') ?? [];
  expect(k).toBe(key.publicKey);
  const [head, claims] = said.split('.').map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(claims).toEqual({ aud: 'https://push.example.net', exp: expect.any(Number), sub: 'mailto:push@halley.test' });
  expect(claims.exp - before - 12 * 60 * 60).toBeGreaterThanOrEqual(0);
  // RFC 8292: at most a day.
  expect(claims.exp - before).toBeLessThan(24 * 60 * 60);
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

test('a key comes back from what is kept of it, and nonsense is no key', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const kept = await newPrivateKey();
    expect(Buffer.from(kept, 'base64url')).toHaveLength(32);
    expect(pushKeyOf(kept).publicKey).toBe(pushKeyOf(kept).publicKey);
  }
  for (const text of ['', 'x', Buffer.alloc(32).toString('base64url'), Buffer.alloc(33, 1).toString('base64url')]) {
    expect(() => pushKeyOf(text), text).toThrow();
  }
});
