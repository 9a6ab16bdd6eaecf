import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Nobody moves in this time: what comes is what the page loads by itself. */
const soonMs = 5_000;
/** Whoever only looks has everything by then (`patienceMs` in `site/src/page/late.ts`). */
const laterMs = 9_000;

/** What a browser loads of a page that nobody touches, gzip bytes of its scripts: in the first five seconds, and in all. */
export async function countScripts(browser: Browser, address: string): Promise<{ soon: number; inAll: number }> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  const weigh = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  try {
    await page.goto(address);
    await sleep(soonMs);
    const soon = await weigh();
    await sleep(laterMs);
    return { soon, inAll: await weigh() };
  } finally {
    await context.close();
  }
}
