import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, open, settled, still, test } from './halley.ts';
import { joinAs, logInAs } from './players.ts';

/**
 * How the chrome looks, on a calm page: its structure in every browser, and as images. Fonts are drawn a little
 * differently by every browser, so pictures count for the major version they were taken with; in another one the deep run
 * (`HALLEY_DEEP=1`) fails. Taken anew:
 * `E2E_PICTURES=take npx playwright test -c e2e/playwright.config.ts e2e/visual.e2e --update-snapshots`,
 * then write the browser's major version into `visual.e2e.ts-snapshots/chromium.txt`.
 */
const takenWith = readFileSync(join(import.meta.dirname, 'visual.e2e.ts-snapshots/chromium.txt'), 'utf8').trim();
const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Whether images of this browser may be compared with those beside this file. */
function hasPictures(browser: Browser): boolean {
  const [major] = browser.version().split('.');
  if (major === takenWith || process.env.E2E_PICTURES === 'take') return true;
  expect(
    process.env.HALLEY_DEEP,
    `the pictures were taken with Chromium ${takenWith} and this is ${major}: take them anew`,
  ).toBeUndefined();
  return false;
}

/**
 * The page itself is another test's matter: it is taken away, so that head and foot stand in one image. Other journeys
 * add studios meanwhile, and the year changes: those places are covered.
 */
async function compare(page: Page, name: string, browser: Browser): Promise<void> {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('#main > *')) part.style.display = 'none';
    document.querySelector('footer')?.style.setProperty('content-visibility', 'visible');
  });
  await still(page);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: `${name}-head.aria.yml` });
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: `${name}-foot.aria.yml` });
  if (!hasPictures(browser)) return;
  const changing = ['time', '[data-testid=balance]', '.figure', 'footer [aria-label="The studios behind our games"]'];
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: [page.locator(changing.join(', '))],
    maskColor: '#0b1020',
    maxDiffPixelRatio: 0.01,
  });
}

/** Each visitor and each width once; the deep run has all of them. */
const usual = ['guest-360', 'player-768', 'vip-1440'];

for (const who of ['guest', 'player', 'vip'] as const) {
  for (const viewport of widths) {
    if (!process.env.HALLEY_DEEP && !usual.includes(`${who}-${viewport.width}`)) continue;
    test(`the chrome of a ${who} at ${viewport.width} px`, async ({ page, context, browser }) => {
      await page.setViewportSize(viewport);
      if (who === 'player') await joinAs(page);
      if (who === 'vip') await logInAs(context, 'vip@halley.test');
      await open(page, '/fairness');
      await compare(page, `${who}-${viewport.width}`, browser);
    });
  }
}
