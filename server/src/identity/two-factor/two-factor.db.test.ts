import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import {
  codeAt,
  eventsOf,
  finishSignIn,
  mailsTo,
  minuteMs,
  openAccount,
  openGuardedAccount,
  signInWithCode,
} from '../testing/test-account.ts';
import {
  createBrowser,
  sharedIdentity,
  strongPassword,
  type TestIdentity,
  testIdentity,
} from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const path = '/api/v2/player/two_factor';
const enableForm = (secret: string, code: string) => ({
  two_factor: { otp_secret: secret, authentication_code: code },
});
const codeForm = (code: string) => ({ two_factor: { authentication_code: code } });

describe('turning it on', () => {
  test('a secret nobody has seen, the first code, ten recovery codes, a mail, a new token', async () => {
    const { browser, email, id } = await openAccount(room);
    const offers = [await browser.call('GET', path), await browser.call('GET', path)].map((answer) => answer.json());
    expect(offers[0].otp_secret).not.toBe(offers[1].otp_secret);
    const { otp_secret: secret, data } = offers[0];
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data).toMatch(/^otpauth:\/\/totp\/Halley:visitor\d+%40example\.com\?/);
    expect(new URL(data).searchParams.get('secret')).toBe(secret);

    const token = browser.cookies.get('halley_session');
    const on = await browser.call('POST', path, enableForm(secret, codeAt(room, secret)));
    expect(on.statusCode).toBe(200);
    expect(on.json()).toMatchObject({ otp_secret: secret, data });
    const codes: string[] = on.json().recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);

    expect(await browser.player()).toMatchObject({ two_factor_enabled: true });
    expect(browser.cookies.get('halley_session')).not.toBe(token);
    const old = await createBrowser(room.app).send({ url: '/api/player', cookies: { halley_session: token ?? '' } });
    expect(old.json()).toEqual({});
    expect((await browser.call('GET', path)).statusCode).toBe(204);
    expect(mailsTo(room, email)).toContain('Two-factor log-in is on');
    expect(await eventsOf(database, 'identity.two_factor_changed', id)).toMatchObject([{ change: 'on' }]);
  });

  test('keeps neither the secret nor a code in the clear', async () => {
    const { id, secret, recoveryCodes } = await openGuardedAccount(room);
    const { rows } = await database.query(
      `select (select t::text from identity_two_factor t where player_id = $1) || (select string_agg(r::text, ' ')
         from identity_recovery_code r where player_id = $1) as kept`,
      [id],
    );
    const { Secret } = await import('otpauth');
    const kept: string = rows[0]?.kept;
    for (const hidden of [secret, Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'), ...recoveryCodes]) {
      expect(kept).not.toContain(hidden);
      expect(kept).not.toContain(hidden.replace('-', ''));
    }
  });

  test('a wrong code, another player’s secret, one we never gave, or an old one: nothing changes', async () => {
    const { browser } = await openAccount(room);
    const other = await openAccount(room);
    const secretFor = async (who: typeof browser) => (await who.call('GET', path)).json().otp_secret as string;
    const own = await secretFor(browser);
    const foreign = await secretFor(other.browser);
    const invented = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const attempts: [string, string][] = [
      [own, '000000'],
      [own, ''.padEnd(6, 'x')],
      [foreign, codeAt(room, foreign)],
      [invented, codeAt(room, invented)],
      [own.toLowerCase(), codeAt(room, own)],
    ];
    for (const [secret, code] of attempts) {
      const answer = await browser.call('POST', path, enableForm(secret, code));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({ errors: { authentication_code: { invalid: expect.any(String) } } });
    }
    room.clock.advanceMs(3 * 60 * minuteMs);
    await browser.call('POST', '/api/player/reauthentication', { password: strongPassword });
    expect((await browser.call('POST', path, enableForm(own, codeAt(room, own)))).statusCode).toBe(422);
    expect(await browser.player()).toMatchObject({ two_factor_enabled: false });
  });

  test('twice at the same moment: once', async () => {
    const { browser } = await openAccount(room);
    const secret = (await browser.call('GET', path)).json().otp_secret;
    const cookies = Object.fromEntries(browser.cookies);
    const send = () =>
      createBrowser(room.app).send({
        method: 'POST',
        url: path,
        payload: enableForm(secret, codeAt(room, secret)),
        cookies,
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test('when it is on already it is refused', async () => {
    const { browser, secret } = await openGuardedAccount(room);
    const answer = await browser.call('POST', path, enableForm(secret, codeAt(room, secret)));
    expect(answer.json()).toEqual({ errors: { two_factor: { already_on: expect.any(String) } } });
  });
});

describe('turning it off', () => {
  test('with a code; recovery codes end too', async () => {
    const { browser, email, id, code, recoveryCodes } = await openGuardedAccount(room);
    expect((await browser.call('DELETE', path, codeForm('000000'))).json()).toHaveProperty(
      'errors.authentication_code.invalid',
    );
    expect((await browser.call('DELETE', path, codeForm(code()))).statusCode).toBe(204);
    expect(await browser.player()).toMatchObject({ two_factor_enabled: false });
    expect((await createBrowser(room.app).signIn(email)).statusCode).toBe(201);
    expect(mailsTo(room, email)).toContain('Two-factor log-in is off');
    expect(await eventsOf(database, 'identity.two_factor_changed', id)).toMatchObject([
      { change: 'on' },
      { change: 'off' },
    ]);
    expect((await browser.call('DELETE', path, codeForm(recoveryCodes[0] as string))).json()).toEqual({
      errors: { two_factor: { not_on: expect.any(String) } },
    });
    const { rows } = await database.query('select 1 from identity_recovery_code where player_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('wrong codes count toward the lock', async () => {
    const { browser, email } = await openGuardedAccount(room);
    for (let attempt = 0; attempt < 3; attempt += 1) await browser.call('DELETE', path, codeForm(`00000${attempt}`));
    expect((await createBrowser(room.app).signIn(email)).json()).toHaveProperty('errors.login.locked');
  });
});

describe('recovery codes', () => {
  test('the same code from two browsers at once opens once', async () => {
    const { email, recoveryCodes } = await openGuardedAccount(room);
    const browsers = Array.from({ length: 2 }, () => createBrowser(room.app));
    for (const browser of browsers) await browser.signIn(email);
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all(browsers.map((browser) => finishSignIn(browser, code)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422]);
  });

  test('also when the processes are different', async () => {
    const { email, recoveryCodes } = await openGuardedAccount(room);
    const other = await testIdentity(database);
    const attempt = (app: TestIdentity['app']) =>
      signInWithCode(createBrowser(app), email, strongPassword, recoveryCodes[1] as string);
    const answers = await Promise.all([attempt(room.app), attempt(other.app)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422]);
    await other.app.close();
  });

  test('ten new ones end the old ones', async () => {
    const { browser, email, code, recoveryCodes } = await openGuardedAccount(room);
    const renewed = await browser.call('POST', `${path}/recovery_codes`, codeForm(code()));
    expect(renewed.statusCode).toBe(200);
    const fresh: string[] = renewed.json().recovery_codes;
    expect(fresh).toHaveLength(10);
    const attempt = (given: string | undefined) =>
      signInWithCode(createBrowser(room.app), email, strongPassword, given as string);
    expect((await attempt(recoveryCodes[0])).statusCode).toBe(422);
    expect((await attempt(fresh[0])).statusCode).toBe(201);
  });

  test('another player’s code opens nothing', async () => {
    const first = await openGuardedAccount(room);
    const second = await openGuardedAccount(room);
    const answer = await signInWithCode(
      createBrowser(room.app),
      first.email,
      strongPassword,
      second.recoveryCodes[0] as string,
    );
    expect(answer.statusCode).toBe(422);
  });
});

test('a guest has no second factor to read or change', async () => {
  for (const [method, url] of [
    ['GET', path],
    ['POST', path],
    ['DELETE', path],
    ['POST', `${path}/recovery_codes`],
  ] as const) {
    expect((await createBrowser(room.app).call(method, url)).statusCode).toBe(401);
  }
});
