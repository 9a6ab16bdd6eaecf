import { Refusal } from '@halley/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { largestBalance } from '../../wallet/index.ts';
import { callbackBody } from '../testing/fake-provider.ts';
import { aCashout, aDeposit, sharedPayments, testPayments } from '../testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);
const hourMs = 60 * 60 * 1000;

beforeEach(() => {
  room.fake.setMood('answers');
  Object.assign(room.others, { risk: 'accept', country: 'CA', limit: undefined, profile: 'CW' });
});
afterEach(async () => expect(await room.audit()).toEqual([]));

const credits = async (reference: string) =>
  (await database.query("select 1 from wallet_transfer where key = $1 and reason = 'deposit'", [reference])).rows
    .length;

describe('a deposit', () => {
  test('whose first answer was lost is found and gone on with: the same form, the same payment, once credited', async () => {
    const { id: playerId } = await room.player();
    const first = await room.start(playerId, aDeposit({ payment_method: 'ecopayz' }));
    const goOn = (id = first.id, who = playerId) => room.call(who, 'POST', `/api/player/payments/${id}/continuation`);
    const { body: found } = await room.call(playerId, 'GET', '/api/player/payments');
    expect(found).toMatchObject([{ id: first.id, state: 'pending', continuable: true }]);
    const answers = await Promise.all([goOn(), goOn(), goOn()]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first.body]);
    expect((await goOn(first.id, (await room.player()).id)).status).toBe(404);
    await room.tell(room.fake.decide(first.reference, 'succeeded'));
    expect((await goOn()).body).toMatchObject({ error: { code: 'PAYMENT_OVER' } });
    expect((await room.call(playerId, 'GET', '/api/player/payments')).body).toMatchObject([{ continuable: false }]);
    expect(await credits(first.reference)).toBe(1);
  });

  test('whose provider’s answer was lost is asked for again when its player goes on', async () => {
    const { id: playerId } = await room.player();
    room.fake.setMood('lost');
    const first = await room.start(playerId, aDeposit({ payment_method: 'ecopayz' }));
    expect(first.body).toEqual({ payment_id: first.id, mode: 'notify' });
    room.fake.setMood('answers');
    const { body } = await room.call(playerId, 'POST', `/api/player/payments/${first.id}/continuation`);
    expect(body).toMatchObject({
      payment_id: first.id,
      mode: 'form_redirect',
      options: { url: 'https://pay.test/in' },
    });
  });

  test('is written, begun at the provider, and credited when it says so', async () => {
    const { id: playerId } = await room.player();
    const started = await room.start(playerId);
    expect(started.body).toEqual({
      payment_id: started.id,
      mode: 'redirect',
      url: `https://pay.test/${started.reference}`,
    });
    expect(await room.balance(playerId)).toMatchObject({ cash: 0n });
    expect((await room.tell(room.fake.reportOf(started.reference))).body.reports).toMatchObject([
      { outcome: 'applied' },
    ]);
    expect(await room.state(started.id)).toBe('processing');
    const told = await room.tell(room.fake.decide(started.reference, 'succeeded'));
    expect([told.status, told.body.reports]).toMatchObject([200, [{ outcome: 'applied' }]]);
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
    const { body } = await room.call(playerId, 'GET', `/api/player/payments/${started.id}`);
    expect(body).toMatchObject({
      state: 'succeeded',
      success: true,
      amount_cents: 5000,
      action: 'deposit',
      brand: 'visa',
    });
    expect(body.steps.map((step: { state: string }) => step.state)).toEqual(['pending', 'processing', 'succeeded']);
  });

  test('[F-67] that has arrived is told by one mail, with the balance after it; one that failed by none', async () => {
    const { id, player } = await room.player();
    const mailsNow = () => room.mails.filter(({ to }) => to === player.email);
    const first = await room.start(id);
    const report = room.fake.decide(first.reference, 'succeeded');
    await Promise.all([room.tell(report), room.tell(report)]);
    expect(mailsNow()).toMatchObject([{ subject: 'Your deposit of 50.00 EUR has arrived' }]);
    expect(mailsNow()[0]?.text).toContain('Your balance is now 50.00 EUR.');
    const failed = await room.start(id);
    await room.tell(room.fake.decide(failed.reference, 'declined'));
    const second = await room.start(id);
    await room.tell(room.fake.decide(second.reference, 'succeeded'));
    expect(mailsNow()).toHaveLength(2);
    expect(mailsNow()[1]?.text).toContain('Your balance is now 100.00 EUR.');
  });

  test('whose provider wants a form: its address and fields reach the browser as they are, the same on a repeat', async () => {
    const { id: playerId } = await room.player();
    const body = aDeposit({ payment_method: 'ecopayz' });
    const started = await room.start(playerId, body, 'a-form');
    const data = { entry: started.reference, note: '"><script>' };
    expect(started.body).toEqual({
      payment_id: started.id,
      mode: 'form_redirect',
      options: { url: 'https://pay.test/in', data },
    });
    expect((await room.start(playerId, body, 'a-form')).body).toEqual(started.body);
    await room.tell(room.fake.decide(started.reference, 'succeeded'));
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
  });

  test('told twice, in other bytes and out of order is credited once', async () => {
    const { id: playerId } = await room.player();
    const { reference } = await room.start(playerId);
    const late = room.fake.reportOf(reference);
    const done = room.fake.decide(reference, 'succeeded');
    await Promise.all([room.tell(done), room.tell(done), room.tell({ ...done, eventId: 'another' }), room.tell(late)]);
    await room.tell({ ...done, eventId: 'a third' }, done);
    expect(await credits(reference)).toBe(1);
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
  });

  test('a replay is answered from the store, byte for byte', async () => {
    const { id: playerId } = await room.player();
    const { reference } = await room.start(playerId);
    const bytes = callbackBody(room.fake.decide(reference, 'succeeded'));
    const first = await room.callback(bytes);
    const again = await Promise.all([room.callback(bytes), room.callback(bytes, { 'x-other': 'header' })]);
    for (const answer of again) expect([answer.status, answer.text]).toEqual([first.status, first.text]);
    const { rows } = await database.query('select count(*)::int from payments_callback where answer = $1', [
      first.text,
    ]);
    expect(rows[0]?.count).toBe(1);
  });

  test('that succeeds after our time-out is credited once', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId);
    room.clock.advanceMs(3 * hourMs);
    await room.payments.sweep();
    const { body } = await room.call(playerId, 'GET', `/api/player/payments/${id}`);
    expect(body).toMatchObject({ state: 'canceled', cancellation_reason: 'abandoned', success: false });
    const done = room.fake.decide(reference, 'succeeded');
    await Promise.all([room.tell(done), room.tell({ ...done, eventId: 'again' })]);
    expect([await room.state(id), await credits(reference)]).toEqual(['succeeded', 1]);
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
  });

  test('that succeeds after it was declined is credited once', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId);
    const declined = room.fake.decide(reference, 'declined');
    await room.tell(declined);
    expect(await room.state(id)).toBe('declined');
    const done = room.fake.decide(reference, 'succeeded');
    await room.tell(done);
    await room.tell({ ...declined, eventId: 'the old news again' });
    expect([await room.state(id), await credits(reference)]).toEqual(['succeeded', 1]);
  });

  test('of another amount or currency is refused, flagged and not credited', async () => {
    for (const change of [{ amount: 5001n }, { currency: 'USD' as const }]) {
      const { id: playerId } = await room.player();
      const { id, reference } = await room.start(playerId);
      const told = await room.tell(room.fake.decide(reference, 'succeeded', change));
      expect([told.status, told.body.reports]).toMatchObject([422, [{ outcome: 'refused' }]]);
      expect(await room.balance(playerId)).toMatchObject({ cash: 0n });
      const [difference] = await room.payments.desk.listDifferences(database, { paymentId: id, limit: 5 });
      expect(difference).toMatchObject({
        kind: 'amount' in change ? 'wrong_amount' : 'wrong_currency',
        expectedAmount: 5000n,
        expectedCurrency: 'EUR',
        settled: null,
      });
      expect(await room.state(id)).toBe('declined');
      // The right amount, told later, still is money.
      await room.tell(room.fake.decide(reference, 'succeeded', { amount: 5000n, currency: 'EUR' }));
      expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
    }
  });

  test('the player gives it up; paid after all, it is credited', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId);
    const canceled = await room.call(playerId, 'POST', `/api/player/payments/${id}/cancel`);
    expect(canceled.body).toMatchObject({ state: 'canceled', cancellation_reason: 'canceled_by_player' });
    expect((await room.call(playerId, 'POST', `/api/player/payments/${id}/cancel`)).body.error.code).toBe(
      'PAYMENT_OVER',
    );
    await room.tell(room.fake.decide(reference, 'succeeded'));
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
  });

  test('while the wallet is switched to another currency lands in its own', async () => {
    const { id: playerId } = await room.player();
    const { reference } = await room.start(playerId);
    expect((await room.call(playerId, 'POST', '/api/player/accounts', { currency: 'JPY' })).status).toBe(200);
    await room.tell(room.fake.decide(reference, 'succeeded'));
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
    expect(await room.balance(playerId, 'JPY')).toMatchObject({ cash: 0n });
  });

  test('the provider takes back what it had told as done: flagged, never booked', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId);
    await room.tell(room.fake.decide(reference, 'succeeded'));
    const told = await room.tell(room.fake.decide(reference, 'canceled'));
    expect(told.body.reports).toMatchObject([{ outcome: 'flagged' }]);
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
    const [difference] = await room.payments.desk.listDifferences(database, { paymentId: id, limit: 5 });
    expect(difference?.kind).toBe('returned_after_paid');
  });
});

test('a wallet that is full: the deposit stays open and flagged, nothing of it is counted; with room it comes in', async () => {
  const counted: bigint[] = [];
  const full = await testPayments(database, {
    countDeposit: async (tx, { playerId, amount }) => {
      await tx.query('insert into kit_consumer (name) values ($1)', [`counted ${playerId}`]);
      counted.push(amount);
    },
  });
  const { id: playerId } = await full.player(largestBalance);
  const { id, reference } = await full.start(playerId);
  const report = full.fake.decide(reference, 'succeeded');
  expect((await full.tell(report)).body.reports).toMatchObject([{ outcome: 'flagged' }]);
  expect(await full.state(id)).toBe('pending');
  const rows = async () =>
    (await database.query('select 1 from kit_consumer where name = $1', [`counted ${playerId}`])).rows;
  expect([counted, await rows()]).toEqual([[5000n], []]);
  const cashout = await full.start(playerId, aCashout({ amount: '50' }));
  await full.payments.mind(cashout.id);
  const desk = full.payments.desk;
  await database.tx((tx) => desk.approve(tx, { paymentId: cashout.id, member: { id: 1, name: 'Edmond' } }));
  await full.payments.mind(cashout.id);
  await full.tell(full.fake.decide(cashout.reference, 'succeeded'));
  await full.tell({ ...report, eventId: 'again, with room' });
  expect([await full.state(id), (await rows()).length]).toEqual(['succeeded', 1]);
  await full.app.close();
});

describe('a provider in trouble', () => {
  test('does not answer: the payment waits, and the next look begins it and tells the page where to go on', async () => {
    const { id: playerId } = await room.player();
    room.fake.setMood('away');
    const started = await room.start(playerId);
    expect(started.body).toEqual({ payment_id: started.id, mode: 'notify' });
    expect(await room.state(started.id)).toBe('pending');
    await room.payments.mind(started.id);
    room.fake.setMood('answers');
    await room.payments.mind(started.id);
    expect(room.fake.known.get(started.reference)?.action).toBe('deposit');
    await room.deliver();
    expect(room.published).toContainEqual({
      playerId,
      channel: 'allsecure_notification',
      payload: { payment_id: started.id, status: 'step_due', url: `https://pay.test/${started.reference}` },
    });
  });

  test('did it and its answer was lost: the repeated request finds the same payment, once', async () => {
    const { id: playerId } = await room.player();
    room.fake.setMood('lost');
    const first = await room.start(playerId, aDeposit(), 'the-same-key');
    room.fake.setMood('answers');
    const again = await room.start(playerId, aDeposit(), 'the-same-key');
    expect(again.id).toBe(first.id);
    expect(again.body.mode).toBe('redirect');
    expect([...room.fake.known.values()].filter(({ order }) => order.playerId === playerId)).toHaveLength(1);
  });

  test('did it and its answer was lost: the next look learns where the browser goes on, and tells it once', async () => {
    const { id: playerId } = await room.player();
    room.fake.setMood('lost');
    const started = await room.start(playerId);
    expect(started.body).toEqual({ payment_id: started.id, mode: 'notify' });
    room.fake.setMood('answers');
    await room.payments.mind(started.id);
    await room.payments.mind(started.id);
    await room.deliver();
    const url = `https://pay.test/${started.reference}`;
    expect(
      room.published.filter(({ channel, playerId: to }) => channel === 'allsecure_notification' && to === playerId),
    ).toEqual([
      { playerId, channel: 'allsecure_notification', payload: { payment_id: started.id, status: 'step_due', url } },
    ]);
  });

  test('refuses: declined, and nothing was done', async () => {
    const { id: playerId } = await room.player();
    room.fake.setMood('refuses');
    const started = await room.start(playerId);
    expect([started.body.mode, await room.state(started.id)]).toEqual(['notify', 'declined']);
  });

  test('breaks: no answer of 500, the payment waits', async () => {
    const { id: playerId } = await room.player();
    room.fake.setMood('breaks');
    const started = await room.start(playerId);
    expect([started.status, await room.state(started.id)]).toEqual([200, 'pending']);
  });
});

describe('limits and guards of a deposit', () => {
  test.each([
    ['LIMIT_REACHED', 403],
    ['EXCLUDED', 403],
    ['amount.beyond_limit', 422],
  ] as const)('%s is said by the limits room, and nothing is written', async (code, status) => {
    const { id: playerId } = await room.player();
    room.others.limit = new Refusal(code);
    const started = await room.start(playerId);
    expect(started.status).toBe(status);
    const { body } = await room.call(playerId, 'GET', '/api/player/payments');
    expect(body).toEqual([]);
  });

  test('deposits that are begun at once see each other', async () => {
    const seen: bigint[] = [];
    const careful = await testPayments(database, {
      judgeDeposit: async (_tx, { amount, underWay }) => {
        seen.push(underWay);
        if (amount + underWay > 15_000n) throw new Refusal('amount.beyond_limit');
      },
    });
    const { id: playerId } = await careful.player();
    const answers = await Promise.all(Array.from({ length: 8 }, () => careful.start(playerId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set([0n, 5000n, 10_000n, 15_000n]));
    await careful.app.close();
  });

  test('a closed account, a closed country, an unverified player of a strict licence', async () => {
    const closed = await room.player();
    closed.standing.blocked = true;
    expect((await room.start(closed.id)).body.error.code).toBe('ACCOUNT_CLOSED');
    const { id: playerId } = await room.player();
    room.others.country = 'RU';
    expect((await room.start(playerId)).status).toBe(451);
    room.others.country = 'CA';
    const strict = await room.player();
    Object.assign(strict.standing, { verified: false, licence: 'EE' });
    expect((await room.start(strict.id)).body.error.code).toBe('VERIFICATION_REQUIRED');
  });

  test('an incomplete profile in fiat is named field by field; coins do not ask for it', async () => {
    const one = await room.player();
    Object.assign(one.player, { city: null, mobile_phone: ' ' });
    const { status, body } = await room.start(one.id);
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['city', 'mobile_phone']]);
    const fields = await room.call(one.id, 'GET', '/api/payments/payment_methods/BTC/bitcoin/fields');
    expect([fields.status, fields.body.playerFields]).toEqual([200, []]);
  });
});
