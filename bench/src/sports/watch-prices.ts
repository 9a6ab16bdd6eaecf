import type { Browser } from '@playwright/test';

/** A change of prices as a page showed it. */
export interface ToldPrice {
  /** From the producer to the frame. */
  shownMs: number;
  /** From the page's socket to the frame. */
  drawnMs: number;
}

/** What runs in the page is text: this file itself is no browser's. */
const watch = `(() => {
  globalThis.toldPrices = [];
  let waiting;
  const Own = WebSocket;
  globalThis.WebSocket = class extends Own {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        const sent = /"sent":(\\d+)/.exec(String(data));
        if (sent) waiting = { sentMs: Number(sent[1]), heardMs: Date.now() };
      });
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      const told = waiting;
      waiting = undefined;
      // After the next frame: then it has been drawn.
      if (told) requestAnimationFrame(() => setTimeout(() => {
        toldPrices.push({ shownMs: Date.now() - told.sentMs, drawnMs: Date.now() - told.heardMs });
      }));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
})()`;

/** Opens a page and notes when prices that were told stand on the screen. */
export async function watchPrices(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('[id^="market-"] button').first().waitFor();
  return {
    /** What was shown since the last time. */
    take: () => page.evaluate<ToldPrice[]>('toldPrices.splice(0)'),
  };
}
