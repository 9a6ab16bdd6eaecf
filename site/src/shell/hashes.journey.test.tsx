import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test.each([
  ['HASH-01', '#sign-in', 'Log in'],
  ['HASH-02', '#sign-up', 'Create account'],
  ['HASH-03', '#remind', 'Forgotten password'],
])('[%s] %s opens its modal over the page: %s', async (_id, hash, title) => {
  const guest = await visit(house, `/fairness${hash}`);
  await guest.finds('dialog', title);
  expect(guest.page.document.querySelector('h1')?.textContent).toBe('You do not have to trust us');
});

test.each(['#new-password', '#users/password/edit', '#profile/password/edit'])(
  '[HASH-04] %s opens the new password, and the query goes along',
  async (hash) => {
    const guest = await visit(house, `/?reset_password_token=abc${hash}`);
    await guest.finds('dialog');
    await guest.isAt('/new-password?reset_password_token=abc');
  },
);

test.each([
  ['HASH-06', '/#sport', '/sport'],
  ['HASH-07', '/fairness#sport_football', '/sport/football'],
])('[%s] %s leads to %s', async (_id, from, to) => {
  const guest = await visit(house, from);
  await guest.isAt(to);
});

test('[HASH-05] a hash that appears later works too, is taken away, and closes to the page', async () => {
  const guest = await visit(house, '/fairness');
  guest.page.location.hash = 'sign-in';
  await guest.finds('dialog', 'Log in');
  await guest.isAt(/^\/login$/);
  await guest.within('dialog').click('Close', 'button');
  await guest.isAt(/^\/fairness$/);
});

test('[HASH-08] #chat opens support', async () => {
  const guest = await visit(house, '/#chat');
  await guest.finds('dialog', /support/i);
  await guest.isAt(/^\/$/);
});
