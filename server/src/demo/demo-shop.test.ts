import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSale, PromotionRule, readMartPage } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createGeo } from '../geo/index.ts';
import { checkRule, isRefused, resolveRewards, worthOf } from '../promotions/index.ts';
import { demoShop } from './demo-shop.ts';
import { demoWheels } from './demo-wheel.ts';

const { protectionOf } = createGeo({ demo: true });
const page = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/pages/rocket-mart/page.json'), 'utf8'));
const sold = [...demoShop, ...demoWheels].filter(({ card }) => card);

/** A card of a rule as the page brings it for guests; words in every language. */
function written({ card, rewards: [reward], texts }: PromotionRule) {
  const inAll = (word: 'title' | 'summary') => ({
    en: texts.en[word],
    de: texts.de[word],
    fr: texts['fr-CA'][word],
    it: texts.it[word],
    no: texts.no[word],
  });
  const points = card?.price.EUR;
  const types = { cash: 'money', freespins: 'freespins', lootbox: 'lootboxes', goods: 'goods' } as const;
  const ours = {
    type: types[reward?.type as keyof typeof types],
    category: card?.category,
    ...(card?.tag ? { tag: card.tag } : {}),
    summary: inAll('summary'),
  };
  const first = { group: card?.group, title: inAll('title') };
  switch (reward?.type) {
    case 'cash':
      return {
        ...first,
        rates: Object.entries(reward.amount ?? {}).map(([currency, amount_cents]) => ({
          points,
          currency,
          amount_cents,
        })),
        wager: 0,
        ...ours,
      };
    case 'freespins':
      return {
        ...first,
        rate: { points, freespins_count: reward.count },
        wager: reward.wins?.wager ?? 0,
        games: reward.games.map((game) => game.replace('/', ':')),
        ...ours,
      };
    case 'lootbox':
      return { ...first, rate: { points }, bonus_title: reward.groupKey, ...ours };
    default:
      return { ...first, rate: { points }, ...ours };
  }
}

describe('the demo’s shop', () => {
  test.each(demoShop.map((rule) => [rule.card?.group, rule] as const))(
    '%s is a rule the house has nothing against',
    (_, rule) => {
      expect(PromotionRule.parse(rule)).toEqual(rule);
      expect(isRefused(checkRule(rule, protectionOf)), JSON.stringify(checkRule(rule, protectionOf))).toBe(false);
    },
  );

  test('has money, spins, a box, goods with a stock, a discount with an end, and something for high levels', () => {
    const of = (is: (rule: PromotionRule) => boolean) => demoShop.filter(is).length;
    expect(of(({ rewards: [reward] }) => reward?.type === 'freespins')).toBe(2);
    expect(of(({ rewards: [reward] }) => reward?.type === 'goods')).toBe(1);
    expect(of(({ card, schedule }) => isSale(card?.group ?? '') && schedule.to !== undefined)).toBe(1);
    expect(of(({ audience }) => audience.level?.from === 8)).toBe(1);
    expect(new Set(sold.map(({ card }) => card?.group)).size).toBe(sold.length);
  });

  test('gives back for a point a hundredth of the ten euros it takes, at most', () => {
    for (const { card, rewards } of demoShop) {
      const [due] =
        resolveRewards(rewards, { currency: 'EUR', deposit: null, meter: null }, { mostWagering: 35 }) ?? [];
      const cents = due ? Number(worthOf(due)) / (card?.price.EUR ?? 0) : Number.NaN;
      expect(cents, card?.group).toBeGreaterThan(0.5);
      expect(cents, card?.group).toBeLessThan(10);
    }
  });

  test('[SHOP-02] is what its page shows to guests, in every language', () => {
    for (const category of ['FREE_SPINS', 'MONEY_REWARD', 'SPECIAL_REWARDS'] as const) {
      const own = sold.filter(({ card }) => card?.category === category).map(written);
      expect(page.json.cards[category]).toEqual(own.sort((one, other) => costOf(one) - costOf(other)));
    }
    const read = readMartPage(inEnglish(page.json) as Record<string, unknown>);
    expect(Object.values(read.cards).map((cards) => cards.length)).toEqual(
      Object.values(page.json.cards as Record<string, unknown[]>).map((cards) => cards.length),
    );
    expect(read).toMatchObject({
      maxWin: { EUR: 100 },
      freeSpinsWager: 10,
      spinRate: { EUR: 0.2 },
      saleEnd: '31/12/2027',
    });
    expect(Object.keys(read.promo)).toEqual(['POPULAR', 'NEW', 'VIP']);
  });
});

const costOf = (card: ReturnType<typeof written>): number =>
  ('rates' in card ? card.rates?.[0]?.points : 'rate' in card ? card.rate?.points : undefined) ?? 0;

function inEnglish(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inEnglish);
  if ('en' in value) return value.en;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inEnglish(part)]));
}
