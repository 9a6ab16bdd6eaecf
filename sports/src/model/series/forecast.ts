import { type Period, periodsReach, reachOf, type SeriesRules, type SideIndex } from './series.ts';
import { addExact, addShifted, addStopped, type SpanMass, spanMass } from './span-mass.ts';

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
  /** The period that is on: its final scores, and its counts. */
  period: { scores: Map<string, number>; total: SpanMass; lead: SpanMass };
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

type NextOpener = (opener: SideIndex, end: { home: number; away: number }) => SideIndex;

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
    period: { scores: new Map(), total: spanMass(0, rules.totalMax), lead: spanMass(-rules.leadMax, rules.leadMax) },
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
    cell.total[home + away]! += hidden.weight * chance;
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
        for (const end of period.ends) {
          if (end.chance === 0) continue;
          const side = end.home > end.away ? 0 : 1;
          const next = side === 0 ? ([homeWon + 1, awayWon] as const) : ([homeWon, awayWon + 1] as const);
          const mass = cell.mass * end.chance;
          forecast.periodWinners[played]![side] += mass;
          const over = next[side] === toWin;
          const into = over ? undefined : cellAt(next[0], next[1], nextOpener(opener, end));
          if (into) into.mass += mass;
          else addEnded(forecast, next, side, mass);
          addShifted(into?.total ?? forecast.total.exact, cell.total, end.home + end.away, end.chance);
          addShifted(into?.lead ?? forecast.lead.exact, cell.lead, end.home - end.away, end.chance);
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
  for (const [shift, chance] of stops.totalLow) addShifted(forecast.total.low, cell.total, shift, chance);
  for (const [shift, chance] of stops.totalHigh) addShifted(forecast.total.high, cell.total, shift, chance);
  for (const [shift, chance] of stops.leadLow) addShifted(forecast.lead.low, cell.lead, shift, chance);
  for (const [shift, chance] of stops.leadHigh) addShifted(forecast.lead.high, cell.lead, shift, chance);
}

interface Stops {
  bySide: [number, number];
  totalLow: Map<number, number>;
  totalHigh: Map<number, number>;
  leadLow: Map<number, number>;
  leadHigh: Map<number, number>;
}

/** Of a period and the score it is played at: which reach a retirement leaves, gathered so that few shifts are left. */
const known = new WeakMap<Period, Map<number, Stops>>();

function stopsOf(rules: SeriesRules, period: Period, periods: readonly [number, number]): Stops {
  const byScore = known.get(period) ?? new Map<number, Stops>();
  known.set(period, byScore);
  const key = periods[0] * rules.toWin + periods[1];
  const before = byScore.get(key);
  if (before) return before;
  const stops: Stops = {
    bySide: [0, 0],
    totalLow: new Map(),
    totalHigh: new Map(),
    leadLow: new Map(),
    leadHigh: new Map(),
  };
  const gain = (map: Map<number, number>, at: number, chance: number) => map.set(at, (map.get(at) ?? 0) + chance);
  for (const stop of period.stops) {
    stops.bySide[stop.side] += stop.chance;
    const reach = reachOf(rules, periods, [stop.home, stop.away]);
    gain(stops.totalLow, Math.max(-rules.totalMax, reach.total.low), stop.chance);
    gain(stops.totalHigh, Math.min(rules.totalMax, reach.total.high), stop.chance);
    gain(stops.leadLow, Math.max(-2 * rules.leadMax, reach.lead.low), stop.chance);
    gain(stops.leadHigh, Math.min(2 * rules.leadMax, reach.lead.high), stop.chance);
  }
  byScore.set(key, stops);
  return stops;
}

function addPeriod(into: Forecast['period'], rules: SeriesRules, period: Period, weight: number): void {
  for (const { home, away, chance } of period.ends) {
    const score = `${home}-${away}`;
    into.scores.set(score, (into.scores.get(score) ?? 0) + weight * chance);
    addExact(into.total, home + away, weight * chance);
    addExact(into.lead, home - away, weight * chance);
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
