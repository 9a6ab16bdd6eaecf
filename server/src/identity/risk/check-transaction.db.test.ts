import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { createBrowser, registrationOf, sharedIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

const payment = { transaction_id: 't-1', type: 'transaction', amount: 50, currency: 'EUR', payment_system: 'cards' };

async function aPlayer(registration: Record<string, unknown> = {}) {
  const browser = createBrowser(room.app);
  const { id } = (await browser.register(registrationOf({ country: 'CA', ...registration }))).json();
  const check = (change: object = {}, headers = {}) =>
    browser.send({ method: 'POST', url: '/api/users/transaction', payload: { ...payment, ...change }, headers });
  return { id: Number(id), browser, check };
}

const recordsOf = async (playerId: number) =>
  (await database.query('select * from identity_risk_check where player_id = $1 order by id', [playerId])).rows;

describe('[API-50] POST /api/users/transaction', () => {
  test('accepts what is plain, and writes it down', async () => {
    const { id, check } = await aPlayer();
    const answer = await check({ country: 'CA' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'accept' }]);
    expect(await recordsOf(id)).toMatchObject([
      {
        transaction_id: 't-1',
        kind: 'transaction',
        verdict: 'accept',
        reasons: [],
        currency: 'EUR',
        payment_system: 'cards',
      },
    ]);
  });

  test('[CASH-19] takes country, names, e-mail, device, card, amount, currency, system, type and status', async () => {
    const { id, browser, check } = await aPlayer();
    const { email } = await browser.player();
    const names = { first_name: 'Edmond', last_name: 'Halley' };
    await browser.send({ method: 'PATCH', url: '/api/player', payload: { player: names } });
    const whole = {
      transaction_id: 'before-payment',
      type: 'payout',
      country: 'CA',
      email,
      ...names,
      dfpc: 'a device of its own',
      card: { brand: 'visa', last4: '4242' },
      amount: 12.5,
      currency: 'CAD',
      payment_system: 'visa',
      custom_player_status: '259',
    };
    expect((await check(whole)).json()).toEqual({ status: 'accept' });
    expect(await recordsOf(id)).toMatchObject([
      { transaction_id: 'before-payment', kind: 'payout', currency: 'CAD', payment_system: 'visa', verdict: 'accept' },
    ]);
    expect(Number((await recordsOf(id))[0]?.amount)).toBe(12.5);
    // Each of them is read: what does not fit the account is looked at.
    for (const other of [{ country: 'DE' }, { email: 'somebody@else.example' }, { first_name: 'Eve' }]) {
      expect((await check({ ...whole, type: 'transaction', ...other })).json(), JSON.stringify(other)).not.toEqual({
        status: 'accept',
      });
    }
  });

  test('another country is looked at, a closed one declined; the player is not told why', async () => {
    const { id, check } = await aPlayer();
    expect((await check({}, { 'x-demo-country': 'DE' })).json()).toEqual({ status: 'review' });
    expect((await check({ country: 'RU' })).json()).toEqual({ status: 'decline' });
    expect((await check({ email: 'x@mailinator.com' })).json()).toEqual({ status: 'decline' });
    expect((await recordsOf(id)).map(({ reasons }) => reasons)).toEqual([
      ['other_place'],
      ['closed_country', 'other_country'],
      ['disposable_email', 'other_email'],
    ]);
  });

  test('a name that is not the account’s is looked at, and never paid out to', async () => {
    const { browser, check } = await aPlayer();
    await browser.send({
      method: 'PATCH',
      url: '/api/player',
      payload: { player: { first_name: 'Edmond', last_name: 'Halley' } },
    });
    expect((await check({ first_name: 'Eve' })).json()).toEqual({ status: 'review' });
    expect((await check({ type: 'payout', card: { holder: 'EVE NOBODY' } })).json()).toEqual({ status: 'decline' });
    expect((await check({ first_name: 'EDMOND', card: { holder: 'E HALLEY' } })).json()).toEqual({ status: 'accept' });
  });

  test('a device of another player, and a player with several accounts', async () => {
    await aPlayer({ dfpc: 'the same device' });
    const { id, check } = await aPlayer();
    expect((await check({ dfpc: 'the same device' })).json()).toEqual({ status: 'review' });
    await database.homes.of(id).tx((tx) => room.identity.changeGroups(tx, { playerId: id, add: [100] }));
    await check();
    expect((await recordsOf(id)).map(({ reasons }) => reasons)).toEqual([['shared_device'], ['multi_account']]);
  });

  test('too many in a short time, also at once; later it is forgotten', async () => {
    const { check } = await aPlayer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => check()));
    const verdicts = answers.map((answer) => answer.json().status);
    expect(verdicts.filter((verdict) => verdict === 'accept')).toHaveLength(10);
    expect(verdicts.filter((verdict) => verdict === 'review')).toHaveLength(2);
    room.clock.advanceMs(10 * 60_000);
    expect((await check()).json()).toEqual({ status: 'accept' });
  });

  test('devices are kept in a small number', async () => {
    const { id, check } = await aPlayer();
    for (let device = 0; device < 25; device++) await check({ dfpc: `device ${device}` });
    const { rows } = await database.query('select count(*)::int from identity_fingerprint where player_id = $1', [id]);
    expect(rows[0]?.count).toBe(20);
  });

  test('is for players, and nonsense is refused', async () => {
    expect(
      (await room.app.inject({ method: 'POST', url: '/api/users/transaction', payload: payment })).statusCode,
    ).toBe(401);
    const { id, check } = await aPlayer();
    for (const change of [
      { type: 'gift' },
      { amount: -1 },
      { amount: 'x' },
      { amount: 1e13 },
      { card: 'x' },
      { dfpc: 7 },
    ]) {
      expect((await check(change)).statusCode).toBe(422);
    }
    expect(await recordsOf(id)).toEqual([]);
    for (const country of ['', 'zz', '💥', '__proto__']) expect((await check({ country })).statusCode).toBe(200);
  });
});
