import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import type { NewcomerPlayer } from '../index.ts';
import { createBrowser, registrationOf, sharedIdentity } from '../testing/test-identity.ts';

const newcomers: NewcomerPlayer[] = [];
const database = sharedHomes();
const room = sharedIdentity(database, {
  localeOf: (context) => context.header('accept-language') ?? 'en',
  afterRegister: [
    async (tx, player) => {
      if (player.email.startsWith('unlucky')) throw new Error('the wallet is closed');
      tx.afterCommit(() => newcomers.push(player));
    },
  ],
});
const register = (change: Record<string, unknown> = {}, headers = {}) =>
  createBrowser(room.app).register(registrationOf(change), headers);

const countPlayers = async () => Number((await database.query('select count(*) from identity_player')).rows[0]?.count);

describe('a registration', () => {
  test('[API-44] opens the account, the session, and tells the others', async () => {
    const browser = createBrowser(room.app);
    const response = await browser.register(
      registrationOf({ email: ' Anna@Example.com', nickname: 'Anna', country: 'DE', receive_promos: true }),
      { 'accept-language': 'de-DE' },
    );
    expect(response.statusCode).toBe(201);
    const player = response.json();
    expect(player).toMatchObject({
      email: 'anna@example.com',
      nickname: 'Anna',
      country: 'DE',
      currency: 'EUR',
      language: 'de',
      license_name: 'CW',
      receive_promos: true,
      receive_sms_promos: false,
      confirmed_at: null,
      created_at: '2026-03-01T12:00:00.000Z',
      current_sign_in_at: '2026-03-01T12:00:00.000Z',
      statuses: [
        { id: 'level_1', name: 'Level 1' },
        { id: player.id % 2 ? 544 : 543, name: expect.any(String) },
      ],
      auth_fields_missed: [],
    });
    expect(await browser.player()).toMatchObject({ id: player.id });
    expect(newcomers.at(-1)).toEqual({
      id: player.id,
      email: 'anna@example.com',
      currency: 'EUR',
      country: 'DE',
      language: 'de',
      origin: 'site',
    });
    const { rows } = await database.query(
      `select topic, events from kit_outbox where events->0->>'playerId' = $1 order by id`,
      [String(player.id)],
    );
    expect(rows).toEqual([
      { topic: 'identity.registered', events: [{ playerId: player.id, currency: 'EUR', country: 'DE' }] },
      { topic: 'identity.signed_in', events: [{ playerId: player.id, sessionId: expect.any(String) }] },
    ]);
    expect(room.mails.at(-1)).toMatchObject({
      to: 'anna@example.com',
      subject: 'Willkommen bei Halley: Bestätige deine Adresse',
    });
  });

  test('keeps the password as Argon2id only', async () => {
    const { id } = (await register()).json();
    const { rows } = await database.query('select password_hash from identity_player where id = $1', [id]);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  });

  test('in a currency of the player’s choice', async () => {
    expect((await register({ currency: 'BTC' })).json()).toMatchObject({ currency: 'BTC', country: 'CA' });
  });

  test('is for guests', async () => {
    const browser = createBrowser(room.app);
    await browser.register(registrationOf());
    const again = await browser.register(registrationOf());
    expect([again.statusCode, again.json().error.code]).toEqual([403, 'GUESTS_ONLY']);
  });

  test('leaves nothing behind when another room cannot do its part', async () => {
    const before = await countPlayers();
    const mails = room.mails.length;
    const response = await register({ email: 'unlucky@example.com' });
    expect(response.statusCode).toBe(500);
    expect(response.cookies).toEqual([]);
    expect(await countPlayers()).toBe(before);
    expect(room.mails).toHaveLength(mails);
  });
});

describe('one address, one account', () => {
  test('taken is taken, in every spelling', async () => {
    await register({ email: 'taken@example.com' });
    for (const email of ['taken@example.com', 'TAKEN@EXAMPLE.COM', '  Taken@example.com ']) {
      const response = await register({ email });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({ errors: { email: { taken: 'has an account already' } } });
      expect(response.cookies).toEqual([]);
    }
  });

  test('of twenty registrations at once exactly one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ email: index % 2 ? 'race@example.com' : 'RACE@example.com' }),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
    const { rows } = await database.query(`select count(*) from identity_player where email = 'race@example.com'`);
    expect(Number(rows[0]?.count)).toBe(1);
    const winner = answers.find((answer) => answer.statusCode === 201)?.json();
    expect(room.mails.filter((mail) => mail.to === 'race@example.com')).toHaveLength(1);
    expect(newcomers.filter((player) => player.id === winner.id)).toHaveLength(1);
  });
});

describe('a registration is refused', () => {
  test.each([
    [{ email: 'nonsense' }, 'email', 'invalid'],
    [{ password: 'short' }, 'password', 'too_short'],
    [{ password: '💥'.repeat(7) }, 'password', 'too_short'],
    [{ password: 'x'.repeat(129) }, 'password', 'too_long'],
    [{ password_confirmation: 'Another-1986!' }, 'password_confirmation', 'mismatch'],
    [{ terms_acceptance: false }, 'terms_acceptance', 'required'],
    [{ terms_acceptance: undefined }, 'terms_acceptance', 'required'],
    [{ age_acceptance: false }, 'age_acceptance', 'required'],
    [{ country: 'QQ' }, 'country', 'not_supported'],
    [{ captcha: 'forged' }, 'base', 'captcha_invalid'],
  ])('%j', async (change, field, code) => {
    const before = await countPlayers();
    const response = await register(change);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ errors: { [field]: { [code]: expect.any(String) } } });
    expect(response.cookies).toEqual([]);
    expect(await countPlayers()).toBe(before);
  });

  test.each(['BY', 'CW', 'EE', 'LV', 'PL', 'RU', 'UA', 'CY', 'FR', 'US'])('[GEO-04] from %s', async (country) => {
    const response = await register({}, { 'x-demo-country': country });
    expect(response.statusCode).toBe(451);
    expect(response.json().error).toMatchObject({ code: 'REGION_RESTRICTED', country_code: country });
  });

  test('to somebody who lives in a closed country, wherever they are', async () => {
    const response = await register({ country: 'RU' });
    expect([response.statusCode, response.json().error.country_code]).toEqual([451, 'RU']);
  });
});

test('[GEO-04] logging in is refused in closed countries too, save Estonia', async () => {
  const registration = registrationOf();
  await createBrowser(room.app).register(registration);
  const signInFrom = async (country: string) =>
    createBrowser(room.app).signIn(registration.user.email, undefined, { 'x-demo-country': country });
  for (const country of ['RU', 'FR']) {
    const response = await signInFrom(country);
    expect([response.statusCode, response.json().error]).toEqual([
      451,
      expect.objectContaining({ code: 'REGION_RESTRICTED', country_code: country }),
    ]);
  }
  expect((await signInFrom('EE')).statusCode).toBe(201);
});

describe('hostile input is answered, never with a 500', () => {
  const values: unknown[] = [
    null,
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [['deep']],
    '',
    ' ',
    '\u0000',
    'a\u0000b@example.com',
    '\ud800',
    '💥'.repeat(300),
    'x'.repeat(20_000),
    "'; drop table identity_player; --",
    '%00',
    '<script>alert(1)</script>',
    '\u202Eevil',
    '__proto__',
  ];
  const fields = [
    'email',
    'password',
    'password_confirmation',
    'currency',
    'country',
    'nickname',
    'terms_acceptance',
    'age_acceptance',
    'receive_promos',
    'deposit_bonus_code',
    'dfpc',
    'captcha',
  ];

  test.each(fields)('in %s', async (field) => {
    for (const value of values) {
      const response = await register({ [field]: value });
      expect([201, 400, 422], `${field} = ${JSON.stringify(value)} → ${response.body}`).toContain(response.statusCode);
    }
  });

  test.each([
    'null',
    '[]',
    '"text"',
    '{}',
    '{"user":null}',
    '{"user":[]}',
    '{"user":{"__proto__":{"email":"x"}}}',
    '{',
    '',
  ])('the body %s', async (payload) => {
    for (const url of ['/api/users', '/api/users/sign_in']) {
      const response = await room.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([400, 422]).toContain(response.statusCode);
    }
  });

  test('a body that is too large', async () => {
    const response = await register({ dfpc: 'x'.repeat(70_000) });
    expect(response.statusCode).toBe(413);
  });

  test('a user agent of any length, and a header no language has', async () => {
    const response = await register({}, { 'user-agent': 'x'.repeat(8000), 'accept-language': '💥'.repeat(10) });
    expect(response.statusCode).toBe(201);
    expect(response.json().language).toBe('en');
  });

  test('what nobody can see in a name is taken out of it', async () => {
    expect((await register({ nickname: '\u202Eeve\u200B' })).json().nickname).toBe('eve');
    expect((await register({ nickname: '\u200B\u200B' })).json().nickname).toBeNull();
  });

  test('the table is still there', async () => {
    expect(await countPlayers()).toBeGreaterThan(10);
  });
});
