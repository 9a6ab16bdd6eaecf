import { balanceOf, confirmEmail, joinWhole, selectWallet, startPayment } from './cashier.ts';
import { expect, expectAccessible, lobbyIn, open, test } from './halley.ts';
import { joinAs, playerOf } from './players.ts';

// The house calls itself by its public address, and a provider sends its customers back there.
test.use({ name: 'localhost' });

const iban = 'DE89 3704 0044 0532 0130 00';

test('[CASH-03] [PP-19] a withdrawal: what is missing is told first, then it is asked for and taken back @phone-deep', async ({
  page,
}) => {
  const email = await joinWhole(page);
  await open(page, '/withdraw');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your e-mail address is not confirmed')).toBeVisible();
  await expect(dialog.getByLabel('Amount to withdraw')).toBeHidden();
  await expectAccessible(page, 'missing');
  await confirmEmail(page, email);
  await open(page, '/withdraw');
  await expect(dialog.getByText('Free to withdraw')).toBeVisible();
  await dialog.getByRole('radio', { name: /Bank transfer/ }).check();
  await dialog.getByLabel('Amount to withdraw').fill('200');
  await dialog.getByLabel('IBAN').fill('DE89');
  await dialog.getByRole('button', { name: 'Withdraw €200.00' }).click();
  await expect(dialog.getByText('This does not look right.')).toBeVisible();
  await dialog.getByLabel('IBAN').fill(iban);
  await expectAccessible(page, 'withdraw');
  await dialog.getByRole('button', { name: 'Withdraw €200.00' }).click();
  await expect(page).toHaveURL(/\/withdraw\?payment=\d+$/);
  await expect(dialog.getByText(/Your withdrawal is (requested|being checked)/)).toBeVisible();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€800.00');
  await expectAccessible(page, 'requested');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByRole('button', { name: 'Take €200.00 back' }).click();
  await expect(dialog.getByText('The withdrawal was taken back')).toBeVisible();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€1,000.00');
  expect(await balanceOf(page, 'EUR')).toBe(100_000);
});

test('[CASH-01] [API-06] the overview: wallets, withdrawals on their way, history with filters @phone', async ({
  page,
}) => {
  const email = await joinWhole(page);
  await confirmEmail(page, email);
  await startPayment(page, {
    payment_method: 'bank_transfer',
    payment_action: 'cashout',
    amount: '30.00',
    fields: { iban },
  });
  await startPayment(page, { payment_method: 'visa' });
  await selectWallet(page, 'JPY');
  await selectWallet(page, 'EUR');
  await open(page, '/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Cashier' });
  const history = dialog.getByRole('region', { name: 'All payments' });
  await expect(history.getByText('Deposit · Visa')).toBeVisible();
  await expectAccessible(page, 'overview');
  await history.getByText('Filter', { exact: true }).click();
  await history.getByLabel('Direction').selectOption('cashout');
  await expect(history.getByText('Deposit · Visa')).toBeHidden();
  await expect(history.getByText('Withdrawal · Bank transfer')).toBeVisible();
  const waiting = dialog.getByRole('region', { name: 'Withdrawals on their way' });
  await waiting.getByRole('button', { name: 'Take it back' }).click();
  await waiting.getByRole('button', { name: 'Take €30.00 back' }).click();
  await expect(waiting).toBeHidden();
  await dialog.getByRole('button', { name: 'Use the JPY wallet' }).click();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('¥0');
  await dialog.getByLabel('Another wallet').selectOption('LTC');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('mLTC');
});

test('[CASH-10] who has not told enough is asked first; then the cashier opens @phone-deep', async ({ page }) => {
  await joinAs(page);
  await open(page, '/deposit');
  const details = page.getByRole('dialog', { name: 'Your details' });
  await expect(details).toContainText('€1,000.00');
  await expect(lobbyIn(page)).toBeAttached();
  await details.getByLabel('First name').fill('Caroline');
  await details.getByLabel('Last name').fill('Komet');
  await expectAccessible(page, 'details');
  const save = details.getByRole('button', { name: 'Save and go on' });
  await save.click();
  // What is missing is said at its field; nothing was sent.
  await expect(details.getByLabel('Day of birth')).toBeFocused();
  expect(await playerOf(page)).toMatchObject({ first_name: null, last_name: null });
  await details.getByLabel('Day of birth').fill('9');
  await details.getByLabel('Month of birth').fill('2');
  await details.getByLabel('Year of birth').fill('1986');
  await details.getByLabel('City').fill('Berlin');
  await details.getByLabel('Street and number').fill('Sternwartenweg 76');
  await details.getByLabel('Postal code').fill('12439');
  await details.getByLabel('Mobile phone').fill('1511 2345678');
  await save.click();
  const cashier = page.getByRole('dialog', { name: 'Deposit' });
  await expect(cashier.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/deposit');
  expect(await playerOf(page)).toMatchObject({ first_name: 'Caroline', postal_code: '12439' });
});

test('[CASH-22] without the payments library the cashier says so and can be asked again', async ({
  page,
  expected,
}) => {
  expected.push(/payments-api\.js/, /net::ERR_FAILED/);
  await joinWhole(page);
  await page.route('**/payments-api.js', (route) => route.abort());
  await open(page, '/deposit');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('alert')).toContainText('There is no answer.');
  await expectAccessible(page, 'no library');
  await page.unroute('**/payments-api.js');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('radio', { name: /Visa/ })).toBeVisible();
});

test('[CASH-24] what payments cost and take is told to everyone, in every language @phone-deep', async ({ page }) => {
  await open(page, '/payments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paying in and out');
  await expect(page.getByRole('main')).toContainText('0.0001');
  await expectAccessible(page);
  await open(page, '/de/payments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein- und auszahlen');
});
