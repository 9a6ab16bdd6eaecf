import type { PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { checkRule, currenciesOf, type RuleCheck, rewardsOf } from './check-rule.ts';
import type { PromotionsPorts } from './ports.ts';

type Needs = Pick<PromotionsPorts, 'geo' | 'takesBet'>;

/** Everything the house has against a rule: what the rule says by itself, and spins that no game of theirs would take. */
export async function checkPromotion(
  { geo, takesBet }: Needs,
  db: Queryable,
  rule: PromotionRule,
): Promise<RuleCheck[]> {
  const bets: RuleCheck[] = [];
  for (const reward of rewardsOf(rule)) {
    if (reward.type !== 'freespins') continue;
    for (const currency of currenciesOf(rule)) {
      const bet = BigInt(reward.bet[currency] ?? 0);
      const takes = await Promise.all(reward.games.map((game) => takesBet(db, { game, currency, bet })));
      if (!takes.includes(true)) {
        bets.push({ key: 'bet', level: 'refused', detail: `${reward.games.join(', ')}: ${bet} ${currency}` });
      }
    }
  }
  const checks = checkRule(rule, geo.protectionOf);
  return bets.length > 0 ? [...checks.filter(({ level }) => level !== 'ok'), ...bets] : checks;
}
