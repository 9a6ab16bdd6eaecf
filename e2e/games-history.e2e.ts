import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dice, expect, gameFrame, open, register, still, test } from './halley.ts';

const history = '/profile/games-history';

async function play(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const answer = await page.request.post('/api/studio/dice/rounds', {
      headers: { 'idempotency-key': randomUUID() },
      data: { mode: 'real', stake_cents: 100, choice: { side: 'over', target: 5049 } },
    });
    expect(answer.status()).toBe(200);
  }
}

async function axe(page: Page): Promise<string[]> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('a guest is asked in first, and comes back to the very page [ROUTE-24]', async ({ page }) => {
  await open(page, `${history}?from=2026-03-01`);
  await expect(page).toHaveURL(`/registration?redirect=${encodeURIComponent(`${history}?from=2026-03-01`)}`);
  const answer = await page.request.get(history, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  await register(page, `/registration?redirect=${encodeURIComponent(history)}`);
  await expect(page).toHaveURL(history);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games history');
  await expect(page.getByText('No rounds yet')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('a player finds the rounds, opens one, watches it again and takes all home as a file', async ({ page }) => {
  await register(page);
  await play(page, 27);
  await open(page, history);
  const table = page.getByRole('table', { name: 'Rounds' });
  await expect(table.getByRole('row')).toHaveCount(26);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(table.getByRole('row')).toHaveCount(28);
  await expect(page.getByText('That was all.')).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText(/Orbit Dice.*€1\.00.*(\+€0\.98|−€1\.00).*Finished/);
  expect(await axe(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('halley-games-history.csv');
  const lines = (await (await file.createReadStream()).toArray()).join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(28);

  await table
    .getByRole('button', { name: /Details of the round of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'A round of Orbit Dice' });
  await expect(dialog.getByText('over 50.49')).toBeVisible();
  await expect(dialog.getByText('Sealed until you open it in the game')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'How to check a round' })).toHaveAttribute('href', '/fairness');
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page).toHaveURL(new RegExp(`${dice}\\?mode=real&replay=`));
  await expect(gameFrame(page).getByText('A past round, played back')).toBeVisible();
});

test('days and game narrow it, and stand in the address @phone', async ({ page }) => {
  await register(page);
  await play(page, 2);
  await open(page, history);
  const list = page.getByRole('list', { name: 'Rounds' }).or(page.getByRole('table', { name: 'Rounds' }));
  await expect(list).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('From').fill(today);
  await page.getByLabel('Game').selectOption('Orbit Dice');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await expect(list).toBeVisible();
  await page.getByLabel('From').fill('');
  await page.getByLabel('To').fill('2026-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No rounds found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(list).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
});

test('the time is the visitor’s own', async ({ browser }) => {
  const shown: string[] = [];
  for (const timezoneId of ['Pacific/Auckland', 'America/Vancouver']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await register(page);
    await play(page, 1);
    await open(page, history);
    const time = page.getByRole('table', { name: 'Rounds' }).locator('time');
    await expect(time).not.toContainText('UTC');
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', hour12: false, timeZone: timezoneId }).format(at);
    shown.push(hour);
    await expect(time).toContainText(new RegExp(`\\b${hour}:`));
    await context.close();
  }
  expect(shown[0]).not.toBe(shown[1]);
});
