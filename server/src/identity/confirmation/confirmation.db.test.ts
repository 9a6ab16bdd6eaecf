import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { eventsOf, mailedToken, mailsTo, minuteMs, openAccount } from '../testing/test-account.ts';
import { createBrowser, sharedIdentity, type TestIdentity, testIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const dayMs = 24 * 60 * minuteMs;
const confirm = (token: string, browser = createBrowser(room.app)) =>
  browser.call('GET', `/api/users/confirmation?confirmation_token=${encodeURIComponent(token)}`);
const resend = (email: string, browser = createBrowser(room.app)) =>
  browser.call('POST', '/api/users/confirmation', { user: { email, captcha: 'demo' } });

describe('the link in the first mail', () => {
  test('[API-47] confirms the address and answers the player whose session it is', async () => {
    const { browser, email, id } = await openAccount(room);
    const token = mailedToken(room, email);
    expect(room.mails.at(-1)?.text).toContain(`https://halley.test/confirmation?confirmation_token=${token}`);
    expect(await browser.player()).toMatchObject({ confirmed_at: null });
    const answer = await confirm(token, browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, email, confirmed_at: room.clock.now().toISOString() });
    expect(await eventsOf(database, 'identity.email_confirmed', id)).toHaveLength(1);
  });

  test('[API-47] logs no guest in, and no other player', async () => {
    const { email } = await openAccount(room);
    const other = await openAccount(room);
    const token = mailedToken(room, email);
    const guest = createBrowser(room.app);
    const answer = await confirm(token, guest);
    expect(answer.json()).toEqual({ email });
    expect(answer.cookies).toEqual([]);
    expect(await guest.player()).toEqual({});
    expect((await confirm(token, other.browser)).json()).toEqual({ email });
    expect(await other.browser.player()).toMatchObject({ id: other.id, confirmed_at: null });
  });

  test('[API-47] a second click soon after is no mistake, a late one is', async () => {
    const { email, id } = await openAccount(room);
    const token = mailedToken(room, email);
    await confirm(token);
    room.clock.advanceMs(59 * minuteMs);
    expect((await confirm(token)).statusCode).toBe(200);
    room.clock.advanceMs(2 * minuteMs);
    expect((await confirm(token)).json()).toEqual({ errors: { confirmation_token: { invalid: expect.any(String) } } });
    expect(await eventsOf(database, 'identity.email_confirmed', id)).toHaveLength(1);
  });

  test('[API-47] is good for seven days, and only as it was sent', async () => {
    const { email } = await openAccount(room);
    const token = mailedToken(room, email);
    for (const wrong of ['', 'x', 'A'.repeat(43), token.toUpperCase(), `${token}=`, "' or 1=1 --", '💥']) {
      expect((await confirm(wrong)).json()).toHaveProperty('errors.confirmation_token.invalid');
    }
    expect((await createBrowser(room.app).call('GET', '/api/users/confirmation')).statusCode).toBe(422);
    room.clock.advanceMs(7 * dayMs);
    expect((await confirm(token)).statusCode).toBe(422);
  });

  test('proves nothing about another address', async () => {
    const { browser, email, id } = await openAccount(room);
    const token = mailedToken(room, email);
    await database.homes.of(id).query('update identity_player set email = $2 where id = $1', [id, `moved-${email}`]);
    expect((await confirm(token)).statusCode).toBe(422);
    expect(await browser.player()).toMatchObject({ confirmed_at: null });
  });
});

describe('sending it again', () => {
  test('[API-48] takes user.email and a captcha, and mails a new link', async () => {
    const { email } = await openAccount(room);
    const first = mailedToken(room, email);
    expect((await resend(email)).statusCode).toBe(204);
    expect(await room.work()).toEqual({ 'identity.send_confirmation': 1 });
    const second = mailedToken(room, email);
    expect(second).not.toBe(first);
    expect((await confirm(second)).statusCode).toBe(200);
  });

  test('[API-48] the captcha may be missing in the demo, and must be right elsewhere', async () => {
    const strict = await testIdentity(database, { demo: false });
    const ask = (app: TestIdentity['app'], user: object) =>
      createBrowser(app).call('POST', '/api/users/confirmation', { user });
    expect((await ask(room.app, { email: 'a@example.com' })).statusCode).toBe(204);
    expect((await ask(strict.app, { email: 'a@example.com' })).json()).toHaveProperty('errors.base.captcha_invalid');
    expect((await ask(room.app, { email: 'nonsense' })).json()).toEqual({
      errors: { email: { invalid: expect.any(String) } },
    });
    await strict.app.close();
    await room.work();
  });

  test('[API-48] only the player of the session hears that there is nothing left to confirm', async () => {
    const { browser, email } = await openAccount(room);
    const other = await openAccount(room);
    await confirm(mailedToken(room, email));
    const own = await resend(email, browser);
    expect(own.statusCode).toBe(422);
    expect(own.json()).toEqual({ errors: { email: { already_confirmed: expect.any(String) } } });
    const mails = room.mails.length;
    for (const stranger of [other.browser, createBrowser(room.app)]) {
      expect((await resend(email, stranger)).statusCode).toBe(204);
    }
    expect((await resend('nobody-here@example.com')).statusCode).toBe(204);
    await room.work();
    expect(room.mails).toHaveLength(mails);
  });

  test('no more than three mails an hour', async () => {
    const { email } = await openAccount(room);
    for (let attempt = 0; attempt < 6; attempt += 1) await resend(email);
    await room.work();
    expect(mailsTo(room, email)).toHaveLength(3);
  });
});
