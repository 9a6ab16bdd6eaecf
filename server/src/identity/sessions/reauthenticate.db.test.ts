import { describe, expect, test } from 'vitest';
import { createGeo } from '../../geo/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { codeAt, minuteMs, openAccount, openGuardedAccount } from '../testing/test-account.ts';
import {
  createBrowser,
  sharedIdentity,
  strongPassword,
  type TestIdentity,
  testIdentity,
} from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const prove = '/api/player/reauthentication';
const twoFactor = '/api/v2/player/two_factor';

/** Everything that needs a fresh proof, with bodies that would otherwise be looked at. */
const guarded = [
  ['POST', twoFactor, { two_factor: { otp_secret: 'A'.repeat(32), authentication_code: '123456' } }],
  ['DELETE', twoFactor, { two_factor: { authentication_code: '123456' } }],
  ['POST', `${twoFactor}/recovery_codes`, { two_factor: { authentication_code: '123456' } }],
  ['POST', '/api/player/passkeys/options', undefined],
  ['POST', '/api/player/passkeys', { response: {} }],
  ['DELETE', '/api/player/passkeys/1', undefined],
] as const;

describe('[PP-32] what matters', () => {
  test.each(guarded)('[PP-32] %s %s needs a proof of the last five minutes', async (method, url, payload) => {
    const { browser } = await openAccount(room);
    room.clock.advanceMs(5 * minuteMs - 1);
    expect((await browser.call(method, url, payload)).statusCode).not.toBe(403);
    room.clock.advanceMs(1);
    const stale = await browser.call(method, url, payload);
    expect(stale.statusCode).toBe(403);
    expect(stale.json()).toMatchObject({ error: { code: 'REAUTHENTICATION_REQUIRED' } });
    expect((await browser.call('POST', prove, { password: strongPassword })).statusCode).toBe(204);
    expect((await browser.call(method, url, payload)).statusCode).not.toBe(403);
  });

  test('[F-03] [PP-32] another account to pay out to needs one; what is not changed, and everything else, does not', async () => {
    const { browser } = await openAccount(room);
    const edit = (player: object) => browser.call('PATCH', '/api/player', { context: 'edition', player });
    const first = { iban: 'GB29NWBK60161331926819' };
    expect((await edit(first)).statusCode).toBe(200);
    room.clock.advanceMs(8 * minuteMs);
    expect((await edit({ ...first, city: 'Oslo' })).statusCode).toBe(200);
    const other = await edit({ iban: 'DE89370400440532013000', city: 'Bergen' });
    expect([other.statusCode, other.json().error.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await edit({ iban: null })).statusCode).toBe(403);
    expect(await browser.player()).toMatchObject({ ...first, city: 'Oslo' });
  });

  test('[PP-32] the proof is of one session, not of all', async () => {
    const { browser, email } = await openAccount(room);
    const other = createBrowser(room.app);
    await other.signIn(email);
    room.clock.advanceMs(6 * minuteMs);
    await browser.call('POST', prove, { password: strongPassword });
    expect((await other.call('POST', '/api/player/passkeys/options')).statusCode).toBe(403);
  });

  test('[PP-32] a new password needs the old one, however fresh the log-in is', async () => {
    const { browser } = await openAccount(room);
    const answer = await browser.call('PUT', '/api/users', { user: { password: 'Perihel-2061' } });
    expect(answer.json()).toEqual({ errors: { current_password: { invalid: expect.any(String) } } });
  });
});

describe('a proof', () => {
  test('brings a new token; the old one is over', async () => {
    const { browser } = await openAccount(room);
    const old = browser.cookies.get('halley_session') ?? '';
    await browser.call('POST', prove, { password: strongPassword });
    expect(browser.cookies.get('halley_session')).not.toBe(old);
    expect(
      (await createBrowser(room.app).send({ url: '/api/player', cookies: { halley_session: old } })).json(),
    ).toEqual({});
    expect(await browser.player()).toHaveProperty('id');
  });

  test('is the password, a code, or both; all that is sent must be right', async () => {
    const { browser, code, secret } = await openGuardedAccount(room);
    expect((await browser.call('POST', prove, { otp_attempt: code() })).statusCode).toBe(204);
    const wrongCode = await browser.call('POST', prove, { password: strongPassword, otp_attempt: '000000' });
    expect(wrongCode.json()).toHaveProperty('errors.two_factor.invalid');
    const wrongPassword = await browser.call('POST', prove, {
      password: 'wrong',
      otp_attempt: codeAt(room, secret, 1),
    });
    expect(wrongPassword.json()).toHaveProperty('errors.current_password.invalid');
    const both = { password: strongPassword, otp_attempt: codeAt(room, secret, 1) };
    expect((await browser.call('POST', prove, both)).statusCode).toBe(204);
  });

  test('nothing at all, or a code where no second factor is on, is no proof', async () => {
    const { browser } = await openAccount(room);
    expect((await browser.call('POST', prove, {})).json()).toHaveProperty('errors.current_password.invalid');
    expect((await browser.call('POST', prove, { otp_attempt: '123456' })).json()).toHaveProperty(
      'errors.two_factor.invalid',
    );
  });

  test('that fails counts toward the lock', async () => {
    const { browser, email } = await openAccount(room);
    for (let attempt = 0; attempt < 3; attempt += 1) await browser.call('POST', prove, { password: 'wrong' });
    expect((await browser.call('POST', prove, { password: strongPassword })).json()).toHaveProperty(
      'errors.login.locked',
    );
    expect((await createBrowser(room.app).signIn(email)).json()).toHaveProperty('errors.login.locked');
  });

  test('is asked of players only', async () => {
    expect((await createBrowser(room.app).call('POST', prove, { password: 'x' })).statusCode).toBe(401);
  });
});

describe('[PP-32] thirty minutes without activity', () => {
  const halfHourMs = 30 * minuteMs;

  const openUnder = async (licence: string, own: TestIdentity) => {
    const { browser, email, id } = await openAccount(own);
    await database.homes.of(id).query('update identity_player set license_name = $2 where id = $1', [id, licence]);
    await browser.signIn(email);
    return { browser, email };
  };

  test('[PP-32] end a session where the profile says so, not while the player is there', async () => {
    const own = await testIdentity(database, { geo: createGeo({ demo: true, licensedHosts: ['localhost:80'] }) });
    const { browser } = await openUnder('EE', own);
    for (let visit = 0; visit < 3; visit += 1) {
      own.clock.advanceMs(halfHourMs - 1000);
      expect(await browser.player()).toHaveProperty('id');
      await own.identity.stop();
    }
    own.clock.advanceMs(halfHourMs);
    expect(await browser.player()).toEqual({});
    expect((await browser.call('GET', '/api/player/sessions')).statusCode).toBe(401);
    await own.app.close();
  });

  test('[PP-32] end nobody’s session under the usual licence', async () => {
    const own = await testIdentity(database);
    const { browser } = await openUnder('CW', own);
    own.clock.advanceMs(24 * 60 * minuteMs);
    expect(await browser.player()).toHaveProperty('id');
    await own.app.close();
  });

  test('[PP-32] end everybody’s where the strict profile stands over all', async () => {
    const own = await testIdentity(database, { geo: createGeo({ demo: true, protection: 'STRICT' }) });
    const { browser } = await openUnder('CW', own);
    own.clock.advanceMs(halfHourMs);
    expect(await browser.player()).toEqual({});
    await own.app.close();
  });
});
