import type { Banner, Jackpot } from '@halley/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeTracked } from '../analytics/index.ts';
import { aSite } from '../catalogue/testing/a-site.ts';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { aJackpot } from '../jackpots/testing/some-jackpots.ts';
import { readSlides } from './read-slides.server.ts';
import { Slider } from './Slider.tsx';
import type { Slide } from './slide.ts';
import { aBanner } from './testing/a-banner.ts';
import { nearest, stopsOf } from './use-slider.ts';

const slide = (id: string, more: Partial<Slide> = {}): Slide => ({
  id,
  title: `Title ${id}`,
  text: `Text ${id}`,
  labels: ['New'],
  image: `/${id}.svg`,
  overlay: null,
  gradient: ['#111', '#222', '#333', '#444'],
  action: { label: 'Look', href: '/games' },
  second: null,
  timer: null,
  jackpot: null,
  ...more,
});
const nowMs = Date.parse('2026-11-15T12:00:00Z');
const page = (slides: Slide[], jackpots: Jackpot[] = []) => (
  <Speaks locale="en" messages={catalogOf('en')}>
    <Slider slides={slides} place="slider-index-top" jackpots={jackpots} nowMs={nowMs} />
  </Speaks>
);

/** Every banner that is watched comes into view. */
let seeAll: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = [];
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        seeAll = () => tell(this.targets.map((target, number) => ({ isIntersecting: number < 2, target })));
      }
      observe = (target: Element) => this.targets.push(target);
      disconnect = () => undefined;
    },
  );
  takeTracked();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the slider', () => {
  test('the first banner is in the HTML, ahead of everything; the others wait; no style attribute anywhere', () => {
    const html = renderToString(page([slide('a'), slide('b', { overlay: '/over.svg' })]));
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images[0]).toMatch(/fetchPriority="high"/i);
    expect(images[0]).toContain('loading="eager"');
    for (const image of images.slice(1)) expect(image).toContain('loading="lazy"');
    expect(html).not.toMatch(/ style=/);
    expect(html).toContain('stop-color="#222"');
    expect(html).toContain('href="/games"');
  });

  test('what an operator wrote is text, never HTML', () => {
    const html = renderToString(page([slide('a', { title: '<img src=x onerror=alert(1)>', text: '<b>bold</b>' })]));
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>');
  });

  test('[ANALYTICS-01] [ANALYTICS-02] leaving main tells of the banners that were seen, once, and forgets them', () => {
    const { unmount } = render(page([slide('a'), slide('b c'), slide('c')]));
    act(() => seeAll());
    expect(takeTracked()).toEqual([]);
    // The tab is closed or put away; then the page is left.
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(takeTracked().map(({ name, payload }) => [name, payload])).toEqual([
      ['promotion_view', { place: 'slider-index-top', banners: ['a', 'b-c'] }],
    ]);
  });

  test('a press on a banner is told of', () => {
    render(page([slide('a', { second: { label: 'How', title: 'How it works', lead: 'In short', text: 'So.' } })]));
    fireEvent.click(screen.getByRole('button', { name: 'How' }));
    expect(takeTracked().map(({ payload }) => payload)).toEqual([
      { place: 'slider-index-top', banner: 'a', button: 'second' },
    ]);
    expect(screen.getByText('In short')).toBeTruthy();
  });

  test('[BANNER-05] a timer says when it begins, then when it ends, and goes when it is over', () => {
    const at = (startMs: number, endMs: number) => {
      const { container } = render(page([slide('a', { timer: { startMs, endMs } })]));
      return container.querySelector('time')?.parentElement?.textContent ?? null;
    };
    const hour = 3_600_000;
    const real = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(nowMs);
    expect(at(nowMs + hour, nowMs + 2 * hour)).toBe('Starts in 01:00:00');
    cleanup();
    expect(at(nowMs - hour, nowMs + 2 * hour)).toBe('Ends in 02:00:00');
    cleanup();
    expect(at(nowMs - 2 * hour, nowMs - hour)).toBeNull();
    vi.restoreAllMocks();
    expect(Date.now()).toBeGreaterThanOrEqual(real);
  });
});

describe('banners as the operator wrote them', () => {
  /** From the document to the screen, at noon on 15 November 2026. */
  async function show(banners: Banner[], given: Parameters<typeof aSite>[0] = {}, jackpots: Jackpot[] = []) {
    cleanup();
    const readBannersConfig = async () => ({ banners });
    const { site } = aSite({ ...given, api: { readBannersConfig, ...given.api } });
    const { container } = render(page(await readSlides(site, { jackpots, now: new Date(nowMs) }), jackpots));
    return [...container.querySelectorAll<HTMLElement>('[data-banner]')];
  }
  const player = (currency: string, ...groups: number[]) => ({
    mayBePlayer: true,
    api: {
      readPlayer: async () => ({ id: 7, currency, statuses: groups.map((id) => ({ id, name: 'group' })) }),
      readExclusion: async () => ({ kind: null }),
      listAccounts: async () => [],
    },
  });

  test('[BANNER-01] [BANNER-04] title, words, labels, both buttons, pictures, colours and timer; for whom, and in what order', async () => {
    const whole = aBanner({
      id: 'whole',
      frontend_identifier: 'ring-race',
      size: 'big',
      title: { text: 'Up to {prize}' },
      description: { text: 'In a week', size: 'm' },
      variables: { prize: { EUR: '100 €' } },
      gradient: {
        colorLeft: '#010101',
        colorLeftCenter: '#020202',
        colorRightCenter: '#030303',
        colorRight: '#040404',
      },
      labels: [{ title: 'New' }],
      button: { name: 'Join', url: '/games' },
      secondButton: { name: 'How', popup: { title: 'How it goes', secondTitle: 'In short', desc: 'So.' } },
      image: '/files/back.svg',
      overlayImage: '/files/front.svg',
      timer: { start_at: '2026-11-01T00:00:00.000Z', end_at: '2026-11-15T14:00:00.000Z' },
      order: { 'slider-index-top': 2 },
      logged: true,
      groups: [21],
      groupIds: [22],
      liveTime: { start: '01/11/2026 00:00', end: '30/11/2026 23:59' },
    });
    vi.spyOn(Date, 'now').mockReturnValue(nowMs);
    const first = aBanner({ id: 'first', order: { 'slider-index-top': 1 } });
    const shown = await show([whole, first], player('EUR', 21));
    expect(shown.map(({ dataset }) => dataset.banner)).toEqual(['first', 'whole']);
    const text = shown[1]?.textContent;
    for (const words of ['Up to 100 €', 'In a week', 'New', 'Join', 'How', 'In short', 'So.', 'Ends in 02:00:00']) {
      expect(text).toContain(words);
    }
    expect([...(shown[1]?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual([
      '/files/back.svg',
      '/files/front.svg',
    ]);
    const colours = [...(shown[1]?.querySelectorAll('stop') ?? [])].map((stop) => stop.getAttribute('stop-color'));
    expect(colours).toEqual(['#010101', '#020202', '#030303', '#040404']);
    expect(await show([whole], player('EUR', 22))).toEqual([]);
    expect(await show([whole])).toEqual([]);
    vi.restoreAllMocks();
  });

  test('[BANNER-02] of those at the top, one of a jackpot has its name and its pool', async () => {
    const jackpot = aJackpot();
    const banners = [
      aBanner({ id: 'mystic-jackpots', categories: ['slider-index-top', 'slider-jackpot'] }),
      aBanner({ id: 'elsewhere', categories: ['promo'] }),
    ];
    const shown = await show(banners, {}, [jackpot]);
    expect(shown.map(({ dataset }) => dataset.banner)).toEqual(['mystic-jackpots']);
    expect(shown[0]?.textContent).toContain('Mystic');
    expect(shown[0]?.textContent).toContain('€120.50');
    expect(await show(banners)).toEqual([]);
  });

  test.each([
    ['CAD', 'Win CA$150, 35 times'],
    ['NZD', 'Win 100 €, 35 times'],
  ])('[BANNER-03] values are those of %s, else of EUR: %s', async (currency, words) => {
    const variables = { prize: { EUR: '100 €', CAD: 'CA$150' }, wager: { EUR: '35' } };
    const [shown] = await show(
      [aBanner({ title: { text: 'Win {prize}, {wager} times' }, variables })],
      player(currency),
    );
    expect(shown?.textContent).toContain(words);
  });

  test.each([
    ['15/11/2026 11:59', '15/11/2026 12:00', 1],
    ['15/11/2026 12:00', '16/11/2026 00:00', 0],
    ['14/11/2026 00:00', '15/11/2026 11:59', 0],
  ])('[BANNER-06] from %s to %s in UTC, at noon: %i', async (start, end, count) => {
    expect(await show([aBanner({ liveTime: { start, end } })])).toHaveLength(count);
  });
});

describe('where the row can stand', () => {
  test('at each banner, as far as it scrolls; the last ones may share a place', () => {
    expect(stopsOf([16, 316, 616, 916], 650)).toEqual([0, 300, 600, 650]);
    expect(stopsOf([0, 500, 700, 900, 1100], 500)).toEqual([0, 500]);
    expect(stopsOf([0, 300], 0)).toEqual([0]);
    expect([nearest([0, 300, 600], 10), nearest([0, 300, 600], 460), nearest([], 5)]).toEqual([0, 2, 0]);
  });
});
