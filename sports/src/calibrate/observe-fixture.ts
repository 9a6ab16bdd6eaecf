import { labDraw } from '@halley/studio/fair';
import type { OutcomeResult, Sport } from '../markets/index.ts';
import { type FairMarket, modelOf } from '../model/index.ts';
import { randomSetup } from './random-setup.ts';

/** Every market that was open at a moment. The first moment is before the start. */
interface Moment {
  markets: FairMarket[];
}

export interface ObservedFixture {
  seed: number;
  /** Looks that were meant to be taken during play. A fixture that was over before has fewer moments. */
  looks: number;
  moments: Moment[];
  /** By market, for all that were ever open. */
  results: Map<string, Record<string, OutcomeResult>>;
}

const looks = 3;

/** One fixture from its seed: priced before the start and at random moments of play, then settled. */
export function observeFixture(sport: Sport, seed: number): ObservedFixture {
  const model = modelOf(sport);
  const random = labDraw(seed);
  const params = model.paramsOf(randomSetup(sport, random));
  const times = Array.from({ length: looks }, () => random.float() * model.usualSeconds).sort(
    (one, other) => one - other,
  );
  let state = model.begin(params);
  const moments: Moment[] = [{ markets: model.fair(params, state) }];
  for (const incident of model.draw(params, random)) {
    while (times.length > 0 && incident.at > times[0]!) {
      state = model.after(params, state, { at: times.shift()!, kind: 'tick' });
      moments.push({ markets: model.fair(params, state) });
    }
    state = model.after(params, state, incident);
  }
  const keys = new Set(moments.flatMap(({ markets }) => markets.map(({ key }) => key)));
  return { seed, looks, moments, results: model.settle(params, state, [...keys]) };
}

/** One fixture, priced before the start, with many ways it may go: far cheaper than as many fixtures. */
export function* observeEnds(sport: Sport, seed: number, ends: number): Iterable<ObservedFixture> {
  const model = modelOf(sport);
  const random = labDraw(seed);
  const params = model.paramsOf(randomSetup(sport, random));
  const begun = model.begin(params);
  const markets = model.fair(params, begun);
  const keys = markets.map(({ key }) => key);
  for (let end = 0; end < ends; end += 1) {
    let state = begun;
    for (const incident of model.draw(params, random)) state = model.after(params, state, incident);
    yield { seed, looks: 0, moments: [{ markets }], results: model.settle(params, state, keys) };
  }
}
