import { type LootboxReward, usualWeights } from '@halley/contract';
import { amounts, spinBet } from './amounts.ts';

type Items = LootboxReward['items'];

interface Table {
  /** Of 10, 20 and 50 free spins, and of the bonus. */
  weights: readonly [number, number, number, number];
  spinsWager: number;
  /** What spins, and what the bonus can become at most, in euros. */
  maxWin: readonly [spins: number, bonus: number];
  /** In euros. */
  bonus: number;
}

const bonusWager = 3;
const play = { weights: usualWeights, games: {}, maxStake: amounts(5), days: 30, release: 'steps' } as const;

function itemsOf({ weights, spinsWager, maxWin: [spins, most], bonus }: Table): Items {
  const [ten, twenty, fifty, rare] = weights;
  const spinsOf = (weight: number, count: number): Items[number] => ({
    weight,
    prize: {
      type: 'freespins',
      games: ['lantern-row/moon-lotus'],
      bet: spinBet,
      count,
      days: 30,
      result: 'bonus',
      maxWin: amounts(spins),
      wins: { ...play, wager: spinsWager, maxCashout: amounts(spins) },
    },
  });
  return [
    spinsOf(ten, 10),
    spinsOf(twenty, 20),
    spinsOf(fifty, 50),
    {
      weight: rare,
      prize: { type: 'bonus', amount: amounts(bonus), ...play, wager: bonusWager, maxCashout: amounts(most) },
    },
  ];
}

/**
 * The wheel that the document `wheel-config` announces: turns of the points shop and the first turn are made of it. A test holds both
 * against each other: what is shown before a turn is what it gives.
 */
export const announcedItems = itemsOf({
  weights: [4000, 4000, 2000, 5],
  spinsWager: 10,
  maxWin: [100, 50_000],
  bonus: 10_000,
});

/** The same for `wheel-config-segments`: players of these groups turn a daily wheel of their own. */
export const itemsOfGroups: Readonly<Record<string, Items>> = {
  21: itemsOf({ weights: [4500, 3500, 1990, 10], spinsWager: 25, maxWin: [100, 2_500], bonus: 500 }),
  1308: itemsOf({ weights: [5000, 3000, 1980, 20], spinsWager: 30, maxWin: [150, 1_250], bonus: 250 }),
  1309: itemsOf({ weights: [3500, 3500, 2980, 20], spinsWager: 25, maxWin: [200, 2_500], bonus: 500 }),
};
