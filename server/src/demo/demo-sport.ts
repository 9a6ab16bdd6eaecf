import type { PromotionRule } from '@halley/contract';
import { amounts } from './amounts.ts';

/** The code of what the demo gives for bets. */
export const demoSportCode = 'KICKOFF';

/** A free bet, and more of what a multiple wins: whoever types the code finds both on the slip. */
export const demoSport: PromotionRule = {
  kind: 'freebet',
  product: 'sport',
  groupKey: 'sport-code',
  texts: {
    en: {
      title: 'A free bet and a combo boost',
      summary:
        'For whoever brings the code: a bet of 5 euros on the house, and up to 20 % more of what one multiple wins.',
    },
    de: {
      title: 'Eine Freiwette und ein Kombi-Boost',
      summary:
        'Für alle, die den Code mitbringen: eine Wette von 5 Euro auf uns und bis zu 20 % mehr Gewinn einer Kombiwette.',
    },
    'fr-CA': {
      title: 'Un pari gratuit et un boost de combiné',
      summary:
        'Pour qui apporte le code: un pari de 5 euros offert, et jusqu’à 20 % de plus sur les gains d’un combiné.',
    },
    no: {
      title: 'Et gratisspill og en kombiboost',
      summary: 'For den som har koden: et spill på 5 euro fra oss, og opptil 20 % mer av det én kombinasjon vinner.',
    },
    it: {
      title: 'Una scommessa gratuita e un boost',
      summary:
        'Per chi porta il codice: una scommessa di 5 euro offerta da noi, e fino al 20 % in più su una multipla.',
    },
  },
  schedule: { from: '2026-01-01T00:00:00.000Z' },
  trigger: { claim: 'code' },
  audience: { notGroups: [100] },
  condition: { firstTime: true },
  rewards: [
    { type: 'freebet', amount: amounts(5), returns: 'only_win', minOdds: 1.5, days: 30 },
    {
      type: 'bet_offer',
      offer: 'combo_boost',
      amount: amounts(10),
      steps: [
        { legs: 2, percent: 5 },
        { legs: 3, percent: 10 },
        { legs: 5, percent: 20 },
      ],
      minOdds: 1.2,
      days: 30,
    },
  ],
  takeDays: 30,
  caps: { perPlayer: 1 },
  budget: { currency: 'EUR', expected: 2_000_00, hard: 9_000_00 },
  stacking: { group: 'sport-code', order: 1 },
};
