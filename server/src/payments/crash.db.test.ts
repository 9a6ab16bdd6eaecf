import { describe, expect, test } from 'vitest';
import type { Database } from '../kit/index.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import type { ProviderState } from './provider.ts';
import { aCashout, aDeposit, type TestPayments, testPayments } from './testing/test-payments.ts';

const database = sharedDatabase();
const member = { id: 1, name: 'Edmond' };

/** `killed`: the connection dies before the commit. `lost`: the commit is there, and whoever waited for it is not. */
type Crash = 'killed' | 'lost';

/** A database whose nth transaction from now on ends in a crash. */
function crashing(inner: Database): { outer: Database; crashAt(place: number, how: Crash): void; crashed(): boolean } {
  let left = 0;
  let kind: Crash = 'killed';
  let happened = false;
  const outer: Database = Object.create(inner, {
    tx: {
      value: async (work: Parameters<Database['tx']>[0]) => {
        left -= 1;
        const isNow = left === 0;
        happened ||= isNow;
        const result = await inner.tx(async (tx) => {
          const done = await work(tx);
          if (isNow && kind === 'killed') await tx.query('select pg_terminate_backend(pg_backend_pid())');
          return done;
        });
        if (isNow) throw new Error('the process died');
        return result;
      },
    },
  });
  return {
    outer,
    crashAt(place, how) {
      left = place;
      kind = how;
      happened = false;
    },
    crashed: () => happened,
  };
}

/** Whatever fails is done again, as a browser, a provider and a worker would. */
async function persist<T>(work: () => Promise<T>, isDone: (result: T) => boolean = () => true): Promise<T> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const result = await work().catch((error: Error) => error);
    if (!(result instanceof Error) && isDone(result)) return result;
  }
  throw new Error('it never got through');
}

/** The provider has decided and says so; the house follows. */
async function decided(room: TestPayments, { id, reference }: { id: number; reference: string }, end: ProviderState) {
  const report = room.fake.decide(reference, end);
  await persist(
    () => room.tell(report),
    ({ status }) => status === 200,
  );
  await persist(() => room.payments.mind(id));
}

async function aDepositsLife(room: TestPayments, end: ProviderState, begin: () => void) {
  const { id: playerId } = await room.player();
  begin();
  const key = `key-${playerId}`;
  const started = await persist(
    () => room.start(playerId, aDeposit(), key),
    ({ status }) => status === 200,
  );
  await persist(() => room.payments.mind(started.id));
  await decided(room, started, end);
  return { playerId, id: started.id, expected: end === 'succeeded' ? 5000n : 0n };
}

async function aCashoutsLife(room: TestPayments, end: ProviderState, begin: () => void) {
  const { id: playerId } = await room.player(10_000n);
  begin();
  const key = `key-${playerId}`;
  const started = await persist(
    () => room.start(playerId, aCashout(), key),
    ({ status }) => status === 200,
  );
  await persist(() => room.payments.mind(started.id));
  const agree = () =>
    room.database
      .tx((tx) => room.payments.desk.approve(tx, { paymentId: started.id, member }))
      .catch((error) => {
        if (error.code === 'PAYMENT_MOVED') return;
        throw error;
      });
  await persist(agree);
  await persist(() => room.payments.mind(started.id));
  await persist(() => room.payments.mind(started.id));
  await decided(room, started, end);
  return { playerId, id: started.id, expected: end === 'succeeded' ? 6000n : 10_000n };
}

const lives = { deposit: aDepositsLife, cashout: aCashoutsLife };

describe.each(['killed', 'lost'] as const)('a process is %s', (how) => {
  describe.each(['deposit', 'cashout'] as const)('anywhere in the life of a %s', (action) => {
    test.each(['succeeded', 'declined'] as const)('that %s: no money is made or lost', async (end) => {
      const { outer, crashAt, crashed } = crashing(database);
      const room = await testPayments(outer);
      let places = 0;
      do {
        places += 1;
        const { playerId, id, expected } = await lives[action](room, end, () => crashAt(places, how));
        expect([places, await room.state(id), await room.balance(playerId)]).toEqual([
          places,
          end,
          { cash: expected, reserved: 0n },
        ]);
      } while (crashed());
      // Several places were tried before a whole life went by without one.
      expect(places).toBeGreaterThan(3);
      expect(await room.audit()).toEqual([]);
      expect([...room.fake.known.values()].length).toBe(new Set(room.fake.known.keys()).size);
      await room.app.close();
    });
  });
});
