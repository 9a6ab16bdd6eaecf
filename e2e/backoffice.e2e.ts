import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from './halley.ts';
import {
  enterPassword,
  expectFinished,
  joinStaff,
  newMember,
  playerWithDocument,
  setUpSecondFactor,
} from './staff-desk.ts';

// What its desks do is in `backoffice/src/**/*.journey.test.tsx`; here is what a browser knows: the second factor's picture,
// keys, pictures of documents, and whether it fits a phone. They read the same queues: one after the other.
test.describe.configure({ mode: 'default' });

test('the first sign-in sets up the second factor before anything opens', async ({ page, expected }) => {
  expected.push(/422.*api\/staff\/sign_in/);
  const { email, password } = await newMember(page);
  await page.goto('/staff/players');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectFinished(page);
  await enterPassword(page, email, 'not the password');
  await expect(page.getByRole('alert')).toContainText('The e-mail or the password is not right.');
  await enterPassword(page, email, password);
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expectFinished(page);
  await setUpSecondFactor(page);
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
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

test('the console works on a phone: people', async ({ page, browser }) => {
  const { id } = await playerWithDocument(browser, 'identity');
  await fitsAPhone(page, [
    'players',
    `players/${id}`,
    `players/${id}/gifts`,
    `players/${id}/points`,
    `players/${id}/free-rounds`,
    'documents',
    'audit',
    'members',
  ]);
});

test('the console works on a phone: money and pages', async ({ page }) => {
  const payments = ['payments', 'payments/all', 'payments/differences', 'payments/corrections'];
  const promotions = ['promotions', 'promotions/new', 'promotions/new?kind=deposit', 'reviews'];
  await fitsAPhone(page, [...payments, ...promotions, 'content', 'content/documents', 'account']);
});

test('the console works on a phone: points', async ({ page }) => {
  const builders = ['promotions/new?kind=shop', 'promotions/new?kind=wheel'];
  await fitsAPhone(page, ['loyalty', 'loyalty/orders', 'loyalty/corrections', ...builders]);
});

test('the console works on a phone: games', async ({ page }) => {
  const games = ['games', 'games/1', 'games/producers', 'games/collections', 'providers', 'providers/kepler'];
  await fitsAPhone(page, [...games, 'jackpots', 'jackpots/1', 'returns']);
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
