import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { finishSignIn, mailedToken, openAccount, openGuardedAccount, signInWithCode } from '../testing/test-account.ts';
import {
  type Browser,
  createBrowser,
  registrationOf,
  sharedIdentity,
  strongPassword,
} from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);
const session = 'halley_session';
const half = 'halley_half_sign_in';

/** Every way into an account, walked in a browser that may hold what somebody else put there. */
const waysIn: Record<string, () => Promise<(browser: Browser) => Promise<unknown>>> = {
  'a registration': async () => (browser) => browser.register(registrationOf()),
  'a password': async () => {
    const { email } = await openAccount(room);
    return (browser) => browser.signIn(email);
  },
  'a password and a code in one step': async () => {
    const { email, code } = await openGuardedAccount(room);
    return (browser) => signInWithCode(browser, email, strongPassword, code());
  },
  'a password, then a code': async () => {
    const { email, code } = await openGuardedAccount(room);
    return async (browser) => {
      await browser.signIn(email);
      await finishSignIn(browser, code());
    };
  },
  'a password, then a recovery code': async () => {
    const { email, recoveryCodes } = await openGuardedAccount(room);
    return async (browser) => {
      await browser.signIn(email);
      await finishSignIn(browser, recoveryCodes[0] as string);
    };
  },
  'a passkey': async () => {
    const owner = await openAccount(room);
    const phone = createAuthenticator({ origin: 'https://halley.test' });
    const options = (await owner.browser.call('POST', '/api/player/passkeys/options')).json();
    await owner.browser.call('POST', '/api/player/passkeys', { response: phone.create(options), name: 'Phone' });
    return async (browser) => {
      const asked = (await browser.call('POST', '/api/passkeys/sign_in/options')).json();
      await browser.call('POST', '/api/passkeys/sign_in', { response: phone.get(asked) });
    };
  },
  'a new password, then the password': async () => {
    const { email } = await openAccount(room);
    return async (browser) => {
      await browser.call('POST', '/api/users/password', { user: { email, captcha: 'demo' } });
      await room.work();
      const password = 'Perihel-2061';
      await browser.call('PUT', '/api/users/password', {
        user: { reset_password_token: mailedToken(room, email), password, password_confirmation: password },
      });
      await browser.signIn(email, password);
    };
  },
};

const whoIs = async (cookies: Record<string, string>) =>
  (await createBrowser(room.app).send({ url: '/api/player', cookies })).json().id as number | undefined;

describe.each(Object.entries(waysIn))('after %s', (_name, open) => {
  test('a token somebody made up and put into the browser is worth nothing', async () => {
    const walk = await open();
    const planted = 'A'.repeat(43);
    const browser = createBrowser(room.app);
    for (const name of [session, half]) browser.cookies.set(name, planted);
    await walk(browser);
    expect((await browser.player()).id).toEqual(expect.any(Number));
    for (const value of browser.cookies.values()) expect(value).not.toBe(planted);
    expect(await whoIs({ [session]: planted })).toBeUndefined();
  });

  test('a session that somebody holds as a guest or in their own name never becomes the player’s', async () => {
    const walk = await open();
    const attacker = await openAccount(room);
    const held = attacker.browser.cookies.get(session) as string;
    const victim = createBrowser(room.app);
    victim.cookies.set(session, held);
    await walk(victim);
    const { id } = await victim.player();
    // A registration is for guests: whoever has the attacker's session is refused, and stays the attacker.
    if (id === attacker.id) {
      expect(victim.cookies.get(session)).toBe(held);
      return;
    }
    expect(id).toEqual(expect.any(Number));
    expect(victim.cookies.get(session)).not.toBe(held);
    // It was ended with the log-in that replaced it, and names nobody, least of all the victim.
    expect(await whoIs({ [session]: held })).toBeUndefined();
  });
});

test('a half-open sign-in of one player, put into the browser of another, is replaced by their own', async () => {
  const attacker = await openGuardedAccount(room);
  const trap = createBrowser(room.app);
  await trap.signIn(attacker.email);
  const planted = trap.cookies.get(half) as string;
  const victim = await openGuardedAccount(room);
  const browser = createBrowser(room.app);
  browser.cookies.set(half, planted);
  await browser.signIn(victim.email);
  expect(browser.cookies.get(half)).not.toBe(planted);
  expect((await finishSignIn(browser, victim.code())).json()).toMatchObject({ id: victim.id });
  // The victim's code does not open what the attacker began.
  const other = await openGuardedAccount(room);
  const fooled = createBrowser(room.app);
  fooled.cookies.set(half, planted);
  expect((await finishSignIn(fooled, other.code())).statusCode).toBe(422);
  expect(await fooled.player()).toEqual({});
});

test('with every step up the token changes, and the one before is over', async () => {
  const { browser } = await openAccount(room);
  const steps: [string, () => Promise<{ statusCode: number }>][] = [
    ['proof', () => browser.call('POST', '/api/player/reauthentication', { password: strongPassword })],
    [
      'password',
      () =>
        browser.call('PUT', '/api/users', {
          user: { current_password: strongPassword, password: 'Perihel-2061', password_confirmation: 'Perihel-2061' },
        }),
    ],
  ];
  for (const [name, step] of steps) {
    const before = browser.cookies.get(session) as string;
    const { statusCode } = await step();
    expect([name, statusCode < 300]).toEqual([name, true]);
    expect(browser.cookies.get(session)).not.toBe(before);
    expect(await whoIs({ [session]: before })).toBeUndefined();
  }
});
