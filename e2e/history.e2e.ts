import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './halley.ts';
import { joinAs } from './players.ts';

const history = '/profile/history';

async function playerWith(page: Page, rounds: number): Promise<void> {
  await joinAs(page);
  for (let round = 0; round < rounds; round += 1) {
    const answer = await page.request.post('/api/studio/dice/rounds', {
      headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
      data: { mode: 'real', currency: 'EUR', stake_cents: 100, choice: { side: 'over', target: 5049 } },
    });
    expect(answer.status()).toBe(200);
  }
}

test('[PP-16] [PP-17] everything that moved, page after page, by kind, and as a table to keep @phone', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await playerWith(page, 42);
  await open(page, history);
  await expect(page.getByTestId('net-deposits')).toHaveText(/€0\.00|–/);
  await expectAccessible(page);
  const lines = isMobile
    ? page.getByRole('list', { name: 'Movements' }).getByRole('listitem')
    : page
        .getByRole('table', { name: 'Movements' })
        .getByRole('row')
        .filter({ has: page.getByRole('cell') });
  await expect(lines).toHaveCount(40);
  await expect(lines.first()).toContainText(/(Stake|Win) · Orbit Dice/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(lines.nth(41)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const text = (await (await (await download).createReadStream()).toArray()).join('');
  expect(text).toMatch(/^id,at_utc,kind,reason,title,currency,amount/);
  expect(text.match(/,stake,Orbit Dice,EUR,-1\.00,/g)).toHaveLength(42);

  if (isMobile) await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Gifts and bonuses' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/kind=bonus/);
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('Play money of the demo');
});

test('a statement of the month: its parts come to its closing, and it prints alone @phone-deep', async ({ page }) => {
  await playerWith(page, 3);
  await open(page, history);
  await page.getByRole('link', { name: 'Statements by month' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statements');
  await expectAccessible(page);
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date());
  await page.getByRole('link', { name: month }).click();
  const sheet = page.locator('[data-print]');
  await expect(sheet).toContainText(`Statement, ${month}`);
  await expect(sheet).toContainText(/Stakes \(3\)−€3\.00/);
  const [account] = await (await page.request.get('/api/player/accounts?compatibility=false')).json();
  const closing = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
    account.amount_cents / 100,
  );
  await expect(sheet).toContainText(`Closing balance${closing}`);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sheet).toBeVisible();
});
