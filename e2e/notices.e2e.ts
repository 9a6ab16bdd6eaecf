import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';
import { joinAs, playerOf } from './players.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const shots = process.env.SHOTS_DIR;

/** As an operator writes to players. */
async function notify(...words: string[]): Promise<void> {
  await run(process.execPath, ['scripts/notify.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: houseDatabaseUrl() },
  });
}
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('a message reaches the open page and its other tab; put away in one it is gone in both [LIVE-13] [NOTIF-06] @phone', async ({
  page,
  context,
}, testInfo) => {
  test.slow();
  await joinAs(page);
  const { id } = await playerOf(page);
  await open(page, '/fairness');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const other = await context.newPage();
  await open(other, '/notifications');
  await expect(other.getByText('Nothing new')).toBeVisible();

  await notify(
    'player',
    String(id),
    '--title',
    'Paid out',
    '--text',
    '120 € are on their way.',
    '--button',
    'Look',
    '--path',
    '/payments',
  );
  await expect(bell(page)).toHaveAccessibleName(/Notifications, 1/);
  const there = other.getByRole('main').getByRole('listitem').filter({ hasText: 'Paid out' });
  await expect(there).toContainText('120 € are on their way.');
  if (shots) await other.screenshot({ path: `${shots}/notices-${testInfo.project.name}.png` });
  await expectAccessible(other, '/notifications');

  await bell(page).click();
  const panel = page.locator('#notice-panel');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Paid out' })).toBeVisible();
  if (shots) await page.screenshot({ path: `${shots}/panel-${testInfo.project.name}.png` });
  await expectAccessible(page, 'the panel of the bell');
  await panel.getByRole('link', { name: 'Look' }).click();
  await expect(page).toHaveURL('/payments');
  await expect(there).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  // What was put away does not come again with the next page.
  await open(other, '/notifications');
  await expect(other.getByText('Nothing new')).toBeVisible();

  const kept = () =>
    other.evaluate(
      () =>
        new Promise<number>((done) => {
          const request = indexedDB.open('notifications');
          request.onsuccess = () => {
            const count = request.result.transaction('notifyList').objectStore('notifyList').count();
            count.onsuccess = () => {
              request.result.close();
              done(count.result);
            };
          };
        }),
    );
  expect(await kept()).toBe(1);
});

test('who was away finds the message within two hours; another player on the same browser does not', async ({
  page,
}) => {
  test.slow();
  await joinAs(page);
  const { id } = await playerOf(page);
  await notify('player', String(id), '--title', 'While you were away', '--text', 'Something happened.');
  await expect
    .poll(async () => (await (await page.request.get('/api/notification_center/notifications')).json()).length)
    .toBe(1);
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'While you were away' })).toBeVisible();
  // The open page would be told that its session is over.
  await page.goto('about:blank');
  await page.request.delete('/api/users/sign_out', { headers: { 'x-requested-with': 'XMLHttpRequest' } });
  await joinAs(page);
  await open(page, '/notifications');
  await expect(page.getByText('Nothing new')).toBeVisible();
});

test('a browser that forbids its store still shows notices', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await joinAs(page);
  const { id } = await playerOf(page);
  await open(page, '/notifications');
  await notify('player', String(id), '--title', 'In memory', '--text', 'Still here.');
  await expect(page.getByRole('heading', { name: 'In memory' })).toBeVisible();
});

test('pushes are offered on the page of subscriptions, and nobody is asked before a press @phone-deep', async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => {
    Object.assign(window, { askedForPush: 0 });
    Notification.requestPermission = async () => {
      Object.assign(window, { askedForPush: 1 });
      return 'denied';
    };
  });
  await joinAs(page);
  await open(page, '/profile/subscriptions');
  await expect(page.getByRole('heading', { name: 'Messages to this browser' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { askedForPush: number }).askedForPush)).toBe(0);
  if (shots) await page.screenshot({ path: `${shots}/push-${testInfo.project.name}.png`, fullPage: true });
  await expectAccessible(page);
});
