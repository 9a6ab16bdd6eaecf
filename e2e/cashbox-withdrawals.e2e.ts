import type { Page } from '@playwright/test';
import { balanceOf, confirmEmail, fillCard, joinWhole, startPayment } from './cashier.ts';
import { expect, expectAccessible, open, test } from './halley.ts';
import { joinAs } from './players.ts';
import { agreeToCashout } from './staff-desk.ts';

// The house calls itself by its public address, and a provider sends its customers back there.
test.use({ name: 'localhost' });

const paymentIn = (page: Page) => Number(new URL(page.url()).searchParams.get('payment'));

test('[CASH-03] [LIVE-02] [LIVE-03] a withdrawal to its end: staff agree, the provider pays; page, history and balance say the same @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const email = await joinWhole(page);
  await confirmEmail(page, email);
  await open(page, '/withdraw');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Bank transfer/ }).check();
  await dialog.getByLabel('Amount to withdraw').fill('200');
  await dialog.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await dialog.getByRole('button', { name: 'Withdraw €200.00' }).click();
  await expect(page).toHaveURL(/\/withdraw\?payment=\d+$/);
  await expect(dialog.getByText('Your withdrawal is being checked')).toBeVisible();
  const id = paymentIn(page);

  // Nobody touches the player's page from here on: it changes by itself.
  await agreeToCashout(browser, id);
  await expect(dialog.getByText('Your money has been sent')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take it back' })).toBeHidden();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('€800.00');
  await expectAccessible(page, 'sent');
  expect(await balanceOf(page, 'EUR')).toBe(80_000);

  await dialog.getByRole('link', { name: 'All payments' }).click();
  const all = page.getByRole('region', { name: 'All payments' });
  await expect(all.getByText('Withdrawal · Bank transfer')).toBeVisible();
  await expect(all).toContainText('Done');
  await expect(page.getByRole('region', { name: 'Withdrawals on their way' })).toBeHidden();

  // The account's history: set aside, then gone; and the line opens the payment itself.
  await open(page, '/profile/history');
  const lines = isMobile
    ? page.getByRole('list', { name: 'Movements' }).getByRole('listitem')
    : page.getByRole('table', { name: 'Movements' }).getByRole('row');
  const ofPayment = lines.filter({ hasText: `Payment ${id}` });
  await expect(ofPayment).toHaveCount(2);
  await expect(ofPayment.first()).toContainText('€800.00');
  await ofPayment
    .first()
    .getByRole('link', { name: `Payment ${id}` })
    .click();
  await expect(page).toHaveURL(`/withdraw?payment=${id}`);
  await expect(dialog.getByText('Your money has been sent')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/profile/history');
  await expect(dialog).toBeHidden();
});

test('yen have no smaller coin: a withdrawal in whole yen, to a bank without IBAN, to its end @phone-deep', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await joinWhole(page, { currency: 'JPY' });
  await confirmEmail(page, email);
  await open(page, '/withdraw');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('¥150,000');
  await dialog.getByRole('radio', { name: /Bank transfer/ }).check();
  const amount = dialog.getByLabel('Amount to withdraw');
  await amount.fill('12000.50');
  await dialog.getByLabel('Bank code').fill('0001');
  await dialog.getByLabel('Account number').fill('1234567');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog.getByText('This currency does not have that many decimals.')).toBeVisible();
  await amount.fill('12,000');
  await dialog.getByRole('button', { name: 'Withdraw ¥12,000' }).click();
  await expect(page).toHaveURL(/\/withdraw\?payment=\d+$/);
  await agreeToCashout(browser, paymentIn(page));
  await expect(dialog.getByText('Your money has been sent')).toBeVisible();
  await expect(dialog).toContainText('¥12,000');
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('¥138,000');
  expect(await balanceOf(page, 'JPY')).toBe(138_000);
});

/** Which way, what it asks for, an amount whose end decides what the provider does, what is said, and what is left. */
const ways: [radio: RegExp, fields: Record<string, string>, amount: string, words: string, cents: number][] = [
  [/ecoPayz/, { Account: '1234567890' }, '100.00', 'Your money has been sent', 95_000],
  // Money went there before: the account is offered and not asked for again.
  [/ecoPayz/, {}, '100.02', 'The withdrawal was declined', 95_000],
  [/4242/, {}, '50.00', 'Your money has been sent', 90_000],
];

test('to a purse, refused by it, and back to the card that paid in: each to its end @phone-deep', async ({
  page,
  browser,
}) => {
  test.slow();
  await confirmEmail(page, await joinWhole(page));
  const { url = '' } = await startPayment(page, { payment_method: 'visa', save_profile: true });
  await page.goto(url);
  await fillCard(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  for (const [radio, fields, amount, words, cents] of ways) {
    await open(page, '/withdraw');
    await dialog.getByRole('radio', { name: radio }).check();
    await dialog.getByLabel('Amount to withdraw').fill(amount);
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog.getByRole('button', { name: `Withdraw €${amount}` }).click();
    await expect(page, amount).toHaveURL(/\/withdraw\?payment=\d+$/);
    await agreeToCashout(browser, paymentIn(page));
    await expect(dialog.getByText(words), amount).toBeVisible();
    expect(await balanceOf(page, 'EUR'), amount).toBe(cents);
  }
});

const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

test('bitcoin goes to an address that is one: slips and other chains are told, then it is sent @phone-deep', async ({
  page,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of 422/);
  const email = await joinAs(page, { currency: 'BTC' });
  await confirmEmail(page, email);
  await open(page, '/withdraw');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('10,000.00');
  await dialog.getByLabel('Amount to withdraw').fill('0.0025');
  const field = dialog.getByLabel('Address of your wallet');
  const send = dialog.getByRole('button', { name: /^Withdraw 0\.0025/ });
  // The last sign mistyped; an address of another chain; one of Bitcoin's own test network.
  for (const wrong of [
    address.replace(/u$/, 'v'),
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ]) {
    await field.fill(wrong);
    await send.click();
    await expect(dialog.getByRole('alert'), wrong).toContainText('This is not an address of this coin and network.');
  }
  expect(await balanceOf(page, 'BTC')).toBe(1_000_000);
  await field.fill(address);
  await expectAccessible(page, 'coins out');
  await send.click();
  await expect(page).toHaveURL(/\/withdraw\?payment=\d+$/);
  await expect(dialog).toContainText(address);
  await agreeToCashout(browser, paymentIn(page));
  await expect(dialog.getByText('Your money has been sent')).toBeVisible();
  await expect(dialog.getByTestId('cashbox-balance')).toContainText('7,500.00');
  expect(await balanceOf(page, 'BTC')).toBe(750_000);
});
