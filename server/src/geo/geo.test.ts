import { geoCalls } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createApp, createRateLimits, mountCalls } from '../kit/index.ts';
import { countryCodes, createGeo, usualTiers, type Visitor } from './index.ts';

const geo = createGeo({ demo: true });

const visitor = (change: { address?: string; header?: string; cookie?: string }): Visitor => ({
  address: change.address ?? '127.0.0.1',
  header: (name) => (name === 'x-demo-country' ? change.header : undefined),
  cookie: (name) => (name === 'x-demo-country' ? change.cookie : undefined),
});

describe('where a visitor is', () => {
  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.1.1',
    'fd00::1',
    'fe80::1%eth0',
    '203.0.113.9',
    'not an address',
    '',
  ])('[GEO-05] %s is nowhere in particular: CA', (address) => {
    expect(geo.countryOf(visitor({ address }))).toBe('CA');
  });

  test.each([
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['2001:4860:4860::8888', 'US'],
    ['24.48.0.1', 'CA'],
    ['2a02:8106::1', 'DE'],
  ])('%s is in %s', (address, country) => {
    expect(geo.countryOf(visitor({ address }))).toBe(country);
  });

  test('a public address nobody knows is closed, not Canada', () => {
    const country = geo.countryOf(visitor({ address: '1.1.1.1' }));
    expect(country).toBe('ZZ');
    expect(geo.may('register', country)).toBe(false);
    expect(geo.may('sign-in', country)).toBe(false);
  });

  test('in the demo the header or the cookie decides', () => {
    expect(geo.countryOf(visitor({ header: 'DE' }))).toBe('DE');
    expect(geo.countryOf(visitor({ cookie: 'de', address: '8.8.8.8' }))).toBe('DE');
    for (const nonsense of ['', 'XX', 'DEU', '<script>', 'D\u0000']) {
      expect(geo.countryOf(visitor({ header: nonsense }))).toBe('CA');
    }
  });

  test('in production neither is looked at', () => {
    const production = createGeo({ demo: false });
    expect(production.countryOf(visitor({ header: 'DE' }))).toBe('CA');
    expect(production.countryOf(visitor({ cookie: 'DE', address: '8.8.8.8' }))).toBe('US');
  });
});

describe('what that allows', () => {
  const countriesOf = (tier: string) => countryCodes.filter((country) => geo.tierOf(country) === tier);

  test('[GEO-02] the full tier is exactly eight countries', () => {
    expect(countriesOf('full')).toEqual(['BY', 'CW', 'CY', 'EE', 'LV', 'PL', 'RU', 'UA']);
  });

  test('[GEO-03] the partial tier is every other country but the open ones, and the lists are configuration', () => {
    expect(countriesOf('open')).toEqual([...usualTiers.open].sort());
    expect(countriesOf('partial')).toHaveLength(countryCodes.length - 8 - usualTiers.open.length);
    const strict = createGeo({ demo: false, tiers: { full: ['CA'], open: ['FR'], signInOnly: [] } });
    expect([strict.tierOf('CA'), strict.tierOf('FR'), strict.tierOf('DE')]).toEqual(['full', 'open', 'partial']);
  });

  test.each([
    ['CA', true, true],
    ['DE', true, true],
    ['EE', false, true],
    ['RU', false, false],
    ['FR', false, false],
    ['ZZ', false, false],
  ])('[GEO-04] from %s: register %s, sign in %s', (country, register, signIn) => {
    expect([geo.may('register', country), geo.may('sign-in', country)]).toEqual([register, signIn]);
  });

  test('the Estonian licence is for Estonia on known hosts, CW is for the rest', () => {
    const hosts = createGeo({ demo: false, licensedHosts: ['halley.ee'] });
    expect(hosts.licenceOf({ country: 'EE', host: 'halley.ee' })).toBe('EE');
    expect(hosts.licenceOf({ country: 'EE', host: 'elsewhere.test' })).toBe('CW');
    expect(hosts.licenceOf({ country: 'DE', host: 'halley.ee' })).toBe('CW');
  });

  test('every country is two letters, once', () => {
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});

describe('GET /api/current_ip', () => {
  const open = async (demo: boolean) => {
    const app = await createApp();
    mountCalls(app, geoCalls, createGeo({ demo }).handlers, {
      authenticate: async () => null,
      rateLimits: createRateLimits({ scale: 1000 }),
      checkAnswers: true,
    });
    return app;
  };
  const ask = async (demo: boolean, country: string) => {
    const app = await open(demo);
    const response = await app.inject({ url: '/api/current_ip', headers: { 'x-demo-country': country } });
    await app.close();
    return response.json();
  };

  test('[API-51] says where the visitor seems to be', async () => {
    expect(await ask(true, '')).toEqual({
      ip: '127.0.0.1',
      country_code: 'CA',
      region_code: null,
      default_currency: 'CAD',
    });
  });

  test.each([
    ['AU', 'AUD', '[CURR-06]'],
    ['CA', 'CAD', '[CURR-06]'],
    ['NZ', 'NZD', '[CURR-06]'],
    ['US', 'USD', '[CURR-06]'],
    ['IE', 'EUR', '[CURR-07]'],
    ['DE', 'EUR', '[CURR-07]'],
    ['AT', 'EUR', '[CURR-07]'],
    ['CH', 'EUR', '[CURR-07]'],
    ['JP', 'JPY', '[CURR-08]'],
    ['NO', 'NOK', '[CURR-08]'],
    ['BR', 'BRL', '[CURR-08]'],
    ['GB', 'EUR', '[CURR-09]'],
    ['FR', 'EUR', 'as the default'],
  ])('%s pays in %s %s', async (country, currency) => {
    expect(await ask(true, country)).toMatchObject({ country_code: country, default_currency: currency });
  });

  test('the demo header means nothing in production', async () => {
    expect(await ask(false, 'DE')).toMatchObject({ country_code: 'CA' });
  });
});
