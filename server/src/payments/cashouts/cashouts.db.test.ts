import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { lockWallets, post } from '../../wallet/index.ts';
import { aCashout, aDeposit, sharedPayments } from '../testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);
const halley = { id: 1, name: 'Edmond' };
const newton = { id: 2, name: 'Isaac' };
const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => {
  room.fake.setMood('answers');
  Object.assign(room.others, { risk: 'accept', country: 'CA', limit: undefined, profile: 'CW', proven: true });
});
afterEach(async () => expect(await room.audit()).toEqual([]));

const approve = (paymentId: number, member = halley) =>
  database.tx((tx) => room.payments.desk.approve(tx, { paymentId, member }));
const reject = (paymentId: number, reason = 'Please verify first.') =>
  database.tx((tx) => room.payments.desk.reject(tx, { paymentId, member: halley, reason }));
const recall = (playerId: number, id: number) => room.call(playerId, 'POST', `/api/player/payments/${id}/recall`);

/** A cashout that waits for staff: it is the player's first. */
async function aWaiting(amount = 10_000n, change: Record<string, unknown> = {}) {
  const one = await room.player(amount);
  const started = await room.start(one.id, aCashout(change));
  expect(started.status, started.text).toBe(200);
  await room.payments.mind(started.id);
  return { ...started, playerId: one.id, one };
}

/** A player nothing speaks against: who has paid in by bank, played it, and cashed out to the same account before. */
async function aKnownPlayer() {
  const one = await room.player(100_000n);
  const paid = await room.start(one.id, aDeposit({ payment_method: 'bank_transfer' }));
  await room.tell(room.fake.decide(paid.reference, 'succeeded'));
  await room.stake(one.id, 5000n);
  const first = await room.start(one.id, aCashout());
  await room.payments.mind(first.id);
  await approve(first.id);
  await room.payments.mind(first.id);
  await room.tell(room.fake.decide(first.reference, 'succeeded'));
  expect(await room.state(first.id)).toBe('succeeded');
  return one;
}

describe('a cashout', () => {
  test('holds the money at once; nothing speaks against it, so it goes to the provider by itself and is captured', async () => {
    const one = await aKnownPlayer();
    const before = await room.balance(one.id);
    const started = await room.start(one.id, aCashout({ amount: '20' }));
    expect(started.body).toEqual({ payment_id: started.id, mode: 'notify' });
    expect(await room.balance(one.id)).toEqual({ cash: before.cash - 2000n, reserved: before.reserved + 2000n });
    await room.payments.mind(started.id);
    expect(await room.state(started.id)).toBe('processing');
    expect(room.fake.known.get(started.reference)?.order.fields).toEqual({ iban: 'DE89 3704 0044 0532 0130 00' });
    await room.tell(room.fake.decide(started.reference, 'succeeded'));
    expect(await room.balance(one.id)).toEqual({ cash: before.cash - 2000n, reserved: before.reserved });
    const { body } = await room.call(one.id, 'GET', `/api/player/payments/${started.id}`);
    expect(body).toMatchObject({ state: 'succeeded', destination: '···· 3000', recallable: false });
    expect(body.steps.map((step: { state: string }) => step.state)).toEqual([
      'reserved',
      'pending',
      'processing',
      'succeeded',
    ]);
    expect(room.mails.at(-1)).toMatchObject({ to: one.player.email, subject: expect.stringContaining('20.00 EUR') });
  });

  test('the first one waits for staff, with what speaks up; approved, it is sent', async () => {
    room.others.risk = 'review';
    const { id, playerId, reference } = await aWaiting();
    const queue = await room.payments.desk.listCashoutQueue(database, { after: id - 1, limit: 10 });
    expect(queue).toMatchObject([
      {
        id,
        playerId,
        state: 'pending',
        verdict: 'review',
        signals: ['first_cashout', 'method_never_used', 'risk_review'],
      },
    ]);
    room.clock.advanceMs(dayMs);
    await room.payments.sweep();
    expect(await room.state(id)).toBe('pending');
    expect((await approve(id)).state).toBe('processing');
    await room.payments.mind(id);
    await room.tell(room.fake.decide(reference, 'succeeded'));
    expect(await room.balance(playerId)).toEqual({ cash: 6000n, reserved: 0n });
  });

  test('rejected: the money is back, the player reads why, here and by mail', async () => {
    const { id, playerId } = await aWaiting();
    await reject(id, 'The account is not yours.');
    expect(await room.balance(playerId)).toEqual({ cash: 10_000n, reserved: 0n });
    const { body } = await room.call(playerId, 'GET', `/api/player/payments/${id}`);
    expect(body).toMatchObject({ state: 'rejected', cancellation_reason: 'The account is not yours.' });
    expect(room.mails.at(-1)?.text).toContain('The account is not yours.');
    await expect(approve(id)).rejects.toMatchObject({ code: 'PAYMENT_MOVED' });
  });

  test('above the set amount two different people agree', async () => {
    const { id } = await aWaiting(500_000n, { amount: '2000' });
    expect(await approve(id)).toMatchObject({ state: 'pending', approvalsNeeded: 2, approvals: [{ memberId: 1 }] });
    await expect(approve(id)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await room.state(id)).toBe('pending');
    const twice = await Promise.allSettled([approve(id, newton), approve(id, newton)]);
    // Whichever comes first counts, the other finds it done.
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await room.state(id)).toBe('processing');
    const whole = await room.payments.desk.read(database, id);
    expect(whole.approvals.map(({ name }) => name)).toEqual(['Edmond', 'Isaac']);
    expect(whole.events.filter(({ to }) => to === 'processing')).toHaveLength(1);
  });

  test('the provider declines: the money is back', async () => {
    const { id, playerId, reference } = await aWaiting();
    await approve(id);
    await room.payments.mind(id);
    await room.tell(room.fake.decide(reference, 'declined'));
    expect([await room.state(id), await room.balance(playerId)]).toEqual(['declined', { cash: 10_000n, reserved: 0n }]);
  });

  test('"paid" after it was declined and given back is flagged, and never booked', async () => {
    const { id, playerId, reference } = await aWaiting();
    await approve(id);
    await room.payments.mind(id);
    await room.tell(room.fake.decide(reference, 'declined'));
    const told = await room.tell(room.fake.decide(reference, 'succeeded'));
    expect(told.body.reports).toMatchObject([{ outcome: 'flagged' }]);
    expect([await room.state(id), await room.balance(playerId)]).toEqual(['declined', { cash: 10_000n, reserved: 0n }]);
    const [difference] = await room.payments.desk.listDifferences(database, {
      paymentId: id,
      limit: 5,
      settled: false,
    });
    expect(difference?.kind).toBe('paid_after_return');
    const settle = () =>
      database.tx((tx) =>
        room.payments.desk.settleDifference(tx, {
          differenceId: difference?.id as number,
          member: halley,
          settlement: 'The provider was wrong.',
          outcome: 'noted',
        }),
      );
    expect((await settle()).settled).toMatchObject({ by: 'Edmond', settlement: 'The provider was wrong.' });
    await expect(settle()).rejects.toMatchObject({ code: 'PAYMENT_MOVED' });
  });

  test('"paid" of one that was never sent is flagged, and it stays where it is', async () => {
    const { id, reference, playerId } = await aWaiting();
    const report = room.fake.reportOf(reference, { state: 'succeeded', amount: 4000n });
    expect((await room.tell(report)).body.reports).toMatchObject([{ outcome: 'flagged' }]);
    const canceled = room.fake.reportOf(reference, { state: 'canceled', amount: 4000n });
    expect((await room.tell(canceled)).body.reports).toMatchObject([{ outcome: 'late' }]);
    expect([await room.state(id), await room.balance(playerId)]).toEqual(['pending', { cash: 6000n, reserved: 4000n }]);
  });

  test('paid with another amount stays at the provider until staff say what is true', async () => {
    const { id, playerId, reference } = await aWaiting();
    await approve(id);
    await room.payments.mind(id);
    expect((await room.tell(room.fake.decide(reference, 'succeeded', { amount: 3999n }))).status).toBe(422);
    expect([await room.state(id), await room.balance(playerId)]).toEqual([
      'processing',
      { cash: 6000n, reserved: 4000n },
    ]);
    const [difference] = await room.payments.desk.listDifferences(database, { paymentId: id, limit: 5 });
    await database.tx((tx) =>
      room.payments.desk.settleDifference(tx, {
        differenceId: difference?.id as number,
        member: halley,
        settlement: 'They sent the missing cent.',
        outcome: 'paid',
      }),
    );
    expect([await room.state(id), await room.balance(playerId)]).toEqual(['succeeded', { cash: 6000n, reserved: 0n }]);
  });
});

describe('a deposit that was not played', () => {
  const paidIn = async (playerId: number, amount: string) => {
    const paid = await room.start(playerId, aDeposit({ payment_method: 'bank_transfer', amount }));
    await room.tell(room.fake.decide(paid.reference, 'succeeded'));
  };
  const asked = async (playerId: number) => {
    const { id } = await room.start(playerId, aCashout({ amount: '20' }));
    await room.payments.mind(id);
    return { state: await room.state(id), signals: (await room.payments.desk.read(database, id)).signals };
  };
  const unplayed = async (playerId: number) =>
    (await room.call(playerId, 'GET', '/api/payments/cashout_outlook/EUR')).body.unplayed_cents;

  test('is told before, and holds a withdrawal for a person; played through, nothing is held', async () => {
    const one = await aKnownPlayer();
    expect(await unplayed(one.id)).toBe(0);
    await paidIn(one.id, '100');
    expect(await unplayed(one.id)).toBe(10_000);
    expect(await asked(one.id)).toEqual({ state: 'pending', signals: ['unplayed_deposit'] });
    await room.stake(one.id, 9_999n);
    expect(await unplayed(one.id)).toBe(1);
    expect(await asked(one.id)).toEqual({ state: 'pending', signals: ['unplayed_deposit'] });
    await room.stake(one.id, 1n);
    expect(await unplayed(one.id)).toBe(0);
    expect(await asked(one.id)).toEqual({ state: 'processing', signals: [] });
  });

  test('what was staked before it came does not count for it', async () => {
    const one = await aKnownPlayer();
    await room.stake(one.id, 50_000n);
    await paidIn(one.id, '30');
    expect(await asked(one.id)).toEqual({ state: 'pending', signals: ['unplayed_deposit'] });
  });

  test('[PP-27] nobody is kept from withdrawing by it: staff agree, and it is sent', async () => {
    const one = await aKnownPlayer();
    await paidIn(one.id, '100');
    const { id } = await room.start(one.id, aCashout({ amount: '100' }));
    await room.payments.mind(id);
    await approve(id);
    await room.payments.mind(id);
    expect(await room.state(id)).toBe('processing');
  });

  test('no more of it is told than there is', async () => {
    const { id: playerId } = await room.player();
    await paidIn(playerId, '100');
    await room.start(playerId, aCashout({ amount: '70' }));
    expect(await unplayed(playerId)).toBe(3_000);
  });
});

describe('at the same moment', () => {
  test('[API-04] two recalls: one wins, the money comes back once', async () => {
    const { id, playerId } = await aWaiting();
    const answers = await Promise.all([recall(playerId, id), recall(playerId, id), recall(playerId, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      id,
      state: 'recalled',
      recallable: false,
    });
    expect(await room.balance(playerId)).toEqual({ cash: 10_000n, reserved: 0n });
  });

  test('recall against approval: exactly one of them happens', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, playerId } = await aWaiting();
      const [recalled, approved] = await Promise.allSettled([recall(playerId, id), approve(id)]);
      const isRecalled = recalled.status === 'fulfilled' && recalled.value.status === 200;
      expect(isRecalled).toBe(approved.status === 'rejected');
      expect(await room.state(id)).toBe(isRecalled ? 'recalled' : 'processing');
      expect(await room.balance(playerId)).toEqual(
        isRecalled ? { cash: 10_000n, reserved: 0n } : { cash: 6000n, reserved: 4000n },
      );
    }
  });

  test('a cashout and a bet: together they never take more than there is', async () => {
    for (let round = 0; round < 6; round++) {
      const { id: playerId } = await room.player(5000n);
      const bet = database.tx(async (tx) => {
        const [wallet] = await lockWallets(tx, [{ playerId, currency: 'EUR' }]);
        if (!wallet || wallet.cash < 3000n) return 'refused';
        const movement = {
          bonus: 0n,
          reserved: 0n,
          house: 'games',
          inputHash: Buffer.alloc(32),
          reason: 'stake',
        } as const;
        await post(tx, [wallet], [{ ...movement, accountId: wallet.id, key: randomUUID(), cash: -3000n }]);
        return 'taken';
      });
      const [started, staked] = await Promise.all([room.start(playerId, aCashout()), bet]);
      expect([started.status === 200, staked === 'taken'].filter(Boolean)).toHaveLength(1);
      if (started.status !== 200) expect(started.body.errors).toHaveProperty('amount.not_enough_money');
    }
  });

  test('ten cashouts of all there is: one is written', async () => {
    const { id: playerId } = await room.player(4000n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => room.start(playerId, aCashout())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await room.balance(playerId)).toEqual({ cash: 0n, reserved: 4000n });
  });

  test('one request sent ten times is one payment', async () => {
    const { id: playerId } = await room.player(10_000n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => room.start(playerId, aCashout(), 'once-only')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await room.balance(playerId)).toEqual({ cash: 6000n, reserved: 4000n });
    const other = await room.start(playerId, aCashout({ amount: '41' }), 'once-only');
    expect(other.body.error.code).toBe('IDEMPOTENCY_CONFLICT');
    // Keys are forgotten after a while, payments are not.
    await database.query('delete from kit_idempotency');
    expect((await room.start(playerId, aCashout(), 'once-only')).id).toBe(answers[0]?.id);
    await database.query('delete from kit_idempotency');
    const late = await room.start(playerId, aCashout({ amount: '41' }), 'once-only');
    expect(late.body.error.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await room.balance(playerId)).toEqual({ cash: 6000n, reserved: 4000n });
  });

  test('the wallet is switched in mid-payment: the money comes back to where it was taken from', async () => {
    const { id, playerId } = await aWaiting();
    await room.call(playerId, 'POST', '/api/player/accounts', { currency: 'USD' });
    await recall(playerId, id);
    expect(await room.balance(playerId)).toEqual({ cash: 10_000n, reserved: 0n });
    expect(await room.balance(playerId, 'USD')).toEqual({ cash: 0n, reserved: 0n });
  });
});

describe('taking a cashout back', () => {
  test('[PP-18] where the licence forbids it, it cannot be taken back, and that is said before', async () => {
    room.others.profile = 'EE';
    const { id, playerId } = await aWaiting();
    const { body } = await room.call(playerId, 'GET', '/api/payments/cashout_outlook/EUR');
    expect(body.recallable).toBe(false);
    expect((await room.call(playerId, 'GET', `/api/player/payments/${id}`)).body.recallable).toBe(false);
    expect((await recall(playerId, id)).body.error.code).toBe('PAYMENT_NOT_RECALLABLE');
    expect(await room.balance(playerId)).toEqual({ cash: 6000n, reserved: 4000n });
  });

  test('once it is at the provider nobody takes it back; a deposit never', async () => {
    const { id, playerId } = await aWaiting();
    await approve(id);
    expect((await recall(playerId, id)).body.error.code).toBe('PAYMENT_NOT_RECALLABLE');
    const deposit = await room.start(playerId);
    expect((await recall(playerId, deposit.id)).body.error.code).toBe('PAYMENT_NOT_RECALLABLE');
    expect((await room.call(playerId, 'POST', `/api/player/payments/${id}/cancel`)).status).toBe(404);
  });
});

describe('[PP-19] what stands between a player and their money is told before', () => {
  test('nothing is missing: what can be taken, and what is set aside', async () => {
    const { playerId } = await aWaiting();
    const { body } = await room.call(playerId, 'GET', '/api/payments/cashout_outlook/EUR');
    expect(body).toMatchObject({
      available_cents: 6000,
      withheld: [{ reason: 'reserved', amount_cents: 4000 }],
      missing: [],
      recallable: true,
    });
  });

  test('[F-33] what the outlook names is what a request is refused for; an address that is there has to be confirmed', async () => {
    const one = await room.player(10_000n);
    Object.assign(one.player, { confirmed_at: null, city: null });
    Object.assign(one.standing, { verified: false, licence: 'EE' });
    const outlook = () => room.call(one.id, 'GET', '/api/payments/cashout_outlook/EUR');
    expect((await outlook()).body.missing).toEqual(['city', 'email', 'verification']);
    expect((await room.start(one.id, aCashout())).body.error.code).toBe('VERIFICATION_REQUIRED');
    one.standing.verified = true;
    expect(Object.keys((await room.start(one.id, aCashout())).body.errors)).toEqual(['city', 'email']);
    one.player.city = 'Halifax';
    expect((await room.start(one.id, aCashout())).body.errors).toEqual({
      email: { not_confirmed: 'has to be confirmed first: the link is in our mail' },
    });
    one.player.confirmed_at = '2025-01-01T00:00:00.000Z';
    expect((await outlook()).body.missing).toEqual([]);
    expect((await room.start(one.id, aCashout())).status).toBe(200);
  });

  test('how long it usually takes is known once there were enough', async () => {
    const { body: before } = await room.call((await room.player()).id, 'GET', '/api/payments/cashout_outlook/NOK');
    expect(before.usual_minutes).toBeNull();
    for (let count = 0; count < 5; count++) {
      const { id: playerId } = await room.player(100_000n, 'NOK');
      const { id, reference } = await room.start(playerId, aCashout({ currency: 'NOK', amount: '200' }));
      await room.payments.mind(id);
      await approve(id);
      await room.payments.mind(id);
      room.clock.advanceMs(10 * 60_000);
      await room.tell(room.fake.decide(reference, 'succeeded'));
    }
    const { body } = await room.call((await room.player()).id, 'GET', '/api/payments/cashout_outlook/NOK');
    expect(body.usual_minutes).toBe(10);
  });

  test('limits of deposits and exclusions do not keep anybody from withdrawing', async () => {
    room.others.limit = new Refusal('EXCLUDED');
    const { id: playerId } = await room.player(10_000n);
    expect((await room.start(playerId)).body.error.code).toBe('EXCLUDED');
    expect((await room.start(playerId, aCashout())).status).toBe(200);
  });
});
