import { type BetShape, PathCollector, quoteGroup, settle, sizesOf } from '../../../sports/src/bets/index.ts';
import { lost, won } from '../../../sports/src/markets/index.ts';
import { whole } from '../kit/format.ts';
import { budget, type Part } from '../part.ts';

const leastSingles = 1_000_000;
const what = 'pure settlement, singles';
const runs = 3;
const luckyPrices = [2_500, 3_000, 4_000, 1_800, 2_200, 5_000];
const builderLegs = 6;
const builderPaths = 2 ** 18;

/** Bets of many prices and stakes, so that no machine learns one of them by heart. */
const betsOf = (kind: 'single' | 'lucky63', prices: readonly number[]): BetShape[] =>
  Array.from({ length: 1_000 }, (_, index) => ({
    legs: prices.map((price) => ({ price: price + 7 * index })),
    sizes: sizesOf(kind, prices.length)!,
    bankers: [],
    unitStake: BigInt(100 + 37 * index),
    eachWay: false,
  }));

/** What one core settles without a database: four of ten singles won, as usual; every leg of the Lucky 63 won. */
export const sports: Part = async (bench) => {
  const [singles, lucky] = [betsOf('single', [1_010]), betsOf('lucky63', luckyPrices)];
  const allWon = luckyPrices.map(() => won);
  const [winner, loser] = [[won], [lost]];
  const rows = [
    {
      bets: 'singles',
      rate: rateOf(2_000_000, (turn) => settle(singles[turn % 1_000]!, turn % 5 < 2 ? winner : loser)),
    },
    { bets: 'Lucky 63', rate: rateOf(200_000, (turn) => settle(lucky[turn % 1_000]!, allWon)) },
  ];
  for (const { bets, rate } of rows) bench.say(`${bets}: ${whole(rate)} a second`);
  const universe = manyPaths();
  const quotes = rateOf(200, () => quoteGroup(universe));
  const rate = rows[0]!.rate;
  return {
    tables: [
      {
        title: 'Bets settled for each second of processor time, one core',
        rows: rows.map((row) => ({ bets: row.bets, 'a second': whole(row.rate) })),
      },
    ],
    notes: [`A builder of ${builderLegs} legs on 2¹⁸ paths is priced in ${(1_000 / quotes).toFixed(2)} ms.`],
    budgets: [budget(what, `≥ ${whole(leastSingles)} a second`, { text: whole(rate), holds: rate >= leastSingles })],
  };
};

/** The best of some runs: the first ones also pay for the compiler. */
function rateOf(count: number, work: (turn: number) => unknown): number {
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    for (let turn = 0; turn < count; turn++) work(turn);
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, count / ((user + system) / 1e6));
  }
  return best;
}

/** Legs that each lose on every so many paths. */
function manyPaths() {
  const paths = new PathCollector(builderLegs);
  for (let path = 0; path < builderPaths; path++) {
    paths.add(Array.from({ length: builderLegs }, (_, leg) => (path % (leg + 5) === 0 ? lost : won)));
  }
  return paths.universe();
}
