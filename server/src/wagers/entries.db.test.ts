import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { systemClock } from '../kit/index.ts';
import { closeHold, hold } from '../wallet/index.ts';
import { createWagers } from './create-wagers.ts';
import { aPlay, openTestHouse, type TestHouse } from './testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const movesMoney = fc.record({
  by: fc.constantFrom('a door', 'another door', 'a deposit', 'a hold', 'the release before'),
  player: fc.integer({ min: 1, max: 3 }),
});

test('[RUN-10] whoever moves money at the same time, transfers of a wallet are numbered from 1 without a gap', {
  timeout: 300_000,
}, async () => {
  const chance = { pairId: 'p', serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', nonce: 0 };
  const openChances = async () => ({ take: () => chance, save: async () => undefined });
  // Two doors are two processes as far as the database knows.
  const [door, other] = [0, 1].map(() =>
    createWagers({ homes: house.homes, clock: systemClock, writers: 2, maxGroup: 5, openChances }),
  );
  const move = {
    'a door': (playerId: number) => door?.wager(aPlay({ playerId, stake: 5n, win: 6n })),
    'another door': (playerId: number) => other?.wager(aPlay({ playerId, stake: 7n })),
    'a deposit': (playerId: number) => house.fund(playerId, 20n),
    'a hold': (playerId: number) =>
      house.homes.of(playerId).tx(async (tx) => {
        const held = { id: randomUUID(), playerId, currency: 'EUR' as const };
        await hold(tx, { ...held, amount: 3n, purpose: 'bet' });
        await closeHold(tx, { ...held, to: 'released' });
      }),
    'the release before': (playerId: number) => writeUnnumbered(playerId),
  };
  let base = 1_000;
  await fc.assert(
    fc.asyncProperty(fc.array(movesMoney, { minLength: 20, maxLength: 40 }), async (moves) => {
      base += 10;
      for (const player of [1, 2, 3]) await house.fund(base + player, 100n);
      const done = await Promise.allSettled(moves.map(({ by, player }) => move[by](base + player)));
      for (const one of done) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Refusal);
      const { rows } = await house.database.query<{ entries: bigint[]; last_entry: bigint }>(
        `select array_agg(t.entry order by t.id) as entries, a.last_entry from wallet_account a
         join wallet_transfer t on t.account_id = a.id where a.player_id > $1 group by a.id, a.last_entry`,
        [base],
      );
      expect(rows).toHaveLength(3);
      for (const { entries, last_entry } of rows) {
        expect(entries).toEqual(entries.map((_, index) => BigInt(index + 1)));
        expect(last_entry).toBe(BigInt(entries.length));
      }
    }),
    { numRuns: deep(6, 60) },
  );
  expect(await house.findings()).toEqual([]);
});

/** As a process wrote that knows of no numbers: the wallet locked, the line written, the balance set. */
async function writeUnnumbered(playerId: number): Promise<void> {
  await house.homes.of(playerId).tx(async (tx) => {
    const { rows } = await tx.query(
      'select id, cash, bonus, reserved from wallet_account where player_id = $1 for no key update',
      [playerId],
    );
    const { id, cash, bonus, reserved } = rows[0] as Record<string, bigint>;
    await tx.query(
      `insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after,
         bonus_after, reserved_after) values ($1, 'deposit', '', $2, 'EUR', 1, 0, 0, 'payments', $3::bigint + 1, $4, $5)`,
      [randomUUID(), id, cash, bonus, reserved],
    );
    await tx.query('update wallet_account set cash = cash + 1 where id = $1', [id]);
  });
}
