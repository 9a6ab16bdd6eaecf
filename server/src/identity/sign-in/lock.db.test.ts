import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import {
  codeAt,
  eventsOf,
  finishSignIn,
  mailedToken,
  mailsTo,
  minuteMs,
  openAccount,
  openGuardedAccount,
  signInWithCode,
} from '../testing/test-account.ts';
import { createBrowser, sharedIdentity, strongPassword, testIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const signIn = async (email: string, password = strongPassword) => {
  const response = await createBrowser(room.app).signIn(email, password);
  return response.statusCode === 201 ? 'in' : Object.entries(response.json().errors.login ?? {})[0]?.[0];
};

const lock = async (email: string) => {
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await signIn(email, 'wrong')).toBe('invalid');
};

const locked = 'Your account is locked';

describe('[PP-30] three failed log-ins in thirty minutes', () => {
  test('[PP-30] lock the account, for the right password too, and the owner is told once', async () => {
    const { email, id } = await openAccount(room);
    await lock(email);
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await signIn(email)).toBe('locked');
    expect(await room.work()).toEqual({ 'identity.tell_locked': 1 });
    expect(mailsTo(room, email).filter((subject) => subject === locked)).toHaveLength(1);
    expect(await eventsOf(database, 'identity.locked', id)).toHaveLength(1);
  });

  test('[PP-30] count in a window that slides', async () => {
    const { email } = await openAccount(room);
    await signIn(email, 'wrong');
    room.clock.advanceMs(20 * minuteMs);
    await signIn(email, 'wrong');
    room.clock.advanceMs(10 * minuteMs);
    // The first failure is forgotten by now: this is the second in the window.
    expect(await signIn(email, 'wrong')).toBe('invalid');
    expect(await signIn(email)).toBe('in');
  });

  test('[PP-30] begin anew after a log-in', async () => {
    const { email } = await openAccount(room);
    for (let visit = 0; visit < 3; visit += 1) {
      await signIn(email, 'wrong');
      await signIn(email, 'wrong');
      expect(await signIn(email)).toBe('in');
    }
  });

  test('[PP-30] the lock does not open by itself', async () => {
    const { email } = await openAccount(room);
    await lock(email);
    room.clock.advanceMs(365 * 24 * 60 * minuteMs);
    await room.identity.tasks['identity.sweep']({}, { attempt: 1, signal: undefined });
    expect(await signIn(email)).toBe('locked');
  });

  test('[PP-30] of twenty guesses at once no more than three are looked at', async () => {
    const { email } = await openAccount(room);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'wrong')));
    expect(answers.filter((answer) => answer === 'invalid')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'locked')).toHaveLength(17);
  });

  test('[PP-30] nor when they come to several processes', async () => {
    const { email } = await openAccount(room);
    const others = await Promise.all([testIdentity(database), testIdentity(database), testIdentity(database)]);
    const answers = await Promise.all(
      others.flatMap(({ app }) => Array.from({ length: 5 }, () => createBrowser(app).signIn(email, 'wrong'))),
    );
    const invalid = answers.filter((answer) => answer.json().errors.login.invalid);
    expect(invalid.length).toBeLessThanOrEqual(3);
    expect(await signIn(email)).toBe('locked');
    for (const { app } of others) await app.close();
  });

  test('[PP-30] survive a restart', async () => {
    const { email } = await openAccount(room);
    await signIn(email, 'wrong');
    await signIn(email, 'wrong');
    const again = await testIdentity(database);
    again.clock.advanceMs(room.clock.now().getTime() - again.clock.now().getTime());
    await createBrowser(again.app).signIn(email, 'wrong');
    const { json } = await createBrowser(again.app).signIn(email);
    expect(json()).toHaveProperty('errors.login.locked');
    await again.app.close();
  });

  test('right passwords that come together all pass', async () => {
    const { email } = await openAccount(room);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email)));
    expect(new Set(answers)).toEqual(new Set(['in']));
  });

  test('[PP-30] wrong codes count as wrong passwords do', async () => {
    const { email, code } = await openGuardedAccount(room);
    await signIn(email, 'wrong');
    const browser = createBrowser(room.app);
    await browser.signIn(email);
    await finishSignIn(browser, '000000');
    await finishSignIn(browser, '000001');
    expect(await signIn(email)).toBe('locked');
    // Right password and right code: that is how a second factor opens it.
    expect((await finishSignIn(browser, code())).statusCode).toBe(201);
    expect(await signIn(email, 'wrong')).toBe('invalid');
  });
});

describe('a locked account', () => {
  test('[PP-30] opens with the link in the mail, which works once', async () => {
    const { email, id } = await openAccount(room);
    await lock(email);
    await room.work();
    const token = mailedToken(room, email);
    const unlock = (given: string) => createBrowser(room.app).call('POST', '/api/users/unlock', { token: given });
    for (const wrong of ['', 'x', 'A'.repeat(43), token.toLowerCase(), `${token}A`]) {
      expect((await unlock(wrong)).json()).toEqual({ errors: { token: { invalid: expect.any(String) } } });
    }
    const answers = await Promise.all([unlock(token), unlock(token)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 422]);
    expect(await eventsOf(database, 'identity.unlocked', id)).toHaveLength(1);
    expect(await signIn(email)).toBe('in');
    await lock(email);
    expect((await unlock(token)).statusCode).toBe(422);
    expect(await signIn(email)).toBe('locked');
  });

  test('the link is good for a day, and its hash alone is kept', async () => {
    const { email } = await openAccount(room);
    await lock(email);
    await room.work();
    const token = mailedToken(room, email);
    const { rows } = await database.query('select string_agg(t::text, $1) as all from identity_mail_token t', ['\n']);
    expect(rows[0]?.all).not.toContain(token);
    room.clock.advanceMs(24 * 60 * minuteMs);
    expect((await createBrowser(room.app).call('POST', '/api/users/unlock', { token })).statusCode).toBe(422);
  });

  test('[PP-30] opens with password and code together, or a recovery code, and says nothing else', async () => {
    const { email, secret, recoveryCodes } = await openGuardedAccount(room);
    const attempt = (password: string, code: string) => signInWithCode(createBrowser(room.app), email, password, code);
    await lock(email);
    expect((await attempt('wrong', codeAt(room, secret))).json()).toHaveProperty('errors.login.locked');
    expect((await attempt(strongPassword, '000000')).json()).toHaveProperty('errors.login.locked');
    expect((await attempt(strongPassword, codeAt(room, secret))).statusCode).toBe(201);
    await lock(email);
    expect((await attempt(strongPassword, recoveryCodes[3] as string)).statusCode).toBe(201);
  });

  test('[PP-30] gives no more than five such tries a day', async () => {
    const { email, secret } = await openGuardedAccount(room);
    await lock(email);
    const attempt = (code: string) => signInWithCode(createBrowser(room.app), email, strongPassword, code);
    await Promise.all(Array.from({ length: 8 }, (_, index) => attempt(`00000${index}`)));
    expect((await attempt(codeAt(room, secret))).json()).toHaveProperty('errors.login.locked');
    room.clock.advanceMs(24 * 60 * minuteMs);
    expect((await attempt(codeAt(room, secret))).statusCode).toBe(201);
  });

  test('[F-06] strangers without the password use up no try of a code', async () => {
    const { email, secret, recoveryCodes } = await openGuardedAccount(room);
    const attempt = (password: string, code: string) => signInWithCode(createBrowser(room.app), email, password, code);
    await lock(email);
    for (let stranger = 0; stranger < 8; stranger += 1) {
      expect((await attempt('wrong', '000000')).json()).toHaveProperty('errors.login.locked');
    }
    expect((await attempt(strongPassword, codeAt(room, secret))).statusCode).toBe(201);
    await lock(email);
    for (let stranger = 0; stranger < 8; stranger += 1) await attempt('wrong', '000000');
    expect((await attempt(strongPassword, recoveryCodes[2] as string)).statusCode).toBe(201);
  });

  test('[F-06] a device the account is known on counts apart: strangers lock it out of nothing', async () => {
    const { browser, email } = await openAccount(room);
    const device = () => {
      const own = createBrowser(room.app);
      own.cookies.set('halley_device', browser.cookies.get('halley_device') ?? '');
      return own;
    };
    await lock(email);
    expect(await signIn(email)).toBe('locked');
    expect((await device().signIn(email)).statusCode).toBe(201);
    // It has three guesses of its own, and no more; a device of somebody else's account has none.
    const other = await openAccount(room);
    await lock(other.email);
    expect((await device().signIn(other.email)).json()).toHaveProperty('errors.login.locked');
    for (let guess = 0; guess < 3; guess += 1) await device().signIn(email, 'wrong');
    expect((await device().signIn(email)).json()).toHaveProperty('errors.login.locked');
    expect(await signIn(email)).toBe('in');
    // The log-in has opened the device as well.
    expect((await device().signIn(email)).statusCode).toBe(201);
  });

  test('without a second factor does not open by sending any code', async () => {
    const { email } = await openAccount(room);
    await lock(email);
    const response = await signInWithCode(createBrowser(room.app), email, strongPassword, '123456');
    expect(response.json()).toHaveProperty('errors.login.locked');
  });

  test('an address that was locked before it had an account is open to whoever opens one', async () => {
    const email = 'not-yet@example.com';
    await lock(email);
    expect(await signIn(email)).toBe('locked');
    await openAccount(room, { email });
    expect(await signIn(email)).toBe('in');
  });

  test('sessions that are open go on', async () => {
    const { browser, email, id } = await openAccount(room);
    await lock(email);
    expect(await browser.player()).toMatchObject({ id });
  });
});
