import { PathCollector, type PathUniverse } from '../../bets/index.ts';
import { type OutcomeResult, parseMarketKey } from '../../markets/index.ts';
import type { GoalFacts } from '../../rules/index.ts';
import type { LegName } from '../sport-model.ts';
import type { GoalProcess } from './goal-process.ts';
import type { GoalState, Two } from './goal-state.ts';
import { periodScores } from './period-scores.ts';

type Settle = (facts: GoalFacts, keys: readonly string[]) => Map<string, Record<string, OutcomeResult>>;

/** Shares are whole numbers of it. */
const whole = 1_000_000_000;

/**
 * Every way regulation time can end, and which of the legs are won then. Undefined where goals of periods, whoever scored them
 * and in which order, do not decide: that they do of `types`.
 */
export function goalUniverse(
  process: GoalProcess,
  state: GoalState,
  { legs, types, settle }: { legs: readonly LegName[]; types: readonly string[]; settle: Settle },
): PathUniverse | undefined {
  if (state.end || !legs.every(({ market }) => isByPeriods(market, types))) return undefined;
  const ends = endsOf(process, state, legs);
  if (ends.length === 0) return undefined;
  const left = whole - ends.reduce((sum, { share }) => sum + share, 0);
  // What is left out and what rounding took lies where no path goes: it counts as won.
  const shares = new Map([...ends.map(({ share }, index) => [String(index), share] as const), ['left', left] as const]);
  const collector = new PathCollector(legs.length, shares);
  const keys = [...new Set(legs.map(({ market }) => market))];
  for (const [index, { goals }] of ends.entries()) {
    const settled = settle(factsAfter(process, goals), keys);
    const results = legs.map(({ market, outcome }) => settled.get(market)?.[outcome]);
    if (results.some((result) => result === undefined)) return undefined;
    collector.add(results as OutcomeResult[], String(index));
  }
  return collector.universe({ exact: true });
}

/** Ways to end that differ for these legs: of periods that none of them names only the sum counts. */
function endsOf(process: GoalProcess, state: GoalState, legs: readonly LegName[]) {
  const named = process.regulation.map(({ name }, index) =>
    legs.some(
      ({ market }) =>
        market.endsWith(`;period=${name}`) ||
        market.includes(`;period=${name};`) ||
        (index === 0 && market === 'half_full'),
    ),
  );
  const rest = named.indexOf(false);
  const ends = new Map<string, { goals: Two[]; probability: number }>();
  for (const { goals, probability } of periodScores(process, state)) {
    const merged = goals.map(
      (score, index): Two => (named[index] ? score : index === rest ? restOf(goals, named) : [0, 0]),
    );
    const key = merged.join();
    const known = ends.get(key);
    if (known) known.probability += probability;
    else ends.set(key, { goals: merged, probability });
  }
  return [...ends.values()].map(({ goals, probability }) => ({ goals, share: Math.floor(probability * whole) }));
}

function restOf(goals: readonly Two[], named: readonly boolean[]): Two {
  let [home, away] = [0, 0];
  for (const [index, [one, other]] of goals.entries()) {
    if (named[index]) continue;
    home += one;
    away += other;
  }
  return [home, away];
}

function isByPeriods(key: string, types: readonly string[]): boolean {
  const market = parseMarketKey(key);
  return market !== undefined && types.includes(market.type) && market.specifiers.period !== 'match';
}

/** All that the score says. Nobody asks these facts for more. */
const factsAfter = ({ regulation }: GoalProcess, goals: readonly Two[]): GoalFacts => ({
  periods: regulation.map(({ name }, index) => ({ name, goals: goals[index]!, isOver: true })),
  match: { goals: [0, 0], isOver: false },
  scored: [],
  corners: [0, 0],
  cards: [0, 0],
  athletes: [],
});
