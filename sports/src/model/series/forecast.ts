import { endsOf, type NextOpener, stopsOf } from './gather-period.ts';
import { type Period, periodsReach, type SeriesRules, type SideIndex } from './series.ts';
import { addExact, addRepeated, addShifted, addStopped, nothing, type SpanMass, spanMass } from './span-mass.ts';

/** Everything markets of a match in periods are priced from. Chances that are missing to 1 are void. */
export interface Forecast {
  winner: [home: number, away: number];
  /** Final scores in periods, `2-1`. */
  scores: Map<string, number>;
  /** Who wins each period, from the one that is on. */
  periodWinners: [home: number, away: number][];
  total: SpanMass;
  lead: SpanMass;
  periodsTotal: SpanMass;
  periodsLead: SpanMass;
  /** Counts of the period that is on. */
  period: { total: SpanMass; lead: SpanMass };
}

/** One value of what is hidden, how likely it is, and what follows from it. */
export interface Hidden {
  weight: number;
  /** The period that is on, by who opened it; chances of the openers add up to 1. */
  now: readonly { opener: SideIndex; chance: number; period: Period }[];
  /** A later period, from its start. */
  later(opener: SideIndex, index: number): Period;
}

export interface SeriesPosition {
  periods: readonly [home: number, away: number];
  /** All counts of the match so far, this period's too. */
  counted: readonly [home: number, away: number];
  /** This period's counts. */
  score: readonly [home: number, away: number];
}

/** Counts before a period begins: how likely which total and which lead are. */
interface Cell {
  mass: number;
  total: Float64Array;
  lead: Float64Array;
}

export function forecastSeries(
  rules: SeriesRules,
  position: SeriesPosition,
  hidden: readonly Hidden[],
  nextOpener: NextOpener,
): Forecast {
  const most = 2 * rules.toWin - 1;
  const forecast: Forecast = {
    winner: [0, 0],
    scores: new Map(),
    periodWinners: Array.from({ length: most }, () => [0, 0]),
    total: spanMass(0, rules.totalMax),
    lead: spanMass(-rules.leadMax, rules.leadMax),
    periodsTotal: spanMass(0, most),
    periodsLead: spanMass(-rules.toWin, rules.toWin),
    period: { total: spanMass(0, rules.totalMax), lead: spanMass(-rules.leadMax, rules.leadMax) },
  };
  for (const one of hidden) {
    addMatch(forecast, rules, position, one, nextOpener);
    for (const { chance, period } of one.now) addPeriod(forecast.period, rules, period, one.weight * chance);
  }
  return forecast;
}

/** What the match can come to, for one value of what is hidden. */
function addMatch(
  forecast: Forecast,
  rules: SeriesRules,
  { periods, counted, score }: SeriesPosition,
  hidden: Hidden,
  nextOpener: NextOpener,
): void {
  const { toWin, totalMax, leadMax } = rules;
  const cells = new Map<number, Cell>();
  const cellAt = (home: number, away: number, opener: SideIndex): Cell => {
    const key = (home * toWin + away) * 2 + opener;
    let cell = cells.get(key);
    if (!cell) {
      cell = { mass: 0, total: new Float64Array(totalMax + 1), lead: new Float64Array(2 * leadMax + 1) };
      cells.set(key, cell);
    }
    return cell;
  };
  // Ends of a period hold its whole counts, so the counts begin without those of the period that is on.
  const [home, away] = [counted[0] - score[0], counted[1] - score[1]];
  const first = periods[0] + periods[1];
  for (const { opener, chance } of hidden.now) {
    const cell = cellAt(periods[0], periods[1], opener);
    cell.mass += hidden.weight * chance;
    cell.total[Math.min(totalMax, home + away)]! += hidden.weight * chance;
    cell.lead[home - away + leadMax]! += hidden.weight * chance;
  }
  for (let played = first; played < 2 * toWin - 1; played++) {
    for (let homeWon = Math.max(0, played - toWin + 1); homeWon < toWin && homeWon <= played; homeWon++) {
      for (const opener of [0, 1] as const) {
        const awayWon = played - homeWon;
        const cell = cells.get((homeWon * toWin + awayWon) * 2 + opener);
        if (!cell) continue;
        const period =
          played === first ? hidden.now.find((one) => one.opener === opener)!.period : hidden.later(opener, played);
        for (const { side, opener: then, chance, totals, leads, again } of endsOf(period, opener, nextOpener)) {
          const next = side === 0 ? ([homeWon + 1, awayWon] as const) : ([homeWon, awayWon + 1] as const);
          const mass = cell.mass * chance;
          forecast.periodWinners[played]![side] += mass;
          const into = next[side] === toWin ? undefined : cellAt(next[0], next[1], then);
          if (into) into.mass += mass;
          else addEnded(forecast, next, side, mass);
          const total = into?.total ?? forecast.total.exact;
          addShifted(total, cell.total, totals);
          for (const repeated of again) addRepeated(total, cell.total, repeated);
          addShifted(into?.lead ?? forecast.lead.exact, cell.lead, leads);
        }
        addStops(forecast, rules, cell, period, [homeWon, awayWon]);
      }
    }
  }
}

function addEnded(forecast: Forecast, [home, away]: readonly [number, number], side: SideIndex, mass: number): void {
  forecast.winner[side] += mass;
  forecast.scores.set(`${home}-${away}`, (forecast.scores.get(`${home}-${away}`) ?? 0) + mass);
  addExact(forecast.periodsTotal, home + away, mass);
  addExact(forecast.periodsLead, home - away, mass);
}

/** The other side wins if a period was full. Counts stay within their reach. */
function addStops(
  forecast: Forecast,
  rules: SeriesRules,
  cell: Cell,
  period: Period,
  periods: readonly [number, number],
): void {
  if (period.stops.length === 0) return;
  const stops = stopsOf(rules, period, periods);
  const played = periods[0] + periods[1];
  if (played > 0) {
    forecast.winner[1] += cell.mass * stops.bySide[0];
    forecast.winner[0] += cell.mass * stops.bySide[1];
  }
  const reach = periodsReach(rules.toWin, periods);
  const mass = cell.mass * (stops.bySide[0] + stops.bySide[1]);
  addStopped(forecast.periodsTotal, reach.total, mass);
  addStopped(forecast.periodsLead, reach.lead, mass);
  addShifted(forecast.total.low, cell.total, stops.totalLow);
  addShifted(forecast.total.high, cell.total, stops.totalHigh);
  addShifted(forecast.lead.low, cell.lead, stops.leadLow);
  addShifted(forecast.lead.high, cell.lead, stops.leadHigh);
}

function addPeriod(into: Forecast['period'], rules: SeriesRules, period: Period, weight: number): void {
  for (const { home, away, chance, again } of period.ends) {
    addExact(into.lead, home - away, (weight * chance) / (1 - (again?.ratio ?? 0)));
    let left = weight * chance;
    for (let total = home + away; left > nothing; total += 2 * again.more) {
      addExact(into.total, total, left);
      if (!again) break;
      left *= again.ratio;
    }
  }
  for (const stop of period.stops) {
    const [home, away] = rules.reach(stop.home, stop.away);
    const [total, lead] = (['total', 'lead'] as const).map((count) => ({
      low: Math.min(home?.[count].low ?? Infinity, away?.[count].low ?? Infinity),
      high: Math.max(home?.[count].high ?? -Infinity, away?.[count].high ?? -Infinity),
    })) as [{ low: number; high: number }, { low: number; high: number }];
    addStopped(into.total, total, weight * stop.chance);
    addStopped(into.lead, lead, weight * stop.chance);
  }
}
