import { parentPort, workerData } from 'node:worker_threads';
import { countFixture, newTally, observeEnds, observeFixture, tryPortfolios } from '../sports/src/calibrate/index.ts';
import type { Sport } from '../sports/src/markets/index.ts';

/** Fixtures between two words to whoever waits, and of so many one whose ends are drawn for portfolios. */
const portion = 20;
const between = 200;
const ends = 300;
const portfolios = 100;

const { sport, seeds } = workerData as { sport: Sport; seeds: readonly [from: number, to: number] };
for (let seed = seeds[0]; seed < seeds[1]; ) {
  const tally = newTally();
  const until = Math.min(seeds[1], seed + portion);
  for (; seed < until; seed += 1) {
    countFixture(tally, observeFixture(sport, seed));
    if (seed % between === 0) tryPortfolios(tally, [...observeEnds(sport, seed, ends)], portfolios);
  }
  parentPort?.postMessage(tally);
}
