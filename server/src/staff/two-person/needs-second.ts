import { type RuleContent, type StaffDeed, staffDeeds } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { readRules } from './rule-store.ts';

/** Unless a house has decided otherwise, everything in the table needs two people, whatever the amount. */
export const usualRule: RuleContent = { second: true, from_amount: null };

/** What is fixed cannot be switched off by a row of a table, whoever has written it. */
export function isSecondNeeded(deed: StaffDeed, rule: RuleContent, amount?: bigint): boolean {
  if (staffDeeds[deed].fixed) return true;
  if (!rule.second) return false;
  const isSmall = rule.from_amount !== null && amount !== undefined && magnitude(amount) < BigInt(rule.from_amount);
  return !isSmall;
}

/** Whether somebody else has to agree to a deed. The amount is in the deed's own unit. */
export async function needsSecond(db: Queryable, deed: StaffDeed, asked: { amount?: bigint } = {}): Promise<boolean> {
  const rules = await readRules(db);
  return isSecondNeeded(deed, rules.get(deed) ?? usualRule, asked.amount);
}

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);
