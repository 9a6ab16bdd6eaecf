import type { Currency } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import { hiddenAmount, type LevelRules, type OpenCycle, type Seed, sealCycleSeeds } from './cycle.ts';
import type { JackpotState } from './jackpot.ts';
import type { SeedSeals } from './seal-seed.ts';

/** A level with the cycle that runs, and what its next one will be. */
export interface RunningLevel extends OpenCycle {
  rules: LevelRules;
}

export interface RunningJackpot {
  id: number;
  currency: Currency;
  /** Its levels drop once more, and nothing follows. */
  isRetiring: boolean;
  levels: RunningLevel[];
}

interface CycleRow {
  jackpot_id: number;
  currency: Currency;
  state: JackpotState;
  level_id: number;
  number: number;
  rate_ppm: number;
  seed_amount: bigint;
  ceiling_amount: bigint;
  sealed_seed: Buffer;
  server_seed_hash: string;
  client_seed: string;
  next_sealed_seed: Buffer;
  next_server_seed_hash: string;
  after_number: bigint;
  carried: string;
  pool: string;
  next_rate_ppm: number;
  next_seed_amount: bigint;
  next_ceiling_amount: bigint;
}

/** The jackpots with their seeds opened. Only whoever holds the place asks for them. */
export async function readRunning(
  tx: Tx,
  seals: SeedSeals,
  jackpotIds: number[],
): Promise<Map<number, RunningJackpot>> {
  const { rows } = await tx.query<CycleRow>({
    name: 'jackpots_read_running',
    text: `select l.jackpot_id, j.currency, j.state, c.level_id, c.number, c.rate_ppm, c.seed_amount, c.ceiling_amount,
        c.sealed_seed, c.server_seed_hash, c.client_seed, c.next_sealed_seed, c.next_server_seed_hash,
        c.after_number, c.carried, c.pool,
        l.rate_ppm as next_rate_ppm, l.seed_amount as next_seed_amount, l.ceiling_amount as next_ceiling_amount
      from jackpots_jackpot j
      join jackpots_level l on l.jackpot_id = j.id
      join jackpots_cycle c on c.level_id = l.id and c.dropped_at is null
      where j.id = any($1::int[]) order by j.id, l.place`,
    values: [jackpotIds],
  });
  const jackpots = new Map<number, RunningJackpot>();
  for (const row of rows) {
    const { jackpot_id: id, currency, state } = row;
    const jackpot = jackpots.get(id) ?? { id, currency, isRetiring: state === 'retiring', levels: [] };
    jackpots.set(row.jackpot_id, jackpot);
    jackpot.levels.push(openRow(row, seals));
  }
  return jackpots;
}

function openRow(row: CycleRow, seals: SeedSeals): RunningLevel {
  const open = (cycle: number, sealed: Buffer, serverSeedHash: string): Seed => ({
    serverSeed: seals.open({ levelId: row.level_id, cycle }, sealed),
    serverSeedHash,
  });
  const cycle = {
    levelId: row.level_id,
    number: row.number,
    ratePpm: BigInt(row.rate_ppm),
    seedAmount: row.seed_amount,
    ceilingAmount: row.ceiling_amount,
    seed: open(row.number, row.sealed_seed, row.server_seed_hash),
    nextSeed: open(row.number + 1, row.next_sealed_seed, row.next_server_seed_hash),
    clientSeed: row.client_seed,
    after: row.after_number,
    carried: BigInt(row.carried),
    pool: BigInt(row.pool),
    rules: {
      ratePpm: BigInt(row.next_rate_ppm),
      seedAmount: row.next_seed_amount,
      ceilingAmount: row.next_ceiling_amount,
    },
  };
  return { ...cycle, mustHitAmount: hiddenAmount(cycle) };
}

export async function insertCycle(tx: Tx, cycle: OpenCycle, options: { seals: SeedSeals; at: Date }): Promise<void> {
  const { sealed, nextSealed } = sealCycleSeeds(options.seals, cycle);
  await tx.query({
    name: 'jackpots_insert_cycle',
    text: `insert into jackpots_cycle (level_id, number, rate_ppm, seed_amount, ceiling_amount, sealed_seed,
        server_seed_hash, client_seed, next_sealed_seed, next_server_seed_hash, after_number, carried, pool, opened_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      cycle.levelId,
      cycle.number,
      cycle.ratePpm,
      cycle.seedAmount,
      cycle.ceilingAmount,
      sealed,
      cycle.seed.serverSeedHash,
      cycle.clientSeed,
      nextSealed,
      cycle.nextSeed.serverSeedHash,
      cycle.after,
      String(cycle.carried),
      String(cycle.pool),
      options.at,
    ],
  });
}

/** The hidden amount was hit: it and the seed are open from now on. The pool stays as it was then. */
export async function closeCycle(tx: Tx, cycle: OpenCycle, at: Date): Promise<void> {
  await tx.query({
    name: 'jackpots_close_cycle',
    text: `update jackpots_cycle set dropped_at = $3, server_seed = $4, must_hit_amount = $5, pool = $6
      where level_id = $1 and number = $2 and dropped_at is null`,
    values: [cycle.levelId, cycle.number, at, cycle.seed.serverSeed, cycle.mustHitAmount, String(cycle.pool)],
  });
}

export async function savePools(tx: Tx, levels: OpenCycle[]): Promise<void> {
  await tx.query({
    name: 'jackpots_save_pools',
    text: `update jackpots_cycle c set pool = n.pool
      from unnest($1::int[], $2::int[], $3::numeric[]) as n (level_id, number, pool)
      where c.level_id = n.level_id and c.number = n.number and c.pool <> n.pool`,
    values: [
      levels.map((level) => level.levelId),
      levels.map((level) => level.number),
      levels.map((level) => String(level.pool)),
    ],
  });
}
