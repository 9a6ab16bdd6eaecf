import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/boot/chromium.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * Journeys of words and deeds: what they look at is the same without images, which cost a browser a quarter of its work.
 * Whatever looks at images, games, banners or how a page is laid out is not among them.
 */
const wordsOnly = [
  ...[
    'account',
    'analytics',
    'cashbox',
    'consent',
    'content',
    'games-history',
    'history',
    'iframe',
    'jackpots',
    'limits',
  ],
  ...[
    'locales',
    'maintenance',
    'modals',
    'notices',
    'other-houses',
    'profile',
    'search',
    'security',
    'social',
    'support',
  ],
].map((name) => `${name}.e2e.ts`);
/** Journeys that change what everybody sees have a house to themselves, one after the other, and never on a phone too. */
const changesAll = /@operator/;
/** What exists on a phone alone. */
const notOnDesktop = /@operator|@phone-only/;
/** Where layout or touch differ; the deep run has the others on a phone too. */
const onPhone = process.env.HALLEY_DEEP ? /@phone/ : /@phone(?!-deep)/;
const launchOptions = { executablePath: findChromium() };
const withoutPictures = { ...launchOptions, args: ['--blink-settings=imagesEnabled=false'] };
// As people's browsers call themselves: one that says it has no window is taken for a machine, and asked nothing.
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Journeys in a real browser against the real server, a house per worker (keep-houses.ts). `E2E_URL` uses a running one. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.e2e.ts',
  // Node reads TypeScript by itself, and keeps what it made of it; to write it anew takes each worker three times the work.
  build: { external: ['**/*.ts'] },
  globalSetup: join(import.meta.dirname, 'keep-houses.ts'),
  outputDir: join(root, 'test-results'),
  // Two cores are shared with the server, its database and the browser.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One more than cores: a journey waits for its page, and two of them left a third of two cores idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    locale: 'en-US',
    // What a journey answers in the network's place must not be answered by the worker; it has journeys of its own.
    serviceWorkers: 'block',
    // Recording every step costs a quarter of the time: the second try of what failed is worth it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  // A worker serves one project, and each new one starts a browser that has seen nothing: two lanes of desktops, one of the rest.
  projects: [
    // First, beside the others: one after the other at the end they would leave a core idle.
    { name: 'operator', use: desktop, grep: changesAll, workers: 1 },
    { name: 'desktop', use: desktop, testIgnore: wordsOnly, grepInvert: notOnDesktop, workers: 2 },
    { name: 'phone', use: phone, testIgnore: wordsOnly, grep: onPhone, workers: 1 },
    {
      name: 'desktop-words',
      workers: 2,
      use: { ...desktop, launchOptions: withoutPictures },
      testMatch: wordsOnly,
      grepInvert: notOnDesktop,
    },
    {
      name: 'phone-words',
      workers: 1,
      use: { ...phone, launchOptions: withoutPictures },
      testMatch: wordsOnly,
      grep: onPhone,
    },
  ],
});
