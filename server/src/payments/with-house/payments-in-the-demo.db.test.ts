import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HouseOnPort, openHouseOnPort } from '../../../../test/house-on-port.ts';
import { demoPassword, seedDemo } from '../../demo/index.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';
import { keyFor } from '../../kit/index.ts';
import { credit } from '../../wallet/index.ts';

/** The demo as it starts with nothing set: the sandbox is mounted in it, and is called by HTTP all the same. */
let servers: HouseOnPort['servers'];
let url: string;
let close: HouseOnPort['close'];

beforeAll(async () => {
  ({ servers, url, close } = await openHouseOnPort((made) =>
    seedDemo({
      demo: true,
      database: made.database,
      identity: made.house.identity,
      grant: (tx, { key, ...money }) =>
        credit(tx, { ...money, key: keyFor(key), reason: 'demo_grant', house: 'demo_money' }),
    }),
  ));
});
afterAll(async () => expect(await close()).toEqual([]));

async function comet() {
  const browser = createBrowser(servers.app);
  expect((await browser.signIn('player@halley.test', demoPassword)).statusCode).toBe(201);
  const start = (body: object) =>
    browser.send({
      method: 'POST',
      url: '/api/payment_processing',
      payload: body,
      headers: { host: new URL(url).host, 'idempotency-key': randomUUID(), 'x-demo-country': 'DE' },
    });
  const state = async (id: number) => (await browser.send({ url: `/api/player/payments/${id}` })).json().state;
  return { browser, start, state };
}
const press = (path: string, form: Record<string, string>) =>
  fetch(new URL(path, url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

describe('the demo takes money', () => {
  test('by card, with 3-D Secure, and the player comes back to a payment that is paid', async () => {
    const player = await comet();
    const started = await player.start({
      payment_method: 'visa',
      payment_action: 'deposit',
      currency: 'EUR',
      amount: '25.00',
      save_profile: true,
    });
    expect(started.json()).toMatchObject({ mode: 'redirect', url: expect.stringMatching(/^\/demo\/pay\/pay\/or_/) });
    const { url: page, payment_id: id } = started.json();
    const form = await (await fetch(new URL(page, url))).text();
    expect(form).toContain('4242 4242 4242 4242');
    await press(page, { number: '4242424242424242', expiry: '04/41', code: '123' });
    const back = await press(page, { outcome: 'approve' });
    expect(back.status).toBe(303);
    expect(await player.state(id)).toBe('succeeded');
    const home = await fetch(back.headers.get('location') as string, { redirect: 'manual' });
    expect(home.headers.get('location')).toBe(`/deposit?payment=${id}`);

    const { methods } = (await player.browser.send({ url: '/api/payments/payment_methods/EUR' })).json();
    const visa = methods.find((method: { id: string }) => method.id === 'visa');
    expect(visa.savedProfiles).toMatchObject([{ title: 'Visa ···· 4242' }]);
  });

  test('and sends who came under another name of this machine back to that name, strangers to our own', async () => {
    const player = await comet();
    const { port } = new URL(url);
    const comesBackTo = async (host: string) => {
      const started = await player.browser.send({
        method: 'POST',
        url: '/api/payment_processing',
        payload: { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '25.00' },
        headers: { host, 'idempotency-key': randomUUID(), 'x-demo-country': 'DE' },
      });
      expect(started.statusCode, started.body).toBe(200);
      const left = await press(started.json().url, { outcome: 'abandon' });
      return new URL(left.headers.get('location') ?? '').origin;
    };
    expect(await comesBackTo(`localhost:${port}`)).toBe(`http://localhost:${port}`);
    expect(await comesBackTo(`127.0.0.1:${port}`)).toBe(url);
    expect(await comesBackTo('evil.example')).toBe(url);
    expect(await comesBackTo(`localhost.evil.example:${port}`)).toBe(url);
  });

  test('in coins, to an address that everybody is warned of', async () => {
    const player = await comet();
    const asked = { url: '/api/payments/payment_methods/BTC/bitcoin/fields', headers: { 'x-demo-country': 'DE' } };
    const [field] = (await player.browser.send(asked)).json().methodFields;
    expect(field).toMatchObject({ type: 'deposit_crypto_address', address: expect.stringMatching(/^bc1q/) });
    expect([field.href, field.demoHref]).toEqual([
      `bitcoin:${field.address}`,
      expect.stringContaining('/demo/pay/chain?currency=BTC'),
    ]);
    expect((await fetch(new URL(field.demoHref, url))).status).toBe(200);
    await press('/demo/pay/chain', { currency: 'BTC', address: field.address, amount: '0.001', outcome: 'pay' });
    const [payment] = (await player.browser.send({ url: '/api/player/payments' })).json();
    expect(payment).toMatchObject({ currency: 'BTC', amount_cents: 100_000, confirmations: { seen: 0, needed: 2 } });
    const list = await (await fetch(new URL(field.demoHref, url))).text();
    const [, output = ''] = /data-output="([0-9a-f]{64}:0)"/.exec(list) ?? [];
    await press('/demo/pay/chain', { output, outcome: 'confirm_six' });
    expect(await player.state(payment.id)).toBe('succeeded');
  });

  test('offers every way of paying that somebody serves', async () => {
    const { browser } = await comet();
    const ids = async (currency: string, action: string) => {
      const answer = await browser.send({
        url: `/api/payments/payment_methods/${currency}?payment_action=${action}`,
        headers: { 'x-demo-country': 'DE' },
      });
      return answer.json().methods.map(({ id, provider }: { id: string; provider: string }) => `${id}@${provider}`);
    };
    expect(await ids('EUR', 'deposit')).toEqual(
      ['visa', 'mastercard', 'maestro', 'bank_transfer', 'sofort', 'ecopayz', 'voucher'].map((id) => `${id}@sandbox`),
    );
    expect(await ids('USDT', 'cashout')).toEqual(['tether_trc20@coins', 'tether_erc20@coins']);
  });
});
