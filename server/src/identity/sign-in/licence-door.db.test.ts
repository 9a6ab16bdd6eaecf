import { describe, expect, test } from 'vitest';
import { createGeo } from '../../geo/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { openAccount, openGuardedAccount } from '../testing/test-account.ts';
import { createBrowser, sharedIdentity, strongPassword } from '../testing/test-identity.ts';

const estonian = 'ee.halley.test';
const elsewhere = 'halley.test';

const database = sharedHomes();
const room = sharedIdentity(database, { geo: createGeo({ demo: true, licensedHosts: [estonian] }) });

const playerUnder = async (licence: string) => {
  const { email, id } = await openAccount(room);
  await database.homes.of(id).query('update identity_player set license_name = $2 where id = $1', [id, licence]);
  return email;
};

const signIn = (email: string, place: { host: string; country: string }, password = strongPassword) =>
  createBrowser(room.app).signIn(email, password, { host: place.host, 'x-demo-country': place.country });

describe('[ERR-05] the Estonian licence', () => {
  test.each([
    ['EE', estonian, 'EE', 201],
    ['EE', estonian, 'DE', 201],
    ['EE', elsewhere, 'DE', 403],
    ['EE', elsewhere, 'EE', 403],
    ['CW', estonian, 'EE', 201],
    ['CW', estonian, 'DE', 201],
    ['CW', elsewhere, 'EE', 201],
    ['CW', elsewhere, 'DE', 201],
    ['GCB', estonian, 'EE', 201],
    ['GCB', elsewhere, 'DE', 201],
  ])('[ERR-05] a player under %s on %s, visiting from %s: %i', async (licence, host, country, status) => {
    const answer = await signIn(await playerUnder(licence), { host, country });
    expect(answer.statusCode).toBe(status);
    if (status === 403) {
      expect(answer.json()).toEqual({ error: { code: 'EE_LICENSE_BLOCKED', message: expect.any(String) } });
      expect(answer.cookies).toEqual([]);
    }
  });

  test('[ERR-05] is named to nobody but the owner of the account', async () => {
    const email = await playerUnder('EE');
    const answer = await signIn(email, { host: elsewhere, country: 'DE' }, 'wrong');
    expect(answer.json()).toHaveProperty('errors.login.invalid');
  });

  test('[ERR-05] stands before the second factor is asked for', async () => {
    const { email, id } = await openGuardedAccount(room);
    await database.homes.of(id).query(`update identity_player set license_name = 'EE' where id = $1`, [id]);
    const answer = await signIn(email, { host: elsewhere, country: 'DE' });
    expect(answer.json()).toMatchObject({ error: { code: 'EE_LICENSE_BLOCKED' } });
    expect(answer.cookies).toEqual([]);
  });

  test('a refusal of the licence is no failed log-in', async () => {
    const email = await playerUnder('EE');
    for (let visit = 0; visit < 4; visit += 1) await signIn(email, { host: elsewhere, country: 'DE' });
    expect((await signIn(email, { host: estonian, country: 'EE' })).statusCode).toBe(201);
  });
});
