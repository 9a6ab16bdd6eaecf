import { type Currency, defaultCurrency } from '@halley/contract';
import { invariant, type Tx } from '../kit/index.ts';
import { moveHouseMoney } from '../wallet/index.ts';
import { contributionOf } from './contribution.ts';
import { countStake, type Drop, type PlacedStake } from './count-stake.ts';
import { clientSeedFrom, startCycle } from './cycle.ts';
import { type RunningJackpot, type RunningLevel, readRunning, savePools } from './cycle-store.ts';
import { endRetirement } from './end-retirement.ts';
import { wholeAmount } from './jackpot.ts';
import type { Quoted } from './quotes.ts';
import { type Pair, pairKey, rateAt, ratesFor } from './rate-store.ts';
import type { SeedSeals } from './seal-seed.ts';
import {
  type Counterparts,
  findCounterparts,
  lockPlace,
  movePlace,
  numberStakes,
  type StakeRow,
} from './stake-store.ts';
import { type WonLevel, writeWins } from './write-wins.ts';

export interface CountOptions {
  seals: SeedSeals;
  quoted: Quoted | undefined;
  now: Date;
  /** Rows of one batch; all are counted, batch after batch. */
  maxRows?: number;
}

export interface Counted {
  stakes: number;
  /** Jackpots whose amounts are not what they were. */
  changed: number[];
  wins: number;
}

const usualRows = 1000;

/**
 * Adds stakes to the pools in the order they were told, pays what drops, and moves on: one transaction, and one process at a
 * time. Each gets its number here; what they come to depends on nothing else. What is told again counts once. A crash
 * anywhere leaves all as it was before.
 */
export async function countNewStakes(tx: Tx, stakeIds: readonly number[], options: CountOptions): Promise<Counted> {
  const limit = options.maxRows ?? usualRows;
  const changed = new Set<number>();
  const counted = { stakes: 0, wins: 0 };
  const told = [...new Set(stakeIds)];
  let place = await lockPlace(tx);
  for (let first = 0; first < told.length; first += limit) {
    const rows = await numberStakes(tx, told.slice(first, first + limit), place);
    const last = rows.at(-1);
    if (!last) continue;
    const batch = await countBatch(tx, { rows, place, options });
    counted.stakes += rows.length;
    counted.wins += batch.wins;
    for (const id of batch.changed) changed.add(id);
    place = last.number;
  }
  if (counted.stakes > 0) await movePlace(tx, place);
  return { ...counted, changed: [...changed] };
}

interface Batch {
  rows: StakeRow[];
  place: bigint;
  options: CountOptions;
}

async function countBatch(tx: Tx, { rows, place, options }: Batch) {
  const jackpots = await readRunning(tx, options.seals, [...new Set(rows.map((row) => row.jackpotId))]);
  // A jackpot none of whose levels runs is over: what was staked behind its last drop feeds nothing.
  const jackpotOf = (row: StakeRow) => jackpots.get(row.jackpotId);
  const pairs = rows.flatMap((row): Pair[] => {
    const currency = jackpotOf(row)?.currency;
    if (currency === undefined) return [];
    return [
      { from: row.currency, to: currency },
      { from: currency, to: defaultCurrency },
    ];
  });
  const rates = await ratesFor(tx, pairs, { place, quoted: options.quoted, now: options.now });
  const rateOf = (from: Currency, to: Currency) => {
    const rate = rates.get(pairKey({ from, to }));
    invariant(rate, 'the rates of a batch were read');
    return rate;
  };
  const before = new Map([...jackpots.values()].map((jackpot) => [jackpot.id, amountsOf(jackpot)]));
  const counterparts = await findCounterparts(tx, rows);
  const won: WonLevel[] = [];
  for (const row of rows) {
    const jackpot = jackpotOf(row);
    if (!jackpot) continue;
    const placed = await placedStake(tx, { row, jackpot, counterparts, rate: rateOf(row.currency, jackpot.currency) });
    if (!placed) continue;
    const next = (drop: Drop<RunningLevel>) => {
      const opened = jackpot.isRetiring ? undefined : nextCycle(drop, row);
      won.push({
        jackpot,
        stake: row,
        cycle: drop.level,
        next: opened,
        rate: placed.rate,
        baseRate: rateOf(jackpot.currency, defaultCurrency),
      });
      return opened;
    };
    countStake(jackpot.levels, placed, next);
  }

  const touched = [...jackpots.values()].map((jackpot) => ({
    jackpot,
    before: before.get(jackpot.id) ?? [],
    after: amountsOf(jackpot),
    won: won.filter((win) => win.jackpot === jackpot),
  }));
  // The house's journal first: whoever writes to both does it in this order.
  const through = rows.at(-1)?.number as bigint;
  await moveHouseMoney(
    tx,
    touched.flatMap((grown) => contributionOf({ ...grown, through })),
  );
  await writeWins(tx, won, options);
  await savePools(
    tx,
    touched.flatMap(({ jackpot }) => jackpot.levels),
  );
  const over = touched.filter(({ jackpot }) => jackpot.isRetiring && jackpot.levels.length === 0);
  await endRetirement(
    tx,
    over.map(({ jackpot }) => jackpot.id),
  );
  const changed = touched.filter((grown) => grown.won.length > 0 || String(grown.before) !== String(grown.after));
  return { wins: won.length, changed: changed.map(({ jackpot }) => jackpot.id) };
}

/** The stake with its rate and what it gives back; undefined when it does not count. */
async function placedStake(
  tx: Tx,
  found: { row: StakeRow; jackpot: RunningJackpot; counterparts: Counterparts; rate: bigint },
): Promise<PlacedStake | undefined> {
  const { row, jackpot, counterparts, rate } = found;
  const { number: at, cash } = row;
  if (!row.undo) return counterparts.counts(row) ? { at, cash, rate } : undefined;
  const original = counterparts.originalOf(row);
  // It comes before the stake it gives back, which then does not count at all.
  if (original === undefined) return undefined;
  return { at, cash, rate: await rateAt(tx, { from: row.currency, to: jackpot.currency }, original), undoes: original };
}

function nextCycle({ level, carried }: Drop<RunningLevel>, stake: StakeRow): RunningLevel {
  const opened = startCycle({
    levelId: level.levelId,
    number: level.number + 1,
    rules: level.rules,
    seed: level.nextSeed,
    clientSeed: clientSeedFrom(stake.roundId),
    carried,
    after: stake.number,
  });
  return { ...opened, rules: level.rules };
}

/** The whole subunits of each level: what is shown, and what the ledger holds for them. */
function amountsOf(jackpot: RunningJackpot): bigint[] {
  return jackpot.levels.map((level) => wholeAmount(level.pool));
}
