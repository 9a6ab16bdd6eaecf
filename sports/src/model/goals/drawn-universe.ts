import { PathCollector } from '../../bets/index.ts';
import { type OutcomeResult, parseMarketKey } from '../../markets/index.ts';
import type { GoalFacts } from '../../rules/index.ts';
import type { chance } from '../kit/index.ts';
import type { DrawnUniverse, LegName } from '../sport-model.ts';
import { type DrawnEnd, endDrawer } from './draw-ends.ts';
import type { GoalProcess } from './goal-process.ts';
import type { GoalState } from './goal-state.ts';
import { scoreLaw } from './score-law.ts';

interface DrawnOptions {
  legs: readonly LegName[];
  absent: readonly number[];
  shootOutCounts: boolean;
  settle(facts: GoalFacts, keys: readonly string[]): Map<string, Record<string, OutcomeResult>>;
  random: Parameters<typeof chance>[0];
}

/** Shares are whole numbers of it. */
const whole = 1_000_000_000;
/** Final scores less likely than this are one stratum: too few paths would end in each. */
const leastShare = whole / 1_000;
const others = 'others';
const sides = ['home', 'away'] as const;

/**
 * What becomes of legs on paths that go on from here, weighed by the exact chance of each score after regulation time. Undefined
 * where regulation time is over, or a leg is not decided by how it ends.
 */
export function drawnUniverse(
  process: GoalProcess,
  state: GoalState,
  { legs, absent, shootOutCounts, settle, random }: DrawnOptions,
): DrawnUniverse | undefined {
  const law = state.end ? undefined : scoreLaw(process, state);
  if (!law) return undefined;
  const keys = [...new Set(legs.map(({ market }) => market))];
  const types = keys.map((key) => parseMarketKey(key));
  const has = (...wanted: string[]) => types.some((market) => market && wanted.includes(market.type));
  const parts = {
    corners: has('corners_total'),
    cards: has('cards_total'),
    overtime: has('to_qualify', 'winner') || types.some((market) => market?.specifiers.period === 'match'),
  };
  const inOrder = has('race_to', 'next_goal', 'scorer', 'first_scorer', 'athlete_total');
  /** Whoever no leg names is one and the same to all of them. */
  const named = new Set([
    ...legs.flatMap(({ outcome }) => (outcome.startsWith('athlete:') ? Number(outcome.slice('athlete:'.length)) : [])),
    ...types.flatMap((market) => (market?.specifiers.athlete ? Number(market.specifiers.athlete) : [])),
  ]);
  const draw = endDrawer(process, state, { parts, random });

  const athletes = [
    ...process.athletes.flat().map(({ id }) => ({ id, played: true })),
    ...absent.map((id) => ({ id, played: false })),
  ];
  const names = process.regulation.map(({ name }) => name);
  const apart = [...names.keys()].filter(
    (index) => types.some((market) => market?.specifiers.period === names[index]) || (index === 0 && has('half_full')),
  );
  const factsOf = ({ periods, scored, corners, cards, match, winner, byKicks }: DrawnEnd): GoalFacts => ({
    periods: names.map((name, index) => ({ name, goals: periods[index]!, isOver: true })),
    match: { goals: shootOutCounts && byKicks ? plusWinner(match, winner) : match, isOver: true },
    scored: scored.map(({ side, who }) => ({ side: sides[side], ...(who > 0 && { who }) })),
    corners,
    cards,
    athletes,
    ...(winner && { winner }),
    end: 'finished',
  });
  /** Ends that are the same to every leg. */
  const signOf = ({ periods, scored, corners, cards, match, winner, byKicks }: DrawnEnd): string => {
    let sign = sumOf(periods).join();
    for (const index of apart) sign += `p${periods[index]}`;
    if (inOrder) for (const { side, who } of scored) sign += `${side}${who === 0 || named.has(who) ? who : 'x'},`;
    if (parts.corners) sign += `c${corners[0] + corners[1]}`;
    if (parts.cards) sign += `k${cards[0] + cards[1]}`;
    return parts.overtime ? `${sign}m${match}${winner}${byKicks}` : sign;
  };

  const settled = new Map<string, OutcomeResult[]>();
  function resultsOf(end: DrawnEnd): OutcomeResult[] | undefined {
    const sign = signOf(end);
    const known = settled.get(sign);
    if (known) return known;
    const decided = settle(factsOf(end), keys);
    const results = legs.map(({ market, outcome }) => decided.get(market)?.[outcome]);
    if (results.some((result) => result === undefined)) return undefined;
    settled.set(sign, results as OutcomeResult[]);
    return results as OutcomeResult[];
  }
  if (!resultsOf(draw())) return undefined;

  const shares = sharesOf(law.final);
  const paths = new PathCollector(legs.length, shares);
  return {
    draw(count) {
      for (let path = 0; path < count; path += 1) {
        const end = draw();
        const stratum = sumOf(end.periods).join('-');
        const results = resultsOf(end);
        if (results) paths.add(results, shares.has(stratum) ? stratum : others);
      }
    },
    universe: () => paths.universe(),
  };
}

function sumOf(periods: readonly (readonly [number, number])[]): [number, number] {
  const total: [number, number] = [0, 0];
  for (const [one, other] of periods) {
    total[0] += one;
    total[1] += other;
  }
  return total;
}

const plusWinner = ([one, other]: readonly [number, number], winner: 'home' | 'away' | undefined) =>
  winner === 'home' ? ([one + 1, other] as const) : ([one, other + 1] as const);

function sharesOf({ size, cells }: { size: number; cells: Float64Array }): Map<string, number> {
  const shares = new Map<string, number>();
  let left = whole;
  for (const [at, chanceOf] of cells.entries()) {
    const share = Math.round(chanceOf * whole);
    if (share < leastShare) continue;
    shares.set(`${Math.floor(at / size)}-${at % size}`, share);
    left -= share;
  }
  return shares.set(others, Math.max(0, left));
}
