import { describe, expect, test } from 'vitest';
import { demoSecret, readSettings, SettingsError } from './settings.ts';

const production = {
  HALLEY_MODE: 'production',
  HALLEY_SECRET: 'q8Zt1nVx5rKf0Lw7cYh3Jd9Ub2Gm6PaE',
  SMTP_URL: 'smtp://mail.example:587',
  PUBLIC_URL: 'https://casino.example',
};

describe('the settings', () => {
  test('nothing given is a demo on port 3000', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      mode: 'demo',
      demo: true,
      role: 'all',
      dataDir: '.data',
      databaseUrl: undefined,
      redisUrl: undefined,
      trustProxy: undefined,
    });
  });

  test('the world of sport is in the demo, in a process that does everything, unless another feed is read', () => {
    const { world, feed } = readSettings({});
    expect(world.isOn).toBe(true);
    expect(feed).toEqual({ url: 'http://localhost:3000', token: world.token });
    expect(readSettings({ PORT: '0' }).feed?.url).toBeUndefined();
    expect(readSettings(production)).toMatchObject({ world: { isOn: false }, feed: undefined });
    expect(readSettings({ HALLEY_ROLE: 'api' }).world.isOn).toBe(false);
    const outside = { FEED_URL: 'https://feed.example/', FEED_TOKEN: 'one' };
    expect(readSettings(outside)).toMatchObject({
      world: { isOn: false },
      feed: { url: 'https://feed.example', token: 'one' },
    });
    expect(() => readSettings({ FEED_URL: 'ftp://feed.example' })).toThrow(SettingsError);
    expect([world.speed, readSettings({ WORLD_SPEED: '12.5' }).world.speed]).toEqual([1, 12.5]);
    for (const wrong of ['0', '-1', '101', 'fast']) {
      expect(() => readSettings({ WORLD_SPEED: wrong })).toThrow(SettingsError);
    }
    const queue = { FEED_URL: 'amqps://me:one@feed.example/all', FEED_TOKEN: 'one' };
    expect(() => readSettings(queue)).toThrow('FEED_API_URL');
    const api = { FEED_API_URL: 'https://api.example/', FEED_PRODUCT: '1:liveodds' };
    expect(readSettings({ ...queue, ...api }).feed).toMatchObject({
      url: queue.FEED_URL,
      unified: {
        apiUrl: 'https://api.example',
        product: '1',
        productName: 'liveodds',
        exchange: 'unifiedfeed',
        pattern: '#',
      },
    });
    expect(() => readSettings({ ...queue, ...api, FEED_PRODUCT: 'liveodds' })).toThrow(SettingsError);
  });

  test('production names drand’s public relays; the demo has a beacon of its own', () => {
    expect(readSettings({}).beacon).toBeUndefined();
    expect(readSettings(production).beacon).toMatchObject({
      name: 'drand quicknet',
      urls: ['https://api.drand.sh', 'https://drand.cloudflare.com'],
      periodSeconds: 3,
    });
    expect(readSettings({ BEACON_URL: 'http://127.0.0.1:9, https://relay.example' }).beacon).toMatchObject({
      urls: ['http://127.0.0.1:9', 'https://relay.example'],
    });
    const chain = {
      BEACON_URL: 'https://relay.example',
      BEACON_CHAIN_HASH: 'ab'.repeat(32),
      BEACON_PUBLIC_KEY: 'cd'.repeat(96),
      BEACON_GENESIS: '1700000000',
      BEACON_PERIOD: '30',
    };
    expect(readSettings(chain).beacon).toMatchObject({ name: 'drand abababab', genesisSeconds: 1_700_000_000 });
    for (const left of Object.keys(chain)) {
      expect(() => readSettings({ ...chain, [left]: '' })).toThrow(/BEACON_/);
    }
    for (const [name, wrong] of [
      ['BEACON_URL', 'ftp://relay.example'],
      ['BEACON_URL', 'relay'],
      ['BEACON_CHAIN_HASH', 'AB'],
      ['BEACON_PUBLIC_KEY', 'zz'],
      ['BEACON_GENESIS', '-1'],
      ['BEACON_PERIOD', '0'],
    ] as const) {
      expect(() => readSettings({ ...chain, [name]: wrong })).toThrow(SettingsError);
    }
  });

  test('an empty value is none', () => {
    const empty = Object.fromEntries(
      ['PORT', 'DATABASE_URL', 'REDIS_URL', 'HALLEY_MODE', 'TRUST_PROXY'].map((n) => [n, '']),
    );
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test('names it does not know are not its business', () => {
    expect(readSettings({ HOME: '/nowhere', HALLEY_UNKNOWN: 'x' })).toEqual(readSettings({}));
  });

  test('a whole production is accepted, with limits at their true size', () => {
    expect(readSettings(production)).toMatchObject({ demo: false, mode: 'production', rateLimitScale: 1 });
  });

  test.each([
    ['LOG_PRETTY', 'true', { logPretty: true }],
    ['LOG_PRETTY', '0', { logPretty: false }],
    ['GEO_OPEN', 'ca, DE', { geo: { open: ['CA', 'DE'], full: undefined } }],
    ['EE_HOSTS', 'halley.ee, Other.test', { geo: { estonianHosts: ['halley.ee', 'other.test'] } }],
    ['PROTECTION_PROFILE', 'STRICT', { geo: { protection: 'STRICT' } }],
    ['REGISTRATION_TEST', 'true', { registrationTest: true }],
    ['PORT', '0', { port: 0 }],
    ['TRUST_PROXY', 'true', { trustProxy: 'true' }],
    ['TRUST_PROXY', 'false', { trustProxy: 'false' }],
    ['TRUST_PROXY', '10.0.0.0/8, 2001:db8::/32,127.0.0.1', { trustProxy: '10.0.0.0/8, 2001:db8::/32,127.0.0.1' }],
    ['TRUST_PROXY', 'loopback,uniquelocal', { trustProxy: 'loopback,uniquelocal' }],
    ['HALLEY_ROLE', 'worker', { role: 'worker' }],
    ['HALLEY_SECRET_PREVIOUS', 'older oldest', { previousSecrets: ['older', 'oldest'] }],
  ])('%s=%s is understood', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toMatchObject(expected);
  });
});

describe('a value that cannot be used stops the start with a sentence that names it', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PUBLIC_URL', 'casino.example'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '9999'],
    ['HALLEY_ROLE', 'everything'],
    ['HALLEY_MODE', 'Production'],
    ['CENTRIFUGO_URL', 'nowhere'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_PRETTY', 'maybe'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'Infinity'],
    ['WAGER_WRITERS', '0'],
    ['GEO_OPEN', 'Canada'],
    ['GEO_FULL', 'CA;DE'],
    ['PROTECTION_PROFILE', 'LAX'],
    ['REGISTRATION_TEST', 'perhaps'],
    ['HALLEY_TEST_ROUNDS', '7000,fast,0'],
    ['TRUST_PROXY', 'banana'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', '1'],
  ])('%s=%s', (name, value) => {
    let caught: unknown;
    try {
      readSettings({ [name]: value });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(SettingsError);
    expect((caught as Error).message).toContain(name);
    expect((caught as Error).message).toMatch(/^[A-Z][^\n]*\.$/);
  });
});

describe('production refuses to start', () => {
  test.each<[string, Record<string, string | undefined>, RegExp]>([
    ['with the demo secret', { HALLEY_SECRET: demoSecret }, /HALLEY_SECRET/],
    ['without a secret', { HALLEY_SECRET: undefined }, /HALLEY_SECRET/],
    ['with an empty secret', { HALLEY_SECRET: '' }, /HALLEY_SECRET/],
    ['with a short secret', { HALLEY_SECRET: 'a'.repeat(31) }, /HALLEY_SECRET/],
    [
      'with passwords that are cheap to guess',
      { PASSWORD_MEMORY_KIB: '64', PASSWORD_PASSES: '2' },
      /PASSWORD_MEMORY_KIB/,
    ],
    ['with the demo secret as an earlier one', { HALLEY_SECRET_PREVIOUS: `x ${demoSecret}` }, /HALLEY_SECRET_PREVIOUS/],
    ['with passwords in one cheap pass', { PASSWORD_MEMORY_KIB: '19456', PASSWORD_PASSES: '1' }, /PASSWORD_PASSES/],
    ['with a clock that stands still', { HALLEY_TEST_CLOCK: '2026-01-01T00:00:00Z' }, /HALLEY_TEST_CLOCK/],
    ['with rounds in a hurry', { HALLEY_TEST_ROUNDS: '7000,2000,500' }, /HALLEY_TEST_ROUNDS/],
    ['without a mail server', { SMTP_URL: undefined }, /SMTP_URL/],
    ['without the address players use', { PUBLIC_URL: undefined }, /PUBLIC_URL/],
    ['with Centrifugo but no key to it', { CENTRIFUGO_URL: 'http://c.example' }, /CENTRIFUGO_API_KEY/],
  ])('%s', (_name, change, named) => {
    const attempt = () => readSettings({ ...production, ...change });
    expect(attempt).toThrow(SettingsError);
    expect(attempt).toThrow(named);
  });

  test('and a refusal never repeats a secret', () => {
    expect(() => readSettings({ ...production, HALLEY_SECRET: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
