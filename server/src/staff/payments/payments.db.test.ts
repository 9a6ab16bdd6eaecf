import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { auditLedger, credit, readWallets } from '../../wallet/index.ts';
import { aDifference, aWaitingCashout } from '../testing/desk-things.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let first: TestMember;
let second: TestMember;
beforeAll(async () => {
  first = await room.member('payments');
  second = await room.member('payments');
});

const reason = 'looked into it by telephone';
const kindsAbout = async (kind: string, id: number) =>
  (await listEntries(database, { limit: 500 }))
    .filter((entry) => entry.target?.kind === kind && entry.target.id === String(id))
    .map((entry) => [entry.kind, entry.actor.id]);

describe('the queue of cashouts', () => {
  test('shows what waits with its signals, the oldest first, and what happened to one', async () => {
    const [a, b] = [await aWaitingCashout(room.cashbox), await aWaitingCashout(room.cashbox)];
    const { cashouts, waiting } = (await first.get('/api/staff/cashouts')).json();
    const ids = cashouts.map((one: { id: number }) => one.id);
    expect(ids.indexOf(a)).toBeLessThan(ids.indexOf(b));
    expect(waiting).toBe(cashouts.length);
    const one = cashouts.find(({ id }: { id: number }) => id === a);
    expect(one).toMatchObject({ state: 'pending', verdict: 'review', approvals_needed: 1, approvals: [] });
    expect(one.signals).toContain('first_cashout');

    const file = (await first.get(`/api/staff/payments/${a}`)).json();
    expect(file.events.map((event: { to: string }) => event.to)).toEqual(['reserved', 'pending']);
    expect(file.ledger).toMatchObject([{ reason: 'hold', cash_cents: -4000, reserved_cents: 4000 }]);
    expect(await kindsAbout('payment', a)).toEqual([['staff.payment_viewed', first.id]]);
    expect((await first.get('/api/staff/payments/999999999')).statusCode).toBe(404);
  });

  test('agreed to, it goes to the provider; a colleague who comes later is told that it has moved on', async () => {
    const id = await aWaitingCashout(room.cashbox);
    const answers = await Promise.all(
      [first, second].map((member) => member.post(`/api/staff/payments/${id}/approval`)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    await room.cashbox.payments.mind(id);
    expect(await room.cashbox.state(id)).toBe('processing');
    const late = await second.post(`/api/staff/payments/${id}/rejection`, { reason });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'PAYMENT_MOVED']);
  });

  test('refused, the money is back at once and the player reads why', async () => {
    const id = await aWaitingCashout(room.cashbox);
    expect((await first.post(`/api/staff/payments/${id}/rejection`, { reason: 'x' })).statusCode).toBe(422);
    const refused = (await first.post(`/api/staff/payments/${id}/rejection`, { reason })).json();
    expect(refused).toMatchObject({ state: 'rejected', cancellation_reason: reason });
    expect(await room.cashbox.balance(refused.player_id)).toEqual({ cash: 10_000_00n, reserved: 0n });
  });

  test('above the set amount two people must agree, and one cannot be both', async () => {
    const id = await aWaitingCashout(room.cashbox, '2500.00');
    const once = (await first.post(`/api/staff/payments/${id}/approval`)).json();
    expect(once).toMatchObject({ state: 'pending', approvals_needed: 2, approvals: [{ id: first.id }] });
    const again = await first.post(`/api/staff/payments/${id}/approval`);
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'SECOND_PERSON_NEEDED']);
    await second.post(`/api/staff/payments/${id}/approval`);
    await room.cashbox.payments.mind(id);
    expect(await room.cashbox.state(id)).toBe('processing');
  });

  test('payments are found by player, state and reference', async () => {
    const id = await aWaitingCashout(room.cashbox);
    const { player_id, reference } = (await first.get(`/api/staff/payments/${id}`)).json();
    for (const query of [`player=${player_id}`, `reference=${reference}`, `state=pending&player=${player_id}`]) {
      const { payments } = (await first.get(`/api/staff/payments?${query}`)).json();
      expect(
        payments.map((one: { id: number }) => one.id),
        query,
      ).toEqual([id]);
    }
    const none = (await first.get(`/api/staff/payments?player=${player_id}&state=succeeded`)).json();
    expect(none.payments).toEqual([]);
    expect((await first.get('/api/staff/payments?state=lost')).statusCode).toBe(422);
  });
});

test('a difference is ended once, with a reason', async () => {
  const id = await aDifference(room.cashbox);
  const { differences } = (await first.get('/api/staff/differences?settled=false')).json();
  expect(differences[0]).toMatchObject({ id, kind: 'wrong_amount', amount_cents: 1, expected_amount_cents: 5000 });
  const settled = await first.post(`/api/staff/differences/${id}/settlement`, { reason, outcome: 'noted' });
  expect(settled.json()).toMatchObject({ settled: { settlement: reason } });
  const again = await second.post(`/api/staff/differences/${id}/settlement`, { reason, outcome: 'noted' });
  expect(again.statusCode).toBe(409);
});

describe('[PP-34] a correction', () => {
  const cashOf = async (playerId: number) => (await readWallets(database, playerId))[0]?.cash ?? 0n;
  const ask = async (body: object) => first.post('/api/staff/corrections', { reason, currency: 'EUR', ...body });

  test('is a transfer of its own that two people stand for; the wrong one stays', async () => {
    const { playerId } = await room.player();
    const before = await cashOf(playerId);
    const asked = await ask({ player_id: playerId, amount_cents: 700 });
    expect(asked.statusCode, asked.body).toBe(201);
    const { id } = asked.json();
    expect(await cashOf(playerId)).toBe(before);

    const own = await first.post(`/api/staff/corrections/${id}/approval`);
    expect([own.statusCode, own.json().error.code]).toEqual([409, 'SECOND_PERSON_NEEDED']);
    const agreed = await second.post(`/api/staff/corrections/${id}/approval`);
    expect(agreed.json()).toMatchObject({
      state: 'approved',
      asked_by: { id: first.id },
      decided_by: { id: second.id },
    });
    expect(await cashOf(playerId)).toBe(before + 700n);
    expect((await second.post(`/api/staff/corrections/${id}/approval`)).json()).toMatchObject({
      errors: { correction: { decided: expect.any(String) } },
    });

    const { rows } = await database.query(
      `select t.id from wallet_transfer t join wallet_account a on a.id = t.account_id
       where a.player_id = $1 and t.reason = 'correction'`,
      [playerId],
    );
    const corrects = Number(rows[0]?.id);
    const back = (await ask({ player_id: playerId, amount_cents: -700, corrects })).json();
    await second.post(`/api/staff/corrections/${back.id}/approval`);
    expect(await cashOf(playerId)).toBe(before);
    expect(await kindsAbout('correction', back.id)).toContainEqual(['staff.correction_approved', second.id]);
  });

  test('two who agree at the same moment move the money once', async () => {
    const { playerId } = await room.player();
    const before = await cashOf(playerId);
    const third = await room.member('admin');
    const { id } = (await ask({ player_id: playerId, amount_cents: 50 })).json();
    const answers = await Promise.all(
      [second, third].map((member) => member.post(`/api/staff/corrections/${id}/approval`)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
    expect(await cashOf(playerId)).toBe(before + 50n);
  });

  test('never takes more than there is, and stays open until it fits or is refused', async () => {
    const { playerId } = await room.player();
    const before = await cashOf(playerId);
    const { id } = (await ask({ player_id: playerId, amount_cents: -1 - Number(before) })).json();
    const agreed = await second.post(`/api/staff/corrections/${id}/approval`);
    expect(agreed.json()).toMatchObject({ errors: { amount_cents: { not_enough_money: expect.any(String) } } });
    const refused = await first.post(`/api/staff/corrections/${id}/refusal`, { reason });
    expect(refused.json()).toMatchObject({ state: 'refused', decision: reason });
    expect(await cashOf(playerId)).toBe(before);
  });

  test('names a line of that very wallet, or none', async () => {
    const [{ playerId }, other] = [await room.player(), await room.player()];
    const key = crypto.randomUUID();
    const money = {
      currency: 'EUR' as const,
      amount: 5n,
      key,
      reason: 'demo_grant' as const,
      house: 'demo_money' as const,
    };
    await database.tx((tx) => credit(tx, { playerId: other.playerId, ...money }));
    const { rows } = await database.query('select id from wallet_transfer where key = $1', [key]);
    const corrects = Number(rows[0]?.id);
    const answer = await ask({ player_id: playerId, amount_cents: 5, corrects });
    expect(answer.json()).toMatchObject({ errors: { corrects: { unknown: expect.any(String) } } });
    for (const body of [{ amount_cents: 0 }, { amount_cents: 1.5 }, { amount_cents: 10 ** 16 }, { player_id: -1 }]) {
      expect((await ask({ player_id: playerId, amount_cents: 5, ...body })).statusCode).toBe(422);
    }
    expect((await ask({ player_id: 999_999_999, amount_cents: 5 })).statusCode).toBe(404);
  });

  test('the books agree with all of it', async () => {
    expect(await auditLedger(database)).toEqual([]);
  });
});
