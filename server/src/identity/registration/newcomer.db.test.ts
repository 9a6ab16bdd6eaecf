import { groupIdsOf } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createGeo } from '../../geo/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import {
  createBrowser,
  registrationOf,
  sharedIdentity,
  type TestIdentity,
  testIdentity,
} from '../testing/test-identity.ts';
import { hostOfEmail } from './acquisition-store.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const register = (
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  app: TestIdentity['app'] = room.app,
) => createBrowser(app).send({ method: 'POST', url: '/api/users', payload: registrationOf(change), headers });

const rowOf = async (table: 'acquisition' | 'consent' | 'fingerprint', playerId: number) =>
  (await database.query(`select * from identity_${table} where player_id = $1`, [playerId])).rows;

describe('where a newcomer came from', () => {
  test('[AFF-01] without a link it is brand 122, from a search engine 241', async () => {
    const [plain, searched] = [(await register()).json(), (await register({}, { cookie: 'referrer=google' })).json()];
    expect(await rowOf('acquisition', plain.id)).toMatchObject([
      { affb_id: '122', stag: null, click_id: null, utm: {} },
    ]);
    expect(await rowOf('acquisition', searched.id)).toMatchObject([{ affb_id: '241' }]);
  });

  test('the host they joined under is kept: mails come in the name of its brand', async () => {
    const { id, email } = (await register({}, { host: 'Play.Nova.example' })).json();
    expect(await rowOf('acquisition', id)).toMatchObject([{ host: 'play.nova.example' }]);
    expect(await hostOfEmail(database, email.toUpperCase())).toBe('play.nova.example');
    expect(await hostOfEmail(database, 'nobody@example.org')).toBeUndefined();
  });

  test('[AFF-03] six parameters of a campaign are kept, others are not', async () => {
    const utm = { source: 's', medium: 'm', campaign: 'c', content: 'o', term: 't', sub_id: 'i', other: 'x' };
    const { id } = (await register({ acquisition: { stag: '7_1', affb_id: '5', click_id: 'ab', utm } })).json();
    const { other: _, ...kept } = utm;
    expect(await rowOf('acquisition', id)).toMatchObject([{ stag: '7_1', affb_id: '5', click_id: 'ab', utm: kept }]);
  });

  test('cookies speak where the page does not', async () => {
    const cookie = 'stag=9_2; affb_id=77; click_id=cd; utm_source=news; utm_sub_id=4; utm_other=x';
    const { id } = (await register({ acquisition: { stag: '1_1', utm: { source: 'page' } } }, { cookie })).json();
    expect(await rowOf('acquisition', id)).toMatchObject([
      { stag: '1_1', affb_id: '77', click_id: 'cd', utm: { source: 'page', sub_id: '4' } },
    ]);
  });

  test('whatever the cookies hold, the account is opened', async () => {
    const cookie = `stag=%00%ff; affb_id=${'x'.repeat(3000)}; utm_term=%E2%80%AE; click_id='; drop table x; --`;
    const answer = await register({}, { cookie });
    expect(answer.statusCode).toBe(201);
    const [row] = await rowOf('acquisition', answer.json().id);
    expect(row?.affb_id).toHaveLength(200);
    expect(row?.utm).toEqual({});
  });
});

describe('what a newcomer agreed to', () => {
  test('is written down with its edition, time and address; empty boxes are not', async () => {
    const { id } = (await register({ receive_promos: true })).json();
    const at = new Date('2026-03-01T12:00:00Z');
    expect(await rowOf('consent', id)).toMatchObject([
      { purpose: 'terms', given: true, version: 'test-1', source: 'registration', address: '127.0.0.1', at },
      { purpose: 'age', given: true, version: null },
      { purpose: 'receive_promos', given: true },
    ]);
    const { rows } = await database.query(
      'select terms_version, terms_accepted_at from identity_player where id = $1',
      [id],
    );
    expect(rows).toEqual([{ terms_version: 'test-1', terms_accepted_at: at }]);
  });

  test('nothing is written for a registration that fails', async () => {
    const counts = async () =>
      (
        await database.query(
          `select (select count(*) from identity_consent)::int as consents,
             (select count(*) from identity_acquisition)::int as origins,
             (select count(*) from identity_group_member)::int as members`,
        )
      ).rows[0];
    await register({ email: 'twice@example.com' });
    const before = await counts();
    expect((await register({ email: 'twice@example.com', dfpc: 'x' })).statusCode).toBe(422);
    expect(await counts()).toEqual(before);
  });
});

test('a device is remembered by a hash alone', async () => {
  const { id } = (await register({ dfpc: 'canvas:1;fonts:2' })).json();
  const [row] = await rowOf('fingerprint', id);
  expect(row?.hash).toHaveLength(32);
  expect(await rowOf('fingerprint', (await register({ dfpc: ' ' })).json().id)).toEqual([]);
});

test('the zone of a browser is kept where it can be true', async () => {
  const zoneOf = async (time_zone: unknown) => {
    const { id } = (await register({ country: 'CA', time_zone })).json();
    const { rows } = await database.query('select time_zone from identity_player where id = $1', [id]);
    return rows[0]?.time_zone;
  };
  expect(await zoneOf('America/Vancouver')).toBe('America/Vancouver');
  for (const zone of ['Pacific/Kiritimati', 'x', '', null, true]) expect(await zoneOf(zone)).toBeNull();
});

test('a promo code of the link is kept', async () => {
  expect((await register({ deposit_bonus_code: ' COMET\u200B ' })).json().deposit_bonus_code).toBe('COMET');
});

describe('the groups of a newcomer', () => {
  test('[GROUP-10] 543 for even ids, 544 for odd ones', async () => {
    for (let count = 0; count < 4; count++) {
      const { id, statuses } = (await register()).json();
      expect(groupIdsOf(statuses)).toEqual([id % 2 === 0 ? 543 : 544]);
    }
  });

  test('[AUTH-08] with the registration test on, the variant’s group by parity of the id', async () => {
    const testing = await testIdentity(database, { registrationTest: { a: 1501, b: 1502 } });
    for (let count = 0; count < 4; count++) {
      const { id, statuses } = (await register({}, {}, testing.app)).json();
      expect(groupIdsOf(statuses)).toContain(id % 2 === 0 ? 1501 : 1502);
    }
    await testing.app.close();
  });

  test('[AUTH-09] the click id decides where there is one, whatever the id', async () => {
    const testing = await testIdentity(database, { registrationTest: { a: 1501, b: 1502 } });
    for (let count = 0; count < 4; count++) {
      const odd = (await register({ acquisition: { click_id: '00f' } }, {}, testing.app)).json();
      expect(groupIdsOf(odd.statuses)).toContain(1502);
      const even = (await register({}, { cookie: 'click_id=00e' }, testing.app)).json();
      expect(groupIdsOf(even.statuses)).toContain(1501);
    }
    await testing.app.close();
  });
});

describe('what is asked of a newcomer', () => {
  test('throw-away addresses are refused', async () => {
    const answer = await register({ email: 'anna@mailinator.com' });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: { disposable: expect.any(String) } }]);
  });

  test('everything that is wrong is said at once', async () => {
    const answer = await register({
      email: 'x',
      password: 'short',
      nickname: 'a_b',
      terms_acceptance: false,
      age_acceptance: false,
      first_name: 'Anna',
      staff: true,
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(
      ['age_acceptance', 'email', 'first_name', 'nickname', 'password', 'staff', 'terms_acceptance'].sort(),
    );
  });

  test('a password takes the listed characters only', async () => {
    const answer = await register({ password: 'Comet 1986 !' });
    expect(answer.json().errors).toEqual({ password: { password_characters: expect.any(String) } });
  });

  test('fields that other licences ask for are not taken here', async () => {
    for (const field of ['personal_id_number', 'verified', 'level', 'license_name', 'id', 'constructor']) {
      const answer = await register({ [field]: 'x' });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    }
  });

  test('under the Estonian licence: name, day of birth and personal id, and 21 years', async () => {
    const tiers = { full: ['RU'], open: ['EE', 'CA'], signInOnly: [] };
    const geo = createGeo({ demo: true, tiers, licensedHosts: ['localhost:80'] });
    const estonia = await testIdentity(database, { geo });
    const headers = { 'x-demo-country': 'EE' };
    const missing = await register({}, headers, estonia.app);
    expect(Object.keys(missing.json().errors).sort()).toEqual(
      ['date_of_birth', 'first_name', 'last_name', 'personal_id_number'].sort(),
    );
    const person = { first_name: 'Jaan', last_name: 'Tamm', personal_id_number: '38612240204' };
    const young = await register({ ...person, date_of_birth: '2005-03-02' }, headers, estonia.app);
    expect(young.json().errors).toEqual({ date_of_birth: { too_young: expect.any(String) } });
    const today = await register({ ...person, date_of_birth: '2005-03-01' }, headers, estonia.app);
    expect(today.statusCode).toBe(201);
    expect(today.json()).toMatchObject({
      license_name: 'EE',
      first_name: 'Jaan',
      last_name: 'Tamm',
      date_of_birth: '2005-03-01',
      personal_id_number: '38612240204',
      currency: 'EUR',
    });
    await estonia.app.close();
  });
});

describe('[API-41] POST /check-email', () => {
  const check = async (email: unknown, url = '/check-email') =>
    room.app.inject({ method: 'POST', url, payload: { email } as object });

  test('answers a key for every address, at both paths', async () => {
    for (const url of ['/check-email', '/api-fe/check-email']) {
      expect((await check('anna@gmx.dee', url)).json()).toEqual({
        errors: { message: 'IBIZA::VALID::ACCEPTED_EMAIL' },
        suggestion: 'anna@gmx.de',
      });
    }
    expect((await check('info@example.com')).json().errors.message).toBe('IBIZA::RISKY::NON_PERSONAL');
  });

  test('says the same whether the address has an account or not', async () => {
    const registration = registrationOf();
    const before = (await check(registration.user.email)).json();
    await createBrowser(room.app).register(registration);
    expect((await check(registration.user.email)).json()).toEqual(before);
  });

  test('nonsense is answered', async () => {
    for (const email of ['', 'x'.repeat(254), '💥@💥', '@', '\u202E@x.y'])
      expect((await check(email)).statusCode).toBe(200);
    for (const email of [null, 7, [], {}, 'x'.repeat(255)]) expect((await check(email)).statusCode).toBe(422);
  });
});

describe('POST /api-fe/users/access_check', () => {
  const check = (user: object, headers = {}) =>
    room.app.inject({ method: 'POST', url: '/api-fe/users/access_check', payload: { user }, headers });

  test('lets in, also without a word', async () => {
    expect((await check({})).json()).toEqual({ allowed: true });
    expect((await check({ email: 'anna@example.com', country: 'DE', dfpc: null })).statusCode).toBe(200);
  });

  test('refuses closed countries and throw-away addresses', async () => {
    expect((await check({}, { 'x-demo-country': 'RU' })).json().error).toMatchObject({ country_code: 'RU' });
    expect((await check({ country: 'fr' })).statusCode).toBe(451);
    expect((await check({ email: 'anna@mailinator.com' })).json().errors.email).toHaveProperty('disposable');
  });
});
