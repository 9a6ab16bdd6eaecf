import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import { expect, expectAccessible, expectToFit, idle, listening, open, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';
import { joinAs } from './players.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

/**
 * A jackpot that falls soon, opened as an operator opens one. Only stakes in one currency feed it: nobody else on this
 * house plays in it, so nobody else's journey is met by a win.
 */
async function openJackpot(testInfo: TestInfo, currency: string) {
  const identifier = `tiny-${randomUUID().slice(0, 8)}`;
  const file = testInfo.outputPath('jackpot.json');
  const level = { contribution_ppm: 20_000, seed_amount_cents: 1_000, ceiling_amount_cents: 1_600 };
  const levels = [
    { ...level, identifier: 'ember', name: 'Ember' },
    { ...level, identifier: 'halo', name: 'Halo', ceiling_amount_cents: 100_000_00, contribution_ppm: 1 },
  ];
  const jackpot = { identifier, name: `Tiny ${identifier.slice(5)}`, currency, allowed_currencies: [currency], levels };
  await writeFile(file, JSON.stringify(jackpot));
  await operate('open', file);
  opened.push(identifier);
  return jackpot;
}

const operate = (...words: string[]) =>
  run(process.execPath, ['scripts/jackpots.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: houseDatabaseUrl() },
  });

/** What a journey opened must not drop into the next one that plays in its currency. */
const opened: string[] = [];
test.afterEach(async () => {
  for (const identifier of opened.splice(0)) await operate('pause', identifier, 'its journey is over');
});

const stake = (page: Page) =>
  page.request.post('/api/studio/dice/rounds', {
    headers: { 'idempotency-key': randomUUID() },
    data: { mode: 'real', stake_cents: 5_000, choice: { side: 'over', target: 5049 } },
  });

/** One stake after the other, each looked at to its end, so that none follows the one that wins. */
async function stakeUntilWon(page: Page, name: string): Promise<void> {
  for (let stakes = 0; stakes < 7; stakes += 1) {
    expect((await stake(page)).status()).toBe(200);
    await idle(page);
    const wins = (await (await page.request.get('/api/jackpot_wins')).json()) as { jackpot_name: string }[];
    if (wins.some((win) => win.jackpot_name === name)) return;
  }
  throw new Error('a level that falls at the sixth stake has not fallen');
}

/** How many wins each question of a page was answered with, also one the page did not wait for. */
async function listenForAwards(page: Page) {
  const answers: number[] = [];
  await page.route('**/api/player/jackpot_awards', async (route) => {
    const response = await route.fetch();
    answers.push(((await response.json()) as unknown[]).length);
    await route.fulfill({ response });
  });
  return { answers, total: () => answers.reduce((sum, count) => sum + count, 0) };
}

/** What stands beside the name of a level. */
const levelOf = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('a jackpot is won: the winner’s popup and balance, another browser’s amounts and winners, all at once [LIVE-12] [LIVE-11] [ROUTE-78] @operator', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  test.slow();
  const jackpot = await openJackpot(testInfo, 'NOK');
  const other = await (await browser.newContext({ baseURL })).newPage();
  await joinAs(page, { currency: 'NOK', country: 'NO', nickname: 'Wanderer' });
  await open(page, '/fairness');
  await open(other, `/${jackpot.identifier}`);
  await expect(other.getByRole('heading', { level: 1, name: jackpot.name })).toBeVisible();
  const ember = levelOf(other, 'Ember').first();
  await expect(ember).toContainText('10.00');
  await expect(other.getByText('Nobody yet')).toBeVisible();

  // Every stake brings one krone; the level falls at the sixth at the latest.
  let loads = 0;
  other.on('load', () => loads++);
  await Promise.all([listening(page), listening(other)]);
  await stakeUntilWon(page, jackpot.name);
  const popup = page.getByRole('dialog', { name: 'Ember is yours' });
  await expect(popup).toBeVisible();

  await expect(popup).toContainText(jackpot.name);
  await expect(popup).toContainText('There is nothing to wager.');
  await expect(popup.getByRole('link', { name: 'Take a break' })).toHaveAttribute('href', '/profile/limits');
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(popup).toBeHidden();
  const accounts = (await (await page.request.get('/api/player/accounts')).json()) as {
    currency: string;
    amount_cents: number;
  }[];
  const cents = accounts.find((account) => account.currency === 'NOK')?.amount_cents ?? 0;
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'NOK' }).format(cents / 100);
  await expect(page.getByTestId('balance')).toHaveText(shown);

  const winners = other.getByRole('table', { name: 'Winners' });
  await expect(winners.getByRole('row').nth(1)).toContainText('Wander***');
  await expect(other.getByRole('main')).not.toContainText('Wanderer');
  expect(loads).toBe(0);

  // Anyone may draw the drop again.
  const drops = other.getByRole('table', { name: 'Past drops' });
  await drops.getByRole('button', { name: /Check Ember #1/ }).click();
  await expect(drops.getByRole('row').filter({ hasText: 'Ember #1' })).toContainText('As sealed');
  await other.context().close();
});

test('a jackpot won while no page was open is told at the next visit, by one of two pages, and never again [LIVE-12] @operator', async ({
  page,
  context,
}, testInfo) => {
  test.slow();
  const jackpot = await openJackpot(testInfo, 'NZD');
  await joinAs(page, { currency: 'NZD', country: 'NZ' });
  await stakeUntilWon(page, jackpot.name);

  const other = await context.newPage();
  const here = await listenForAwards(page);
  const there = await listenForAwards(other);
  await Promise.all([page.goto('/fairness'), other.goto('/fairness')]);
  await expect.poll(() => Math.min(here.answers.length, there.answers.length)).toBeGreaterThan(0);
  const [shown, quiet] = here.total() > 0 ? [page, other] : [other, page];
  expect(Math.max(here.total(), there.total())).toBeGreaterThan(0);
  expect(Math.min(here.total(), there.total())).toBe(0);
  await expect(shown.getByRole('dialog', { name: 'Ember is yours' })).toContainText(jackpot.name);
  await expect(quiet.getByRole('dialog')).toHaveCount(0);

  const heard = shown === page ? here : there;
  heard.answers.length = 0;
  await shown.reload();
  await expect.poll(() => heard.answers.length).toBeGreaterThan(0);
  expect(heard.total()).toBe(0);
  await expect(shown.getByRole('dialog')).toHaveCount(0);
});

test('overview and own page, for guests: amounts, winners, how it works, what is sealed; axe finds nothing @phone [JACK-03] [JACK-05] [JACK-06]', async ({
  page,
}) => {
  await open(page, '/jackpots');
  await expect(page.getByRole('heading', { level: 1, name: 'Jackpots' })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Mystic Jackpots' });
  const jackpots = (await (await page.request.get('/api/jackpots')).json()) as {
    identifier: string;
    levels: { amount_cents: number; name: string }[];
  }[];
  const mystic = jackpots.find((jackpot) => jackpot.identifier === 'mystic-jackpots');
  const pool = mystic?.levels.reduce((sum, level) => sum + level.amount_cents, 0) ?? 0;
  // Others play on this house: amounts may have grown by cents since.
  expect(pool).toBeGreaterThanOrEqual(562_000);
  await expect(panel).toContainText(/€5,6\d\d\.\d\d/);
  for (const level of ['Ember', 'Trail', 'Halo', 'Perihelion']) await expect(panel).toContainText(level);
  await expect(page.getByRole('link', { name: 'Take a break' })).toBeVisible();
  await page.getByText('What is sealed now').click();
  await expect(page.getByText('Seal of the next cycle').first()).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);

  await page.getByRole('link', { name: 'More about Mystic Jackpots' }).click();
  await expect(page).toHaveURL('/mystic-jackpots');
  await expect(page.getByRole('heading', { level: 1, name: 'Mystic Jackpots' })).toBeVisible();
  await expectAccessible(page);
});

test('reserved words and other addresses win over jackpots; an unknown one is a real 404 [ROUTE-78]', async ({
  page,
  expected,
}) => {
  expected.push(/404/);
  expect((await page.goto('/fairness'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Mystic Jackpots' })).toHaveCount(0);
  for (const path of ['/no-such-jackpot', '/UPPER', '/de/no-such-jackpot']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
  expect((await page.goto('/mystic-jackpots'))?.status()).toBe(200);
  expect((await page.goto('/de/mystic-jackpots'))?.status()).toBe(200);
});
