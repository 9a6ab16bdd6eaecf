import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/boot/chromium.mjs';
import { dice, fillRegistration, newEmail } from './halley.ts';

const guestPages: [string, string][] = [
  ['lobby-guest', '/'],
  ['game-demo', `${dice}?mode=demo`],
  ['rules', `${dice}/rules`],
  ['fairness', '/fairness'],
  ['jackpots', '/jackpots'],
  ['vip-guest', '/vip'],
  ['promotions', '/promotions'],
  ['promotion', '/promo/see-for-yourself'],
  ['originals', '/categories/instant'],
  ['terms', '/terms-and-conditions'],
  ['lobby-de', '/de'],
  ['missing', '/nothing/here'],
  ['oops', '/oops'],
  ['bricks', '/demo/ui'],
];
const playerPages: [string, string][] = [
  ['lobby-player', '/'],
  ['game-real', `${dice}?mode=real`],
  ['profile', '/profile'],
  ['profile-level', '/profile/level'],
  ['vip', '/vip'],
  ['profile-security', '/profile/security'],
  ['profile-promocode', '/profile/promocode'],
  ['profile-gifts', '/profile/gifts'],
  ['bonus-balance', '/bonus-balance'],
  ['profile-messages', '/profile/subscriptions'],
];
const modals: [string, string][] = [
  ['login', '/login'],
  ['registration', '/registration'],
];
const widths = [390, 1440];

/** Every page at 390 and 1440 px, to lie beside the design board. The server must be running. */
export async function takeShots(baseURL: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL,
        locale: 'en-US',
        viewport: { width, height: width < 1000 ? 844 : 900 },
      });
      const page = await context.newPage();
      const shoot = (name: string, fullPage: boolean) =>
        page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage });
      for (const [name, path] of guestPages) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await showLazy(page);
        await shoot(name, true);
        // A page with a prefix is remembered; the next one shall not speak its language.
        await context.clearCookies({ name: 'locale' });
      }
      for (const [name, path] of modals) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.getByRole('dialog').waitFor();
        await page.waitForTimeout(400);
        await shoot(name, false);
      }
      if (width < 1000) {
        await page.goto('/', { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: 'Menu' }).last().click();
        await page.getByRole('dialog').waitFor();
        await page.waitForTimeout(400);
        await shoot('menu', false);
      }
      await page.goto('/registration', { waitUntil: 'networkidle' });
      await fillRegistration(page, newEmail());
      await page.getByTestId('balance').waitFor();
      await page.goto(`${dice}?mode=real`, { waitUntil: 'networkidle' });
      const roll = page.frameLocator('#game-frame').getByRole('button', { name: 'Roll', exact: true });
      for (let rolls = 0; rolls < 5; rolls++) {
        await roll.click();
        await page.waitForTimeout(900);
      }
      for (const [name, path] of playerPages) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await showLazy(page);
        await shoot(name, true);
      }
      await page.getByTestId('balance').click();
      await page.waitForTimeout(300);
      await shoot('account-menu', false);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** Images further down load when they come near. */
async function showLazy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
}

if (import.meta.main) {
  const [folder, baseURL = 'http://localhost:3000'] = process.argv.slice(2);
  if (!folder) throw new Error('Say where the pictures go: node e2e/shots.ts FOLDER [ADDRESS]');
  await takeShots(baseURL, folder);
}
