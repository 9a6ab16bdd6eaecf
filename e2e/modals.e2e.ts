import { dice, expect, gameFrame, lobbyIn, newEmail, open, password, test } from './halley.ts';
import { joinAs } from './players.ts';

test('back closes a modal, the page beneath stays and the focus returns', async ({ page }) => {
  await open(page, '/fairness');
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await link.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.locator('h1', { hasText: 'You do not have to trust us' })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/fairness');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
});

test('Escape closes it and keeps the keyboard inside while it is open', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

const deepLinks = {
  '/login': 'Log in',
  '/sign-in': 'Log in',
  '/registration': 'Create account',
  '/sign-up': 'Create account',
  '/remind': /password/i,
  '/new-password?reset_password_token=a': /password/i,
  '/email-verify': /mail/i,
};

test('[ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-08] [ROUTE-09] [MODAL-01] [MODAL-02] [MODAL-03] [MODAL-04] [MODAL-05] [MODAL-06] a deep link to each modal shows main beneath @phone-deep', async ({
  page,
}) => {
  test.slow();
  for (const [path, title] of Object.entries(deepLinks)) {
    await open(page, path);
    await expect(page.getByRole('dialog', { name: title }), path).toBeVisible();
    await expect(lobbyIn(page), path).toBeAttached();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a modal over a game leaves the game where it was; a reload shows what the address names', async ({ page }) => {
  await open(page, `${dice}?mode=demo`);
  await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('#game-frame')).toBeAttached();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(lobbyIn(page)).toBeAttached();
});

test('from log-in to registration and out again is one step back', async ({ page }) => {
  await open(page, '/fairness');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/registration');
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/fairness');
});

test('wrong words are refused beside the form, and what was typed stays', async ({ page, expected }) => {
  expected.push(/422/);
  await open(page, '/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByText('E-mail is required.')).toBeVisible();
  await dialog.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-words');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The e-mail or the password is not right.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('wrong-words');
});

test('log out, log in again, and the page beneath stays', async ({ page }) => {
  const email = await joinAs(page);
  await open(page, '/');
  await page.getByTestId('balance').click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  await open(page, '/fairness');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('balance')).toHaveText('€1,000.00');
  await expect(page).toHaveURL('/fairness');
});
