import type { Protection } from '../geo/index.ts';
import type { BonusTerms } from '../promotions/index.ts';

export type BonusProtection = Pick<Protection, 'mostWagering' | 'leastBonusDays'>;

/** PR-03, PR-08: whatever a promotion says, a gift is issued by what the player's market allows. */
export function fitTerms(terms: BonusTerms, { mostWagering, leastBonusDays }: BonusProtection): BonusTerms {
  return {
    ...terms,
    wager: Math.min(terms.wager, mostWagering),
    days: Math.max(terms.days, leastBonusDays),
  };
}
