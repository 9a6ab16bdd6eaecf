import { type GoalProcess, type Period, slotChances, slotsOf, stopChance, sum } from './goal-process.ts';

/** Goals of a side in a period are counted up to here. */
const width = 14;
/** Less than this is not carried to one goal more. */
const tiny = 1e-9;
/** Less than this is left out where a card or the end of a period moves it. */
const dust = 1e-11;

/** Where a period is priced from. */
export interface PeriodStart {
  period: Period;
  slot: number;
  elapsed: number;
  quiet: boolean;
  added: number | undefined;
  reds: number;
  lead: number;
}

export const fromKickOff = (period: Period, reds: number, lead: number): PeriodStart => ({
  period,
  slot: 0,
  elapsed: 0,
  quiet: false,
  added: undefined,
  reds,
  lead,
});

/**
 * What is left of the chances of a slot of which some seconds have gone by without anything happening: the second is uniform,
 * so what was possible then is not any more, and all else is likelier for it.
 */
export function restOfSlot(process: GoalProcess, start: PeriodStart, pace: number): number {
  if (start.quiet) return 0;
  const gone = start.elapsed / process.slotSeconds;
  return gone === 0 ? 1 : (1 - gone) / (1 - sum(slotChances(process, start, pace)) * gone);
}

/** When a period ends: known once the added minutes are. */
export function stopAfter(process: GoalProcess, { period, added }: PeriodStart, slot: number): number {
  if (added === undefined) return stopChance(process, period, slot);
  return slot + 1 >= slotsOf(process, period, added) ? 1 : 0;
}

/** Goals that fall from a score: index `home * width + away` of goals before, by who scores. */
export interface Flows {
  home: Float64Array;
  away: Float64Array;
}

export const newFlows = (): Flows => ({
  home: new Float64Array(width * width),
  away: new Float64Array(width * width),
});

/** Chances of goals by side, for one set of missing players; for each number of home goals the most away goals in it. */
interface Grid {
  cells: Float64Array;
  /** -1 where a row is empty. */
  tops: Int8Array;
  /** Rows that are not: home goals below this. */
  rows: number;
}

/** For each set of missing players: none, home, away, both. */
export type Grids = Grid[];

/** Goals of the rest of a period: `cells[home * columns + away]`, by who misses a player at its end. */
export interface PeriodEnd {
  columns: number;
  cells: Float64Array[];
}

const newGrids = (): Grids =>
  Array.from({ length: 4 }, () => ({
    cells: new Float64Array(width * width),
    tops: new Int8Array(width).fill(-1),
    rows: 0,
  }));

/** No goals yet, with these players missing. */
export function startGrids(reds: number, weight: number): Grids {
  const grids = newGrids();
  addCell(grids[reds]!, 0, 0, weight);
  return grids;
}

/**
 * The forward equation of one period and one pace, slot by slot and in place. With `flows` only scores below `most` goals are
 * followed, and goals are written down by the score they fall from. Mass beyond `most` leaves the grids.
 */
export function forwardPeriod(
  process: GoalProcess,
  start: PeriodStart,
  pace: number,
  { grids, flows, most = width }: { grids: Grids; flows?: Flows; most?: number },
): Grids {
  const { period, lead } = start;
  const ended = newGrids();
  const slots = slotsOf(process, period, start.added);
  const tables = chanceTables(process);
  for (let slot = start.slot; slot < slots; slot += 1) {
    const rest = slot === start.slot ? restOfSlot(process, start, pace) : 1;
    const happening = period.profile[slot]! * rest;
    // From both sides short to neither: cards move mass to grids that have been gone through already.
    for (let reds = 3; reds >= 0 && rest > 0; reds -= 1) {
      if (grids[reds]!.rows === 0) continue;
      const table = tables[4 * period.play[slot]! + reds]!;
      playSlot(grids, reds, table, { lead, most, goals: happening * pace, cards: happening, flows });
    }
    const stop = stopAfter(process, start, slot);
    if (stop > 0) moveEnded(grids, ended, stop);
  }
  // A period whose time is up when it is looked at.
  if (start.slot >= slots) moveEnded(grids, ended, 1);
  return ended;
}

/** Chances in a slot at pace 1 by the lead from -3 to 3, goals of home and then of away, and red cards of each. */
interface ChanceTable {
  home: Float64Array;
  away: Float64Array;
  homeRed: number;
  awayRed: number;
}

const known = new WeakMap<GoalProcess, ChanceTable[]>();

/** `4 * play + reds`. */
function chanceTables(process: GoalProcess): ChanceTable[] {
  let tables = known.get(process);
  if (!tables) {
    const { goal, short, red, lead } = process;
    tables = lead.flatMap((rows) =>
      short.map((fewer, reds) => ({
        home: Float64Array.from(rows, (row) => goal[0] * fewer[0] * row[0]),
        away: Float64Array.from(rows, (row) => goal[1] * fewer[1] * row[1]),
        homeRed: reds & 1 ? 0 : red[0],
        awayRed: reds & 2 ? 0 : red[1],
      })),
    );
    known.set(process, tables);
  }
  return tables;
}

interface SlotPlay {
  lead: number;
  most: number;
  /** How much happens of goals, which follow the pace, and of cards. */
  goals: number;
  cards: number;
  flows: Flows | undefined;
}

/**
 * One slot of one grid, from many goals to few, so that what moves up is not met again. At the rim mass is carried on only
 * once it is worth it, and not at all where nobody asks beyond.
 */
function playSlot(grids: Grids, reds: number, table: ChanceTable, play: SlotPlay): void {
  const { lead, most, goals, cards, flows } = play;
  const grid = grids[reds]!;
  const homeRed = table.homeRed * cards;
  const awayRed = table.awayRed * cards;
  if (homeRed > 0) addCells(grids[reds | 1]!, grid, homeRed);
  if (awayRed > 0) addCells(grids[reds | 2]!, grid, awayRed);
  const stays = 1 - homeRed - awayRed;
  const { cells, tops } = grid;
  const { home: homeChances, away: awayChances } = table;
  for (let home = grid.rows - 1; home >= 0; home -= 1) {
    const top = tops[home]!;
    const first = home * width;
    const topAbove = home + 1 < most ? tops[home + 1]! : width;
    // What stays of the cell with one away goal more: it is written once it is known what comes to it.
    let above = 0;
    for (let away = top; away >= 0; away -= 1) {
      const mass = cells[first + away]!;
      const ahead = lead + home - away;
      const row = ahead > 3 ? 6 : ahead < -3 ? 0 : ahead + 3;
      const moving = mass * goals;
      let toHome = moving * homeChances[row]!;
      let toAway = moving * awayChances[row]!;
      if (flows) {
        flows.home[first + away]! += toHome;
        flows.away[first + away]! += toAway;
      }
      if (away > topAbove) {
        if (toHome < tiny) toHome = 0;
        else fill(grid, home + 1, away);
      }
      if (away === top && away + 1 < most) {
        if (toAway < tiny) toAway = 0;
        else tops[home] = away + 1;
      }
      if (home + 1 < most) cells[first + width + away]! += toHome;
      if (away + 1 < most) cells[first + away + 1] = above + toAway;
      above = mass * stays - toHome - toAway;
    }
    if (top >= 0) cells[first] = above;
  }
}

function addCells(to: Grid, from: Grid, part: number): void {
  const { cells } = to;
  for (let home = 0; home < from.rows; home += 1) {
    let top = from.tops[home]!;
    while (top >= 0 && from.cells[home * width + top]! * part < dust) top -= 1;
    if (top < 0) continue;
    fill(to, home, top);
    for (let at = home * width; at <= home * width + top; at += 1) cells[at]! += from.cells[at]! * part;
  }
}

function addCell(grid: Grid, home: number, away: number, mass: number): void {
  grid.cells[home * width + away]! += mass;
  fill(grid, home, away);
}

function fill(grid: Grid, home: number, away: number): void {
  if (grid.tops[home]! < away) grid.tops[home] = away;
  if (grid.rows <= home) grid.rows = home + 1;
}

function moveEnded(grids: Grids, ended: Grids, stop: number): void {
  for (const [reds, grid] of grids.entries()) {
    addCells(ended[reds]!, grid, stop);
    for (let at = 0; at < grid.rows * width; at += 1) grid.cells[at]! *= 1 - stop;
  }
}

/** Goals of the rest of a period from a start, for one pace. */
export function periodEnd(process: GoalProcess, start: PeriodStart, pace: number): PeriodEnd {
  const ended = forwardPeriod(process, start, pace, { grids: startGrids(start.reds, 1) });
  let columns = 1;
  for (const { tops } of ended) {
    for (const [home, top] of tops.entries()) if (top >= 0) columns = Math.max(columns, home + 1, top + 1);
  }
  const cells = ended.map((grid) => {
    if (grid.rows === 0) return none;
    const kept = new Float64Array(columns * columns);
    for (let home = 0; home < columns; home += 1) {
      kept.set(grid.cells.subarray(home * width, home * width + columns), home * columns);
    }
    return kept;
  });
  return { columns, cells };
}

const none = new Float64Array(0);

/** Of a score in grids and flows. */
export const cellAt = (home: number, away: number): number => home * width + away;
