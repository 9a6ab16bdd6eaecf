import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';

/** What runs in the page is text: this file itself is no browser's. */
const startCounting = `(() => {
  globalThis.worstMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) worstMs = Math.max(worstMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;
/** Some frames later the browser has told of the click. */
const readCount = `(async () => {
  for (let pictures = 0; pictures < 3; pictures++) await new Promise((next) => requestAnimationFrame(next));
  await new Promise((next) => setTimeout(next, 100));
  const ms = worstMs;
  worstMs = 0;
  return ms;
})()`;
/** The two columns of a phone. */
const [left, right, middle] = [110, 290, 420];
const middleOf = (x: number) => `document.elementFromPoint(${x}, ${middle})?.closest('#main article')`;
const scrollTo = (part: number) => `(async () => {
  const main = document.querySelector('#main');
  scrollTo(0, main.offsetTop + (main.offsetHeight - innerHeight) * ${part});
  // What lies there may have to come first; between two lines there is nothing.
  while (!${middleOf(left)}) {
    await new Promise((next) => setTimeout(next, 50));
    if (document.querySelector('#main article')) scrollBy(0, 20);
  }
})()`;
/** Below the browser's own threshold a click is not told of at all. */
const shortestMs = 16;

/** The tile in the middle of the screen, in one of its columns. */
async function inMiddle(page: Page, x: number) {
  const tile = (await page.evaluateHandle(middleOf(x))).asElement() as ElementHandle | null;
  if (!tile) throw new Error(`no tile lies at ${x}`);
  return (selector: string) => tile.waitForSelector(selector);
}

export interface Wait {
  press: string;
  ms: number;
}

/** Measures what somebody does on a page as the browser itself counts it. */
export async function measurePresses(page: Page) {
  const waits: Wait[] = [];
  await page.evaluate(startCounting);
  async function measure(press: string, act: () => Promise<unknown>): Promise<void> {
    await page.evaluate(readCount);
    await act();
    waits.push({ press, ms: Math.max(await page.evaluate<number>(readCount), shortestMs) });
  }
  return { waits, measure };
}

/** What people do in a long list, each measured as the browser itself counts it: from the click to the next frame. */
export async function clickAround(page: Page, hand: Hand): Promise<Wait[]> {
  const { waits, measure } = await measurePresses(page);
  /** Where it lies is found before the click is counted. */
  async function tap(press: string, target: ElementHandle<Element> | Locator) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${press}: it cannot be seen`);
    await measure(press, () => hand.tap(box.x + box.width / 2, box.y + box.height / 2));
  }

  for (const part of [0.98, 0.5, 0.02]) {
    await page.evaluate(scrollTo(part));
    const [tile, beside] = [await inMiddle(page, left), await inMiddle(page, right)];
    await tap(`${part * 100} % down: a tile`, await tile('h3 a'));
    await tap('its heart', await tile('button[aria-pressed]'));
    await tap('its heart again', await tile('button[aria-pressed]'));
    await tap('the tile beside it', await beside('h3 a'));
    await measure('Tab to what comes next', () => page.keyboard.press('Tab'));
    await measure('a long swipe', () => hand.swipe(part > 0.5 ? -12_000 : 12_000));
    // The hand comes down where it is: whatever lies there.
    await measure('a tap at once after it', () => hand.tap(left, middle));
  }

  await page.evaluate(scrollTo(0));
  await tap('opening the search', page.getByRole('link', { name: 'Search' }).first());
  const search = page.getByRole('combobox');
  await search.waitFor();
  for (const letter of 'fox') await measure(`typing ${letter}`, () => page.keyboard.press(letter));
  await measure('closing it', () => page.keyboard.press('Escape'));
  await search.waitFor({ state: 'detached' });
  const filters = page.locator('#filters');
  await tap('opening the filters', page.locator('button[popovertarget="filters"]').first());
  await tap('unfolding the studios', filters.locator('summary').first());
  await tap('one studio', filters.getByRole('checkbox').nth(0));
  await tap('another, at once', filters.getByRole('checkbox').nth(1));
  await tap('showing the games', filters.getByRole('button', { name: 'Show games' }));
  return waits;
}
