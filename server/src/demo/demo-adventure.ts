import { type AdventureReward, AdventureRule } from '@halley/contract';

/** In the two currencies that most of the demo is played in. */
const amounts = (units: number) => ({ EUR: Math.round(units * 100), USD: Math.round(units * 100) });

const weights = { slots: 100, other: 50, tables: 10, sport: 0 };
const wagering = { wager: 10, weights, games: {}, maxStake: amounts(5), days: 30, release: 'steps' } as const;
const bonus = (euros: number): AdventureReward => ({ type: 'bonus', amount: amounts(euros), ...wagering });
const spins = (count: number): AdventureReward => ({
  type: 'freespins',
  games: ['halley-studio/comet-run'],
  bet: amounts(0.2),
  count,
  days: 30,
  result: 'cash',
  maxWin: amounts(50),
});

/** A week from a day on: small sums, and on two days no deposit at all. */
export function demoAdventure(firstDay: string): AdventureRule {
  return AdventureRule.parse({
    prefix: 'demo-week',
    first_day: firstDay,
    days: [0, 10, 10, 0, 10, 10, 20].map((deposit, index) => ({
      deposit: deposit > 0 ? amounts(deposit) : {},
      stake: amounts(10 + 5 * index),
      prize: index % 2 === 0 ? spins(10 + 5 * index) : bonus(2 + index),
    })),
    super_prize: bonus(25),
    take_days: 7,
    budget_cents: 20_000_00,
  });
}
