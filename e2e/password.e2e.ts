import { expect, newEmail, open, password, test } from './halley.ts';
import { mailedLink } from './mailbox.ts';
import { joinAs } from './players.ts';

const newPassword = 'Vermilion-Otter-84';

test('a forgotten password: remind, the mailed link, a new one, log-in; the link works once', async ({
  page,
  request,
  context,
  expected,
}) => {
  test.slow();
  // Cookies are taken from under an open page: what it asks for meanwhile is refused.
  expected.push(/status of (401|422)/);
  const email = await joinAs(page);
  await context.clearCookies();

  await open(page, '/login');
  await page.getByRole('dialog').getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page).toHaveURL('/remind');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText(`If there is an account with ${email}`)).toBeVisible();

  const link = await mailedLink(request, email, 'reset_password_token');
  await open(page, link);
  await page.getByLabel('New password', { exact: true }).and(page.locator('input')).fill(newPassword);
  await expect(page.getByText('Strong.')).toBeVisible();
  await page.getByLabel('Repeat it').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The e-mail or the password is not right.');
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByTestId('balance')).toBeVisible();

  await context.clearCookies();
  await open(page, link);
  await page.getByLabel('New password', { exact: true }).and(page.locator('input')).fill(newPassword);
  await page.getByLabel('Repeat it').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});

test('an address without an account gets the same answer', async ({ page }) => {
  const email = newEmail();
  await open(page, '/remind');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText(`If there is an account with ${email}`)).toBeVisible();
});

test('three wrong tries lock the account, and the mailed link opens it', async ({
  page,
  request,
  context,
  expected,
}) => {
  test.slow();
  expected.push(/status of 422/);
  const email = await joinAs(page);
  await context.clearCookies();
  await open(page, '/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3']) {
    await dialog.getByLabel('Password', { exact: true }).fill(wrong);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/users/sign_in'));
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await answer;
    await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
  }
  if (await dialog.getByLabel('Password', { exact: true }).isVisible()) {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  }
  await expect(dialog.getByRole('heading', { name: 'This account is locked' })).toBeVisible();

  await open(page, await mailedLink(request, email, 'unlock_token'));
  await expect(page.getByText('Your account is open again')).toBeVisible();
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
});
