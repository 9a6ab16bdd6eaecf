import { randomUUID } from 'node:crypto';
import { type PaymentState, Refusal } from '@halley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { isOpen } from './payment-moves.ts';
import type { ProviderReport } from './provider.ts';
import { aCashout, aDeposit, type TestPayments, type TestPlayer, testPayments } from './testing/test-payments.ts';

const database = sharedDatabase();

const worlds = deep(6, 100);
const stepsOfWorld = 800;
const mostPayments = 60;
const underHand = 10;
const atOnce = 8;
const granted = 20_000n;
const members = [
  { id: 1, name: 'Edmond' },
  { id: 2, name: 'Isaac' },
];
const minuteMs = 60_000;

interface World {
  room: TestPayments;
  players: TestPlayer[];
  payments: { id: number; reference: string; playerId: number; key: string; body: object }[];
  /** All that was ever told, to be told again. */
  told: ProviderReport[];
}

/** `which` picks a player or a payment, `how` a way of doing it. */
type Act = (world: World, which: number, how: number) => Promise<unknown>;

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];

/** One of those that were begun last: things happen to a payment while it is young. */
const latest = (world: World, which: number) => pick(world.payments.slice(-underHand), which);

async function begin(world: World, which: number, body: object): Promise<void> {
  if (world.payments.length >= mostPayments) return;
  const player = pick(world.players, which) as TestPlayer;
  const key = randomUUID();
  const started = await ask(world, player.id, (handlers, context) =>
    handlers.startPayment({ body } as never, { ...context, idempotencyKey: key } as never),
  );
  if ('refused' in started) return expect(['amount.not_enough_money']).toContain(started.refused);
  const id = (started.body as { payment_id: number }).payment_id;
  const [written] = await statesOf([id]);
  world.payments.push({ id, reference: written?.reference ?? '', playerId: player.id, key, body });
}

type Handlers = TestPayments['payments']['handlers'];

/** A call of the contract without the web around it: there are twenty thousand of them. */
async function ask(
  { room }: World,
  playerId: number,
  call: (handlers: Handlers, context: object) => Promise<{ body: unknown }>,
): Promise<{ body: unknown } | { refused: string }> {
  const context = { principal: { playerId, sessionId: '' }, header: () => undefined };
  return call(room.payments.handlers, context).catch((error) => {
    if (error instanceof Refusal) return { refused: error.code };
    throw error;
  });
}

async function decide(world: World, which: number, how: number): Promise<void> {
  const { fake } = world.room;
  const payment = latest(world, which);
  if (!payment || !fake.known.has(payment.reference)) return;
  const state = pick(['succeeded', 'succeeded', 'declined', 'canceled', 'processing'] as const, how) ?? 'processing';
  const { order } = fake.known.get(payment.reference) as { order: { amount: bigint } };
  const amount = how % 11 === 0 ? order.amount + 1n : order.amount;
  world.told.push(fake.decide(payment.reference, state, { amount }));
}

const desk = (work: (tx: never) => Promise<unknown>) =>
  database.tx(work as never).catch((error) => {
    expect(['PAYMENT_MOVED', 'SECOND_PERSON_NEEDED', 'NOT_FOUND']).toContain(error.code);
  });

const acts: Record<string, Act> = {
  deposit: (world, which, how) => begin(world, which, aDeposit({ payment_method: how % 2 ? 'visa' : 'bank_transfer' })),
  cashout: (world, which, how) => begin(world, which, aCashout({ amount: how % 3 ? '40' : '21' })),
  again: async (world, which) => {
    const payment = latest(world, which);
    if (!payment) return;
    const { key, body, id } = payment;
    const repeated = await ask(world, payment.playerId, (handlers, context) =>
      handlers.startPayment({ body } as never, { ...context, idempotencyKey: key } as never),
    );
    expect(repeated).toMatchObject({ body: { payment_id: id } });
  },
  recall: async (world, which) => {
    const payment = latest(world, which);
    if (!payment) return;
    const input = { params: { id: payment.id } } as never;
    const answer = await ask(world, payment.playerId, (handlers, context) =>
      handlers.recallPayment(input, context as never),
    );
    if ('refused' in answer) expect(answer.refused).toBe('PAYMENT_NOT_RECALLABLE');
  },
  cancel: async (world, which) => {
    const payment = latest(world, which);
    if (!payment) return;
    const input = { params: { id: payment.id } } as never;
    const answer = await ask(world, payment.playerId, (handlers, context) =>
      handlers.cancelPayment(input, context as never),
    );
    if ('refused' in answer) expect(['NOT_FOUND', 'PAYMENT_OVER']).toContain(answer.refused);
  },
  play: async (world, which) => {
    const player = pick(world.players, which) as TestPlayer;
    await world.room.stake(player.id, 500n).catch(() => undefined);
  },
  decide,
  tell: async (world, which, how) => {
    await decide(world, which, how);
    const report = world.told.at(-1);
    if (report) expect([200, 422]).toContain((await world.room.tell(report)).status);
  },
  /** An old word again, or in another order. */
  tellOld: async (world, which) => {
    const report = pick(world.told, which);
    if (report) expect([200, 422]).toContain((await world.room.tell(report)).status);
  },
  mood: async (world, _which, how) => {
    world.room.fake.setMood(
      pick(['answers', 'answers', 'answers', 'away', 'lost', 'refuses', 'breaks'], how) ?? 'answers',
    );
  },
  approve: async (world, which, how) => {
    const payment = latest(world, which);
    if (!payment) return;
    const member = pick(members, how) as (typeof members)[number];
    await desk((tx) => world.room.payments.desk.approve(tx, { paymentId: payment.id, member }));
  },
  reject: async (world, which) => {
    const payment = latest(world, which);
    if (!payment) return;
    await desk((tx) =>
      world.room.payments.desk.reject(tx, { paymentId: payment.id, member: members[0] as never, reason: 'No.' }),
    );
  },
  mind: async (world, which) => {
    const payment = latest(world, which);
    if (payment) await world.room.payments.mind(payment.id);
  },
  clock: async (world, _which, how) => {
    world.room.clock.advanceMs((how % 90) * minuteMs);
    await world.room.payments.sweep();
  },
};
const names = Object.keys(acts);

const step = fc.record({
  act: fc.constantFrom(...names, 'deposit', 'cashout', 'mind', 'mind', 'tell', 'tell', 'approve', 'approve'),
  which: fc.nat(1000),
  how: fc.nat(1000),
});

/** Everybody comes to an end: staff agree to what waits, the provider decides, the sweeper looks. */
async function settle({ room, payments }: World): Promise<void> {
  room.fake.setMood('answers');
  for (let round = 0; round < 60; round++) {
    const open = (await statesOf(payments.map(({ id }) => id))).filter(({ state }) => isOpen(state));
    if (open.length === 0) return;
    const end = async ({ id, reference }: { id: bigint; reference: string }) => {
      await room.payments.mind(Number(id));
      const known = room.fake.known.get(reference);
      if (known?.action === 'cashout' || !known) {
        for (const member of members) {
          await desk((tx) => room.payments.desk.approve(tx, { paymentId: Number(id), member }));
        }
      }
      if (!known) return;
      const state = known.state === 'processing' ? 'succeeded' : known.state;
      room.fake.decide(reference, state, { amount: known.order.amount });
    };
    for (let from = 0; from < open.length; from += atOnce) await Promise.all(open.slice(from, from + atOnce).map(end));
    room.clock.advanceMs(60 * minuteMs);
    await room.payments.sweep();
  }
  throw new Error('something is still open');
}

async function statesOf(ids: readonly number[]) {
  const { rows } = await database.query<{ id: bigint; reference: string; state: PaymentState }>(
    'select id, reference, state from payments_payment where id = any($1::bigint[])',
    [ids],
  );
  return rows;
}

/** Each player has what was granted, and what moved by payments that succeeded: nothing else. */
async function weigh({ room, players, payments }: World): Promise<void> {
  for (const player of players) {
    const { rows } = await database.query<{ moved: string }>(
      `select coalesce(sum(case action when 'deposit' then amount else -amount end), 0)::text as moved
       from payments_payment where player_id = $1 and state = 'succeeded'`,
      [player.id],
    );
    expect(await room.balance(player.id)).toEqual({ cash: granted + BigInt(rows[0]?.moved ?? 0), reserved: 0n });
  }
  for (const { id, reference } of payments) {
    const known = room.fake.known.get(reference);
    if (known) await room.tell(room.fake.reportOf(reference));
    const isTakenBack = known?.state === 'declined' || known?.state === 'canceled';
    if (isTakenBack && (await room.state(id)) === 'succeeded') {
      // They have changed their mind after the fact: then somebody was told.
      const found = await room.payments.desk.listDifferences(database, { paymentId: id, limit: 20 });
      expect(found.map(({ kind }) => kind)).toContain('returned_after_paid');
    }
  }
}

test(`${worlds * stepsOfWorld} steps of players, providers, staff and the clock, ${atOnce} at once: money is neither made nor lost`, {
  timeout: 1_800_000,
}, async () => {
  let world = 0;
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: stepsOfWorld, maxLength: stepsOfWorld }), async (script) => {
      world += 1;
      const room = await testPayments(database);
      const players = await Promise.all([room.player(granted), room.player(granted)]);
      const here: World = { room, players, payments: [], told: [] };
      for (let from = 0; from < script.length; from += atOnce) {
        const together = script.slice(from, from + atOnce);
        await Promise.all(together.map(({ act, which, how }) => (acts[act] as Act)(here, which, how)));
        steps += together.length;
      }
      await settle(here);
      await weigh(here);
      if (world % 3 === 0) expect(await room.audit()).toEqual([]);
      await room.app.close();
    }),
    { numRuns: worlds, endOnFailure: true },
  );
  expect(steps).toBe(worlds * stepsOfWorld);
  const { rows } = await database.query<{ action: string; to_state: string; count: number }>(
    `select p.action, e.to_state, count(*)::int from payments_event e join payments_payment p on p.id = e.payment_id
       group by 1, 2`,
  );
  // Every way of ending was taken.
  const ends = rows.map(({ action, to_state: to }) => `${action} ${to}`);
  for (const end of [
    'deposit succeeded',
    'deposit declined',
    'deposit canceled',
    'cashout succeeded',
    'cashout declined',
    'cashout canceled',
    'cashout rejected',
    'cashout recalled',
  ]) {
    expect(ends).toContain(end);
  }
});
