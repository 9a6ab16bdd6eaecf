import type { BetOfferReward, PromotionLanguage, Reward } from '@halley/contract';
import { slipTermsWords } from './slip-terms-words.ts';

type FreeBet = Extract<Reward, { type: 'freebet' }>;

/** What a free bet, a boost or insurance does, and which slip it is for. */
export function slipTerms(reward: FreeBet | BetOfferReward, language: PromotionLanguage, cap: string): string[] {
  const words = slipTermsWords[language];
  const { minOdds, minLegs, maxLegs, sports, when, days } = reward;
  const { locale } = new Intl.NumberFormat(language).resolvedOptions();
  return [
    reward.type === 'freebet' ? words.returns[reward.returns] : offerLine(reward, language, cap),
    words.odds(minOdds),
    ...(minLegs !== undefined || maxLegs !== undefined ? [words.legs(minLegs ?? 1, maxLegs)] : []),
    ...(sports ? [words.sports(new Intl.ListFormat(locale).format(sports.map((sport) => words.names[sport])))] : []),
    ...(when ? [words.when[when]] : []),
    words.use(days),
    ...(reward.type === 'bet_offer' || reward.returns === 'no_risk' ? [words.own] : []),
  ];
}

function offerLine(
  { offer, percent = 100, steps = [], target }: BetOfferReward,
  language: PromotionLanguage,
  cap: string,
) {
  const words = slipTermsWords[language];
  switch (offer) {
    case 'odds_boost':
      return target ? words.priceBoost((target.price / 1_000).toFixed(2), cap) : words.oddsBoost(percent, cap);
    case 'combo_boost':
      return words.comboBoost(steps.map((step) => words.step(step.legs, step.percent)).join(', '), cap);
    case 'insurance':
      return words.insurance(percent, cap);
  }
}
