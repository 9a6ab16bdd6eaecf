import { beforeEach, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aCashout, aDeposit, sharedPayments, type TestPlayer } from '../testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);

beforeEach(() => {
  room.fake.setMood('answers');
  Object.assign(room.others, { offers: ['offer-1', 'offer-2'], profile: 'CW' });
  Object.assign(room.promised, { reserved: [], released: [], taken: [], givenBack: [] });
});

const pick = ({ player }: TestPlayer, offerId: string) => {
  player.statuses = [{ id: `pick:${offerId}`, name: offerId }];
};
const payments = async (playerId: number) =>
  (await database.query('select offer_id, amount from payments_payment where player_id = $1 order by id', [playerId]))
    .rows;
const newsOf = async (topic: string, playerId: number) =>
  (
    await database.query(
      `select event from kit_outbox, jsonb_array_elements(events) event
       where topic = $1 and event ->> 'playerId' = $2 order by id`,
      [topic, String(playerId)],
    )
  ).rows.map(({ event }) => event);

describe('a deposit with an offer', () => {
  test('[PR-05] reserves what was chosen in the transaction that writes it, and its news carries the reference', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId, aDeposit({ offer_id: 'offer-1' }));
    expect(room.promised.reserved).toEqual([
      { playerId, offerId: 'offer-1', currency: 'EUR', amount: 5000n, method: 'visa', reference },
    ]);
    await room.tell(room.fake.decide(reference, 'succeeded'));
    expect(await newsOf('payments.deposited', playerId)).toMatchObject([{ paymentId: id, reference, number: 1 }]);
    expect(await newsOf('payments.changed', playerId)).toMatchObject([{ reference }, { reference }]);
    const { body } = await room.call(playerId, 'GET', `/api/player/payments/${id}`);
    expect(body).toMatchObject({ state: 'succeeded', offer_id: 'offer-1' });
  });

  test('that comes to nothing sets free what was reserved; one without an offer has nothing to set free', async () => {
    const { id: playerId } = await room.player();
    const declined = await room.start(playerId, aDeposit({ offer_id: 'offer-1' }));
    await room.tell(room.fake.decide(declined.reference, 'declined'));
    const canceled = await room.start(playerId, aDeposit({ offer_id: 'offer-1' }));
    await room.call(playerId, 'POST', `/api/player/payments/${canceled.id}/cancel`);
    const without = await room.start(playerId, aDeposit({ offer_id: null }));
    await room.call(playerId, 'POST', `/api/player/payments/${without.id}/cancel`);
    expect(room.promised.released).toEqual([declined.reference, canceled.reference]);
  });

  test('that cannot be had is refused, and nothing is written', async () => {
    const { id: playerId } = await room.player();
    const answer = await room.start(playerId, aDeposit({ offer_id: 'offer-9' }));
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { offer_id: { not_available: expect.any(String) } } },
    ]);
    expect([await payments(playerId), room.promised.reserved]).toEqual([[], []]);
  });

  test('[PR-05] takes what was picked before when none is named, and none when that was said', async () => {
    const player = await room.player();
    pick(player, 'offer-2');
    await room.start(player.id, aDeposit());
    await room.start(player.id, aDeposit({ offer_id: null, amount: '20.00' }));
    await room.start(player.id, aDeposit({ offer_id: 'offer-1', amount: '30.00' }));
    expect(room.promised.reserved.map(({ offerId, amount }) => [offerId, amount])).toEqual([
      ['offer-2', 5000n],
      ['offer-1', 3000n],
    ]);
    expect(await payments(player.id)).toEqual([
      { offer_id: 'offer-2', amount: 5000n },
      { offer_id: null, amount: 2000n },
      { offer_id: 'offer-1', amount: 3000n },
    ]);
  });

  test('goes on without one that was picked and has ended meanwhile', async () => {
    const player = await room.player();
    pick(player, 'offer-9');
    expect((await room.start(player.id, aDeposit())).status).toBe(200);
    expect(await payments(player.id)).toEqual([{ offer_id: null, amount: 5000n }]);
  });

  test('in coins takes what was picked before, once, with the amount that came', async () => {
    const player = await room.player();
    pick(player, 'offer-2');
    const { body: fields } = await room.call(
      player.id,
      'GET',
      '/api/payments/payment_methods/BTC/bitcoin/fields?payment_action=deposit',
    );
    const output = (seen: number, state: 'processing' | 'succeeded') => ({
      eventId: `offer-${player.id}-${seen}`,
      address: fields.methodFields[0].address,
      providerReference: `tx-offer-${player.id}:0`,
      state,
      amount: 20_000n,
      currency: 'BTC' as const,
      confirmations: { seen, needed: 2 },
    });
    await room.tell(output(0, 'processing'));
    await room.tell(output(2, 'succeeded'));
    expect(room.promised.reserved).toMatchObject([{ offerId: 'offer-2', currency: 'BTC', amount: 20_000n }]);
    expect(await payments(player.id)).toEqual([{ offer_id: 'offer-2', amount: 20_000n }]);
  });

  test('is one reservation, however often it is repeated with its key', async () => {
    const { id: playerId } = await room.player();
    const first = await room.start(playerId, aDeposit({ offer_id: 'offer-1' }), 'once-with-offer');
    const again = await room.start(playerId, aDeposit({ offer_id: 'offer-1' }), 'once-with-offer');
    expect([again.id, room.promised.reserved.length]).toEqual([first.id, 1]);
    const other = await room.start(playerId, aDeposit({ offer_id: null }), 'once-with-offer');
    expect([other.status, other.body.error?.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });
});

describe('a cashout and gifts', () => {
  test('[PR-06] takes its share with the hold and brings it back when it is recalled', async () => {
    const { id: playerId } = await room.player(10_000n);
    const { id, reference } = await room.start(playerId, aCashout());
    expect(room.promised.taken).toEqual([{ playerId, currency: 'EUR', amount: 4000n, reference }]);
    expect((await room.call(playerId, 'POST', `/api/player/payments/${id}/recall`)).status).toBe(200);
    expect(room.promised.givenBack).toEqual([reference]);
  });

  test('brings it back when it is rejected or declined, and keeps it when it is paid', async () => {
    const { id: playerId } = await room.player(20_000n);
    const rejected = await room.start(playerId, aCashout());
    await room.payments.mind(rejected.id);
    const member = { id: 1, name: 'Ada' };
    await database.tx((tx) => room.payments.desk.reject(tx, { paymentId: rejected.id, member, reason: 'no' }));
    const declined = await room.start(playerId, aCashout());
    const paid = await room.start(playerId, aCashout({ amount: '30.00' }));
    for (const { id: paymentId, reference } of [declined, paid]) {
      await room.payments.mind(paymentId);
      await database.tx((tx) => room.payments.desk.approve(tx, { paymentId, member }));
      await room.payments.mind(paymentId);
      await room.tell(room.fake.decide(reference, reference === paid.reference ? 'succeeded' : 'declined'));
    }
    expect(await Promise.all([rejected, declined, paid].map(({ id }) => room.state(id)))).toEqual([
      'rejected',
      'declined',
      'succeeded',
    ]);
    expect(room.promised.taken.map(({ reference }) => reference)).toHaveLength(3);
    expect(room.promised.givenBack).toEqual([rejected.reference, declined.reference]);
  });

  test('that is refused takes nothing', async () => {
    const { id: playerId } = await room.player(1_000n);
    expect((await room.start(playerId, aCashout())).status).toBe(422);
    expect(room.promised.taken).toEqual([]);
  });
});
