import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { faultsOf } from './axe.ts';
import { cpuSeconds, noteCost } from './cost.ts';
import { closeHouse, enterHouse, type TestHouse, visitedHouse } from './house.ts';
import { emptyStorage, tidyUp } from './kept-context.ts';

interface Options {
  /** The cookie notice is answered before a journey begins, so that it does not cover what is clicked; not with this. */
  asked: boolean;
  /** By which of its names the house is visited. */
  name: '127.0.0.1' | 'localhost';
  /** A browser that has never been here: nothing cached, no clock or script left by others. */
  freshContext: boolean;
}

interface Watched {
  problems: string[];
  watch(context: BrowserContext): () => void;
}

/**
 * Every journey fails on a console error, a script error or a refused resource, unless it says which it expects. All
 * pages of its context are watched; one that opens none costs no browser.
 */
export const test = base.extend<
  Options & { expected: RegExp[]; watched: Watched; afterwards: undefined },
  { house: TestHouse; kept: Map<string, BrowserContext> }
>({
  asked: [false, { option: true }],
  name: ['127.0.0.1', { option: true }],
  freshContext: [false, { option: true }],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use, { project, parallelIndex }) => {
      const isOperator = project.name === 'operator';
      await use(await enterHouse(isOperator ? 'operator' : `slot-${parallelIndex}`));
      // Nobody else visits it, and a house that waits has work all the same.
      if (isOperator) await closeHouse('operator');
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ house, name }, use) => use(house.url.replace('127.0.0.1', name)),
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: likewise
    async ({}, use) => {
      const kept = new Map<string, BrowserContext>();
      await use(kept);
      for (const context of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      kept,
      freshContext,
      asked,
      watched,
      baseURL,
      viewport,
      locale,
      timezoneId,
      userAgent,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      serviceWorkers,
      contextOptions,
      extraHTTPHeaders,
    },
    use,
  ) => {
    const options = { viewport, locale, timezoneId, userAgent, isMobile, hasTouch, javaScriptEnabled, serviceWorkers };
    const key = JSON.stringify({ ...options, contextOptions, extraHTTPHeaders, baseURL });
    const known = freshContext ? undefined : kept.get(key);
    const context = known ?? (await browser.newContext());
    if (!known) await context.addInitScript(giveSign);
    if (!freshContext) kept.set(key, context);
    if (!asked) await context.addCookies([{ name: 'cookies_accepted', value: 'necessary', url: baseURL }]);
    const unwatch = watched.watch(context);
    await use(context);
    unwatch();
    if (freshContext) await context.close();
    else await tidyUp(context);
  },
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    await emptyStorage(page, baseURL ?? '');
    await use(page);
  },
  watched: async ({ baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    const problems: string[] = [];
    const onError = (error: { error(): Error }) => problems.push(`script error: ${error.error().message}`);
    const onMessage = (message: ConsoleMessage) => {
      const { url } = message.location();
      // What others' servers refuse is not ours to judge.
      if (message.text().startsWith('Failed to load resource') && URL.canParse(url) && new URL(url).port !== port)
        return;
      if (message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text())) {
        problems.push(`${message.text()} (${url})`);
      }
    };
    await use({
      problems,
      watch: (context) => {
        context.on('weberror', onError).on('console', onMessage);
        return () => context.off('weberror', onError).off('console', onMessage);
      },
    });
  },
  expected: [
    async ({ watched }, use) => {
      const expected: RegExp[] = [];
      await use(expected);
      const { problems } = watched;
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  afterwards: [
    async ({ watched }, use, testInfo) => {
      const { pid, logFile } = visitedHouse() ?? {};
      const before = cpuSeconds(pid);
      const logged = logFile ? statSync(logFile).size : 0;
      await use(undefined);
      const { project, titlePath, status, expectedStatus } = testInfo;
      const file = relative(project.testDir, testInfo.file);
      const cpu = Number((cpuSeconds(pid) - before).toFixed(2));
      noteCost({ title: titlePath.slice(1).join(' › '), file, project: project.name, cpu_s: cpu });
      if (status === expectedStatus) return;
      const log = logFile ? readFileSync(logFile).subarray(logged).toString() : '';
      const body = [...watched.problems, log].join('\n');
      await testInfo.attach('what page and house said', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect };

export const password = 'Halley-2026!';
export const dice = '/play/halley-studio/orbit-dice';

export function newEmail(): string {
  return `e2e-${randomUUID().slice(0, 13)}@halley.test`;
}

/** React has taken over: clicks before that would be the browser's own. The page marks its parts as they come to life. */
export async function settled(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() =>
    ['header[data-island]', '#main']
      .map((place) => document.querySelector(place))
      .every((part) => !part || part.hasAttribute('data-hydrated')),
  );
}

/** Clicks once the part of the page it is in has come to life. */
export async function click(target: Locator): Promise<void> {
  await target.waitFor();
  await expect
    .poll(() => target.evaluate((element) => element.closest('[data-island]:not([data-hydrated])') === null))
    .toBe(true);
  await target.click();
}

/** People move as soon as there is something to see, and a page brings what it left for later then. Runs in the page. */
function giveSign(): void {
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')), { once: true });
}

/** The page has joined its live channels: what is published from now on reaches it. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.live === 'joined';
  });
}

/** The house has done what earlier requests left to the background: events, jobs, mails. */
export async function idle(page: Pick<Page, 'request'>): Promise<void> {
  const answer = await page.request.get('/demo/idle');
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Main, wherever it stands: whole, beneath a modal, in a frame. */
export function lobbyIn(place: Pick<Page, 'locator'>): Locator {
  return place.locator(':is(h1, h2)', { hasText: 'Games you can check' });
}

/** Guards, hash triggers and popups have arrived: from here on the page stops clicks by itself. */
export async function guarded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    return 'guarded' in document.documentElement.dataset;
  });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Half-faded text has no contrast: wait until what moves has arrived. Skeletons, which never do, do not count. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Whether the same journey is made on a desktop, by its tag: names and structure are looked at once. */
function isTwin({ title, project }: TestInfo): boolean {
  return !process.env.HALLEY_DEEP && project.name.startsWith('phone') && !title.includes('@phone-only');
}

/** axe finds nothing, in the page and in what it frames; by chosen rules also on the phone of a journey on both. */
export async function expectAccessible(
  page: Page,
  where = new URL(page.url()).pathname,
  only?: readonly string[],
): Promise<void> {
  if (!only && isTwin(test.info())) return;
  await still(page);
  // The line that says a page is on its way belongs to no part of the page.
  await page.waitForFunction(() => !document.querySelector('[role=progressbar].fixed'));
  expect.soft(await faultsOf(page, only), where).toEqual([]);
}

/** The three steps of a registration; the account is open when the question about a limit appears. */
export async function fillRegistration(page: Page, email: string, currency = 'EUR'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await dialog.getByLabel('Currency').selectOption(currency);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await dialog.getByLabel('I am 18 or older.').check();
  await dialog.getByLabel('I have read and accept').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
}

/** What the row over a game has no room for on a phone stands in its menu. */
export async function openGameMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: 'Game menu' }).click();
}

export function gameFrame(page: Page) {
  return page.frameLocator('#game-frame');
}

/**
 * Nothing scrolls sideways, at the top and at the end. Measured against the screen and not `innerWidth`: where something is
 * too wide a phone shows the page smaller, and `innerWidth` grows with it.
 */
export async function expectToFit(page: Page, name = page.url()): Promise<void> {
  const widest = await page.evaluate(async () => {
    const top = scrollY;
    const width = () => document.documentElement.scrollWidth;
    const before = width();
    scrollTo(0, document.documentElement.scrollHeight);
    for (let picture = 0; picture < 2; picture += 1) await new Promise((next) => requestAnimationFrame(next));
    const after = width();
    scrollTo(0, top);
    return Math.max(before, after);
  });
  expect.soft(widest, name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
