import { balanceOf, confirmEmail, fillCard, joinWhole, startPayment } from './cashier.ts';
import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { agreeToCashout } from './staff-desk.ts';

// Ways of paying, endings, wallets and refusals are in `site/src/cashbox/*.journey.test.tsx`; here is what a browser knows:
// the way through another page and back, the layout of each step, and pages that change by themselves.
// The house calls itself by its public address, and a provider sends its customers back there.
test.use({ name: 'localhost' });

test('[CASH-02] [PP-06] a card with 3-D Secure, from the method to the balance; every step is clean @phone', async ({
  page,
}) => {
  const expectClean = async (step: string) => {
    await expectToFit(page, step);
    await expectAccessible(page, step);
  };
  await joinWhole(page);
  await open(page, '/deposit');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€1,000.00');
  await expect(dialog.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await expectClean('method');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const amount = dialog.getByLabel('Amount to pay in');
  await expect(amount).toHaveValue('50');
  await amount.fill('1,234.50');
  await expectClean('amount');
  const none = dialog.getByRole('radio', { name: /^No bonus/ });
  if (await none.isVisible()) await none.check();
  await dialog.getByRole('button', { name: 'Continue with €1,234.50' }).click();
  await expect(page.getByRole('dialog', { name: 'Check and pay' })).toContainText('€2,234.50');
  await expectClean('confirm');
  await dialog.getByRole('button', { name: 'Pay €1,234.50' }).click();
  await fillCard(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page).toHaveURL(/\/deposit\?payment=\d+$/);
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€2,234.50');
  await expectClean('result');
  await dialog.getByRole('button', { name: 'Back to the games' }).click();
  await expect(page.getByTestId('balance')).toHaveText('€2,234.50');
});

test('[CASH-03] [LIVE-02] [LIVE-03] a withdrawal to its end: staff agree, the provider pays, and the page changes by itself @phone-deep', async ({
  page,
  browser,
  baseURL,
}) => {
  await confirmEmail(page, await joinWhole(page));
  await open(page, '/withdraw');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Bank transfer/ }).check();
  await dialog.getByLabel('Amount to withdraw').fill('200');
  await dialog.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await expectAccessible(page, 'withdraw');
  await dialog.getByRole('button', { name: 'Withdraw €200.00' }).click();
  await expect(page).toHaveURL(/\/withdraw\?payment=\d+$/);
  await expect(dialog.getByText('Your withdrawal is being checked')).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('payment'));

  // Nobody touches the player's page from here on: it changes by itself.
  await agreeToCashout(browser, id, baseURL ?? '');
  await expect(dialog.getByText('Your money has been sent')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take it back' })).toBeHidden();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€800.00');
  await expectAccessible(page, 'sent');
  expect(await balanceOf(page, 'EUR')).toBe(80_000);
});

test('the overview and what is missing before a withdrawal fit a phone; axe finds nothing @phone-only', async ({
  page,
}) => {
  await joinWhole(page);
  await startPayment(page, { payment_method: 'visa' });
  await open(page, '/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Cashier' });
  await expect(dialog.getByRole('region', { name: 'All payments' }).getByText('Deposit · Visa')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, 'overview');
  await dialog.getByRole('link', { name: 'Withdraw' }).first().click();
  await expect(page.getByRole('dialog').getByText('Your e-mail address is not confirmed')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, 'missing');
});
