import type { ElementHandle, Page } from '@playwright/test';
import type { Hand } from '../site/hand.ts';

/** Does what it is given, and measures it. */
export type MeasureClick = (click: string, act: () => Promise<unknown>) => Promise<void>;

const scrolledMs = 300;

export const searchField = '#markets input[type="search"]';

/** What people do on the page of an event while prices move, with a search that shows every market; it is empty afterwards. */
export async function clickPrices(page: Page, { hand, measure }: { hand: Hand; measure: MeasureClick }): Promise<void> {
  async function tap(click: string, selector: string) {
    const target = (await page.waitForSelector(selector)) as ElementHandle<HTMLElement>;
    await target.scrollIntoViewIfNeeded();
    // What came into sight is drawn: nobody taps while a page scrolls.
    await page.waitForTimeout(scrolledMs);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${click}: it cannot be seen`);
    await measure(click, () => hand.tap(box.x + box.width / 2, box.y + box.height / 2));
  }
  const price = (place: number) =>
    `:nth-match([id^="market-"] button[aria-pressed]:not([aria-label]):enabled, ${place})`;
  const pin = ':nth-match([id^="market-"] button[aria-label][aria-pressed], 2)';
  await tap('a price onto the slip', price(1));
  await tap('another one', price(5));
  await tap('the first away again', price(1));
  await tap('the other one too', price(5));
  await tap('pinning a market', pin);
  await tap('taking the pin out', pin);
  await measure('a long swipe', () => hand.swipe(4_000));
  await measure('and back', () => hand.swipe(-4_000));
  await tap('the search of markets', searchField);
  const typed = await page.inputValue(searchField);
  for (const letter of typed) await measure(`taking ${letter} away`, () => page.keyboard.press('Backspace'));
  for (const letter of 'hand') await measure(`typing ${letter}`, () => page.keyboard.press(letter));
  for (const letter of 'hand') await measure(`taking ${letter} away`, () => page.keyboard.press('Backspace'));
}
