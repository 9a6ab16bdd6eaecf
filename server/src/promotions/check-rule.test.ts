import { type PromotionRule, promotionLanguages } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { protections } from '../geo/index.ts';
import { checkRule, currenciesOf, isRefused } from './check-rule.ts';
import { aBox, aCard, aCashback, aCoupon, aRule, usualPlay } from './testing/a-rule.ts';

const protectionOf = (licence: 'CW' | 'EE' | 'GCB') => protections[licence];
const found = (rule: PromotionRule) => checkRule(rule, protectionOf).map(({ key, level }) => `${key} ${level}`);
const said = (title: string): PromotionRule['texts'] => {
  const words = { title, summary: 'To play slots with.' };
  return { en: words, de: words, 'fr-CA': words, no: words, it: words };
};
const bonus = { type: 'bonus', ...usualPlay, games: {} } as const;

describe('what the house has against a rule', () => {
  test.each([
    ['a deposit bonus', aRule()],
    ['a coupon', aCoupon()],
    ['cashback', aCashback()],
    ['points', aRule({ rewards: [{ type: 'points', chargeable: 1, persistent: 1 }] })],
    ['a card of the points shop', aCard()],
    ['goods of the points shop', aCard({ rewards: [{ type: 'goods', worth: { EUR: 500 } }] })],
    ['a turn a day', aCard({ card: undefined, trigger: { claim: 'daily' }, rewards: [aBox()] })],
  ])('nothing: %s', (_name, rule) => {
    expect(found(rule)).toEqual(['rule ok']);
  });

  test.each([
    ['an amount that another does not have', { condition: { amountAtLeast: { EUR: 1000, NOK: 10_000 } } }, 'amounts'],
    ['no currency with every amount', { audience: { currency: ['NOK' as const] } }, 'currencies'],
    ['a percent without a cap', { rewards: [{ ...bonus, percent: 100 }] }, 'percent_needs_cap'],
    ['neither percent nor amount', { rewards: [bonus] }, 'percent_or_amount'],
    ['a part of nothing', { rewards: [{ type: 'cash' as const, percent: 10 }] }, 'percent_of_nothing'],
    ['a budget below itself', { budget: { currency: 'EUR' as const, expected: 5, hard: 4 } }, 'budget'],
    [
      'an end before the start',
      { schedule: { from: '2026-02-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' } },
      'schedule',
    ],
    ['a draw, which nobody makes yet', { trigger: { draw: 'wheel' as const } }, 'trigger'],
    ['rounds that are settled, which set nothing off yet', { trigger: { event: 'settled' as const } }, 'trigger'],
    ['goods that are not had for points', { rewards: [{ type: 'goods' as const, worth: { EUR: 500 } }] }, 'reward'],
    ['points without a card', { trigger: { claim: 'points' as const }, condition: {} }, 'card'],
    ['a card of what is not had for points', { card: aCard().card }, 'card'],
    ['a daily turn that is no turn', { trigger: { claim: 'daily' as const }, condition: {} }, 'trigger'],
    ['a box of a part', { rewards: [aBox([{ type: 'bonus', percent: 10, ...usualPlay, games: {} }])] }, 'lootbox'],
    ['a box with nothing in it', { rewards: [aBox([null])] }, 'lootbox'],
  ])('refused: %s', (_name, changed, key) => {
    expect(found(aRule(changed))).toContain(`${key} refused`);
  });

  test.each([
    ['no price in EUR', { card: { group: 'a', category: 'MONEY_REWARD' as const, price: { NOK: 10 } } }],
    ['points for points', { rewards: [{ type: 'points' as const, chargeable: 1, persistent: 0 }] }],
    ['two things', { rewards: [aBox(), aBox()] }],
    ['a deposit besides', { condition: { amountAtLeast: { EUR: 1_000 } } }],
  ])('a card is refused: %s', (_name, changed) => {
    expect(found(aCard(changed))).toContain('card refused');
  });

  test('[PR-03] [PR-08] what lies in a box is looked at as what is given at once', () => {
    const prize = { type: 'bonus', amount: { EUR: 100 }, ...usualPlay, games: {}, wager: 25, days: 3 } as const;
    expect(found(aCard({ rewards: [aBox([prize])] }))).toEqual(['wagering warning', 'validity refused']);
  });

  test('a currency without an amount is not in the promotion', () => {
    expect(currenciesOf(aRule())).toEqual(['EUR']);
  });

  test('[PR-03] more than ten times is a warning that says what it is issued as', () => {
    const rule = aRule({ rewards: [{ ...bonus, percent: 100, cap: { EUR: 10_000 }, wager: 25 }] });
    expect(checkRule(rule, protectionOf)).toEqual([
      { key: 'wagering', level: 'warning', detail: 'EE: 25 is issued as 10' },
    ]);
    const elsewhere = { ...rule, audience: { licence: ['CW' as const] } };
    expect(found(elsewhere)).toEqual(['wagering warning']);
    expect(found({ ...elsewhere, rewards: [{ ...bonus, amount: { EUR: 1 }, wager: 10 }] })).toEqual(['rule ok']);
  });

  test('[PR-04] where the profile wants one product, all of it is of one', () => {
    const estonian = { audience: { licence: ['EE' as const] } };
    expect(found(aRule({ ...estonian, product: 'any' }))).toEqual(['one_product refused']);
    expect(found(aRule({ ...estonian, product: 'sport' }))).toEqual(['one_product refused']);
    expect(found(aRule({ audience: { licence: ['CW'] }, product: 'any' }))).toEqual(['rule ok']);
  });

  test('[PR-08] seven days at least, thirty where the profile is strict', () => {
    const short = aRule({ rewards: [{ ...bonus, amount: { EUR: 1000 }, days: 6 }] });
    expect(found(short)).toEqual(['validity refused']);
    expect(found(aRule({ takeDays: 6 }))).toEqual(['validity refused']);
    const strict = checkRule(aRule({ takeDays: 29 }), () => protections.STRICT);
    expect(strict).toContainEqual({ key: 'validity', level: 'refused', detail: 'at least 30 days' });
  });

  test('[PR-09] losses are known for cashback alone', () => {
    const meter = { of: 'netLoss', money: 'cash', games: {}, window: 'week', from: 'start' } as const;
    const cash = { type: 'cash', amount: { EUR: 500 } } as const;
    expect(found(aRule({ trigger: { every: 'week', meter }, condition: {}, rewards: [cash] }))).toEqual([
      'losses refused',
    ]);
    const steps = { trigger: { meter, reaches: [{ at: 1000, rewards: [cash] }] }, rewards: [cash] };
    expect(found(aCashback(steps))).toContain('losses refused');
    expect(found(aCashback({ rewards: [{ ...bonus, amount: { EUR: 500 } }] }))).toContain('cashback refused');
  });

  test.each([
    ['Bonus now!', 'exclamation'],
    ['Last chance for a bonus', 'pressing'],
    ['Only 3 left', 'pressing'],
    ['Win it back', 'chasing'],
    ['A free bonus', 'free'],
  ])('[PR-07] [PR-10] [PR-12] a text must not say “%s”', (title, key) => {
    const rule = aRule({ texts: { ...said('A bonus'), en: { title, summary: 'To play slots with.' } } });
    expect(checkRule(rule, protectionOf)).toEqual([{ key, level: 'refused', detail: 'en' }]);
  });

  test.each([
    ['de', 'Nur noch 3 Plätze'],
    ['fr-CA', 'Dernière chance'],
    ['no', 'Siste sjanse'],
    ['it', 'Ultima occasione'],
  ] as const)('[PR-07] nor in another language: %s', (language, title) => {
    const texts = { ...said('A bonus'), [language]: { title, summary: 'x' } };
    expect(checkRule(aRule({ texts }), protectionOf)).toEqual([
      { key: 'pressing', level: 'refused', detail: language },
    ]);
  });

  test('[PR-12] what asks for nothing may be called free, and free spins have their name', () => {
    const nothing = { kind: 'no_deposit', trigger: { event: 'registered' }, condition: {} } as const;
    const spins = {
      type: 'freespins' as const,
      games: ['halley-studio/comet-run'],
      bet: { EUR: 20 },
      count: 20,
      days: 7,
    };
    const gift = aRule({ ...nothing, texts: said('A free gift'), rewards: [{ ...spins, result: 'cash' }] });
    expect(found(gift)).toEqual(['rule ok']);
    const named = aRule({ texts: { ...said('x'), en: { title: '20 free spins', summary: 'x' } } });
    expect(isRefused(checkRule(named, protectionOf))).toBe(false);
    expect(promotionLanguages).toHaveLength(5);
  });
});
