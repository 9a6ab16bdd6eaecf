import { isOfBrand, type PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { LiveRules } from './live-rules.ts';
import type { OfferType } from './offer.ts';
import type { PromotionTerms } from './promotion.ts';
import { statesOf } from './promotion-store.ts';
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

/** What brands may choose as their first offers, and how others among these promotions stand. */
export async function firstOffers(live: LiveRules, db: Queryable, ids: readonly number[]) {
  const offers = live.all.flatMap(({ id, rule }) => {
    const kind = offerTypeOf(rule);
    return kind === null ? [] : [{ id, title: rule.texts.en.title, kind }];
  });
  const others = ids.filter((id) => live.find(id) === undefined);
  const states = await statesOf(db, others);
  return { offers, otherOffers: new Map([...states].map(([id, { state }]) => [id, state as string])) };
}
