import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { codeAt } from '../testing/test-account.ts';
import { registrationOf, strongPassword } from '../testing/test-identity.ts';
import { sharedSocial } from './testing/test-social.ts';

const database = sharedHomes();
const room = sharedSocial(database);

const players = async () => Number((await database.query('select count(*) as n from identity_player')).rows[0]?.n);

async function registered(email: string) {
  const traveller = room.traveller();
  await traveller.post('/api/users', registrationOf({ email }));
  return { traveller, player: await traveller.player() };
}

describe('somebody new', () => {
  test('becomes a player without a password, who has still to accept the terms', async () => {
    const person = room.person();
    const traveller = room.traveller();
    expect(await traveller.travelAs(person.sub)).toBe('/');
    expect(await traveller.player()).toMatchObject({
      email: person.email,
      autoregistered: true,
      has_password: false,
      auth_fields_missed: ['terms_acceptance', 'age_acceptance'],
      confirmed_at: expect.any(String),
      receive_promos: false,
      receive_sms_promos: false,
      country: 'CA',
    });
    const { rows } = await database.query(
      `select a.affb_id from identity_acquisition a join identity_player p on p.id = a.player_id where p.email = $1`,
      [person.email],
    );
    expect(rows).toEqual([{ affb_id: '122' }]);
    expect(room.mails.filter(({ to }) => to === person.email)).toHaveLength(1);
    expect(await traveller.json('/api/auth_providers')).toEqual([
      {
        id: expect.any(Number),
        type: 'google',
        active: true,
        uid: person.sub,
        social_network_account: person.email,
        confirmed_at: '2026-03-01T12:00:00.000Z',
        removable: false,
      },
    ]);
  });

  test('comes back to the same account, to the page asked for', async () => {
    const person = room.person();
    const first = room.traveller();
    await first.travelAs(person.sub);
    const { id } = await first.player();
    const second = room.traveller();
    expect(await second.travelAs(person.sub, '/auth/google_oauth2?redirect=/profile?tab=1')).toBe('/profile?tab=1');
    expect((await second.player()).id).toBe(id);
    expect(second.cookies.get('halley_session')).not.toBe(first.cookies.get('halley_session'));
  });

  test('the same name at another house is somebody else', async () => {
    const person = room.person();
    await room.traveller().travelAs(person.sub);
    expect(await room.traveller().travelAs(person.sub, '/auth/other')).toBe(
      '/login?auth_error=account_exists&provider=other',
    );
  });

  test('who arrives twice at the same moment is one player', async () => {
    const person = room.person();
    const travellers = Array.from({ length: 6 }, () => room.traveller());
    const before = await players();
    const callbacks = await Promise.all(travellers.map((traveller) => traveller.leaveAs(person.sub)));
    const ends = await Promise.all(travellers.map((traveller, n) => traveller.land(callbacks[n]?.href ?? '')));
    expect(ends).toEqual(ends.map(() => '/'));
    const ids = await Promise.all(travellers.map(async (traveller) => (await traveller.player()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await players()).toBe(before + 1);
  });
});

describe('an account with a second factor', () => {
  test('is not open yet: the other house stands for the password alone', async () => {
    const person = room.person();
    const first = room.traveller();
    await first.travelAs(person.sub);
    const { otp_secret: secret } = await first.json('/api/v2/player/two_factor');
    const form = { otp_secret: secret, authentication_code: codeAt(room, secret) };
    expect((await first.post('/api/v2/player/two_factor', { two_factor: form })).status).toBe(200);

    const second = room.traveller();
    expect(await second.travelAs(person.sub)).toBe('/login?auth_error=two_factor&provider=google_oauth2');
    expect(await second.player()).toEqual({});
    const finish = (code: string) => second.post('/api/users/sign_in', { user: { otp_attempt: code } });
    expect((await finish('000000')).status).toBe(422);
    expect((await finish(codeAt(room, secret, 1))).status).toBe(201);
    expect(await second.player()).toMatchObject({ id: (await first.player()).id });
  });
});

describe('an account is not taken over from outside', () => {
  test('an address with an account: its owner has to log in and connect', async () => {
    const person = room.person();
    const { player } = await registered(person.email ?? '');
    const stranger = room.traveller();
    expect(await stranger.travelAs(person.sub)).toBe('/login?auth_error=account_exists&provider=google_oauth2');
    expect(await stranger.player()).toEqual({});
    const { rows } = await database.query('select 1 from identity_provider_account where player_id = $1', [player.id]);
    expect(rows).toEqual([]);
  });

  test.each([
    ['not checked', { email_verified: false }],
    ['not said to be checked', { email_verified: undefined }],
    ['missing', { email: undefined }],
    ['no address', { email: 'x' }],
    ['checked in words only', { email_verified: 'yes' as never }],
  ])('an address that is %s opens no account', async (_what, change) => {
    const person = room.person(change);
    const traveller = room.traveller();
    const before = await players();
    expect(await traveller.travelAs(person.sub)).toBe('/login?auth_error=email_not_verified&provider=google_oauth2');
    expect(await traveller.player()).toEqual({});
    expect(await players()).toBe(before);
  });

  test('an address that changes over there does not lead to another account', async () => {
    const person = room.person();
    const traveller = room.traveller();
    await traveller.travelAs(person.sub);
    const { id, email } = await traveller.player();
    const victim = await registered('victim@mail.example');
    person.email = 'victim@mail.example';
    const again = room.traveller();
    await again.travelAs(person.sub);
    expect(await again.player()).toMatchObject({ id, email });
    expect(id).not.toBe(victim.player.id);
  });

  test('a player without a password cannot be entered with one', async () => {
    const person = room.person();
    await room.traveller().travelAs(person.sub);
    const traveller = room.traveller();
    const user = { email: person.email, password: strongPassword };
    const answer = await traveller.post('/api/users/sign_in', { user });
    expect(answer.status).toBe(422);
  });
});

describe('where one may not', () => {
  test.each(['US', 'PL'])('nobody from %s is sent on the way at all', async (country) => {
    const traveller = room.traveller();
    traveller.cookies.set('x-demo-country', country);
    expect(await traveller.land('/auth/google_oauth2')).toBe('/login?auth_error=region&provider=google_oauth2');
  });

  test('where only log-in is open, a stranger does not become a player', async () => {
    const person = room.person();
    const traveller = room.traveller();
    traveller.cookies.set('x-demo-country', 'EE');
    const before = await players();
    expect(await traveller.travelAs(person.sub)).toBe('/login?auth_error=registration_region&provider=google_oauth2');
    expect(await players()).toBe(before);
  });

  test('a player who travels there is not let in, and home again is', async () => {
    const person = room.person();
    await room.traveller().travelAs(person.sub);
    const traveller = room.traveller();
    const callback = await traveller.leaveAs(person.sub);
    traveller.cookies.set('x-demo-country', 'US');
    expect(await traveller.land(callback.href)).toBe('/login?auth_error=region&provider=google_oauth2');
    expect(await traveller.player()).toEqual({});
    traveller.cookies.delete('x-demo-country');
    expect(await traveller.travelAs(person.sub)).toBe('/');
  });
});

test('who turns back over there is back at the log-in, with the page that was asked for', async () => {
  room.person();
  const traveller = room.traveller();
  const { url } = await traveller.follow('/auth/google_oauth2?redirect=/profile', /\/interaction\//);
  const callback = await traveller.answerWho(url, { cancel: '1' });
  expect(callback.searchParams.get('error')).toBe('access_denied');
  expect(await traveller.land(callback.href)).toBe(
    '/login?auth_error=cancelled&provider=google_oauth2&redirect=%2Fprofile',
  );
});

test('the list of houses is what the operator set', async () => {
  expect(await room.traveller().json('/api/info/auth_providers')).toEqual([
    { name: 'google_oauth2', url: '/auth/google_oauth2' },
    { name: 'other', url: '/auth/other' },
  ]);
  expect((await room.traveller().send('/auth/nobody')).status).toBe(404);
  expect((await room.traveller().send('/auth/nobody/callback?code=1&state=2')).status).toBe(404);
});
