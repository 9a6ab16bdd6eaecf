import { randomUUID } from 'node:crypto';
import type { Currency, Jackpot, PrivatePayloads } from '@halley/contract';
import type { RateSource } from '../../config/index.ts';
import {
  type Consumer,
  createDatabase,
  createMetrics,
  type Database,
  invariant,
  type Keys,
  type Metrics,
  manualClock,
  silentLog,
  step,
} from '../../kit/index.ts';
import { prepared } from '../../kit/testing/prepared.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { until } from '../../kit/testing/until.ts';
import { auditLedger, balanceOf, credit, openWallet, post, readWallets } from '../../wallet/index.ts';
import { auditJackpots } from '../audit-jackpots.ts';
import { createJackpots, type Jackpots } from '../create-jackpots.ts';
import { hiddenAmount, newSeed, type Seed } from '../cycle.ts';
import type { Quotes } from '../exchange.ts';
import { type JackpotDefinition, partsPerSubunit } from '../jackpot.ts';
import { createSeedSeals } from '../seal-seed.ts';
import { countWaiting } from '../stake-store.ts';
import { type TakenStake, writeStakes } from '../write-stakes.ts';

export const testKeys: Keys = ['7'.repeat(64)];

/** Round numbers, so that a test can be read. */
export const roundQuotes: Quotes = {
  EUR: 1,
  USD: 0.5,
  CAD: 0.5,
  AUD: 0.5,
  NZD: 0.5,
  JPY: 0.01,
  NOK: 0.1,
  BRL: 0.2,
  BTC: 100_000,
  ETH: 2_000,
  BCH: 400,
  LTC: 80,
  DOG: 0.2,
  USDT: 0.5,
};

export interface GivenStake {
  playerId: number;
  cash: bigint;
  currency?: Currency;
  game?: string;
  actionId?: string;
  roundId?: string;
}

export interface TestWin {
  cycle: number;
  player: number;
  amount: bigint;
  paid_amount: bigint;
  paid_currency: string;
}

export interface TestRoom {
  database: Database & { url: string };
  clock: ReturnType<typeof manualClock>;
  jackpots: Jackpots;
  metrics: Metrics;
  /** What everyone heard, and what winners heard. */
  told: Jackpot[];
  awards: { playerId: number; award: PrivatePayloads['jackpot_win_award'] }[];
  names: Map<number, string | null>;
  /** Whether live events get through. */
  line: { isDead: boolean };
  /** What the source of rates says from now on. */
  quote(quotes: Partial<Quotes>): Promise<void>;
  stake(given: GivenStake): Promise<TakenStake>;
  giveBack(stake: TakenStake): Promise<void>;
  /** Counts until nothing waits. */
  count(database?: Database): Promise<void>;
  /** Follows a consumer of the room to the end of the outbox. */
  follow(name: string): Promise<void>;
  balance(playerId: number, currency?: Currency): Promise<bigint>;
  amounts(identifier: string): Promise<bigint[]>;
  /** Where a level will drop: nobody else knows. */
  hiddenAmounts(identifier: string): Promise<bigint[]>;
  /** The pools of the running cycles, in parts. */
  pools(identifier: string): Promise<bigint[]>;
  wins(identifier: string): Promise<TestWin[]>;
  /** The stake that brings the first level, of a hundredth, to its hidden amount. */
  missing(identifier: string): Promise<bigint>;
  findings(): Promise<string[]>;
  drop(): Promise<void>;
}

/** The room with a database of its own, a clock that stands and rates that are easy to reckon with. */
export async function openTestRoom(): Promise<TestRoom> {
  const database = await testDatabase();
  const clock = manualClock(new Date('2026-11-15T12:00:00Z'));
  const metrics = createMetrics();
  const told: Jackpot[] = [];
  const awards: TestRoom['awards'] = [];
  const names = new Map<number, string | null>();
  const line = { isDead: false };
  let quotes = roundQuotes;
  const rates: RateSource = { name: 'test', read: async () => ({ at: clock.now(), inEuro: quotes }) };
  const jackpots = createJackpots({
    database,
    clock,
    log: silentLog,
    metrics,
    keys: testKeys,
    rates,
    nicknames: async (ids) => new Map(ids.map((id) => [id, names.get(id) ?? null])),
    async publish(_channel, jackpot) {
      if (line.isDead) throw new Error('the line is dead');
      told.push(jackpot);
    },
    publishToPlayer: async (playerId, _channel, award) => void awards.push({ playerId, award }),
  });
  const consumerNamed = (name: string): Consumer => {
    const consumer = jackpots.consumers.find((candidate) => candidate.name === name);
    invariant(consumer, `the room has a consumer ${name}`);
    return consumer;
  };
  for (const { name } of jackpots.consumers) {
    await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
  }
  const isBehind = async (name: string) =>
    (
      await database.query(
        'select 1 from kit_outbox o, kit_consumer c where c.name = $1 and (o.xid, o.id) > (c.xid, c.id) limit 1',
        [name],
      )
    ).rows.length > 0;

  const room: TestRoom = {
    database,
    clock,
    jackpots,
    metrics,
    told,
    awards,
    names,
    line,
    async quote(given) {
      quotes = { ...quotes, ...given };
      clock.advanceMs(60_000);
      // Whoever looks first asks the source; the answer is there for the next one.
      await jackpots.amountsByGame();
    },
    stake: (given) => takeStake(database, given, clock.now()),
    async giveBack(stake) {
      await database.tx(async (tx) => {
        await moveStake(tx, stake, stake.amount.cash);
        await writeStakes(tx, [{ ...stake, amount: { cash: -stake.amount.cash }, at: clock.now() }]);
      });
    },
    async count(from = database) {
      await until(async () => {
        await step(from, consumerNamed('jackpots-count'));
        return (await countWaiting(database)) === 0 && !(await isBehind('jackpots-count'));
      });
    },
    async follow(name) {
      await until(async () => {
        await step(database, consumerNamed(name));
        return !(await isBehind(name));
      });
    },
    async balance(playerId, currency = 'EUR') {
      const wallet = (await readWallets(database, playerId)).find((candidate) => candidate.currency === currency);
      return wallet ? balanceOf(wallet) : 0n;
    },
    async amounts(identifier) {
      const { body } = await jackpots.handlers.listJackpots(undefined as never, undefined as never);
      const jackpot = (body as Jackpot[]).find((candidate) => candidate.identifier === identifier);
      return (jackpot?.levels ?? []).map((level) => BigInt(level.amount_cents));
    },
    hiddenAmounts: (identifier) => readHidden(database, identifier),
    async pools(identifier) {
      const { rows } = await database.query<{ pool: string }>(
        `select c.pool from jackpots_jackpot j join jackpots_level l on l.jackpot_id = j.id
         join jackpots_cycle c on c.level_id = l.id and c.dropped_at is null where j.identifier = $1 order by l.place`,
        [identifier],
      );
      return rows.map((row) => BigInt(row.pool));
    },
    async wins(identifier) {
      const { rows } = await database.query<TestWin>(
        `select w.cycle, w.player_id::int as player, w.amount, w.paid_amount, w.paid_currency
         from jackpots_win w join jackpots_level l on l.id = w.level_id join jackpots_jackpot j on j.id = l.jackpot_id
         where j.identifier = $1 order by w.id`,
        [identifier],
      );
      return rows;
    },
    async missing(identifier) {
      const [hidden = 0n] = await room.hiddenAmounts(identifier);
      const [pool = 0n] = await room.pools(identifier);
      const perSubunit = partsPerSubunit / 100n;
      return (hidden * partsPerSubunit - pool + perSubunit - 1n) / perSubunit;
    },
    async findings() {
      const found = [...(await auditLedger(prepared(database))), ...(await auditJackpots(prepared(database)))];
      return found.map((finding) => `${finding.check}: ${finding.detail}`);
    },
    drop: () => database.drop(),
  };
  return room;
}

type Tx = Parameters<Parameters<Database['tx']>[0]>[0];

async function moveStake(tx: Tx, stake: TakenStake, cash: bigint): Promise<void> {
  const wallet = await openWallet(tx, stake);
  const inputHash = Buffer.alloc(32);
  const reason = cash < 0n ? 'stake' : 'rollback';
  const movement = { accountId: wallet.id, key: stake.actionId, reason, inputHash } as const;
  await post(tx, [wallet], [{ ...movement, cash, bonus: 0n, reserved: 0n, house: 'games' }]);
}

/** A stake as the door takes it: money, and what follows from it, in one transaction. */
export async function takeStake(database: Database, given: GivenStake, at: Date): Promise<TakenStake> {
  const { playerId, cash, currency = 'EUR', game = 'halley/dice', actionId = randomUUID() } = given;
  const roundId = given.roundId ?? actionId;
  const stake: TakenStake = { actionId, roundId, playerId, game, currency, amount: { cash }, at };
  const deposit = { key: randomUUID(), reason: 'deposit', house: 'payments' } as const;
  await database.tx(async (tx) => {
    await credit(tx, { playerId, currency, amount: cash, ...deposit });
    await moveStake(tx, stake, -cash);
    await writeStakes(tx, [stake]);
  });
  return stake;
}

export function aJackpot(given: Partial<JackpotDefinition> = {}): JackpotDefinition {
  const identifier = given.identifier ?? `jackpot-${randomUUID().slice(0, 8)}`;
  return {
    identifier,
    name: 'Test',
    currency: 'EUR',
    allowedCurrencies: ['EUR', 'USD', 'JPY', 'BTC'],
    games: [],
    levels: [aLevel({ identifier: 'only' })],
    ...given,
  };
}

export function aLevel(given: Partial<JackpotDefinition['levels'][number]> = {}): JackpotDefinition['levels'][number] {
  const identifier = given.identifier ?? 'ember';
  return { identifier, name: identifier, ratePpm: 10_000, seedAmount: 1_000n, ceilingAmount: 100_000n, ...given };
}

async function readHidden(database: Database, identifier: string): Promise<bigint[]> {
  const seals = createSeedSeals(testKeys);
  const { rows } = await database.query(
    `select c.level_id, c.number, c.sealed_seed, c.client_seed, c.seed_amount, c.ceiling_amount
     from jackpots_jackpot j join jackpots_level l on l.jackpot_id = j.id
     join jackpots_cycle c on c.level_id = l.id and c.dropped_at is null where j.identifier = $1 order by l.place`,
    [identifier],
  );
  return rows.map((row) =>
    hiddenAmount({
      seed: {
        serverSeed: seals.open({ levelId: row.level_id, cycle: row.number }, row.sealed_seed),
        serverSeedHash: '',
      },
      clientSeed: row.client_seed,
      number: row.number,
      seedAmount: row.seed_amount,
      ceilingAmount: row.ceiling_amount,
    }),
  );
}

/** Below this a range is chosen by its test, which knows what it does. */
const wideRange = 10_000n;

/** Stakes of a fixed size must not reach a hidden amount by chance: in wide ranges it lies in the upper half. */
export async function raiseHidden(database: Database, identifier: string): Promise<void> {
  const seals = createSeedSeals(testKeys);
  const { rows } = await database.query(
    `select c.level_id, c.number, c.client_seed, c.seed_amount, c.ceiling_amount
     from jackpots_jackpot j join jackpots_level l on l.jackpot_id = j.id
     join jackpots_cycle c on c.level_id = l.id where j.identifier = $1 and c.ceiling_amount - c.seed_amount >= $2`,
    [identifier, wideRange],
  );
  for (const row of rows) {
    const { level_id: levelId, number, seed_amount: seedAmount, ceiling_amount: ceilingAmount } = row;
    const hiddenBy = (seed: Seed) =>
      hiddenAmount({ seed, clientSeed: row.client_seed, number, seedAmount, ceilingAmount });
    let seed = newSeed();
    while (hiddenBy(seed) < (seedAmount + ceilingAmount) / 2n) seed = newSeed();
    await database.query(
      'update jackpots_cycle set sealed_seed = $3, server_seed_hash = $4 where level_id = $1 and number = $2',
      [levelId, number, seals.seal({ levelId, cycle: number }, seed.serverSeed), seed.serverSeedHash],
    );
  }
}

/** A second process, as far as the database can tell. */
export function anotherProcess(room: TestRoom): Database {
  return createDatabase({ url: room.database.url, maxConnections: 4 });
}
