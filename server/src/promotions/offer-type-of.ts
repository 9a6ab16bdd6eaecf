import { isOfBrand, type PromotionRule } from '@halley/contract';
import type { OfferType } from './offer.ts';
import type { PromotionTerms } from './promotion.ts';
import { asksForDeposit } from './resolve-reward.ts';

/** Where a rule is offered; null: it is not shown beforehand. */
export function offerTypeOf(rule: PromotionRule): OfferType | null {
  const { trigger } = rule;
  if ('event' in trigger) {
    if (trigger.event === 'deposited') return 'deposit';
    return trigger.event === 'registered' || trigger.event === 'email_confirmed' ? 'registration' : null;
  }
  if (!('claim' in trigger)) return null;
  if (trigger.claim === 'choice') return rule.kind === 'registration' ? 'registration' : 'deposit';
  return trigger.claim === 'code' && asksForDeposit(rule) ? 'deposit' : null;
}

/**
 * Whether a brand has a promotion: its list is about what is offered to newcomers and with a deposit. Contests, levels and
 * shops are the house's.
 */
export function isOfferedBy(offers: readonly number[] | undefined, { id, rule }: Pick<PromotionTerms, 'id' | 'rule'>) {
  return isOfBrand(offers, id) || offerTypeOf(rule) === null;
}
