import type { Page } from '@playwright/test';
import { addVirtualAuthenticator, codeOf } from './authenticator.ts';
import {
  expect,
  expectAccessible,
  fillRegistration,
  newEmail,
  open,
  password,
  register,
  settled,
  test,
} from './halley.ts';
import { mailedLink } from './mailbox.ts';
import { joinAs } from './players.ts';

async function logOut(page: Page) {
  await page.getByTestId('balance').click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

async function enterPassword(page: Page, email: string) {
  await open(page, '/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('register, confirm by the mailed link, turn the second factor on, come back with a code and with a recovery code', async ({
  page,
  request,
  expected,
}) => {
  test.slow();
  // The second factor is asked for with 422, and so is the password once more with 403.
  expected.push(/status of (422|403)/);
  const email = await register(page);

  await page.goto(await mailedLink(request, email, 'confirmation_token'));
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
  await expect(page).toHaveURL('/');

  await open(page, '/profile');
  await expect(page.getByRole('main')).toContainText('Confirmed');

  await open(page, '/profile/security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const secret = (await page.getByTestId('otp-secret').textContent()) ?? '';
  // The sixth digit sends the form.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  const again = page.getByRole('dialog').getByLabel('Password', { exact: true });
  const codes = page.getByRole('heading', { name: 'Your recovery codes' });
  await expect(again.or(codes)).toBeVisible();
  if (await again.isVisible()) {
    await again.fill(password);
    await page.keyboard.press('Enter');
  }
  await expect(codes).toBeVisible();
  const recovery = (await page.locator('[data-print]').getByRole('listitem').first().textContent()) ?? '';
  await page.getByLabel('I have put them in a safe place.').check();
  await page.getByRole('button', { name: 'Done' }).click();

  await logOut(page);
  await enterPassword(page, email);
  const code = page.getByLabel('Code of your authenticator');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  // The code that turned it on is spent: an app shows the next one half a minute later, and the server takes it early.
  await code.pressSequentially(codeOf(secret, Date.now() + 30_000));
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(page.getByText(/Your last log-in:/)).toBeVisible();

  await logOut(page);
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.trim());
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('the whole way in with the keyboard alone, every step accessible', async ({ page }) => {
  const email = newEmail();
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Create account' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Country')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('EUR');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('I am 18 or older.')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('I have read and accept')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set a deposit limit now?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Set limits' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('balance')).toHaveText('€1,000.00');
});

test('the puzzle of the captcha is really solved, in a worker', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/users'));
  await open(page, '/registration');
  await fillRegistration(page, newEmail());
  const { user } = (await sent).postDataJSON() as { user: { captcha: string; dfpc: string } };
  const { challenge, solution } = JSON.parse(Buffer.from(user.captcha, 'base64').toString('utf8'));
  expect(challenge.parameters.data).toEqual({ action: 'REGISTRATION' });
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
  expect(user.dfpc).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('what was typed survives closing the form, except the password', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill('ada@halley.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ada@halley.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test.describe('passkeys', () => {
  // A passkey belongs to a name: a number is none.
  test.use({ name: 'localhost' });

  test('a passkey is made, and opens the account without a password', async ({ page, expected }) => {
    test.slow();
    expected.push(/status of 403/);
    await addVirtualAuthenticator(page);
    await joinAs(page);
    await open(page, '/profile/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey is added').first()).toBeVisible();
    await logOut(page);
    await open(page, '/login');
    // Where the browser offers it inside the field, the reader answers at once and nobody need press anything.
    const asks = page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' });
    const isIn = page.getByTestId('balance');
    await expect(asks.or(isIn).first()).toBeVisible();
    if (!(await isIn.isVisible())) await asks.click({ timeout: 5000 }).catch(() => {});
    await expect(isIn).toBeVisible();
  });
});
