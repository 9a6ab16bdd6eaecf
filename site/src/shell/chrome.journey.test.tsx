import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, password, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const side = (visitor: Visitor) => visitor.within('complementary');

test('[HEADER-17] without script the menu is the same, and its links lead there', async () => {
  const guest = await visit(house, '/', { script: false });
  const banner = guest.within('banner');
  await banner.finds('link', 'Slots');
  const more = guest.page.document.getElementById('more-menu');
  expect(more?.hasAttribute('popover')).toBe(true);
  expect(guest.page.document.querySelector('header button[popovertarget="more-menu"]')?.textContent).toContain('More');
  await banner.click('Fairness', 'link');
  await guest.isAt('/fairness');
});

test('[HEADER-11] [HEADER-13] [ROUTE-79] contests stand between points and jackpots, achievements behind these; both are marked', async () => {
  const guest = await visit(house, '/tournaments/all', { script: false });
  const top = [...guest.page.document.querySelectorAll('header nav a[href^="/"]')];
  const paths = [...new Set(top.map((link) => link.getAttribute('href')))];
  const among = ['/live/all', '/tournaments', '/jackpots', '/achievements', '/vip'];
  expect(paths.filter((path) => among.includes(path ?? ''))).toEqual(among);
  const currentAt = async (path: string) => {
    const { page } = await visit(house, path, { script: false });
    return page.document.querySelector('header nav a[href="/tournaments"]')?.getAttribute('aria-current') ?? null;
  };
  expect(await currentAt('/tournaments')).toBe('page');
  expect(await currentAt('/tournaments/all')).toBe('true');
  expect(await currentAt('/promotions')).toBeNull();
});

test('[SIDEBAR-07] a guest finds the language, the time and the ways in', async () => {
  const guest = await visit(house, '/fairness');
  await side(guest).finds('link', 'Log in');
  await side(guest).finds('button', /^Language/);
  await side(guest).sees(/\d\d:\d\d/);
  await side(guest).findsNot('region', 'Your VIP manager');
});

test('[SIDEBAR-07] a VIP player finds the manager', async () => {
  const vip = await visit(house, '');
  const user = { email: 'vip@halley.test', password, captcha: 'demo' };
  await vip.must('POST', '/api/users/sign_in', { user });
  await vip.goes('/fairness');
  const manager = side(vip).within('region', 'Your VIP manager');
  await manager.finds('link', /WhatsApp/);
  await manager.finds('link', /Telegram/);
});

test('[LIVE-01] [LIVE-07] [PWA-02] a group that is joined elsewhere changes what stands round the page, without a reload', async () => {
  const player = await visit(house, '/fairness', { as: 'player' });
  await side(player).finds('button', 'Install the app');
  const { page } = player;
  await expect.poll(() => page.document.documentElement.getAttribute('data-live'), { timeout: 15_000 }).toBe('joined');
  await player.must('POST', '/api/player/groups', { groups: { add: [1401], remove: [] } });
  await side(player).findsNot('button', 'Install the app');
  expect(player.page).toBe(page);
});

test('[FOOTER-01] no link at the foot of a page leads nowhere', async () => {
  const guest = await visit(house, '/', { script: false });
  const links = guest.page.document.querySelectorAll('footer a[href^="/"]');
  const paths = new Set([...links].map((link) => link.getAttribute('href') ?? ''));
  expect(paths.size).toBeGreaterThan(8);
  for (const path of [...paths, '/pokies/all', '/live/all', '/jackpots']) {
    const { status, headers } = await guest.call('GET', path);
    // A page for players asks a guest in.
    if (status === 302) expect(headers.get('location'), path).toMatch(/^\/registration\?redirect=/);
    else expect(status, path).toBe(200);
  }
});

test('[PWA-01] [PWA-02] [ANALYTICS-03] who opens the installed app joins its group and is not asked to install it', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const groups = async () => {
    const { statuses } = await player.must<{ statuses: { id: string | number }[] }>('GET', '/api/player');
    return statuses.map(({ id }) => id);
  };
  await side(player).click('Install the app', 'button');
  await player.finds('dialog', 'Halley on your home screen');
  expect(await groups()).not.toContain(1401);
  await player.goes('/?pwaType=native');
  await expect.poll(groups, { timeout: 15_000 }).toContain(1401);
  await player.goes('/');
  await player.findsNot('button', 'Install the app');
});
