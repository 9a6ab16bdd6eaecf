import { marketKey } from '../../markets/index.ts';
import { plain } from '../kit/index.ts';
import type { FairMarket } from '../sport-model.ts';
import { creditedGoals, goalFlows, nthGoal, raceChance } from './goal-flows.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, isCredited, type Side, scoreOf } from './goal-state.ts';
import { isOpen } from './line-markets.ts';
import type { ScoreLaw } from './score-law.ts';
import { sumsOf } from './score-markets.ts';

/** Scorers outside of these have no price. */
const [leastScorer, mostScorer] = [0.002, 0.9];

interface PathMarkets {
  races: readonly number[];
  /** Of how many athletes a side, the likeliest scorers, goals can be bet on. */
  totalsOf?: number;
}

/** Markets that depend on the order of goals and on who scores them, in regulation time. */
export function pathMarkets(
  process: GoalProcess,
  state: GoalState,
  law: ScoreLaw,
  { races, totalsOf = 0 }: PathMarkets,
): FairMarket[] {
  const flows = goalFlows(process, state);
  const [home, away] = scoreOf(state);
  const next = [nthGoal(flows, 0, 1), nthGoal(flows, 1, 1)] as const;
  const markets: FairMarket[] = [
    {
      key: marketKey('next_goal', { n: home + away + 1 }),
      outcomes: [plain('home', next[0]), plain('away', next[1]), plain('none', Math.max(0, 1 - next[0] - next[1]))],
    },
  ];
  for (const n of races) {
    if (Math.max(home, away) >= n) continue;
    const needs = [n - home, n - away] as const;
    const first = [raceChance(flows, 0, needs), raceChance(flows, 1, needs)] as const;
    const none = Math.max(0, 1 - first[0] - first[1]);
    const outcomes = [plain('home', first[0]), plain('away', first[1]), plain('none', none)];
    markets.push({ key: marketKey('race_to', { n }), outcomes });
  }
  const open = markets.filter(isOpen);
  const sums = sumsOf(law.final);
  const goals = [sums.home.subarray(home), sums.away.subarray(away)] as const;
  const scorers = scorerMarket(process, state, goals);
  if (scorers.outcomes.length > 0) open.push(scorers);
  if (totalsOf > 0) open.push(...athleteTotals(process, state, { goals, most: totalsOf }));
  if (!state.goals.some(({ side, who }) => isCredited(process, side, who))) {
    const own = process.ownGoal;
    const credited = [0, 1].map((side) => {
      let total = 0;
      for (let nth = 1; nth <= creditedGoals; nth += 1) {
        total += (1 - own) * own ** (nth - 1) * nthGoal(flows, side as Side, nth);
      }
      return total;
    });
    const outcomes = eachAthlete(process, (side, share) => credited[side]! * share);
    const none = Math.max(0, 1 - credited[0]! - credited[1]!);
    const first = { key: 'first_scorer', outcomes: [...outcomes, plain('none', none)] };
    if (isOpen(first)) open.push(first);
  }
  return open;
}

/** Anybody who has not scored yet, each by itself. `goals[side][n]`: the chance of n more. */
function scorerMarket(
  process: GoalProcess,
  state: GoalState,
  goals: readonly [ArrayLike<number>, ArrayLike<number>],
): FairMarket {
  const scored = new Set(state.goals.filter(({ side, who }) => isCredited(process, side, who)).map(({ who }) => who));
  const outcomes = eachAthlete(process, (side, share) => {
    let none = 0;
    let each = 1;
    const law = goals[side]!;
    for (let at = 0; at < law.length; at += 1) {
      none += law[at]! * each;
      each *= 1 - (1 - process.ownGoal) * share;
    }
    return 1 - none;
  }).filter(({ id, chances }) => {
    const isKnown = scored.has(Number(id.slice('athlete:'.length)));
    return !isKnown && chances.won > leastScorer && chances.won < mostScorer;
  });
  return { key: 'scorer', outcomes };
}

/**
 * Goals of the likeliest scorers, one line each: more than one, or more than they have already. Whether they score at all is
 * another market. Each goal of a side falls to an athlete by the athlete's share, whoever had the others.
 */
function athleteTotals(
  process: GoalProcess,
  state: GoalState,
  { goals, most }: { goals: readonly [ArrayLike<number>, ArrayLike<number>]; most: number },
): FairMarket[] {
  return process.athletes.flatMap((team, side) => {
    const likeliest = team.toSorted((one, other) => other.share - one.share).slice(0, most);
    return likeliest.flatMap(({ id, share }) => {
      const made = state.goals.filter((goal) => goal.who === id && isCredited(process, goal.side, id)).length;
      const needed = Math.max(1, made) + 1;
      const over = atLeast(goals[side]!, (1 - process.ownGoal) * share, needed - made);
      const key = marketKey('athlete_total', { athlete: id, line: 4 * needed - 2, period: 'ft' });
      const market = { key, outcomes: [plain('over', over), plain('under', 1 - over)] };
      return over > leastScorer && isOpen(market) ? [market] : [];
    });
  });
}

/** The chance of `wanted` or more, where each of `law`'s goals counts with this share. */
function atLeast(law: ArrayLike<number>, share: number, wanted: number): number {
  let sum = 0;
  for (let all = wanted; all < law.length; all += 1) {
    if (share >= 1) {
      sum += law[all]!;
      continue;
    }
    // Fewer than wanted, by the binomial law.
    let each = (1 - share) ** all;
    let fewer = 0;
    for (let counted = 0; counted < wanted; counted += 1) {
      fewer += each;
      each *= ((all - counted) / (counted + 1)) * (share / (1 - share));
    }
    sum += law[all]! * (1 - fewer);
  }
  return sum;
}

const eachAthlete = (process: GoalProcess, chance: (side: Side, share: number) => number) =>
  process.athletes.flatMap((team, side) =>
    team.flatMap(({ id, share }) => (share > 0 ? [plain(`athlete:${id}`, chance(side as Side, share))] : [])),
  );
