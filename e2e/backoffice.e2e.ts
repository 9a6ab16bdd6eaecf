import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, expectToFit, test } from './halley.ts';
import { joinAs } from './players.ts';
import {
  enterPassword,
  expectFinished,
  joinStaff,
  newMember,
  openDesk,
  playerWithDocument,
  setUpSecondFactor,
} from './staff-desk.ts';

// What its desks do is in `backoffice/src/**/*.journey.test.tsx`; here is what a browser knows: the second factor's image,
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

test('a balance is corrected by two people, the first of whom has only a keyboard', async ({ page, browser }) => {
  const player = await (await browser.newContext()).newPage();
  await joinAs(player);
  const { id } = await (await player.request.get('/api/player')).json();
  const cash = async () => (await (await player.request.get('/api/player/accounts')).json())[0].amount_cents;
  const before = await cash();
  await joinStaff(page, 'payments');
  await page.goto('/staff/payments/corrections');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = async (wanted: Locator, text: string) => {
    await tabTo(page, wanted);
    await page.keyboard.type(text);
  };
  await tabTo(page, page.getByRole('button', { name: 'New correction' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const reason = `A round of player ${id} was lost on the way`;
  await keys(dialog.getByLabel('Player id'), String(id));
  await keys(dialog.getByLabel('Amount'), '15');
  await keys(dialog.getByLabel('Reason'), reason);
  await tabTo(page, dialog.getByRole('button', { name: 'Ask for it' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Asked for. Somebody else has to agree.')).toBeVisible();
  // Where the dialog was opened, there the keyboard is again.
  await expect(page.getByRole('button', { name: 'New correction' })).toBeFocused();
  await expect(page.getByRole('row', { name: reason }).getByRole('button', { name: 'Agree' })).toHaveCount(0);

  const second = await openDesk(browser, { role: 'payments' });
  await second.goto('/staff/payments/corrections');
  await second.getByRole('row', { name: reason }).getByRole('button', { name: 'Agree' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Yes, agree' }).click();
  await expect(second.getByRole('row', { name: reason })).toContainText('Done');
  expect(await cash()).toBe(before + 1500);
});

test('an image is taken in, cut, and a page with it goes to the site by a second person @operator', async ({
  page,
  browser,
}) => {
  await page.setContent('<h1>THE GREAT HALL</h1>');
  const image = await page.screenshot();
  await joinStaff(page, 'editor');
  await page.goto('/staff/content/pictures');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: image });
  const cut = page.getByRole('dialog');
  await cut.getByText('Banner 5:2').click();
  await expect(cut.getByText('1440 × 576 pixels', { exact: true })).toBeVisible();
  await cut.getByRole('button', { name: /The part that stays/ }).press('ArrowDown');
  await cut.getByLabel('What it shows').fill('The great hall');
  await cut.getByRole('button', { name: 'Take it' }).click();
  const row = page.getByRole('row', { name: /The great hall/ });
  const shown = row.getByRole('img').first();
  await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  const address = await shown.evaluate((it: HTMLImageElement) => new URL(it.src).pathname);

  const name = `hall-${randomUUID().slice(0, 8)}`;
  await page.goto(`/staff/content/item?name=${encodeURIComponent(`page:${name}`)}`);
  await page.getByLabel('Title').fill('The great hall');
  await page.getByLabel('Text (HTML)').fill(`<p>It opens in spring.</p><img src="${address}" alt="The great hall">`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await through(page, 'Send to review');
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible();
  const second = await openDesk(browser);
  await second.goto(`/staff/content/item?name=${encodeURIComponent(`page:${name}`)}`);
  await through(second, 'Approve');
  await through(second, 'Publish');
  await expect(second.getByText('Live', { exact: true }).first()).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await expect.poll(async () => (await visitor.request.get(`/${name}`)).status()).toBe(200);
  await visitor.goto(`/${name}`);
  const hall = visitor.getByRole('img', { name: 'The great hall' });
  await expect.poll(() => hall.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
});

/** The deed of this name, with a reason. */
async function through(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The date holds');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** With the one key that leads everywhere. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const isThere = () => wanted.evaluate((it) => it === document.activeElement);
  for (let steps = 0; steps < 60 && !(await isThere()); steps += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

/** One of each kind of page: lists with tables, a person, a form of steps, a page with figures, one with tabs. */
const kinds = ['players', 'promotions/new', 'payments', 'content', 'games/1', 'jackpots/1'];
/** What the deep run looks at besides. */
const others = [
  ...['documents', 'audit', 'members', 'payments/all', 'payments/differences', 'payments/corrections', 'promotions'],
  ...['promotions/new?kind=deposit', 'promotions/new?kind=shop', 'promotions/new?kind=wheel', 'reviews'],
  ...['content/documents', 'account', 'loyalty', 'loyalty/orders', 'loyalty/corrections', 'games', 'games/producers'],
  ...['games/collections', 'providers', 'providers/kepler', 'jackpots', 'returns'],
];
/** Where axe looks: a table and a long form; the deep run has it everywhere. */
const read = ['players', 'promotions/new'];

test('the console works on a phone', async ({ page, browser }) => {
  const { id } = await playerWithDocument(browser, 'identity');
  const isDeep = Boolean(process.env.HALLEY_DEEP);
  if (isDeep) test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await joinStaff(page);
  const ofPlayer = ['', '/gifts', '/points', '/free-rounds'].map((path) => `players/${id}${path}`);
  for (const path of isDeep ? [...kinds, ...ofPlayer, ...others] : [...kinds, `players/${id}`]) {
    await page.goto(`/staff/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    if (isDeep || read.includes(path)) await expectFinished(page);
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
});
