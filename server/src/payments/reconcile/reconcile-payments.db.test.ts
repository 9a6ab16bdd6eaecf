import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aCashout, aDeposit, type TestPayments, testPayments } from '../testing/test-payments.ts';

const database = sharedDatabase();
const dayMs = 24 * 60 * 60 * 1000;

/** A day on which both sides agree: two deposits and a cashout, all done. */
async function aDay() {
  const room = await testPayments(database);
  const { id: playerId } = await room.player(10_000n);
  const deposits = [await room.start(playerId, aDeposit()), await room.start(playerId, aDeposit({ amount: '70' }))];
  for (const { reference } of deposits) await room.tell(room.fake.decide(reference, 'succeeded'));
  const cashout = await room.start(playerId, aCashout());
  await room.payments.mind(cashout.id);
  await database.tx((tx) =>
    room.payments.desk.approve(tx, { paymentId: cashout.id, member: { id: 1, name: 'Edmond' } }),
  );
  await room.payments.mind(cashout.id);
  await room.tell(room.fake.decide(cashout.reference, 'succeeded'));
  const [first, second] = deposits as [(typeof deposits)[0], (typeof deposits)[0]];
  return { room, playerId, first, second, cashout };
}

const reconcileNextDay = async (room: TestPayments) => {
  room.clock.advanceMs(dayMs);
  return (await room.payments.reconcile())[0];
};
const kindsOf = async (room: TestPayments, paymentId: number) =>
  (await room.payments.desk.listDifferences(database, { paymentId, limit: 10 })).map(({ kind }) => kind);

describe('[PP-21] every day what providers say is held against our books', () => {
  test('both agree: nothing is listed, and another run adds nothing', async () => {
    const { room } = await aDay();
    expect(await reconcileNextDay(room)).toEqual({ provider: 'fake', lines: 3, differences: 0 });
    expect(await room.payments.reconcile()).toEqual([{ provider: 'fake', lines: 3, differences: 0 }]);
    await room.app.close();
  });

  test('a deposit that was given up, paid in silence and never told of is looked at once more, and credited', async () => {
    const { room, playerId } = await aDay();
    const late = await room.start(playerId, aDeposit());
    await room.call(playerId, 'POST', `/api/player/payments/${late.id}/cancel`);
    room.fake.decide(late.reference, 'succeeded');
    const before = await room.balance(playerId);
    expect(await reconcileNextDay(room)).toMatchObject({ differences: 0 });
    expect([await room.state(late.id), await room.balance(playerId)]).toEqual([
      'succeeded',
      { ...before, cash: before.cash + 5000n },
    ]);
    expect(await room.audit()).toEqual([]);
    await room.app.close();
  });

  test('what they lack, what we lack, and what differs: each is one line, however often it runs', async () => {
    const { room, first, second, cashout } = await aDay();
    const stray = { ...room.fake.known.get(first.reference), action: 'deposit', state: 'succeeded' } as never;
    room.fake.known.set('00000000-0000-4000-8000-0000000000aa', stray);
    room.fake.known.delete(first.reference);
    room.fake.decide(second.reference, 'succeeded', { amount: 6999n });
    room.fake.decide(cashout.reference, 'succeeded', { currency: 'USD' });
    expect(await reconcileNextDay(room)).toMatchObject({ differences: 4 });
    await room.payments.reconcile();
    expect(await kindsOf(room, first.id)).toEqual(['missing_at_provider']);
    expect(await kindsOf(room, second.id)).toEqual(['wrong_amount']);
    expect(await kindsOf(room, cashout.id)).toEqual(['wrong_currency']);
    const open = await room.payments.desk.listDifferences(database, { limit: 10, settled: false });
    expect(open.filter(({ kind }) => kind === 'missing_here')).toHaveLength(1);
    expect(await room.audit()).toEqual([]);
    const { rows } = await database.query("select detail from audit_entry where kind = 'payments.difference_found'");
    expect(rows[0]?.detail).toMatchObject({ provider: 'fake', day: '2026-03-01', differences: 4 });
    await room.app.close();
  });

  test('a provider that cannot be asked does not stop the others', async () => {
    const { room } = await aDay();
    room.fake.provider.listDone = () => {
      throw new Error('away');
    };
    room.clock.advanceMs(dayMs);
    expect(await room.payments.reconcile()).toEqual([]);
    await room.app.close();
  });
});
