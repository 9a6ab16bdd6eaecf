import { randomUUID } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from './axe.ts';

/**
 * Every journey fails on a console error, a script error or a refused resource, unless it says which it expects. The
 * cookie notice is answered before it begins, so that it does not lie over what is pressed; `asked` leaves it there.
 */
export const test = base.extend<{ expected: RegExp[]; asked: boolean }>({
  asked: [false, { option: true }],
  context: async ({ context, asked, baseURL }, use) => {
    if (!asked) await context.addCookies([{ name: 'cookies_accepted', value: 'necessary', url: baseURL }]);
    await use(context);
  },
  expected: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text())) {
          problems.push(`${message.text()} (${message.location().url})`);
        }
      });
      await use(expected);
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
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

/** React has taken over: presses before that would be the browser's own. */
export async function settled(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  // Header and page are brought to life on their own.
  await page.waitForFunction(() =>
    ['header a', '#main > *']
      .map((place) => document.querySelector(place))
      .every((element) => !element || Object.keys(element).some((name) => name.startsWith('__reactProps'))),
  );
}

/** Main, wherever it stands: whole, beneath a modal, in a frame. */
export function lobbyIn(place: Pick<Page, 'locator'>): Locator {
  return place.locator(':is(h1, h2)', { hasText: 'Games you can check' });
}

/** Guards, hash triggers and popups have arrived: from here on the page stops presses by itself. */
export async function guarded(page: Page): Promise<void> {
  await page.waitForSelector('html[data-guarded]');
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

/** axe finds nothing, in the page and in what it frames. */
export async function expectAccessible(
  page: Page,
  where = new URL(page.url()).pathname,
  only?: readonly string[],
): Promise<void> {
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

/** A new player with 1 000 in play, on whatever page the way leads to. */
export async function register(page: Page, path = '/registration'): Promise<string> {
  const email = newEmail();
  await open(page, path);
  await fillRegistration(page, email);
  await expect(page.getByTestId('balance')).toBeVisible();
  return email;
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
