import type { PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { type RuleCheck, rewardsOf } from './check-rule.ts';
import { lotteryEnds } from './promotion-store.ts';

/**
 * Tickets that a rule gives name a lottery. One that nobody has approved is none; one that is over before the rule is leaves
 * tickets that wait for the next of its name: people are told.
 */
export async function checkTickets(
  db: Queryable,
  { rule, now }: { rule: PromotionRule; now: Date },
): Promise<RuleCheck[]> {
  const named = new Set(rewardsOf(rule).flatMap((reward) => (reward.type === 'tickets' ? [reward.lottery] : [])));
  if (named.size === 0) return [];
  const ends = await lotteryEnds(db, [...named]);
  const until = rule.schedule.to ? new Date(rule.schedule.to) : null;
  return [...named].flatMap((lottery): RuleCheck[] => {
    const end = ends.get(lottery);
    if (!end || end <= now) {
      return [{ key: 'tickets', level: 'refused', detail: `no lottery ${lottery} is live or to come` }];
    }
    if (until && until <= end) return [];
    return [{ key: 'tickets', level: 'warning', detail: `${lottery} ends ${end.toISOString().slice(0, 10)}` }];
  });
}
