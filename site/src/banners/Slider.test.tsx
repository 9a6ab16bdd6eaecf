import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeTracked } from '../analytics/index.ts';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { Slider } from './Slider.tsx';
import type { Slide } from './slide.ts';
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
const page = (slides: Slide[]) => (
  <Speaks locale="en" messages={catalogOf('en')}>
    <Slider slides={slides} place="slider-index-top" jackpots={[]} nowMs={nowMs} />
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

describe('where the row can stand', () => {
  test('at each banner, as far as it scrolls; the last ones may share a place', () => {
    expect(stopsOf([16, 316, 616, 916], 650)).toEqual([0, 300, 600, 650]);
    expect(stopsOf([0, 500, 700, 900, 1100], 500)).toEqual([0, 500]);
    expect(stopsOf([0, 300], 0)).toEqual([0]);
    expect([nearest([0, 300, 600], 10), nearest([0, 300, 600], 460), nearest([], 5)]).toEqual([0, 2, 0]);
  });
});
