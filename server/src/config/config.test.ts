import { configCalls } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createApp, createRateLimits, mountCalls } from '../kit/index.ts';
import { createConfig, knownLocale } from './index.ts';

const ask = async (url: string, { demo = false } = {}) => {
  const app = await createApp();
  mountCalls(app, configCalls, createConfig({ demo, licenceOf: () => 'CW' }).handlers, {
    authenticate: async () => null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  const response = await app.inject({ url });
  await app.close();
  expect(response.statusCode).toBe(200);
  return response.json();
};

const codesOf = (list: { code: string }[]) => list.map((item) => item.code);

describe('what a page must know', () => {
  test('[API-32] [CURR-02] the fourteen currencies, EUR by default', async () => {
    const list = await ask('/api/info/currencies');
    expect(codesOf(list).sort()).toEqual('AUD BCH BRL BTC CAD DOG ETH EUR JPY LTC NOK NZD USD USDT'.split(' '));
    expect(codesOf(list.filter((item: { default: boolean }) => item.default))).toEqual(['EUR']);
    expect(list.find((item: { code: string }) => item.code === 'JPY')).toMatchObject({
      subunits_to_unit: 1,
      fiat: true,
    });
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
