import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HouseProcess, startHouse } from '../test/boot/house-process.ts';
import { expect, newEmail, open, password, test } from './halley.ts';

test.skip(Boolean(process.env.E2E_URL), 'closes a house, so it needs one of its own');
// It moves the clock of its browser.
test.use({ freshContext: true });

/** Another process on the same database: closing the house of the other journeys would close it for all of them. */
let closing: HouseProcess;
let folder: string;
test.beforeAll(async ({ house }) => {
  folder = mkdtempSync(join(tmpdir(), 'halley-closed-'));
  chmodSync(folder, 0o755);
  closing = await startHouse({
    environment: { DATABASE_URL: house.databaseUrl, DATA_DIR: folder, HALLEY_ROLE: 'all', HALLEY_MODE: 'demo' },
  });
});
test.afterAll(async () => {
  closing.kill('SIGTERM');
  await closing.ended;
  rmSync(folder, { recursive: true, force: true });
});

test('a house that closes says so on the open page and on a new one, and both come back by themselves @operator', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/status of 503/);
  await context.addCookies([{ name: 'cookies_accepted', value: 'necessary', url: closing.url }]);
  await page.clock.install();
  await open(page, `${closing.url}/login`);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(password);

  const file = join(folder, 'maintenance');
  writeFileSync(file, '');
  // The house looks for the file once a second.
  await expect.poll(async () => (await page.request.get(`${closing.url}/api/current_ip`)).status()).toBe(503);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  const notice = page.getByRole('dialog', { name: 'We will be right back' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Your balance and your bets are safe.');
  await expect(notice.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(notice).toBeVisible();

  const late = await context.newPage();
  const answer = await late.goto(`${closing.url}/fairness`);
  expect(answer?.status()).toBe(503);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('We will be right back');
  await late.close();

  // Asked again and still closed: nothing changes.
  await page.clock.runFor(16_000);
  await expect(notice).toBeVisible();
  rmSync(file);
  await expect.poll(async () => (await page.request.get(`${closing.url}/api/current_ip`)).status()).toBe(200);
  await page.clock.runFor(16_000);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
