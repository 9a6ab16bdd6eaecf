import type { PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { type RuleCheck, rewardsOf } from './check-rule.ts';
import { lotteryEnds } from './promotion-store.ts';
import { findPublished } from './version-store.ts';

const lotteriesOf = (rule: PromotionRule): ReadonlySet<string> =>
  new Set(rewardsOf(rule).flatMap((reward) => (reward.type === 'tickets' ? [reward.lottery] : [])));

/**
 * Tickets that a rule gives name a lottery. One that nobody has approved is none; one that is over before the rule is leaves
 * tickets that wait for the next of its name: people are told. So is who lets a promotion go on that gave such tickets before, between
 * two lotteries: what it promised goes on.
 */
export async function checkTickets(
  db: Queryable,
  { id, rule, now }: { id?: number | undefined; rule: PromotionRule; now: Date },
): Promise<RuleCheck[]> {
  const named = lotteriesOf(rule);
  if (named.size === 0) return [];
  const before = id === undefined ? undefined : await findPublished(db, id, undefined);
  const gave = before ? lotteriesOf(before.rule) : new Set();
  const ends = await lotteryEnds(db, [...named]);
  const until = rule.schedule.to ? new Date(rule.schedule.to) : null;
  return [...named].flatMap((lottery): RuleCheck[] => {
    const end = ends.get(lottery);
    if (!end || end <= now) {
      const level = gave.has(lottery) ? 'warning' : 'refused';
      return [{ key: 'tickets', level, detail: `no lottery ${lottery} is live or to come` }];
    }
    if (until && until <= end) return [];
    return [{ key: 'tickets', level: 'warning', detail: `${lottery} ends ${end.toISOString().slice(0, 10)}` }];
  });
}
