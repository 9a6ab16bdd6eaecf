import type { ProtectionRules } from '@halley/contract';
import { addCounts, type Counts, dayOf, noCounts, type Quarter, quarterMs } from './quarter.ts';

/** A day of a player: what was counted, and what only the order within it tells. */
export interface DayFacts extends Counts {
  /** Of UTC. */
  day: string;
  nightRounds: number;
  /** The longest play without a quarter of an hour's pause. */
  longestMinutes: number;
  /** Deposits soon after losing much. */
  chases: number;
  /** Quarters with much larger stakes than the one before, after losing much. */
  stakeRaises: number;
}

type FactRules = Pick<ProtectionRules, 'night_play' | 'chasing' | 'raising_stakes' | 'time_zone'>;
type Moment = Omit<Quarter, 'playerId'>;

/**
 * The facts of one day from its quarters; those of the evening before are looked at for what led to it, and for play
 * that goes on over midnight. Quarters of other days may be among them, in any order.
 */
export function factsOfDay(day: string, quarters: readonly Moment[], rules: FactRules): DayFacts {
  const sorted = quarters.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const own = sorted.filter(({ at }) => dayOf(at) === day);
  const isNight = nightIn(rules);
  const sum = own.reduce<Counts>((total, quarter) => addCounts(total, quarter), noCounts);
  return {
    ...sum,
    day,
    nightRounds: own.reduce((total, { at, rounds }) => total + (isNight(at) ? rounds : 0), 0),
    longestMinutes: longestPlay(day, sorted),
    chases: own.reduce(
      (total, quarter) => total + (lostBefore(sorted, quarter, rules.chasing) ? quarter.deposits : 0),
      0,
    ),
    stakeRaises: own.filter((quarter) => isRaised(sorted, quarter, rules.raising_stakes)).length,
  };
}

/** Whether an hour belongs to the night; one that ends before it begins crosses midnight. */
function nightIn({ night_play: { from_hour: from, to_hour: to }, time_zone: timeZone }: FactRules) {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return (at: Date): boolean => {
    const hour = Number(format.format(at));
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  };
}

/** In minutes: quarters with play in a row, of which the last is of this day. */
function longestPlay(day: string, sorted: readonly Moment[]): number {
  let [longest, length, last] = [0, 0, Number.NaN];
  for (const { at, rounds } of sorted) {
    if (rounds === 0) continue;
    length = at.getTime() - last === quarterMs ? length + 1 : 1;
    last = at.getTime();
    if (dayOf(at) === day) longest = Math.max(longest, length);
  }
  return (longest * quarterMs) / 60_000;
}

interface Losing {
  minutes: number;
  lost_cents: number;
}

/** Whether so much was lost within so many minutes up to the end of a quarter. */
function lostBefore(all: readonly Moment[], { at }: Moment, { minutes, lost_cents: cents }: Losing): boolean {
  const from = at.getTime() - minutes * 60_000;
  const near = all.filter((other) => other.at.getTime() > from && other.at <= at);
  // A deposit after a win and a loss of less is none after losing.
  return near.reduce((total, { lost }) => total + lost, 0n) >= BigInt(cents);
}

function isRaised(all: readonly Moment[], quarter: Moment, rule: Losing & { percent: number }): boolean {
  const before = all.findLast(({ at, rounds }) => rounds > 0 && at < quarter.at);
  if (!before || quarter.rounds === 0 || quarter.at.getTime() - before.at.getTime() > rule.minutes * 60_000)
    return false;
  if (!lostBefore(all, before, rule)) return false;
  // Averages compared without dividing.
  const [now, then] = [quarter.staked * BigInt(before.rounds), before.staked * BigInt(quarter.rounds)];
  return then > 0n && now * 100n >= then * BigInt(rule.percent);
}
