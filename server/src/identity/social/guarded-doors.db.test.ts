import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { registrationOf, strongPassword } from '../testing/test-identity.ts';
import { sharedSocial } from './testing/test-social.ts';
import type { Traveller } from './testing/test-traveller.ts';

const database = sharedHomes();
const room = sharedSocial(database);

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: room.clock.now().getTime() });

async function connected(): Promise<{ player: Traveller; sub: string; id: number; email: string }> {
  const { sub } = room.person();
  const player = room.traveller();
  await player.post('/api/users', registrationOf());
  expect(await player.travelAs(sub)).toBe('/profile/security?auth=connected');
  const { id, email } = await player.player();
  return { player, sub, id, email };
}

async function withSecondFactor() {
  const account = await connected();
  const { otp_secret } = await account.player.json('/api/v2/player/two_factor');
  const two_factor = { otp_secret, authentication_code: codeOf(otp_secret) };
  expect((await account.player.post('/api/v2/player/two_factor', { two_factor })).status).toBe(200);
  // The code that turned it on is used up.
  room.clock.advanceMs(30_000);
  return { ...account, secret: otp_secret as string };
}

const failWith = (code: string) => `/login?auth_error=${code}&provider=google_oauth2`;

describe('a second factor', () => {
  test('is asked for after the other house has vouched, and then opens the door', async () => {
    const { sub, id, secret } = await withSecondFactor();
    const guest = room.traveller();
    expect(await guest.travelAs(sub)).toBe(failWith('two_factor'));
    expect(await guest.player()).toEqual({});
    expect((await guest.post('/api/users/sign_in', { user: { otp_attempt: '000000' } })).status).toBe(422);
    expect(await guest.player()).toEqual({});
    const answer = await guest.post('/api/users/sign_in', { user: { otp_attempt: codeOf(secret) } });
    expect(answer.status).toBe(201);
    expect((await guest.player()).id).toBe(id);
  });

  test('does not open a door nobody has vouched for', async () => {
    const { secret } = await withSecondFactor();
    const guest = room.traveller();
    const answer = await guest.post('/api/users/sign_in', { user: { otp_attempt: codeOf(secret) } });
    expect(answer.status).toBe(422);
  });
});

describe('an account that failed log-ins have locked', () => {
  const lock = async (email: string) => {
    for (const _try of [1, 2, 3]) {
      await room.traveller().post('/api/users/sign_in', { user: { email, password: 'not the one' } });
    }
  };

  test('stays locked for the account of another house: only the mailbox opens it', async () => {
    const { sub, email } = await connected();
    await lock(email);
    const guest = room.traveller();
    expect(await guest.travelAs(sub)).toBe(failWith('locked'));
    expect(await guest.player()).toEqual({});
    const right = await guest.post('/api/users/sign_in', { user: { email, password: strongPassword } });
    expect(await right.json()).toHaveProperty('errors.login.locked');
  });

  test('opens with the second factor', async () => {
    const { sub, id, email, secret } = await withSecondFactor();
    await lock(email);
    const guest = room.traveller();
    expect(await guest.travelAs(sub)).toBe(failWith('two_factor'));
    expect((await guest.post('/api/users/sign_in', { user: { otp_attempt: codeOf(secret) } })).status).toBe(201);
    expect((await guest.player()).id).toBe(id);
  });
});

test('an account that staff have closed is closed for the account of another house', async () => {
  const { sub, id } = await connected();
  await database.homes.of(id).tx((tx) => room.identity.desk.block(tx, { playerId: id, reason: 'test' }));
  const guest = room.traveller();
  expect(await guest.travelAs(sub)).toBe(failWith('blocked'));
  expect(await guest.player()).toEqual({});
});

test('a player of the Estonian licence does not come in where we do not hold it', async () => {
  const { sub, id } = await connected();
  await database.homes.of(id).query("update identity_player set license_name = 'EE' where id = $1", [id]);
  const guest = room.traveller();
  expect(await guest.travelAs(sub)).toBe(failWith('licence'));
  expect(await guest.player()).toEqual({});
});

describe('connecting is a change that matters', () => {
  test('it needs a player who has just shown who they are', async () => {
    const { player } = await connected();
    room.clock.advanceMs(5 * 60_000);
    expect(await player.land('/auth/other')).toBe('/profile/security?auth_error=reauthenticate&provider=other');
    expect(player.cookies.has('halley_auth')).toBe(false);
    await player.post('/api/player/reauthentication', { password: strongPassword });
    expect(await player.land('/auth/other')).toContain(room.other.settings.issuer);
  });

  test('the owner reads of it in the mailbox, and of the end of it', async () => {
    const { player, email, sub, id } = await connected();
    const person = room.provider.people.get(sub);
    const told = () => room.mails.filter(({ to, text }) => to === email && text.includes(`google (${person?.email})`));
    expect(told()).toHaveLength(1);
    const [{ id: accountId }] = await player.json('/api/auth_providers');
    await player.send(`/api/auth_providers/${accountId}`, { method: 'DELETE' });
    expect(told()).toHaveLength(2);
    const { rows } = await database.query(
      `select event ->> 'change' as change from kit_outbox, jsonb_array_elements(events) event
       where topic = 'identity.provider_changed' and (event ->> 'playerId')::int = $1 order by id`,
      [id],
    );
    expect(rows.map(({ change }) => change)).toEqual(['added', 'removed']);
  });
});
