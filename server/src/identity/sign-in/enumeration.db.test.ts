import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../kit/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { homesWith } from '../testing/homes-with.ts';
import { openAccount, openGuardedAccount } from '../testing/test-account.ts';
import {
  createBrowser,
  registrationOf,
  strongPassword,
  type TestIdentity,
  testIdentity,
} from '../testing/test-identity.ts';
import { createPasswords } from './passwords.ts';

const database = sharedHomes();
let room: TestIdentity;
let queries: string[] = [];
let hashes: string[] = [];

beforeAll(async () => {
  room = await testIdentity(
    { homes: homesWith(database.homes, watch) },
    { passwords: createPasswords({ memoryKib: 64, passes: 1, compute }) },
  );
});
afterAll(async () => {
  await room.app.close();
  await room.identity.stop();
});

/** Notes every computation, so that equal work is counted and not timed. */
const compute = {
  hash: (...input: Parameters<typeof argon2.hash>) => {
    hashes.push('hash');
    return argon2.hash(...input);
  },
  verify: (...input: Parameters<typeof argon2.verify>) => {
    hashes.push(`verify ${/m=\d+,t=\d+/.exec(String(input[0]))}`);
    return argon2.verify(...input);
  },
};

/** Notes what the database is asked, so that the work can be compared and not only the words. */
function watch(real: Database): Database {
  const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text);
  return {
    ...real,
    query: (query: never, values: never) => {
      queries.push(textOf(query));
      return real.query(query, values);
    },
    tx: (work: Parameters<typeof real.tx>[0]) =>
      real.tx((tx) =>
        work({
          ...tx,
          query: (query: never, values: never) => {
            queries.push(textOf(query));
            return tx.query(query, values);
          },
        }),
      ),
  } as Database;
}

let strangers = 0;
const nobody = () => {
  strangers += 1;
  return `stranger${strangers}@example.com`;
};

const accounts = {
  'an unknown address': async () => nobody(),
  'an account': async () => (await openAccount(room)).email,
  'an account with a second factor': async () => (await openGuardedAccount(room)).email,
  'an account without a password': async () => {
    const { email, id } = await openAccount(room);
    await database.homes.of(id).query('update identity_player set password_hash = null where id = $1', [id]);
    return email;
  },
  'an account that staff closed': async () => {
    const { email, id } = await openAccount(room);
    await database.homes.of(id).tx((tx) => room.identity.desk.block(tx, { playerId: id, reason: 'a test' }));
    return email;
  },
  'an account under another licence': async () => {
    const { email, id } = await openAccount(room);
    await database.homes.of(id).query("update identity_player set license_name = 'EE' where id = $1", [id]);
    return email;
  },
  'an account that is confirmed': async () => {
    const { email, id } = await openAccount(room);
    await database.homes.of(id).query('update identity_player set confirmed_at = now() where id = $1', [id]);
    return email;
  },
};

/** How many computations of the hash each call is worth, whoever is asked for. */
const hashesOf: Record<keyof typeof guestCalls, string[]> = {
  'a wrong password': ['verify m=64,t=1'],
  'a wrong password with a code': ['verify m=64,t=1'],
  'a forgotten password': [],
  'the confirmation again': [],
  'the check of an address': [],
  'the check of somebody': [],
};

const guestCalls = {
  'a wrong password': (email: string) => ({ url: '/api/users/sign_in', user: { email, password: 'wrong-password' } }),
  'a wrong password with a code': (email: string) => ({
    url: '/api/users/sign_in',
    user: { email, password: 'wrong-password', otp_attempt: '123456' },
  }),
  'a forgotten password': (email: string) => ({ url: '/api/users/password', user: { email, captcha: 'demo' } }),
  'the confirmation again': (email: string) => ({ url: '/api/users/confirmation', user: { email, captcha: 'demo' } }),
  'the check of an address': (email: string) => ({ url: '/check-email', user: {}, email }),
  'the check of somebody': (email: string) => ({ url: '/api-fe/users/access_check', user: { email, country: 'DE' } }),
};

interface Seen {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  queries: string[];
  hashes: string[];
  jobs: Record<string, number>;
}

async function see({ url, ...payload }: { url: string; user: object; email?: string }): Promise<Seen> {
  await room.work();
  queries = [];
  hashes = [];
  const browser = createBrowser(room.app);
  const { statusCode, body, headers } = await browser.call('POST', url, payload);
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  const done = { queries: [...queries], hashes: [...hashes] };
  return { status: statusCode, body, headers: rest, ...done, jobs: await room.work() };
}

describe.each(Object.entries(guestCalls))('%s', (name, callFor) => {
  test('is answered alike, after the same questions to the database and the same work, whoever is asked for', async () => {
    const seen: Seen[] = [];
    for (const open of Object.values(accounts)) seen.push(await see(callFor(await open())));
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.status).toBeLessThan(500);
    expect(seen[0]?.hashes).toEqual(hashesOf[name as keyof typeof guestCalls]);
  });
});

test('a lock is made and shown alike, and stays', async () => {
  const stories: Seen[][] = [];
  for (const open of Object.values(accounts)) {
    const email = await open();
    const story: Seen[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) story.push(await see(guestCalls['a wrong password'](email)));
    story.push(await see({ url: '/api/users/sign_in', user: { email, password: strongPassword } }));
    stories.push(story);
  }
  for (const story of stories) expect(story).toEqual(stories[0]);
  expect(stories[0]?.map(({ body }) => Object.keys(JSON.parse(body).errors.login)[0])).toEqual([
    ...Array(3).fill('invalid'),
    ...Array(4).fill('locked'),
  ]);
});

test('a passkey is asked for without a word about any account', async () => {
  const answer = await createBrowser(room.app).call('POST', '/api/passkeys/sign_in/options');
  expect(answer.json().allowCredentials ?? []).toEqual([]);
});

test('a registration says that an address is taken only after the captcha and the whole work of a new one', async () => {
  const { email } = await openAccount(room);
  const register = async (address: string, change: object = {}) => {
    hashes = [];
    const answer = await createBrowser(room.app).register(registrationOf({ email: address, ...change }));
    return { errors: answer.json().errors, hashes: [...hashes] };
  };
  expect(await register(email)).toEqual({ errors: { email: { taken: expect.any(String) } }, hashes: ['hash'] });
  expect(await register(nobody())).toEqual({ errors: undefined, hashes: ['hash'] });
  // Whatever else is wrong is said first, and then nothing about the account.
  expect(await register(email, { password: 'short' })).toEqual(await register(nobody(), { password: 'short' }));
  const strict = await testIdentity(database, { demo: false });
  const answers = await Promise.all(
    [email, nobody()].map((address) => createBrowser(strict.app).register(registrationOf({ email: address }))),
  );
  expect(answers[0]?.json()).toEqual({ errors: { base: { captcha_invalid: expect.any(String) } } });
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
  await strict.app.close();
});
