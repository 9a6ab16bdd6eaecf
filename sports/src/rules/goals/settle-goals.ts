import { type MarketName, type OutcomeResult, parseMarketKey, voided } from '../../markets/index.ts';
import { goalEnds } from './goal-ends.ts';
import { type GoalFacts, goalsOf } from './goal-facts.ts';
import { type GoalMarket, goalRules, type MarketRule } from './goal-rules.ts';

/**
 * What became of every outcome of these markets. Missing: what is not decided yet, and what is no market of the sport. After
 * the end nothing of the sport is missing.
 */
export function settleGoals(
  offered: readonly GoalMarket[],
  facts: GoalFacts,
  keys: readonly string[],
): Map<string, Record<string, OutcomeResult>> {
  const settled = new Map<string, Record<string, OutcomeResult>>();
  for (const key of keys) {
    const market = parseMarketKey(key);
    if (!market || !offered.some((type) => type === market.type)) continue;
    if (!goalsOf(facts, market.specifiers.period)) continue;
    const results = settleMarket(goalRules[market.type as GoalMarket], facts, market);
    if (results) settled.set(key, results);
  }
  return settled;
}

function settleMarket(
  rule: MarketRule,
  facts: GoalFacts,
  market: MarketName,
): Record<string, OutcomeResult> | undefined {
  const end = facts.end && goalEnds[facts.end];
  const outcomes = rule.outcomes(facts, market);
  const results: Record<string, OutcomeResult> = {};
  for (const outcome of outcomes) {
    const result = end?.decided === 'void' ? voided : rule.result(facts, market, outcome);
    if (!result && !end) return undefined;
    // An end leaves nothing open: what its rule does not settle by the score is void.
    results[outcome] = result ?? voided;
  }
  return results;
}
