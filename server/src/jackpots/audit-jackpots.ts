import { verifyDrop } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import type { Finding, Growing } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { houseEntries, movedByKey } from '../wallet/index.ts';
import { type BookedCycle, type BookedJackpot, type Books, heldBy, readBooks } from './books.ts';
import { payoutOf } from './exchange.ts';
import { partsPerSubunit, wholeAmount } from './jackpot.ts';
import { replayStakes } from './replay-stakes.ts';
import { countUncounted, countWaiting } from './stake-store.ts';
import { winKey } from './write-wins.ts';

const mostFindings = 20;

/**
 * Counts every stake again from the first one, with the rates and seeds that were written down, and holds what that
 * comes to against the pools, the drops, the wins and the ledger.
 */
export async function auditJackpots(db: Queryable): Promise<Finding[]> {
  const books = await readBooks(db);
  const replayed = await replayStakes(db, books);
  const findings = [
    replayed,
    await forgottenFaults(db),
    books.jackpots.flatMap(sumFaults),
    await faultsWithoutStakes(db, books),
  ];
  // Of each some: one wrong amount is followed by as many faults of the replay as there were drops, and is not lost among them.
  return findings.flatMap((found) => found.slice(0, mostFindings));
}

async function faultsWithoutStakes(db: Queryable, books: Books): Promise<Finding[]> {
  return [
    ...books.jackpots.flatMap(seedFaults),
    ...books.jackpots.flatMap(stateFaults),
    ...books.jackpots.flatMap(winFaults),
    ...(await payoutFaults(db, books)),
    ...(await ledgerFaults(db, books)),
  ];
}

/** Stakes are counted from the first one on or not at all: only a whole audit replays them. */
export const jackpotsWithoutStakes: Growing = {
  name: 'jackpots',
  checkDays: async (db, { saw }) => (saw === undefined ? [] : faultsWithoutStakes(db, await readBooks(db))),
};

export async function countJackpots(db: Queryable): Promise<{ jackpotStakes: number; jackpotWins: number }> {
  const { rows } = await db.query<{ stakes: bigint; wins: bigint }>(
    'select (select count(*) from jackpots_stake) as stakes, (select count(*) from jackpots_win) as wins',
  );
  return { jackpotStakes: Number(rows[0]?.stakes), jackpotWins: Number(rows[0]?.wins) };
}

const nameOf = (jackpot: BookedJackpot, cycle: BookedCycle) =>
  `${jackpot.identifier} ${cycle.level.identifier} cycle ${cycle.number}`;

/** Every hidden amount is the one its seeds give, and every seed is the one that was sealed before. */
function seedFaults(jackpot: BookedJackpot): Finding[] {
  const check = 'hidden amounts come from the seeds that were sealed';
  return jackpot.levels.flatMap((level) =>
    level.cycles.flatMap((cycle, index): Finding[] => {
      const faults = cycleFaults(cycle, level.cycles[index + 1]);
      return faults.map((fault) => ({ check, detail: `${nameOf(jackpot, cycle)} ${fault}` }));
    }),
  );
}

/** What is wrong with the seeds of a cycle, in words that follow its name. */
export function cycleFaults(cycle: BookedCycle, follower: BookedCycle | undefined): string[] {
  const faults: string[] = [];
  if (follower && follower.serverSeedHash !== cycle.nextServerSeedHash) {
    faults.push('is followed by another seed than was sealed');
  }
  if (cycle.serverSeed === null || cycle.mustHitAmount === null) {
    if (follower) faults.push('is open although another follows');
    if (cycle.pool >= cycle.ceilingAmount * partsPerSubunit) faults.push('holds more than its ceiling');
  } else {
    const { serverSeed, mustHitAmount: amount, number: nonce } = cycle;
    const verdict = verifyDrop({ ...cycle, serverSeed, amount, nonce }, nodeHash);
    if (!verdict.amountHolds) faults.push(`dropped at ${amount}, its seeds say ${verdict.amount}`);
    if (!verdict.commitmentHolds) faults.push('was opened with another seed than was sealed');
  }
  return faults;
}

/** What is not counted waits for it. */
async function forgottenFaults(db: Queryable): Promise<Finding[]> {
  const [uncounted, waiting] = [await countUncounted(db), await countWaiting(db)];
  if (uncounted <= waiting) return [];
  const detail = `${uncounted} stakes are not counted, ${waiting} wait to be`;
  return [{ check: 'every stake is counted or waits to be', detail }];
}

/** Pool = seeds + contributions − wins, level by level; contributions are what the replay came to. */
function sumFaults(jackpot: BookedJackpot): Finding[] {
  return jackpot.levels.flatMap((level): Finding[] => {
    const held = heldBy(level);
    const total = (read: (cycle: BookedCycle) => bigint) => level.cycles.reduce((sum, cycle) => sum + read(cycle), 0n);
    const seeds = total((cycle) => cycle.seedAmount) * partsPerSubunit;
    const wins = total((cycle) => cycle.win?.amount ?? 0n) * partsPerSubunit;
    const expected = seeds + level.contributed - wins;
    if (held === expected) return [];
    const detail = `${jackpot.identifier} ${level.identifier} holds ${held} parts, its stakes say ${expected}`;
    return [{ check: 'pools are seeds and contributions less wins', detail }];
  });
}

/** A level without a running cycle belongs to a jackpot that is retired or being retired; a retired one has no other. */
function stateFaults(jackpot: BookedJackpot): Finding[] {
  const check = 'only what is retired stops, and then wholly';
  const running = jackpot.levels.filter((level) => level.cycles.at(-1)?.mustHitAmount === null).length;
  const expected = {
    active: running === jackpot.levels.length,
    paused: running === jackpot.levels.length,
    retiring: running > 0,
    retired: running === 0,
  };
  if (expected[jackpot.state]) return [];
  const detail = `${jackpot.identifier} is ${jackpot.state} with ${running} of ${jackpot.levels.length} levels running`;
  return [{ check, detail }];
}

/** Every drop has its win, of the hidden amount and paid at the rate that is written beside it. */
function winFaults(jackpot: BookedJackpot): Finding[] {
  const cycles = jackpot.levels.flatMap((level) => level.cycles);
  return cycles.flatMap((cycle): Finding[] => {
    const say = (detail: string) => [
      { check: 'every drop was won once', detail: `${nameOf(jackpot, cycle)} ${detail}` },
    ];
    const { win, mustHitAmount } = cycle;
    if (mustHitAmount === null) return win ? say('was won although it is open') : [];
    if (!win) return say('dropped and nobody won it');
    if (win.amount !== mustHitAmount) return say(`dropped at ${mustHitAmount} and ${win.amount} was won`);
    const paid = payoutOf(win.amount, win.rate);
    return paid === win.paidAmount ? [] : say(`was paid with ${win.paidAmount}, its rate says ${paid}`);
  });
}

/** Every win reached the wallet of the winner, and nothing else was paid out as one. */
async function payoutFaults(db: Queryable, { jackpots }: Books): Promise<Finding[]> {
  const check = 'wins are what the ledger paid';
  const { rows } = await db.query<{ key: string; cash: string }>(
    `select key, cash::text as cash from (${movedByKey}) m where reason = 'jackpot'`,
  );
  const paid = new Map(rows.map((row) => [row.key, BigInt(row.cash)]));
  const faults: string[] = [];
  for (const jackpot of jackpots) {
    for (const cycle of jackpot.levels.flatMap((level) => level.cycles)) {
      if (!cycle.win) continue;
      const key = winKey({ levelId: cycle.level.id, number: cycle.number });
      const amount = paid.get(key) ?? 0n;
      paid.delete(key);
      if (amount === cycle.win.paidAmount) continue;
      faults.push(`${nameOf(jackpot, cycle)} should have paid ${cycle.win.paidAmount}, the ledger paid ${amount}`);
    }
  }
  for (const [key, amount] of paid) faults.push(`the ledger paid ${amount} under ${key}, which no win stands behind`);
  return faults.map((detail) => ({ check, detail }));
}

/** The house's account of jackpots holds the whole subunits of all pools, in each currency. */
async function ledgerFaults(db: Queryable, { jackpots }: Books): Promise<Finding[]> {
  const { rows } = await db.query<{ currency: string; balance: string }>(
    `select currency, balance::text as balance from (${houseEntries}) h where house = 'jackpots'`,
  );
  const held = new Map(rows.map((row) => [row.currency, BigInt(row.balance)]));
  const pools = new Map<string, bigint>();
  for (const { currency, levels } of jackpots) {
    for (const level of levels) {
      pools.set(currency, (pools.get(currency) ?? 0n) + wholeAmount(heldBy(level)));
    }
  }
  return [...new Set([...held.keys(), ...pools.keys()])].flatMap((currency): Finding[] => {
    const [ledger, pool] = [held.get(currency) ?? 0n, pools.get(currency) ?? 0n];
    if (ledger === pool) return [];
    const detail = `the ledger holds ${ledger} ${currency}, the pools ${pool}`;
    return [{ check: 'the ledger holds what the pools say', detail }];
  });
}
