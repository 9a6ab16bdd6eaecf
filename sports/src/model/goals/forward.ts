import {
  clampLead,
  type GoalProcess,
  leadRow,
  type Period,
  slotChances,
  slotsOf,
  stopChance,
  sum,
} from './goal-process.ts';

/** Goals of a side in a period are counted up to here. */
const width = 14;
/** Less than this is not carried to one goal more. */
const tiny = 1e-12;

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

/** Chances of goals by side, for each set of missing players. */
export type Grids = Float64Array[];

/** Goals of the rest of a period: `cells[home * columns + away]`, by who misses a player at its end. */
export interface PeriodEnd {
  columns: number;
  cells: Float64Array[];
}

export const newGrids = (): Grids => Array.from({ length: 4 }, () => new Float64Array(width * width));

/**
 * The forward equation of one period and one pace, slot by slot and in place: cells are gone through from many goals to few,
 * so what moves up is not met again. With `flows` only scores below `most` goals are followed, and goals are written down
 * by the score they fall from.
 */
export function forwardPeriod(
  process: GoalProcess,
  start: PeriodStart,
  pace: number,
  { grids, flows, most = width }: { grids: Grids; flows?: Flows; most?: number },
): Grids {
  const { period, lead } = start;
  const ended = newGrids();
  const rows = Array.from({ length: 7 }, (_, index) => index);
  const tops = grids.map((grid) => topOf(grid));
  const slots = slotsOf(process, period, start.added);
  for (let slot = start.slot; slot < slots; slot += 1) {
    const rest = slot === start.slot ? restOfSlot(process, start, pace) : 1;
    if (rest > 0) {
      const paced = period.profile[slot]! * pace * rest;
      const carded = period.profile[slot]! * rest;
      const play = period.play[slot]!;
      for (let reds = 3; reds >= 0; reds -= 1) {
        let top = tops[reds]!;
        if (top < 0) continue;
        const grid = grids[reds]!;
        const [homeShort, awayShort] = process.short[reds]!;
        const homeBase = process.goal[0] * paced * homeShort;
        const awayBase = process.goal[1] * paced * awayShort;
        for (const index of rows) {
          const row = leadRow(process, play, index - 3);
          homeChances[index] = homeBase * row[0];
          awayChances[index] = awayBase * row[1];
        }
        const homeRed = reds & 1 ? 0 : process.red[0] * carded;
        const awayRed = reds & 2 ? 0 : process.red[1] * carded;
        const last = top;
        for (let home = last; home >= 0; home -= 1) {
          for (let away = last; away >= 0; away -= 1) {
            const at = home * width + away;
            const mass = grid[at]!;
            if (mass === 0) continue;
            const row = clampLead(lead + home - away) + 3;
            let toHome = mass * homeChances[row]!;
            let toAway = mass * awayChances[row]!;
            if (flows) {
              flows.home[at]! += toHome;
              flows.away[at]! += toAway;
              if (home + 1 < most) grid[at + width]! += toHome;
              if (away + 1 < most) grid[at + 1]! += toAway;
              if (home + 1 > top && home + 1 < most) top = home + 1;
              if (away + 1 > top && away + 1 < most) top = away + 1;
            } else {
              if (home >= last) {
                if (toHome < tiny || home + 1 >= width) toHome = 0;
                else top = last + 1;
              }
              if (away >= last) {
                if (toAway < tiny || away + 1 >= width) toAway = 0;
                else top = last + 1;
              }
              if (toHome > 0) grid[at + width]! += toHome;
              if (toAway > 0) grid[at + 1]! += toAway;
            }
            let left = mass - toHome - toAway;
            if (homeRed > 0) {
              grids[reds | 1]![at]! += mass * homeRed;
              left -= mass * homeRed;
            }
            if (awayRed > 0) {
              grids[reds | 2]![at]! += mass * awayRed;
              left -= mass * awayRed;
            }
            grid[at] = left;
          }
        }
        tops[reds] = top;
        if (homeRed > 0) tops[reds | 1] = Math.max(tops[reds | 1]!, last);
        if (awayRed > 0) tops[reds | 2] = Math.max(tops[reds | 2]!, last);
      }
    }
    const stop = stopAfter(process, start, slot);
    if (stop > 0) moveEnded(grids, ended, stop);
  }
  // A period whose time is up when it is looked at.
  if (start.slot >= slots) moveEnded(grids, ended, 1);
  return ended;
}

const homeChances = new Float64Array(7);
const awayChances = new Float64Array(7);

function moveEnded(grids: Grids, ended: Grids, stop: number): void {
  for (let reds = 0; reds < 4; reds += 1) {
    const [from, to] = [grids[reds]!, ended[reds]!];
    for (let at = 0; at < from.length; at += 1) {
      const mass = from[at]!;
      if (mass === 0) continue;
      to[at]! += mass * stop;
      from[at] = mass * (1 - stop);
    }
  }
}

/** The most goals of either side in a grid; -1 where it is empty. */
function topOf(grid: Float64Array): number {
  let top = -1;
  for (let at = 0; at < grid.length; at += 1) {
    if (grid[at]! > 0) top = Math.max(top, Math.floor(at / width), at % width);
  }
  return top;
}

/** Goals of the rest of a period from a start, for one pace. */
export function periodEnd(process: GoalProcess, start: PeriodStart, pace: number): PeriodEnd {
  const grids = newGrids();
  grids[start.reds]![0] = 1;
  const ended = forwardPeriod(process, start, pace, { grids });
  const columns = 1 + Math.max(...ended.map(topOf));
  const cells = ended.map((grid) => {
    if (topOf(grid) < 0) return none;
    const kept = new Float64Array(columns * columns);
    for (let home = 0; home < columns; home += 1) {
      kept.set(grid.subarray(home * width, home * width + columns), home * columns);
    }
    return kept;
  });
  return { columns, cells };
}

const none = new Float64Array(0);

/** Index of a score in flows. */
export const flowAt = (home: number, away: number): number => home * width + away;
