import type { RefusalCode } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { mostOf, priceOf, quantityFor, typeOfReward } from './price-of.ts';

test('[SHOP-14] the price is that of the own currency, else that of EUR', () => {
  const card = { price: { EUR: 100, NOK: 1100 } };
  expect([priceOf(card, 'NOK'), priceOf(card, 'EUR'), priceOf(card, 'CAD')]).toEqual([1100, 100, 100]);
});

describe('[SHOP-21] the quantity', () => {
  test('is what is paid by the price, from one to as many as can be had', () => {
    expect(quantityFor(100, { price: 100, most: 100 })).toBe(1);
    expect(quantityFor(10_000, { price: 100, most: 100 })).toBe(100);
  });

  test.each([
    [99, 100, 'points.other_price'],
    [150, 100, 'points.other_price'],
    [10_100, 100, 'points.too_many'],
    [300, 2, 'points.too_many'],
    [100, 0, 'points.too_many'],
    [1_000_000_000_000, 100, 'points.too_many'],
  ] as const)('%i points, where %i can be had: %s', (points, most, code: RefusalCode) => {
    expect(() => quantityFor(points, { price: 100, most })).toThrow(expect.objectContaining({ code }));
  });

  test('is a hundred at most', () => {
    expect([mostOf(Number.POSITIVE_INFINITY), mostOf(101), mostOf(7), mostOf(0)]).toEqual([100, 100, 7, 0]);
  });
});

test('[SHOP-07] every kind of thing has its list', () => {
  const rewards = ['cash', 'bonus', 'lootbox', 'freespins', 'goods', 'freebet', 'points', 'group'] as const;
  expect(rewards.map((type) => typeOfReward({ type }))).toEqual([
    'money',
    'money',
    'lootboxes',
    'freespins',
    'goods',
    undefined,
    undefined,
    undefined,
  ]);
});
