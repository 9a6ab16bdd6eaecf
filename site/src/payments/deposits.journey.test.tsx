import { beforeAll, expect, test } from 'vitest';
import { addJob } from '../../../server/src/kit/jobs/index.ts';
import {
  balanceOf,
  fillCard,
  type JourneyHouse,
  journeyHouse,
  paymentAt,
  plainCard,
  selectWallet,
  startPayment,
  visit,
  wholePlayer,
  withoutBonus,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[CASH-02] [CASH-21] a card, from the method over amount and summary to the balance', async () => {
  const player = await wholePlayer(house);
  await player.goes('/deposit');
  const dialog = player.within('dialog');
  await dialog.sees('€1,000.00');
  expect(await dialog.isOn(/Visa/)).toBe(true);
  await dialog.click('Continue', 'button');
  await dialog.finds('textbox', 'Amount to pay in');
  expect(await dialog.valueOf('Amount to pay in')).toBe('50');
  await dialog.fill('Amount to pay in', '1,234.50');
  await withoutBonus(player);
  await dialog.click('Continue with €1,234.50');
  await player.within('dialog', 'Check and pay').sees('€2,234.50');
  await dialog.click('Pay €1,234.50');
  await fillCard(player);
  await player.click('Approve', 'button');
  await player.isAt(/^\/deposit\?payment=\d+$/);
  await dialog.sees('It has arrived', '€2,234.50');
  await dialog.click('Back to the games');
  await player.findsNot('dialog');
  await player.sees('Balance €2,234.50');
  // The check comes before the payment has a number.
  const { id } = await player.must<{ id: number }>('GET', '/api/player');
  const checked = 'select transaction_id, kind, payment_system from identity_risk_check where player_id = $1';
  expect((await house.database.query(checked, [id])).rows).toEqual([
    { transaction_id: 'before-payment', kind: 'transaction', payment_system: 'visa' },
  ]);
});

test('[CASH-12] methods that come back empty are asked for three more times, and shown when they are there', async () => {
  const player = await wholePlayer(house);
  let asked = 0;
  player.interfere('GET /api/payments/payment_methods/EUR', (onwards) => {
    // Both directions are asked for at once: three times nothing, then what the house has.
    asked += 1;
    return asked > 6 ? onwards() : Promise.resolve(Response.json({ methods: [], providers: [] }));
  });
  await player.goes('/deposit');
  await player.within('dialog').finds('radio', /Visa/);
  expect(asked).toBe(8);
});

test.each([
  ['Decline', 'The payment was declined', 100_000],
  ['Approve, tell twice', 'It has arrived', 105_000],
  ['Pay another amount', 'The payment was declined', 100_000],
  ['Forged message (wrong signature)', 'The payment is not finished yet', 100_000],
])(
  'an ending a provider can think of, “%s”: said in words (%s), and the wallet holds %i',
  async (button, words, cents) => {
    const player = await wholePlayer(house);
    const { url = '' } = await startPayment(player, { payment_method: 'visa' });
    await player.goes(url);
    await fillCard(player);
    await player.click(button, 'button');
    await player.within('dialog').sees(words);
    expect(await balanceOf(player)).toBe(cents);
  },
);

test('a payment that was left behind waits, can be given up, and be tried again', async () => {
  const player = await wholePlayer(house);
  const { url = '' } = await startPayment(player, { payment_method: 'visa' });
  await player.goes(url);
  await player.click('Just go back');
  const dialog = player.within('dialog');
  await dialog.click('Give up this payment');
  await dialog.sees('The payment was not finished');
  await dialog.click('Try again', 'link');
  await dialog.finds('radio', /Visa/);
  expect(await balanceOf(player)).toBe(100_000);
});

test('[LIVE-02] [LIVE-03] told later: the page changes by itself, and so does the balance', async () => {
  const player = await wholePlayer(house);
  const { url = '' } = await startPayment(player, { payment_method: 'sofort' });
  await player.goes(url);
  await player.click('Go on');
  await player.click('Just go back');
  const dialog = player.within('dialog');
  await dialog.sees('The payment is not finished yet');
  // The customer finishes it in another window.
  const other = await visit(house, url);
  await other.click('Approve', 'button');
  await dialog.sees('It has arrived', '€1,050.00');
});

test.each([
  ['bank_transfer', 'JPY', '7500', {}, '¥7,500', 7_500],
  ['ecopayz', 'JPY', '3000', {}, '¥3,000', 3_000],
  ['visa', 'JPY', '1500', {}, '¥1,500', 1_500],
  ['bank_transfer', 'EUR', '20.00', {}, '€20.00', 102_000],
  ['voucher', 'EUR', '25', { voucher_code: 'COMET-2061-GOOD' }, '€25.00', 102_500],
])('paying by %s in %s: %s arrives', async (method, currency, amount, fields, shown, cents) => {
  const player = await wholePlayer(house);
  await selectWallet(player, currency);
  const started = await startPayment(player, { payment_method: method, currency, amount, fields });
  const url = started.url ?? started.options?.url;
  await player.goes(url ?? `/deposit?payment=${started.payment_id}`);
  if (url && method === 'visa') await fillCard(player);
  if (url && method === 'ecopayz') await player.click('Go on');
  if (url && method === 'voucher') {
    await player.fill('Voucher code', 'COMET-2061-GOOD');
    await player.click('Redeem');
  } else if (url) {
    await player.click(/^(Approve|The money has arrived)$/, 'button');
  }
  await player.within('dialog').sees('It has arrived', shown);
  expect(await balanceOf(player, currency)).toBe(cents);
});

test('[CASH-11] another wallet in the middle of a payment: the money goes where it was meant to', async () => {
  const player = await wholePlayer(house);
  const { url = '' } = await startPayment(player, { payment_method: 'visa' });
  await selectWallet(player, 'BTC');
  await player.goes(url);
  await fillCard(player, plainCard);
  const dialog = player.within('dialog');
  await dialog.sees('It has arrived', '€50.00');
  expect([await balanceOf(player), await balanceOf(player, 'BTC')]).toEqual([105_000, 0]);
  await player.goes('/cashbox');
  await dialog.sees('µBTC');
  await dialog.fill('Wallet', 'EUR');
  await dialog.sees('€1,050.00');
});

test('bitcoin: an address, its picture, and confirmations as they come', async () => {
  const player = await wholePlayer(house);
  await selectWallet(player, 'BTC');
  await player.goes('/deposit');
  const dialog = player.within('dialog');
  await dialog.click('Continue', 'button');
  await dialog.finds('img', /picture for a camera/);
  const address = player.page.document.querySelector('dialog[open] code, [role=dialog] code')?.textContent ?? '';
  expect(address).toMatch(/^(bc1|tb1|[13mn2])/);
  expect(await player.faults()).toEqual([]);
  const chain = async (fields: Record<string, string>) => {
    const form = new URLSearchParams({ currency: 'BTC', network: '', address, amount: '0.005', ...fields });
    const { status } = await player.post('/demo/pay/chain', String(form), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBeLessThan(400);
  };
  await chain({ outcome: 'pay' });
  await dialog.sees(/0 of \d+ confirmations/);
  const { body } = await player.call<string>('GET', `/demo/pay/chain?address=${address}`);
  const output = new RegExp(`data-output="([^"]+)"[^]*?${address}`).exec(body)?.[1] ?? '';
  await chain({ output, outcome: 'confirm' });
  await chain({ output, outcome: 'confirm_six' });
  await dialog.sees('Done', '5,000.00');
  expect(await balanceOf(player, 'BTC')).toBe(500_000);
});

test('[CASH-04] [ROUTE-16] a card that was saved pays in one step, and can be forgotten', async () => {
  const player = await wholePlayer(house);
  const { url = '' } = await startPayment(player, { payment_method: 'visa', save_profile: true });
  await player.goes(url);
  await fillCard(player, plainCard);
  const dialog = player.within('dialog');
  await dialog.sees('It has arrived');
  await player.goes('/deposit-fast?amountProp=20');
  await dialog.finds('radio', /0002/);
  expect(await dialog.isOn(/0002/)).toBe(true);
  await dialog.click('Pay €20.00');
  await player.sees(/It has arrived|Approve/);
  if (!(await player.text()).includes('It has arrived')) await player.click('Approve', 'button');
  await dialog.sees('It has arrived');
  expect(await balanceOf(player)).toBe(107_000);
  await player.goes('/deposit');
  await dialog.click(/^Forget /);
  await dialog.click('Forget', 'button');
  await dialog.findsNot('button', /^Forget /);
});

test('[TOAST-08] [TOAST-09] a payment canceled elsewhere is told once, with a way to try again', async () => {
  const player = await wholePlayer(house);
  const { url = '' } = await startPayment(player, { payment_method: 'sofort' });
  await player.goes('/fairness');
  const other = await visit(house, url);
  await other.click('Go on');
  await other.click(/^Cancel/, 'button');
  const notices = player.within('region', 'Notices');
  await notices.sees('Payment not finished');
  await notices.click('Try again', 'button');
  await player.finds('dialog', 'Deposit');
  await player.reloads();
  await player.finds('dialog', 'Deposit');
  await notices.seesNot('Payment not finished');
});

test('a provider that is entered by a form: the page sends it, also when the first answer was lost, and the money comes once', async () => {
  const player = await wholePlayer(house);
  await player.goes('/deposit?method=ecopayz');
  const dialog = player.within('dialog');
  await dialog.click(/ecoPayz/, 'radio');
  await dialog.click('Continue', 'button');
  await dialog.fill('Amount to pay in', '75');
  await withoutBonus(player);
  await dialog.click('Continue with €75.00');
  // The house takes the order, and its answer is lost on the way: the browser is closed over it.
  const stop = player.interfere('POST /api/payment_processing', async (onwards) => {
    stop();
    await onwards();
    throw new TypeError('Failed to fetch');
  });
  player.expects(/Failed to fetch/);
  await dialog.click('Pay €75.00');
  await dialog.finds('alert');
  // Whoever comes back finds the payment that runs, and goes on with it: there is no second one.
  const running = await player.must<{ id: number }[]>('GET', '/api/player/payments');
  expect(running).toMatchObject([{ state: 'pending', amount_cents: 7_500, continuable: true }]);
  await player.goes(`/deposit?payment=${running[0]?.id}`);
  await dialog.finds('button', 'Continue to the payment');
  expect(await player.faults()).toEqual([]);
  await dialog.click('Continue to the payment');
  await player.click('Go on');
  expect(player.requests.filter((request) => /^POST .*\/pay\/or_/.test(request))).not.toEqual([]);
  await player.click('Approve', 'button');
  await dialog.sees('It has arrived');
  expect(await balanceOf(player)).toBe(107_500);
});

test('the provider’s answer was lost: the page waits, is told where to go on, and goes there by itself', async () => {
  const player = await wholePlayer(house);
  await player.goes('/deposit');
  const dialog = player.within('dialog');
  await dialog.click('Continue', 'button');
  // The sandbox takes an order of such an amount and says nothing.
  await dialog.fill('Amount to pay in', '20.06');
  await withoutBonus(player);
  await dialog.click('Continue with €20.06');
  await dialog.click('Pay €20.06');
  await player.isAt(/^\/deposit\?payment=\d+$/);
  await dialog.sees('We are waiting for the payment');
  await player.hears();
  const paymentId = paymentAt(player);
  // What the sweeper does a minute later: looks after one payment.
  await house.database.tx((tx) => addJob(tx, 'payments.mind', { paymentId }, { key: `payments.mind:${paymentId}` }));
  await player.sees('Card number');
  await fillCard(player, plainCard);
  await dialog.sees('It has arrived');
  expect(await balanceOf(player)).toBe(102_006);
});

test('[LIMIT-07] [PP-25] a deposit limit is used up by paying: each page says how much is left, then that nothing is', async () => {
  const player = await wholePlayer(house);
  const limit = { type: 'deposit', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 10_000 }] };
  await player.must('POST', '/api/user_limits', limit);
  const pay = async (amount: string) => {
    const { url = '' } = await startPayment(player, { payment_method: 'visa', amount });
    await player.goes(url);
    await fillCard(player, plainCard);
    await player.within('dialog').sees('It has arrived');
  };
  await pay('60.00');
  const dialog = player.within('dialog');
  await player.goes('/deposit');
  await dialog.click('Continue', 'button');
  await dialog.sees('€60.00 of €100.00');
  await dialog.fill('Amount to pay in', '50');
  await dialog.click('Continue', 'button');
  await dialog.sees('Your own limit leaves €40.00.');
  await pay('40.00');
  await player.goes('/deposit');
  await dialog.sees(/Your deposit limit \(Day\) is used up\. Deposits open again/);
  await dialog.findsNot('textbox', 'Amount to pay in');
  expect(await player.faults()).toEqual([]);
  await player.goes('/profile/limits');
  await player.within('group', 'Deposits').sees(/Reached\. Deposits open again/);
  expect(await balanceOf(player)).toBe(110_000);
});
