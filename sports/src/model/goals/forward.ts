import { type GoalProcess, type Period, slotChances, slotsOf, stopChance, sum } from './goal-process.ts';

/** Goals of a side in a period are counted up to here. */
const width = 14;
/** Less than this is not carried to one goal more. */
const tiny = 1e-9;

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

/** Goals that fall from a score, all paces together: `cellAt(home, away)` of goals before, by who scores. */
export interface Flows {
  home: Float64Array;
  away: Float64Array;
}

export const newFlows = (): Flows => ({
  home: new Float64Array(width * width),
  away: new Float64Array(width * width),
});

/** Of a score in grids and flows. */
export const cellAt = (home: number, away: number): number => home * width + away;

/** Chances of goals by side, for one set of missing players: `cells[cellAt(home, away) * paces + pace]`. */
interface Grid {
  cells: Float64Array;
  /** For each number of home goals the most away goals in it; -1 where a row is empty. */
  tops: Int8Array;
  /** Rows that are not: home goals below this. */
  rows: number;
}

/** For each set of missing players: none, home, away, both. */
export type Grids = Grid[];

/** By the number of paces, empty: a price takes dozens of them, and none for longer than a period. */
const spare = new Map<number, Grids[]>();
const mostSpare = 4;

function newGrids(paces: number): Grids {
  const left = spare.get(paces)?.pop();
  if (left) return left;
  return Array.from({ length: 4 }, () => ({
    cells: new Float64Array(width * width * paces),
    tops: new Int8Array(width).fill(-1),
    rows: 0,
  }));
}

/** Of grids that nobody looks at any more. */
export function giveBack(grids: Grids, paces: number): void {
  const left = spare.get(paces) ?? [];
  if (left.length === mostSpare) return;
  spare.set(paces, left);
  for (const grid of grids) {
    grid.cells.fill(0, 0, grid.rows * width * paces);
    grid.tops.fill(-1);
    grid.rows = 0;
  }
  left.push(grids);
}

/** No goals yet, with these players missing and a weight for each pace. */
export function startGrids(reds: number, weights: readonly number[]): Grids {
  const grids = newGrids(weights.length);
  const grid = grids[reds]!;
  grid.cells.set(weights);
  fill(grid, 0, 0);
  return grids;
}

/**
 * The forward equation of one period, slot by slot and in place, for all paces side by side. With `flows` only scores below
 * `most` goals are followed, and goals are written down by the score they fall from. Mass beyond `most` leaves the grids.
 * The grids it is given are spent.
 */
export function forwardPeriod(
  process: GoalProcess,
  start: PeriodStart,
  { grids, flows, most = width }: { grids: Grids; flows?: Flows; most?: number },
): Grids {
  const { period, lead } = start;
  const paces = process.pace.length;
  const ended = newGrids(paces);
  const slots = slotsOf(process, period, start.added);
  const tables = chanceTables(process);
  const play: SlotPlay = { lead, most, goals: new Float64Array(paces), cards: new Float64Array(paces), flows };
  for (let slot = start.slot; slot < slots; slot += 1) {
    for (let node = 0; node < paces; node += 1) {
      const pace = process.pace[node]!;
      const rest = slot === start.slot ? restOfSlot(process, start, pace) : 1;
      play.cards[node] = period.profile[slot]! * rest;
      play.goals[node] = play.cards[node]! * pace;
    }
    // From both sides short to neither: cards move mass to grids that have been gone through already.
    const isQuiet = slot === start.slot && start.quiet;
    for (let reds = 3; reds >= 0 && !isQuiet; reds -= 1) {
      if (grids[reds]!.rows > 0) playSlot(grids, reds, tables[4 * period.play[slot]! + reds]!, play);
    }
    const stop = stopAfter(process, start, slot);
    if (stop > 0) moveEnded(grids, ended, paces, stop);
  }
  // A period whose time is up when it is looked at.
  if (start.slot >= slots) moveEnded(grids, ended, paces, 1);
  giveBack(grids, paces);
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
  /** How much happens of goals, which follow the pace, and of cards: by pace. */
  goals: Float64Array;
  cards: Float64Array;
  flows: Flows | undefined;
}

/**
 * One slot of one grid, from many goals to few, so that what moves up is not met again. At the rim mass is carried on only
 * once it is worth it at some pace, and not at all where nobody asks beyond.
 */
function playSlot(grids: Grids, reds: number, table: ChanceTable, play: SlotPlay): void {
  const { lead, most, goals, cards, flows } = play;
  const grid = grids[reds]!;
  const { homeRed, awayRed } = table;
  const paces = goals.length;
  if (homeRed > 0) showCard(grids[reds | 1]!, grid, homeRed, cards);
  if (awayRed > 0) showCard(grids[reds | 2]!, grid, awayRed, cards);
  const { cells, tops } = grid;
  for (let home = grid.rows - 1; home >= 0; home -= 1) {
    const top = tops[home]!;
    for (let away = top; away >= 0; away -= 1) {
      const at = (home * width + away) * paces;
      const ahead = lead + home - away;
      const row = ahead > 3 ? 6 : ahead < -3 ? 0 : ahead + 3;
      const homeChance = table.home[row]!;
      const awayChance = table.away[row]!;
      if (flows) tellGoals(flows, cells, at, goals, homeChance, awayChance);
      let isHomeOn = home + 1 < most;
      let isAwayOn = away + 1 < most;
      if (isHomeOn && away > tops[home + 1]!) {
        isHomeOn = isWorthIt(cells, at, goals, homeChance);
        if (isHomeOn) fill(grid, home + 1, away);
      }
      if (isAwayOn && away === top) {
        isAwayOn = isWorthIt(cells, at, goals, awayChance);
        if (isAwayOn) tops[home] = away + 1;
      }
      // What is not worth it stays; what nobody asks for leaves.
      const homeLeaves = isHomeOn || home + 1 >= most ? homeChance : 0;
      const awayLeaves = isAwayOn || away + 1 >= most ? awayChance : 0;
      const up = isHomeOn ? width * paces : 0;
      const right = isAwayOn ? paces : 0;
      for (let node = 0; node < paces; node += 1) {
        const mass = cells[at + node]!;
        const moving = mass * goals[node]!;
        const toHome = moving * homeLeaves;
        const toAway = moving * awayLeaves;
        cells[at + node] = mass * (1 - (homeRed + awayRed) * cards[node]!) - toHome - toAway;
        if (up > 0) cells[at + up + node]! += toHome;
        if (right > 0) cells[at + right + node]! += toAway;
      }
    }
  }
}

function isWorthIt(cells: Float64Array, at: number, goals: Float64Array, chance: number): boolean {
  for (let node = goals.length - 1; node >= 0; node -= 1) {
    if (cells[at + node]! * goals[node]! * chance >= tiny) return true;
  }
  return false;
}

function tellGoals(
  flows: Flows,
  cells: Float64Array,
  at: number,
  goals: Float64Array,
  home: number,
  away: number,
): void {
  const paces = goals.length;
  let moving = 0;
  for (let node = 0; node < paces; node += 1) moving += cells[at + node]! * goals[node]!;
  flows.home[at / paces]! += moving * home;
  flows.away[at / paces]! += moving * away;
}

/** Adds to the grid with one player less what a card moves there. */
function showCard(to: Grid, from: Grid, red: number, cards: Float64Array): void {
  const paces = cards.length;
  for (let home = 0; home < from.rows; home += 1) {
    const first = home * width * paces;
    let top = from.tops[home]!;
    while (top >= 0 && !isWorthIt(from.cells, first + top * paces, cards, red)) top -= 1;
    if (top < 0) continue;
    fill(to, home, top);
    for (let at = first; at < first + (top + 1) * paces; at += paces) {
      for (let node = 0; node < paces; node += 1) {
        to.cells[at + node]! += from.cells[at + node]! * red * cards[node]!;
      }
    }
  }
}

function fill(grid: Grid, home: number, away: number): void {
  if (grid.tops[home]! < away) grid.tops[home] = away;
  if (grid.rows <= home) grid.rows = home + 1;
}

function moveEnded(grids: Grids, ended: Grids, paces: number, stop: number): void {
  for (const [reds, grid] of grids.entries()) {
    const to = ended[reds]!;
    for (let home = 0; home < grid.rows; home += 1) {
      const top = grid.tops[home]!;
      if (top < 0) continue;
      fill(to, home, top);
      const first = home * width * paces;
      for (let at = first; at < first + (top + 1) * paces; at += 1) {
        const mass = grid.cells[at]!;
        to.cells[at]! += mass * stop;
        grid.cells[at] = mass * (1 - stop);
      }
    }
  }
}

/** Goals of the rest of a period: `cells[(home * columns + away) * paces + pace]`, by who misses a player at its end. */
export interface PeriodEnd {
  columns: number;
  /** For each number of home goals the most away goals in it. */
  tops: Int8Array;
  cells: Float64Array[];
}

/** Goals of the rest of a period from a start, each pace by itself. */
export function periodEnd(process: GoalProcess, start: PeriodStart): PeriodEnd {
  const paces = process.pace.length;
  const grids = startGrids(start.reds, new Array<number>(paces).fill(1));
  const ended = forwardPeriod(process, start, { grids });
  const tops = new Int8Array(width);
  let columns = 1;
  for (let home = 0; home < width; home += 1) {
    tops[home] = Math.max(...ended.map((grid) => grid.tops[home]!));
    if (tops[home]! >= 0) columns = Math.max(columns, home + 1, tops[home]! + 1);
  }
  const cells = ended.map((grid) => {
    if (grid.rows === 0) return none;
    const kept = new Float64Array(columns * columns * paces);
    for (let home = 0; home < columns; home += 1) {
      const first = home * width * paces;
      kept.set(grid.cells.subarray(first, first + columns * paces), home * columns * paces);
    }
    return kept;
  });
  giveBack(ended, paces);
  return { columns, tops, cells };
}

const none = new Float64Array(0);
