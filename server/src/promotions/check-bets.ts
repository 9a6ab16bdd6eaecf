import type { PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { checkIdentifier } from './check-identifier.ts';
import { checkKept } from './check-kept.ts';
import { checkLevels } from './check-levels.ts';
import { checkRule, currenciesOf, type RuleCheck, rewardsOf } from './check-rule.ts';
import { checkTickets } from './check-tickets.ts';
import type { PromotionsPorts } from './ports.ts';

type Needs = Pick<PromotionsPorts, 'clock' | 'geo' | 'takesBet' | 'documents'>;

/**
 * Everything the house has against a rule: what it says by itself, spins that no game of theirs takes, levels of another size,
 * a name that a contest which runs has already, a contest that has begun and would count something else, and tickets of no lottery.
 */
export async function checkPromotion(
  { clock, geo, takesBet, documents }: Needs,
  db: Queryable,
  { id, rule }: { id?: number | undefined; rule: PromotionRule },
): Promise<RuleCheck[]> {
  const found: RuleCheck[] = [
    ...(await checkIdentifier(db, { id, rule, now: clock.now() })),
    ...(await checkKept(db, { id, rule, now: clock.now() })),
    ...(await checkTickets(db, { id, rule, now: clock.now() })),
    ...checkLevels(rule, await documents.read('quest-levels', db)),
  ];
  for (const reward of rewardsOf(rule)) {
    if (reward.type !== 'freespins') continue;
    for (const currency of currenciesOf(rule)) {
      const bet = BigInt(reward.bet[currency] ?? 0);
      const takes = await Promise.all(reward.games.map((game) => takesBet(db, { game, currency, bet })));
      if (!takes.includes(true)) {
        found.push({ key: 'bet', level: 'refused', detail: `${reward.games.join(', ')}: ${bet} ${currency}` });
      }
    }
  }
  const checks = checkRule(rule, geo.protectionOf);
  return found.length > 0 ? [...checks.filter(({ level }) => level !== 'ok'), ...found] : checks;
}
