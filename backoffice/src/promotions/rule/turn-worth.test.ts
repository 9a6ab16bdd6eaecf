import type { LootboxPrize } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { ruleOfTemplate } from './templates.ts';
import { percentText, turnWorth } from './turn-worth.ts';

const cash = (cents: number): LootboxPrize => ({ type: 'cash', amount: { EUR: cents } });
const points = (count: number): LootboxPrize => ({ type: 'points', chargeable: count, persistent: 0 });
const spins: LootboxPrize = {
  type: 'freespins',
  games: ['a/b'],
  bet: { EUR: 20 },
  count: 10,
  days: 30,
  result: 'cash',
  maxWin: { EUR: 150 },
};

describe('what a turn comes to', () => {
  test('chances are weights of all weights, and the mean is what they pay', () => {
    const items = [
      { weight: 1, prize: cash(1000) },
      { weight: 2, prize: points(30) },
      { weight: 7, prize: null },
    ];
    expect(turnWorth(items, 'EUR')).toEqual({
      items: [
        { chance: 0.1, worth: 1000, points: 0 },
        { chance: 0.2, worth: 0, points: 30 },
        { chance: 0.7, worth: 0, points: 0 },
      ],
      worth: 100,
      points: 6,
    });
  });

  test('a part of a cent is rounded up, as its budget is', () => {
    const third = [
      { weight: 1, prize: cash(100) },
      { weight: 2, prize: null },
    ];
    expect(turnWorth(third, 'EUR').worth).toBe(34);
  });

  test('spins count at their full bet, and never above what they may win', () => {
    expect(turnWorth([{ weight: 1, prize: spins }], 'EUR').worth).toBe(150);
  });

  test('in a currency without amounts, and without weights, it is nothing', () => {
    expect(turnWorth([{ weight: 5, prize: cash(100) }], 'NOK').worth).toBe(0);
    expect(turnWorth([{ weight: 0, prize: cash(100) }], 'EUR')).toMatchObject({ worth: 0, items: [{ chance: 0 }] });
  });

  test('the chances of the template are all of it', () => {
    const [reward] = ruleOfTemplate('wheel', new Date()).rewards;
    const { items } = turnWorth(reward?.type === 'lootbox' ? reward.items : [], 'EUR');
    expect(items.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

test.each([
  [34 / 74, '45.95 %'],
  [1, '100.00 %'],
  [0, '0.00 %'],
  [1 / 24_000_000, '0.0000042 %'],
])('%d is said as %s', (chance, said) => {
  expect(percentText(chance)).toBe(said);
});
