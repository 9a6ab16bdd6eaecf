import { type AdventureReward, AdventureRule } from '@halley/contract';
import type { Author } from '../../audit/index.ts';

const weights = { slots: 100, other: 50, tables: 10, sport: 0 };
const wagering = { wager: 10, weights, games: {}, maxStake: { EUR: 500 }, days: 30, release: 'steps' } as const;

export const aBonus = (amount = 500): AdventureReward => ({ type: 'bonus', amount: { EUR: amount }, ...wagering });

export const someSpins = (count = 20): AdventureReward => ({
  type: 'freespins',
  games: ['halley-studio/comet-run'],
  bet: { EUR: 20 },
  count,
  days: 30,
  result: 'bonus',
  maxWin: { EUR: 5_000 },
  wins: wagering,
});

/** So many days from a day on, each asking for a deposit of 10 EUR and stakes of 20. */
export function anAdventure(firstDay: string, days: number, changes: Partial<AdventureRule> = {}): AdventureRule {
  return AdventureRule.parse({
    prefix: 'trip',
    group: 1521,
    first_day: firstDay,
    days: Array.from({ length: days }, () => ({ deposit: { EUR: 1_000 }, stake: { EUR: 2_000 }, prize: aBonus() })),
    super_prize: aBonus(2_500),
    take_days: 7,
    budget_cents: 1_000_000,
    ...changes,
  });
}

export const author = (id: number): Author => ({
  actor: { kind: 'staff', id, name: `Member ${id}` },
  reason: 'a test of it',
});
