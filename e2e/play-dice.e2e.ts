import { dice, expect, fillRegistration, gameFrame, listening, newEmail, open, test } from './halley.ts';
import { joinAs } from './players.ts';

test('a newcomer registers, plays for money, sees the balance move, replays and checks the round', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).click();
  await fillRegistration(page, newEmail());
  const balance = page.getByTestId('balance');
  await expect(balance).toHaveText('€1,000.00');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Orbit Dice' }).click();
  await expect(page).toHaveURL(dice);
  const game = gameFrame(page);
  // 1.00 on over 50.49 pays 1.98 or nothing: whatever falls, the balance is another one.
  await expect(game.getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  let loads = 0;
  page.on('load', () => loads++);
  await game.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(balance).toHaveText(/^€(1,000\.98|999\.00)$/);
  expect(loads).toBe(0);

  const row = page.getByRole('table', { name: 'Your last rounds' }).getByRole('row').nth(1);
  await expect(row).toContainText('50.49');
  await row.getByRole('link', { name: /Replay/ }).click();
  await expect(page).toHaveURL(/replay=/);
  await expect(gameFrame(page).getByText('A past round, played back')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the game' }).click();

  // Opening the seed reveals what was sealed, and the browser recomputes the round.
  await gameFrame(page).getByRole('button', { name: 'Open seed and start a new one' }).click();
  await page
    .getByRole('table', { name: 'Your last rounds' })
    .getByRole('link', { name: /Replay/ })
    .first()
    .click();
  await expect(gameFrame(page).getByText('A past round, played back')).toBeVisible();
  await expect(
    gameFrame(page)
      .getByText(/checked|holds|recomputed/i)
      .first(),
  ).toBeVisible();
});

test('a round played elsewhere reaches the open page: the balance moves by the live event alone [LIVE-02]', async ({
  page,
}) => {
  await joinAs(page);
  await open(page, '/');
  const balance = page.getByTestId('balance');
  await expect(balance).toHaveText('€1,000.00');
  await listening(page);
  const answer = await page.request.post('/api/studio/dice/rounds', {
    data: { mode: 'real', stake_cents: 100, choice: { side: 'over', target: 5049 } },
  });
  const { balance_cents: cents } = await answer.json();
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(cents / 100);
  await expect(balance).toHaveText(shown);
});

test('a guest who wants to play for money registers and comes back to the game', async ({ page }) => {
  await open(page, `${dice}?mode=real`);
  await expect(page).toHaveURL(`/registration?redirect=${encodeURIComponent(`${dice}?mode=real`)}`);
  await fillRegistration(page, newEmail());
  await expect(page).toHaveURL(`${dice}?mode=real`);
  await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await expect(page.getByTestId('balance')).toHaveText('€1,000.00');
});

test('a guest without an account plays the demo, with the keyboard alone', async ({ page }) => {
  await open(page, `${dice}?mode=demo`);
  const game = gameFrame(page);
  await expect(game.getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await game
      .locator(':focus')
      .textContent({ timeout: 200 })
      .catch(() => '');
    if (focused?.trim() === 'Roll') break;
  }
  await page.keyboard.press('Enter');
  const rounds = page.getByRole('table', { name: 'Your last rounds' });
  await expect(rounds.getByRole('row')).toHaveCount(2);
  await expect(rounds).toContainText('FUN');
});

test('the rules stand on a page of their own, without an account and without script [PP-07]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'de-DE' });
  const page = await context.newPage();
  const response = await page.goto(`${dice}/rules`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regeln von Orbit Dice');
  await expect(page.getByRole('table')).toContainText('98,01');
  await context.close();
});
