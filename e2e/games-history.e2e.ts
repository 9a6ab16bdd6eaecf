import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dice, expect, expectAccessible, expectToFit, gameFrame, newEmail, open, password, test } from './halley.ts';

const history = '/profile/games-history';

/** A player who has played some rounds, made without the forms: they have journeys of their own. */
async function playerWith(page: Page, rounds: number): Promise<void> {
  const user = {
    email: newEmail(),
    password,
    currency: 'EUR',
    terms_acceptance: true,
    age_acceptance: true,
    captcha: 'demo',
  };
  const registered = await page.request.post('/api/users', { data: { user } });
  expect(registered.status(), await registered.text()).toBe(201);
  for (let round = 0; round < rounds; round++) {
    const answer = await page.request.post('/api/studio/dice/rounds', {
      headers: { 'idempotency-key': randomUUID() },
      data: { mode: 'real', stake_cents: 100, choice: { side: 'over', target: 5049 } },
    });
    expect(answer.status()).toBe(200);
  }
}

test('a round is opened with its proof, and watched again', async ({ page }) => {
  await playerWith(page, 1);
  await open(page, history);
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

test('days and game narrow it, and stand in the address @phone', async ({ page, isMobile }) => {
  await playerWith(page, 2);
  await open(page, history);
  const list = page.getByRole('list', { name: 'Rounds' }).or(page.getByRole('table', { name: 'Rounds' }));
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  const today = new Date().toISOString().slice(0, 10);
  if (isMobile) await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('Game', { exact: true }).selectOption('Orbit Dice');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await expect(list).toBeVisible();
  // It stands there once the form has taken over what the address says.
  const unfold = async () => {
    if (isMobile) await page.getByText('Filter (2)', { exact: true }).click();
  };
  await unfold();
  await expect(page.getByRole('main').getByRole('link', { name: 'Show all' })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('To', { exact: true }).fill('2026-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No rounds found')).toBeVisible();
  await unfold();
  await page.getByRole('main').getByRole('link', { name: 'Show all' }).click();
  await expect(list).toBeVisible();
});

test.describe('far from Greenwich', () => {
  const timeZone = 'Pacific/Auckland';
  test.use({ timezoneId: timeZone });

  test('the time is the visitor’s own', async ({ page }) => {
    await playerWith(page, 1);
    await open(page, history);
    const time = page.getByRole('table', { name: 'Rounds' }).locator('time');
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', hour12: false, timeZone }).format(at);
    await expect(time).toContainText(new RegExp(`\\b${hour}:`));
    await expect(time).not.toContainText('UTC');
  });
});
