import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import {
  codeAt,
  finishSignIn,
  minuteMs,
  openAccount,
  openGuardedAccount,
  signInWithCode,
} from '../testing/test-account.ts';
import { createBrowser, sharedIdentity, strongPassword } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

describe('the form of a log-in', () => {
  test('[AUTH-01] takes e-mail, password, fingerprint, captcha, custom_login_reg and the code', async () => {
    const { email, code } = await openGuardedAccount(room);
    const user = {
      email,
      password: strongPassword,
      dfpc: 'f1',
      captcha: 'demo',
      custom_login_reg: 'yes',
      otp_attempt: code(),
    };
    const response = await createBrowser(room.app).call('POST', '/api/users/sign_in', { user });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ email, two_factor_enabled: true });
  });

  test.each([
    { email: 1, password: 'x' },
    { email: 'a@b.cd' },
    { password: 'x' },
    { email: 'a@b.cd', password: { $gt: '' } },
    { email: ['a@b.cd'], password: 'x' },
    { otp_attempt: 123456 },
    { otp_attempt: '' },
    {},
  ])('[AUTH-01] %j is answered with what is wrong', async (user) => {
    const response = await createBrowser(room.app).call('POST', '/api/users/sign_in', { user });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toHaveProperty('errors');
  });

  test('a code where no second factor is on does no harm', async () => {
    const { email } = await openAccount(room);
    expect((await signInWithCode(createBrowser(room.app), email, strongPassword, '000000')).statusCode).toBe(201);
  });
});

describe('a log-in with a second factor', () => {
  test('[AUTH-02] [API-42] asks for the code, then takes it alone', async () => {
    const { email, id, code } = await openGuardedAccount(room);
    const browser = createBrowser(room.app);
    const first = await browser.signIn(email);
    expect(first.statusCode).toBe(422);
    expect(first.json()).toEqual({ errors: { two_factor: { required: expect.any(String) } } });
    expect(browser.cookies.has('halley_session')).toBe(false);
    expect(await browser.player()).toEqual({});

    const second = await finishSignIn(browser, code());
    expect(second.statusCode).toBe(201);
    expect(second.json()).toMatchObject({ id });
    expect(await browser.player()).toMatchObject({ id });
    expect(browser.cookies.has('halley_half_sign_in')).toBe(false);
  });

  test('[AUTH-02] a recovery code does as well, in any spelling, once', async () => {
    const { email, recoveryCodes } = await openGuardedAccount(room);
    const [code = ''] = recoveryCodes;
    const browser = createBrowser(room.app);
    await browser.signIn(email);
    expect((await finishSignIn(browser, ` ${code.toUpperCase().replace('-', ' ')} `)).statusCode).toBe(201);
    const other = createBrowser(room.app);
    await other.signIn(email);
    expect((await finishSignIn(other, code)).json()).toEqual({
      errors: { two_factor: { invalid: expect.any(String) } },
    });
  });

  test('a wrong password tells nothing of the second factor', async () => {
    const { email } = await openGuardedAccount(room);
    const response = await signInWithCode(createBrowser(room.app), email, 'wrong', '000000');
    expect(response.json()).toHaveProperty('errors.login.invalid');
    expect(response.cookies).toEqual([]);
  });

  test('the code of a step counts once, also between log-ins, and never an older one', async () => {
    const { email, secret } = await openGuardedAccount(room);
    const [older, current] = [codeAt(room, secret, -1), codeAt(room, secret)];
    expect((await signInWithCode(createBrowser(room.app), email, strongPassword, current)).statusCode).toBe(201);
    for (const used of [current, older]) {
      const replay = await signInWithCode(createBrowser(room.app), email, strongPassword, used);
      expect(replay.json()).toHaveProperty('errors.two_factor.invalid');
    }
    expect(
      (await signInWithCode(createBrowser(room.app), email, strongPassword, codeAt(room, secret, 1))).statusCode,
    ).toBe(201);
  });

  test('the same code twice at the same moment opens one session', async () => {
    const { email, code } = await openGuardedAccount(room);
    const browsers = [createBrowser(room.app), createBrowser(room.app)];
    for (const browser of browsers) await browser.signIn(email);
    const answers = await Promise.all(browsers.map((browser) => finishSignIn(browser, code())));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422]);
  });

  test('codes far from now are wrong', async () => {
    const { email, secret } = await openGuardedAccount(room);
    const browser = createBrowser(room.app);
    await browser.signIn(email);
    expect((await finishSignIn(browser, codeAt(room, secret, 2))).statusCode).toBe(422);
    expect((await finishSignIn(browser, codeAt(room, secret, -2))).statusCode).toBe(422);
  });
});

describe('a half-open sign-in', () => {
  test('is over after five minutes', async () => {
    const { email, code } = await openGuardedAccount(room);
    const browser = createBrowser(room.app);
    await browser.signIn(email);
    room.clock.advanceMs(5 * minuteMs);
    const late = await finishSignIn(browser, code());
    expect(late.json()).toEqual({ errors: { two_factor: { expired: expect.any(String) } } });
    expect(browser.cookies.has('halley_half_sign_in')).toBe(false);
  });

  test('is finished once', async () => {
    const { email, secret } = await openGuardedAccount(room);
    const browser = createBrowser(room.app);
    await browser.signIn(email);
    const cookie = browser.cookies.get('halley_half_sign_in') ?? '';
    expect((await finishSignIn(browser, codeAt(room, secret))).statusCode).toBe(201);
    const thief = createBrowser(room.app);
    thief.cookies.set('halley_half_sign_in', cookie);
    expect((await finishSignIn(thief, codeAt(room, secret, 1))).json()).toHaveProperty('errors.two_factor.expired');
  });

  test('belongs to one browser, and nonsense in the cookie is none', async () => {
    const { email, code } = await openGuardedAccount(room);
    await createBrowser(room.app).signIn(email);
    for (const value of [undefined, '', 'x', 'A'.repeat(43), "' or 1=1 --"]) {
      const stranger = createBrowser(room.app);
      if (value) stranger.cookies.set('halley_half_sign_in', value);
      expect((await finishSignIn(stranger, code())).json()).toHaveProperty('errors.two_factor.expired');
    }
  });

  test('ends when the password changes in between', async () => {
    const { email, id, code } = await openGuardedAccount(room);
    const browser = createBrowser(room.app);
    await browser.signIn(email);
    const fresh = await room.identity.hashPassword('Another-1986!');
    await database.homes.of(id).query('update identity_player set password_hash = $2 where id = $1', [id, fresh]);
    expect((await finishSignIn(browser, code())).statusCode).toBe(422);
    expect(await browser.player()).toEqual({});
  });

  test('keeps the hash of its token only, in a cookie out of reach of scripts', async () => {
    const { email, id } = await openGuardedAccount(room);
    const browser = createBrowser(room.app);
    const { headers } = await browser.signIn(email);
    expect(String(headers['set-cookie'])).toMatch(
      /^halley_half_sign_in=(\d-)?[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { rows } = await database.query('select h::text as row from identity_half_sign_in h where player_id = $1', [
      id,
    ]);
    expect(rows[0]?.row).not.toContain(browser.cookies.get('halley_half_sign_in'));
  });
});

describe('what old hashes become', () => {
  test('a hash of another cost is made anew at the next log-in, and only by the right password', async () => {
    const { email, id } = await openAccount(room);
    const { createPasswords } = await import('./passwords.ts');
    const old = await createPasswords({ memoryKib: 32, passes: 1 }).hash(strongPassword);
    await database.homes.of(id).query('update identity_player set password_hash = $2 where id = $1', [id, old]);
    const hash = async () =>
      (await database.query('select password_hash from identity_player where id = $1', [id])).rows[0]?.password_hash;
    await createBrowser(room.app).signIn(email, 'wrong');
    expect(await hash()).toBe(old);
    expect((await createBrowser(room.app).signIn(email)).statusCode).toBe(201);
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect((await createBrowser(room.app).signIn(email)).statusCode).toBe(201);
  });
});
