import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { type HouseProcess, startHouse } from './house-process.ts';

const demoOnly = [
  '/demo/mail',
  '/demo/mail.json',
  '/demo/mail/1',
  '/demo/pay',
  '/demo/pay/',
  '/demo/pay/chain',
  '/demo/demo.css',
  '/demo/ui',
];

const registration = {
  user: {
    email: 'somebody@example.com',
    password: 'Halley-2026!',
    currency: 'EUR',
    country: 'DE',
    terms_acceptance: true,
    age_acceptance: true,
    captcha: 'demo',
  },
};

let database: Awaited<ReturnType<typeof testDatabase>>;
let production: HouseProcess;
let demo: HouseProcess;
/** A production does not open a database that the second place of its trail does not know: this one has a place of its own. */
const trail = mkdtempSync(join(tmpdir(), 'halley-trail-'));

beforeAll(async () => {
  database = await testDatabase();
  const environment = { DATABASE_URL: database.url, HALLEY_ROLE: 'api', TRAIL_HEADS: trail };
  production = await startHouse({
    environment: {
      ...environment,
      HALLEY_MODE: 'production',
      HALLEY_SECRET: 'a secret of this test, long enough for production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://halley.test',
    },
  });
  // After production, so that the demo's accounts cannot have been there when production started.
  const { rows } = await database.query<{ players: number; staff: number }>(
    'select (select count(*)::int from identity_player) as players, (select count(*)::int from staff_member) as staff',
  );
  expect(rows).toEqual([{ players: 0, staff: 0 }]);
  demo = await startHouse({ environment });
}, 300_000);
afterAll(async () => {
  for (const house of [production, demo]) house?.kill('SIGTERM');
  for (const house of [production, demo]) await house?.ended;
  await database?.drop();
  rmSync(trail, { recursive: true, force: true });
});

const post = (house: HouseProcess, path: string, body: unknown) =>
  fetch(`${house.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('what exists in a demo only', () => {
  test.each(demoOnly.filter((path) => path !== '/demo/ui' && path !== '/demo/mail/1'))(
    '%s is there in the demo, so that the next test proves something',
    async (path) => {
      expect((await fetch(`${demo.url}${path}`)).status).toBe(200);
    },
  );

  test.each(demoOnly)('%s answers 404 in production', async (path) => {
    for (const method of ['GET', 'POST']) {
      expect((await fetch(`${production.url}${path}`, { method })).status).toBe(404);
    }
  });

  test('the country of a visitor can be chosen in the demo, not in production', async () => {
    const read = async (house: HouseProcess, headers: Record<string, string>) =>
      ((await (await fetch(`${house.url}/api/current_ip`, { headers })).json()) as { country_code: string })
        .country_code;
    const chosen: Record<string, string>[] = [{ 'x-demo-country': 'DE' }, { cookie: 'x-demo-country=DE' }];
    for (const headers of chosen) {
      expect(await read(demo, headers)).toBe('DE');
      expect(await read(production, headers)).toBe(await read(production, {}));
    }
    expect(await read(production, {})).not.toBe('DE');
  });

  test('the captcha of the demo opens no account and no session in production', async () => {
    const refused = await post(production, '/api/users', registration);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toContain('captcha');
    const signIn = { user: { email: 'player@halley.test', password: 'Halley-2026!', captcha: 'demo' } };
    expect((await post(production, '/api/users/sign_in', signIn)).status).toBe(422);
    expect((await post(demo, '/api/users/sign_in', signIn)).status).toBe(201);
    expect((await post(demo, '/api/users', registration)).status).toBe(201);
  });

  test('the back office cookie of production goes over TLS only; the administrator of the demo is at its own door', async () => {
    const body = { email: 'admin@halley.test', password: 'Halley-2026!' };
    const answer = await post(demo, '/api/staff/sign_in', body);
    expect(await answer.json()).toEqual({ state: 'set_up', email: 'admin@halley.test' });
    expect(answer.headers.get('set-cookie')).toMatch(/^halley_staff=/);
    const secure = await post(production, '/api/staff/sign_in', body);
    expect(secure.headers.get('set-cookie')).toMatch(/^__Host-halley_staff=.*Secure/);
  });

  test('metrics are open in the demo and absent in production without a token', async () => {
    expect((await fetch(`${demo.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${production.url}/metrics`)).status).toBe(404);
  });

  test('a session cookie of production goes over TLS only, for its host only', async () => {
    const answer = await fetch(`${production.url}/api/player`);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/(^|,)halley_session=/);
  });
});
