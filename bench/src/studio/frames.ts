import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { openHttpHouse } from '../kit/http-house.ts';
import { budget, type Part } from '../part.ts';
import { type Work, workOf } from './trace.ts';

/** The machines with most on their stage: large grids that tumble, tall drawings, much that moves behind the reels. */
const machines = ['meteor-rain', 'desert-bloom', 'perihelion', 'sky-whale', 'lantern-koi', 'storm-lighthouse'];
/** Games that draw frame after frame by themselves, each seen while it moves. */
const originals = ['plinko', 'wheel'];
const tables = ['crash', 'money-wheel', 'live-roulette'];
const slowDown = 4;
const spins = 3;
const watchedMs = 4_000;
const pictureMs = 1000 / 60;
const limitPercent = 90;
const limitTaskMs = 200;
const what = 'pictures of a game on a phone';
const whatTask = 'longest turn of a game on a phone';

/**
 * How many of sixty frames a second a game lets through on a phone. The page's own thread is measured in processor
 * time and counted four times, so that neither a busy machine nor its painting by software speaks in it.
 */
export const frames: Part = async (bench) => {
  const program = findChromium({ prefer: 'whole' });
  if (!program) {
    return {
      tables: [],
      notes: ['There is no Chromium here: set CHROMIUM_PATH.'],
      budgets: [budget(what, `≥ ${limitPercent} %`, undefined), budget(whatTask, `≤ ${limitTaskMs} ms`, undefined)],
    };
  }
  const world = await bench.world();
  const { url } = await world.newDatabase('frames');
  const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
  const browser = await chromium.launch({ executablePath: program });
  try {
    const context = await browser.newContext({
      baseURL: house.process.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const rows = [];
    for (const id of [...machines, ...originals, ...tables]) {
      bench.say(`playing ${id}`);
      const isTable = tables.includes(id);
      const work = await (isTable ? watch(context, id) : play(context, id));
      const row = { game: id, ...judge(work) };
      bench.say(`${id}: longest turn ${Math.round(row.longest)} ms, ${(row.kept * 100).toFixed(1)} % of pictures`);
      rows.push(row);
    }
    const worst = Math.min(...rows.map(({ kept }) => kept));
    const longest = Math.max(...rows.map(({ longest: ms }) => ms));
    return {
      tables: [
        {
          title: `A game while it plays, phone, processor ${slowDown} × slower: milliseconds of its own thread for each second`,
          rows: rows.map(({ kept, longest: ms, raster, ...row }) => ({
            ...row,
            'longest turn': Math.round(ms),
            'of 60 pictures': `${(kept * 100).toFixed(1)} %`,
            'painting (this machine)': Math.round(raster),
          })),
        },
      ],
      notes: [
        'Script, style, layout and paint are ours, four times what they took here. Painting is what all other threads of the browser took here, by software and not multiplied: a phone has a graphics processor for it.',
      ],
      budgets: [
        budget(what, `≥ ${limitPercent} %`, {
          text: `${(worst * 100).toFixed(1)} %`,
          holds: worst * 100 >= limitPercent,
        }),
        budget(whatTask, `≤ ${limitTaskMs} ms`, { text: `${Math.round(longest)} ms`, holds: longest <= limitTaskMs }),
      ],
    };
  } finally {
    await browser.close();
    await house.stop();
  }
};

/** Every turn that is longer than a frame loses the frames that would have come in it. */
function judge(work: Work) {
  const seconds = work.wallMs / 1000;
  const slowed = (ms: number) => Math.round((ms * slowDown) / seconds);
  const turns = work.tasksMs.map((ms) => ms * slowDown);
  const lost = turns.reduce((sum, ms) => sum + Math.floor(ms / pictureMs), 0);
  return {
    script: slowed(work.scriptMs),
    style: slowed(work.styleMs),
    layout: slowed(work.layoutMs),
    paint: slowed(work.paintMs),
    'turns > 50': turns.filter((ms) => ms > 50).length,
    longest: Math.max(0, ...turns),
    kept: Math.max(0, 1 - lost / (work.wallMs / pictureMs)),
    raster: work.rasterMs / seconds,
  };
}

/** From the click to the end of each round: the stage says when it has been seen. */
async function play(context: BrowserContext, id: string): Promise<Work> {
  const page = await opened(context, id);
  const button = page.locator('.panel-play button[type="submit"]');
  const round = async () => {
    const last = await page.locator('.stage-frame').getAttribute('data-round');
    await button.click();
    await page
      .locator(last === null ? '[data-round]' : `[data-round]:not([data-round="${last}"])`)
      .waitFor({ timeout: 120_000 });
  };
  // The first one is not counted: the browser meets every drawing for the first time.
  await round();
  try {
    const cdp = await context.newCDPSession(page);
    const happen = async () => {
      for (let turn = 0; turn < spins; turn++) await round();
    };
    return await workOf(cdp, { hasCanvas: await hasCanvas(page), happen });
  } finally {
    await page.close();
  }
}

/** Some seconds of a round that runs for everybody. */
async function watch(context: BrowserContext, id: string): Promise<Work> {
  const page = await opened(context, id);
  await page.evaluate(`(async () => {
    const state = async () => (await (await fetch('/api/live/${id}')).json()).round?.state;
    while ((await state()) !== 'betting') await new Promise((done) => setTimeout(done, 100));
    while ((await state()) !== 'running') await new Promise((done) => setTimeout(done, 100));
  })()`);
  try {
    const cdp = await context.newCDPSession(page);
    const happen = () => page.evaluate(`new Promise((done) => setTimeout(done, ${watchedMs}))`);
    return await workOf(cdp, { hasCanvas: await hasCanvas(page), happen });
  } finally {
    await page.close();
  }
}

const hasCanvas = (page: Page) => page.evaluate<boolean>("document.querySelector('canvas') !== null");

async function opened(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/games/${id}/?mode=demo&currency=FUN&locale=en`, { waitUntil: 'networkidle' });
  return page;
}
