import type { Currency } from '@halley/contract';
import { Refusal } from '@halley/contract';
import { bonusesOn } from '../../bonuses/testing/bonuses-on.ts';
import { createDatabase, manualClock, oneHome, type Queryable, writeEvents } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { auditPromotions } from '../../promotions/index.ts';
import { readWallets } from '../../wallet/index.ts';
import type { OpenFreeRounds } from '../apply-group.ts';
import { createWagers, type Wagers } from '../create-wagers.ts';
import { type GiftOffers, type OffersOfLives, offersOn } from './gift-offers.ts';
import { auditHome, openTestHouse } from './test-house.ts';

/** B1 to B6, the ledger and the rounds. */
async function auditedBooks(db: Queryable): Promise<string[]> {
  const findings = [...(await auditHome(db)), ...(await auditPromotions(db))];
  return findings.map(({ check, detail }) => `${check}: ${detail}`);
}

type Owner = { playerId: number; currency: Currency };

/** A process of the house: a door, a room of gifts and one of promotions over a pool of its own. */
export type GiftProcess = Pick<ReturnType<typeof bonusesOn>, 'bonuses' | 'act' | 'others'> & {
  wagers: Wagers;
  offers: GiftOffers;
};

/** A place in the outbox. */
export interface Heard {
  xid: string;
  id: bigint;
}

export type GiftHouse = Awaited<ReturnType<typeof openGiftHouse>>;

/** Two processes on one database, with real promotions, wallets, gifts and rounds. The other rooms are in the test's hand. */
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
  /** PR-01: in a break, or gone. */
  const barred = new Set<number>();
  const gone = new Set<number>();
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
    const room = bonusesOn(pool, clock);
    return { wagers, ...room, offers: offersOn(pool, { clock, give: room.bonuses.give, barred }) };
  });
  const [one] = processes as [GiftProcess, GiftProcess];
  const giver = 'promotions-give';
  const followed = [giver, 'bonuses-breaks', 'bonuses-follow'].map((name) =>
    processes.map(({ bonuses, offers }) =>
      [...offers.consumers, ...bonuses.consumers].find((consumer) => consumer.name === name),
    ),
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
    /** Promotions that all processes give by. */
    open: one.offers.open,
    findings: () => auditedBooks(database),
    /** What they would be after a change that is not kept. */
    async findingsIf(sql: string): Promise<string[]> {
      let found: string[] = [];
      const kept = new Error('not kept');
      const tried = database.tx(async (tx) => {
        await tx.query(sql);
        found = await auditedBooks(tx);
        throw kept;
      });
      await tried.catch((error: unknown) => {
        if (error !== kept) throw error;
      });
      return found;
    },
    /** Whether one of these promotions, or its code, has nothing left. */
    async isUsedUp({ ids }: OffersOfLives): Promise<boolean> {
      const { rows } = await database.query(
        `select 1 from promotions_budget b left join promotions_code c using (promotion_id)
         where promotion_id = any($1) and (given = total or uses = max_uses)`,
        [ids],
      );
      return rows.length > 0;
    },
    /** The news is heard, by the one process or the other: what is due is given, and what follows from it. */
    async follow(turn: number) {
      for (const both of followed) {
        const consumer = both[turn % 2];
        if (consumer) await catchUp(turn % 2 ? other : database, consumer);
      }
    },
    /** How far the news has been heard by which grants are given. */
    async heard(): Promise<Heard> {
      const { rows } = await database.query<Heard>('select xid::text, id from kit_consumer where name = $1', [giver]);
      return rows[0] ?? { xid: '0', id: 0n };
    },
    /** All that was due since is told once more: it is given already. */
    async hearAgain({ xid, id }: Heard, turn: number) {
      await database.query('update kit_consumer set xid = $2::text::xid8, id = $3 where name = $1', [giver, xid, id]);
      await this.follow(turn);
    },
    mind: () => one.bonuses.tasks['bonuses.mind'](),
    async takeBreak(playerId: number, on: boolean) {
      closed(playerId, on);
      if (on || gone.has(playerId)) barred.add(playerId);
      else barred.delete(playerId);
      const changed = { playerId, type: 'coolingoff' } as never;
      await database.tx((tx) => writeEvents(tx, 'limits.changed', [changed]));
    },
    async exclude(playerId: number) {
      gone.add(playerId);
      barred.add(playerId);
      const event = { playerId, kind: 'selfexclusion' as const, until: null, at: clock.now().toISOString() };
      await database.tx((tx) => writeEvents(tx, 'limits.excluded', [event]));
    },
    walletOf: async ({ playerId, currency }: Owner) =>
      (await readWallets(database, playerId)).find((wallet) => wallet.currency === currency),
    /** What is promised and what was given of these promotions. */
    async grantsOf(playerId: number, promotionIds: readonly number[]): Promise<{ promised: number; given: number }[]> {
      const { rows } = await database.query<{ promised: number; given: number }>(
        `select count(*) filter (where state = 'reserved')::int as promised, count(*) filter (where state = 'given')::int as given
         from unnest($2::bigint[]) with ordinality p (id, place)
           left join promotions_grant g on g.promotion_id = p.id and g.player_id = $1
         group by p.place order by p.place`,
        [playerId, promotionIds],
      );
      return rows;
    },
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
