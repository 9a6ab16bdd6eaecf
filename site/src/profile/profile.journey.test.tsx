import { beforeAll, expect, test } from 'vitest';
import { editPlayer, type JourneyHouse, journeyHouse, playerOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const pages = [
  ['[ROUTE-17]', '/profile', 'Personal details'],
  ['[ROUTE-18]', '/users', 'Personal details'],
  ['[ROUTE-19]', '/profile/level', 'Level'],
  ['[ROUTE-23]', '/profile/security', 'Security'],
  ['', '/profile/subscriptions', 'Messages from us'],
  ['[ROUTE-22]', '/profile/limits', 'Limits and breaks'],
] as const;

test.each(pages)('%s %s is there for players, under its own name: %s', async (_id, path, heading) => {
  const player = await visit(house, path, { as: 'player', country: 'AU' });
  await player.isAt(path);
  await player.finds('heading', heading);
  const current = player.page.document.querySelector('nav[aria-label="Profile"] [aria-current]');
  expect(current?.textContent).toBe(heading);
});

test('what the server refuses lands on its field, and what was typed stays', async () => {
  const player = await visit(house, '/profile', { as: 'player' });
  await player.fill('First name', 'Ada');
  // Another window was quicker: the field is closed by now.
  await editPlayer(player, { first_name: 'Grace' });
  await player.click('Save changes');
  await player.sees('First name cannot be changed any more. Support can help.');
  expect(await player.valueOf('First name')).toBe('Ada');
});

test('unsaved changes are asked about, and can be discarded', async () => {
  const player = await visit(house, '/profile', { as: 'player' });
  await player.fill('City', 'Berlin');
  await player.fill('Day of birth', '31');
  await player.within('navigation', 'Profile').click('Level', 'link');
  await player.within('dialog', 'Leave without saving?').click('Stay here');
  await player.findsNot('dialog');
  expect(await player.valueOf('City')).toBe('Berlin');
  await player.click('Discard');
  expect(await player.valueOf('City')).toBe('');
  expect(await player.valueOf('Day of birth')).toBe('');
  await player.fill('City', 'Bonn');
  await player.within('navigation', 'Profile').click('Level', 'link');
  await player.within('dialog', 'Leave without saving?').click('Leave');
  await player.isAt('/profile/level');
});

test('[VALID-31] [VALID-32] a postal code proposes its state while it is typed', async () => {
  const player = await visit(house, '/profile', { as: 'player', country: 'AU' });
  const isIn = (state: string) => expect.poll(() => player.valueOf('State or province')).toBe(state);
  await player.fill('Postal code', '2000');
  await isIn('NSW');
  await player.sees('From your postal code. Change it if it is wrong.');
  await player.fill('Postal code', '3000');
  await isIn('VIC');
  await player.fill('State or province', 'TAS');
  await player.fill('Postal code', '2000');
  await player.rests();
  await isIn('TAS');
  await player.click('Discard');
  await player.fill('Postal code', '2000');
  await isIn('NSW');
  await player.click('Save changes');
  await player.sees('Your details are saved');
  expect(await playerOf(player)).toMatchObject({ postal_code: '2000', state: 'NSW' });
});

test('[VALID-28] an account in Lithuania is refused in its own words, and the house knows of it', async () => {
  const player = await visit(house, '/profile', { as: 'player' });
  await player.fill('Bank account (IBAN)', 'LT12 1000 0111 0100 1000');
  await player.click('Save changes');
  await player.sees('we cannot send money to accounts in Lithuania');
  const groups = async () => ((await playerOf(player)).statuses as { id: string | number }[]).map(({ id }) => id);
  await expect.poll(groups, { timeout: 10_000 }).toContain(1101);
  expect((await playerOf(player)).iban).toBeNull();
  await player.fill('Bank account (IBAN)', 'DE89 3704 0044 0532 0130 00');
  await player.click('Save changes');
  await player.sees('Your details are saved');
  expect((await playerOf(player)).iban).toBe('DE89370400440532013000');
});

test('wallets: another one is opened, then the first is selected again', async () => {
  const player = await visit(house, '/profile', { as: 'player' });
  await player.fill('Open another wallet', 'CAD');
  await player.click('Open', 'button');
  await player.sees('You now play in CAD', 'CA$0.00');
  expect((await playerOf(player)).currency).toBe('CAD');
  await player.click('Use the EUR wallet');
  await expect.poll(async () => (await playerOf(player)).currency, { timeout: 10_000 }).toBe('EUR');
});

test('[API-36] the language is kept with the account, and the page speaks it', async () => {
  const player = await visit(house, '/profile', { as: 'player' });
  await player.fill('Pages and mails', 'de');
  await player.isAt('/de/profile');
  await player.finds('heading', 'Persönliche Daten');
  expect((await playerOf(player)).language).toBe('de');
});
