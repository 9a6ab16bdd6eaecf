import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import type { BookedCycle, BookedJackpot, BookedLevel, Books } from './books.ts';
import { type CountedLevel, countStake, type Drop, type PlacedStake } from './count-stake.ts';
import { clientSeedFrom } from './cycle.ts';
import { partsPerSubunit } from './jackpot.ts';
import { type Counterparts, findCounterparts, readCounted, type StakeRow } from './stake-store.ts';

const check = 'counting all stakes again comes to the same';
const pageRows = 5000n;

interface ReplayedLevel extends CountedLevel {
  booked: BookedLevel;
  cycle: BookedCycle;
}

/** Nobody knows yet where an open cycle drops, and its pool has not reached it: the books are searched to no end. */
const hidden = 2n ** 200n;

/** Counts all stakes up to the place that was counted. Leaves what each level was given in its book. */
export async function replayStakes(db: Queryable, books: Books): Promise<Finding[]> {
  const findings: Finding[] = [];
  const say = (detail: string) => void findings.push({ check, detail });
  const jackpots = new Map(books.jackpots.map((jackpot) => [jackpot.id, startReplay(jackpot)]));
  for (let after = 0n; after < books.place; after += pageRows) {
    const through = after + pageRows < books.place ? after + pageRows : books.place;
    const rows = await readCounted(db, { after, through });
    if (BigInt(rows.length) !== through - after) say(`between stakes ${after} and ${through} some are not there`);
    const counterparts = await findCounterparts(db, rows);
    for (const row of rows) {
      const jackpot = jackpots.get(row.jackpotId);
      if (!jackpot) say(`stake ${row.number} feeds a jackpot that is not there`);
      else replayStake(row, { ...jackpot, books, counterparts, say });
    }
  }
  for (const { jackpot, levels } of jackpots.values()) {
    for (const booked of jackpot.levels) {
      const name = `${jackpot.identifier} ${booked.identifier}`;
      const level = levels.find((candidate) => candidate.booked === booked);
      // Dropped for the last time, as the books say too.
      if (!level) continue;
      const { cycle, pool } = level;
      if (cycle.mustHitAmount !== null && cycle === booked.cycles.at(-1)) {
        say(`${name} dropped at ${cycle.mustHitAmount} in the books, its stakes come to ${pool} parts`);
        continue;
      }
      if (cycle !== booked.cycles.at(-1))
        say(`${name} is in cycle ${booked.cycles.at(-1)?.number}, not ${cycle.number}`);
      else if (pool !== cycle.pool) say(`${name} holds ${cycle.pool} parts, not ${pool}`);
    }
  }
  return findings;
}

function startReplay(jackpot: BookedJackpot) {
  const levels = jackpot.levels.flatMap((booked) => {
    const [first] = booked.cycles;
    return first ? [replayed(booked, first)] : [];
  });
  return { jackpot, levels };
}

function replayed(booked: BookedLevel, cycle: BookedCycle): ReplayedLevel {
  const { ratePpm, seedAmount, carried, after } = cycle;
  const pool = seedAmount * partsPerSubunit + carried;
  return { booked, cycle, ratePpm, seedAmount, after, pool, mustHitAmount: cycle.mustHitAmount ?? hidden };
}

interface Replay {
  jackpot: BookedJackpot;
  levels: ReplayedLevel[];
  books: Books;
  counterparts: Counterparts;
  say(detail: string): void;
}

function replayStake(row: StakeRow, { jackpot, levels, books, counterparts, say }: Replay): void {
  // It is over: what was staked behind its last drop feeds nothing.
  if (levels.length === 0) return;
  const placed = placeAgain(row, jackpot, { books, counterparts });
  if (placed === 'no rate') say(`stake ${row.number} was counted without a rate`);
  if (!placed || placed === 'no rate') return;
  const given = new Map(levels.map((level) => [level.booked, -level.pool]));
  const add = (booked: BookedLevel, parts: bigint) => void given.set(booked, (given.get(booked) ?? 0n) + parts);
  countStake(levels, placed, (drop) => {
    const next = nextReplayed(drop, { jackpot, row, say });
    add(drop.level.booked, (drop.amount - (next?.seedAmount ?? 0n)) * partsPerSubunit);
    return next;
  });
  for (const level of levels) add(level.booked, level.pool);
  for (const [booked, parts] of given) booked.contributed += parts;
}

function placeAgain(
  row: StakeRow,
  { currency }: BookedJackpot,
  { books, counterparts }: Pick<Replay, 'books' | 'counterparts'>,
): PlacedStake | 'no rate' | undefined {
  const { number: at, cash } = row;
  const original = row.undo ? counterparts.originalOf(row) : undefined;
  if (row.undo ? original === undefined : !counterparts.counts(row)) return undefined;
  const rate = books.rateAt(row.currency, currency, original ?? at);
  if (rate === undefined) return 'no rate';
  return { at, cash, rate, ...(original !== undefined && { undoes: original }) };
}

/** The cycle that the books have next, held against what this drop makes of it. */
function nextReplayed(
  { level, amount, carried }: Drop<ReplayedLevel>,
  { jackpot, row, say }: { jackpot: BookedJackpot; row: StakeRow; say(detail: string): void },
): ReplayedLevel | undefined {
  const { booked, cycle } = level;
  const name = `${jackpot.identifier} ${booked.identifier} cycle ${cycle.number}`;
  const { win } = cycle;
  if (win && (win.stakeId !== row.id || win.playerId !== row.playerId || win.roundId !== row.roundId)) {
    say(`${name} was given to player ${win.playerId}, not to player ${row.playerId}`);
  }
  if (win && win.amount !== amount) say(`${name} was won with ${win.amount}, not ${amount}`);
  const next = booked.cycles[cycle.number];
  if (!next && isOver(jackpot)) return undefined;
  if (!next) {
    say(`${name} dropped and nothing follows it`);
    return { ...level, pool: level.seedAmount * partsPerSubunit + carried, mustHitAmount: hidden };
  }
  if (next.after !== row.number) say(`${name} ended elsewhere than at stake ${row.number}`);
  if (next.carried !== carried) say(`${name} left ${carried} parts, the next began with ${next.carried}`);
  if (next.clientSeed !== clientSeedFrom(row.roundId)) say(`${name} is followed by another client seed`);
  const opened = replayed(booked, next);
  return { ...opened, pool: next.seedAmount * partsPerSubunit + carried };
}

/** Of such a jackpot the last drop of a level is followed by nothing. */
const isOver = ({ state }: BookedJackpot) => state === 'retiring' || state === 'retired';
