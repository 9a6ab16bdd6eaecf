import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { openAccount, openGuardedAccount } from '../testing/test-account.ts';
import { createBrowser, strongPassword, type TestIdentity, testIdentity } from '../testing/test-identity.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let room: TestIdentity;
let queries: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  room = await testIdentity(watch(database));
});
afterAll(async () => {
  await room.app.close();
  await room.identity.stop();
  await database.drop();
});

/** Notes what the database is asked, so that the work can be compared and not only the words. */
function watch(real: typeof database): typeof database {
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
  } as typeof database;
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
    await database.query('update identity_player set password_hash = null where id = $1', [id]);
    return email;
  },
  'an account that is confirmed': async () => {
    const { email, id } = await openAccount(room);
    await database.query('update identity_player set confirmed_at = now() where id = $1', [id]);
    return email;
  },
};

const guestCalls = {
  'a wrong password': (email: string) => ({ url: '/api/users/sign_in', user: { email, password: 'wrong-password' } }),
  'a wrong password with a code': (email: string) => ({
    url: '/api/users/sign_in',
    user: { email, password: 'wrong-password', otp_attempt: '123456' },
  }),
  'a forgotten password': (email: string) => ({ url: '/api/users/password', user: { email, captcha: 'demo' } }),
  'the confirmation again': (email: string) => ({ url: '/api/users/confirmation', user: { email, captcha: 'demo' } }),
};

interface Seen {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  queries: string[];
}

async function see(call: { url: string; user: object }): Promise<Seen> {
  queries = [];
  const browser = createBrowser(room.app);
  const { statusCode, body, headers } = await browser.call('POST', call.url, { user: call.user });
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status: statusCode, body, headers: rest, queries: [...queries] };
}

describe.each(Object.entries(guestCalls))('%s', (_name, callFor) => {
  test('is answered alike, after the same questions to the database, whoever is asked for', async () => {
    const seen: Seen[] = [];
    for (const open of Object.values(accounts)) seen.push(await see(callFor(await open())));
    for (const one of seen) expect(one).toEqual(seen[0]);
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
