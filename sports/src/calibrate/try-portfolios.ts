import { type FairDraw, labDraw } from '@halley/studio/fair';
import { marginOf, offeredPrice } from '../price/index.ts';
import type { ObservedFixture } from './observe-fixture.ts';
import { settledParts } from './parts.ts';
import type { Tally } from './tally.ts';

/** A bet that can be had, with what a unit on it returns in each end of the fixture. */
interface Offer {
  name: string;
  price: number;
  returns: Float64Array;
}

/**
 * Random portfolios over one fixture at the prices that are offered. Each costs at least the smallest margin on average and can
 * lose no more than its stakes, so it loses in one end of thirty at least: one that wins in all of many ends is a fault.
 */
export function tryPortfolios(tally: Tally, ends: readonly ObservedFixture[], portfolios: number): void {
  const [{ seed, moments }] = ends as [ObservedFixture];
  const random = labDraw(seed);
  const offers = moments[0]!.markets.flatMap(({ key, outcomes }): Offer[] =>
    outcomes.flatMap(({ id, chances }) => {
      const price = offeredPrice(chances, marginOf(key.split(';')[0]!));
      if (price === undefined) return [];
      const returns = Float64Array.from(ends, ({ results }) => {
        const { paid, back } = settledParts(results.get(key)![id]!);
        return (price / 1000) * paid + back;
      });
      return [{ name: `${key} ${id}`, price, returns }];
    }),
  );
  for (let tried = 0; tried < portfolios; tried += 1) {
    const chosen = choose(offers, random);
    const profits = ends.map((_, end) =>
      chosen.reduce((sum, { offer, stake }) => sum + stake * (offer.returns[end]! - 1), 0),
    );
    tally.portfolios += 1;
    if (profits.some((profit) => profit < 0)) continue;
    const said = chosen.map(({ offer, stake }) => `${stake} on ${offer.name} at ${offer.price}`).join(', ');
    tally.faults.push(`seed ${seed}: a portfolio wins in every end: ${said}`);
  }
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
