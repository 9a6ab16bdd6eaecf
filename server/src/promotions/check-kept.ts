import type { PromotionRule } from '@halley/contract';
import { inputHash, type Queryable } from '../kit/index.ts';
import type { RuleCheck } from './check-rule.ts';
import { findPublished } from './version-store.ts';

/** What the score of a contest is made of. */
function countedBy({ kind, trigger, schedule, contest }: PromotionRule) {
  const meter = 'rank' in trigger ? trigger.rank : 'meter' in trigger ? trigger.meter : null;
  const { currency, rates, gamesTakenLimit = null, teams = null } = contest ?? {};
  return { kind, from: schedule.from, meter, currency, rates, gamesTakenLimit, teams };
}

/** A contest that has begun goes on by what it counts: scores that are half of one rule and half of another cannot be computed again. */
export async function checkKept(
  db: Queryable,
  { id, rule, now }: { id?: number | undefined; rule: PromotionRule; now: Date },
): Promise<RuleCheck[]> {
  const before = id === undefined ? undefined : await findPublished(db, id, undefined);
  if (!before?.rule.contest || Date.parse(before.rule.schedule.from) > now.getTime()) return [];
  if (inputHash(countedBy(before.rule)) === inputHash(countedBy(rule))) return [];
  return [{ key: 'contest', level: 'refused', detail: 'it has begun: what counts stays as it is' }];
}
