import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { observeVitals } from './observe-vitals.ts';
import { numbersOf } from './send-performance.ts';
import { takeTracked } from './track.ts';

// What is tracked asks whether there is a page.
beforeEach(() => void vi.stubGlobal('window', globalThis));
afterEach(() => {
  takeTracked();
  vi.unstubAllGlobals();
});

/** The page is watched; `report` is the library, when it has a figure. */
async function watched() {
  const reports = new Map<string, (metric: Metric) => void>();
  const watch = (name: string) => (report: (metric: Metric) => void) => void reports.set(name, report);
  const library = { onTTFB: watch('TTFB'), onLCP: watch('LCP'), onINP: watch('INP'), onCLS: watch('CLS') };
  let page = '/first';
  const stop = observeVitals({ page: () => page, load: async () => library });
  page = '/second';
  await Promise.resolve();
  const report = (name: string, value: number) => reports.get(name)?.({ name, value } as Metric);
  const told = () => takeTracked().map(({ name, payload }) => ({ name, ...payload }));
  return { report, told, stop };
}

describe('how fast and steady a page was', () => {
  test('is told with the page the visit began with', async () => {
    const { report, told } = await watched();
    report('TTFB', 120.6);
    report('LCP', 1_800.4);
    report('INP', 56);
    report('CLS', 0.012_345);
    const page = '/first';
    expect(told()).toEqual([
      { name: 'web_vital', metric: 'TTFB', value: 121, page },
      { name: 'web_vital', metric: 'LCP', value: 1_800, page },
      { name: 'web_vital', metric: 'INP', value: 56, page },
      { name: 'web_vital', metric: 'CLS', value: 0.0123, page },
    ]);
  });
  test('each figure is told once, however often the page is put aside', async () => {
    const { report, told } = await watched();
    for (const value of [0.1, 0.2]) report('CLS', value);
    expect(told()).toMatchObject([{ metric: 'CLS', value: 0.1 }]);
  });
  test('a page that did not move at all is told too', async () => {
    const { report, told } = await watched();
    report('CLS', 0);
    expect(told()).toMatchObject([{ metric: 'CLS', value: 0 }]);
  });
  test('figures that cannot be are not told', async () => {
    const { report, told } = await watched();
    for (const [name, value] of [
      ['LCP', -1],
      ['INP', 600_001],
      ['TTFB', Number.NaN],
    ] as const)
      report(name, value);
    expect(told()).toEqual([]);
  });
  test('nothing is told once it is ended', async () => {
    const { report, told, stop } = await watched();
    stop();
    report('LCP', 1_800);
    expect(told()).toEqual([]);
  });
});

test('of the timing of a page only numbers are sent', () => {
  expect(
    numbersOf({
      name: 'https://halley.test/?token=x',
      responseStart: 5,
      x: Number.NaN,
      y: -1,
      z: Infinity,
      serverTiming: [{}],
      'a b': 1,
    }),
  ).toEqual({ responseStart: 5 });
});
