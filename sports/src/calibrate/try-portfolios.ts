import { type FairDraw, labDraw } from '@halley/studio/fair';
import type { Sport } from '../markets/index.ts';
import { modelOf } from '../model/index.ts';
import { marginOf, offeredPrice } from '../price/index.ts';
import { settledParts } from './parts.ts';
import { randomSetup } from './random-setup.ts';
import type { Tally } from './tally.ts';

/** A bet that can be had, with what a unit on it returns in each end of the fixture. */
interface Offer {
  name: string;
  price: number;
  returns: Float64Array;
}

interface PortfolioSize {
  ends: number;
  portfolios: number;
}

/**
 * Random portfolios over one fixture at the prices that are offered. Each costs at least the smallest margin on average and can
 * lose no more than its stakes, so it loses in one end of thirty at least: one that wins in all of many ends is a fault.
 */
export function tryPortfolios(tally: Tally, sport: Sport, seed: number, size: PortfolioSize): void {
  const random = labDraw(seed);
  const offers = offersOf(sport, random, size.ends);
  for (let tried = 0; tried < size.portfolios; tried += 1) {
    const chosen = choose(offers, random);
    let worst = Number.POSITIVE_INFINITY;
    for (let end = 0; end < size.ends; end += 1) {
      const profit = chosen.reduce((sum, { offer, stake }) => sum + stake * (offer.returns[end]! - 1), 0);
      worst = Math.min(worst, profit);
    }
    tally.portfolios += 1;
    if (worst < 0) continue;
    const said = chosen.map(({ offer, stake }) => `${stake} on ${offer.name} at ${offer.price}`).join(', ');
    tally.faults.push(`seed ${seed}: a portfolio wins in every end: ${said}`);
  }
}

function offersOf(sport: Sport, random: FairDraw, ends: number): Offer[] {
  const model = modelOf(sport);
  const params = model.paramsOf(randomSetup(sport, random));
  const begun = model.begin(params);
  const markets = model.fair(params, begun);
  const offers = markets.flatMap(({ key, outcomes }) =>
    outcomes.flatMap(({ id, chances }) => {
      const price = offeredPrice(chances, marginOf(key.split(';')[0]!));
      return price === undefined ? [] : [{ key, id, name: `${key} ${id}`, price, returns: new Float64Array(ends) }];
    }),
  );
  const keys = markets.map(({ key }) => key);
  for (let end = 0; end < ends; end += 1) {
    let state = begun;
    for (const incident of model.draw(params, random)) state = model.after(params, state, incident);
    const results = model.settle(params, state, keys);
    for (const { key, id, price, returns } of offers) {
      const { paid, back } = settledParts(results.get(key)![id]!);
      returns[end] = (price / 1000) * paid + back;
    }
  }
  return offers;
}

/** A few bets; half of the time on whole markets, with stakes that return the same whichever outcome wins. */
function choose(offers: readonly Offer[], random: FairDraw): { offer: Offer; stake: number }[] {
  const one = () => offers[random.integer(offers.length)]!;
  const bets = Array.from({ length: 1 + random.integer(6) }, () => ({ offer: one(), stake: 1 + random.integer(100) }));
  if (random.integer(2) === 0) return bets;
  const market = one().name.split(' ')[0]!;
  const whole = offers.filter(({ name }) => name.startsWith(`${market} `));
  return [...bets.slice(0, random.integer(3)), ...whole.map((offer) => ({ offer, stake: 100_000 / offer.price }))];
}
