import { beforeAll, expect, test } from 'vitest';
import {
  confirmedPlayer,
  fillCard,
  fillRegistration,
  iban,
  type JourneyHouse,
  journeyHouse,
  plainCard,
  playerOf,
  selectWallet,
  startPayment,
  visit,
  wholePlayer,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const main = 'Games you can check';

test('[CASH-01] [API-06] the overview: wallets, withdrawals on their way, history with filters', async () => {
  const player = await confirmedPlayer(house);
  const cashout = { payment_method: 'bank_transfer', payment_action: 'cashout', amount: '30.00', fields: { iban } };
  await startPayment(player, cashout);
  await startPayment(player, { payment_method: 'visa' });
  await selectWallet(player, 'JPY');
  await selectWallet(player, 'EUR');
  await player.goes('/dashboard');
  const dialog = player.within('dialog', 'Cashier');
  const history = dialog.within('region', 'All payments');
  await history.sees('Deposit · Visa');
  await history.click('Filter', 'button');
  await history.fill('Direction', 'cashout');
  await history.seesNot('Deposit · Visa');
  await history.sees('Withdrawal · Bank transfer');
  const waiting = dialog.within('region', 'Withdrawals on their way');
  await waiting.click('Take it back');
  await waiting.click('Take €30.00 back');
  await dialog.findsNot('region', 'Withdrawals on their way');
  await dialog.click('Use the JPY wallet');
  await dialog.sees('Balance ¥0');
  await dialog.fill('Another wallet', 'LTC');
  await dialog.click('Open', 'button');
  await dialog.sees('mLTC');
});

test('[CASH-10] who has not told enough is asked first; then the cashier opens', async () => {
  const player = await visit(house, '/deposit', { as: 'player' });
  const details = player.within('dialog', 'Your details');
  await details.sees('€1,000.00');
  await player.sees(main);
  await details.fill('First name', 'Caroline');
  await details.fill('Last name', 'Komet');
  expect(await player.faults()).toEqual([]);
  await details.click('Save and go on');
  // What is missing is said at its field; nothing was sent.
  await player.isFocused('Day of birth');
  expect(await playerOf(player)).toMatchObject({ first_name: null, last_name: null });
  await details.fill('Day of birth', '9');
  await details.fill('Month of birth', '2');
  await details.fill('Year of birth', '1986');
  await details.fill('City', 'Berlin');
  await details.fill('Street and number', 'Sternwartenweg 76');
  await details.fill('Postal code', '12439');
  await details.fill('Mobile phone', '1511 2345678');
  await details.click('Save and go on');
  const cashier = player.within('dialog', 'Deposit');
  await cashier.finds('radio', /Visa/);
  expect(await cashier.isOn(/Visa/)).toBe(true);
  await player.findsNot('dialog', 'Your details');
  await player.isAt('/deposit');
  expect(await playerOf(player)).toMatchObject({ first_name: 'Caroline', postal_code: '12439' });
});

test('[CASH-22] without the payments library the cashier says so and can be asked again', async () => {
  const player = await wholePlayer(house);
  const stop = player.interfere('GET /payments-api.js', () => Promise.reject(new TypeError('Failed to fetch')));
  await player.goes('/deposit');
  const dialog = player.within('dialog', 'Deposit');
  await dialog.within('alert').sees('There is no answer.');
  expect(await player.faults()).toEqual([]);
  stop();
  await dialog.click('Try again', 'button');
  await dialog.finds('radio', /Visa/);
});

test('[CASH-24] what payments cost and take is told to everyone, in every language', async () => {
  const guest = await visit(house, '/payments');
  await guest.finds('heading', 'Paying in and out');
  await guest.within('main').sees('0.0001');
  const { body } = await guest.call<string>('GET', '/de/payments');
  expect(body).toMatch(/<h1[^>]*>Ein- und auszahlen</);
});

test('[GUARD-06] a newcomer who came for the cashier is asked for what is missing, over main', async () => {
  const guest = await visit(house, '/registration?redirect=%2Fdeposit');
  await fillRegistration(guest);
  await guest.finds('dialog', 'Your details');
  await guest.isAt('/deposit');
  await guest.sees(main);
});

test.each([
  ['[ROUTE-12]', '/deposit'],
  ['', '/cashbox'],
  ['', '/withdraw'],
  ['', '/accounts/EUR/deposit'],
])('[GUARD-05] %s %s opened directly lies over main, and closes to it', async (_id, path) => {
  const player = await visit(house, path, { as: 'player' });
  await player.within('dialog').sees('€1,000.00');
  await player.sees(main);
  await player.within('dialog').click('Close', 'button');
  await player.isAt('/');
});

test('who pays comes back to where they are logged in, and not to the name the house goes by', async () => {
  const player = await wholePlayer(house);
  expect(await player.mail('confirmation_token=')).toContain('http://localhost');
  const { url = '' } = await startPayment(player, { payment_method: 'visa' });
  await player.goes(url);
  await fillCard(player, plainCard);
  await player.isAt(/^\/deposit\?payment=\d+$/);
  expect(player.page.location.origin).toBe(house.url);
  await player.within('dialog').sees('It has arrived');
  await player.sees('Balance €1,050.00');
});
