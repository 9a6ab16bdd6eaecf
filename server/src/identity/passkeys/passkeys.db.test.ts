import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import {
  eventsOf,
  mailsTo,
  minuteMs,
  openAccount,
  openGuardedAccount,
  type TestAccount,
} from '../testing/test-account.ts';
import { type Browser, createBrowser, sharedIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);
const origin = 'https://halley.test';

const path = '/api/player/passkeys';
const newPhone = () => createAuthenticator({ origin });

const startCreate = async (browser: Browser) => (await browser.call('POST', `${path}/options`)).json();
const add = async (browser: Browser, phone = newPhone(), name?: string) =>
  browser.call('POST', path, { response: phone.create(await startCreate(browser)), name });

const startSignIn = async (browser: Browser) => (await browser.call('POST', '/api/passkeys/sign_in/options')).json();
const send = (browser: Browser, response: object) => browser.call('POST', '/api/passkeys/sign_in', { response });
const signIn = async (browser: Browser, phone: ReturnType<typeof newPhone>) =>
  send(browser, phone.get(await startSignIn(browser)));

const accountWithPasskey = async (account?: TestAccount) => {
  const owner = account ?? (await openAccount(room));
  const phone = newPhone();
  const added = await add(owner.browser, phone);
  expect(added.statusCode).toBe(201);
  return { ...owner, phone, passkeyId: added.json().id as number };
};

const refused = { errors: { passkey: { invalid: expect.any(String) } } };

describe('making a passkey', () => {
  test('it is kept, listed, told by mail, and the session gets a new token', async () => {
    const { browser, email, id } = await openAccount(room);
    const token = browser.cookies.get('halley_session');
    const options = await startCreate(browser);
    expect(options).toMatchObject({
      rp: { id: 'halley.test', name: 'Halley' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
    });
    expect(options.user.id).not.toContain(String(id));
    const answer = await browser.call('POST', path, { response: newPhone().create(options), name: '  My phone ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'My phone', last_used_at: null, synced: false });
    expect((await browser.call('GET', path)).json()).toEqual([answer.json()]);
    expect(browser.cookies.get('halley_session')).not.toBe(token);
    expect(mailsTo(room, email)).toContain('A passkey was added');
    expect(await eventsOf(database, 'identity.passkey_changed', id)).toMatchObject([{ change: 'added' }]);
  });

  test('the challenge counts once, for five minutes, for one session', async () => {
    const { browser, email } = await openAccount(room);
    const options = await startCreate(browser);
    const response = newPhone().create(options);
    expect((await browser.call('POST', path, { response })).statusCode).toBe(201);
    expect((await browser.call('POST', path, { response: newPhone().create(options) })).json()).toEqual(refused);

    const foreign = await startCreate(browser);
    const elsewhere = createBrowser(room.app);
    await elsewhere.signIn(email);
    expect((await elsewhere.call('POST', path, { response: newPhone().create(foreign) })).json()).toEqual(refused);

    const late = await startCreate(browser);
    room.clock.advanceMs(5 * minuteMs);
    await browser.call('POST', '/api/player/reauthentication', { password: 'Comet-1986!' });
    expect((await browser.call('POST', path, { response: newPhone().create(late) })).json()).toEqual(refused);
  });

  test.each<[string, (phone: ReturnType<typeof newPhone>, options: never) => object]>([
    ['made on another site', (phone, options) => phone.create(options, { origin: 'https://halley.test.evil.example' })],
    ['over plain HTTP', (phone, options) => phone.create(options, { origin: 'http://halley.test' })],
    [
      'made for another host',
      (phone, options) => phone.create({ ...(options as object), rp: { id: 'evil.example' } } as never),
    ],
    ['empty', () => ({})],
    [
      'nonsense',
      () => ({ id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: '' } }),
    ],
    ['null all over', () => ({ id: null, rawId: null, type: null, response: null })],
  ])('one that is %s is refused', async (_name, make) => {
    const { browser } = await openAccount(room);
    const response = make(newPhone(), (await startCreate(browser)) as never);
    const answer = await browser.call('POST', path, { response });
    expect(answer.statusCode).toBe(422);
    expect((await browser.call('GET', path)).json()).toEqual([]);
  });

  test('a passkey that is known is not taken again, by whomever', async () => {
    const { phone } = await accountWithPasskey();
    const other = await openAccount(room);
    const options = await startCreate(other.browser);
    const response = phone.create(options);
    // The same credential id under the answer's own signature: attestation is none, so only the id can tell.
    const [first, second] = phone.credentials;
    const raw = Buffer.from(response.response.attestationObject, 'base64url').toString('latin1');
    const swapped = raw.replace(second?.id.toString('latin1') ?? '', first?.id.toString('latin1') ?? '');
    const id = first?.id.toString('base64url');
    const stolen = {
      ...response,
      id,
      rawId: id,
      response: { ...response.response, attestationObject: Buffer.from(swapped, 'latin1').toString('base64url') },
    };
    expect((await other.browser.call('POST', path, { response: stolen })).json()).toEqual(refused);
  });

  test('ten are enough', async () => {
    const { browser } = await openAccount(room);
    for (let count = 0; count < 10; count += 1) expect((await add(browser)).statusCode).toBe(201);
    const answer = await browser.call('POST', `${path}/options`);
    expect(answer.json()).toEqual({ errors: { passkey: { too_many: expect.any(String) } } });
  });
});

describe('coming in with a passkey', () => {
  test('nothing is typed: the passkey says who it is', async () => {
    const { id, phone } = await accountWithPasskey();
    const browser = createBrowser(room.app);
    const options = await startSignIn(browser);
    expect(options).toMatchObject({ rpId: 'halley.test', userVerification: 'required' });
    const answer = await send(browser, phone.get(options));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id });
    expect(await browser.player()).toMatchObject({ id });
    expect((await browser.call('GET', path)).json()).toMatchObject([{ last_used_at: room.clock.now().toISOString() }]);
  });

  test('it is both factors at once', async () => {
    const guarded = await openGuardedAccount(room);
    const { phone } = await accountWithPasskey(guarded);
    expect((await signIn(createBrowser(room.app), phone)).statusCode).toBe(201);
  });

  test('not when the authenticator has not checked who holds it', async () => {
    const { phone } = await accountWithPasskey();
    const browser = createBrowser(room.app);
    const answer = await send(browser, phone.get(await startSignIn(browser), { userVerified: false }));
    expect(answer.json()).toEqual(refused);
    expect(browser.cookies.size).toBe(0);
  });

  test('[PP-30] it opens an account that failed log-ins had locked', async () => {
    const { email, phone } = await accountWithPasskey();
    for (let attempt = 0; attempt < 3; attempt += 1) await createBrowser(room.app).signIn(email, 'wrong');
    expect((await createBrowser(room.app).signIn(email)).json()).toHaveProperty('errors.login.locked');
    expect((await signIn(createBrowser(room.app), phone)).statusCode).toBe(201);
    expect((await createBrowser(room.app).signIn(email)).statusCode).toBe(201);
  });

  test('the challenge counts once and for five minutes, also when it fails', async () => {
    const { phone } = await accountWithPasskey();
    const browser = createBrowser(room.app);
    const options = await startSignIn(browser);
    const response = phone.get(options);
    const [first, second] = await Promise.all([send(browser, response), send(createBrowser(room.app), response)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([201, 422]);
    const wasted = await startSignIn(browser);
    await send(browser, phone.get(wasted, { origin: 'https://evil.example' }));
    expect((await send(browser, phone.get(wasted))).json()).toEqual(refused);
    const late = await startSignIn(browser);
    room.clock.advanceMs(5 * minuteMs);
    expect((await send(browser, phone.get(late))).json()).toEqual(refused);
    const invented = Buffer.alloc(32).toString('base64url');
    expect((await send(browser, phone.get({ challenge: invented, rpId: 'halley.test' }))).json()).toEqual(refused);
  });

  test('a challenge for making a passkey is none for coming in', async () => {
    const { browser, phone } = await accountWithPasskey();
    const { challenge } = await startCreate(browser);
    expect((await send(createBrowser(room.app), phone.get({ challenge, rpId: 'halley.test' }))).json()).toEqual(
      refused,
    );
  });

  test('a count that does not grow is a copy: refused', async () => {
    const { phone } = await accountWithPasskey();
    const [credential] = phone.credentials;
    if (!credential) throw new Error('it was made');
    credential.signCount = 41;
    expect((await signIn(createBrowser(room.app), phone)).statusCode).toBe(201);
    for (const count of [41, 0, 20]) {
      credential.signCount = count;
      expect((await signIn(createBrowser(room.app), phone)).json()).toEqual(refused);
    }
    credential.signCount = 50;
    expect((await signIn(createBrowser(room.app), phone)).statusCode).toBe(201);
  });

  test('one that is synced has no count, and comes in every time', async () => {
    const { browser } = await openAccount(room);
    const phone = createAuthenticator({ origin, synced: true });
    expect((await add(browser, phone)).json()).toMatchObject({ synced: true });
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await signIn(createBrowser(room.app), phone)).statusCode).toBe(201);
    }
  });

  test.each<[string, (good: ReturnType<ReturnType<typeof newPhone>['get']>) => object]>([
    ['an empty answer', () => ({})],
    ['no signature', (good) => ({ ...good, response: { ...good.response, signature: '' } })],
    [
      'another signature',
      (good) => ({ ...good, response: { ...good.response, signature: good.response.authenticatorData } }),
    ],
    ['data cut short', (good) => ({ ...good, response: { ...good.response, authenticatorData: 'AAAA' } })],
    ['another user', (good) => ({ ...good, response: { ...good.response, userHandle: 'c29tZWJvZHk' } })],
    ['another id', (good) => ({ ...good, id: 'AAAA', rawId: 'AAAA' })],
    ['a number for an id', (good) => ({ ...good, id: 7 })],
    ['text for a response', (good) => ({ ...good, response: 'text' })],
  ])('%s is answered, and opens nothing', async (_name, change) => {
    const { phone } = await accountWithPasskey();
    const browser = createBrowser(room.app);
    const answer = await send(browser, change(phone.get(await startSignIn(browser))));
    expect(answer.statusCode).toBe(422);
    expect(await browser.player()).toEqual({});
  });

  test('is closed where logging in is', async () => {
    const { phone } = await accountWithPasskey();
    const browser = createBrowser(room.app);
    const response = phone.get(await startSignIn(browser));
    const closed = { 'x-demo-country': 'US' };
    expect((await browser.call('POST', '/api/passkeys/sign_in', { response }, closed)).statusCode).toBe(451);
    expect((await browser.call('POST', '/api/passkeys/sign_in/options', undefined, closed)).statusCode).toBe(451);
  });
});

describe('as the second factor', () => {
  test('after the password, one of the player’s own; presence is enough', async () => {
    const { email, id, phone } = await accountWithPasskey(await openGuardedAccount(room));
    const browser = createBrowser(room.app);
    expect((await browser.signIn(email)).json()).toHaveProperty('errors.two_factor.required');
    const options = await startSignIn(browser);
    expect(options).toMatchObject({ userVerification: 'preferred', allowCredentials: [{ type: 'public-key' }] });
    const answer = await send(browser, phone.get(options, { userVerified: false }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ id });
    expect(browser.cookies.has('halley_half_sign_in')).toBe(false);
  });

  test('not another player’s, not from another browser, not after the time', async () => {
    const owner = await accountWithPasskey(await openGuardedAccount(room));
    const stranger = await accountWithPasskey();
    const browser = createBrowser(room.app);
    await browser.signIn(owner.email);
    const forStranger = await startSignIn(browser);
    expect((await send(browser, stranger.phone.get({ ...forStranger, allowCredentials: [] }))).json()).toEqual(refused);

    const options = await startSignIn(browser);
    const answer = await send(createBrowser(room.app), owner.phone.get(options, { userVerified: false }));
    expect(answer.json()).toHaveProperty('errors.two_factor.expired');

    room.clock.advanceMs(minuteMs);
    const late = await startSignIn(browser);
    room.clock.advanceMs(4 * minuteMs);
    expect((await send(browser, owner.phone.get(late))).json()).toHaveProperty('errors.two_factor.expired');
  });
});

describe('keeping passkeys', () => {
  test('a name can change', async () => {
    const { browser, passkeyId } = await accountWithPasskey();
    const answer = await browser.call('PATCH', `${path}/${passkeyId}`, { name: ' Desk\u202e key ' });
    expect(answer.json()).toMatchObject({ id: passkeyId, name: 'Desk key' });
    for (const name of ['', '   ', '\u200b', 'x'.repeat(61), null]) {
      expect((await browser.call('PATCH', `${path}/${passkeyId}`, { name })).statusCode).toBe(422);
    }
  });

  test('one can be forgotten: it opens nothing any more, and the owner is told', async () => {
    const { browser, email, id, phone, passkeyId } = await accountWithPasskey();
    expect((await browser.call('DELETE', `${path}/${passkeyId}`)).statusCode).toBe(204);
    expect((await browser.call('GET', path)).json()).toEqual([]);
    expect((await signIn(createBrowser(room.app), phone)).json()).toEqual(refused);
    expect((await browser.call('DELETE', `${path}/${passkeyId}`)).statusCode).toBe(404);
    expect(mailsTo(room, email)).toContain('A passkey was removed');
    expect(await eventsOf(database, 'identity.passkey_changed', id)).toMatchObject([
      { change: 'added' },
      { change: 'removed', passkeyId },
    ]);
  });

  test('the last way in cannot be forgotten, also not by two at once', async () => {
    const { browser, id, passkeyId } = await accountWithPasskey();
    const second = (await add(browser)).json().id;
    await database.homes.of(id).query('update identity_player set password_hash = null where id = $1', [id]);
    const cookies = Object.fromEntries(browser.cookies);
    const remove = (passkey: number) =>
      createBrowser(room.app).send({ method: 'DELETE', url: `${path}/${passkey}`, cookies });
    const answers = await Promise.all([remove(passkeyId), remove(second)]);
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
    const { rows } = await database.query('select id from identity_passkey where player_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('the only passkey of a player without a password stays', async () => {
    const { browser, id, passkeyId } = await accountWithPasskey();
    await database.homes.of(id).query('update identity_player set password_hash = null where id = $1', [id]);
    const answer = await browser.call('DELETE', `${path}/${passkeyId}`);
    expect(answer.json()).toEqual({ errors: { base: { last_way_in: expect.any(String) } } });
  });

  test('another player’s passkey is nothing: 404, and it stays', async () => {
    const { browser, passkeyId, phone } = await accountWithPasskey();
    const thief = await openAccount(room);
    expect((await thief.browser.call('PATCH', `${path}/${passkeyId}`, { name: 'mine' })).statusCode).toBe(404);
    expect((await thief.browser.call('DELETE', `${path}/${passkeyId}`)).statusCode).toBe(404);
    expect((await thief.browser.call('GET', path)).json()).toEqual([]);
    expect((await browser.call('GET', path)).json()).toMatchObject([{ id: passkeyId }]);
    expect((await signIn(createBrowser(room.app), phone)).statusCode).toBe(201);
  });

  test('is for players', async () => {
    for (const [method, url] of [
      ['GET', path],
      ['POST', `${path}/options`],
      ['POST', path],
      ['PATCH', `${path}/1`],
      ['DELETE', `${path}/1`],
    ] as const) {
      expect((await createBrowser(room.app).call(method, url)).statusCode).toBe(401);
    }
  });
});
