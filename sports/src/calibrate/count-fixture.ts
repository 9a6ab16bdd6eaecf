import { parseMarketKey } from '../markets/index.ts';
import type { FairMarket } from '../model/index.ts';
import { marginOf, offeredPrice } from '../price/index.ts';
import type { ObservedFixture } from './observe-fixture.ts';
import { expectedParts, settledParts } from './parts.ts';
import { decileOf, fixtureBins, type Tally } from './tally.ts';

/** How far sums of floats may be from what they are. */
const slack = 1e-8;

/** Counts how true the prices of a fixture were. */
export function countFixture(tally: Tally, observed: ObservedFixture): void {
  const bins = fixtureBins();
  const faults = observed.moments.flatMap(({ markets }) => markets.flatMap(faultsOfMarket));
  for (const [at, { markets }] of observed.moments.entries()) {
    const next = new Map(observed.moments[at + 1]?.markets.map((market) => [market.key, market]));
    for (const market of markets) {
      const type = market.key.split(';')[0]!;
      for (const { id, chances } of market.outcomes) {
        const settled = observed.results.get(market.key)?.[id];
        if (!settled) {
          faults.push(`${market.key} ${id} has no result`);
          continue;
        }
        const [said, came] = [expectedParts(chances), settledParts(settled)];
        bins.compare(`calibration|${type}|${decileOf(said.paid)}`, said.paid, came.paid);
        if (said.back > 0 || came.back > 0) bins.compare(`back|${type}|0`, said.back, came.back);
        // Where the market is not open any more, its result is what the price has come to. A fixture that is over by the next
        // look counts too: to leave it out would be to know how long it lasts.
        const later = next.get(market.key)?.outcomes.find((outcome) => outcome.id === id);
        const became = later ? expectedParts(later.chances).paid : came.paid;
        if (at < observed.looks) bins.compare(`martingale|${type}|${decileOf(said.paid)}`, said.paid, became);
      }
    }
  }
  bins.close(tally);
  tally.faults.push(...new Set(faults.map((fault) => `seed ${observed.seed}: ${fault}`)));
}

/** Every outcome that can be bet on at once: how many of them are won together. Undefined: any number. */
function winnersOf({ key }: FairMarket): number | undefined {
  const name = parseMarketKey(key);
  if (name?.type === 'double_chance') return 2;
  if (name?.type === 'place') return Number(name.specifiers.places);
  return name?.type === 'scorer' || name?.type === 'first_scorer' ? undefined : 1;
}

function faultsOfMarket(market: FairMarket): string[] {
  const { key, outcomes } = market;
  const faults: string[] = [];
  const parts = outcomes.map(({ chances }) => expectedParts(chances));
  const isShared = parts.every(({ back }) => Math.abs(back - parts[0]!.back) < slack);
  const winners = winnersOf(market);
  const sum = parts.reduce((total, { paid }) => total + paid, 0);
  // Non-runners give back one outcome alone: then there is no one sum.
  if (winners !== undefined && isShared && Math.abs(sum - winners * (1 - parts[0]!.back)) > slack) {
    faults.push(`${key} adds up to ${sum} where ${parts[0]!.back} comes back`);
  }
  for (const [at, { id, chances }] of outcomes.entries()) {
    const values = Object.values(chances);
    const all = values.reduce((total, chance) => total + chance, 0);
    if (values.some((chance) => !(chance >= -slack)) || !(all <= 1 + slack)) faults.push(`${key} ${id} has no chances`);
    const price = offeredPrice(chances, marginOf(key.split(';')[0]!));
    if (price === undefined) continue;
    const worth = (price / 1000) * parts[at]!.paid + parts[at]!.back;
    // 1.01 is the lowest price there is, fair prices in whole numbers of 10⁻⁹.
    if (worth > 1 + slack) faults.push(`${key} ${id} at ${price} is worth ${worth}`);
  }
  return faults;
}
