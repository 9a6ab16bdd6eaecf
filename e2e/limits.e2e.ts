import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  dice,
  expect,
  expectAccessible,
  fillRegistration,
  guarded,
  newEmail,
  open,
  openGameMenu,
  test,
} from './halley.ts';
import { joinAs, logInAs } from './players.ts';

const headers = { 'x-requested-with': 'XMLHttpRequest' };
const limitsPage = '/profile/limits';
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function setLimit(page: Page, data: object): Promise<void> {
  const answer = await page.request.post('/api/user_limits', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function stake(page: Page, cents: number) {
  return page.request.post('/api/studio/dice/rounds', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { mode: 'real', currency: 'EUR', stake_cents: cents, choice: { side: 'over', target: 9500 } },
  });
}

/** Stakes whatever the limit still allows until nothing is left: a win makes room that is staked again. */
async function loseAll(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [{ accounts }] = await (await page.request.get('/api/user_limits')).json();
      const left = accounts[0].amount_cents + accounts[0].current_value_amount_cents;
      if (left > 0) await stake(page, Math.min(left, 5_000));
      return left;
    })
    .toBe(0);
}

test('[ROUTE-22] [LIMIT-07] [PP-23] a deposit limit is typed, holds at once, and stops deposits in plain words @phone-deep', async ({
  page,
}) => {
  test.slow();
  await joinAs(page);
  await open(page, limitsPage);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set limit: Deposits' }).click();
  const deposits = card(page, 'Deposits');
  await deposits.getByRole('radio', { name: 'Day' }).check({ force: true });
  await deposits.getByRole('textbox', { name: 'Amount per day' }).fill('0');
  await expect(deposits.getByText('Holds at once.')).toBeVisible();
  await deposits.getByRole('button', { name: 'Set limit' }).click();
  await expect(deposits.getByText(/^Reached\. Deposits open again/)).toBeVisible();
  await open(page, '/deposit');
  await expect(page.getByRole('dialog')).toContainText(/Your deposit limit \(Day\) is used up\. Deposits open again/);
  await expectAccessible(page);
});

test('[TOAST-07] [GUARD-08] a loss limit is played to: the game closes, the word stays, the page says when @phone-deep', async ({
  page,
  expected,
}) => {
  test.slow();
  // What is staked beyond the limit is refused, and the page says so in its own words.
  expected.push(/status of 403/);
  await joinAs(page);
  await setLimit(page, { type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 500 }] });
  await open(page, `${dice}?mode=real`);
  await guarded(page);
  await expect(page.locator('#game-frame')).toBeVisible();
  await loseAll(page);
  expect((await stake(page, 100)).status()).toBe(403);
  await expect(page).toHaveURL(limitsPage);
  await expect(card(page, 'Losses').getByText(/^Reached\. Play for money opens again/)).toBeVisible();
  const toast = page.getByText('You have reached a limit');
  await expect(toast).toBeVisible();
  // The game's own address leads back here.
  await open(page, `${dice}?mode=real`);
  await expect(page).toHaveURL(limitsPage);
});

test('[PP-27] a pause is one press away on a game: it closes at once, and withdrawing stays possible @phone', async ({
  page,
  expected,
}) => {
  test.slow();
  expected.push(/status of 40[13]/);
  const email = await joinAs(page);
  await open(page, `${dice}?mode=real`);
  await expect(page.locator('#game-frame')).toBeVisible();
  await openGameMenu(page);
  await page.getByRole('link', { name: 'Take a break' }).click();
  const dialog = page.getByRole('dialog', { name: /^Break until tomorrow/ });
  await expect(dialog).toContainText('You can log in any time to withdraw');
  await expectAccessible(page, 'the pause');
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = await dialog.locator('fieldset label').evaluateAll((choices) => {
    const tops = choices.map((choice) => choice.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });
  expect(Math.min(...lines), 'no length stands alone in its line').toBeGreaterThan(1);
  if (viewport) await page.setViewportSize(viewport);
  await dialog.getByRole('button', { name: 'Start the break now' }).click();
  await expect(page.getByRole('dialog', { name: 'Your break has begun' })).toBeVisible();
  await expect(page.locator('#game-frame')).toHaveCount(0);
  await page.getByRole('button', { name: 'To the start page' }).click();
  await expect(page).toHaveURL('/');
  await open(page, `${dice}?mode=real`);
  const told = page.getByRole('dialog', { name: 'You are taking a break' });
  await expect(told).toContainText('until tomorrow');
  await expectAccessible(page, 'the break, told at a game');

  await logInAs(page.context(), email);
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Take a break' });
  await expect(banner).toContainText('You are taking a break until tomorrow');
  await expectAccessible(page);
  await banner.getByRole('link', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await open(page, `${dice}?mode=real`);
  await expect(page).toHaveURL(limitsPage);
});

test('[PP-22] the proposal of a limit at the end of sign-up is declined with one press, and not made again', async ({
  page,
}) => {
  await open(page, '/registration');
  await fillRegistration(page, newEmail());
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/user_limits/offer')).json()).limit_proposal)
    .toBe('answered');
});
