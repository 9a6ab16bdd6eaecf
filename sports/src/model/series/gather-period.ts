import { type Period, type PeriodEnd, reachOf, type SeriesRules, type SideIndex } from './series.ts';

/** By how much counts move, and how likely. Ends that move them alike are one, so that few passes over counts are left. */
type Shifts = ReadonlyMap<number, number>;

/** Who opens the next period. */
export type NextOpener = (opener: SideIndex, end: { home: number; away: number }) => SideIndex;

/** Ends of a period that one side wins and after which the same side opens. */
interface Ends {
  side: SideIndex;
  opener: SideIndex;
  chance: number;
  totals: Shifts;
  leads: Shifts;
  /** Totals that come again with more of them, each time less likely. */
  again: readonly Repeated[];
}

interface Repeated {
  totals: Map<number, number>;
  more: number;
  ratio: number;
}

const gain = (map: Map<number, number>, at: number, chance: number) => map.set(at, (map.get(at) ?? 0) + chance);

const knownEnds = new WeakMap<Period, readonly Ends[]>();

/** A period has one opener, so that it is gathered once. */
export function endsOf(period: Period, opener: SideIndex, nextOpener: NextOpener): readonly Ends[] {
  const before = knownEnds.get(period);
  if (before) return before;
  const groups = new Map<string, PeriodEnd[]>();
  for (const end of period.ends) {
    if (end.chance === 0) continue;
    const group = `${end.home > end.away ? 0 : 1}${nextOpener(opener, end)}`;
    groups.set(group, [...(groups.get(group) ?? []), end]);
  }
  const gathered = [...groups].map(([group, ends]): Ends => {
    const [totals, leads] = [new Map<number, number>(), new Map<number, number>()];
    const again: Repeated[] = [];
    let sum = 0;
    for (const end of ends) {
      const whole = end.chance / (1 - (end.again?.ratio ?? 0));
      sum += whole;
      gain(leads, end.home - end.away, whole);
      gain(end.again ? repeatedOf(again, end.again) : totals, end.home + end.away, end.chance);
    }
    const [side, then] = [...group].map(Number) as [SideIndex, SideIndex];
    return { side, opener: then, chance: sum, totals, leads, again };
  });
  knownEnds.set(period, gathered);
  return gathered;
}

/** Those that come again alike are one. */
function repeatedOf(all: Repeated[], { more, ratio }: { more: number; ratio: number }): Map<number, number> {
  const found = all.find((one) => one.more === 2 * more && one.ratio === ratio);
  if (found) return found.totals;
  const added = { totals: new Map<number, number>(), more: 2 * more, ratio };
  all.push(added);
  return added.totals;
}

interface Stops {
  bySide: [number, number];
  totalLow: Shifts;
  totalHigh: Shifts;
  leadLow: Shifts;
  leadHigh: Shifts;
}

const knownStops = new WeakMap<Period, Map<number, Stops>>();

/** Of a period and the score in periods it is played at: which reach a retirement leaves to the counts. */
export function stopsOf(rules: SeriesRules, period: Period, periods: readonly [number, number]): Stops {
  const byScore = knownStops.get(period) ?? new Map<number, Stops>();
  knownStops.set(period, byScore);
  const key = periods[0] * rules.toWin + periods[1];
  const before = byScore.get(key);
  if (before) return before;
  const [totalLow, totalHigh, leadLow, leadHigh] = [0, 1, 2, 3].map(() => new Map<number, number>()) as [
    Map<number, number>,
    Map<number, number>,
    Map<number, number>,
    Map<number, number>,
  ];
  const bySide: [number, number] = [0, 0];
  for (const stop of period.stops) {
    bySide[stop.side] += stop.chance;
    const { total, lead } = reachOf(rules, periods, [stop.home, stop.away]);
    gain(totalLow, total.low, stop.chance);
    gain(totalHigh, Math.min(rules.totalMax, total.high), stop.chance);
    gain(leadLow, Math.max(-2 * rules.leadMax, lead.low), stop.chance);
    gain(leadHigh, Math.min(2 * rules.leadMax, lead.high), stop.chance);
  }
  const stops = { bySide, totalLow, totalHigh, leadLow, leadHigh };
  byScore.set(key, stops);
  return stops;
}
