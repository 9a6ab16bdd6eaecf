import { type MartOrder, type RateCard, readMartPage } from '@halley/contract';
import type { MartProps } from '../Mart.tsx';
import { pageCards } from '../mart-cards.ts';

export const spins: RateCard = {
  group: 'spins_20',
  title: '20 free spins',
  summary: 'Moon Lotus, €0.20 each.',
  rate: { points: 400, freespins_count: 20 },
  worth_cents: 400,
  most: 5,
};
export const cash: RateCard = {
  group: 'cash_5',
  title: '€5.00',
  rates: [{ points: 500, currency: 'EUR', amount_cents: 500 }],
};
export const box: RateCard = {
  group: 'night_box',
  title: 'Night box',
  rate: { points: 300 },
  bonus_title: 'night_box',
  chances: [
    {
      prize: { type: 'freespins', count: 5, title: '5 free spins' },
      weight: 60,
      of: 100,
      worth_cents: 60,
      given: 3,
    },
    { prize: { type: 'cash', amount_cents: 500 }, weight: 40, of: 100, worth_cents: 200, given: 1 },
  ],
};
export const mug: RateCard = { group: 'mug', title: 'A mug', rate: { points: 900 } };
export const sale: RateCard = { ...spins, group: 'sale_spins', rate: { points: 320, freespins_count: 20 } };

export const page = readMartPage({
  maxWin: { EUR: 50 },
  spinRate: { EUR: 0.2 },
  gamesTitles: { 'lantern-row:moon-lotus': 'Moon Lotus' },
  promo: { POPULAR: { text: 'Often taken', groups: ['cash_5'] } },
  cards: {
    FREE_SPINS: [
      {
        group: 'page_spins',
        title: '',
        rate: { points: 50, freespins_count: 10 },
        games: ['lantern-row:moon-lotus'],
      },
    ],
    MONEY_REWARD: [cash],
    SPECIAL_REWARDS: [box],
  },
});
export const anOrder: MartOrder = {
  id: 7,
  group: 'spins_20',
  type: 'freespins',
  title: '20 free spins',
  quantity: 1,
  points: 400,
  state: 'delivered',
  address: null,
  tracking: null,
  lootbox_ids: [],
  can_take_back: false,
  placed_at: '2026-11-17T10:00:00.000Z',
  changed_at: '2026-11-17T10:00:00.000Z',
};
export const points = (chargeable: number) => ({ chargeable: { points: chargeable }, persistent: { points: 900 } });
export const base: MartProps = {
  tab: undefined,
  words: '<p>Prices are in points.</p>',
  page,
  pageCards: pageCards(page.cards),
  lists: { money: [cash], lootboxes: [box], freespins: [spins], lotteries: [], goods: [mug] },
  isSale: false,
  points: points(1_000),
  standing: undefined,
  orders: [],
};
