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

test.each([
  '/profile',
  '/users',
  '/profile/level',
  '/profile/security',
  '/profile/promocode',
  '/profile/subscriptions',
])('%s is for players', async (path) => {
  const guest = await visit(house, '');
  const { headers } = await guest.call('GET', path);
  expect(headers.get('location')).toBe(`/registration?redirect=${encodeURIComponent(path)}`);
});

// They have an address and no tab until there is something to find.
test.each([
  ['', '/profile/gifts', 'Gifts'],
  ['[ROUTE-25]', '/profile/promocode', 'Promo code'],
])('%s %s is there for players: %s', async (_id, path, heading) => {
  const player = await visit(house, path, { as: 'player', country: 'AU' });
  await player.isAt(path);
  await player.finds('heading', heading);
  expect(await player.faults()).toEqual([]);
});

test('a break is one press away from every page of the profile', async () => {
  const player = await visit(house, '/profile', { as: 'player', device: 'phone' });
  await player.within('main').click('Take a break', 'link');
  await player.isAt('/profile/limits');
});

test('[API-10] [PLAYER-04] details are edited, what was set once is locked, and the profile grows', async () => {
  const player = await visit(house, '/profile', { as: 'player' });
  const meter = () => player.page.document.querySelector('[role=progressbar][aria-label="Profile complete"]');
  // The account and the country of nine.
  expect(meter()?.getAttribute('aria-valuenow')).toBe('22.2');
  await player.sees(/Still missing:.*First name/);
  expect(await player.isDisabled('Save changes')).toBe(true);
  for (const [label, value] of Object.entries({
    'First name': 'Ada',
    'Last name': 'Komet',
    'Mobile phone': '1511 2345678',
    'Day of birth': '9',
    'Month of birth': '2',
    'Year of birth': '1986',
    City: 'Berlin',
    'Street and number': 'Sternwartenweg 76',
    'Postal code': 'nonsense!',
  })) {
    await player.fill(label, value);
  }
  await player.click('Save changes');
  await player.sees('Postal code does not fit this country.');
  await player.isFocused('Postal code');
  expect((await playerOf(player)).city).toBeNull();

  await player.fill('Postal code', '12439');
  await player.click('Save changes');
  await player.sees('Your details are saved');
  expect(await playerOf(player)).toMatchObject({
    first_name: 'Ada',
    last_name: 'Komet',
    date_of_birth: '1986-02-09',
    mobile_phone: '+4915112345678',
    city: 'Berlin',
    postal_code: '12439',
  });
  await expect.poll(meter, { timeout: 10_000 }).toBeNull();

  // Name and birthday can be read, not changed; the explanation stands with them.
  await player.sees('9 February 1986', 'Fields with a lock were set once');
  const said = [...player.page.document.querySelectorAll('dd')].map((one) => one.textContent);
  expect(said.some((text) => text?.includes('Ada'))).toBe(true);
  await player.findsNot('textbox', 'First name');
  await player.fill('City', 'Potsdam');
  await player.click('Save changes');
  await expect.poll(async () => (await playerOf(player)).city, { timeout: 10_000 }).toBe('Potsdam');
});

const news = /News and offers by e-mail/;
const wish = (on: boolean) => ({ subscription_params: { receive_promos: on } });

test('[PLAYER-03] [TOAST-05] messages are agreed to and stopped one by one', async () => {
  const player = await visit(house, '/profile/subscriptions', { as: 'player' });
  expect(await player.isOn(news)).toBe(false);
  await player.click(news, 'checkbox');
  await player.sees('You will get our news from now on');
  expect(await player.isOn(news)).toBe(true);
  const kept = await player.must('GET', '/api/subscriptions');
  expect(kept).toMatchObject({ receive_promos: true, receive_sms_promos: false });
  await player.click('Stop all of them');
  await player.sees('Your choice is saved');
  expect(await player.isOn(news)).toBe(false);
  await player.reloads();
  expect(await player.isOn(news)).toBe(false);
});

test('[TOAST-04] the same wish from a page that is behind is told so', async () => {
  const player = await visit(house, '/profile/subscriptions', { as: 'player' });
  await player.must('PUT', '/api/subscriptions', wish(true));
  await player.click(news, 'checkbox');
  await player.sees('You already get our news');
  expect(await player.isOn(news)).toBe(true);
});

test('[TOAST-06] a subscription that fails says so and changes nothing', async () => {
  const player = await visit(house, '/profile/subscriptions', { as: 'player' });
  player.interfere('PUT /api/subscriptions', async () =>
    Response.json({ error: { code: 'UNAVAILABLE' } }, { status: 503 }),
  );
  player.expects(/503|UNAVAILABLE/);
  await player.click(news, 'checkbox');
  await player.sees('Something went wrong. Nothing was changed.');
  expect(await player.isOn(news)).toBe(false);
});

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
  await player.isFocused('First name');
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
  const isIn = (state: string) =>
    expect.poll(() => player.valueOf('State or province'), { timeout: 10_000 }).toBe(state);
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
