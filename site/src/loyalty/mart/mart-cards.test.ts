import type { RateCard } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { isLevelFull } from '../is-level-full.ts';
import {
  isTab,
  mostOf,
  obstacleOf,
  pageCards,
  priceOf,
  type ShopCard,
  sorted,
  stamped,
  tabs,
  tagOf,
  titleKey,
  usualPrice,
} from './mart-cards.ts';
import { pictureOf, saleSums } from './mart-image.ts';

const money = (group: string, cents: number, points: number): RateCard => ({
  group,
  title: '',
  rates: [
    { points, currency: 'EUR', amount_cents: cents },
    { points: points * 2, currency: 'NOK', amount_cents: cents * 10 },
  ],
});
const spins = (group: string, points: number): RateCard => ({
  group,
  title: 'Spins',
  rate: { points, freespins_count: 20 },
});
const one = (card: RateCard, type: ShopCard['type']) => stamped([card], type)[0] as ShopCard;

test('[SHOP-10] a card lies on the shelf of its kind; what is on sale lies with the discounts, whatever it is', () => {
  const shelf = (type: ShopCard['type']) => one(spins('a', 1), type).category;
  expect(shelf('freespins')).toBe('FREE_SPINS');
  expect(shelf('money')).toBe('MONEY_REWARD');
  for (const type of ['lootboxes', 'lotteries', 'goods'] as const) expect(shelf(type)).toBe('SPECIAL_REWARDS');
  expect(one(spins('sale-monday', 1), 'freespins').category).toBe('DISCOUNT');
  expect(one({ ...spins('a', 1), category: 'SPECIAL_REWARDS' }, 'freespins').category).toBe('SPECIAL_REWARDS');
  expect(Object.values(tabs)).toEqual(['FREE_SPINS', 'MONEY_REWARD', 'SPECIAL_REWARDS', 'DISCOUNT']);
  expect([isTab('money'), isTab('toString'), isTab('all')]).toEqual([true, false, false]);
});

test('cards of the page are told what they are by their shelf and by what they hold', () => {
  const cards = pageCards({
    FREE_SPINS: [{ group: 'f', title: 'F', rate: { points: 5 } }],
    MONEY_REWARD: [money('m', 500, 5)],
    SPECIAL_REWARDS: [
      { group: 'box', title: 'B', rate: { points: 3 }, bonus_title: 'night' },
      { group: 'ticket', title: 'T', rate: { points: 1 }, lottery_ids: [4] },
    ],
  });
  expect(cards.map(({ group, type }) => `${group} ${type}`)).toEqual([
    'f freespins',
    'm money',
    'box lootboxes',
    'ticket lotteries',
  ]);
});

describe('prices', () => {
  test('[SHOP-14] are those of the player’s currency, of EUR where it has none', () => {
    expect(priceOf(money('m', 500, 100), 'NOK')).toBe(200);
    expect(priceOf(money('m', 500, 100), 'JPY')).toBe(100);
    expect(priceOf(spins('s', 40), 'NOK')).toBe(40);
    expect(priceOf({ group: 'x', title: '' }, 'EUR')).toBeUndefined();
  });

  test('sort the shop; a card without any is not shown', () => {
    const cards = [one(spins('dear', 900), 'freespins'), one(money('m', 500, 100), 'money')];
    const none = one({ group: 'none', title: 'x' }, 'goods');
    expect(sorted([...cards, none], 'EUR').map(({ group }) => group)).toEqual(['m', 'dear']);
  });

  test('of a discount stand beside what the same thing costs on other days', () => {
    const usual = one(spins('spins', 400), 'freespins');
    const sale = one(spins('sale-spins', 320), 'freespins');
    expect(usualPrice(sale, [usual, sale], 'EUR')).toBe(400);
    expect(usualPrice(usual, [usual, sale], 'EUR')).toBeUndefined();
    expect(usualPrice(sale, [one({ ...spins('other', 400), title: 'Others' }, 'freespins')], 'EUR')).toBeUndefined();
    expect(usualPrice(sale, [one(spins('cheap', 300), 'freespins')], 'EUR')).toBeUndefined();
  });
});

describe('[SHOP-13] a card can be had', () => {
  const card = one(spins('s', 400), 'freespins');
  test.each([
    [400, undefined],
    [1_000, undefined],
    [399.5, { is: 'points', missing: 0.5 }],
    [-3, { is: 'points', missing: 403 }],
  ])('with %d points: %j', (points, obstacle) => {
    expect(obstacleOf(card, { price: 400, points })).toEqual(obstacle);
  });

  test('only from its level on, and while there is some', () => {
    const rich = { price: 400, points: 9_000 };
    expect(obstacleOf({ ...card, from_level: 8 }, rich)).toEqual({ is: 'level', from: 8 });
    expect(obstacleOf({ ...card, most: 0 }, rich)).toEqual({ is: 'gone' });
    expect(obstacleOf({ ...card, from_level: null, most: 1 }, rich)).toBeUndefined();
  });
});

test.each<[points: number, most: number | undefined, count: number]>([
  [4_820, undefined, 12],
  [400, undefined, 1],
  [399.99, undefined, 0],
  [-5, undefined, 0],
  [4_820, 5, 5],
  [800, 5, 2],
])('[SHOP-22] with %d points and at most %s, %d can be had at once', (points, most, count) => {
  expect(mostOf(most === undefined ? {} : { most }, { price: 400, points })).toBe(count);
});

test('[SHOP-23] a card without a title is called what it is', () => {
  expect(titleKey(one({ ...spins('s', 1), title: ' ' }, 'lotteries'))).toBe('mart.type.lotteries');
  expect(titleKey(one(spins('s', 1), 'lotteries'))).toBeUndefined();
});

test('[SHOP-11] a tag has the page’s words; a card’s own goes before the one of its group', () => {
  const promo = { NEW: { text: 'Fresh', groups: ['s'] }, VIP: { text: 'For the club', groups: [] } };
  expect(tagOf({ group: 's' }, promo)).toEqual({ tag: 'NEW', text: 'Fresh' });
  expect(tagOf({ group: 's', tag: 'VIP' }, promo)).toEqual({ tag: 'VIP', text: 'For the club' });
  expect(tagOf({ group: 'other', tag: 'POPULAR' }, promo)).toEqual({ tag: 'POPULAR', text: undefined });
  expect(tagOf({ group: 'other' }, promo)).toBeUndefined();
});

describe('pictures', () => {
  test('[SHOP-26] a sum of a sale has its own, by cents of EUR', () => {
    expect(saleSums).toEqual([2_500, 25_000, 50_000, 100_000, 300_000, 500_000, 1_500_000, 5_000_000]);
    for (const cents of saleSums) expect(pictureOf(one(money('sale', cents, 1), 'money'))).toBe(`sale-${cents}`);
    expect(pictureOf(one(money('sale', 2_600, 1), 'money'))).toBe('money');
    expect(pictureOf(one(money('cash', 2_500, 1), 'money'))).toBe('money');
  });

  test('a turn of the wheel is no box', () => {
    const box = { group: 'b', title: 'B', rate: { points: 1 }, bonus_title: 'night_box' };
    expect(pictureOf(one(box, 'lootboxes'))).toBe('lootbox');
    expect(pictureOf(one({ ...box, bonus_title: 'manual_wheel_1' }, 'lootboxes'))).toBe('turn');
    expect(pictureOf(one(box, 'goods'))).toBe('parcel');
  });
});

test('[SHOP-20] a level is full when persistent points reach the maximum of its first condition', () => {
  const range = (min: number, max: number) => ({
    persistent_comp_points: { type: 'range', exclude_end: true, min, max },
  });
  const statuses = [
    { id: 'level_2', conditions: [range(100, 500), range(0, 1)] },
    { id: '21', conditions: [] },
  ];
  expect(isLevelFull(statuses, 'level_2', 499.99)).toBe(false);
  expect(isLevelFull(statuses, 'level_2', 500)).toBe(true);
  expect(isLevelFull(statuses, 'level_3', 500)).toBe(false);
  expect(isLevelFull(statuses, null, 500)).toBe(false);
});
