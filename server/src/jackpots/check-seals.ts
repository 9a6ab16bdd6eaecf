import type { JackpotCheck } from '@halley/contract';
import { commit } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { InvariantError, type Queryable } from '../kit/index.ts';
import { cycleFaults } from './audit-jackpots.ts';
import { type BookedLevel, readBooks } from './books.ts';
import { hiddenAmount } from './cycle.ts';
import { partsPerSubunit } from './jackpot.ts';
import type { SeedSeals } from './seal-seed.ts';

interface SealedRow {
  level_id: number;
  number: number;
  sealed_seed: Buffer;
  server_seed_hash: string;
  next_sealed_seed: Buffer;
  next_server_seed_hash: string;
  client_seed: string;
  seed_amount: bigint;
  ceiling_amount: bigint;
  pool: string;
}

/**
 * Opens the seals of a jackpot inside the house: each seed must be the one whose hash everybody sees, and the amount it
 * gives must lie above the pool and within the bounds. Every past drop is drawn again. Nothing that is still hidden
 * leaves this function.
 */
export async function checkSeals(
  db: Queryable,
  { jackpotId, seals }: { jackpotId: number; seals: SeedSeals },
): Promise<JackpotCheck | undefined> {
  const jackpot = (await readBooks(db)).jackpots.find(({ id }) => id === jackpotId);
  if (!jackpot) return undefined;
  const { rows } = await db.query<SealedRow>(
    `select c.level_id, c.number, c.sealed_seed, c.server_seed_hash, c.next_sealed_seed, c.next_server_seed_hash,
       c.client_seed, c.seed_amount, c.ceiling_amount, c.pool
     from jackpots_cycle c join jackpots_level l on l.id = c.level_id
     where l.jackpot_id = $1 and c.dropped_at is null`,
    [jackpotId],
  );
  return {
    levels: jackpot.levels.map((level) => {
      const running = rows.find((row) => row.level_id === level.id);
      const faults = [...pastFaults(level), ...(running ? sealFaults(running, seals) : [])];
      const drops = level.cycles.filter((cycle) => cycle.mustHitAmount !== null).length;
      return { identifier: level.identifier, drops, holds: faults.length === 0, faults: faults.slice(0, 20) };
    }),
  };
}

function pastFaults({ cycles }: BookedLevel): string[] {
  return cycles.flatMap((cycle, index) =>
    cycleFaults(cycle, cycles[index + 1]).map((fault) => `Cycle ${cycle.number} ${fault}.`),
  );
}

function sealFaults(row: SealedRow, seals: SeedSeals): string[] {
  const open = (cycle: number, sealed: Buffer) => {
    try {
      return seals.open({ levelId: row.level_id, cycle }, sealed);
    } catch (error) {
      if (error instanceof InvariantError) return undefined;
      throw error;
    }
  };
  const serverSeed = open(row.number, row.sealed_seed);
  const nextSeed = open(row.number + 1, row.next_sealed_seed);
  if (serverSeed === undefined || nextSeed === undefined) return ['The sealed seed does not open.'];
  const faults: string[] = [];
  const isPromised = (seed: string, hash: string) => commit(seed, nodeHash.sha256) === hash;
  if (!isPromised(serverSeed, row.server_seed_hash)) faults.push('The sealed seed is not the one that was promised.');
  if (!isPromised(nextSeed, row.next_server_seed_hash)) faults.push('The next seed is not the one that was promised.');
  const { client_seed: clientSeed, number, seed_amount: seedAmount, ceiling_amount: ceilingAmount } = row;
  const hidden = hiddenAmount({
    seed: { serverSeed, serverSeedHash: '' },
    clientSeed,
    number,
    seedAmount,
    ceilingAmount,
  });
  if (hidden <= seedAmount || hidden > ceilingAmount) faults.push('The hidden amount lies outside of its bounds.');
  if (BigInt(row.pool) >= hidden * partsPerSubunit) faults.push('The pool has passed the hidden amount.');
  return faults;
}
