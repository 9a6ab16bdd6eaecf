import { ProtectionRules } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { rulesAt } from './rules-store.ts';
import { usualRules } from './usual-rules.ts';

interface RulesInForce {
  /** 0: nobody has decided otherwise. */
  version: number;
  from: Date | null;
  rules: ProtectionRules;
}

/** What holds at a moment. What an older release wrote and this one cannot read does not hold. */
export async function rulesInForce(db: Queryable, at: Date): Promise<RulesInForce> {
  const found = await rulesAt(db, at);
  const parsed = found && ProtectionRules.safeParse(found.content);
  return found && parsed?.success
    ? { version: found.version, from: found.from, rules: parsed.data }
    : { version: 0, from: null, rules: usualRules };
}
