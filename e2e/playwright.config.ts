import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/boot/chromium.mjs';

const root = resolve(import.meta.dirname, '..');

function freePort(): string {
  const print =
    'const s=require("net").createServer();s.listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})';
  return execFileSync(process.execPath, ['-e', print]).toString().trim();
}

// The file is read once in the runner and once in each worker: what the first one chose, the others inherit.
process.env.E2E_PORT ??= freePort();
/** Another house whose accounts open the door; the journey that needs it starts it. */
process.env.E2E_HOUSE_PORT ??= freePort();
/** A partner that shows the site in a frame, likewise. */
process.env.E2E_PARTNER_PORT ??= freePort();
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'halley-e2e-'));
  // PostgreSQL may run as another user than this one: it must be able to reach its folder.
  chmodSync(folder, 0o755);
  // Not in a global teardown: that comes before the server is stopped, and would take the files away from beneath it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }));
  process.env.E2E_DATA_DIR = folder;
}

const testHouse = {
  name: 'google_oauth2',
  type: 'google',
  issuer: `http://127.0.0.1:${process.env.E2E_HOUSE_PORT}`,
  client_id: 'halley',
  client_secret: 'a secret for tests only',
};

/**
 * Journeys of words and deeds: what they look at is the same without pictures, which cost a browser a quarter of its work.
 * Whatever looks at pictures, games, banners or how a page is laid out is not among them.
 */
const wordsOnly = [
  ...['account', 'analytics', 'cashbox-deposits', 'cashbox-pages', 'cashbox-ways', 'cashbox-withdrawals', 'consent'],
  ...[
    'content',
    'games-history',
    'guards',
    'hashes',
    'history',
    'iframe',
    'jackpots',
    'limits',
    'locales',
    'maintenance',
  ],
  ...[
    'modals',
    'notices',
    'other-houses',
    'password',
    'profile',
    'restricted',
    'search',
    'security',
    'social',
    'support',
  ],
].map((name) => `${name}.e2e.ts`);
const launchOptions = { executablePath: findChromium() };
const withoutPictures = { ...launchOptions, args: ['--blink-settings=imagesEnabled=false'] };
// As people's browsers call themselves: one that says it has no window is taken for a machine, and asked nothing.
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

const baseURL = process.env.E2E_URL ?? `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Journeys in a real browser against the real server, on a database of their own. `E2E_URL` uses a running one. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.e2e.ts',
  outputDir: join(root, 'test-results'),
  // Two cores are shared with the server, its database and the browser.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-US',
    // What a journey answers in the network's place must not be answered by the worker; it has journeys of its own.
    serviceWorkers: 'block',
    // Recording every step costs a quarter of the time: `--trace=retain-on-failure` where a failure is to be understood.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: wordsOnly },
    { name: 'phone', use: phone, testIgnore: wordsOnly, grep: /@phone/ },
    { name: 'desktop-words', use: { ...desktop, launchOptions: withoutPictures }, testMatch: wordsOnly },
    { name: 'phone-words', use: { ...phone, launchOptions: withoutPictures }, testMatch: wordsOnly, grep: /@phone/ },
  ],
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: `${process.execPath} server/src/main.ts`,
        cwd: root,
        url: `${baseURL}/readyz`,
        timeout: 120_000,
        reuseExistingServer: false,
        stdout: 'ignore',
        stderr: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        env: {
          ...(process.env as Record<string, string>),
          PORT: process.env.E2E_PORT,
          HOST: '127.0.0.1',
          DATA_DIR: process.env.E2E_DATA_DIR,
          HALLEY_MODE: 'demo',
          LOG_LEVEL: 'error',
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
          FRAME_ANCESTORS: `http://localhost:${process.env.E2E_PARTNER_PORT}`,
          // Nobody's scripts until a journey lists one.
          SCRIPT_HOSTS: 'https://tags.example',
          AUTH_PROVIDERS: JSON.stringify([testHouse]),
        },
      },
});
