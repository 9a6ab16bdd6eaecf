import { type BetOfferReward, promotionLanguages, Reward } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { protections } from '../geo/index.ts';
import { checkRule } from './check-rule.ts';
import { resolveReward, worthOf } from './resolve-reward.ts';
import { slipTerms } from './slip-terms.ts';
import { rewardFrom, rewardText } from './stored-reward.ts';
import { aCoupon } from './testing/a-rule.ts';

const offer = { type: 'bet_offer', amount: { EUR: 2_000 }, minOdds: 1.5, days: 30 } as const;
const boost: BetOfferReward = { ...offer, offer: 'odds_boost', percent: 20 };
const combo: BetOfferReward = {
  ...offer,
  offer: 'combo_boost',
  steps: [
    { legs: 3, percent: 5 },
    { legs: 5, percent: 15 },
  ],
};
const insurance: BetOfferReward = { ...offer, offer: 'insurance', percent: 50, minLegs: 4 };
const target = { fixture: 7, market: '1x2;period=ft', outcome: 'home', price: 3_000 };
const freebet: Reward = { type: 'freebet', amount: { EUR: 1_000 }, returns: 'only_win', minOdds: 1.5, days: 30 };

const found = (reward: Reward, more: object = {}) =>
  checkRule(
    aCoupon({ kind: 'freebet', product: 'sport', rewards: [reward], ...more }),
    (licence) => protections[licence],
  )
    .filter(({ level }) => level === 'refused')
    .map(({ key }) => key);

describe('[SPORT-82] what promotions give for bets', () => {
  test.each([
    ['a free bet', freebet],
    ['a boost of one price', boost],
    ['a price for one outcome', { ...boost, percent: undefined, target }],
    ['a combo boost', combo],
    ['insurance', insurance],
  ])('the house has nothing against %s', (_what, reward) => {
    expect(Reward.safeParse(reward).success).toBe(true);
    expect(found(reward)).toEqual([]);
  });

  test.each<[string, Reward, string]>([
    ['more legs at least than at most', { ...freebet, minLegs: 4, maxLegs: 3 }, 'legs'],
    ['a boost with a percentage and a target', { ...boost, target }, 'bet_offer'],
    ['a boost with neither', { ...boost, percent: undefined }, 'bet_offer'],
    ['a boost of several legs', { ...boost, minLegs: 2 }, 'bet_offer'],
    ['a combo boost without steps', { ...combo, steps: undefined }, 'bet_offer'],
    ['steps that fall', { ...combo, steps: combo.steps?.toReversed() }, 'bet_offer'],
    ['insurance of a single', { ...insurance, minLegs: 1 }, 'bet_offer'],
    ['insurance of more than the stake', { ...insurance, percent: 101 }, 'bet_offer'],
  ])('the house refuses %s', (_what, reward, key) => {
    expect(found(reward)).toEqual([key]);
  });

  test('[PR-04] where a market allows one product they are for promotions of sport alone, and they are not sold for points', () => {
    expect(found(boost, { product: 'casino', audience: { licence: ['EE'] } })).toContain('one_product');
    const card = { group: 'boost-1', category: 'SPECIAL_REWARDS', price: { EUR: 500 } };
    expect(found(freebet, { trigger: { claim: 'points' }, card })).toContain('card');
  });

  test('come to an amount of the player’s currency, cost their percentage of it at most, and are kept as they are', () => {
    const basis = { currency: 'EUR', deposit: null, meter: null } as const;
    const dueOf = (reward: Reward) => {
      const due = resolveReward(reward, basis, { mostWagering: 10 });
      if (!due) throw new Error('it comes to something');
      return due;
    };
    expect([boost, combo, insurance, freebet].map((reward) => worthOf(dueOf(reward)))).toEqual([
      400n,
      300n,
      1_000n,
      1_000n,
    ]);
    expect(rewardFrom(JSON.parse(rewardText(dueOf(combo))))).toEqual(dueOf(combo));
    expect(resolveReward(boost, { ...basis, currency: 'NOK' }, { mostWagering: 10 })).toBeNull();
  });

  test.each(promotionLanguages)('[PR-13] their terms are said in %s, each another way than in English', (language) => {
    for (const reward of [
      { ...freebet, sports: ['racing'] as const },
      boost,
      combo,
      { ...insurance, when: 'live' as const },
    ]) {
      const lines = slipTerms(reward as typeof boost, language, '20 EUR');
      expect(lines.every((line) => /[.]$/.test(line) && line.length < 180)).toBe(true);
      if (language !== 'en') expect(lines).not.toEqual(slipTerms(reward as typeof boost, 'en', '20 EUR'));
    }
  });
});
