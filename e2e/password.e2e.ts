import { expect, open, password, test } from './halley.ts';
import { mailedLink } from './mailbox.ts';
import { joinAs } from './players.ts';

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
