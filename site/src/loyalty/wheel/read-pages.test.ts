import type { PageContext } from '@halley/contract';
import { expect, test, vi } from 'vitest';
import { readRocketChance } from './read-rocket-chance.server.ts';
import { readSegments } from './read-segments.server.ts';
import { turnPriceOf } from './segments.ts';
import { aBox, aWheel } from './testing/some-lootboxes.ts';

const player = (...groups: number[]) => ({
  id: 7,
  currency: 'EUR',
  statuses: groups.map((id) => ({ id, name: `group ${id}` })),
});

function house(given: { groups?: number[]; pages?: Record<string, boolean>; api?: Record<string, unknown> } = {}) {
  const { groups, pages = {}, api } = given;
  return {
    locale: 'en',
    onError: vi.fn(),
    mayBePlayer: groups !== undefined,
    flags: { on: {}, pages },
    api: {
      readPlayer: async () => (groups ? player(...groups) : {}),
      readWheel: async () => aWheel(),
      listLootboxes: async () => [aBox()],
      readWheelConfig: async () => ['usual'],
      readWheelConfigSegments: async () => ({ 635: ['of 635'], 1058: ['of 1058'] }),
      readCmsPage: async ({ params: { path } }: { params: { path: string } }) => ({
        id: path,
        path,
        title: `Page ${path}`,
        layout: 'default',
        categories: [],
        content: '',
        blocks: {
          json: '{"skin":{"max":{"rocket":{"default":"/art/max.webp"}}},"rateInfo":{"rate":{"points":900}}}',
        },
      }),
      ...api,
    },
  } as unknown as PageContext;
}

test('[ROUTE-71] [CONF-20] rocket chance is there where its switch is on, with the skin of its page, else the promotions', async () => {
  const off: Record<string, boolean>[] = [{}, { 'rocket-chance': false }];
  for (const pages of off) {
    const thrown = await readRocketChance(house({ pages })).catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe('/promotions');
  }
  const pages = { 'rocket-chance': true };
  expect(await readRocketChance(house({ pages, groups: [] }))).toMatchObject({
    skin: { max: '/art/max.webp' },
    boxes: [{ id: 90 }],
    wheel: { today: 'free' },
  });
  const down = async () => Promise.reject(new Error('down'));
  const api = { readCmsPage: down, readWheel: down, listLootboxes: down };
  expect(await readRocketChance(house({ pages, groups: [], api }))).toEqual({ skin: {} });
  expect(await readRocketChance(house({ pages }))).toMatchObject({ boxes: [] });
});

test.each([
  [[1_058, 635], '635', ['of 635'], 'Page 635'],
  [[21, 1_058], '1058', ['of 1058'], 'Page 1058'],
  [[21], null, ['usual'], null],
  [undefined, null, ['usual'], null],
])(
  '[ROUTE-62] [CONF-17] [CONF-18] with the groups %j the wheel of %s is announced',
  async (groups, group, items, title) => {
    expect(await readSegments(house({ groups }))).toMatchObject({ group, items, title, price: 900, currency: 'EUR' });
  },
);

test.each([
  null,
  {},
  { rateInfo: null },
  { rateInfo: { rate: { points: '900' } } },
  { rateInfo: { rate: { points: 0 } } },
])('a page that says %j tells no price of a turn', (json) => expect(turnPriceOf(json)).toBeNull());

test('a document that cannot be read is nothing announced, and the page stands', async () => {
  const down = async () => Promise.reject(new Error('down'));
  const api = { readWheelConfig: down, readWheelConfigSegments: down, readWheel: down, readCmsPage: down };
  expect(await readSegments(house({ groups: [635], api }))).toMatchObject({ group: null, items: [], wheel: null });
});
