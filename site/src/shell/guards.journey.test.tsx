import { beforeAll, expect, test } from 'vitest';
import {
  editPlayer,
  fillRegistration,
  type JourneyHouse,
  journeyHouse,
  password,
  visit,
  wholeProfile,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const forPlayers = [
  ...['/cashbox', '/dashboard', '/deposit', '/accounts/EUR/deposit', '/deposit-bonus', '/withdraw', '/deposit-fast'],
  ...['/profile', '/users', '/profile/gifts', '/profile/limits', '/profile/promocode'],
];

test('[GUARD-01] a guest who opens a page for players is sent to registration and then to it', async () => {
  const guest = await visit(house, '/profile');
  await guest.isAt('/registration?redirect=%2Fprofile');
  await fillRegistration(guest);
  await guest.isAt('/profile');
  await guest.within('main').sees(guest.email);
});

test('[GUARD-01] the full path is kept, with its language', async () => {
  const guest = await visit(house, '');
  const answer = await guest.call('GET', '/de/profile?tab=1');
  expect(answer.headers.get('location')).toBe('/de/registration?redirect=%2Fde%2Fprofile%3Ftab%3D1');
});

test.each(forPlayers)('[GUARD-01] %s is for players, as a page and as data', async (path) => {
  const guest = await visit(house, '');
  const there = `/registration?redirect=${encodeURIComponent(path)}`;
  expect((await guest.call('GET', path)).headers.get('location')).toContain(there);
  expect(String((await guest.call('GET', `${path}.data`)).body)).toContain(there);
});

test.each([
  ['/profile/password/edit?reset_password_token=a', '/new-password?reset_password_token=a', '[ROUTE-27]'],
  ['/profile/confirmation?confirmation_token=a', '/confirmation?confirmation_token=a', '[ROUTE-28]'],
  ['/de/profile/password/edit?a=1', '/de/new-password?a=1', ''],
  ['/accounts/history', '/', '[ROUTE-33]'],
  ['/accounts/history/', '/accounts/history', ''],
  ['/profile/?a=1', '/profile?a=1', ''],
])('what mails lead to keeps its query: %s leads to %s %s', async (from, to) => {
  const guest = await visit(house, '');
  expect((await guest.call('GET', from)).headers.get('location')).toBe(to);
});

test('[ROUTE-26] the link of a limit needs no log-in', async () => {
  const guest = await visit(house, '');
  expect((await guest.call('GET', '/profile/limits/confirm?token=a')).status).toBe(200);
});

test.each([
  ...['/login', '/sign-in', '/registration', '/sign-up', '/remind', '/new-password', '/email-verify', '/confirmation'],
  ...['/sport/login', '/sport/registration'],
])('[GUARD-02] a player who opens %s is sent to main', async (path) => {
  const player = await visit(house, '', { as: 'player' });
  expect((await player.call('GET', path)).headers.get('location')).toBe('/');
});

test('[ROUTE-29] /sport/registration asks a guest to register, over the betting page, and is not for players', async () => {
  const guest = await visit(house, '/sport/registration');
  expect(guest.status).toBe(200);
  await guest.isAt('/sport/registration');
  await guest.finds('dialog', 'Create account');
  const dialog = guest.within('dialog');
  await dialog.fill('E-mail', guest.email);
  await dialog.fill('Password', password);
  await dialog.click('Continue', 'button');
  await dialog.fill('Currency', 'EUR');
  const player = await visit(house, '/sport/registration', { as: 'player' });
  await player.isAt('/');
  await player.findsNot('dialog');
});

test('[GUARD-02] a player at the door finds no dialog', async () => {
  const player = await visit(house, '/login', { as: 'player' });
  await player.isAt('/');
  await player.findsNot('dialog');
});

test('[ROUTE-41] [ROLE-01] below /guest a player sees the site as a guest, and links stay there', async () => {
  const player = await visit(house, '/guest', { as: 'player' });
  await player.finds('link', 'Log in');
  await player.seesNot('€1,000.00');
  await player.click('Fairness', 'link');
  await player.isAt('/guest/fairness');
  await player.goes('/fairness');
  await player.sees('€1,000.00');
});

test('[GUARD-07] a flag leads a player from main to the gifts, once', async () => {
  const player = await visit(house, '/fairness', { as: 'player' });
  player.page.localStorage.setItem('goToGifts', '1');
  await player.goes('/');
  await player.isAt('/profile/gifts');
  await player.goes('/');
  await player.rests();
  await player.isAt('/');
});

test.each(['https://example.com/', '//example.com/', '/\\example.com', 'javascript:alert(1)'])(
  'after registration nobody is sent to %s',
  async (target) => {
    const guest = await visit(house, `/registration?redirect=${encodeURIComponent(target)}`);
    await fillRegistration(guest);
    await guest.sees('€1,000.00');
    await guest.isAt('/');
  },
);

test.each([
  ...[['[ROUTE-32]', '/oops'] as const, ['[ROUTE-34]', '/ffc'] as const, ['', '/sport'] as const],
  ...[['', '/sport/football'] as const, ['', '/de/sport'] as const, ['', '/en-AU/ffc'] as const],
])('%s %s is open to everyone', async (_id, path) => {
  const guest = await visit(house, '');
  expect((await guest.call('GET', path)).status).toBe(200);
});

test('where no betting is open its page says so', async () => {
  const guest = await visit(house, '');
  expect((await guest.call<string>('GET', '/sport')).body).toContain('Betting is not open here');
});

test('[ROLE-04] a guest finds the ways in and no balance', async () => {
  const guest = await visit(house, '/');
  await guest.finds('link', 'Log in');
  await guest.finds('link', 'Create account');
  await guest.seesNot('Balance');
  expect(guest.page.document.querySelector('[data-testid=balance]')).toBeNull();
});

test('[ROLE-04] a player finds the ways to the account in the head of the page, and they lead somewhere', async () => {
  const player = await visit(house, '', { as: 'player' });
  await editPlayer(player, wholeProfile);
  await player.goes('/');
  const menu = player.page.document.querySelector('#account-menu');
  for (const [name, path] of [
    ['Notifications', '/notifications'],
    ['Favourites', '/favorite-games'],
    ['Profile', '/profile'],
  ] as const) {
    const link = [...(menu?.querySelectorAll('a') ?? [])].find((one) => one.textContent?.includes(name));
    expect(link?.getAttribute('href'), name).toBe(path);
    expect((await player.call('GET', path)).status, path).toBe(200);
  }
  await player.click('Deposit', 'link');
  await player.finds('dialog', 'Deposit');
  await player.goes('/');
  await player.click('Cashier', 'link');
  await player.finds('dialog', 'Cashier');
});
