import { createDatabase } from '../server/src/kit/index.ts';
import { addJob } from '../server/src/kit/jobs/index.ts';
import { balanceOf, fillCard, joinWhole, startPayment } from './cashier.ts';
import { expect, expectAccessible, guarded, open, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';

// The house calls itself by its public address, and a provider sends its customers back there.
test.use({ name: 'localhost' });

/** What the sweeper does a minute later: looks after one payment. */
async function lookAfter(paymentId: number): Promise<void> {
  const database = createDatabase({ url: houseDatabaseUrl(), maxConnections: 1 });
  try {
    await database.tx((tx) => addJob(tx, 'payments.mind', { paymentId }, { key: `payments.mind:${paymentId}` }));
  } finally {
    await database.close();
  }
}

test('a provider that is entered by a form: the page sends it, also when the first answer was lost, and the money comes once @phone-deep', async ({
  page,
  expected,
}) => {
  test.slow();
  await joinWhole(page);
  await open(page, '/deposit?method=ecopayz');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /ecoPayz/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Amount to pay in').fill('75');
  await dialog.getByRole('button', { name: 'Continue with €75.00' }).click();
  // The house takes the order, and its answer is lost on the way: the browser is closed over it.
  expected.push(/ERR_FAILED.*payment_processing|payment_processing/);
  await page.route(
    '**/api/payment_processing',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Pay €75.00' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  // Whoever comes back finds the payment that runs, and goes on with it: there is no second one.
  const running = await (await page.request.get('/api/player/payments')).json();
  expect(running).toMatchObject([{ state: 'pending', amount_cents: 7_500, continuable: true }]);
  await open(page, `/deposit?payment=${running[0].id}`);
  const entry = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/pay/or_'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue to the payment' }).click();
  expect((await entry).postData()).toMatch(/^entry=or_/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  expect(await balanceOf(page, 'EUR')).toBe(107_500);
});

test.describe('under another name of the house', () => {
  test.use({ name: '127.0.0.1' });

  test('who pays comes back to where they are logged in', async ({ page, baseURL }) => {
    await joinWhole(page);
    const { url = '' } = await startPayment(page, { payment_method: 'visa' });
    await page.goto(url);
    await fillCard(page, '4000 0000 0000 0002');
    await expect(page).toHaveURL(/\/deposit\?payment=\d+$/);
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page.getByRole('dialog').getByText('It has arrived')).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveText('€1,050.00');
  });
});

test('the provider’s answer was lost: the page waits, is told where to go on, and goes there by itself', async ({
  page,
}) => {
  await joinWhole(page);
  const said: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  await open(page, '/deposit');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // The sandbox takes an order of such an amount and says nothing.
  await dialog.getByLabel('Amount to pay in').fill('20.06');
  await dialog.getByRole('button', { name: 'Continue with €20.06' }).click();
  await dialog.getByRole('button', { name: 'Pay €20.06' }).click();
  await expect(page).toHaveURL(/\/deposit\?payment=\d+$/);
  await expect(dialog.getByText('We are waiting for the payment')).toBeVisible();
  await guarded(page);
  // It is told once, to whoever listens.
  await expect.poll(() => said.join()).toContain('allsecure_notification');
  await lookAfter(Number(new URL(page.url()).searchParams.get('payment')));
  await fillCard(page, '4000 0000 0000 0002');
  await expect(dialog.getByText('It has arrived')).toBeVisible();
  expect(await balanceOf(page, 'EUR')).toBe(102_006);
});

test('[LIMIT-07] [PP-25] a deposit limit is used up by paying: each page says how much is left, then that nothing is @phone-deep', async ({
  page,
}) => {
  test.slow();
  await joinWhole(page);
  await open(page, '/profile/limits');
  await page.getByRole('button', { name: 'Set limit: Deposits' }).click();
  const card = page.getByRole('group', { name: 'Deposits', exact: true });
  await card.getByRole('radio', { name: 'Day' }).check({ force: true });
  await card.getByRole('textbox', { name: 'Amount per day' }).fill('100');
  await card.getByRole('button', { name: 'Set limit' }).click();
  await expect(card.getByText('of €100.00')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel('Amount to pay in');
  const pay = async (sum: string) => {
    await open(page, '/deposit');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await amount.fill(sum);
    await dialog.getByRole('button', { name: `Continue with €${sum}.00` }).click();
    await dialog.getByRole('button', { name: `Pay €${sum}.00` }).click();
    await fillCard(page, '4000 0000 0000 0002');
    await expect(dialog.getByText('It has arrived')).toBeVisible();
  };
  await pay('60');
  await open(page, '/deposit');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('€60.00 of €100.00');
  await amount.fill('50');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByText('Your own limit leaves €40.00.')).toBeVisible();
  await pay('40');
  await open(page, '/deposit');
  await expect(dialog).toContainText(/Your deposit limit \(Day\) is used up\. Deposits open again/);
  await expect(amount).toBeHidden();
  await expectAccessible(page, 'used up');
  await open(page, '/profile/limits');
  await expect(card.getByText(/^Reached\. Deposits open again/)).toBeVisible();
  expect(await balanceOf(page, 'EUR')).toBe(110_000);
});
