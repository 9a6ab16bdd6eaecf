import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPay, startPay } from '../../../examples/pay/testing/start-pay.ts';
import { systemClock } from '../kit/index.ts';
import { freePort } from '../kit/testing/free-port.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { createSandbox } from './providers/sandbox/create-sandbox.ts';
import { aCashout, aDeposit, type TestPayments, testPayments } from './testing/test-payments.ts';

/** The room against the provider as a process of its own: real bytes, real signatures, real time between them. */
const database = sharedDatabase();
const secret = 'the secret of both';
const dayMs = 24 * 60 * 60 * 1000;
const member = { id: 1, name: 'Edmond' };
let pay: RunningPay;
let room: TestPayments;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pay-'));
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  pay = await startPay({ secret, coinsSecret: 'of coins', houseUrl: publicUrl, book: join(folder, 'book.jsonl') });
  const sandbox = createSandbox({ url: () => pay.url, merchant: 'halley', secret, clock: systemClock });
  room = await testPayments(database, { providers: [sandbox], publicUrl }, new Date());
  await room.app.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await room.app.close();
  await pay.kill();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => expect(await room.audit()).toEqual([]));

/** A browser without script: posts the form of a page. */
const press = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const stateOf = (id: number) => expect.poll(() => room.state(id), { timeout: 20_000, interval: 20 });
const byTransfer = aDeposit({ payment_method: 'bank_transfer' });

async function begun(body = byTransfer, amount = 0n) {
  const { id: playerId } = await room.player(amount);
  const started = await room.start(playerId, body);
  expect(started.body.mode, started.text).toBe('redirect');
  const page = started.body.url as string;
  return { ...started, playerId, page, orderId: new URL(page).pathname.split('/').at(-1) as string };
}
const decideAtDesk = (id: string, outcome: string) => press(`${pay.url}/desk`, { id, outcome });
const kindsOf = async (paymentId: number) =>
  (await room.payments.desk.listDifferences(database, { paymentId, limit: 10 })).map(({ kind }) => kind);

/** A cashout that staff have agreed to; the last two digits of its amount say what the sandbox makes of it. */
async function sent(cents: string) {
  const { id: playerId } = await room.player(10_000n);
  const started = await room.start(playerId, aCashout({ amount: `40.${cents}` }));
  await room.payments.mind(started.id);
  await database.tx((tx) => room.payments.desk.approve(tx, { paymentId: started.id, member }));
  await room.payments.mind(started.id);
  return { ...started, playerId, rest: 10_000n - 4000n - BigInt(cents) };
}
const backWhole = { cash: 10_000n, reserved: 0n };

describe('deposits', () => {
  test.each([
    ['approve', 'succeeded', 5000n],
    ['decline', 'declined', 0n],
    ['cancel', 'canceled', 0n],
    ['late', 'succeeded', 5000n],
    ['double', 'succeeded', 5000n],
    ['reorder', 'succeeded', 5000n],
  ])('%s: %s', async (outcome, state, cash) => {
    const { id, page, playerId } = await begun();
    const back = await press(page, { outcome });
    expect(back.headers.get('location')).toMatch(/\/payments\/return\//);
    await stateOf(id).toBe(state);
    expect(await room.balance(playerId)).toMatchObject({ cash });
  });

  test.each([
    ['amount', 'wrong_amount'],
    ['currency', 'wrong_currency'],
  ])('another %s than ordered: refused and flagged, not credited', async (outcome, kind) => {
    const { id, page, playerId } = await begun();
    await press(page, { outcome });
    await stateOf(id).toBe('declined');
    expect([await kindsOf(id), await room.balance(playerId)]).toMatchObject([[kind], { cash: 0n }]);
  });

  test('a forged callback is refused and in the trail; the payment stays', async () => {
    const { id, page, playerId } = await begun();
    const entries = async () =>
      (await database.query("select 1 from audit_entry where kind = 'payments.bad_signature'")).rows.length;
    const before = await entries();
    await press(page, { outcome: 'forged' });
    await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(before);
    expect([await room.state(id), await room.balance(playerId)]).toMatchObject(['pending', { cash: 0n }]);
  });

  test('paid in silence: the sweeper finds it', async () => {
    const { id, page, playerId } = await begun();
    await press(page, { outcome: 'silent' });
    room.clock.advanceMs(61_000);
    await room.payments.sweep();
    expect([await room.state(id), await room.balance(playerId)]).toMatchObject(['succeeded', { cash: 5000n }]);
  });

  test('abandoned, given up by us, and paid after all: credited once', async () => {
    const { id, page, playerId, orderId } = await begun();
    await press(page, { outcome: 'abandon' });
    room.clock.advanceMs(8 * dayMs);
    await room.payments.sweep();
    expect(await room.state(id)).toBe('canceled');
    await decideAtDesk(orderId, 'approve');
    await stateOf(id).toBe('succeeded');
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
  });

  test('declined, and paid after all: credited once', async () => {
    const { id, page, playerId, orderId } = await begun();
    await press(page, { outcome: 'decline' });
    await stateOf(id).toBe('declined');
    await decideAtDesk(orderId, 'approve');
    await stateOf(id).toBe('succeeded');
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
  });

  test('a card with 3-D Secure is saved and used again; its number never comes to us', async () => {
    const { id, page, playerId } = await begun(aDeposit({ save_profile: true }));
    await press(page, { number: '4242 4242 4242 4242', expiry: '04/41', code: '123' });
    await press(page, { outcome: 'approve' });
    await stateOf(id).toBe('succeeded');
    const { body } = await room.call(playerId, 'GET', '/api/payments/payment_methods/EUR');
    const [saved] = body.methods.find((method: { id: string }) => method.id === 'visa').savedProfiles;
    expect(saved.title).toBe('Visa ···· 4242');
    const again = await room.start(playerId, aDeposit({ saved_profile_id: saved.id }));
    expect(again.status).toBe(200);
    const { rows } = await database.query('select * from payments_profile where player_id = $1', [playerId]);
    expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      '42424242',
    );
  });

  test('the provider is killed before it is asked, and while it is to call back: nothing is lost', async () => {
    const { id, page, playerId } = await begun();
    await pay.kill();
    const { id: other } = await room.player();
    const waiting = await room.start(other, byTransfer);
    expect(waiting.body.mode).toBe('notify');
    await room.payments.mind(id);
    expect([await room.state(id), await room.state(waiting.id)]).toEqual(['pending', 'pending']);
    await pay.start();
    await room.payments.mind(waiting.id);
    const again = await room.call(other, 'GET', `/api/player/payments/${waiting.id}`);
    expect(again.body.state).toBe('pending');
    const { rows } = await database.query('select next_step from payments_payment where id = $1', [waiting.id]);
    expect(rows[0]?.next_step.url).toContain(pay.url);
    await press(page, { outcome: 'approve' });
    await stateOf(id).toBe('succeeded');
    expect(await room.balance(playerId)).toMatchObject({ cash: 5000n });
  });
});

describe('cashouts', () => {
  test('paid at once, and later', async () => {
    for (const cents of ['00', '01']) {
      const { id, playerId, rest } = await sent(cents);
      await stateOf(id).toBe('succeeded');
      expect(await room.balance(playerId)).toEqual({ cash: rest, reserved: 0n });
    }
  });

  test('declined, and refused outright: the money is back', async () => {
    for (const cents of ['02', '05']) {
      const { id, playerId } = await sent(cents);
      await stateOf(id).toBe('declined');
      expect(await room.balance(playerId)).toEqual(backWhole);
    }
  });

  test('its answer is lost, or it says nothing: asked again, sent once', async () => {
    for (const cents of ['03', '06']) {
      const { id, playerId, rest } = await sent(cents);
      const look = async () => {
        room.clock.advanceMs(60 * 60 * 1000);
        await room.payments.sweep();
        return room.state(id);
      };
      await expect.poll(look, { timeout: 20_000, interval: 20 }).toBe('succeeded');
      expect(await room.balance(playerId)).toEqual({ cash: rest, reserved: 0n });
    }
  });

  test('declined and then "paid": flagged for staff, never booked twice', async () => {
    const { id, playerId } = await sent('04');
    await stateOf(id).toBe('declined');
    await expect.poll(() => kindsOf(id), { timeout: 20_000, interval: 20 }).toEqual(['paid_after_return']);
    expect(await room.balance(playerId)).toEqual(backWhole);
  });
});

test('its report of the day agrees with our books where nothing was wrong', async () => {
  const { rows } = await database.query('select count(*)::int from payments_payment where state = $1', ['succeeded']);
  const [result] = await room.payments.reconcile(new Date(Date.now() + dayMs));
  expect(result?.lines).toBeGreaterThanOrEqual(rows[0]?.count);
  const found = await room.payments.desk.listDifferences(database, { limit: 50 });
  expect(found.map(({ kind }) => kind)).not.toContain('missing_at_provider');
});
