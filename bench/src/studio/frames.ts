import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { openHttpHouse } from '../kit/http-house.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';

/** The machines with most on their stage: large grids that tumble, tall drawings, much that moves behind the reels. */
const machines = ['meteor-rain', 'desert-bloom', 'perihelion', 'sky-whale', 'lantern-koi', 'storm-lighthouse'];
const slowDown = 4;
const spins = 5;
/** Of the pictures that an empty page gets on the same machine in the same minute. */
const limitPercent = 90;
const what = 'pictures of a spin on a phone';

interface Frames {
  shown: number;
  /** That would have come in the same time at sixty a second. */
  missed: number;
  worstMs: number;
}

/** How many of sixty pictures a second come while a machine spins, on a processor slowed down four times. */
export const frames: Part = async (bench) => {
  const program = findChromium({ prefer: 'whole' });
  if (!program) {
    return {
      tables: [],
      notes: ['There is no Chromium here: set CHROMIUM_PATH.'],
      budgets: [budget(what, `≥ ${limitPercent} %`, undefined)],
    };
  }
  const world = await bench.world();
  const { url, database } = await world.newDatabase('frames');
  const [player] = await seedPlayers(database, 1);
  const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
  const browser = await chromium.launch({ executablePath: program });
  try {
    const context = await browser.newContext({
      baseURL: house.process.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: 'halley_session', value: player?.token ?? '', url: house.process.url }]);
    const rows = [];
    for (const id of machines) {
      bench.say(`spinning ${id}`);
      const empty = await framesOfEmptyPage(context);
      const own = await framesOfSpins(context, id);
      const [ownPart, emptyPart] = [partOf(own), partOf(empty)];
      rows.push({
        machine: id,
        'of 60 a second': percent(ownPart),
        'empty page': percent(emptyPart),
        ratio: percent(ownPart / emptyPart),
        'longest wait (ms)': Math.round(own.worstMs),
        value: ownPart / emptyPart,
      });
    }
    const worst = Math.min(...rows.map(({ value }) => value));
    return {
      tables: [
        {
          title: `Pictures while a machine spins, phone, processor ${slowDown} × slower`,
          rows: rows.map(({ value: _, ...row }) => row),
        },
      ],
      notes: [],
      budgets: [
        budget(what, `≥ ${limitPercent} % of an empty page's`, {
          text: percent(worst),
          holds: worst * 100 >= limitPercent,
        }),
      ],
    };
  } finally {
    await browser.close();
    await house.stop();
  }
};

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const partOf = ({ shown, missed }: Frames) => shown / (shown + missed);

/** What runs in the page is text: this file itself is no browser's. */
const record = `(() => {
  const frames = { shown: 0, missed: 0, worstMs: 0 };
  window.halleyFrames = frames;
  let before;
  requestAnimationFrame(function next(now) {
    if (before !== undefined) {
      const waitMs = now - before;
      frames.shown++;
      frames.missed += Math.max(0, Math.round(waitMs / (1000 / 60)) - 1);
      frames.worstMs = Math.max(frames.worstMs, waitMs);
    }
    before = now;
    requestAnimationFrame(next);
  });
})()`;

async function slowed<Value>(context: BrowserContext, page: Page, run: () => Promise<Value>): Promise<Value> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  try {
    return await run();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.close();
  }
}

async function framesOfEmptyPage(context: BrowserContext): Promise<Frames> {
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>empty</title>');
  return slowed(context, page, async () => {
    await page.evaluate(record);
    await page.evaluate('new Promise((done) => setTimeout(done, 4000))');
    return page.evaluate<Frames>('window.halleyFrames');
  });
}

/** From the press to the end of each round: the stage says when it has been seen. */
async function framesOfSpins(context: BrowserContext, id: string): Promise<Frames> {
  const page = await context.newPage();
  await page.goto(`/games/${id}/?mode=demo&currency=FUN&locale=en`, { waitUntil: 'networkidle' });
  const spin = page.getByRole('button', { name: 'Spin' });
  // The first spin is not counted: the browser draws every symbol for the first time.
  await spin.click();
  await page.locator('[data-round]').waitFor();
  return slowed(context, page, async () => {
    const sum: Frames = { shown: 0, missed: 0, worstMs: 0 };
    for (let round = 0; round < spins; round++) {
      await page.evaluate(record);
      const last = await page.locator('.stage-frame').getAttribute('data-round');
      await spin.click();
      await page.locator(`[data-round]:not([data-round="${last}"])`).waitFor({ timeout: 60_000 });
      const { shown, missed, worstMs } = await page.evaluate<Frames>('window.halleyFrames');
      sum.shown += shown;
      sum.missed += missed;
      sum.worstMs = Math.max(sum.worstMs, worstMs);
    }
    return sum;
  });
}
