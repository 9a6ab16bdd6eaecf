import type { AdventureRule } from '@halley/contract';

const weights = { slots: 100, other: 50, tables: 10, sport: 0 };
const bonus = (cents: number): AdventureRule['super_prize'] => ({
  type: 'bonus',
  amount: { EUR: cents },
  wager: 10,
  weights,
  games: {},
  maxStake: { EUR: 500 },
  days: 30,
  release: 'steps',
});

/** Something that fits, to begin with: a week from tomorrow on. */
export function newRule(now: Date): AdventureRule {
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return {
    prefix: 'adventure',
    group: 1521,
    first_day: tomorrow,
    days: Array.from({ length: 7 }, () => ({ deposit: {}, stake: { EUR: 2_000 }, prize: bonus(500) })),
    super_prize: bonus(2_500),
    take_days: 7,
    budget_cents: 1_000_000,
  };
}
