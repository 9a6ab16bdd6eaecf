import type { staffRoles } from '@halley/contract';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../server/src/staff/testing/code-of.ts';
import { type JourneyHouse, journeyHouse, newEmail, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const everything = {
  overview: 'Overview',
  reports: 'Reports',
  players: 'Players',
  documents: 'Documents',
  support: 'Support',
  payments: 'Payments',
  protection: 'Protection',
  reviews: 'Reviews',
  promotions: 'Promotions',
  tournaments: 'Contests',
  lotteries: 'Lotteries',
  loyalty: 'Loyalty',
  vip: 'VIP club',
  campaigns: 'Campaigns',
  games: 'Games',
  providers: 'Providers',
  jackpots: 'Jackpots',
  returns: 'Returns',
  sportsbook: 'Sportsbook',
  affiliates: 'Partners',
  content: 'Content',
  brands: 'Brands',
  audit: 'Audit trail',
  members: 'Staff',
};
type Desk = keyof typeof everything;
const ofPromotions = ['reviews', 'promotions', 'tournaments', 'lotteries', 'loyalty', 'vip'] as const;
const ofGames = ['games', 'providers', 'jackpots', 'returns', 'sportsbook'] as const;
const desks: Record<(typeof staffRoles)[number], readonly Desk[]> = {
  admin: Object.keys(everything) as Desk[],
  support: ['players', 'support', 'payments', ...ofPromotions, ...ofGames],
  verification: ['players', 'documents'],
  payments: ['players', 'payments'],
  auditor: [
    'overview',
    'reports',
    'players',
    'payments',
    'protection',
    ...ofPromotions,
    ...ofGames,
    'content',
    'audit',
  ],
  games: ['players', ...ofPromotions, ...ofGames],
  trader: ['sportsbook'],
  head_trader: ['players', 'sportsbook'],
  risk: ['players', 'sportsbook'],
  finance: ['overview', 'reports', 'payments', 'affiliates'],
  crm: ['overview', 'reports', ...ofPromotions, 'campaigns'],
  editor: ['content'],
  protection: ['players', 'payments', 'protection'],
  affiliates: ['overview', 'reports', 'affiliates'],
};

test.each(Object.entries(desks))('%s: the menu names what may be opened, and nothing else opens', async (role, own) => {
  const desk = await visit(house, '/staff/', { as: role as keyof typeof desks });
  await desk.finds('navigation', 'Back office');
  const links = await desk.within('navigation', 'Back office').textsOf('link');
  // Beside some stands how much waits there.
  expect(links.map((text) => text.replace(/ ?\d+ waiting$/, ''))).toEqual([
    ...own.map((name) => everything[name]),
    ...['My work', 'My account'],
  ]);
  const closed = (Object.keys(everything) as Desk[]).filter((name) => !own.includes(name));
  for (const name of closed) {
    await desk.goes(`/staff/${name}`);
    await desk.finds('heading', 'Nothing here');
  }
});

test('a wrong password says no more than that', async () => {
  const guest = await visit(house, '/staff/players');
  await guest.fill('E-mail', newEmail());
  await guest.fill('Password', 'not the password');
  await guest.click('Continue');
  await guest.within('alert').sees('The e-mail or the password is not right.');
  await guest.finds('heading', 'Sign in');
});

test('whoever is invited chooses a password, sets up the second factor, and only then is inside', async () => {
  const admin = await visit(house, '/staff/members', { as: 'admin' });
  const invited = await visit(house, '');
  await admin.click('Invite', 'button');
  const dialog = admin.within('dialog');
  await dialog.fill('Name', 'Grace Hopper');
  await dialog.fill('E-mail', invited.email);
  await dialog.fill('Role', 'support');
  await dialog.click('Invite', 'button');
  await admin.within('row', new RegExp(invited.email)).sees('Not set up');
  const link = /\/staff\/(set-up#[\w-]+)/.exec(await invited.mail('set-up#'))?.[1] ?? '';
  await invited.goes(`/staff/${link}`);
  await invited.finds('heading', 'Welcome, Grace Hopper');
  await invited.isAt('/staff/set-up');
  expect(invited.page.location.hash).toBe('');
  await invited.fill('New password', 'Perihelion-2061');
  await invited.click('Continue');
  await invited.finds('img', /^QR code/);
  expect((await invited.call('GET', '/api/staff/players?query=1')).status).toBe(401);
  const secret = invited.page.document.querySelector('[data-testid=totp-secret]')?.textContent ?? '';
  await invited.fill('Code', codeOf(secret.replaceAll(/\s/g, '')));
  await invited.click('Turn it on');
  await invited.sees('Your recovery codes');
  expect(await invited.within('list', 'Your recovery codes').textsOf('listitem')).toHaveLength(10);
  await invited.click('I have kept them');
  await invited.finds('navigation', 'Back office');
  await invited.reloads();
  await invited.finds('heading', 'Players');
  await invited.click('Sign out');
  await invited.finds('heading', 'Sign in');
  expect((await invited.call('GET', '/api/staff/players?query=1')).status).toBe(401);
});
