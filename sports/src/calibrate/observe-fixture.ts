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
  moments: Moment[];
  /** By market, for all that were ever open. */
  results: Map<string, Record<string, OutcomeResult>>;
}

/** Looks during play. A fixture that is over before has fewer. */
export const looks = 3;

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
  return { seed, moments, results: model.settle(params, state, [...keys]) };
}
