import type { Currency } from '@halley/contract';
import { Refusal } from '@halley/contract';
import { bonusesOn } from '../../bonuses/testing/bonuses-on.ts';
import { createDatabase, manualClock, oneHome, writeEvents } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { readWallets } from '../../wallet/index.ts';
import type { OpenFreeRounds } from '../apply-group.ts';
import { createWagers, type Wagers } from '../create-wagers.ts';
import { openTestHouse } from './test-house.ts';

type Owner = { playerId: number; currency: Currency };

/** A process of the house: a door and a room of gifts over a pool of its own. */
export type GiftProcess = Pick<ReturnType<typeof bonusesOn>, 'bonuses' | 'act' | 'others'> & { wagers: Wagers };

export type GiftHouse = Awaited<ReturnType<typeof openGiftHouse>>;

/** Two processes on one database, with real wallets, gifts and rounds. The other rooms are in the test's hand. */
export async function openGiftHouse() {
  const clock = manualClock('2026-03-01T12:00:00Z');
  const first = await openTestHouse({ clock, homes: 1 });
  const { database } = first;
  const other = createDatabase({ url: database.url, maxConnections: 6 });

  /** Free rounds as the games room keeps them: what is left of those whose spins have not ended. */
  const openFreeRounds: OpenFreeRounds = async (tx, ids) => {
    const { rows } = await tx.query<{ id: bigint; free_rounds_id: string; left: number }>(
      `select id, free_rounds_id, case stage when 'activated' then spins_total - spins_done else 0 end as left
       from bonuses_gift where free_rounds_id = any($1::uuid[])`,
      [ids],
    );
    const books = new Map(rows.map((row) => [row.free_rounds_id, { giftId: Number(row.id), left: row.left }]));
    return {
      refusalOf: ({ free }) =>
        (books.get(free?.id ?? '')?.left ?? 0) > 0 ? undefined : new Refusal('FREE_ROUNDS_OVER'),
      count(id) {
        const book = books.get(id);
        if (book) book.left -= 1;
        return book?.left ?? 0;
      },
      giftOf: (id) => books.get(id)?.giftId,
      save: async () => undefined,
    };
  };
  const processes = [database, other].map((pool): GiftProcess => {
    const wagers = createWagers({
      homes: oneHome(pool),
      clock,
      openFreeRounds,
      readGameFacts: async () => (game) => ({ kind: game === 'test/table' ? 'tables' : 'slots', collections: [] }),
      openChances: async () => ({
        take: () => ({ pairId: 'p', serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', nonce: 0 }),
        save: async () => undefined,
      }),
    });
    return { wagers, ...bonusesOn(pool, clock) };
  });
  const [one] = processes as [GiftProcess, GiftProcess];
  const followed = ['bonuses-breaks', 'bonuses-follow'].map((name) =>
    processes.map(({ bonuses }) => bonuses.consumers.find((consumer) => consumer.name === name)),
  );
  for (const [consumer] of followed) {
    await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer?.name]);
  }
  const closed = (playerId: number, isClosed: boolean) => {
    for (const { others } of processes) isClosed ? others.closed.add(playerId) : others.closed.delete(playerId);
  };

  return {
    database,
    processes,
    findings: first.findings,
    /** Both rooms hear the news, the one or the other of them each. */
    async follow(turn: number) {
      for (const both of followed) {
        const consumer = both[turn % 2];
        if (consumer) await catchUp(turn % 2 ? other : database, consumer);
      }
    },
    mind: () => one.bonuses.tasks['bonuses.mind'](),
    async takeBreak(playerId: number, on: boolean) {
      closed(playerId, on);
      const changed = { playerId, type: 'coolingoff' } as never;
      await database.tx((tx) => writeEvents(tx, 'limits.changed', [changed]));
    },
    async exclude(playerId: number) {
      const event = { playerId, kind: 'selfexclusion' as const, until: null, at: clock.now().toISOString() };
      await database.tx((tx) => writeEvents(tx, 'limits.excluded', [event]));
    },
    walletOf: async ({ playerId, currency }: Owner) =>
      (await readWallets(database, playerId)).find((wallet) => wallet.currency === currency),
    /** The free rounds that can be played in a wallet, those given first before the others. */
    async spinsOf({ playerId, currency }: Owner): Promise<string | undefined> {
      const { rows } = await database.query<{ free_rounds_id: string }>(
        `select free_rounds_id from bonuses_gift where player_id = $1 and currency = $2 and stage = 'activated'
           and spins_done < spins_total order by id limit 1`,
        [playerId, currency],
      );
      return rows[0]?.free_rounds_id;
    },
    async queueOf({ playerId, currency }: Owner): Promise<number[]> {
      const { rows } = await database.query<{ id: bigint }>(
        `select id from bonuses_gift where player_id = $1 and currency = $2 and stage = 'wait' and paused_at is null
         order by queue_order nulls last, valid_until, id`,
        [playerId, currency],
      );
      return rows.map(({ id }) => Number(id));
    },
    async typeOf(id: number): Promise<'bonus' | 'freespins'> {
      const { rows } = await database.query<{ type: 'bonus' }>('select type from bonuses_gift where id = $1', [id]);
      return rows[0]?.type ?? 'bonus';
    },
    async close() {
      await other.close();
      await first.close();
    },
  };
}
