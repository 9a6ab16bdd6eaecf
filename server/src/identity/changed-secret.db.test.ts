import { beforeAll, describe, expect, test } from 'vitest';
import { sharedHomes } from '../kit/testing/shared.ts';
import { createAuthenticator } from './testing/software-authenticator.ts';
import { codeAt, minuteMs, openAccount, openGuardedAccount, signInWithCode } from './testing/test-account.ts';
import { createBrowser, strongPassword, type TestIdentity, testIdentity } from './testing/test-identity.ts';

const oldKey = 'ab'.repeat(32);
const newKey = 'cd'.repeat(32);

const database = sharedHomes();
let before: TestIdentity;
/** The same house after the operator has changed its secret and named the one before. */
let after: TestIdentity;
/** And one that has forgotten it. */
let forgetful: TestIdentity;

beforeAll(async () => {
  before = await testIdentity(database, { keys: [oldKey] });
  after = await testIdentity(database, { keys: [newKey, oldKey], clock: before.clock });
  forgetful = await testIdentity(database, { keys: [newKey], clock: before.clock });
});

const signIn = (room: TestIdentity, email: string, code: string) =>
  signInWithCode(createBrowser(room.app), email, strongPassword, code);

describe('a new secret of the house', () => {
  test('leaves authenticators and recovery codes as they are while the one before is named', async () => {
    const { email, secret, recoveryCodes } = await openGuardedAccount(before);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(after, email, codeAt(before, secret))).statusCode).toBe(201);
    expect((await signIn(after, email, first)).statusCode).toBe(201);
    // Used up under whatever key it was made.
    expect((await signIn(before, email, first)).statusCode).toBe(422);
    before.clock.advanceMs(minuteMs);
    expect((await signIn(before, email, second)).statusCode).toBe(201);
  });

  test('leaves passkeys as they are, which know their owner by a name made with the key', async () => {
    const owner = await openAccount(before);
    const phone = createAuthenticator({ origin: 'https://halley.test' });
    const options = (await owner.browser.call('POST', '/api/player/passkeys/options')).json();
    const added = { response: phone.create(options), name: 'Phone' };
    expect((await owner.browser.call('POST', '/api/player/passkeys', added)).statusCode).toBe(201);
    const signInWithProvider = async (room: TestIdentity) => {
      const browser = createBrowser(room.app);
      const asked = (await browser.call('POST', '/api/passkeys/sign_in/options')).json();
      return (await browser.call('POST', '/api/passkeys/sign_in', { response: phone.get(asked) })).statusCode;
    };
    expect([
      await signInWithProvider(before),
      await signInWithProvider(after),
      await signInWithProvider(forgetful),
    ]).toEqual([201, 201, 422]);
  });

  test('makes both useless, and breaks nothing, when the one before is forgotten', async () => {
    const { email, secret, recoveryCodes } = await openGuardedAccount(before);
    for (const code of [codeAt(before, secret), recoveryCodes[0] as string]) {
      expect((await signIn(forgetful, email, code)).statusCode).toBe(422);
    }
  });

  test('opens no lock, and a lock from before is opened as any other', async () => {
    const { email, id } = await openAccount(before);
    const guess = (room: TestIdentity, password: string) => createBrowser(room.app).signIn(email, password);
    for (let tries = 0; tries < 2; tries++) await guess(before, 'Wrong-1986!');
    // Two failures under the old name and one under the new are three.
    await guess(after, 'Wrong-1986!');
    const locked = await guess(after, strongPassword);
    expect(locked.json()).toHaveProperty('errors.login.locked');
    expect(await after.identity.desk.isLockedOut(database, email)).toBe(true);
    expect(await database.homes.of(id).tx((tx) => after.identity.desk.openLockedOut(tx, { playerId: id, email }))).toBe(
      true,
    );
    expect((await guess(after, strongPassword)).statusCode).toBe(201);
  });

  test('opens no lock that was there before', async () => {
    const { email } = await openAccount(before);
    for (let tries = 0; tries < 3; tries++) await createBrowser(before.app).signIn(email, 'Wrong-1986!');
    const crowd = await Promise.all([1, 2, 3, 4].map(() => createBrowser(after.app).signIn(email)));
    expect(crowd.map((answer) => answer.statusCode)).toEqual([422, 422, 422, 422]);
  });
});
