import { type Currency, configCalls, currencies } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createApp, createRateLimits, mountCalls } from '../kit/index.ts';
import { createConfig, knownLocale } from './index.ts';

const ask = async (url: string, { demo = false, userAgent = '' } = {}) => {
  const app = await createApp();
  const countryCodes = ['DE', 'AU', 'CA', 'GB'];
  mountCalls(app, configCalls, createConfig({ demo, countryCodes, licenceOf: () => 'CW' }).handlers, {
    authenticate: async () => null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  const response = await app.inject({ url, headers: { 'user-agent': userAgent } });
  await app.close();
  expect(response.statusCode).toBe(200);
  return response.json();
};

const codesOf = (list: { code: string }[]) => list.map((item) => item.code);

describe('what a page must know', () => {
  test('[API-32] [CURR-02] [CASH-14] the fourteen currencies, EUR by default', async () => {
    const list = await ask('/api/info/currencies');
    expect(codesOf(list).sort()).toEqual('AUD BCH BRL BTC CAD DOG ETH EUR JPY LTC NOK NZD USD USDT'.split(' '));
    expect(codesOf(list.filter((item: { default: boolean }) => item.default))).toEqual(['EUR']);
    expect(list.find((item: { code: string }) => item.code === 'JPY')).toMatchObject({
      subunits_to_unit: 1,
      fiat: true,
    });
    for (const { code, fiat, subunits_to_unit: subunits } of list) {
      expect({ fiat, subunits }, code).toEqual({
        fiat: currencies[code as Currency].fiat,
        subunits: currencies[code as Currency].subunits,
      });
    }
  });

  test('[CURR-04] the coins are BTC, BCH, ETH, LTC, DOG and USDT', async () => {
    const list = await ask('/api/info/currencies');
    const coins = list.filter((item: { fiat: boolean }) => !item.fiat);
    expect(codesOf(coins).sort()).toEqual(['BCH', 'BTC', 'DOG', 'ETH', 'LTC', 'USDT']);
  });

  test('[API-35] the languages; translation keys are no language of production', async () => {
    const real = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it'];
    expect(codesOf(await ask('/api/info/locales?ref_code=x&unknown=y'))).toEqual(real);
  });

  test('[I18N-01] in the demo the fake en-KW is among them', async () => {
    const real = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it'];
    expect(codesOf(await ask('/api/info/locales', { demo: true }))).toEqual([...real, 'en-KW']);
  });

  test('[API-33] the project', async () => {
    expect(await ask('/api/info/project')).toMatchObject({ license: 'CW', apps: { casino: true, sportsbook: false } });
  });
});

describe('what else a page asks', () => {
  test('[API-31] [PLAYER-02] countries by name, with code and proposed currency', async () => {
    expect(await ask('/api/info/countries')).toEqual([
      { name: 'Australia', code: 'AU', default_currency: 'AUD', registration_open: true },
      { name: 'Canada', code: 'CA', default_currency: 'CAD', registration_open: true },
      { name: 'Germany', code: 'DE', default_currency: 'EUR', registration_open: true },
      { name: 'United Kingdom', code: 'GB', default_currency: 'EUR', registration_open: true },
    ]);
  });

  test('[API-34] every coin has a rate to every other currency, and the ways there and back agree', async () => {
    const rates = await ask('/api/info/crypto_exchange_rates');
    expect(Object.keys(rates).sort()).toEqual(['BCH', 'BTC', 'DOG', 'ETH', 'LTC', 'USDT']);
    for (const [coin, to] of Object.entries(rates) as [string, Record<string, Record<string, number>>][]) {
      expect(Object.keys(to)).toHaveLength(13);
      expect(to).not.toHaveProperty(coin);
      for (const [code, rate] of Object.entries(to)) {
        expect(rate.exchange_rate).toBeGreaterThan(0);
        expect(rate.total_exchange_rate).toBeLessThanOrEqual(rate.exchange_rate ?? 0);
        const back = rates[code]?.[coin]?.exchange_rate;
        if (back) expect(back * (rate.exchange_rate ?? 0)).toBeCloseTo(1, 5);
      }
    }
  });

  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  test.each([
    [chrome, { browser: 'Chrome', isMobile: false, isIOS: false, isBot: false, isApp: false, isMetaWebview: false }],
    [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, { browser: 'Safari', isMobile: true, isIOS: true }],
    [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]`, { isMetaWebview: true, isIOS: true }],
    [`${iPhone} Mobile/15E148 Instagram 350.0`, { isMetaWebview: true }],
    [`${chrome} HalleyApp/1.2`, { isApp: true }],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { isBot: true }],
    ['', { browser: 'unknown', isBot: false }],
    ['<script>alert(1)</script>', { isApp: false }],
    ['x'.repeat(8000), { userAgent: 'x'.repeat(512) }],
  ])('[API-62] the client behind “%s”', async (userAgent, expected) => {
    expect(await ask('/client-context', { userAgent })).toMatchObject(expected);
    expect(await ask('/api-fe/client-context', { userAgent })).toMatchObject(expected);
  });
});

test('a tag of any length is read', () => {
  expect(knownLocale('x'.repeat(100_000))).toBe('en');
});

test.each([
  ['en', 'en'],
  ['en-au', 'en-AU'],
  ['en-US', 'en'],
  ['de-CH', 'de'],
  ['nb-NO', 'no'],
  ['fr', 'fr-CA'],
  ['fr-FR', 'fr-CA'],
  ['xx', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
  ['<script>', 'en'],
])('[I18N-02] the tag %s is read as %s', (tag, locale) => {
  expect(knownLocale(tag)).toBe(locale);
});
