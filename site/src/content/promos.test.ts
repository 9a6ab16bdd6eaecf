import type { PageContext, PageNode } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { describe, expect, test } from 'vitest';
import { requirePage } from '../page/index.server.ts';
import { readPromo, readPromoCards } from './read-promos.server.ts';
import { promoTimes, readPicture } from './read-props.ts';
import { droppedPages } from './read-static-page.server.ts';
import { aPageNode as node } from './testing/a-page-node.ts';

const now = new Date('2026-11-15T12:00:00Z');
const json: Record<string, object> = {
  'promo/winter': { lead: 'Snow', picture: '/art/winter.svg', start_at: '2026-11-01', end_at: '2026-12-01T00:00:00Z' },
  'promo/spring': { start_at: '2027-03-01' },
  'promo/autumn': { end_at: '2026-10-01' },
};

/** The house as the server tells it to this visitor: pages that are off are not among those it names. */
function house(pages: PageNode[], { groups = null as number[] | null, licence = 'CW', country = 'CA' } = {}) {
  const noted: unknown[] = [];
  const errors: unknown[] = [];
  const site = {
    locale: 'en',
    locales: ['en'],
    prefix: '',
    licence,
    country,
    mayBePlayer: groups !== null,
    note: (...note: unknown[]) => noted.push(note),
    onError: (error: unknown) => errors.push(error),
    api: {
      listCmsPages: async () => pages,
      readPlayer: async () => ({ id: 7, statuses: (groups ?? []).map((id) => ({ id, name: 'group' })) }),
      readCmsPage: async ({ params: { path } }: { params: { path: string } }) => {
        const found = pages.find((page) => page.path === path);
        if (!found || path.includes('broken')) throw new CallFailed('readCmsPage', found ? 500 : 404, null);
        const blocks = { title: '', description: '', keywords: '', 'content-main': '<p>Text</p>' };
        return { ...found, content: '', language: 'en', blocks: { ...blocks, json: JSON.stringify(json[path] ?? {}) } };
      },
    },
  } as unknown as PageContext;
  return { site, noted, errors };
}
const outcome = async (asked: Promise<{ path: string }>) => {
  try {
    return (await asked).path;
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    return (thrown as { init: { status: number } }).init.status;
  }
};
const pages = [
  node('about'),
  node('promo/winter'),
  node('promo/winter-ee'),
  node('promo/club', { categories: ['reg-only'] }),
];

describe('[CONF-20] a promotion', () => {
  test('is shown where the server tells of it, in the words of the licence', async () => {
    expect(await outcome(readPromo(house(pages).site, 'winter'))).toBe('promo/winter');
    const estonia = house(pages, { licence: 'EE', country: 'EE' });
    expect(await outcome(readPromo(estonia.site, 'winter'))).toBe('promo/winter-ee');
  });

  test.each(['summer', 'about', '..', 'winter/x', 'Winter', '__proto__', `${'a'.repeat(200)}`, '%00'])(
    'that is off or none at all, %j, leads to the list',
    async (slug) => {
      expect(await outcome(readPromo(house(pages).site, slug))).toBe('302 /promotions');
      expect(await outcome(readPromo(house(pages, { groups: [759] }).site, slug))).toBe('302 /promotions');
    },
  );

  test('[GROUP-03] testers, who are told of all, learn that there is none', async () => {
    for (const group of [21, 916]) {
      const { site, noted } = house(pages, { groups: [group] });
      expect(await outcome(readPromo(site, 'summer'))).toBe(404);
      expect(noted).toEqual([['STATIC_PAGE_ERROR', { error: 'promo/summer not found' }]]);
    }
  });

  test('for players sends a guest to the entrance, and lets a player in', async () => {
    expect(await outcome(readPromo(house(pages).site, 'club'))).toMatch(/^302 \/registration\?redirect=.*promo.*club/);
    expect(await outcome(readPromo(house(pages, { groups: [] }).site, 'club'))).toBe('promo/club');
  });
});

describe('the list of promotions', () => {
  const all = [
    ...[node('promo/autumn'), node('promo/spring'), node('promo/winter'), node('promo/winter-ee'), node('promo/plain')],
    ...[node('promo/hidden', { hidden: true }), node('promo/club', { categories: ['reg-only'] }), node('promo/broken')],
    ...[node('promotions'), node('about')],
  ];

  test('what is on stands first, then what is to come, then what is over; one that fails is left out', async () => {
    const { site, errors } = house(all);
    const cards = await readPromoCards(site, now);
    expect(cards.map(({ href }) => href)).toEqual(['/promo/winter', '/promo/plain', '/promo/spring', '/promo/autumn']);
    expect(cards[0]).toEqual({
      href: '/promo/winter',
      title: 'Title of promo/winter',
      lead: 'Snow',
      picture: '/art/winter.svg',
      time: { state: 'active', text: 'Until 1 December 2026 (UTC)' },
    });
    expect(cards.map(({ time }) => time?.state ?? null)).toEqual(['active', null, 'future', 'archive']);
    expect(errors).toHaveLength(1);
    expect((await readPromoCards(house(all, { groups: [] }).site, now)).map(({ href }) => href)).toContain(
      '/promo/club',
    );
  });

  test('is empty where there are none', async () => {
    expect(await readPromoCards(house([node('about')]).site, now)).toEqual([]);
  });
});

test('[TOURN-03] where a promotion stands in time follows from its dates', () => {
  const state = (props: object, at = now) => promoTimes(props as Record<string, unknown>, at)?.state ?? null;
  const both = { start_at: '2026-11-10T00:00:00Z', end_at: '2026-11-20T00:00:00Z' };
  expect(state(both, new Date('2026-11-09T23:59:59Z'))).toBe('future');
  expect(state(both, new Date('2026-11-10T00:00:00Z'))).toBe('active');
  expect(state(both, new Date('2026-11-20T00:00:00Z'))).toBe('active');
  expect(state(both, new Date('2026-11-20T00:00:01Z'))).toBe('archive');
  expect([state({}), state({ start_at: '2020-01-01' }), state({ end_at: 'soon' }), state({ end_at: 5 })]).toEqual([
    ...[null, null, null, null],
  ]);
});

test('a picture is of this site or none', () => {
  const of = (picture: unknown) => readPicture({ picture });
  expect([of('/art/a.svg'), of('//evil.example/a'), of('javascript:x'), of('https://evil.example'), of(7)]).toEqual([
    ...['/art/a.svg', '', '', '', ''],
  ]);
});

test('[CONF-20] an area whose switch is off leads to the promotions', () => {
  const flags = (on: Record<string, boolean>) => ({ flags: { on: {}, pages: on } }) as unknown as PageContext;
  expect(() => requirePage(flags({ vip: true }), 'vip')).not.toThrow();
  for (const pages of [{}, { vip: false }, { other: true }]) {
    try {
      requirePage(flags(pages as Record<string, boolean>), 'vip');
      expect.unreachable();
    } catch (thrown) {
      expect((thrown as Response).headers.get('location')).toBe('/promotions');
    }
  }
});

test('promotions are no pages that cannot be reached', () => {
  const taken = (path: string) => /^(promo\/|promotions$|games$)/.test(path);
  expect(droppedPages([node('promo/winter'), node('promotions'), node('games')], taken)).toEqual(['games']);
});
