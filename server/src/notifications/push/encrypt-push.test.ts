import { describe, expect, test } from 'vitest';
import { createPushBrowser } from '../testing/push-browser.ts';
import { encryptPush, mostPlainBytes, readBrowserKeys } from './encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const vector = {
  plain: bytes('V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24'),
  ownPrivate: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message to a browser', () => {
  test('is what RFC 8291 says, byte for byte', () => {
    const browser = readBrowserKeys({ p256dh: vector.browserPublic, auth: vector.auth });
    if (!browser) throw new Error('the keys of the RFC are keys');
    const sealed = encryptPush(vector.plain, browser, { salt: vector.salt, privateKey: vector.ownPrivate });
    expect(sealed.toString('base64url')).toBe(vector.message);
  });

  test('opens with the browser’s keys, and is never the same twice', () => {
    const browser = createPushBrowser();
    const text = JSON.stringify({ title: 'Grüße ☄', body: 'x'.repeat(mostPlainBytes - 60) });
    const [first, second] = [text, text].map((same) => encryptPush(Buffer.from(same), browser.bytes)) as [
      Buffer,
      Buffer,
    ];
    expect(browser.open(first)).toBe(text);
    expect(first.equals(second)).toBe(false);
    expect(first.length).toBeLessThanOrEqual(4096);
  });

  test.each([
    ['a point that is not on the curve', { p256dh: `B${'A'.repeat(86)}`, auth: vector.auth }],
    ['a compressed point', { p256dh: `A${vector.browserPublic.slice(1, 44)}`, auth: vector.auth }],
    ['too little of a secret', { p256dh: vector.browserPublic, auth: 'BTBZ' }],
    ['nothing', { p256dh: '', auth: '' }],
  ])('is not made for %s', (_what, keys) => {
    expect(readBrowserKeys(keys)).toBeUndefined();
  });
});
