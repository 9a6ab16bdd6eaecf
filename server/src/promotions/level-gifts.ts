import { mostLevel } from '@halley/contract';
import type { PromotionTerms } from './promotion.ts';
import { wordsIn } from './words-in.ts';

/** What reaching each level gives, by the promotions that a level sets off; a level that gives nothing is left out. */
export function levelGifts(
  promotions: readonly PromotionTerms[],
  language: string,
): Map<number, { type: string; name: string }[]> {
  const gifts = new Map<number, { type: string; name: string }[]>();
  for (const { rule } of promotions) {
    const { from, to } = rule.audience.level ?? { from: 2, to: mostLevel };
    const name = wordsIn(rule.texts, language).title;
    for (let level = from; level <= to; level += 1) {
      gifts.set(level, [...(gifts.get(level) ?? []), ...rule.rewards.map(({ type }) => ({ type, name }))]);
    }
  }
  return gifts;
}
