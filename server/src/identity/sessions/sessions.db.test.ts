import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { eventsOf, mailsTo, minuteMs, openAccount } from '../testing/test-account.ts';
import { createBrowser, registrationOf, sharedIdentity, strongPassword } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const newDevice = 'A log-in from a new device';

describe('[PP-31] the previous log-in', () => {
  test('[PP-31] time and country of the one before this', async () => {
    const registration = registrationOf();
    const browser = createBrowser(room.app);
    const first = await browser.register(registration, { 'x-demo-country': 'DE' });
    const firstAt = room.clock.now().toISOString();
    expect(first.json()).toMatchObject({
      current_sign_in_at: firstAt,
      last_sign_in_at: null,
      last_sign_in_country: null,
    });
    room.clock.advanceMs(minuteMs);
    const second = await browser.signIn(registration.user.email, strongPassword, { 'x-demo-country': 'NO' });
    expect(second.json()).toMatchObject({ last_sign_in_at: firstAt, last_sign_in_country: 'DE' });
    room.clock.advanceMs(minuteMs);
    await browser.signIn(registration.user.email, 'wrong');
    const third = await browser.signIn(registration.user.email);
    expect(third.json()).toMatchObject({ last_sign_in_country: 'NO' });
    expect(await browser.player()).toMatchObject({ last_sign_in_country: 'NO' });
  });
});

describe('[PP-31] a new device', () => {
  test('[PP-31] sends a mail that names it; the one that opened the account and one seen before do not', async () => {
    const { browser, email } = await openAccount(room);
    await browser.signIn(email);
    await browser.signOut();
    await browser.signIn(email);
    expect(mailsTo(room, email)).not.toContain(newDevice);

    const phone = createBrowser(room.app);
    await phone.signIn(email, strongPassword, { 'user-agent': safari, 'x-demo-country': 'AT' });
    await phone.signOut();
    await phone.signIn(email, strongPassword, { 'user-agent': firefox, 'x-demo-country': 'CH' });
    expect(mailsTo(room, email).filter((subject) => subject === newDevice)).toHaveLength(1);
    const mail = room.mails.findLast((candidate) => candidate.subject === newDevice);
    expect(mail?.text).toContain('Safari, iOS, Austria');
  });

  test('[PP-31] is not made known by a cookie somebody made up, nor by a wrong password', async () => {
    const { email } = await openAccount(room);
    const stranger = createBrowser(room.app);
    stranger.cookies.set('halley_device', 'A'.repeat(43));
    await stranger.signIn(email, 'wrong');
    expect(mailsTo(room, email)).not.toContain(newDevice);
    await stranger.signIn(email);
    expect(mailsTo(room, email)).toContain(newDevice);
  });

  test('is known to one player, not to all who use the browser; its hash alone is kept', async () => {
    const first = await openAccount(room);
    const second = await openAccount(room);
    await first.browser.signIn(second.email);
    expect(mailsTo(room, second.email)).toContain(newDevice);
    const token = first.browser.cookies.get('halley_device') ?? '';
    const { rows } = await database.query('select string_agg(d::text, $1) as all from identity_device d', ['\n']);
    expect(token).toHaveLength(43);
    expect(rows[0]?.all).not.toContain(token);
  });
});

describe('[PP-31] open sessions', () => {
  test('[PP-31] are listed with device, place and time, newest first', async () => {
    const { browser, email } = await openAccount(room);
    room.clock.advanceMs(minuteMs);
    const phone = createBrowser(room.app);
    await phone.signIn(email, strongPassword, { 'user-agent': safari, 'x-demo-country': 'AT' });
    const list = (await browser.call('GET', '/api/player/sessions')).json();
    expect(list).toMatchObject([
      { country: 'AT', device: 'Safari on iOS', user_agent: safari, current: false, ip: '127.0.0.1' },
      { country: 'CA', current: true },
    ]);
    expect((await phone.call('GET', '/api/player/sessions')).json()).toMatchObject([
      { current: true },
      { current: false },
    ]);
    expect(JSON.stringify(list)).not.toContain(phone.cookies.get('halley_session'));
  });

  test('[PP-31] can be ended from another device, at once, and the sockets hear of it', async () => {
    const { browser, email, id } = await openAccount(room);
    const lost = createBrowser(room.app);
    await lost.signIn(email);
    const [session] = (await browser.call('GET', '/api/player/sessions')).json();
    expect((await browser.call('DELETE', `/api/player/sessions/${session.id}`)).statusCode).toBe(204);
    expect(await lost.player()).toEqual({});
    expect(await eventsOf(database, 'identity.signed_out', id)).toEqual([
      { playerId: id, sessionId: String(session.id) },
    ]);
    expect((await browser.call('DELETE', `/api/player/sessions/${session.id}`)).statusCode).toBe(404);
    expect((await browser.call('GET', '/api/player/sessions')).json()).toHaveLength(1);
  });

  test('a game that is being played asks which are open; whoever plays counts as seen', async () => {
    const { browser } = await openAccount(room);
    const [{ id }] = (await browser.call('GET', '/api/player/sessions')).json();
    const open = (...ids: unknown[]) => room.identity.openSessions(ids.map(String)).then((found) => [...found]);
    expect(await open(id, '999999999', 'x', '-1', '1;drop', '9'.repeat(40))).toEqual([String(id)]);
    room.clock.advanceMs(5 * minuteMs);
    await open(id);
    await room.identity.stop();
    const { rows } = await database.query<{ last_seen_at: Date }>(
      'select last_seen_at from identity_session where id = $1',
      [id],
    );
    expect(rows[0]?.last_seen_at).toEqual(room.clock.now());
    await browser.signOut();
    expect(await open(id)).toEqual([]);
  });

  test('[AUTH-05] [API-43] the current one ends as by signing out: the cookie goes too', async () => {
    const { browser } = await openAccount(room);
    const [session] = (await browser.call('GET', '/api/player/sessions')).json();
    expect((await browser.call('DELETE', `/api/player/sessions/${session.id}`)).statusCode).toBe(204);
    expect(browser.cookies.has('halley_session')).toBe(false);
    const second = await openAccount(room);
    expect((await second.browser.signOut()).statusCode).toBe(204);
    expect(second.browser.cookies.has('halley_session')).toBe(false);
    expect(await second.browser.player()).toEqual({});
  });

  test('[PP-31] another player’s session is nothing: 404, and it goes on', async () => {
    const victim = await openAccount(room);
    const thief = await openAccount(room);
    const [session] = (await victim.browser.call('GET', '/api/player/sessions')).json();
    for (const id of [session.id, 999_999_999, 'x', '-1', '1;drop', '0x1']) {
      expect((await thief.browser.call('DELETE', `/api/player/sessions/${id}`)).statusCode).toBe(404);
    }
    expect(await victim.browser.player()).toMatchObject({ id: victim.id });
    expect((await createBrowser(room.app).call('GET', '/api/player/sessions')).statusCode).toBe(401);
    expect((await createBrowser(room.app).call('DELETE', `/api/player/sessions/${session.id}`)).statusCode).toBe(401);
  });

  test.each(['', 'x', 'curl/8.7.1', '💥'.repeat(300), 'Mozilla/5.0 '.repeat(400)])(
    'a browser may say anything of itself: %s',
    async (userAgent) => {
      const { email } = await openAccount(room);
      const browser = createBrowser(room.app);
      const headers = { 'user-agent': Buffer.from(userAgent).toString('latin1') };
      expect((await browser.signIn(email, strongPassword, headers)).statusCode).toBe(201);
      const [session] = (await browser.call('GET', '/api/player/sessions')).json();
      expect(session.device.length).toBeLessThanOrEqual(90);
      expect(session.device.length).toBeGreaterThan(0);
    },
  );
});
