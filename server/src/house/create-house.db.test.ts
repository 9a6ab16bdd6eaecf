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
});

test('[API-31] [PLAYER-02] every country has its code, a name and a currency', async () => {
  const countries: { code: string }[] = (await whole.app.inject('/api/info/countries')).json();
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/);
  expect(countries.find(({ code }) => code === 'DE')).toEqual({
    name: 'Germany',
    code: 'DE',
    default_currency: 'EUR',
    registration_open: true,
  });
});

test('[API-32] [CASH-14] every currency has its code, whether it is fiat, and its subunits', async () => {
  const listed = (await whole.app.inject('/api/info/currencies')).json();
  const of = (code: string) => listed.find((one: { code: string }) => one.code === code);
  expect(listed).toHaveLength(14);
  expect(of('EUR')).toMatchObject({ code: 'EUR', fiat: true, subunits_to_unit: 100 });
  expect(of('JPY')).toMatchObject({ code: 'JPY', fiat: true, subunits_to_unit: 1 });
  expect(of('BTC')).toMatchObject({ code: 'BTC', fiat: false, subunits_to_unit: 100_000_000 });
});

test('[API-51] GET /api/current_ip says in which country the visitor seems to be', async () => {
  expect((await whole.app.inject('/api/current_ip')).json()).toEqual({
    ip: '127.0.0.1',
    country_code: 'CA',
    region_code: null,
    default_currency: 'CAD',
  });
});

test('[API-62] GET /client-context says what the visitor’s browser is, at both addresses', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1' };
  for (const url of ['/client-context', '/api-fe/client-context']) {
    const answer = await whole.app.inject({ url, headers });
    expect(answer.json()).toMatchObject({
      userAgent: headers['user-agent'],
      browser: 'Safari',
      isMobile: true,
      isIOS: true,
    });
  }
});

describe('what browsers report is counted', () => {
  const lines = async (start: string) =>
    (await whole.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(start));
  const report = async (method: 'PUT' | 'POST', url: string, payload: object) =>
    (await whole.app.inject({ method, url, payload })).statusCode;

  test('[API-55] PUT /network-performance {rtt, downlink, effectiveType}', async () => {
    expect(await report('PUT', '/network-performance', { rtt: 50, downlink: 10, effectiveType: '4g' })).toBe(204);
    expect(await report('PUT', '/network-performance', { rtt: 50, downlink: 10 })).toBe(422);
    expect(await lines('halley_line_round_trip_seconds_sum')).toEqual([
      'halley_line_round_trip_seconds_sum{type="4g"} 0.05',
    ]);
    expect(await lines('halley_line_megabits_sum')).toEqual(['halley_line_megabits_sum{type="4g"} 10']);
  });

  test('[API-56] PUT /metrics-errors-validation {side, component, errors}, each with key and first message', async () => {
    const errors = [
      { key: 'email', firstMessage: 'required' },
      { key: 'password', firstMessage: 'too short' },
    ];
    const whole = { side: 'frontEnd', component: 'registration', errors };
    expect(await report('PUT', '/metrics-errors-validation', whole)).toBe(204);
    expect(await report('PUT', '/metrics-errors-validation', { ...whole, errors: [{ key: 'email' }] })).toBe(422);
    expect(await lines('halley_validation_errors{')).toEqual([
      'halley_validation_errors{side="frontEnd",component="registration",key="email"} 1',
      'halley_validation_errors{side="frontEnd",component="registration",key="password"} 1',
    ]);
  });

  test.each([
    ['API-57', '/log_utm_set', 'set'],
    ['API-58', '/log_utm_send', 'send'],
  ])('[%s] POST %s {utmMetrics}', async (_id, url, step) => {
    expect(await report('POST', url, { utmMetrics: { utm_source: 'mail', utm_campaign: 'autumn' } })).toBe(204);
    expect(await report('POST', url, { utm_source: 'mail' })).toBe(422);
    expect(await lines(`halley_campaign_visits{step="${step}"`)).toEqual([
      `halley_campaign_visits{step="${step}",source="mail"} 1`,
    ]);
  });
});
