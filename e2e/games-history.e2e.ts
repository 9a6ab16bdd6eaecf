import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dice, expect, expectAccessible, expectToFit, gameFrame, open, test } from './halley.ts';
import { joinAs } from './players.ts';

// Days, games and files are in `site/src/games/history/games-history.journey.test.tsx`.
const history = '/profile/games-history';
// Far from Greenwich.
const timeZone = 'Pacific/Auckland';
test.use({ timezoneId: timeZone });

async function playerWith(page: Page, rounds: number): Promise<void> {
  await joinAs(page);
  for (let round = 0; round < rounds; round++) {
    const answer = await page.request.post('/api/studio/dice/rounds', {
      headers: { 'idempotency-key': randomUUID() },
      data: { mode: 'real', stake_cents: 100, choice: { side: 'over', target: 5049 } },
    });
    expect(answer.status()).toBe(200);
  }
}

test('a round is opened with its proof, at the visitor’s own time, and watched again', async ({ page }) => {
  await playerWith(page, 1);
  await open(page, history);
  const time = page.getByRole('table', { name: 'Rounds' }).locator('time');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', hour12: false, timeZone }).format(at);
  await expect(time).toContainText(new RegExp(`\\b${hour}:`));
  await expect(time).not.toContainText('UTC');
  await page.getByRole('button', { name: /Details of the round of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'A round of Orbit Dice' });
  await expect(dialog.getByText('over 50.49')).toBeVisible();
  await expect(dialog.getByText('Sealed until you open it in the game')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'How to check a round' })).toHaveAttribute('href', '/fairness');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page).toHaveURL(new RegExp(`${dice}\\?mode=real&replay=`));
  await expect(gameFrame(page).getByText('A past round, played back')).toBeVisible();
});

test('rounds fit a phone, and their filter unfolds; axe finds nothing @phone-only', async ({ page }) => {
  await playerWith(page, 2);
  await open(page, history);
  const list = page.getByRole('list', { name: 'Rounds' });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Game', { exact: true }).selectOption('Orbit Dice');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/game=/);
  await expect(list).toBeVisible();
  // It stands there once the form has taken over what the address says.
  await page.getByText('Filter (1)', { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(history);
  await expect(list).toBeVisible();
});
