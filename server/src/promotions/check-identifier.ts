import type { PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { RuleCheck } from './check-rule.ts';
import { runningIdentifiers } from './promotion-store.ts';

interface Checked {
  /** Of the promotion whose rule it is; undefined: it was never saved. */
  id?: number | undefined;
  rule: PromotionRule;
  now: Date;
}

/** Pages, banners and pictures find a contest by a part of its identifier: no two that run may hold each other's. */
export async function checkIdentifier(db: Queryable, { id, rule, now }: Checked): Promise<RuleCheck[]> {
  const own = rule.contest?.identifier;
  if (own === undefined) return [];
  const running = await runningIdentifiers(db, now);
  return running
    .filter(
      ({ promotionId, identifier }) => promotionId !== id && (identifier.includes(own) || own.includes(identifier)),
    )
    .map(({ identifier }) => ({ key: 'identifier', level: 'refused', detail: identifier }));
}
