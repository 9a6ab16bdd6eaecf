import { describe, expect, test } from 'vitest';
import type { Database } from '../../kit/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { homesWith } from '../testing/homes-with.ts';
import {
  createBrowser,
  registrationOf,
  sharedIdentity,
  strongPassword,
  testIdentity,
} from '../testing/test-identity.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const newPlayer = async () => {
  const registration = registrationOf();
  const browser = createBrowser(room.app);
  const response = await browser.register(registration);
  expect(response.statusCode).toBe(201);
  return { browser, email: registration.user.email, id: response.json().id as number };
};

const events = async (topic: string, playerId: number) => {
  const { rows } = await database.query(
    `select event from kit_outbox, jsonb_array_elements(events) event
     where topic = $1 and (event->>'playerId')::bigint = $2 order by id`,
    [topic, playerId],
  );
  return rows.map((row) => row.event);
};

describe('a visit', () => {
  test('[ROLE-01] [API-09] a guest is an object without id, a player the whole profile', async () => {
    expect(await createBrowser(room.app).player()).toEqual({});
    const { browser, email, id } = await newPlayer();
    expect(await browser.player()).toMatchObject({ id, email, country: 'CA', currency: 'CAD' });
  });

  test('[API-42] [API-43] sign in, sign out, and the session is over for good', async () => {
    const { email, id } = await newPlayer();
    const browser = createBrowser(room.app);
    const signedIn = await browser.signIn(` ${email.toUpperCase()} `);
    expect(signedIn.statusCode).toBe(201);
    expect(signedIn.json()).toMatchObject({ id, current_sign_in_at: '2026-03-01T12:00:00.000Z' });
    const token = browser.cookies.get('halley_session');

    expect((await browser.signOut()).statusCode).toBe(204);
    expect(browser.cookies.has('halley_session')).toBe(false);
    const replay = await browser.send({ url: '/api/player', cookies: { halley_session: token ?? '' } });
    expect(replay.json()).toEqual({});
    expect(await events('identity.signed_in', id)).toHaveLength(2);
    expect(await events('identity.signed_out', id)).toHaveLength(1);
  });

  test('signing out twice, or without a session, is no error', async () => {
    const browser = createBrowser(room.app);
    expect((await browser.signOut()).statusCode).toBe(204);
    expect(
      (await browser.send({ method: 'DELETE', url: '/api/users/sign_out', cookies: { halley_session: 'x' } }))
        .statusCode,
    ).toBe(204);
  });
});

describe('wrong credentials', () => {
  test('an unknown address and a wrong password are answered alike', async () => {
    const { email } = await newPlayer();
    const browser = createBrowser(room.app);
    const answers = [
      await browser.signIn(email, 'not the password'),
      await browser.signIn('nobody@example.com'),
      await browser.signIn('no address at all'),
      await browser.signIn(email, 'x'.repeat(1000)),
      await browser.signIn(email, ''),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toBe(answers[0]?.body);
      expect(answer.cookies).toEqual([]);
    }
    expect(answers[0]?.json()).toEqual({ errors: { login: { invalid: expect.any(String) } } });
  });

  test('and after the same work: one comparison, whoever is asked for', async () => {
    const real = createPasswords({ memoryKib: 64, passes: 1 });
    const compared: string[] = [];
    const passwords: Passwords = {
      ...real,
      matches: (password, hash) => {
        compared.push(password);
        return real.matches(password, hash);
      },
    };
    const { app } = await testIdentity(database, { passwords });
    const { email } = await newPlayer();
    for (const address of [email, 'nobody@example.com']) await createBrowser(app).signIn(address, 'wrong-password');
    expect(compared).toEqual(['wrong-password', 'wrong-password']);
    await app.close();
  });

  test('an account without a password cannot be entered with one', async () => {
    const { email, id } = await newPlayer();
    await database.homes.of(id).query('update identity_player set password_hash = null where id = $1', [id]);
    expect((await createBrowser(room.app).signIn(email)).statusCode).toBe(422);
  });
});

describe('sessions', () => {
  test('a token is new at every sign-in, and a token the visitor brought is never taken', async () => {
    const { email } = await newPlayer();
    const chosen = 'A'.repeat(43);
    const browser = createBrowser(room.app);
    browser.cookies.set('halley_session', chosen);
    await browser.signIn(email);
    const first = browser.cookies.get('halley_session');
    await browser.signIn(email);
    expect(first).not.toBe(chosen);
    expect(browser.cookies.get('halley_session')).not.toBe(first);
  });

  test('a sign-in while logged in replaces the session, also by another player', async () => {
    const first = await newPlayer();
    const second = await newPlayer();
    const old = first.browser.cookies.get('halley_session') ?? '';
    await first.browser.signIn(second.email);
    expect(await first.browser.player()).toMatchObject({ id: second.id });
    expect(
      (await createBrowser(room.app).send({ url: '/api/player', cookies: { halley_session: old } })).json(),
    ).toEqual({});
    expect(await events('identity.signed_out', first.id)).toHaveLength(1);
  });

  test('only the hash of the token is kept', async () => {
    const { browser, id } = await newPlayer();
    const token = browser.cookies.get('halley_session') ?? '';
    const { rows } = await database.query(
      'select s::text as row, token_hash from identity_session s where player_id = $1',
      [id],
    );
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.token_hash).toHaveLength(32);
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const browser = createBrowser(room.app);
    const { headers } = await browser.register(registrationOf());
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^halley_session=(\d-)?[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^halley_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('over TLS the cookie belongs to this host alone', async () => {
    const secure = await testIdentity(database, { secureCookies: true });
    const browser = createBrowser(secure.app);
    const { headers } = await browser.register(registrationOf());
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-halley_session=(\d-)?[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-halley_device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(await browser.player()).toMatchObject({ id: expect.any(Number) });
    await secure.app.close();
  });

  test('ends after thirty days of silence, slides while the player comes back', async () => {
    const own = await testIdentity(database);
    const browser = createBrowser(own.app);
    await browser.register(registrationOf());
    const dayMs = 24 * 60 * 60 * 1000;
    for (let visit = 0; visit < 3; visit++) {
      own.clock.advanceMs(20 * dayMs);
      const answer = await browser.send({ url: '/api/player' });
      expect(answer.json()).toHaveProperty('id');
      // The browser is told to keep the cookie, too.
      expect(answer.cookies).toHaveLength(1);
      await own.identity.stop();
    }
    expect((await browser.send({ url: '/api/player' })).cookies).toHaveLength(0);
    own.clock.advanceMs(31 * dayMs);
    expect(await browser.player()).toEqual({});
    await own.app.close();
  });

  test('“last seen” moves at most once a minute', async () => {
    const own = await testIdentity(database);
    const browser = createBrowser(own.app);
    const id = (await browser.register(registrationOf())).json().id;
    const lastSeen = async () => {
      await own.identity.stop();
      const { rows } = await database.query('select last_seen_at from identity_session where player_id = $1', [id]);
      return rows[0]?.last_seen_at.toISOString();
    };
    own.clock.advanceMs(59_000);
    await browser.player();
    expect(await lastSeen()).toBe('2026-03-01T12:00:00.000Z');
    own.clock.advanceMs(1000);
    await browser.player();
    expect(await lastSeen()).toBe('2026-03-01T12:01:00.000Z');
    await own.app.close();
  });

  test('all but the one at hand can be ended', async () => {
    const { email, id } = await newPlayer();
    const [kept, other] = [createBrowser(room.app), createBrowser(room.app)];
    await kept.signIn(email);
    await other.signIn(email);
    const { rows } = await database.query('select max(id) - 1 as id from identity_session where player_id = $1', [id]);
    const ended = await database.homes.of(id).tx((tx) => room.identity.endSessions(tx, id, String(rows[0]?.id)));
    expect(ended).toBe(2);
    expect(await kept.player()).toHaveProperty('id');
    expect(await other.player()).toEqual({});
    expect(await database.homes.of(id).tx((tx) => room.identity.endSessions(tx, id))).toBe(1);
    expect(await kept.player()).toEqual({});
  });

  test('look-ups of one turn are one query', async () => {
    let queries = 0;
    const counting = (home: Database): Database => ({
      ...home,
      query: ((...args: Parameters<Database['query']>) => {
        if (JSON.stringify(args).includes('identity_live_sessions')) queries += 1;
        return home.query(...args);
      }) as Database['query'],
    });
    const own = await testIdentity({ homes: homesWith(database.homes, counting) });
    const browser = createBrowser(own.app);
    await browser.register(registrationOf());
    queries = 0;
    const cookies = { halley_session: browser.cookies.get('halley_session') ?? '' };
    const request = { cookies } as never;
    const found = await Promise.all(Array.from({ length: 50 }, () => own.identity.authenticate(request)));
    expect(new Set(found.map((principal) => principal?.playerId)).size).toBe(1);
    expect(queries).toBe(1);
    await own.app.close();
  });

  test('nonsense in the cookie is a guest', async () => {
    for (const value of ['', 'x', "' or 1=1 --", 'A'.repeat(43), 'A'.repeat(5000), '%00', '💥']) {
      const response = await room.app.inject({
        url: '/api/player',
        headers: { cookie: `halley_session=${encodeURIComponent(value)}` },
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({});
    }
  });
});

describe('what other rooms ask', () => {
  test('profile, id by address, nicknames, selected currency', async () => {
    const { id, email } = await newPlayer();
    await database.homes.of(id).tx((tx) => room.identity.selectCurrency(tx, id, 'BTC'));
    expect(await room.identity.readPlayer(id)).toMatchObject({ id, email, currency: 'BTC' });
    expect(await room.identity.readPlayer(999_999_999)).toBeUndefined();
    expect(await room.identity.findPlayerId(email)).toBe(id);
    expect(await room.identity.nicknames([id, 999_999_999])).toEqual(new Map([[id, null]]));
  });

  test('a password that changes during the sign-in wins', async () => {
    const { email, id } = await newPlayer();
    const fresh = await room.identity.hashPassword('Another-1986!');
    const racing = createBrowser(room.app).signIn(email, strongPassword);
    await database.homes.of(id).query('update identity_player set password_hash = $2 where id = $1', [id, fresh]);
    expect([201, 422]).toContain((await racing).statusCode);
    expect((await createBrowser(room.app).signIn(email, strongPassword)).statusCode).toBe(422);
    expect((await createBrowser(room.app).signIn(email, 'Another-1986!')).statusCode).toBe(201);
  });
});
