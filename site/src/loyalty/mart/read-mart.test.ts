import type { PageContext, RateCard } from '@halley/contract';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { siteContext } from '../../context/index.ts';
import { loader } from './MartPage.tsx';
import { readMart } from './read-mart.server.ts';

const sale: RateCard = { group: 'sale_spins', title: 'Spins', rate: { points: 80 } };
const spins: RateCard = { group: 'spins', title: 'Spins', rate: { points: 100 } };

interface Given {
  json?: Record<string, unknown>;
  isPlayer?: boolean;
  on?: boolean;
  freespins?: () => Promise<RateCard[]>;
}

function aSite({ json = {}, isPlayer = true, on = true, freespins = async () => [spins, sale] }: Given = {}) {
  const asked: string[] = [];
  const onError = vi.fn();
  const answer = (name: string, body: unknown) => async () => {
    asked.push(name);
    return body;
  };
  const site = {
    locale: 'en',
    prefix: '',
    mayBePlayer: isPlayer,
    flags: { on: {}, pages: { 'rocket-mart': on } },
    onError,
    api: {
      readPlayer: async () => ({ id: 7, currency: 'EUR', statuses: [] }),
      readCmsPage: async () => ({
        id: '1',
        path: 'rocket-mart',
        title: 'Rocket mart',
        layout: 'default',
        categories: ['data'],
        content: '',
        blocks: {
          title: '',
          description: '',
          keywords: '',
          'content-main': '<p>Words</p>',
          json: JSON.stringify(json),
        },
      }),
      listMoneyRates: answer('money', []),
      listRates: async ({ params: { type } }: { params: { type: string } }) => {
        asked.push(type);
        return type === 'freespins' ? freespins() : [];
      },
      readCompPoints: answer('points', { chargeable: { points: 5 }, persistent: { points: 5 } }),
      readPointsStanding: answer('standing', undefined),
      listOrders: answer('orders', []),
    },
  } as unknown as PageContext;
  return { site, asked, onError };
}

async function visit(tab: string | undefined, given?: Given): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(siteContext, aSite(given).site);
  try {
    return (await loader({ context, params: { tab } } as never)).tab ?? 'all';
  } catch (thrown) {
    const { status, headers, init } = thrown as Response & { init?: { status: number } };
    return headers ? `${status} ${headers.get('location')}` : init?.status;
  }
}

const now = new Date('2026-12-24T23:59:59Z');

describe('[SHOP-04] [SHOP-05] the shelf of discounts', () => {
  test.each([
    ['24/12/2026', true],
    ['23/12/2026', false],
    ['31/02/2027', false],
  ])('with a last day of %s at the end of 24 December: %s', async (saleEnd, isSale) => {
    expect((await readMart(aSite({ json: { saleEnd } }).site, now)).isSale).toBe(isSale);
  });

  test('is there as long as something is on sale, also where the page names no day', async () => {
    expect((await readMart(aSite().site, now)).isSale).toBe(true);
    const json = { saleEnd: '31/12/2026' };
    expect((await readMart(aSite({ json, freespins: async () => [spins] }).site, now)).isSale).toBe(false);
  });

  test('leads to the shop when the sale is over, and for guests always', async () => {
    expect(await visit('discounts', { json: { saleEnd: '01/01/2999' } })).toBe('discounts');
    expect(await visit('discounts', { json: { saleEnd: '01/01/2020' } })).toBe('302 /rocket-mart');
    expect(await visit('discounts', { json: { saleEnd: '01/01/2999' }, isPlayer: false })).toBe('302 /rocket-mart');
  });
});

test('[SHOP-01] [SHOP-03] the shop is switched by its slug: off, every address of it leads to the promotions', async () => {
  for (const tab of [undefined, 'money', 'discounts', 'shoes']) {
    expect(await visit(tab, { on: false })).toBe('302 /promotions');
  }
  expect(await visit(undefined)).toBe('all');
  expect(await visit('shoes')).toBe(404);
});

test('[SHOP-02] guests cost no list: their cards and the page’s numbers come from its JSON', async () => {
  const json = {
    viewImages: { all: { src: '/a.svg', srcRetina: '/a2.svg' } },
    promo: { NEW: { text: 'Fresh', groups: ['spins'] } },
    gamesTitles: { 'lantern-row:moon-lotus': 'Moon Lotus' },
    maxWin: { EUR: 50 },
    freeSpinsWager: 3,
    spinRate: { EUR: 0.2 },
    cards: { FREE_SPINS: [spins], MONEY_REWARD: [], SPECIAL_REWARDS: [] },
  };
  const { site, asked } = aSite({ json, isPlayer: false });
  const { page, pageCards, words, lists } = await readMart(site, now);
  const { cards: _cards, ...numbers } = json;
  expect(page).toMatchObject(numbers);
  expect(pageCards).toMatchObject([{ group: 'spins', type: 'freespins', category: 'FREE_SPINS' }]);
  expect(words).toBe('<p>Words</p>');
  expect(lists).toEqual({});
  expect(asked).toEqual([]);
});

test('a list that fails is left to the page, and the others are there', async () => {
  const { site, onError } = aSite({ freespins: () => Promise.reject(new Error('down')) });
  const { lists } = await readMart(site, now);
  expect(Object.keys(lists).sort()).toEqual(['goods', 'lootboxes', 'lotteries', 'money']);
  expect(onError).toHaveBeenCalledOnce();
});
