import { beforeAll, expect, test } from 'vitest';
import {
  agreeToCashout,
  balanceOf,
  confirmEmail,
  confirmedPlayer,
  fillCard,
  iban,
  type JourneyHouse,
  journeyHouse,
  paymentAt,
  startPayment,
  visit,
  wholePlayer,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[CASH-03] [PP-19] a withdrawal: what is missing is told first, then it is asked for and taken back', async () => {
  const player = await wholePlayer(house);
  await player.goes('/withdraw');
  const dialog = player.within('dialog');
  await dialog.sees('Your e-mail address is not confirmed');
  await dialog.finds('button', 'Send it again');
  await dialog.findsNot('textbox', 'Amount to withdraw');
  expect(await player.faults()).toEqual([]);
  await confirmEmail(player);
  await player.goes('/withdraw');
  await dialog.sees('Free to withdraw');
  await dialog.click(/Bank transfer/, 'radio');
  await dialog.fill('Amount to withdraw', '200');
  await dialog.fill('IBAN', 'DE89');
  await dialog.click('Withdraw €200.00');
  await dialog.sees('This does not look right.');
  await dialog.fill('IBAN', iban);
  await dialog.click('Withdraw €200.00');
  await player.isAt(/^\/withdraw\?payment=\d+$/);
  await dialog.sees(/Your withdrawal is (requested|being checked)/, '€800.00');
  expect(await player.faults()).toEqual([]);
  await dialog.click('Take it back');
  await dialog.click('Take €200.00 back');
  await dialog.sees('The withdrawal was taken back', '€1,000.00');
  expect(await balanceOf(player)).toBe(100_000);
});

test('[CASH-03] [LIVE-02] [LIVE-03] a withdrawal to its end: page, overview, history and balance say the same', async () => {
  const player = await confirmedPlayer(house);
  await player.goes('/withdraw');
  const dialog = player.within('dialog');
  await dialog.click(/Bank transfer/, 'radio');
  await dialog.fill('Amount to withdraw', '200');
  await dialog.fill('IBAN', iban);
  await dialog.click('Withdraw €200.00');
  await player.isAt(/^\/withdraw\?payment=\d+$/);
  await dialog.sees('Your withdrawal is being checked');
  const id = paymentAt(player);
  // Nobody touches the player's page from here on: it changes by itself.
  await player.hears();
  await agreeToCashout(house, id);
  await dialog.sees('Your money has been sent', 'Balance €800.00');
  await dialog.findsNot('button', 'Take it back');
  expect(await balanceOf(player)).toBe(80_000);
  await dialog.click('All payments', 'link');
  await player.within('region', 'All payments').sees('Withdrawal · Bank transfer', 'Done');
  await player.findsNot('region', 'Withdrawals on their way');

  // The account's history: set aside, then gone; and the line opens the payment itself.
  await player.goes('/profile/history');
  const lines = player.within('table', 'Movements');
  await lines.finds('row', new RegExp(`Payment ${id}`));
  const ofPayment = await lines.textsOf('row', new RegExp(`Payment ${id}`));
  expect(ofPayment).toHaveLength(2);
  expect(ofPayment[0]).toContain('€800.00');
  await lines.click(`Payment ${id}`, 'link');
  await player.isAt(`/withdraw?payment=${id}`);
  await dialog.sees('Your money has been sent');
});

test('yen have no smaller coin: a withdrawal in whole yen, to a bank without IBAN, to its end', async () => {
  const player = await confirmedPlayer(house, { player: { currency: 'JPY' } });
  await player.goes('/withdraw');
  const dialog = player.within('dialog');
  await dialog.sees('¥150,000');
  await dialog.click(/Bank transfer/, 'radio');
  await dialog.fill('Amount to withdraw', '12000.50');
  await dialog.fill('Bank code', '0001');
  await dialog.fill('Account number', '1234567');
  await dialog.click('Withdraw', 'button');
  await dialog.sees('This currency does not have that many decimals.');
  await dialog.fill('Amount to withdraw', '12,000');
  await dialog.click('Withdraw ¥12,000');
  await player.isAt(/^\/withdraw\?payment=\d+$/);
  await player.hears();
  await agreeToCashout(house, paymentAt(player));
  await dialog.sees('Your money has been sent', '¥12,000', '¥138,000');
  expect(await balanceOf(player, 'JPY')).toBe(138_000);
});

/** Which way, what it asks for, an amount whose end decides what the provider does, what is said, and what is left. */
const ways: [radio: RegExp, fields: Record<string, string>, amount: string, words: string, cents: number][] = [
  [/ecoPayz/, { Account: '1234567890' }, '100.00', 'Your money has been sent', 95_000],
  // Money went there before: the account is offered and not asked for again.
  [/ecoPayz/, {}, '100.02', 'The withdrawal was declined', 95_000],
  [/4242/, {}, '50.00', 'Your money has been sent', 90_000],
];

test('to a purse, refused by it, and back to the card that paid in: each to its end', async () => {
  const player = await confirmedPlayer(house);
  const { url = '' } = await startPayment(player, { payment_method: 'visa', save_profile: true });
  await player.goes(url);
  await fillCard(player);
  await player.click('Approve', 'button');
  const dialog = player.within('dialog');
  await dialog.sees('It has arrived');
  for (const [radio, fields, amount, words, cents] of ways) {
    await player.goes('/withdraw');
    await dialog.click(radio, 'radio');
    // Where money went before is offered once it has been read.
    await player.rests();
    await dialog.fill('Amount to withdraw', amount);
    for (const [label, value] of Object.entries(fields)) await dialog.fill(label, value);
    await dialog.click(`Withdraw €${amount}`);
    await player.isAt(/^\/withdraw\?payment=\d+$/);
    await player.hears();
    await agreeToCashout(house, paymentAt(player));
    await dialog.sees(words);
    expect(await balanceOf(player), amount).toBe(cents);
  }
});

const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

test('bitcoin goes to an address that is one: slips and other chains are told, then it is sent', async () => {
  const player = await visit(house, '', { as: 'player', player: { currency: 'BTC' } });
  await confirmEmail(player);
  await player.goes('/withdraw');
  const dialog = player.within('dialog');
  await dialog.sees('10,000.00');
  await dialog.fill('Amount to withdraw', '0.0025');
  // The last sign mistyped; an address of another chain; one of Bitcoin's own test network.
  for (const wrong of [
    address.replace(/u$/, 'v'),
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ]) {
    await dialog.fill('Address of your wallet', wrong);
    await dialog.click(/^Withdraw 0\.0025/);
    await dialog.within('alert').sees('This is not an address of this coin and network.');
    await player.rests();
  }
  expect(await balanceOf(player, 'BTC')).toBe(1_000_000);
  await dialog.fill('Address of your wallet', address);
  expect(await player.faults()).toEqual([]);
  await dialog.click(/^Withdraw 0\.0025/);
  await player.isAt(/^\/withdraw\?payment=\d+$/);
  await dialog.sees(address);
  await player.hears();
  await agreeToCashout(house, paymentAt(player));
  await dialog.sees('Your money has been sent', '7,500.00');
  expect(await balanceOf(player, 'BTC')).toBe(750_000);
});
