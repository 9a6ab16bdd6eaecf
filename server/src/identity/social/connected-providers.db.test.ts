import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { registrationOf, strongPassword } from '../testing/test-identity.ts';
import { sharedSocial } from './testing/test-social.ts';
import type { Traveller } from './testing/test-traveller.ts';

const database = sharedHomes();
const room = sharedSocial(database);

async function registered(): Promise<Traveller> {
  const traveller = room.traveller();
  const answer = await traveller.post('/api/users', registrationOf());
  expect(answer.status).toBe(201);
  return traveller;
}

const list = (traveller: Traveller) => traveller.json('/api/auth_providers');
const cut = (traveller: Traveller, id: unknown) => traveller.send(`/api/auth_providers/${id}`, { method: 'DELETE' });

describe('connecting', () => {
  test('a player who is here gets a further way in, and stays who they are', async () => {
    const person = room.person();
    const player = await registered();
    const { id } = await player.player();
    expect(await player.travelAs(person.sub)).toBe('/profile/security?auth=connected');
    expect((await player.player()).id).toBe(id);
    expect(await list(player)).toMatchObject([{ uid: person.sub, type: 'google', active: true, removable: true }]);
    const guest = room.traveller();
    expect(await guest.travelAs(person.sub)).toBe('/');
    expect((await guest.player()).id).toBe(id);
  });

  test('the address over there need not be checked: nothing is taken from it', async () => {
    const player = await registered();
    const { email } = await player.player();
    expect(await player.travelAs(room.person({ email_verified: false }).sub)).toBe('/profile/security?auth=connected');
    expect((await player.player()).email).toBe(email);
  });

  test('connecting twice changes nothing', async () => {
    const person = room.person();
    const player = await registered();
    await player.travelAs(person.sub);
    expect(await player.travelAs(person.sub)).toBe('/profile/security?auth=connected');
    expect(await list(player)).toHaveLength(1);
  });

  test('an account that opens another player’s door stays with that player', async () => {
    const person = room.person();
    const owner = await registered();
    await owner.travelAs(person.sub);
    const other = await registered();
    expect(await other.travelAs(person.sub)).toBe('/profile/security?auth_error=taken&provider=google_oauth2');
    expect(await list(other)).toEqual([]);
    expect(await list(owner)).toHaveLength(1);
  });

  test('of players who connect one account at the same moment, one gets it', async () => {
    const person = room.person();
    const players = await Promise.all(Array.from({ length: 5 }, registered));
    const callbacks = await Promise.all(players.map((player) => player.leaveAs(person.sub)));
    const ends = await Promise.all(players.map((player, n) => player.land(callbacks[n]?.href ?? '')));
    expect(ends.sort()).toEqual([
      '/profile/security?auth=connected',
      ...Array.from({ length: 4 }, () => '/profile/security?auth_error=taken&provider=google_oauth2'),
    ]);
  });

  test('a link on somebody else’s page does not begin it', async () => {
    const player = await registered();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://evil.example/' },
    ] as Record<string, string>[]) {
      const answer = await player.send('/auth/google_oauth2', { headers });
      expect(answer.headers.get('location')).toBe('/profile/security?auth_error=expired&provider=google_oauth2');
      expect(player.cookies.has('halley_auth')).toBe(false);
    }
    const own = await player.send('/auth/google_oauth2', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(own.headers.get('location')).toContain(room.provider.settings.issuer);
  });

  test('who logs in or out on the way has to begin again', async () => {
    const person = room.person();
    const traveller = room.traveller();
    const asGuest = await traveller.leaveAs(person.sub);
    await traveller.post('/api/users', registrationOf());
    expect(await traveller.land(asGuest.href)).toBe('/profile/security?auth_error=expired&provider=google_oauth2');
    const asPlayer = await traveller.leaveAs(person.sub);
    await traveller.send('/api/users/sign_out', { method: 'DELETE' });
    expect(await traveller.land(asPlayer.href)).toBe('/login?auth_error=expired&provider=google_oauth2');
    const { rows } = await database.query('select 1 from identity_provider_account where uid = $1', [person.sub]);
    expect(rows).toEqual([]);
  });

  test('there is an end to it', async () => {
    const player = await registered();
    const { id } = await player.player();
    await database.homes.of(id).query(
      `insert into identity_provider_account (player_id, provider, uid, label, connected_at, last_used_at)
       select $1, 'google_oauth2', 'many-' || n, 'many', now(), now() from generate_series(1, 10) n`,
      [id],
    );
    expect(await player.travelAs(room.person().sub)).toBe(
      '/profile/security?auth_error=too_many&provider=google_oauth2',
    );
  });
});

describe('cutting off', () => {
  test('with a password at hand the account goes, and opens the door no more', async () => {
    const person = room.person();
    const player = await registered();
    await player.travelAs(person.sub);
    const [{ id }] = await list(player);
    const answer = await cut(player, id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
    const before = (await player.player()).id;
    const guest = room.traveller();
    await guest.travelAs(person.sub);
    expect((await guest.player()).id).not.toBe(before);
  });

  test('the last way in stays', async () => {
    const newcomer = room.traveller();
    await newcomer.travelAs(room.person().sub);
    const [{ id }] = await list(newcomer);
    const answer = await cut(newcomer, id);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: { base: { last_way_in: expect.any(String) } } });
    expect(await list(newcomer)).toHaveLength(1);
  });

  test('of two, one may go, also when both are asked for at the same moment', async () => {
    const newcomer = room.traveller();
    await newcomer.travelAs(room.person().sub);
    await newcomer.travelAs(room.person().sub, '/auth/other');
    const connected = await list(newcomer);
    expect(connected).toMatchObject([
      { type: 'google', removable: true },
      { type: 'other', removable: true },
    ]);
    const answers = await Promise.all(connected.map(({ id }: { id: number }) => cut(newcomer, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await list(newcomer)).toMatchObject([{ removable: false }]);
  });

  test('a house that the operator took out does not count as a way in, and may go', async () => {
    const newcomer = room.traveller();
    await newcomer.travelAs(room.person().sub);
    const { id } = await newcomer.player();
    await database.homes.of(id).query(
      `insert into identity_provider_account (player_id, provider, uid, label, connected_at, last_used_at)
       values ($1, 'gone', 'x', 'x', now(), now())`,
      [id],
    );
    const [google, gone] = await list(newcomer);
    expect([google, gone]).toMatchObject([
      { active: true, removable: false },
      { active: false, type: 'gone', removable: true },
    ]);
    expect((await cut(newcomer, google.id)).status).toBe(422);
    expect((await cut(newcomer, gone.id)).status).toBe(200);
  });

  test('another player’s account does not exist', async () => {
    const owner = await registered();
    await owner.travelAs(room.person().sub);
    const [{ id }] = await list(owner);
    const other = await registered();
    for (const wrong of [id, 999_999_999, 0, -1, 'x', '1e3', '9'.repeat(30)]) {
      expect((await cut(other, wrong)).status).toBe(404);
    }
    expect(await list(owner)).toHaveLength(1);
  });

  test('a guest has none', async () => {
    expect((await room.traveller().send('/api/auth_providers')).status).toBe(401);
    expect((await cut(room.traveller(), 1)).status).toBe(401);
  });
});

describe('the details that a first visit lacks', () => {
  const update = async (traveller: Traveller, user: object) => {
    const answer = await traveller.post('/api/auth_providers/update_details', { user });
    return { status: answer.status, body: await answer.json() };
  };
  const newcomer = async () => {
    const traveller = room.traveller();
    await traveller.travelAs(room.person().sub);
    return traveller;
  };

  test('terms and age are accepted once, and the player is answered with 201 [API-49]', async () => {
    const traveller = await newcomer();
    const { id } = await traveller.player();
    const answer = await update(traveller, { terms_acceptance: true, age_acceptance: true, country: 'DE' });
    expect(answer).toMatchObject({ status: 201, body: { id, country: 'DE', auth_fields_missed: [] } });
    expect(await traveller.player()).toEqual(answer.body);
    // From here on the country is the player's, not a guess: it is not changed by the way.
    expect(await update(traveller, { country: 'NO' })).toMatchObject({ status: 201, body: { country: 'DE' } });
  });

  test('the terms say the age: accepting them is enough [API-49]', async () => {
    const traveller = await newcomer();
    const { id } = await traveller.player();
    expect(await update(traveller, { terms_acceptance: true })).toMatchObject({
      status: 201,
      body: { id, auth_fields_missed: [] },
    });
    const { rows } = await database.query(
      'select purpose, given, version, source from identity_consent where player_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { purpose: 'terms', given: true, version: 'test-1', source: 'registration' },
      { purpose: 'age', given: true, version: null, source: 'registration' },
    ]);
  });

  test('a country that is not known is filled in', async () => {
    const traveller = await newcomer();
    const { id } = await traveller.player();
    await database.homes.of(id).query('update identity_player set country = null where id = $1', [id]);
    expect((await traveller.player()).auth_fields_missed).toContain('country');
    const accepted = { terms_acceptance: true, age_acceptance: true };
    expect((await update(traveller, accepted)).body).toEqual({
      errors: { country: { not_supported: expect.any(String) } },
    });
    expect((await update(traveller, { ...accepted, country: 'NO' })).body).toMatchObject({
      country: 'NO',
      auth_fields_missed: [],
    });
  });

  test.each([
    ['nothing', {}, 422],
    ['terms refused', { terms_acceptance: false, age_acceptance: true }, 422],
    ['terms as a word', { terms_acceptance: 'true', age_acceptance: true }, 422],
    ['too young', { terms_acceptance: true, age_acceptance: false }, 422],
    ['no country', { terms_acceptance: true, age_acceptance: true, country: 'XX' }, 422],
    ['a country in lower case', { terms_acceptance: true, age_acceptance: true, country: 'de' }, 422],
    ['a closed country', { terms_acceptance: true, age_acceptance: true, country: 'US' }, 451],
  ])('%s is refused and changes nothing', async (_what, user, status) => {
    const traveller = await newcomer();
    const before = await traveller.player();
    expect((await update(traveller, user)).status).toBe(status);
    expect(await traveller.player()).toEqual(before);
  });

  test('what the licence asks of a newcomer is missed until it is told', async () => {
    const traveller = await newcomer();
    const { id } = await traveller.player();
    await database.homes
      .of(id)
      .query(`update identity_player set license_name = 'EE', country = 'EE' where id = $1`, [id]);
    const asked = ['first_name', 'last_name', 'date_of_birth', 'personal_id_number'];
    expect((await traveller.player()).auth_fields_missed).toEqual(['terms_acceptance', 'age_acceptance', ...asked]);
    const accepted = { terms_acceptance: true, age_acceptance: true };
    const required = { required: expect.any(String) };
    expect((await update(traveller, accepted)).body).toEqual({
      errors: Object.fromEntries(asked.map((field) => [field, required])),
    });
    const person = { first_name: 'Jaan', last_name: 'Tamm', personal_id_number: '38612240204' };
    const young = await update(traveller, { ...accepted, ...person, date_of_birth: '2005-03-02' });
    expect(young.body).toEqual({ errors: { date_of_birth: { too_young: expect.any(String) } } });
    expect((await traveller.player()).auth_fields_missed).toContain('terms_acceptance');
    const told = await update(traveller, { ...accepted, ...person, date_of_birth: '1986-12-24', staff: true });
    expect(told).toMatchObject({ status: 201, body: { first_name: 'Jaan', auth_fields_missed: [] } });
    const { rows } = await database.query(
      'select purpose, version, given from identity_consent where player_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { purpose: 'terms', version: 'test-1', given: true },
      { purpose: 'age', version: null, given: true },
    ]);
  });

  test('who lacks nothing is simply answered', async () => {
    const player = await registered();
    const before = await player.player();
    expect(await update(player, { terms_acceptance: true, staff: true, verified: true, email: 'x@y.example' })).toEqual(
      {
        status: 201,
        body: before,
      },
    );
    expect((await room.traveller().post('/api/auth_providers/update_details', { user: {} })).status).toBe(401);
  });
});

test('a password chosen later makes the other account removable', async () => {
  const newcomer = room.traveller();
  await newcomer.travelAs(room.person().sub);
  const { id } = await newcomer.player();
  const hash = await room.identity.hashPassword(strongPassword);
  await database.homes.of(id).query('update identity_player set password_hash = $2 where id = $1', [id, hash]);
  expect(await list(newcomer)).toMatchObject([{ removable: true }]);
});
