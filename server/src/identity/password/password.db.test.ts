import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { insertMailToken, takeMailToken } from '../mails/mail-token-store.ts';
import { eventsOf, mailedToken, mailsTo, minuteMs, openAccount, openGuardedAccount } from '../testing/test-account.ts';
import {
  createBrowser,
  sharedIdentity,
  strongPassword,
  type TestIdentity,
  testIdentity,
} from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const fresh = 'Perihel-2061';
const changed = 'Your password was changed';

const remind = async (email: string) => {
  const answer = await createBrowser(room.app).call('POST', '/api/users/password', {
    user: { email, captcha: 'demo' },
  });
  expect(answer.statusCode).toBe(204);
  await room.work();
};
const reset = (token: string, password = fresh, more = {}) =>
  createBrowser(room.app).call('PUT', '/api/users/password', {
    user: { reset_password_token: token, password, password_confirmation: password, ...more },
  });
const signIn = async (email: string, password: string) =>
  (await createBrowser(room.app).signIn(email, password)).statusCode;

describe('a forgotten password', () => {
  test('[API-45] [API-46] the mailed link sets a new one, once; sessions end, a lock opens, the owner is told', async () => {
    const { browser, email, id } = await openAccount(room);
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn(email, 'wrong');
    await remind(` ${email.toUpperCase()} `);
    const token = mailedToken(room, email);
    expect(room.mails.at(-1)?.text).toContain(`https://halley.test/new-password?reset_password_token=${token}`);

    expect((await reset(token)).statusCode).toBe(204);
    expect(await browser.player()).toEqual({});
    expect(await signIn(email, strongPassword)).toBe(422);
    expect(await signIn(email, fresh)).toBe(201);
    expect(mailsTo(room, email)).toContain(changed);
    expect(await eventsOf(database, 'identity.password_changed', id)).toMatchObject([{ how: 'reset' }]);
    expect(await eventsOf(database, 'identity.signed_out', id)).toHaveLength(1);

    const again = await reset(token, 'Aphelion-2023');
    expect(again.json()).toEqual({ errors: { reset_password_token: { invalid: expect.any(String) } } });
    expect(await signIn(email, fresh)).toBe(201);
  });

  test('[F-107] of sixteen at once, over two houses whose clocks differ, one sets it', async () => {
    const { email } = await openAccount(room);
    await remind(email);
    const token = mailedToken(room, email);
    const behind = await testIdentity(database);
    behind.clock.advanceMs(room.clock.now().getTime() - behind.clock.now().getTime() - 1000);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const password = `Perihel-${2061 + index}`;
        return createBrowser((index % 2 ? behind : room).app).call('PUT', '/api/users/password', {
          user: { reset_password_token: token, password, password_confirmation: password },
        });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(15).fill(422)]);
    await behind.app.close();
  });

  test.each(['reset', 'unlock'] as const)(
    '[F-107] a link to %s works once, also for who began earlier',
    async (purpose) => {
      const { id: playerId, email } = await openAccount(room);
      const at = room.clock.now();
      const { homes } = database;
      const token = await homes
        .of(playerId)
        .tx((tx) => insertMailToken(tx, { homes }, { purpose, playerId, email, at }));
      const take = (afterMs: number) =>
        homes.of(playerId).tx((tx) => takeMailToken(tx, { purpose, token, at: new Date(at.getTime() + afterMs) }));
      expect(await take(2000)).toEqual({ playerId, email });
      for (const afterMs of [1000, 2000, 3000]) expect(await take(afterMs)).toBeUndefined();
    },
  );

  test('[API-46] the token is good for an hour, for one account, and for one who comes first', async () => {
    const { email } = await openAccount(room);
    await remind(email);
    const token = mailedToken(room, email);
    for (const wrong of ['', 'x', 'A'.repeat(43), token.toLowerCase(), `${token} `]) {
      expect((await reset(wrong)).json()).toHaveProperty('errors.reset_password_token.invalid');
    }
    room.clock.advanceMs(60 * minuteMs);
    expect((await reset(token)).statusCode).toBe(422);
    await remind(email);
    const second = mailedToken(room, email);
    const answers = await Promise.all([reset(second, fresh), reset(second, 'Aphelion-2023')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 422]);
  });

  test('[API-46] a password that is refused leaves the token as it was', async () => {
    const { email } = await openAccount(room);
    await remind(email);
    const token = mailedToken(room, email);
    const refused: [string, object, string][] = [
      ['short', {}, 'password.too_short'],
      ['x'.repeat(129), {}, 'password.too_long'],
      ['with a space', {}, 'password.password_characters'],
      ['Password1!', {}, 'password.too_common'],
      [email, {}, 'password.too_common'],
      [fresh, { password_confirmation: 'another' }, 'password_confirmation.mismatch'],
    ];
    for (const [password, more, code] of refused) {
      const answer = await reset(token, password, more);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toHaveProperty(`errors.${code}`);
    }
    expect((await reset(token)).statusCode).toBe(204);
  });

  test('a token of one kind is no token of another', async () => {
    const { email } = await openAccount(room);
    const confirmation = mailedToken(room, email);
    expect((await reset(confirmation)).statusCode).toBe(422);
    await remind(email);
    const token = mailedToken(room, email);
    expect((await createBrowser(room.app).call('POST', '/api/users/unlock', { token })).statusCode).toBe(422);
    expect(
      (await createBrowser(room.app).call('GET', `/api/users/confirmation?confirmation_token=${token}`)).statusCode,
    ).toBe(422);
    expect((await reset(token)).statusCode).toBe(204);
  });

  test('no more than three links an hour go to one mailbox, and one of them ends the others', async () => {
    const { email } = await openAccount(room);
    const subjects = () => mailsTo(room, email).filter((subject) => subject === 'A new password for Halley').length;
    await remind(email);
    const first = mailedToken(room, email);
    await Promise.all(Array.from({ length: 6 }, () => remind(email)));
    expect(subjects()).toBe(3);
    expect((await reset(first)).statusCode).toBe(204);
    expect((await reset(mailedToken(room, email))).statusCode).toBe(422);
    room.clock.advanceMs(61 * minuteMs);
    await remind(email);
    expect(subjects()).toBe(4);
  });

  test('the second factor stays on', async () => {
    const { email } = await openGuardedAccount(room);
    await remind(email);
    await reset(mailedToken(room, email));
    const answer = await createBrowser(room.app).signIn(email, fresh);
    expect(answer.json()).toHaveProperty('errors.two_factor.required');
  });

  test('a player who never had a password gets one', async () => {
    const { email, id } = await openAccount(room);
    await database.homes.of(id).query('update identity_player set password_hash = null where id = $1', [id]);
    await remind(email);
    await reset(mailedToken(room, email));
    expect(await signIn(email, fresh)).toBe(201);
  });

  test('text that is no address is refused, a captcha that is not solved too', async () => {
    const strict = await testIdentity(database, { demo: false });
    const ask = (app: TestIdentity['app'], user: object) =>
      createBrowser(app).call('POST', '/api/users/password', { user });
    expect((await ask(room.app, { email: 'nonsense' })).json()).toHaveProperty('errors.email.invalid');
    expect((await ask(strict.app, { email: 'a@example.com' })).json()).toHaveProperty('errors.base.captcha_invalid');
    expect((await ask(strict.app, { email: 'a@example.com', captcha: 'demo' })).statusCode).toBe(422);
    await strict.app.close();
  });
});

describe('changing the password', () => {
  const change = (browser: ReturnType<typeof createBrowser>, user: object) =>
    browser.call('PUT', '/api/users', { user });

  test('other sessions end, this one goes on under a new token, the owner is told', async () => {
    const { browser, email, id } = await openAccount(room);
    const other = createBrowser(room.app);
    await other.signIn(email);
    const old = browser.cookies.get('halley_session') ?? '';
    const form = { current_password: strongPassword, password: fresh, password_confirmation: fresh };
    expect((await change(browser, form)).statusCode).toBe(204);
    expect(await other.player()).toEqual({});
    expect(await browser.player()).toMatchObject({ id });
    expect(
      (await createBrowser(room.app).send({ url: '/api/player', cookies: { halley_session: old } })).json(),
    ).toEqual({});
    expect(await signIn(email, strongPassword)).toBe(422);
    expect(await signIn(email, fresh)).toBe(201);
    expect(mailsTo(room, email)).toContain(changed);
    expect(await eventsOf(database, 'identity.password_changed', id)).toMatchObject([{ how: 'change' }]);
  });

  test('a link for a new password that is still in the mailbox ends', async () => {
    const { browser, email } = await openAccount(room);
    await remind(email);
    const token = mailedToken(room, email);
    await change(browser, { current_password: strongPassword, password: fresh });
    expect((await reset(token, 'Aphelion-2023')).statusCode).toBe(422);
  });

  test('wrong old passwords count toward the lock; a bad new one does not', async () => {
    const { browser } = await openAccount(room);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await change(browser, { current_password: 'wrong', password: 'short' });
      expect(answer.json()).toHaveProperty('errors.password.too_short');
    }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await change(browser, { current_password: 'wrong', password: fresh });
      expect(answer.json()).toHaveProperty('errors.current_password.invalid');
    }
    const answer = await change(browser, { current_password: strongPassword, password: fresh });
    expect(answer.json()).toHaveProperty('errors.login.locked');
  });

  test('two changes at once: one wins, the other is told', async () => {
    const { browser, email } = await openAccount(room);
    const cookies = Object.fromEntries(browser.cookies);
    const send = (password: string) =>
      createBrowser(room.app).send({
        method: 'PUT',
        url: '/api/users',
        payload: { user: { current_password: strongPassword, password } },
        cookies,
      });
    const words = [fresh, 'Aphelion-2023'];
    const answers = await Promise.all(words.map(send));
    const winners = words.filter((_, index) => answers[index]?.statusCode === 204);
    expect(winners).toHaveLength(1);
    expect(await signIn(email, winners[0] as string)).toBe(201);
  });

  test('who has no password sets one with a fresh proof', async () => {
    const { browser, email, id } = await openAccount(room);
    await database.homes.of(id).query('update identity_player set password_hash = null where id = $1', [id]);
    room.clock.advanceMs(5 * minuteMs);
    expect((await change(browser, { password: fresh })).json()).toMatchObject({
      error: { code: 'REAUTHENTICATION_REQUIRED' },
    });
    const later = createBrowser(room.app);
    await database.homes
      .of(id)
      .query('update identity_session set proven_at = $2 where player_id = $1', [id, room.clock.now()]);
    expect((await change(browser, { password: fresh })).statusCode).toBe(204);
    expect((await later.signIn(email, fresh)).statusCode).toBe(201);
  });

  test('is for players', async () => {
    expect((await change(createBrowser(room.app), { current_password: 'x', password: fresh })).statusCode).toBe(401);
  });
});
