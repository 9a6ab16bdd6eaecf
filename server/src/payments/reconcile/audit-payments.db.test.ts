import { expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { closeHold, credit } from '../../wallet/index.ts';
import { auditPayments } from '../index.ts';
import { aCashout, testPayments } from '../testing/test-payments.ts';

const database = sharedDatabase();

/** What the audit finds after it; faults stay, so these come last. */
async function findings(change: (room: Awaited<ReturnType<typeof prepared>>) => Promise<unknown>): Promise<string[]> {
  const made = await prepared();
  await change(made);
  const found = (await auditPayments(database)).map(({ check }) => check);
  await made.room.app.close();
  return [...new Set(found)];
}

async function prepared() {
  const room = await testPayments(database);
  const { id: playerId } = await room.player(10_000n);
  const deposit = await room.start(playerId);
  await room.tell(room.fake.decide(deposit.reference, 'succeeded'));
  const cashout = await room.start(playerId, aCashout());
  const owner = { playerId, currency: 'EUR' } as const;
  return { room, owner, deposit, cashout };
}

const sql = (text: string, id: number) => database.query(text, [id]);

test('[PP-21] books in order have no findings', async () => {
  const { room } = await prepared();
  expect(await room.audit()).toEqual([]);
  await room.app.close();
});

test('a deposit that says it succeeded and was not credited, or was credited and says otherwise', async () => {
  const made = await prepared();
  const open = await made.room.start(made.owner.playerId);
  await sql("update payments_payment set state = 'succeeded', finished_at = now() where id = $1", open.id);
  const found = (await auditPayments(database)).map(({ check }) => check);
  expect(found).toContain('every deposit that succeeded was credited once, and no other');
  expect(found).toContain('a payment stands where its last step led');
  await sql("update payments_payment set state = 'pending', finished_at = null where id = $1", open.id);
  expect(await auditPayments(database)).toEqual([]);
  await database.tx((tx) =>
    credit(tx, { ...made.owner, amount: 5000n, key: open.reference, reason: 'deposit', house: 'payments' }),
  );
  expect((await auditPayments(database)).map(({ check }) => check)).toEqual([
    'every deposit that succeeded was credited once, and no other',
  ]);
  // Whatever the provider says later is booked once all the same.
  await made.room.tell(made.room.fake.decide(open.reference, 'succeeded'));
  expect(await auditPayments(database)).toEqual([]);
  await made.room.app.close();
});

test('a cashout whose money was given back or taken behind its back', async () => {
  for (const to of ['released', 'captured'] as const) {
    const found = await findings(({ owner, cashout }) =>
      database.tx((tx) =>
        to === 'released'
          ? closeHold(tx, { ...owner, id: cashout.reference, to })
          : closeHold(tx, { ...owner, id: cashout.reference, to, house: 'payments' }),
      ),
    );
    expect(found).toContain('money of cashouts is held, captured or released as they stand');
    if (to === 'captured') expect(found).toContain('every cashout that succeeded was captured once, and no other');
  }
});

test('a step that is not in the table of moves, or does not follow on', async () => {
  const found = await findings(async ({ cashout }) => {
    await database.query(
      `insert into payments_event (payment_id, number, from_state, to_state, actor, at, player_id)
       values ($1, 2, 'reserved', 'succeeded', 'staff', now(), 1), ($1, 3, 'pending', 'reserved', 'staff', now(), 1)`,
      [cashout.id],
    );
  });
  expect(found).toContain('payments move as they may');
  expect(found).toContain('each step starts where the one before it ended');
});
