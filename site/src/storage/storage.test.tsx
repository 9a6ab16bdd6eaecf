import { cookies } from '@halley/contract/cookies';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { affiliateId, searchEngineOf, traceOf, utmParameters } from './affiliate.ts';
import { readFlagOverrides, resetFlags, writeFlagOverride } from './flags.ts';
import {
  forgetPlayer,
  keepPromoCode,
  keepPromoCodeUnless,
  keepRemembered,
  promoCodeKept,
  readCookieValue,
  readPromoCode,
  readStored,
  takeGiftsFlag,
  writeCookie,
  writeStored,
} from './index.ts';
import { playerKeys, type StorageKey, storageKeys } from './keys.ts';
import { promoCodeOf } from './promo-code.ts';

const month = 30 * 24 * 60 * 60;
const year = 365 * 24 * 60 * 60;
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  let jar = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    const [pair = ''] = text.split(';');
    jar = [...jar.split('; ').filter((other) => other && !other.startsWith(`${pair.split('=')[0]}=`)), pair].join('; ');
  });
});
afterEach(() => vi.restoreAllMocks());

describe('what the browser keeps', () => {
  test.each<[string, StorageKey, 'local' | 'session', string]>([
    ['[STORE-04]', 'canceledTransaction', 'local', 'lastCanceledTransactionId'],
    ['[STORE-05]', 'estoniaPopup', 'local', 'estoniaPopupShown'],
    ['[STORE-06]', 'sessionTime', 'session', 'sessionTime'],
  ])('%s %s is in %s storage as %s', (_id, key, area, name) => {
    writeStored(key, '17');
    const [there, elsewhere] = area === 'local' ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    expect([there.getItem(name), elsewhere.getItem(name), readStored(key)]).toEqual(['17', null, '17']);
    writeStored(key, null);
    expect([there.getItem(name), readStored(key)]).toEqual([null, null]);
  });

  test('no two keys share a name', () => {
    const names = Object.values(storageKeys).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('where storage is forbidden the page remembers as long as it lives', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    writeStored('sessionTime', '5');
    expect(readStored('sessionTime')).toBe('5');
    writeStored('sessionTime', null);
    expect(readStored('sessionTime')).toBeNull();
  });

  test('a player who leaves takes along what is the player’s, and nothing else', () => {
    for (const key of Object.keys(storageKeys) as StorageKey[]) writeStored(key, '1');
    forgetPlayer();
    const left = (Object.keys(storageKeys) as StorageKey[]).filter((key) => readStored(key) !== null);
    expect(left).toEqual((Object.keys(storageKeys) as StorageKey[]).filter((key) => !playerKeys.includes(key)));
    expect(playerKeys).toContain('sessionTime');
  });
});

describe('cookies', () => {
  test.each([
    ['[STORE-07]', 'promo_tooltip_timer', 86_400],
    ['[STORE-08]', 'stag', month],
    ['[STORE-08]', 'affb_id', month],
    ['[STORE-09]', 'locale', month],
    ['[CONSENT-02]', 'cookies_accepted', year],
    ['[CONSENT-04]', 'au_approved', year],
  ])('%s %s lives for %i seconds', (_id, name, seconds) => {
    const kept = Object.values(cookies).find((cookie) => cookie.name === name);
    expect(kept?.lifetimeSeconds).toBe(seconds);
  });

  test('[STORE-08] stag is written for thirty days', () => {
    writeCookie('stag', '77_a b');
    expect(written).toEqual([`stag=77_a%20b; Path=/; Max-Age=${month}; SameSite=Lax`]);
    expect(readCookieValue('stag')).toBe('77_a b');
  });

  test('[STORE-07] what is not necessary waits for consent, and works meanwhile', () => {
    writeCookie('promoTooltipTimer', '123');
    writeCookie('utmSource', 'mail');
    expect(written).toEqual([]);
    expect(readCookieValue('promoTooltipTimer')).toBe('123');
    writeCookie('cookiesAccepted', 'necessary');
    keepRemembered();
    expect(written.filter((text) => !text.startsWith('cookies_accepted'))).toEqual([]);
    writeCookie('cookiesAccepted', 'all');
    keepRemembered();
    expect(written.at(-2)).toMatch(/^utm_source=mail; .*Max-Age/);
    expect(written.at(-1)).toMatch(/^promo_tooltip_timer=123; Path=\/; Max-Age=86400;/);
  });
});

describe('where a visit came from', () => {
  const none = () => undefined;
  test('[AFF-02] the link’s affiliate, else the kept one, else the words', () => {
    expect(affiliateId({ search: '?stag=7_1', cookie: '8_2' })).toBe('7_1');
    expect(affiliateId({ search: '?a=1', cookie: '8_2' })).toBe('8_2');
    expect(affiliateId({ search: '', cookie: undefined })).toBe('not set');
    expect(affiliateId({ search: '?stag=', cookie: undefined })).toBe('not set');
  });

  test.each([
    ['https://www.google.de/search', 'google'],
    ['https://bing.com/', 'bing'],
    ['https://search.yahoo.com/', 'yahoo'],
    ['https://chatgpt.com/', 'ai'],
    ['https://gemini.google.com/', 'ai'],
    ['https://google.evil.example/', undefined],
    ['https://notgoogle.com/', undefined],
    ['', undefined],
  ])('%s is %s', (referrer, engine) => {
    expect(searchEngineOf(referrer)).toBe(engine);
  });

  test('[AFF-01] 122, or 241 from a search engine; the first number stays', () => {
    expect(traceOf({ search: '', referrer: '', kept: none })).toEqual({ affbId: '122' });
    expect(traceOf({ search: '', referrer: 'https://google.com/', kept: none })).toEqual({ affbId: '241' });
    expect(traceOf({ search: '?affb_id=9', referrer: 'https://google.com/', kept: none })).toEqual({ affbId: '9' });
    expect(traceOf({ search: '', referrer: 'https://google.com/', kept: () => '122' })).toEqual({});
  });

  test('[AFF-03] the six parameters of a campaign, and no other', () => {
    expect(utmParameters).toEqual(['source', 'medium', 'campaign', 'content', 'term', 'sub_id']);
    const search = `?${utmParameters.map((name) => `utm_${name}=${name}`).join('&')}&utm_other=x&stag=7_1`;
    expect(traceOf({ search, referrer: '', kept: () => '122' })).toEqual({
      stag: '7_1',
      utmSource: 'source',
      utmMedium: 'medium',
      utmCampaign: 'campaign',
      utmContent: 'content',
      utmTerm: 'term',
      utmSubId: 'sub_id',
    });
  });

  test('what nobody would write is not kept', () => {
    const search = `?stag=${'x'.repeat(300)}&utm_source=a%0d%0ab`;
    expect(traceOf({ search, referrer: 'not an address', kept: () => '1' })).toEqual({});
  });
});

describe('[GUARD-10] the promo code of a link', () => {
  test.each([
    ['?promo=WIN', 'WIN'],
    ['?promocode=WIN-2', 'WIN-2'],
    ['?bonus_code=a.b', 'a.b'],
    ['?bonus_code=x', 'x'],
    ['?promo=&bonus_code=x', 'x'],
    ['?coupon=x', undefined],
    ['?depositPromocode=WIN', 'WIN'],
    ['?code=x', undefined],
    ['?promo=<script>', undefined],
    [`?promo=${'a'.repeat(65)}`, undefined],
  ])('%s holds %s', (search, code) => {
    expect(promoCodeOf(search)).toBe(code);
  });

  test('is kept for the session until a guest lands on main without one', () => {
    keepPromoCode('?promo=WIN', { forget: true });
    expect(readPromoCode()).toBe('WIN');
    keepPromoCode('', { forget: false });
    expect(readPromoCode()).toBe('WIN');
    keepPromoCode('', { forget: true });
    expect(readPromoCode()).toBeNull();
  });
});

test('[GUARD-07] [GUARD-10] a gift code of a link is kept, and leads to the gifts', () => {
  keepPromoCode('?coupon=STARS', { forget: true });
  expect([readStored('giftCode'), readStored('promoCode')]).toEqual(['STARS', null]);
  expect(takeGiftsFlag()).toBe(true);
  keepPromoCode('', { forget: false });
  expect(readStored('giftCode')).toBe('STARS');
  keepPromoCode('', { forget: true });
  expect(readStored('giftCode')).toBeNull();
  keepPromoCode('?coupon=<script>', { forget: true });
  expect([readStored('giftCode'), takeGiftsFlag()]).toEqual([null, false]);
});

describe('[GUARD-10] what comes with a code', () => {
  const names = ['depositPromocode', 'depositPromocodeShowed', 'depositMinValue', 'giftPromocode'];
  const kept = () => names.map((name) => sessionStorage.getItem(name));

  test('the amount and the gift code of a link are kept, and all goes when a guest lands on main', () => {
    keepPromoCode('?promo=WIN&depositMinValue=20.5&giftPromocode=STAR', { forget: false });
    sessionStorage.setItem('depositPromocodeShowed', '1');
    expect(kept()).toEqual(['WIN', '1', '20.5', 'STAR']);
    keepPromoCode('?promo=WIN', { forget: false });
    expect(kept()).toEqual(['WIN', '1', '20.5', 'STAR']);
    keepPromoCode('', { forget: true });
    expect(kept()).toEqual([null, null, null, null]);
  });

  test('another code has not been shown yet, and has no amount of the one before', () => {
    keepPromoCode('?promo=WIN&depositMinValue=20', { forget: false });
    sessionStorage.setItem('depositPromocodeShowed', '1');
    keepPromoCode('?promo=OTHER', { forget: false });
    expect(kept()).toEqual(['OTHER', null, null, null]);
  });

  test.each(['0', '-5', '1e9', 'x', '1234567890', ' '])('“%s” is no amount', (value) => {
    keepPromoCode(`?depositMinValue=${value}`, { forget: false });
    expect(sessionStorage.getItem('depositMinValue')).toBeNull();
  });

  test('[CONF-08] nothing is kept of a link of a partner who is left out', async () => {
    await keepPromoCodeUnless(Promise.resolve(true), '?promo=WIN', { forget: false });
    expect(kept()).toEqual([null, null, null, null]);
    void keepPromoCodeUnless(Promise.resolve(false), '?promo=WIN', { forget: false });
    await promoCodeKept();
    expect(readPromoCode()).toBe('WIN');
  });
});

test('[GUARD-07] the flag for the gifts counts once', () => {
  expect(takeGiftsFlag()).toBe(false);
  localStorage.setItem('goToGifts', '1');
  expect([takeGiftsFlag(), takeGiftsFlag()]).toEqual([true, false]);
});

test('[FLAG-02] flags are read from local storage, and nonsense in it is nothing', () => {
  localStorage.setItem('featureFlags', '{"live_chat":true,"passkeys":"no"}');
  expect(readFlagOverrides()).toEqual({ live_chat: true });
  writeFlagOverride('passkeys', false);
  expect(JSON.parse(localStorage.getItem('featureFlags') ?? '')).toEqual({ live_chat: true, passkeys: false });
  resetFlags();
  expect([readFlagOverrides(), localStorage.getItem('featureFlags')]).toEqual([{}, null]);
  for (const nonsense of ['{', '[]', 'null', '5']) {
    localStorage.setItem('featureFlags', nonsense);
    expect(readFlagOverrides()).toEqual({});
  }
});
