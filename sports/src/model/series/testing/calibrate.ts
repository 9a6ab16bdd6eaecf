import { type FairDraw, labDraw } from '@halley/studio/fair';
import { type OutcomeResult, parseMarketKey } from '../../../markets/index.ts';
import type { FairMarket, FixtureSetup, SportModel } from '../../sport-model.ts';

/** What was expected and what came, gathered by type of market and tenth of the chance. */
interface Bin {
  count: number;
  expected: number;
  came: number;
  variance: number;
}

export interface Calibration {
  /** Settled results against chances, of won and of void. */
  settled: Map<string, Bin>;
  /** Chances later in play, or the result, against chances before. */
  inPlay: Map<string, Bin>;
}

/**
 * Draws fixtures on fixed seeds and compares. Of each fixture one outcome per type of market counts, picked by the seed, so
 * that what is summed up is independent. `moments`: about how many incidents a path has.
 */
export function calibrate<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  { fixtures, moments, setup }: { fixtures: number; moments: number; setup(random: FairDraw): FixtureSetup },
): Calibration {
  const found: Calibration = { settled: new Map(), inPlay: new Map() };
  for (let seed = 0; seed < fixtures; seed++) {
    const random = labDraw(seed * 2);
    const params = model.paramsOf(setup(random));
    const states = [model.begin(params)];
    for (const incident of model.draw(params, labDraw(seed * 2 + 1))) {
      states.push(model.after(params, states.at(-1)!, incident));
    }
    const end = states.at(-1)!;
    // Moments must not know how long the path is, or they would say something of its end.
    const early = seed % 2 === 0 ? 0 : Math.min(random.integer(moments), states.length - 1);
    const late = Math.min(early + random.integer(moments), states.length - 1);
    const lateMarkets = new Map(model.fair(params, states[late]!).map((market) => [market.key, market]));
    for (const [type, market] of oneOfEach(model.fair(params, states[early]!), random)) {
      const outcome = market.outcomes[random.integer(market.outcomes.length)]!;
      const result = model.settle(params, end, [market.key]).get(market.key)?.[outcome.id];
      if (!result) throw new Error(`${market.key} ${outcome.id} has no result`);
      const { won, void: given } = outcome.chances;
      gather(found.settled, `${type} won`, won, won * (1 - won), isWon(result));
      if (given > 0) gather(found.settled, `${type} void`, given, given * (1 - given), result.void_factor);
      // A market that is gone by then is judged by its result: its expectation is the chance it would have had.
      const later = lateMarkets.get(market.key)?.outcomes.find(({ id }) => id === outcome.id)?.chances.won;
      const value = later ?? isWon(result);
      gather(found.inPlay, type, won, (value - won) ** 2, value);
    }
  }
  return found;
}

const isWon = ({ result, void_factor }: OutcomeResult) => (result === 'won' && void_factor === 0 ? 1 : 0);

function oneOfEach(markets: readonly FairMarket[], random: FairDraw): Map<string, FairMarket> {
  const byType = new Map<string, FairMarket[]>();
  for (const market of markets) {
    const { type } = parseMarketKey(market.key)!;
    byType.set(type, [...(byType.get(type) ?? []), market]);
  }
  return new Map([...byType].map(([type, some]) => [type, some[random.integer(some.length)]!]));
}

function gather(bins: Map<string, Bin>, type: string, expected: number, variance: number, came: number): void {
  const key = `${type} ${Math.min(9, Math.floor(expected * 10))}`;
  const bin = bins.get(key) ?? { count: 0, expected: 0, came: 0, variance: 0 };
  bin.count++;
  bin.expected += expected;
  bin.came += came;
  bin.variance += variance;
  bins.set(key, bin);
}

/** Bins that are further from what was expected than so many standard deviations. Too small ones say nothing. */
export function outliers(bins: ReadonlyMap<string, Bin>, deviations: number): string[] {
  return [...bins].flatMap(([key, { count, expected, came, variance }]) => {
    const off = Math.abs(came - expected) / Math.sqrt(variance);
    if (variance < 4 || off <= deviations) return [];
    return [`${key}: ${came.toFixed(1)} of ${count}, expected ${expected.toFixed(1)}, ${off.toFixed(1)} deviations`];
  });
}
