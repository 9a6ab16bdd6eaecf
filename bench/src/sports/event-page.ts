import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { oneDigit, whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import { budget, type Part } from '../part.ts';
import { measurePresses } from '../site/click-around.ts';
import { countScripts } from '../site/count-scripts.ts';
import { handOf } from '../site/hand.ts';
import { workOf } from '../studio/trace.ts';
import { fixturesOnPage, openBenchFeed } from './bench-feed.ts';
import { clickPrices, searchField } from './click-prices.ts';

const marketCount = 300;
const changesPerSecond = 50;
/** Each message has so many: as often as a feed would send. */
const changesAtOnce = 5;
const slowDown = 4;
const watchedMs = 15_000;
const loads = 5;
/** Each of its own: what only a first click loads is in all of them. The middle counts. */
const clockedPages = 3;
/** In the name of a market or of one of its outcomes: result, over, north. */
const inEveryMarket = 'o';
/** Markets that differ in their line alone stand on one card. */
const leastFamilies = 18;
const buttonsOfLines = `[...document.querySelectorAll('[id^="market-"] > button')]`;
/** What was opened stands there. */
const settleMs = 1_500;
/** Then it will not come. */
const mostTries = 40;
/** After a click, until its frame and those of the next prices are there. */
const pauseMs = 300;
const limits = { scriptsKb: 60, lcpMs: 1_800, cls: 0.02, taskMs: 50, inpMs: 100 };
/** A phone's line, as Lighthouse imagines it: slow 4G. */
const line = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const names = {
  scripts: 'Event page, scripts above the shell',
  lcp: 'Event page, LCP',
  cls: 'Event page, CLS',
  task: `${marketCount} markets, ${changesPerSecond} changes a second, longest task`,
  inp: `${marketCount} markets, ${changesPerSecond} changes a second, INP`,
};

/**
 * The page of an event on a phone: what it weighs, when it stands and whether it moves; then with all of its markets open while
 * prices move: tasks in processor time, counted four times, and clicks on a processor slowed down four times, as the browser tells them.
 */
export const eventPage: Part = async (bench) => {
  const program = findChromium({ prefer: 'whole' });
  if (!program) {
    return {
      tables: [],
      notes: ['There is no Chromium here: set CHROMIUM_PATH.'],
      budgets: Object.values(names).map((what) => budget(what, 'see README', undefined)),
    };
  }
  const world = await bench.world();
  const { url } = await world.newDatabase('event');
  const feed = await openBenchFeed([{ fixture: 'f0', markets: marketCount }]);
  const house = await openHttpHouse({ databaseUrl: url, role: 'all', environment: feed.environment });
  const browser = await chromium.launch({ executablePath: program });
  let moving: NodeJS.Timeout | undefined;
  try {
    const ids = await fixturesOnPage(house.process.url, 1);
    const path = `/sport/events/${ids.get('f0')}`;
    const contextOf = async () => {
      const context = await browser.newContext({
        baseURL: house.process.url,
        locale: 'en-US',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await context.addCookies([{ name: 'cookies_accepted', value: 'necessary', url: house.process.url }]);
      return context;
    };
    let next = 0;
    moving = setInterval(
      () => {
        feed.reprice(
          'f0',
          Array.from({ length: changesAtOnce }, (_, index) => (next + index) % marketCount),
        );
        next += changesAtOnce;
      },
      (1_000 * changesAtOnce) / changesPerSecond,
    );
    const shown: FirstScreen[] = [];
    for (let load = 1; load <= loads; load += 1) {
      bench.say(`opening the page, ${load} of ${loads}`);
      const context = await contextOf();
      shown.push(await firstScreen(context, path));
      await context.close();
    }
    bench.say('weighing its scripts');
    const scriptsKb = await scriptsAboveShell(browser, house.process.url, path);
    const openPage = async () => {
      const page = await (await contextOf()).newPage();
      await page.goto(path, { waitUntil: 'networkidle' });
      // Before that a click does nothing.
      await page.waitForSelector('main[data-hydrated]', { timeout: 60_000 });
      return { page, cdp: await page.context().newCDPSession(page), cells: await openEverything(page) };
    };
    const { page, cdp, cells } = await openPage();
    bench.say(`${cells} prices stand on the page and move`);
    const work = await workOf(cdp, { hasCanvas: false, happen: () => page.waitForTimeout(watchedMs) });
    const tasks = work.tasksMs.map((ms) => ms * slowDown).toSorted((one, other) => other - one);
    bench.say('clicking');
    const hand = handOf(cdp);
    const clicks: Click[] = [];
    await clickPrices(page, {
      hand,
      async measure(click, act) {
        const around = await workOf(cdp, {
          hasCanvas: false,
          happen: () => act().then(() => page.waitForTimeout(pauseMs)),
        });
        const [longest = 0, before = 0] = around.tasksMs.toSorted((one, other) => other - one);
        clicks.push({ click, tasksMs: (longest + before) * slowDown, clockMs: Number.NaN });
      },
    });
    await page.context().close();
    const byClock: number[][] = [];
    for (let pass = 1; pass <= clockedPages; pass += 1) {
      bench.say(`clicking by the clock, ${pass} of ${clockedPages}`);
      const fresh = await openPage();
      const { waits, measure } = await measurePresses(fresh.page);
      await slowly(fresh.cdp, () => clickPrices(fresh.page, { hand: handOf(fresh.cdp), measure }));
      byClock.push(waits.map(({ ms }) => ms));
      await fresh.page.context().close();
    }
    for (const [index, click] of clicks.entries()) {
      const ofPages = byClock.map((waits) => waits[index] as number).toSorted((one, other) => one - other);
      click.clockMs = ofPages[clockedPages >> 1] as number;
    }
    const middle = (of: (one: FirstScreen) => number) =>
      shown.map(of).toSorted((one, other) => one - other)[loads >> 1] as number;
    return figuresOf({
      scriptsKb,
      lcpMs: middle(({ lcpMs }) => lcpMs),
      cls: Math.max(...shown.map(({ cls }) => cls)),
      tasks,
      perSecondMs: (slowDown * (work.scriptMs + work.styleMs + work.layoutMs + work.paintMs)) / (work.wallMs / 1_000),
      cells,
      clicks,
    });
  } finally {
    clearInterval(moving);
    await browser.close();
    await house.stop();
    await feed.close();
  }
};

/** What the page of an event loads by itself, sooner or later, that a page of text does not, by gzip. */
async function scriptsAboveShell(browser: Browser, address: string, path: string): Promise<number> {
  const event = await countScripts(browser, `${address}${path}`);
  const text = await countScripts(browser, `${address}/terms-and-conditions`);
  return (event.inAll - text.inAll) / 1_000;
}

interface FirstScreen {
  lcpMs: number;
  cls: number;
}

const observe = `(() => {
  globalThis.firstScreen = { lcpMs: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) firstScreen.lcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) firstScreen.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/** Somebody who has never been here, on a slow line and a slow phone, while prices move. */
async function firstScreen(context: BrowserContext, path: string): Promise<FirstScreen> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await page.addInitScript(observe);
  return slowly(cdp, async () => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(6_000);
    return page.evaluate<FirstScreen>('firstScreen');
  });
}

async function slowly<T>(cdp: CDPSession, happen: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const done = await happen();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return done;
}

/**
 * All markets that the page has, of every group and with every line: found by a search for what each of them has in its
 * name. Answers how many prices stand there.
 */
async function openEverything(page: Page): Promise<number> {
  await page.fill(searchField, inEveryMarket);
  // Asked from outside: the page's policy forbids the eval that waitForFunction works by.
  for (let tries = 0; (await page.evaluate<number>(`${buttonsOfLines}.length`)) < leastFamilies; tries++) {
    if (tries === mostTries) throw new Error(`fewer than ${leastFamilies} families of lines are shown`);
    await page.waitForTimeout(settleMs);
  }
  for (;;) {
    const before = await pricesOn(page);
    await page.evaluate(
      `for (const one of ${buttonsOfLines}) if (one.getAttribute('aria-expanded') !== 'true') one.click()`,
    );
    await page.waitForTimeout(settleMs);
    if ((await pricesOn(page)) === before && before >= marketCount) return before;
  }
}

const pricesOn = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.querySelectorAll('[id^="market-"] button[aria-pressed]:not([aria-label])').length`);

interface Click {
  click: string;
  tasksMs: number;
  clockMs: number;
}

interface Found {
  scriptsKb: number;
  lcpMs: number;
  cls: number;
  tasks: readonly number[];
  perSecondMs: number;
  cells: number;
  clicks: readonly Click[];
}

function figuresOf({ scriptsKb, lcpMs, cls, tasks, perSecondMs, cells, clicks }: Found) {
  const longest = tasks[0] ?? Number.NaN;
  const inpMs = Math.max(...clicks.map(({ clockMs }) => clockMs));
  return {
    tables: [
      {
        title: `The page of an event with ${marketCount} markets, phone, processor ${slowDown} × slower, slow 4G`,
        rows: [
          {
            'scripts kB': oneDigit(scriptsKb),
            'LCP ms': whole(lcpMs),
            CLS: cls.toFixed(3),
            prices: cells,
            'its thread, ms a second': whole(perSecondMs),
            'tasks > 50 ms': tasks.filter((ms) => ms > limits.taskMs).length,
            'longest task ms': whole(longest),
          },
        ],
      },
      {
        title: 'Clicks while prices move, ms',
        rows: clicks.map(({ click, tasksMs, clockMs }) => ({
          click,
          'two longest tasks': whole(tasksMs),
          'to the next frame, by the clock': whole(clockMs),
        })),
      },
    ],
    notes: [
      'Tasks are processor time, counted four times. INP and LCP go by the clock, as the browser tells them: the middle of several pages, and of the clicks the slowest. The two longest tasks around a click are beside it: where they are quick and the clock is not, the machine was busy.',
    ],
    budgets: [
      budget(names.scripts, `≤ ${limits.scriptsKb} kB`, {
        text: `${oneDigit(scriptsKb)} kB`,
        holds: scriptsKb <= limits.scriptsKb,
      }),
      budget(names.lcp, `≤ ${limits.lcpMs / 1_000} s`, {
        text: `${oneDigit(lcpMs / 1_000)} s`,
        holds: lcpMs <= limits.lcpMs,
      }),
      budget(names.cls, `≤ ${limits.cls}`, { text: cls.toFixed(3), holds: cls <= limits.cls }),
      budget(names.task, `≤ ${limits.taskMs} ms`, {
        text: `${whole(longest)} ms`,
        holds: longest <= limits.taskMs && cells >= marketCount,
      }),
      budget(names.inp, `≤ ${limits.inpMs} ms`, { text: `${whole(inpMs)} ms`, holds: inpMs <= limits.inpMs }),
    ],
  };
}
