import { chooseLicence, geoCalls, licences } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createApp, createRateLimits, mountCalls } from '../kit/index.ts';
import { readDatabaseInfo } from './database-info.ts';
import { countryCodes, createGeo, protectionProfiles, protections, usualTiers, type Visitor } from './index.ts';

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

  test('[GEO-01] the markets are served: all may log in, all but Estonia may register', () => {
    const markets = ['CA', 'AU', 'DE', 'NZ', 'IT', 'NO', 'EE', 'AT'];
    expect(markets.filter((country) => geo.may('sign-in', country))).toEqual(markets);
    expect(markets.filter((country) => !geo.may('register', country))).toEqual(['EE']);
  });

  test.each([
    [{ full: ['XX'] }, 'XX'],
    [{ open: ['CA', 'RU'] }, 'RU'],
    [{ signInOnly: ['DE'] }, 'DE'],
    [{ open: ['ca'] }, 'ca'],
  ])('lists that cannot be meant, %j, stop the start', (tiers, named) => {
    expect(() => createGeo({ demo: false, tiers })).toThrow(named);
  });

  test('everything at once, from the same rule', () => {
    const hosts = createGeo({ demo: true, licensedHosts: ['halley.ee'] });
    expect(hosts.standingOf({ ...visitor({ header: 'EE' }), host: 'halley.ee' })).toEqual({
      country: 'EE',
      tier: 'full',
      licence: 'EE',
      may: { register: false, signIn: true },
    });
    for (const country of countryCodes) {
      const { may, tier } = hosts.standingOf({ ...visitor({ header: country }), host: 'halley.ee' });
      expect(may).toEqual({ register: hosts.may('register', country), signIn: hosts.may('sign-in', country) });
      expect(tier).toBe(hosts.tierOf(country));
    }
  });

  test('every country is two letters, once', () => {
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});

describe('the licence', () => {
  const hosts = createGeo({ demo: false, licensedHosts: ['halley.ee'] });

  test('[LIC-01] is CW, EE or GCB, and the place alone yields CW or EE', () => {
    expect(licences).toEqual(['CW', 'EE', 'GCB']);
    const yielded = countryCodes.flatMap((country) =>
      ['halley.ee', 'elsewhere.test'].map((host) => hosts.licenceOf({ country, host })),
    );
    expect(new Set(yielded)).toEqual(new Set(['CW', 'EE']));
    expect(hosts.licenceOf({ country: 'EE', host: 'halley.ee' })).toBe('EE');
    expect(hosts.licenceOf({ country: 'EE', host: 'elsewhere.test' })).toBe('CW');
    expect(hosts.licenceOf({ country: 'DE', host: 'halley.ee' })).toBe('CW');
  });

  test.each([
    ['GCB', 'EE', 'GCB'],
    ['CW', 'EE', 'CW'],
    ['EE', 'CW', 'EE'],
    [null, 'EE', 'EE'],
    [undefined, 'CW', 'CW'],
    ['', 'EE', 'EE'],
    ['XX', 'EE', 'EE'],
    [undefined, undefined, 'CW'],
  ] as const)('[LIC-02] of a player under %j, in a place of %j, is %s', (licenseName, place, licence) => {
    expect(chooseLicence({ licenseName, place })).toBe(licence);
  });

  test('chooses what protects the player; one profile can stand for all', () => {
    expect(Object.keys(protections)).toEqual(expect.arrayContaining([...protectionProfiles]));
    for (const licence of licences) expect(geo.protectionOf(licence)).toBe(protections[licence]);
    expect(geo.protectionOf('EE')).toMatchObject({ verifyBeforePlay: true, netPosition: 'always' });
    expect(geo.protectionOf('CW')).toMatchObject({ verifyBeforePlay: false, idleLimitMs: null });
    const strict = createGeo({ demo: true, protection: 'STRICT' });
    for (const licence of licences) expect(strict.protectionOf(licence)).toBe(protections.STRICT);
  });

  test('the strict profile is at least as strict as any other, switch by switch', () => {
    for (const other of protectionProfiles.map((name) => protections[name])) {
      const { STRICT: strict } = protections;
      expect(strict.slotRoundMs).toBeGreaterThanOrEqual(other.slotRoundMs);
      expect(strict.otherRoundMs).toBeGreaterThanOrEqual(other.otherRoundMs);
      expect(strict.limitLooseningMs).toBeGreaterThanOrEqual(other.limitLooseningMs);
      expect(strict).toMatchObject({ autoplay: false, quickPlay: false, netPosition: 'always' });
      expect(strict).toMatchObject({ withdrawalReversal: false, verifyBeforePlay: true, idleLimitMs: 1_800_000 });
    }
  });
});

test('the data of countries has a name and a day', () => {
  expect(readDatabaseInfo('5.0.202609260156')).toEqual({ name: 'geoip-country 5.0.202609260156', date: '2026-09-26' });
  expect(readDatabaseInfo('5.0.1').date).toBe('unknown');
  expect(geo.database.date).toMatch(/^20\d\d-\d\d-\d\d$/);
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
