import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { isOpen } from './payment-moves.ts';
import type { ProviderState } from './provider.ts';
import { aCashout, aDeposit, type TestPayments, testPayments, writtenDocuments } from './testing/test-payments.ts';

const database = sharedDatabase();
const member = { id: 1, name: 'Edmond' };
const dayMs = 24 * 60 * 60 * 1000;
const mostSweeps = 40;

/** Nobody calls back and nobody asks: only the sweeper runs, an hour apart. Answers how many sweeps it took. */
async function sweepUntilOver(room: TestPayments, id: number): Promise<number> {
  for (let sweeps = 0; sweeps < mostSweeps; sweeps++) {
    if (!isOpen((await room.state(id)) as never)) return sweeps;
    room.clock.advanceMs(sweeps < 5 ? 60 * 60 * 1000 : dayMs);
    await room.payments.sweep();
  }
  throw new Error(`still ${await room.state(id)}`);
}

const starts: Record<string, (room: TestPayments) => Promise<{ id: number; reference: string; playerId: number }>> = {
  'a deposit the provider never heard of': async (room) => {
    room.fake.setMood('away');
    const { id: playerId } = await room.player();
    return { ...(await room.start(playerId, aDeposit())), playerId };
  },
  'a deposit whose beginning was lost': async (room) => {
    room.fake.setMood('lost');
    const { id: playerId } = await room.player();
    return { ...(await room.start(playerId, aDeposit())), playerId };
  },
  'a deposit that was begun': async (room) => {
    const { id: playerId } = await room.player();
    return { ...(await room.start(playerId, aDeposit())), playerId };
  },
  'a deposit in processing': async (room) => {
    const { id: playerId } = await room.player();
    const started = await room.start(playerId, aDeposit({ payment_method: 'bank_transfer' }));
    await room.tell(room.fake.reportOf(started.reference));
    return { ...started, playerId };
  },
  'a cashout nobody has judged yet': async (room) => {
    const { id: playerId } = await room.player(10_000n);
    return { ...(await room.start(playerId, aCashout())), playerId };
  },
  'a cashout whose sending was lost': async (room) => {
    const { id: playerId } = await room.player(10_000n);
    const started = await room.start(playerId, aCashout());
    room.fake.setMood('lost');
    await room.payments.mind(started.id);
    return { ...started, playerId };
  },
};

describe('no payment gets stuck', () => {
  for (const [name, start] of Object.entries(starts)) {
    test.each(['succeeded', 'declined', 'canceled'] as const)(`${name}, and the provider has %s it`, async (end) => {
      // Nothing speaks against a cashout here: those that wait for people are looked at below.
      const room = await testPayments(database, {
        documents: writtenDocuments({ 'sum-thresholds': { EUR: { bets_cents: 0, deposits_cents: 10 ** 12 } } }),
      });
      const { id, reference, playerId } = await start(room);
      room.fake.setMood('answers');
      await agreeIfAsked(room, id);
      await decideWhenKnown(room, reference, end);
      await sweepUntilOver(room, id);
      const state = await room.state(id);
      const isDeposit = name.includes('deposit');
      expect(state).toBe(room.fake.known.has(reference) ? end : 'canceled');
      const paid = state === 'succeeded';
      const cash = isDeposit ? (paid ? 5000n : 0n) : paid ? 6000n : 10_000n;
      expect(await room.balance(playerId)).toEqual({ cash, reserved: 0n });
      expect(await room.audit()).toEqual([]);
      await room.app.close();
    });
  }

  test('a deposit nobody pays is given up in time, whatever the provider still hopes for', async () => {
    const room = await testPayments(database);
    const { id: playerId } = await room.player();
    const { id } = await room.start(playerId);
    await sweepUntilOver(room, id);
    expect(await room.state(id)).toBe('canceled');
    await room.app.close();
  });

  test('nobody gives up while the provider does not answer; a cashout that takes days is put before staff', async () => {
    const room = await testPayments(database);
    const { id: playerId } = await room.player(10_000n);
    const deposit = await room.start(playerId);
    const cashout = await room.start(playerId, aCashout());
    await room.payments.mind(cashout.id);
    await agreeIfAsked(room, cashout.id);
    await room.payments.mind(cashout.id);
    room.fake.setMood('away');
    for (let day = 0; day < 4; day++) {
      room.clock.advanceMs(dayMs);
      await room.payments.sweep();
    }
    expect([await room.state(deposit.id), await room.state(cashout.id)]).toEqual(['pending', 'processing']);
    room.fake.setMood('answers');
    room.clock.advanceMs(dayMs);
    await room.payments.sweep();
    expect([await room.state(deposit.id), await room.state(cashout.id)]).toEqual(['canceled', 'processing']);
    const found = await room.payments.desk.listDifferences(database, { paymentId: cashout.id, limit: 5 });
    expect(found.map(({ kind }) => kind)).toEqual(['slow_cashout']);
    await room.app.close();
  });

  test('looks come ever more seldom, and one payment that breaks does not keep the others waiting', async () => {
    const room = await testPayments(database);
    const { id: playerId } = await room.player();
    const broken = await room.start(playerId, aDeposit({ payment_method: 'bank_transfer' }));
    const fine = await room.start(playerId);
    room.fake.decide(fine.reference, 'succeeded');
    await database.query(
      "update payments_payment set sealed_order = '\\x00', next_step = null, provider_reference = null where id = $1",
      [broken.id],
    );
    room.fake.known.delete(broken.reference);
    room.clock.advanceMs(61_000);
    await room.payments.sweep();
    expect(await room.state(fine.id)).toBe('succeeded');
    const before = room.fake.calls.look;
    await room.payments.sweep();
    expect(room.fake.calls.look).toBe(before);
    await room.app.close();
  });
});

async function agreeIfAsked(room: TestPayments, id: number): Promise<void> {
  await room.payments.mind(id);
  if ((await room.state(id)) !== 'pending') return;
  await room.database
    .tx((tx) => room.payments.desk.approve(tx, { paymentId: id, member }))
    .catch((error) => expect(error.code).toBe('NOT_FOUND'));
}

/** Once it is asked for: what it has never heard of it cannot decide. */
async function decideWhenKnown(room: TestPayments, reference: string, end: ProviderState): Promise<void> {
  for (let sweeps = 0; sweeps < 3 && !room.fake.known.has(reference); sweeps++) {
    room.clock.advanceMs(20 * 60_000);
    await room.payments.sweep();
  }
  if (room.fake.known.has(reference)) room.fake.decide(reference, end);
}
