import type { Page } from '@playwright/test';
import { writeDocument } from '../server/src/config/index.ts';
import { systemClock } from '../server/src/kit/index.ts';
import { expect, expectAccessible, guarded, open, still, test } from './halley.ts';
import { operate } from './operate.ts';
import { joinAs, playerOf } from './players.ts';

const slugs = ['activity-hub', 'rocket-mart', 'rocket-chance', 'tournaments', 'achievements', 'vip'];
const asPage = { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' };

/** Areas that are off for everybody and named: testers see them, nobody else does. */
async function nameEveryPage(): Promise<void> {
  await operate(async (database) => {
    const { rows } = await database.query<{ content: Record<string, boolean> }>(
      "select content from config_document where name = 'manage-promotion-pages' order by version desc limit 1",
    );
    const content = { ...Object.fromEntries(slugs.map((slug) => [slug, false])), ...rows[0]?.content };
    const document = { name: 'manage-promotion-pages', content, by: 'e2e', at: systemClock.now() } as const;
    await database.tx((tx) => writeDocument(tx, document));
  });
}

async function putIntoGroup(page: Page, groupId: number): Promise<void> {
  const { id } = await playerOf(page);
  await operate((database) =>
    database.query('insert into identity_group_member values ($1, $2, now())', [id, groupId]),
  );
}

/** A tester, who sees every entry there can be. */
async function joinAsTester(page: Page): Promise<void> {
  await nameEveryPage();
  // A house may show for some seconds what it had read before.
  await expect
    .poll(async () => Object.keys(await (await page.request.get('/api/fe/config/manage-promotion-pages')).json()))
    .toEqual(expect.arrayContaining(slugs));
  await joinAs(page);
  await putIntoGroup(page, 21);
}

/** What is seen of the menu: in the bar, behind "more", and whether the bar holds what it shows. */
const menuOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header nav > div') as HTMLElement;
    const more = document.getElementById('more-menu') as HTMLElement;
    const seen = (entries: Iterable<Element>) =>
      [...entries]
        .filter((entry) => getComputedStyle(entry).display !== 'none')
        .map((entry) => entry.textContent ?? '');
    const last = bar.lastElementChild as HTMLElement;
    const end = bar.getBoundingClientRect();
    return {
      inBar: seen(bar.querySelectorAll('a')),
      inMore: seen(more.querySelectorAll('a')),
      roomPx: end.right - last.getBoundingClientRect().right,
      oneLine: last.getBoundingClientRect().top === end.top,
    };
  });

/** How far things moved that nobody moved, since the page began. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum)));
      }),
  );
}

/** The shortest words and the longest; the deep run has all. */
const languages = process.env.HALLEY_DEEP ? ['en', 'de', 'fr-CA', 'it', 'no'] : ['en', 'fr-CA'];

test('[HEADER-17] at every width the bar holds what it shows, the rest is behind "more" @operator', async ({
  page,
}) => {
  await joinAsTester(page);
  let all: number | undefined;
  for (const language of languages) {
    const changed = await page.request.patch('/api/player/update_locale', {
      headers: asPage,
      data: { locale: language },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await page.goto(`/${language}/fairness`);
    let before = 0;
    for (let width = 1024; width <= 2000; width += 61) {
      await page.setViewportSize({ width, height: 800 });
      const { inBar, inMore, roomPx, oneLine } = await menuOf(page);
      const where = `${language} at ${width}: ${inBar.join(' ')}`;
      expect(roomPx, where).toBeGreaterThanOrEqual(0);
      expect(oneLine, where).toBe(true);
      expect(inBar.length, where).toBeGreaterThanOrEqual(Math.max(before, 1));
      // Three of them are always behind "more".
      expect(new Set([...inBar, ...inMore]).size, where).toBe(inBar.length + inMore.length);
      all ??= inBar.length + inMore.length;
      expect(inBar.length + inMore.length, where).toBe(all);
      before = inBar.length;
    }
    expect(before, `${language}: a wide bar shows most of it`).toBeGreaterThan(5);
  }
});

test('[HEADER-17] "more" by the keyboard: opens, is walked through, closes, gives the focus back @operator', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await joinAsTester(page);
  await open(page, '/fairness');
  const more = page.getByRole('banner').getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#more-menu');
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'more');
  const { inMore } = await menuOf(page);
  expect(inMore.length).toBeGreaterThan(5);
  for (const name of inMore) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  // What stands behind "more" cannot be reached in the bar.
  const reachable = await page.locator('header nav > div > a:visible').allTextContents();
  expect(reachable.some((name) => inMore.includes(name))).toBe(false);
});

test('[HEADER-20] the head goes on the way down, comes on the way up, and nothing else moves @phone', async ({
  page,
}) => {
  await open(page, '/');
  await guarded(page);
  const head = page.getByRole('banner');
  const top = async () => {
    await still(page);
    return (await head.boundingBox())?.y ?? Number.NaN;
  };
  const scroll = (by: number) => page.evaluate((px) => scrollBy({ top: px, behavior: 'instant' }), by);
  await scroll(90);
  await page.waitForFunction(() => scrollY === 90);
  expect(await top()).toBe(0);
  await scroll(500);
  await expect(page.locator('html[data-away]')).toBeAttached();
  await expect.poll(top).toBeLessThan(-50);
  await scroll(-60);
  await expect(page.locator('html[data-away]')).toHaveCount(0);
  await expect.poll(top).toBe(0);
  await scroll(300);
  await expect(page.locator('html[data-away]')).toBeAttached();
  await page.getByRole('link', { name: 'Search' }).focus();
  await expect.poll(top).toBe(0);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

test.describe(() => {
  // What is cached arrives too early to move anything.
  test.use({ freshContext: true });

  test('nothing moves while a page of a guest or a player arrives, to its very end @phone', async ({ page }) => {
    for (const who of ['guest', 'player']) {
      if (who === 'player') await joinAs(page);
      for (const path of process.env.HALLEY_DEEP ? ['/', '/fairness'] : [who === 'guest' ? '/' : '/fairness']) {
        await open(page, path);
        await guarded(page);
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 400) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
          }
        });
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        expect(await shiftOf(page), `${who} ${path}`).toBeLessThanOrEqual(0.02);
      }
    }
  });
});

test('[HEADER-04] [BOTTOM-01] [SIDEBAR-02] the cashier is one press away from head, bar and sidebar @phone', async ({
  page,
}, { project }) => {
  const phone = project.name === 'phone';
  await joinAs(page);
  await open(page, '/fairness');
  const ways = phone
    ? [page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Deposit' })]
    : [
        page.getByRole('banner').getByRole('link', { name: 'Deposit' }),
        page.getByRole('complementary').getByRole('link', { name: 'Open the cashier' }),
      ];
  for (const way of ways) {
    await way.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByTestId('balance').click();
  await expect(page.locator('#account-menu').getByText('Cash', { exact: true })).toBeVisible();
  await expect(page.locator('#account-menu').getByRole('link', { name: 'Take a break' })).toBeVisible();
  await expectAccessible(page, 'balance');
});

test('[HEADER-21] a tip under the search and a wider one under the balance', async ({ page }) => {
  await joinAs(page);
  await open(page, '/fairness');
  await guarded(page);
  const tip = page.getByRole('tooltip');
  for (const [part, width] of [
    [page.getByRole('link', { name: 'Search' }), 180],
    [page.getByRole('banner').getByRole('button', { name: /^Balance/ }), 225],
  ] as const) {
    await part.hover();
    await expect(tip).toBeVisible();
    await still(page);
    const [below, above] = [await tip.boundingBox(), await part.boundingBox()];
    expect(below?.width).toBe(width);
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(10, 0);
    // The pointer may rest on it.
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  }
});

test('[BOTTOM-04] [SIDEBAR-12] [SIDEBAR-13] the sidebar of a phone: by the bar and by events; a swipe or a press outside closes it @phone-only', async ({
  page,
}) => {
  await open(page, '/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await bar.getByRole('button', { name: 'Menu' }).tap();
  await expect(drawer.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'drawer');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', 280);
  for (const x of [240, 180, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(drawer).toBeHidden();
  const tell = (name: string) => page.evaluate((event) => void dispatchEvent(new Event(event)), name);
  await tell('halley:sidebar-open');
  await expect(drawer).toBeVisible();
  await tell('halley:sidebar-close');
  await expect(drawer).toBeHidden();
  await tell('halley:sidebar-open');
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(370, 400);
  await expect(drawer).toBeHidden();
  await tell('halley:sidebar-open');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await bar.getByRole('button', { name: 'Menu' }).tap();
  await drawer.getByRole('link', { name: 'Fairness' }).click();
  await expect(page).toHaveURL('/fairness');
  await expect(drawer).toBeHidden();
});

test('[BOTTOM-02] [BOTTOM-03] the bar of a phone holds its words at 360 px @phone-only', async ({ page }) => {
  const narrow = { width: 360, height: 740 };
  await page.setViewportSize(narrow);
  for (const language of languages) {
    await page.goto(`/${language}/fairness`);
    const outside = await page.evaluate(
      (screen) =>
        [...document.querySelectorAll('nav.fixed > *, header > *, header > div > *')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (left < 0 || right > screen);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      narrow.width,
    );
    expect(outside, language).toEqual([]);
  }
});

test.describe(() => {
  // What is cached is not slow.
  test.use({ freshContext: true });

  test('[HEADER-18] on a slow way to main: two places of banners on a phone, three elsewhere @phone', async ({ page }, {
    project,
  }) => {
    await open(page, '/fairness');
    await guarded(page);
    let go = () => {};
    const held = new Promise<void>((done) => {
      go = done;
    });
    await page.route('**/*.data*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Halley, to the lobby' }).click();
    const places = page.locator('[data-testid=banner-skeletons] > :visible');
    await expect(places).toHaveCount(project.name === 'phone' ? 2 : 3);
    go();
    await expect(page).toHaveURL('/');
    await expect(places).toHaveCount(0);
  });
});
