import type { Player } from '@halley/contract';
import { describe, expect, test, vi } from 'vitest';
import { down } from '../catalogue/testing/a-site.ts';
import { aManager } from '../vip/testing/a-contact.ts';
import { aChrome, aFooter, someBlogs } from './testing/a-chrome.ts';

const player = (...groups: number[]) =>
  ({ id: 7, currency: 'EUR', statuses: groups.map((id) => ({ id, name: 'group' })) }) as unknown as Player;
const hrefs = (entries: readonly { href: string }[]) => entries.map(({ href }) => href);

describe('the menus of a visitor', () => {
  test('[HEADER-15] [HEADER-16] a guest, nothing switched on: no way leads to what is not built', async () => {
    const { chrome } = await aChrome();
    expect(hrefs(chrome.top)).toEqual(['/', '/pokies/all', '/live/all', '/jackpots', '/promotions']);
    expect(hrefs(chrome.side)).toEqual(['/jackpots', '/promotions']);
    expect(hrefs(chrome.bottom)).toEqual(['/', '/pokies/all', '/live/all']);
    expect(chrome.manager).toBeNull();
  });

  test('[HEADER-16] a player is told of the pages for players', async () => {
    const { chrome } = await aChrome({ player: player() });
    expect(hrefs(chrome.top)).toContain('/club');
    expect(hrefs(chrome.side)).toContain('/club');
  });

  test('[HEADER-06] [HEADER-09] betting, when its document says so, takes the place of the lobby', async () => {
    expect(hrefs((await aChrome({ betting: true })).chrome.top).slice(0, 3)).toEqual([
      '/pokies/all',
      '/live/all',
      '/sport',
    ]);
    const silent = { readBettingConfig: async () => ({}), readProject: async () => ({ apps: { sportsbook: true } }) };
    expect(hrefs((await aChrome({ api: silent })).chrome.top)).toContain('/sport');
  });

  test('[SPORT-69] where betting has the place of the lobby, both are reachable from our own and the bar', async () => {
    const { chrome } = await aChrome({ betting: true });
    expect(hrefs(chrome.own).slice(0, 2)).toEqual(['/', '/sport']);
    expect(hrefs(chrome.bottom)).toEqual(['/', '/pokies/all', '/live/all', '/sport']);
  });

  test('[SPORT-04] the entry of the menu is the link that the document names, in every menu', async () => {
    const link = 'https://book.example/sport';
    const { chrome } = await aChrome({ api: { readBettingConfig: async () => ({ enabled: true, link }) } });
    for (const entries of [chrome.top, chrome.own, chrome.bottom])
      expect(entries.find(({ text }) => text === 'Betting')).toMatchObject({ href: link, external: true });
  });

  test('[HEADER-10] [HEADER-12] pages by their switches, jackpots by their flag', async () => {
    const pages = { 'rocket-mart': true, 'rocket-chance': false, tournaments: true };
    const { chrome } = await aChrome({ pages, jackpots: false });
    expect(hrefs(chrome.side)).toEqual(['/rocket-mart', '/tournaments', '/promotions']);
  });

  test('testers see every page that the document names', async () => {
    const { chrome } = await aChrome({ player: player(21), pages: { 'rocket-chance': false } });
    expect(hrefs(chrome.side)).toContain('/rocket-chance');
    expect(hrefs(chrome.side)).not.toContain('/tournaments');
  });

  test('[SIDEBAR-05] the count of tournaments that run; where they cannot be read, what the operator wrote', async () => {
    const far = { start_at: '2020-01-01T00:00:00.000Z', end_at: '2999-01-01T00:00:00.000Z', group_ids: [] as number[] };
    const listTournaments = async () => [
      { ...far, frontend_identifier: 'ring-race' },
      { ...far, frontend_identifier: 'nonvisible' },
      { ...far, frontend_identifier: 'quest--m--way' },
      { ...far, frontend_identifier: 'club', group_ids: [759] },
      { ...far, frontend_identifier: 'over', end_at: '2020-02-01T00:00:00.000Z' },
      { ...far, frontend_identifier: 'to-come', start_at: '2998-01-01T00:00:00.000Z' },
    ];
    const counted = async (given: object) => {
      const { chrome } = await aChrome({ pages: { tournaments: true }, ...given });
      return chrome.side.find(({ href }) => href === '/tournaments')?.count;
    };
    const readMainWidgetConfig = async () => ({ widgets: [{ name: '', image: '', type: 'tournament', counter: 4 }] });
    expect(await counted({ api: { listTournaments, readMainWidgetConfig } })).toBe(1);
    expect(await counted({ api: { listTournaments }, player: player(759) })).toBe(2);
    expect(await counted({ api: { listTournaments: down, readMainWidgetConfig } })).toBe(4);
    expect(await counted({})).toBeUndefined();
  });

  test('[SIDEBAR-07] the manager of a VIP player, and of nobody else', async () => {
    const readManager = vi.fn(async (_: unknown) => aManager);
    expect((await aChrome({ player: player(759, 100), api: { readManager } })).chrome.manager).toEqual(aManager);
    expect(readManager).toHaveBeenCalledWith({ body: { userGroups: [759, 100] } });
    readManager.mockClear();
    expect((await aChrome({ player: player(100), api: { readManager } })).chrome.manager).toBeNull();
    expect((await aChrome({ api: { readManager } })).chrome.manager).toBeNull();
    expect(readManager).not.toHaveBeenCalled();
    expect((await aChrome({ player: player(759) })).chrome.manager).toBeNull();
  });

  test('[PP-27] who is on a break is led to nothing that is to be won', async () => {
    const { chrome } = await aChrome({
      player: player(759),
      pages: { 'rocket-mart': true, vip: true },
      api: {
        readExclusion: async () => ({ kind: 'selfexclusion', until: null, may_return: false, returns_at: null }),
        readManager: async () => aManager,
        listAwards: async () => [{ name: 'A', nomination: 'B', prize: 'C', year: 2026, imgUrl: '' }],
      },
    });
    expect(chrome.excluded).toBe(true);
    expect(chrome.side).toEqual([]);
    expect(hrefs(chrome.top)).toEqual(['/', '/pokies/all', '/live/all']);
    expect(chrome.manager).toBeNull();
    expect(chrome.footer?.awards).toEqual([]);
  });
});

describe('when something cannot be read', () => {
  test('each document that fails is named in the log, and the rest stands', async () => {
    const calls = ['readManagePromotionPages', 'readBettingConfig', 'readLogoConfig', 'readFooterConfig'];
    const more = ['readMainWidgetConfig', 'listCmsPages', 'listAwards', 'listProviders', 'readProject'];
    const { chrome, site } = await aChrome({
      api: Object.fromEntries([...calls, ...more].map((name) => [name, down])),
    });
    expect(hrefs(chrome.top)).toEqual(['/', '/pokies/all', '/live/all', '/jackpots']);
    expect(chrome.logo).toEqual({ full: '', mobile: '' });
    expect(chrome.footer).toMatchObject({ email: '', payments: [], awards: [], providers: [], age: 18 });
    expect(hrefs(chrome.footer?.information ?? [])).toEqual(['/terms-and-conditions']);
    expect(site.onError).toHaveBeenCalledTimes(calls.length + more.length);
  });

  test('a player whose standing cannot be read has a page all the same', async () => {
    const { chrome } = await aChrome({ player: player(759), api: { readExclusion: down, readManager: down } });
    expect(chrome).toMatchObject({ excluded: false, manager: null });
  });
});

describe('the foot of the page', () => {
  const foot = async (given: Parameters<typeof aChrome>[0] = {}) => {
    const { footer } = (await aChrome(given)).chrome;
    if (!footer) throw new Error('no footer');
    return footer;
  };

  test('[FOOTER-01] two lists: pages by their tags, and ways of our own; variants and hidden pages are not links', async () => {
    const { information, help } = await foot();
    expect(information).toEqual([
      { href: '/about', text: 'About us' },
      { href: '/terms-and-conditions', text: 'Terms and conditions' },
    ]);
    expect(hrefs(help)).toEqual(['/responsible-gaming', '/fairness', '/payments']);
  });

  test('[FOOTER-02] a telephone only where the language has one', async () => {
    expect((await foot()).phone).toBeNull();
    // The fake language shows its keys: one that is written is shown.
    expect((await foot({ locale: 'en-KW' })).phone).toBe('footer.phone');
  });

  test.each([
    ['halley.test', 'en', true],
    ['halley.test', 'en-CA', true],
    ['halley.test', 'de', false],
    ['halley.test', 'en-AU', false],
    ['other.test', 'en-AU', true],
    ['other.test', 'en', false],
    ['third.test', 'en', false],
  ])('[FOOTER-04] [FOOTER-05] the blog on %s in %s: %s', async (host, locale, shown) => {
    const readFooterConfig = async () => ({ ...aFooter, blog: someBlogs });
    const { information } = await foot({ locale, origin: `https://${host}`, api: { readFooterConfig } });
    expect(information.some(({ href }) => href.endsWith('/blog'))).toBe(shown);
  });

  test('[FOOTER-06] [FOOTER-07] awards lead to all of them, makers to their games', async () => {
    const listAwards = async () => [
      { name: 'Fair play', nomination: 'N', prize: 'First', year: 2026, imgUrl: '/a.svg' },
    ];
    const { awards, help, providers } = await foot({ api: { listAwards } });
    expect(awards).toEqual([{ title: 'Fair play', note: 'First · 2026', image: '/a.svg' }]);
    expect(hrefs(help)).toContain('/awards');
    expect(providers).toEqual([{ href: '/producers/northlight', text: 'Northlight' }]);
  });

  test('[FOOTER-08] [FOOTER-09] [FOOTER-13] Estonia has a list of payments of its own', async () => {
    expect((await foot()).payments.map(({ text }) => text)).toEqual(['Visa', 'Bank transfer', 'Bitcoin']);
    expect((await foot({ licence: 'EE' })).payments.map(({ text }) => text)).toEqual(['Visa', 'Bank transfer']);
    expect((await foot({ licence: 'GCB' })).payments).toHaveLength(3);
  });

  test('[F-76] the bodies that help are one click away from every page', async () => {
    const { trust } = await foot();
    expect(trust).toContainEqual({
      href: '/responsible-gaming#help',
      text: 'Free and independent help',
      icon: 'chat',
    });
  });

  test('[FOOTER-10] [FOOTER-13] what can be relied on, with the licence the visitor stands under', async () => {
    const trust = async (licence: 'CW' | 'EE' | 'GCB') => (await foot({ licence })).trust.map(({ text }) => text);
    expect(await trust('CW')).toContain('Licence CW-1');
    expect(await trust('EE')).toContain('Licence EE-2');
    expect((await trust('GCB')).some((text) => text.startsWith('Licence'))).toBe(false);
  });

  test('[FOOTER-11] the copyright goes by licence, group and Australian English', async () => {
    const text = async (given: Parameters<typeof foot>[0]) => (await foot(given)).copyright;
    expect(await text({})).toMatch(/^© 20\d\d Halley.*Curaçao licence/);
    expect(await text({ licence: 'EE' })).toContain('Estonian licence');
    expect(await text({ licence: 'GCB' })).toContain('Gaming Control Board');
    expect(await text({ locale: 'en-AU' })).toContain('Australia');
    expect(await text({ player: player(1101) })).toContain('payment agent in Lithuania');
    const all = [{}, { licence: 'EE' }, { licence: 'GCB' }, { locale: 'en-AU' }, { player: player(1101) }] as const;
    expect(new Set(await Promise.all(all.map(text))).size).toBe(5);
  });

  test('[FOOTER-12] 21 in Estonia, 18 elsewhere', async () => {
    expect(await foot({ licence: 'EE' })).toMatchObject({
      age: 21,
      words: { age: 'Only for people aged 21 and over' },
    });
    expect((await foot({ licence: 'GCB' })).age).toBe(18);
    expect((await foot()).age).toBe(18);
    expect((await foot({ licence: 'EE' })).words.careText).not.toBe((await foot()).words.careText);
  });

  test('[FOOTER-03] [FOOTER-13] mail and socials come from the document', async () => {
    expect(await foot()).toMatchObject({
      email: 'support@halley.test',
      socials: [{ name: 'Telegram', icon: 'send', url: 'https://t.me/halley' }],
    });
  });
});
