import { labDraw } from '@halley/studio/fair';
import { type OutcomeResult, parseMarketKey } from '../../../markets/index.ts';
import type { FairMarket, FixtureSetup, Incident, SportModel } from '../../sport-model.ts';

/** Differences between what came and what was expected, added up by fixture: those of one fixture depend on each other. */
interface Bin {
  fixtures: number;
  sum: number;
  squares: number;
}

type Bins = Map<string, Bin>;
/** What an outcome pays on and what comes back in any case, before or after it is decided. */
type Worth = readonly [paid: number, back: number];

interface Run {
  setups: readonly FixtureSetup[];
  /** Paths of each setup that are settled against the chances before the start. */
  paths: number;
  /** As many of them are looked at twice in play. */
  looks: number;
}

/**
 * Settled results against chances before the start and in play, and chances in play against later ones, by market type and
 * tenth of the chance. Setups are few and paths many: the dear part of a price is worked out once for a setup.
 */
export function calibrateGoals<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  { setups, paths, looks }: Run,
): { settled: Bins; inPlay: Bins; later: Bins } {
  const found = { settled: new Map(), inPlay: new Map(), later: new Map() };
  for (const [index, setup] of setups.entries()) {
    const params = model.paramsOf(setup);
    const before = expectedOf(model.fair(params, model.begin(params)));
    for (let path = 0; path < paths; path += 1) {
      const random = labDraw(1_000_000 * (index + 1) + path);
      const incidents = [...model.draw(params, random)];
      const end = stateAt(model, params, incidents, Number.POSITIVE_INFINITY);
      const settle = (expected: readonly Expected[]) =>
        model.settle(params, end, [...new Set(expected.map(({ key }) => key))]);
      compare(found.settled, before, byResult(settle(before)));
      if (path >= looks) continue;
      // Moments are chosen without a look at the path, or they would say something of its end.
      const [one, other] = [random.integer(model.usualSeconds), random.integer(model.usualSeconds)];
      const early = expectedOf(model.fair(params, stateAt(model, params, incidents, Math.min(one, other))));
      const late = expectedOf(model.fair(params, stateAt(model, params, incidents, Math.max(one, other))));
      const result = byResult(settle(early));
      compare(found.inPlay, early, result);
      const worths = new Map(late.map(({ key, id, worth }) => [`${key} ${id}`, worth]));
      compare(found.later, early, (outcome) => worths.get(`${outcome.key} ${outcome.id}`) ?? result(outcome));
    }
  }
  return found;
}

/** After everything that had happened by then, and a look at the clock. */
export function stateAt<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  params: Params,
  incidents: readonly Incident[],
  at: number,
): State {
  let state = model.begin(params);
  for (const incident of incidents) {
    if (incident.at > at) return model.after(params, state, { at, kind: 'tick' });
    state = model.after(params, state, incident);
  }
  return state;
}

/** One outcome of a market, and the bins it is counted in. */
interface Expected {
  key: string;
  id: string;
  worth: Worth;
  bins: readonly [paid: string, back: string];
}

const expectedOf = (markets: readonly FairMarket[]): Expected[] =>
  markets.flatMap(({ key, outcomes }) => {
    const { type, specifiers } = parseMarketKey(key)!;
    const name = `${type} ${specifiers.period ?? ''}`;
    return outcomes.map(({ id, chances: { won, halfWon, void: given, halfLost } }) => {
      const worth = [won + halfWon / 2, given + (halfWon + halfLost) / 2] as const;
      return { key, id, worth, bins: [`${name} paid ${tenth(worth[0])}`, `${name} back ${tenth(worth[1])}`] as const };
    });
  });

const tenth = (chance: number) => Math.min(9, Math.floor(10 * chance));

const byResult =
  (results: Map<string, Record<string, OutcomeResult>>) =>
  ({ key, id }: Expected): Worth => {
    const result = results.get(key)?.[id];
    if (!result) throw new Error(`${key} ${id} has no result at the end`);
    return [result.result === 'won' ? 1 - result.void_factor : 0, result.void_factor];
  };

function compare(bins: Bins, expected: readonly Expected[], came: (outcome: Expected) => Worth): void {
  const ofFixture = new Map<string, number>();
  for (const outcome of expected) {
    const value = came(outcome);
    for (const at of [0, 1] as const) {
      if (at === 1 && outcome.worth[1] === 0) continue;
      const name = outcome.bins[at];
      ofFixture.set(name, (ofFixture.get(name) ?? 0) + value[at] - outcome.worth[at]);
    }
  }
  for (const [name, difference] of ofFixture) {
    const bin = bins.get(name) ?? { fixtures: 0, sum: 0, squares: 0 };
    bin.fixtures += 1;
    bin.sum += difference;
    bin.squares += difference * difference;
    bins.set(name, bin);
  }
}

/** Bins further away than so many standard deviations. Those of few fixtures say nothing. */
export function farOff(bins: Bins, deviations: number): string[] {
  return [...bins].flatMap(([name, { fixtures, sum, squares }]) => {
    const off = squares > 0 ? Math.abs(sum) / Math.sqrt(squares) : 0;
    return fixtures >= 60 && squares > 6 && off > deviations ? [`${name}: ${sum.toFixed(2)}, ${off.toFixed(2)}`] : [];
  });
}

/** Two sides of given strength, each with players of different weight, one of whom does not play. */
export function twoTeams(
  sport: FixtureSetup['sport'],
  [home, away]: readonly [number, number],
  knockout: boolean,
): FixtureSetup {
  const team = (id: number, attack: number) => ({
    id,
    attack,
    defence: attack / 2,
    athletes: Array.from({ length: 6 }, (_, at) => ({ id: 100 * id + at, weight: 1 + at, plays: at > 0 })),
  });
  return { sport, contestants: [team(1, home), team(2, away)], neutral: knockout, knockout };
}
