import type { Page } from '@playwright/test';
import { listInCatalogue } from '../server/src/games/index.ts';
import { aListedGame } from '../server/src/games/testing/listed-game.ts';
import { createDatabase } from '../server/src/kit/index.ts';
import { expect, expectAccessible, expectToFit, idle, newEmail, password, still, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';
import { mailedLink } from './mailbox.ts';
import { joinAs } from './players.ts';
import {
  enterPassword,
  expectFinished,
  joinStaff,
  mailTo,
  playerWithDocument,
  setUpSecondFactor,
} from './staff-desk.ts';

// They read the same trail and queues: one after the other.
test.describe.configure({ mode: 'default' });

const admin = 'admin@halley.test';

test('the first sign-in sets up the second factor before anything opens', async ({ page, expected }) => {
  expected.push(/422.*api\/staff\/sign_in/);
  await page.goto('/staff/players');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectFinished(page);
  await enterPassword(page, admin, 'not the password');
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password is not right.');
  await enterPassword(page, admin, password);
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expectFinished(page);
  await setUpSecondFactor(page);
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[PP-33] a player is found, opened, closed with a reason, and all of it is in the trail', async ({
  page,
  browser,
}) => {
  const { id, email } = await playerWithDocument(browser, 'address');
  await joinStaff(page);
  await page.goto('/staff/');
  await page.getByLabel('Search').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: String(id), exact: true }).click();
  await expect(page.getByRole('heading', { name: `Player ${id}` })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(email);
  await expectFinished(page);
  await page.getByRole('link', { name: 'Personal' }).click();
  await expect(page.getByRole('main')).toContainText(email);
  for (const tab of ['Sessions', 'Rounds', 'Documents', 'Trail']) {
    await page
      .getByRole('navigation', { name: `Player ${id}` })
      .getByRole('link', { name: tab, exact: true })
      .click();
    await expect(
      page.getByRole('region', { name: tab === 'Trail' ? 'Audit trail' : tab }).or(page.getByText('No round yet.')),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close account' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Asked for it on the phone');
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText('Closed by staff')).toBeVisible();
  const refused = await page.request.post('/api/users/sign_in', {
    data: { user: { email, password, captcha: 'demo' } },
  });
  expect(await refused.json()).toHaveProperty('errors.login.blocked');

  await page.getByRole('link', { name: 'Audit trail' }).click();
  const trail = page.getByRole('region', { name: 'Audit trail' });
  const row = trail.getByRole('row', { name: /Account closed/ }).first();
  await expect(row).toContainText(`Player ${id}`);
  await expect(row).toContainText('Asked for it on the phone');
  await expect(trail.getByRole('row', { name: /Personal data opened/ }).first()).toContainText(`Player ${id}`);
  await page.getByRole('button', { name: 'Check the chain' }).click();
  await expect(page.getByRole('status')).toContainText('links hold');
  await expectFinished(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('halley-audit-start-to-today.csv');
});

test('documents are looked at, approved and rejected by keyboard; the player is told', async ({ page, browser }) => {
  const one = await playerWithDocument(browser, 'identity');
  const two = await playerWithDocument(browser, 'address');
  await joinStaff(page);
  await page.goto('/staff/');
  await page.getByRole('link', { name: 'Documents' }).click();
  const queue = page.getByRole('list', { name: 'Waiting documents' });
  await queue.getByRole('button', { name: `Player ${one.id}` }).click();
  await expect(page.getByRole('img', { name: 'The document: Identity' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await expectFinished(page);
  await page.getByRole('main').press('a');
  await expect(page.getByText('Approved. The player is told by mail.')).toBeVisible();
  await expect(queue.getByRole('button', { name: `Player ${one.id}` })).toBeHidden();

  await queue.getByRole('button', { name: `Player ${two.id}` }).click();
  await expect(page.getByRole('img', { name: 'The document: Address' })).toBeVisible();
  await page.getByRole('main').press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The edges are cut off.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected. The player is told by mail.')).toBeVisible();
  const mails = async () => (await page.request.get(`/demo/mail.json?to=${two.email}`)).text();
  await expect.poll(mails).toContain('The edges are cut off.');

  await page.getByRole('link', { name: 'Audit trail' }).click();
  for (const [what, player] of [
    ['Document approved', one],
    ['Document rejected', two],
  ] as const) {
    const row = page.getByRole('row', { name: new RegExp(what) }).first();
    await expect(row).toContainText(`Player ${player.id}`);
  }
});

test('somebody new is invited as support: no queue, no trail, no staff', async ({ page, browser }) => {
  const email = newEmail();
  await joinStaff(page);
  await page.goto('/staff/');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Grace Hopper');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Not set up');
  await expectFinished(page);

  const context = await browser.newContext();
  const own = await context.newPage();
  const link = async () => /http\S+set-up#[\w-]+/.exec(await mailTo(page, email))?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await own.goto(`/staff/${(await link()).split('/staff/')[1]}`);
  await expect(own.getByRole('heading', { name: 'Welcome, Grace Hopper' })).toBeVisible();
  expect(own.url()).not.toContain('#');
  await own.getByLabel('New password').fill('Perihelion-2061');
  await own.getByRole('button', { name: 'Continue' }).click();
  await setUpSecondFactor(own);
  const navigation = own.getByRole('navigation', { name: 'Back office' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Players',
    'Support',
    'Payments',
    'Games',
    'Providers',
    'Jackpots',
    'Returns',
    'My account',
  ]);
  for (const path of ['documents', 'audit', 'members']) {
    await own.goto(`/staff/${path}`);
    await expect(own.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  }
  expect((await own.request.get('/api/staff/documents')).status()).toBe(403);
  await own.goto('/staff/account');
  await expect(own.getByText('10 codes are left.')).toBeVisible();
  await expectFinished(own);
  await context.close();
});

test('a cashout waits with what speaks against it; rejected, the money is back and the player reads why', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const own = await context.newPage();
  const email = await joinAs(own, { currency: 'BTC' });
  const token = /confirmation_token=([^&]+)/.exec(await mailedLink(page.request, email, 'confirmation_token'))?.[1];
  expect((await own.request.get(`/api/users/confirmation?confirmation_token=${token}`)).ok()).toBe(true);
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': email };
  const asked = await own.request.post('/api/payment_processing', {
    headers,
    data: {
      payment_method: 'bitcoin',
      payment_action: 'cashout',
      currency: 'BTC',
      amount: '0.005',
      fields: { address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const { payment_id: id } = await asked.json();

  await joinStaff(page);
  // What speaks against it is found in the background.
  await idle(page);
  await page.goto('/staff/');
  await page.getByRole('link', { name: 'Payments' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) });
  await expect(row).toContainText('First cashout');
  await expectFinished(page);
  await row.getByRole('link', { name: String(id), exact: true }).click();
  await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('hold');
  await expectFinished(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Please use an address of your own.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('release');

  const [payment] = await (await own.request.get('/api/player/payments')).json();
  expect(payment).toMatchObject({ state: 'rejected', cancellation_reason: 'Please use an address of your own.' });
  const [wallet] = await (await own.request.get('/api/player/accounts')).json();
  expect(wallet.amount_cents).toBe(1_000_000);
  for (const tab of ['All payments', 'Differences', 'Corrections']) {
    await page.goto('/staff/payments');
    await page.getByRole('link', { name: tab }).click();
    await expectFinished(page);
  }
  await context.close();
});

test('the console works on a phone: people', async ({ page, browser }) => {
  test.slow();
  const { id } = await playerWithDocument(browser, 'identity');
  const others = ['documents', 'content', 'content/documents', 'audit', 'members', 'account'];
  await fitsAPhone(page, ['players', `players/${id}`, `players/${id}/free-rounds`, ...others]);
  await writesADocument(page);
});

/** A word that nobody else searches for: written, found on the site, and taken back. */
async function writesADocument(page: Page): Promise<void> {
  const word = `zodiac${Date.now().toString(36)}`;
  const found = async () => {
    const answer = await page.request.post('/api/games_filter', {
      data: { device: 'desktop', filter: { title: word } },
    });
    return (await answer.json()).data.length;
  };
  await page.goto('/staff/content/documents/games-aliases-config');
  await page.getByRole('button', { name: 'Add aliases' }).click();
  await page.getByLabel('Keys').last().fill(word);
  await page.getByLabel('Games').last().fill('halley-studio/comet-run');
  await page.getByRole('button', { name: 'Check and save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(word);
  await dialog.getByLabel('Reason').fill('Players call it so.');
  await still(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  await expect.poll(found).toBe(1);
  await expectFinished(page);
  await page.getByRole('button', { name: 'Back to the usual' }).click();
  await dialog.getByLabel('Reason').fill('They do not any more.');
  await dialog.getByRole('button', { name: 'Go back to what is usual' }).click();
  await expect(page.getByText('As usual', { exact: true })).toBeVisible();
  await expect.poll(found).toBe(0);
}

test('the console works on a phone: money and games', async ({ page }) => {
  test.slow();
  const games = ['games', 'games/1', 'games/producers', 'games/collections', 'providers', 'providers/kepler'];
  await fitsAPhone(page, ['payments', 'payments/all', ...games, 'jackpots', 'returns']);
});

async function fitsAPhone(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinStaff(page);
  for (const path of paths) {
    await page.goto(`/staff/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFinished(page);
    await expectToFit(page, path);
    const tab = page.locator('main nav [aria-current]');
    if ((await tab.count()) > 0) await expect(tab, path).toBeInViewport({ ratio: 1 });
    // Nor does a table inside of it.
    const sideways = await page.evaluate(
      () =>
        [...document.querySelectorAll('section[tabindex]')].filter((table) => table.scrollWidth > table.clientWidth)
          .length,
    );
    expect(sideways, path).toBe(0);
  }
}

const onDesktop = { width: 1440, height: 900 };
const onPhone = { width: 390, height: 844 };

test('a game is switched off at a desk and on again from a phone, each at once [PP-28] @operator', async ({
  page,
  request,
}) => {
  test.slow();
  // A studio of its own: others look at the usual games meanwhile.
  const producer = `nova-${Date.now().toString(36)}`;
  await listGame(producer);
  const listed = async () => {
    const filter = { device: 'desktop', filter: { providers: [producer] } };
    const answer = await request.post('/api/games_filter', { data: filter, headers: { 'x-demo-country': 'DE' } });
    return (await answer.json()).data.length;
  };
  await expect.poll(listed).toBe(1);
  await page.setViewportSize(onDesktop);
  await joinStaff(page);
  await page.goto('/staff/games');
  await page.getByLabel('Search').fill(`${producer}/flare`);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  // The list of before stands until the search is answered; others have their Nova Flare in it.
  await expect(page.getByRole('link', { name: 'Nova Flare' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Nova Flare' }).click();
  await expect(page.getByRole('heading', { name: 'Nova Flare' })).toBeVisible();
  await expectFinished(page);

  const turn = async (deed: 'Switch off' | 'Switch on', reason: string) => {
    await page.getByRole('main').getByRole('button', { name: deed, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: deed, exact: true })).toBeDisabled();
    await dialog.getByLabel('Reason').fill(reason);
    await still(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: deed, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await turn('Switch off', 'Its maker found a fault.');
  // The answer to the switch is the moment from which on it holds.
  expect(await listed()).toBe(0);
  await page.setViewportSize(onPhone);
  await expectFinished(page);
  await turn('Switch on', 'The fault is gone.');
  expect(await listed()).toBe(1);

  await page.goto('/staff/audit?kind=games.game_switched');
  const newest = page.getByRole('row', { name: /Game opened or closed/ }).first();
  await expect(newest).toContainText('The fault is gone.');
  await expectFinished(page);
});

test('the rate of a jackpot is changed for its next cycle, at a desk and on a phone @operator', async ({ page }) => {
  test.slow();
  await page.setViewportSize(onDesktop);
  await joinStaff(page);
  await page.goto('/staff/jackpots');
  await expectFinished(page);
  await page.getByRole('link', { name: 'Mystic Jackpots' }).click();
  const level = page.getByRole('row', { name: /Perihelion/ });
  await expect(level).toContainText('0.02 %');
  await expectFinished(page);

  const rate = 'Perihelion: parts of a million of every stake';
  const change = async (parts: string) => {
    await page.getByRole('button', { name: 'Change rates' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(rate).fill(parts);
    await dialog.getByLabel('Reason').fill('A new season.');
    await still(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await change('250');
  // What runs stays as it was promised; what follows is said beside it.
  await expect(level).toContainText('0.02 %');
  await expect(level).toContainText('0.025 %');
  await page.setViewportSize(onPhone);
  await expectFinished(page);
  await change('200');
  await expect(level).toContainText('the same');

  await page.getByRole('button', { name: 'Check the seals' }).click();
  await expect(page.getByText('perihelion: the seal holds')).toBeVisible();
  await expectFinished(page);
});

async function listGame(producer: string): Promise<void> {
  const database = createDatabase({ url: houseDatabaseUrl(), maxConnections: 1 });
  try {
    await database.tx((tx) => listInCatalogue(tx, [aListedGame(`${producer}/flare`, { title: 'Nova Flare' })]));
  } finally {
    await database.close();
  }
}
