import { PromotionRule } from '@halley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOfRule } from './promotion-fields.ts';
import { ruleOfFields } from './rule-of-fields.ts';
import { ruleOfTemplate } from './templates.ts';
import { turnWorth } from './turn-worth.ts';

const now = new Date('2026-11-17T10:30:00.000Z');
const cents = fc.integer({ min: 1, max: 10_000_000 });
const perCurrency = fc.record({ EUR: cents, NOK: cents });
const days = fc.integer({ min: 1, max: 365 });
const play = fc.record({
  wager: fc.integer({ min: 0, max: 35 }),
  weights: fc.constant({ slots: 100, other: 50, tables: 10 }),
  games: fc.constant({}),
  maxStake: perCurrency,
  days,
  release: fc.constantFrom('whole' as const, 'steps' as const),
});
const prize = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constant('points' as const), chargeable: fc.nat(1e9), persistent: fc.nat(1e9) }),
  fc.record({ type: fc.constant('cash' as const), amount: perCurrency }),
  fc
    .record({ amount: perCurrency, play })
    .map(({ amount, play: asked }) => ({ type: 'bonus' as const, amount, ...asked })),
  fc.record({
    type: fc.constant('freespins' as const),
    games: fc.constant<string[]>(['halley-studio/comet-run']),
    bet: perCurrency,
    count: fc.integer({ min: 1, max: 1000 }),
    days,
    result: fc.constant('bonus' as const),
    wins: play,
  }),
);
const items = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 1_000_000 }), prize }), {
  minLength: 2,
  maxLength: 24,
});
const key = fc.stringMatching(/^[a-z0-9_-]{1,60}$/);
const rules = fc
  .record({ items, key, days, group: key, price: perCurrency, tag: fc.constantFrom('NEW' as const, undefined) })
  .map(({ items: all, key: groupKey, days: open, group, price, tag }): PromotionRule => {
    const card = { group, category: 'SPECIAL_REWARDS' as const, price, ...(tag && { tag }) };
    // An amount in both currencies, so that both are in the promotion whatever the box holds.
    const condition = { amountAtLeast: { EUR: 100, NOK: 1000 } };
    const rewards: PromotionRule['rewards'] = [{ type: 'lootbox', groupKey, days: open, items: all }];
    return { ...ruleOfTemplate('shop', now), condition, card, rewards };
  });

test('any box and any card can be typed, and are the same afterwards', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      expect(PromotionRule.parse(rule)).toEqual(rule);
      expect(ruleOfFields(fieldsOfRule(rule), ruleOfTemplate('shop', now))).toEqual({ rule });
    }),
    { numRuns: 200 },
  );
});

test('chances are one together, and a turn is worth no more than its best prize', () => {
  fc.assert(
    fc.property(items, (all) => {
      const turn = turnWorth(all, 'EUR');
      expect(turn.items.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(turn.worth).toBeLessThanOrEqual(Math.max(...turn.items.map(({ worth }) => worth)));
    }),
    { numRuns: 200 },
  );
});
