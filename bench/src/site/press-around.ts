import type { Page } from '@playwright/test';

/** What runs in the page is text: this file itself is no browser's. */
const startCounting = `(() => {
  globalThis.worstMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) worstMs = Math.max(worstMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;
/** Some pictures later the browser has told of the press. */
const readCount = `(async () => {
  for (let pictures = 0; pictures < 3; pictures++) await new Promise((next) => requestAnimationFrame(next));
  await new Promise((next) => setTimeout(next, 100));
  const ms = worstMs;
  worstMs = 0;
  return ms;
})()`;
/** Below the browser's own threshold a press is not told of at all. */
const shortestMs = 16;

export interface Wait {
  press: string;
  ms: number;
}

/** What people do in a long list, each measured as the browser itself counts it: from the press to the next picture. */
export async function pressAround(page: Page, scroll: (distancePx: number) => Promise<void>): Promise<Wait[]> {
  const waits: Wait[] = [];
  await page.evaluate(startCounting);
  async function measure(press: string, act: () => Promise<unknown>) {
    await page.evaluate(readCount);
    await act();
    waits.push({ press, ms: Math.max(await page.evaluate<number>(readCount), shortestMs) });
  }

  for (const place of [4_900, 2_500, 100]) {
    const [tile, beside] = [place, place + 1].map((number) => page.locator('#main article').nth(number));
    if (!tile || !beside) continue;
    await tile.scrollIntoViewIfNeeded();
    await measure(`tile ${place}: tap`, () => tile.locator('h3 a').tap());
    await measure('its heart', () => tile.getByRole('button', { name: 'Favourite' }).tap());
    await measure('its heart again', () => tile.getByRole('button', { name: 'Favourite' }).tap());
    await measure('tap on the one beside it', () => beside.locator('h3 a').tap());
    await measure('Tab to what comes next', () => page.keyboard.press('Tab'));
    await measure('a swipe over hundreds of tiles', () => scroll(-12_000));
    // The hand comes down where it is: whatever tile lies there.
    await measure('a tap at once after it', () => page.touchscreen.tap(110, 420));
  }

  await page.evaluate('scrollTo(0, 0)');
  await page.locator('#main article').first().waitFor();
  await measure('opening the search', () => page.getByRole('link', { name: 'Search' }).first().tap());
  const search = page.getByRole('combobox');
  await search.waitFor();
  for (const letter of 'fox') await measure(`typing ${letter}`, () => page.keyboard.press(letter));
  await measure('closing it', () => page.keyboard.press('Escape'));
  await search.waitFor({ state: 'detached' });
  const filters = page.locator('#filters');
  await measure('opening the filters', () => page.locator('button[popovertarget="filters"]').first().tap());
  await measure('unfolding the studios', () => filters.locator('summary').first().tap());
  await measure('one studio', () => filters.getByRole('checkbox').nth(0).tap());
  await measure('another, at once', () => filters.getByRole('checkbox').nth(1).tap());
  await measure('showing the games', () => filters.getByRole('button', { name: 'Show games' }).tap());
  return waits;
}
