import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { fillCatalogue } from '../catalogue/fill-catalogue.ts';
import { whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';
import { clickAround } from './click-around.ts';
import { handOf } from './hand.ts';

const gamesCount = 6_000;
const tilesCount = 5_000;
const slowDown = 4;
const limitMs = 100;
const what = 'INP with 5 000 games';

/** A phone with 5 000 tiles loaded and a processor slowed down four times: how long does a click wait for its frame? */
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
  const [player] = await seedPlayers(database, 1);
  const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
  const browser = await chromium.launch({ executablePath: program });
  try {
    const context = await browser.newContext({
      baseURL: house.process.url,
      locale: 'en-US',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([
      { name: 'cookies_accepted', value: 'necessary', url: house.process.url },
      { name: 'halley_session', value: player?.token ?? '', url: house.process.url },
    ]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const pressSlowly = async () => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      const waits = await clickAround(page, handOf(cdp));
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return waits;
    };
    await page.goto('/games?sort=title', { waitUntil: 'networkidle' });
    bench.say('pressing on the first page of a list');
    const few = await pressSlowly();
    await page.goto('/games', { waitUntil: 'networkidle' });
    bench.say(`scrolling until ${tilesCount} tiles are there`);
    const loadMs = await loadTiles(page);
    const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
    bench.say('scrolling with a finger and pressing');
    const many = await pressSlowly();
    const inpMs = Math.max(...many.map(({ ms }) => ms));
    return {
      tables: [
        {
          title: `Presses in a list, phone, processor ${slowDown} × slower: ms to the next picture`,
          rows: many.map(({ press, ms }, index) => ({
            press,
            'first page': whole(few[index]?.ms ?? Number.NaN),
            [`${tilesCount} tiles`]: whole(ms),
          })),
        },
      ],
      notes: [
        `All tiles were loaded in ${whole(loadMs / 1000)} s of scrolling; the page had ${whole(nodes)} elements then.`,
      ],
      budgets: [budget(what, `≤ ${limitMs} ms`, { text: `${whole(inpMs)} ms`, holds: inpMs <= limitMs })],
    };
  } finally {
    await browser.close();
    await house.stop();
  }
};

/** What runs in the page is text: this file itself is no browser's. */
const scrollUntil = (wanted: number) => `(async () => {
  const count = () => Number(document.querySelector('#main [aria-live]').textContent.split(' of ')[0].replace(/\\D/g, ''));
  while (count() < ${wanted}) {
    const before = count();
    document.querySelector('#main').scrollIntoView({ block: 'end' });
    const sinceMs = performance.now();
    while (count() === before) {
      if (performance.now() - sinceMs > 20_000) throw new Error('no more tiles came after ' + before);
      await new Promise((next) => requestAnimationFrame(next));
    }
  }
})()`;

async function loadTiles(page: Page): Promise<number> {
  const startedMs = performance.now();
  await page.evaluate(scrollUntil(tilesCount));
  return performance.now() - startedMs;
}
