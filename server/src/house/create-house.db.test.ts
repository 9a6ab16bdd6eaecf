import { describe, expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../test/whole-house.ts';
import { createBrowser, registrationOf } from '../identity/testing/test-identity.ts';
import { keyFor } from '../kit/index.ts';
import { shared } from '../kit/testing/shared.ts';
import { credit } from '../wallet/index.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);

async function aPlayer(registration: Record<string, unknown> = {}) {
  const browser = createBrowser(whole.app);
  const { id } = (await browser.register(registrationOf(registration))).json();
  const read = async (url: string) => (await browser.send({ url })).json();
  return { id: Number(id), browser, read };
}

test.each([
  ['EUR', true],
  ['BTC', false],
])('[ROLE-02] a player has a wallet in %s, which is fiat: %s', async (currency, fiat) => {
  const { read } = await aPlayer({ currency });
  expect(await read('/api/player')).toMatchObject({ currency });
  expect(await read('/api/player/accounts?compatibility=false')).toMatchObject([{ currency }]);
  const listed = await read('/api/info/currencies');
  expect(listed.find((one: { code: string }) => one.code === currency)).toMatchObject({ fiat });
});

test('[API-01] calls take JSON bodies and answer in JSON; any other body is refused', async () => {
  const send = (type: string, payload: string) =>
    whole.app.inject({ method: 'POST', url: '/api/games_filter', headers: { 'content-type': type }, payload });
  const body = { device: 'desktop', filter: {}, page: 1, page_size: 5 };
  const answer = await send('application/json', JSON.stringify(body));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(answer.json()).toMatchObject({ data: expect.anything() });
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'device=desktop'],
    ['text/plain', JSON.stringify(body)],
    ['application/xml', '<device>desktop</device>'],
  ] as const) {
    const refused = await send(type, payload);
    expect([type, refused.statusCode, refused.json().error.code]).toEqual([type, 415, 'UNSUPPORTED_MEDIA_TYPE']);
  }
});

describe('[API-11] GET /api/player/settings', () => {
  test('has the key of the captcha and the way to live events, for a guest too', async () => {
    const answer = await whole.app.inject('/api/player/settings');
    expect(answer.json()).toMatchObject({
      cent: { user: '', token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), url: expect.stringMatching(/^ws/) },
      recaptcha: expect.stringMatching(/./),
      recaptcha_version: 3,
    });
  });

  test('is the player’s own', async () => {
    const { id, read } = await aPlayer();
    const [{ cent }, live] = [
      await read('/api/player/settings'),
      await read('/api/notification_center/centrifugo/subscription'),
    ];
    expect([cent.user, cent.url]).toEqual([String(id), live.url]);
    const subject = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
    expect([subject(cent.token), subject(live.token)]).toEqual([String(id), String(id)]);
  });
});

test('[API-12] GET /api/player/stats adds up what was paid in and staked', async () => {
  const { id, browser, read } = await aPlayer({ currency: 'EUR' });
  const paid = { playerId: id, currency: 'EUR', amount: 5_000n, reason: 'deposit', house: 'payments' } as const;
  await whole.database.tx((tx) => credit(tx, { ...paid, key: keyFor(`stats ${id}`) }));
  const played = await browser.send({
    method: 'POST',
    url: '/api/studio/dice/rounds',
    headers: { 'idempotency-key': 'one' },
    payload: { mode: 'real', currency: 'EUR', stake_cents: 250, choice: { side: 'over', target: 5000 } },
  });
  expect(played.statusCode, played.body).toBe(200);
  expect(await read('/api/player/stats')).toEqual({
    deposits_count: 1,
    deposits_sum: { EUR: 50 },
    cashouts_sum: { EUR: 0 },
    bets_sum: { EUR: 2.5 },
    messages: { notice: '' },
  });
  expect(await (await aPlayer({ currency: 'EUR' })).read('/api/player/stats')).toMatchObject({ deposits_count: 0 });
  expect((await whole.app.inject('/api/player/stats')).statusCode).toBe(401);
});

test('[API-33] [API-35] information is there for a guest', async () => {
  expect((await whole.app.inject('/api/info/project')).json()).toMatchObject({ license: 'CW' });
  expect((await whole.app.inject('/api/info/locales')).json()).toContainEqual(expect.objectContaining({ code: 'en' }));
  expect((await whole.app.inject('/api/info/countries')).json()).toHaveLength(249);
});
