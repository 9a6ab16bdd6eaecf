import type { Currency } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aCashout, aDeposit, sharedPayments } from '../testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);

const methodsOf = async (playerId: number, currency: Currency, action = 'deposit') =>
  (await room.call(playerId, 'GET', `/api/payments/payment_methods/${currency}?payment_action=${action}`)).body;
type Listed = { id: string };

describe('saved ways of paying', () => {
  const profile = { token: 'tok_secret_7', title: 'Visa ···· 4417', brand: 'visa', last4: '4417' };

  async function aSaved() {
    const one = await room.player(10_000n);
    const { reference } = await room.start(one.id, aDeposit({ save_profile: true }));
    await room.tell(room.fake.decide(reference, 'succeeded', { profile }));
    const { methods } = await methodsOf(one.id, 'EUR', 'cashout');
    const [saved] = methods.find(({ id }: Listed) => id === 'visa').savedProfiles;
    return { one, saved };
  }

  test('are kept when asked for, used by their id, and the token is sealed', async () => {
    const { one, saved } = await aSaved();
    expect(saved).toEqual({ id: expect.any(String), title: 'Visa ···· 4417', isRemoveAvailable: true });
    const { rows } = await database.query('select sealed_token from payments_profile where id = $1', [saved.id]);
    expect(rows[0]?.sealed_token.toString('latin1')).not.toContain('tok_secret');
    const started = await room.start(one.id, aDeposit({ saved_profile_id: saved.id }));
    expect(room.fake.known.get(started.reference)?.order.profileToken).toBe('tok_secret_7');
  });

  test('money goes back to a card only as a saved one, and never to somebody else’s', async () => {
    const { one, saved } = await aSaved();
    const cashout = (change: object) => aCashout({ payment_method: 'visa', fields: {}, ...change });
    expect(Object.keys((await room.start(one.id, cashout({}))).body.errors)).toEqual(['saved_profile_id']);
    const thief = await room.player(10_000n);
    for (const id of [saved.id, '987654', 'x', '']) {
      const stolen = await room.start(thief.id, cashout({ saved_profile_id: id }));
      expect(stolen.body.errors).toHaveProperty('saved_profile_id.unknown');
    }
    const wrongMethod = await room.start(one.id, cashout({ payment_method: 'mastercard', saved_profile_id: saved.id }));
    expect(wrongMethod.body.errors).toHaveProperty('saved_profile_id.unknown');
    const sent = await room.start(one.id, cashout({ saved_profile_id: saved.id }));
    expect((await room.call(one.id, 'GET', `/api/player/payments/${sent.id}`)).body.destination).toBe('Visa ···· 4417');
  });

  test('are forgotten, here and there; the pages are told', async () => {
    const { one, saved } = await aSaved();
    expect((await room.call(one.id, 'DELETE', `/api/payments/profiles/${saved.id}`)).status).toBe(204);
    expect((await room.call(one.id, 'DELETE', `/api/payments/profiles/${saved.id}`)).status).toBe(404);
    expect(room.fake.forgotten).toContain('tok_secret_7');
    const { rows } = await database.query('select sealed_token from payments_profile where id = $1', [saved.id]);
    expect(rows[0]?.sealed_token).toBeNull();
    const used = await room.start(one.id, aDeposit({ saved_profile_id: saved.id }));
    expect(used.body.errors).toHaveProperty('saved_profile_id.unknown');
    await room.deliver();
    const told = room.published.filter(
      ({ playerId, channel }) => playerId === one.id && channel === 'payment_methods_updated',
    );
    expect(told.length).toBeGreaterThanOrEqual(2);
  });

  test('nobody asked for it, or it carries a card number: it is not kept', async () => {
    for (const [save, change] of [
      [false, {}],
      [true, { title: 'Visa 4111111111111111' }],
      [true, { token: '4111111111111111' }],
      [true, { last4: '44171' }],
    ] as const) {
      const one = await room.player();
      const { reference } = await room.start(one.id, aDeposit({ save_profile: save }));
      const told = await room.tell(room.fake.decide(reference, 'succeeded', { profile: { ...profile, ...change } }));
      expect(told.status).toBe(200);
      const { rows } = await database.query('select 1 from payments_profile where player_id = $1', [one.id]);
      expect([rows.length, await room.balance(one.id)]).toMatchObject([0, { cash: 5000n }]);
    }
  });
});

test('[LIVE-02] [LIVE-03] every step reaches the player’s pages, and the balance with it', async () => {
  const { id: playerId } = await room.player();
  const { id, reference } = await room.start(playerId);
  await room.tell(room.fake.decide(reference, 'succeeded'));
  await room.deliver();
  const heard = (channel: string) =>
    room.published.filter((one) => one.playerId === playerId && one.channel === channel).map((one) => one.payload);
  expect(heard('payments_changes').map(({ state, success }) => [state, success])).toEqual([
    ['pending', false],
    ['succeeded', true],
  ]);
  expect(heard('payments_events')).toEqual([
    { id, action: 'deposit', event: 'pending', amount_cents: 5000, currency: 'EUR' },
    { id, action: 'deposit', event: 'succeeded', amount_cents: 5000, currency: 'EUR' },
  ]);
  expect(heard('allsecure_notification')).toEqual([{ payment_id: id, status: 'succeeded' }]);
  expect(heard('balance').at(-1)).toMatchObject({ currency: 'EUR', amount_cents: 5000 });
});
