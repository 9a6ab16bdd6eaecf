import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError, systemClock } from '../../kit/index.ts';
import { chains } from './coins/chains.ts';
import { demoKeys } from './coins/demo-keys.ts';
import { createProviders, type DemoPayments } from './create-providers.ts';

const demo: DemoPayments = {
  ownUrl: () => 'http://127.0.0.1:1',
  path: '/demo/pay',
  merchants: { money: 'halley', coins: 'halley-coins' },
  secrets: { money: 'm', coins: 'c' },
};
const secret = 's'.repeat(32);
const access = {
  PAYMENTS_SANDBOX_URL: 'https://pay.example',
  PAYMENTS_SANDBOX_SECRET: secret,
  PAYMENTS_COINS_URL: 'https://coins.example/v1',
  PAYMENTS_COINS_SECRET: secret,
};
const own =
  'zpub6r9gQzL2MQczLGXwGZ6tsqRqmR1Pg6V1cXpkRQDYJ7MnMdKZP8TAXWqK3J45uzJV4GdYyeN55BHRBrkSvFzLNT3Yi9bfMCVxPLYHvd5frU3';
/** The demo's key of Bitcoin as other wallets spell it. */
const demoAsZpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const made = (environment: Record<string, string>, isDemo = false) =>
  createProviders({
    settings: readSettings(environment).payments,
    clock: systemClock,
    demo: isDemo ? demo : undefined,
  });

const methods = [
  { id: 'visa', type: 'cards', network: null, bounds: { EUR: {} } },
  { id: 'sofort', type: 'bank_transfer', network: null, bounds: { EUR: {} } },
  { id: 'bitcoin', type: 'crypto', network: null, bounds: { BTC: {} } },
  { id: 'tether_trc20', type: 'crypto', network: 'TRC20', bounds: { USDT: {} } },
];
const served = (providers: ReturnType<typeof made>) =>
  Object.fromEntries(providers.assign(methods).map(({ id, provider }) => [id, provider]));

describe('who serves what', () => {
  test('in the demo: everything, with nothing set', () => {
    expect(served(made({}, true))).toEqual({
      visa: 'sandbox',
      sofort: 'sandbox',
      bitcoin: 'coins',
      tether_trc20: 'coins',
    });
  });
  test('in production: nothing that nobody has set up', () => {
    expect(served(made({}))).toEqual({});
    expect(served(made({ ...access }))).toEqual({ visa: 'sandbox', sofort: 'sandbox' });
    expect(served(made({ ...access, PAYMENTS_COIN_KEYS: `BTC=${own}` }))).toEqual({
      visa: 'sandbox',
      sofort: 'sandbox',
      bitcoin: 'coins',
    });
  });
  test('as an operator says', () => {
    expect(served(made({ ...access, PAYMENTS_METHODS: 'visa=off' }))).toEqual({ sofort: 'sandbox' });
  });
});

describe('a setting that cannot be meant stops the start, and names itself without its secret', () => {
  const mistakes: [Record<string, string>, RegExp][] = [
    [{ PAYMENTS_SANDBOX_URL: 'http://pay.example', PAYMENTS_SANDBOX_SECRET: secret }, /PAYMENTS_SANDBOX_URL.*https/],
    [{ PAYMENTS_SANDBOX_URL: 'https://pay.example' }, /needs PAYMENTS_SANDBOX_SECRET/],
    [{ ...access, PAYMENTS_COINS_SECRET: 'short' }, /PAYMENTS_COINS_SECRET/],
    [{ ...access, PAYMENTS_METHODS: 'visa=acme' }, /visa is given to acme/],
    [{ ...access, PAYMENTS_METHODS: 'visa' }, /PAYMENTS_METHODS/],
    [{ ...access, PAYMENTS_METHODS: 'visa=off,visa=sandbox' }, /twice/],
    [{ ...access, PAYMENTS_COIN_KEYS: `XMR=${own}` }, /no chain XMR/],
    [{ ...access, PAYMENTS_COIN_KEYS: `BTC=${own.slice(0, -1)}1` }, /BTC: it is misspelt/],
    [{ ...access, PAYMENTS_COIN_KEYS: `BTC=${demoKeys.BTC}` }, /the demo's/],
    [{ ...access, PAYMENTS_COIN_CONFIRMATIONS: 'BTC=0' }, /PAYMENTS_COIN_CONFIRMATIONS/],
    [{ ...access, PAYMENTS_COIN_CONFIRMATIONS: 'BTC=two' }, /PAYMENTS_COIN_CONFIRMATIONS/],
  ];
  test.each(mistakes)('%j', (environment, sentence) => {
    expect(() => made(environment)).toThrow(SettingsError);
    expect(() => made(environment)).toThrow(sentence);
    expect(() => made(environment)).not.toThrow(new RegExp(`${secret}|${own}|${demoKeys.BTC}`));
  });
});

describe('[F-01] production does not start with a key that everybody has', () => {
  const versions = {
    xpub: 0x0488b21e,
    ypub: 0x049d7cb2,
    zpub: 0x04b24746,
    Ltub: 0x019da462,
    Mtub: 0x01b26ef6,
    dgub: 0x02facafd,
  };
  const base58check = createBase58check(sha256);
  const spelt = (key: string, version: number) => {
    const bytes = new Uint8Array(base58check.decode(key));
    new DataView(bytes.buffer).setUint32(0, version);
    return base58check.encode(bytes);
  };

  test('[F-01] as zpub, for Bitcoin', () => {
    expect(spelt(demoKeys.BTC as string, versions.zpub)).toBe(demoAsZpub);
    expect(() => made({ ...access, PAYMENTS_COIN_KEYS: `BTC=${demoAsZpub}` })).toThrow(/the key of BTC is the demo's/);
    expect(served(made({ PAYMENTS_COIN_KEYS: `BTC=${demoAsZpub}` }, true)).bitcoin).toBe('coins');
  });

  test('[F-01] however it is spelt, and for whichever chain', () => {
    for (const key of Object.values(demoKeys)) {
      for (const version of Object.values(versions)) {
        for (const { name } of chains) {
          const setting = { ...access, PAYMENTS_COIN_KEYS: `${name}=${spelt(key, version)}` };
          expect(() => made(setting), `${name} ${version}`).toThrow(/is the demo's/);
        }
      }
    }
  });
});
