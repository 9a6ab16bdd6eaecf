import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { fillCatalogue } from '../catalogue/fill-catalogue.ts';
import { whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import { budget, type Part } from '../part.ts';

const gamesCount = 6_000;
const tilesCount = 5_000;
const slowDown = 4;
const limitMs = 100;
const what = 'INP with 5 000 games';

/** A phone with 5 000 tiles loaded and a processor slowed down four times: how long does a press wait for its picture? */
export const inp: Part = async (bench) => {
  const program = findChromium({ prefer: 'whole' });
  if (!program) {
    return {
      tables: [],
      notes: ['There is no Chromium here: set CHROMIUM_PATH.'],
      budgets: [budget(what, `≤ ${limitMs} ms`, undefined)],
    };
  }
  const world = await bench.world();
  const { url, database } = await world.newDatabase('inp');
  bench.say(`listing ${gamesCount} games`);
  await fillCatalogue(database, gamesCount);
  const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
  const browser = await chromium.launch({ executablePath: program });
  try {
    const context = await browser.newContext({
      baseURL: house.process.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: 'cookies_accepted', value: 'necessary', url: house.process.url }]);
    const page = await context.newPage();
    await page.goto('/games', { waitUntil: 'networkidle' });
    bench.say(`scrolling until ${tilesCount} tiles are there`);
    const loadMs = await loadTiles(page);
    const cdp = await context.newCDPSession(page);
    const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
    bench.say('pressing');
    const few = await waits(page, cdp);
    const worst = few.toSorted((one, other) => other.ms - one.ms);
    const inpMs = worst[0]?.ms ?? Number.NaN;
    return {
      tables: [
        {
          title: `Presses among ${tilesCount} tiles (${whole(nodes)} elements), phone, processor ${slowDown} × slower`,
          rows: few.map(({ press, ms }) => ({ press, 'ms to the next picture': whole(ms) })),
        },
      ],
      notes: [`All tiles were loaded in ${whole(loadMs / 1000)} s of scrolling.`],
      budgets: [budget(what, `≤ ${limitMs} ms`, { text: `${whole(inpMs)} ms`, holds: inpMs <= limitMs })],
    };
  } finally {
    await browser.close();
    await house.stop();
  }
};

/** What runs in the page is text: this file itself is no browser's. */
const scrollUntil = (wanted: number) => `(async () => {
  const count = () => document.querySelectorAll('#main article').length;
  while (count() < ${wanted}) {
    const before = count();
    scrollTo(0, document.documentElement.scrollHeight);
    const sinceMs = performance.now();
    while (count() === before) {
      if (performance.now() - sinceMs > 20_000) throw new Error('no more tiles came after ' + before);
      await new Promise((next) => requestAnimationFrame(next));
    }
  }
})()`;
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

async function loadTiles(page: Page): Promise<number> {
  const startedMs = performance.now();
  await page.evaluate(scrollUntil(tilesCount));
  return performance.now() - startedMs;
}

/** What people do in a long list, each measured as the browser itself counts it: from the press to the next picture. */
async function waits(page: Page, cdp: CDPSession): Promise<{ press: string; ms: number }[]> {
  await page.evaluate(startCounting);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const measured: { press: string; ms: number }[] = [];
  async function measure(press: string, act: () => Promise<unknown>) {
    await page.evaluate(readCount);
    await act();
    // Below the browser's own threshold it is not told at all.
    measured.push({ press, ms: Math.max(await page.evaluate<number>(readCount), 16) });
  }
  for (const place of [4_900, 2_500, 100]) {
    const [tile, beside] = [place, place + 1].map((number) =>
      page.locator('#main article').nth(number).locator('h3 a'),
    );
    if (!tile || !beside) continue;
    await tile.scrollIntoViewIfNeeded();
    await measure(`tap on tile ${place}`, () => tile.tap());
    await measure('tap on the one beside it', () => beside.tap());
    await measure('Tab to the next', () => page.keyboard.press('Tab'));
  }
  await page.evaluate('scrollTo(0, 0)');
  await measure('opening the filters', () => page.locator('button[popovertarget="filters"]').tap());
  await measure('unfolding the studios', () => page.locator('#filters summary').first().tap());
  await measure('closing the filters', () => page.keyboard.press('Escape'));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return measured;
}
