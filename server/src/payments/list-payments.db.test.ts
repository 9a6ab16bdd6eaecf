import { paymentStates } from '@halley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { aCashout, sharedPayments } from './testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);
beforeEach(() => {
  room.fake.setMood('answers');
  Object.assign(room.others, { risk: 'accept', country: 'CA', limit: undefined, profile: 'CW' });
});

describe('the list of payments', () => {
  test('[API-03] [CASH-15] the latest first, only one’s own, each with what a screen needs', async () => {
    const { id: playerId } = await room.player(10_000n);
    const { id: other } = await room.player(10_000n);
    const first = await room.start(playerId);
    await room.start(other);
    const second = await room.start(playerId, aCashout());
    const { status, body } = await room.call(playerId, 'GET', '/api/player/payments');
    expect([status, body.map((payment: { id: number }) => payment.id)]).toEqual([200, [second.id, first.id]]);
    expect(body[0]).toMatchObject({ action: 'cashout', state: 'reserved', finished_at: null, recallable: true });
    expect(body[1]).toMatchObject({ action: 'deposit', state: 'pending', finished_at: null, recallable: false });
    for (const { state } of body) expect(paymentStates).toContain(state);
    expect((await room.call(0, 'GET', '/api/player/payments')).status).toBe(401);
  });

  test('[CASH-16] a payment is in one of eight states, and is told so', async () => {
    const { id: playerId } = await room.player(100_000n);
    const member = { id: 1, name: 'Edmond' };
    const told: Record<string, number> = {};
    const deposit = async (state: string) => {
      const started = await room.start(playerId);
      told[state] = started.id;
      return started;
    };
    const cashout = async (state: string) => {
      const { id: paymentId } = await room.start(playerId, aCashout({ amount: '20' }));
      told[state] = paymentId;
      return paymentId;
    };
    await deposit('pending');
    await room.tell(room.fake.decide((await deposit('succeeded')).reference, 'succeeded'));
    await room.tell(room.fake.decide((await deposit('declined')).reference, 'declined'));
    await room.call(playerId, 'POST', `/api/player/payments/${(await deposit('canceled')).id}/cancel`);
    await room.call(playerId, 'POST', `/api/player/payments/${await cashout('recalled')}/recall`);
    const rejected = await cashout('rejected');
    await room.payments.mind(rejected);
    await database.tx((tx) => room.payments.desk.reject(tx, { paymentId: rejected, member, reason: 'no' }));
    const processing = await cashout('processing');
    await room.payments.mind(processing);
    await database.tx((tx) => room.payments.desk.approve(tx, { paymentId: processing, member }));
    await cashout('reserved');
    const { body } = await room.call(playerId, 'GET', '/api/player/payments');
    const states = Object.fromEntries(body.map(({ id, state }: { id: number; state: string }) => [state, id]));
    expect(states).toEqual(told);
    expect(Object.keys(told).sort()).toEqual([...paymentStates].sort());
  });

  test('by page and filter; a last day before the first is refused', async () => {
    const { id: playerId } = await room.player(100_000n);
    for (let count = 0; count < 3; count++) await room.start(playerId);
    room.clock.advanceMs(24 * 60 * 60 * 1000);
    await room.start(playerId, aCashout());
    const search = (body: object) => room.call(playerId, 'POST', '/api/player/payments/with_pages', body);
    const page = (await search({ page: 2, page_size: 3 })).body;
    expect([page.data.length, page.pagination]).toEqual([1, { page: 2, per_page: 3, total_count: 4 }]);
    expect((await search({ filter: { type: 'cashout' } })).body.pagination.total_count).toBe(1);
    expect((await search({ filter: { currency: 'USD' } })).body.data).toEqual([]);
    const today = room.clock.now().toISOString().slice(0, 10);
    expect((await search({ filter: { from: today, to: today } })).body.pagination.total_count).toBe(1);
    expect((await search({ filter: { from: '2026-02-02', to: '2026-02-01' } })).body.errors).toHaveProperty(
      'to.before_from',
    );
    expect((await search({ page: 0 })).status).toBe(422);
  });

  test('[API-05] [CASH-13] accounts show what can be cashed out; a cashout under way is no longer in it', async () => {
    const { id: playerId } = await room.player(10_000n);
    await room.start(playerId, aCashout());
    const plain = await room.call(playerId, 'GET', '/api/player/accounts?compatibility=false');
    expect(plain.body).toMatchObject([
      { currency: 'EUR', amount_cents: 6000, available_to_cashout_cents: 6000, active: true },
    ]);
    const old = await room.call(playerId, 'GET', '/api/player/accounts?compatibility=true');
    expect(old.body).toEqual([
      { currency: 'EUR', amount_cents: 6000, available_to_cashout_cents: 6000, wager_status: 'none' },
    ]);
  });
});
