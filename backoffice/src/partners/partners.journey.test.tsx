import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../../server/src/kit/index.ts';
import { closeMonths } from '../../../server/src/partners/statements/close-months.ts';
import {
  editPlayer,
  fillCard,
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  password,
  plainCard,
  playDice,
  startPayment,
  visit,
  wholeProfile,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** As the job would when the next month has come. */
const closeThisMonth = () => {
  const clock = manualClock(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000));
  return closeMonths({ database: house.database, clock, rates: house.house.config.rates });
};

test('[OPS-42] [OPS-44] [OPS-45] a partner is set up, brings a player, and is paid by two people', async () => {
  const manager = await visit(house, '/staff/affiliates', { as: 'affiliates' });
  const name = `Comet ${manager.id}`;
  await manager.click('New partner', 'button');
  const dialog = manager.within('dialog');
  await dialog.fill('Name', name);
  await dialog.fill('E-mail of the contact', `desk-${manager.id}@partner.test`);
  await dialog.fill('Where money goes', 'IBAN of nobody 4242');
  await dialog.click('New partner', 'button');
  await manager.click(name, 'link');
  await manager.finds('heading', name);
  await manager.sees('…4242');
  expect(await manager.faults()).toEqual([]);

  await manager.click('Write terms', 'button');
  await dialog.fill('Amount for a player', '30');
  await dialog.fill('First deposit at least', '20');
  await dialog.fill('Staked at least', '1');
  await dialog.fill('Within days', '30');
  await goThrough(manager, 'Write terms', 'The first terms');
  await manager.click('New link', 'button');
  await dialog.fill('Name', 'Front page');
  await dialog.fill('Campaign', 'autumn');
  await dialog.click('New link', 'button');
  await manager.findsNot('dialog');
  await manager.click('Links', 'link');
  await manager.sees('/go/');
  const url = /http\S+\/go\/\w{8}/.exec(await manager.text())?.[0] ?? '';

  const guest = await visit(house, new URL(url).pathname);
  await expect.poll(() => guest.cookie('stag'), { timeout: 10_000 }).toMatch(/^\d+_/);
  const consents = { terms_acceptance: true, age_acceptance: true, captcha: 'demo' };
  const user = { email: guest.email, password, currency: 'EUR', country: 'DE', ...consents };
  await guest.must('POST', '/api/users', { user });
  await editPlayer(guest, wholeProfile);
  const { url: pay = '' } = await startPayment(guest, { payment_method: 'visa' });
  await guest.goes(pay);
  await fillCard(guest, plainCard);
  await guest.within('dialog').sees('It has arrived');
  await playDice(guest, 1);
  const { pathname } = manager.page.location;
  const read = `/api/staff/partners/${/\d+/.exec(pathname)?.[0]}`;
  await expect
    .poll(async () => (await manager.must<{ first_deposits: number }>('GET', read)).first_deposits, { timeout: 15_000 })
    .toBe(1);

  await closeThisMonth();
  await manager.goes(pathname.replace('/links', '/statements'));
  await manager.finds('heading', /^Statement of/);
  await manager.sees('Amount for players', '€30.00');
  await manager.click('Ask for a payout', 'button');
  await goThrough(manager, 'Ask for a payout', 'Invoice 7');
  await manager.goes('/staff/affiliates/payouts');
  const own = manager.within('row', new RegExp(name));
  await own.sees('Waits for a second person');
  await own.findsNot('button', 'Agree');

  const finance = await visit(house, '/staff/affiliates/payouts', { as: 'finance' });
  const row = finance.within('row', new RegExp(name));
  await row.click('Agree', 'button');
  await finance.within('dialog').click('Yes, agree', 'button');
  await finance.sees('Booked.');
  await row.sees('Paid', '€30.00');
  expect(await lineOf(house, finance, 'partners.payout_decided')).toMatchObject({ detail: { state: 'paid' } });
});
