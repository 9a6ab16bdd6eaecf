import { balanceOf, fillCard, joinWhole, selectWallet, startPayment } from './cashier.ts';
import { expect, expectAccessible, guarded, open, test } from './halley.ts';

// The house calls itself by its public address, and a provider sends its customers back there.
test.use({ name: 'localhost' });

test('[CASH-02] [PP-06] a card with 3-D Secure, from the method to the balance; every step is clean @phone', async ({
  page,
}) => {
  await joinWhole(page);
  await open(page, '/deposit');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€1,000.00');
  await expect(dialog.getByRole('radio', { name: /Visa/ })).toBeChecked();
  await expectAccessible(page, 'method');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const amount = dialog.getByLabel('Amount to pay in');
  await expect(amount).toHaveValue('50');
  await amount.fill('1,234.50');
  await expectAccessible(page, 'amount');
  await dialog.getByRole('button', { name: 'Continue with €1,234.50' }).click();
  await expect(page.getByRole('dialog', { name: 'Check and pay' })).toContainText('€2,234.50');
  await expectAccessible(page, 'confirm');
  await dialog.getByRole('button', { name: 'Pay €1,234.50' }).click();
  await fillCard(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page).toHaveURL(/\/deposit\?payment=\d+$/);
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€2,234.50');
  await expectAccessible(page, 'result');
  await dialog.getByRole('button', { name: 'Back to the games' }).click();
  await expect(page.getByTestId('balance')).toHaveText('€2,234.50');
});

/** What the provider does, what the page says, and what the wallet holds afterwards, in cents. */
const endings: [button: string, words: string, cents: number][] = [
  ['Decline', 'The payment was declined', 100_000],
  ['Approve, tell twice', 'It has arrived', 105_000],
  ['Pay another amount', 'The payment was declined', 105_000],
  ['Forged message (wrong signature)', 'The payment is not finished yet', 105_000],
];

test('every ending a provider can think of: said in words, and the wallet is right @phone-deep', async ({ page }) => {
  test.slow();
  await joinWhole(page);
  const dialog = page.getByRole('dialog');
  for (const [button, words, cents] of endings) {
    const { url = '' } = await startPayment(page, { payment_method: 'visa' });
    await page.goto(url);
    await fillCard(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog.getByText(words), button).toBeVisible();
    expect(await balanceOf(page, 'EUR'), button).toBe(cents);
  }
  // Abandoned: it waits, and can be given up.
  const { url = '' } = await startPayment(page, { payment_method: 'visa' });
  await page.goto(url);
  await page.getByRole('button', { name: 'Just go back' }).click();
  await dialog.getByRole('button', { name: 'Give up this payment' }).click();
  await expect(dialog.getByText('The payment was not finished')).toBeVisible();
  await dialog.getByRole('link', { name: 'Try again' }).click();
  await expect(dialog.getByRole('radio', { name: /Visa/ })).toBeVisible();
  expect(await balanceOf(page, 'EUR')).toBe(105_000);
});

test('[LIVE-02] [LIVE-03] told later: the page changes by itself, and so does the head @phone-deep', async ({
  page,
  browser,
}) => {
  await joinWhole(page);
  const { url = '' } = await startPayment(page, { payment_method: 'sofort' });
  await page.goto(url);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Just go back' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The payment is not finished yet')).toBeVisible();
  // The customer finishes it in another window.
  const other = await browser.newPage();
  await other.goto(new URL(url, page.url()).href);
  await other.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€1,050.00');
  await other.close();
});

/** Bank, bank log-in, e-wallet and voucher, in euro and in yen. */
const ways: [method: string, currency: string, amount: string, fields: Record<string, string>, shown: string][] = [
  ['bank_transfer', 'JPY', '7500', {}, '¥7,500'],
  ['ecopayz', 'JPY', '3000', {}, '¥3,000'],
  ['visa', 'JPY', '1500', {}, '¥1,500'],
  ['bank_transfer', 'EUR', '20.00', {}, '€20.00'],
  ['voucher', 'EUR', '25.50', { voucher_code: 'COMET-2061-GOOD' }, '€25.50'],
];

test('every other way of paying, in euro and yen @phone-deep', async ({ page }) => {
  test.slow();
  await joinWhole(page);
  const dialog = page.getByRole('dialog');
  for (const [method, currency, amount, fields, shown] of ways) {
    await selectWallet(page, currency);
    const before = (await balanceOf(page, currency)) ?? 0;
    const started = await startPayment(page, { payment_method: method, currency, amount, fields });
    const url = started.url ?? started.options?.url;
    if (url) {
      await page.goto(url);
      if (method === 'visa') await fillCard(page);
      if (method === 'ecopayz') await page.getByRole('button', { name: 'Go on' }).click();
      if (method === 'voucher') {
        await page.getByLabel('Voucher code').fill('COMET-2061-GOOD');
        await page.getByRole('button', { name: 'Redeem' }).click();
      } else {
        await page.locator('button[value=approve]').click();
      }
    } else {
      await open(page, `/deposit?payment=${started.payment_id}`);
    }
    await expect(dialog.getByText('It has arrived'), method).toBeVisible();
    await expect(dialog, method).toContainText(shown);
    expect((await balanceOf(page, currency)) ?? 0, method).toBeGreaterThan(before);
  }
});

test('[CASH-11] another wallet in the middle of a payment: the money goes where it was meant to', async ({ page }) => {
  await joinWhole(page);
  const { url = '' } = await startPayment(page, { payment_method: 'visa' });
  await selectWallet(page, 'BTC');
  await page.goto(url);
  await fillCard(page, '4000 0000 0000 0002');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  await expect(dialog).toContainText('€50.00');
  expect([await balanceOf(page, 'EUR'), await balanceOf(page, 'BTC')]).toEqual([105_000, 0]);
  await open(page, '/cashbox');
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('µBTC');
  await dialog.getByLabel('Wallet', { exact: true }).selectOption('EUR');
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€1,050.00');
});

test('bitcoin: an address, its picture, and confirmations as they come @phone-deep', async ({ page }) => {
  await joinWhole(page);
  await selectWallet(page, 'BTC');
  await open(page, '/deposit');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /picture for a camera/ })).toBeVisible();
  const address = (await dialog.locator('code').textContent()) ?? '';
  expect(address).toMatch(/^(bc1|tb1|[13mn2])/);
  await expectAccessible(page, 'coins');
  const form = { currency: 'BTC', network: '', address, amount: '0.005' };
  const paid = await page.request.post('/demo/pay/chain', { form: { ...form, outcome: 'pay' } });
  expect(paid.ok()).toBe(true);
  await expect(dialog.getByText(/0 of \d+ confirmations/)).toBeVisible();
  const output =
    new RegExp(`data-output="([^"]+)"[^]*?${address}`).exec(
      await (await page.request.get(`/demo/pay/chain?address=${address}`)).text(),
    )?.[1] ?? '';
  await page.request.post('/demo/pay/chain', { form: { ...form, output, outcome: 'confirm' } });
  await page.request.post('/demo/pay/chain', { form: { ...form, output, outcome: 'confirm_six' } });
  await expect(dialog.getByText('Done')).toBeVisible();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('5,000.00');
  expect(await balanceOf(page, 'BTC')).toBe(500_000);
});

test('[CASH-04] [ROUTE-16] a card that was saved pays in one step, and can be forgotten @phone-deep', async ({
  page,
}) => {
  await joinWhole(page);
  const { url = '' } = await startPayment(page, { payment_method: 'visa', save_profile: true });
  await page.goto(url);
  await fillCard(page, '4000 0000 0000 0002');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  await open(page, '/deposit-fast?amountProp=20');
  await expect(dialog.getByRole('radio', { name: /0002/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Pay €20.00' }).click();
  const approve = page.locator('button[value=approve]');
  await expect(approve.or(dialog.getByText('It has arrived'))).toBeVisible();
  if (await approve.isVisible()) await approve.click();
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  expect(await balanceOf(page, 'EUR')).toBe(107_000);
  await open(page, '/deposit');
  await dialog.getByRole('button', { name: /^Forget / }).click();
  await dialog.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Forget / })).toBeHidden();
});

test('[TOAST-08] [TOAST-09] a payment canceled elsewhere is told once, with a way to try again', async ({
  page,
  browser,
}) => {
  await joinWhole(page);
  const { url = '' } = await startPayment(page, { payment_method: 'sofort' });
  await open(page, '/fairness');
  await guarded(page);
  const other = await browser.newPage();
  await other.goto(new URL(url, page.url()).href);
  await other.getByRole('button', { name: 'Go on' }).click();
  await other.locator('button[value=cancel]').click();
  await other.close();
  const toast = page.locator('[data-toasts]').getByText('Payment not finished');
  await expect(toast).toBeVisible();
  await page.locator('[data-toasts]').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await expect(toast).toBeHidden();
});
