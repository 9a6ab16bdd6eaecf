import { type FairDraw, labDraw } from '@halley/studio/fair';
import { parseMarketKey } from '../../../markets/index.ts';
import type { FairMarket, FixtureSetup, SportModel } from '../../sport-model.ts';

/** What is wrong with markets of a state: keys, sums, a chance that is none. */
export function unsound(markets: readonly FairMarket[]): string[] {
  const faults: string[] = [];
  if (new Set(markets.map(({ key }) => key)).size !== markets.length) faults.push('a key twice');
  for (const { key, outcomes } of markets) {
    if (!parseMarketKey(key)) faults.push(`${key} is no key`);
    const given = outcomes[0]?.chances.void ?? 0;
    const sum = outcomes.reduce((before, { chances }) => before + chances.won, 0);
    if (Math.abs(sum + given - 1) > 1e-9) faults.push(`${key} adds up to ${sum + given}`);
    for (const { id, chances } of outcomes) {
      if (!(chances.won > 0 && chances.won <= 1 - chances.void && chances.void === given)) faults.push(`${key} ${id}`);
    }
  }
  return faults;
}

/**
 * Portfolios of random outcomes at fair prices, over ends of play that were drawn: whether one of them wins in all of them.
 * At `(1 − void) / won` the stake comes back on average, so that what wins somewhere loses somewhere else.
 */
export function surePortfolios<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  { setup, ends, portfolios }: { setup: FixtureSetup; ends: number; portfolios: number },
): number {
  const params = model.paramsOf(setup);
  const markets = model.fair(params, model.begin(params));
  const keys = markets.map(({ key }) => key);
  const results = Array.from({ length: ends }, (_, seed) => {
    let state = model.begin(params);
    for (const incident of model.draw(params, labDraw(seed))) state = model.after(params, state, incident);
    return model.settle(params, state, keys);
  });
  const random = labDraw(1);
  let sure = 0;
  for (let count = 0; count < portfolios; count++) {
    const bets = Array.from({ length: 2 + random.integer(6) }, () => betOf(markets, random));
    const least = Math.min(
      ...results.map((result) =>
        bets.reduce((sum, { key, outcome, stake, price }) => {
          const { result: how, void_factor } = result.get(key)![outcome]!;
          return sum + stake * (void_factor === 1 ? 0 : how === 'won' ? price - 1 : -1);
        }, 0),
      ),
    );
    if (least > 1e-9) sure++;
  }
  return sure;
}

function betOf(markets: readonly FairMarket[], random: FairDraw) {
  const { key, outcomes } = markets[random.integer(markets.length)]!;
  const { id, chances } = outcomes[random.integer(outcomes.length)]!;
  return { key, outcome: id, stake: 1 + random.integer(10), price: (1 - chances.void) / chances.won };
}
