import { describe, expect, test } from 'vitest';
import { isSale, isSaleOn, readMartPage } from './mart-page.ts';

const spins = { group: 'spins_20', title: '20 spins', rate: { points: 40, freespins_count: 20 } };
const money = { group: 'money_5', title: '5 EUR', rates: [{ points: 100, currency: 'EUR', amount_cents: 500 }] };

describe('[SHOP-02] the page of the shop', () => {
  test('brings pictures, tags, titles of games, what spins can win, and cards', () => {
    const written = {
      viewImages: { all: { src: '/a.webp', srcRetina: '/a@2x.webp' } },
      promo: { NEW: { text: 'New', groups: ['spins_20'] } },
      saleEnd: '31/12/2026',
      gamesTitles: { 'halley:comet-trail': 'Comet Trail' },
      maxWin: { EUR: 100, NOK: 1000 },
      freeSpinsWager: 10,
      spinRate: { EUR: 0.1 },
      cards: { FREE_SPINS: [spins], MONEY_REWARD: [money], SPECIAL_REWARDS: [] },
    };
    expect(readMartPage(written)).toEqual(written);
  });

  test.each([null, undefined, {}, { cards: 3, maxWin: { NOK: 5 }, promo: 'x', viewImages: [] }])(
    'is a shop without what cannot be read: %j',
    (json) => {
      const page = readMartPage(json);
      expect(page.cards).toEqual({ FREE_SPINS: [], MONEY_REWARD: [], SPECIAL_REWARDS: [] });
      expect(page.maxWin).toEqual({ EUR: 0 });
      expect([page.promo, page.viewImages]).toEqual([{}, {}]);
    },
  );

  test('leaves out a card that cannot be read, and keeps the others', () => {
    const cards = {
      FREE_SPINS: [{ group: 5 }, spins, null],
      MONEY_REWARD: [{ ...money, rates: [] }],
      DISCOUNT: [spins],
    };
    expect(readMartPage({ cards }).cards).toEqual({ FREE_SPINS: [spins], MONEY_REWARD: [], SPECIAL_REWARDS: [] });
  });
});

test('[SHOP-05] a sale lasts to the end of its last day', () => {
  const at = (text: string) => new Date(text);
  expect(isSaleOn('31/12/2026', at('2026-12-31T23:59:59.999Z'))).toBe(true);
  expect(isSaleOn('31/12/2026', at('2027-01-01T00:00:00Z'))).toBe(false);
  expect(isSaleOn('31/12/2026', at('2026-11-17T12:00:00Z'))).toBe(true);
  for (const no of [undefined, '', '2026-12-31', '31/02/2026', '99/99/2026', '1/1/2027'])
    expect(isSaleOn(no, at('2026-01-01T00:00:00Z'))).toBe(false);
});

test('[SHOP-08] a group that begins with sale is a discount', () => {
  expect(['sale_spins', 'sale', 'spins_sale', ''].map(isSale)).toEqual([true, true, false, false]);
});
