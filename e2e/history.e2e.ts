import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { joinAs } from './players.ts';

// Pages, kinds, sums and closings are in `site/src/wallet/history/history.journey.test.tsx`.
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

test('[PP-16] [PP-17] everything that moved fits a phone, and is kept as a file; axe finds nothing @phone-only', async ({
  page,
}) => {
  await playerWith(page, 3);
  await open(page, history);
  const lines = page.getByRole('list', { name: 'Movements' }).getByRole('listitem');
  await expect(lines.first()).toContainText(/(Stake|Win) · Orbit Dice/);
  await expectToFit(page);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const text = (await (await (await download).createReadStream()).toArray()).join('');
  expect(text.match(/,stake,Orbit Dice,EUR,-1\.00,/g)).toHaveLength(3);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Gifts and bonuses' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(lines).toHaveCount(1);
});

test('a statement of the month prints alone @phone-deep', async ({ page }) => {
  await playerWith(page, 3);
  await open(page, history);
  await page.getByRole('link', { name: 'Statements by month' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statements');
  await expectAccessible(page);
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date());
  await page.getByRole('link', { name: month }).click();
  const sheet = page.locator('[data-print]');
  await expect(sheet).toContainText(`Statement, ${month}`);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sheet).toBeVisible();
});
