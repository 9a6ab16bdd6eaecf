import { afterEach, describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { openTestSocial, sharedSocial } from './testing/test-social.ts';
import type { Traveller } from './testing/test-traveller.ts';

const database = sharedHomes();
const room = sharedSocial(database);
afterEach(() => {
  room.provider.bend = undefined;
});

async function staysOutside(traveller: Traveller) {
  expect(await traveller.player()).toEqual({});
  expect(traveller.cookies.has('halley_session')).toBe(false);
}

describe('what was agreed must hold', () => {
  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'A'.repeat(43))],
    ['a longer state', (url: URL) => url.searchParams.set('state', `${url.searchParams.get('state')}x`)],
    ['no state', (url: URL) => url.searchParams.delete('state')],
  ])('%s in the callback is refused', async (_what, bend) => {
    const person = room.person();
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(person.sub);
    bend(callback);
    expect(await traveller.land(callback.href)).toBe('/login?auth_error=expired&provider=google_oauth2');
    await staysOutside(traveller);
  });

  test.each([
    ['nonce', (url: URL) => url.searchParams.set('nonce', 'another-nonce-of-an-attacker')],
    ['PKCE challenge', (url: URL) => url.searchParams.set('code_challenge', 'A'.repeat(43))],
  ])('a %s exchanged on the way is refused', async (_what, bend) => {
    const person = room.person();
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(person.sub, undefined, bend);
    expect(callback.searchParams.get('code')).toBeTruthy();
    expect(await traveller.land(callback.href)).toBe('/login?auth_error=failed&provider=google_oauth2');
    await staysOutside(traveller);
  });

  test('the challenge is S256, and the secret words never leave for the other house', async () => {
    const traveller = room.traveller();
    const target = new URL(await traveller.land('/auth/google_oauth2?redirect=/x'));
    expect(Object.fromEntries(target.searchParams)).toEqual({
      client_id: 'halley',
      redirect_uri: `${room.home}/auth/google_oauth2/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  test('a code of somebody else’s way is refused', async () => {
    const [attacker, victim] = [room.traveller(), room.traveller()];
    const stolen = await attacker.leaveAs(room.person().sub);
    const own = await victim.leaveAs(room.person().sub);
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(await victim.land(own.href)).toBe('/login?auth_error=failed&provider=google_oauth2');
    await staysOutside(victim);
  });

  test('the callback of another browser is refused: nobody is logged in by a link', async () => {
    const callback = await room.traveller().leaveAs(room.person().sub);
    const victim = room.traveller();
    expect(await victim.land(callback.href)).toBe('/login?auth_error=expired&provider=google_oauth2');
    await staysOutside(victim);
    await victim.send('/auth/google_oauth2');
    expect(await victim.land(callback.href)).toBe('/login?auth_error=expired&provider=google_oauth2');
    await staysOutside(victim);
  });

  test('a code counts once, also for the browser that kept its cookie', async () => {
    const person = room.person();
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(person.sub);
    const kept = traveller.cookies.get('halley_auth') ?? '';
    expect(await traveller.land(callback.href)).toBe('/');
    expect(traveller.cookies.has('halley_auth')).toBe(false);
    const replay = room.traveller();
    replay.cookies.set('halley_auth', kept);
    expect(await replay.land(callback.href)).toBe('/login?auth_error=failed&provider=google_oauth2');
    await staysOutside(replay);
  });

  test('the callback of one house does not answer the way to another', async () => {
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(room.person().sub);
    callback.pathname = '/auth/other/callback';
    expect(await traveller.land(callback.href)).toBe('/login?auth_error=expired&provider=other');
    await staysOutside(traveller);
  });

  test('after ten minutes the way is forgotten', async () => {
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(room.person().sub);
    room.clock.advanceMs(10 * 60 * 1000);
    expect(await traveller.land(callback.href)).toBe('/login?auth_error=expired&provider=google_oauth2');
    await staysOutside(traveller);
  });

  test.each(['', 'x', 'A'.repeat(60), '💥', 'A'.repeat(4000)])(
    'nonsense in the cookie is no way begun: %s',
    async (text) => {
      const traveller = room.traveller();
      const callback = await traveller.leaveAs(room.person().sub);
      traveller.cookies.set('halley_auth', encodeURIComponent(text));
      expect(await traveller.land(callback.href)).toBe('/login?auth_error=expired&provider=google_oauth2');
    },
  );

  test('a cookie changed by one letter is nonsense', async () => {
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(room.person().sub);
    const sealed = traveller.cookies.get('halley_auth') ?? '';
    for (const at of [0, 20, 60]) {
      const letter = sealed[at] === 'A' ? 'B' : 'A';
      traveller.cookies.set('halley_auth', `${sealed.slice(0, at)}${letter}${sealed.slice(at + 1)}`);
      expect(await traveller.land(callback.href)).toBe('/login?auth_error=expired&provider=google_oauth2');
    }
    await staysOutside(traveller);
  });
});

describe('a house that lies', () => {
  const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const repack = (token: string, change: object) => {
    const [head, , signature] = token.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims(token), ...change })).toString('base64url');
    return `${head}.${body}.${signature}`;
  };

  test.each<[string, (answer: Record<string, string>) => void]>([
    [
      'another person under the same signature',
      (answer) => (answer.id_token = repack(answer.id_token ?? '', { sub: 'admin' })),
    ],
    ['another audience', (answer) => (answer.id_token = repack(answer.id_token ?? '', { aud: 'another' }))],
    ['no signature', (answer) => (answer.id_token = `${answer.id_token?.split('.').slice(0, 2).join('.')}.`)],
    ['no id token', (answer) => delete answer.id_token],
  ])('%s is refused', async (_what, bend) => {
    room.provider.bend = bend;
    const traveller = room.traveller();
    expect(await traveller.travelAs(room.person().sub)).toBe('/login?auth_error=failed&provider=google_oauth2');
    await staysOutside(traveller);
  });

  test('a house that does not answer is said to be away, and is asked again the next time', async () => {
    const alone = await openTestSocial(database);
    const person = alone.person();
    await alone.other.stop();
    expect(await alone.traveller().land('/auth/other')).toBe('/login?auth_error=unavailable&provider=other');
    expect(await alone.traveller().land('/auth/other')).toBe('/login?auth_error=unavailable&provider=other');
    expect(await alone.traveller().travelAs(person.sub)).toBe('/');
    await alone.close();
  });
});

describe('hostile addresses', () => {
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/.//evil.example'])(
    'redirect=%s is forgotten',
    async (redirect) => {
      const person = room.person();
      const traveller = room.traveller();
      const start = `/auth/google_oauth2?redirect=${encodeURIComponent(redirect)}`;
      expect(await traveller.travelAs(person.sub, start)).toBe('/');
    },
  );

  test.each([
    '/auth/google_oauth2/callback',
    '/auth/google_oauth2/callback?code=%00&state=%ff',
    '/auth/google_oauth2/callback?state=1&state=2&code[]=3',
    '/auth/google_oauth2/callback?error=server_error&state=x',
    `/auth/google_oauth2/callback?code=${'x'.repeat(5000)}`,
  ])('%s is refused without a word of ours', async (address) => {
    const answer = await room.traveller().send(address);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/login?auth_error=expired&provider=google_oauth2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('an error with the right state ends at the log-in; its text goes nowhere', async () => {
    const traveller = room.traveller();
    const target = new URL(await traveller.land('/auth/google_oauth2'));
    const query = new URLSearchParams({
      error: 'server_error',
      error_description: '<script>',
      state: target.searchParams.get('state') ?? '',
      iss: room.provider.settings.issuer,
    });
    expect(await traveller.land(`/auth/google_oauth2/callback?${query}`)).toBe(
      '/login?auth_error=failed&provider=google_oauth2',
    );
  });

  test('a HEAD spends nothing', async () => {
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(room.person().sub);
    expect((await traveller.send(callback.href, { method: 'HEAD' })).status).toBe(404);
    expect(await traveller.land(callback.href)).toBe('/');
  });
});

test('over TLS the cookie of the way belongs to this host alone, and only a sealed text is in it', async () => {
  const secure = await openTestSocial(database, { secureCookies: true });
  const answer = await secure.traveller().send('/auth/google_oauth2');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-halley_auth=[\w-]{200,}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  await secure.close();
});

test('no token of the other house is kept anywhere', async () => {
  const seen: string[] = [];
  room.provider.bend = (answer) => seen.push(...Object.values(answer).filter((value) => value.length > 20));
  const person = room.person();
  await room.traveller().travelAs(person.sub);
  expect(seen.length).toBeGreaterThan(1);
  const { rows: tables } = await database.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`select t::text as row from ${name} t`);
    for (const { row } of rows) for (const token of seen) expect(row).not.toContain(token);
  }
});
