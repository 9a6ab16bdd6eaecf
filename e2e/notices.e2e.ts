import type { Page } from '@playwright/test';
import { createDatabase, systemClock } from '../server/src/kit/index.ts';
import { type Message, sendBroadcast } from '../server/src/notifications/index.ts';
import { expect, expectAccessible, open, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';
import { joinAs, playerOf } from './players.ts';

// What a browser keeps in its store, and shares between its tabs; without one: `site/src/notifications/notices.journey.test.tsx`.

/** As an operator writes to players. */
async function notify(playerId: number, message: Message): Promise<void> {
  const database = createDatabase({ url: houseDatabaseUrl(), maxConnections: 1 });
  try {
    const wish = {
      to: { playerIds: [playerId] },
      kind: 'service',
      author: 'a journey',
      at: systemClock.now(),
    } as const;
    await database.tx((tx) => sendBroadcast(tx, { ...wish, message }));
  } finally {
    await database.close();
  }
}
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('a message reaches the open page and its other tab; put away in one it is gone in both [LIVE-13] [NOTIF-06] @phone-deep', async ({
  page,
  context,
}) => {
  await joinAs(page);
  const { id } = await playerOf(page);
  await open(page, '/fairness');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const other = await context.newPage();
  await open(other, '/notifications');
  await expect(other.getByText('Nothing new')).toBeVisible();

  const button = { title: 'Look', path: '/payments' };
  await notify(Number(id), { title: 'Paid out', text: '120 € are on their way.', button });
  await expect(bell(page)).toHaveAccessibleName(/Notifications, 1/);
  const there = other.getByRole('main').getByRole('listitem').filter({ hasText: 'Paid out' });
  await expect(there).toContainText('120 € are on their way.');
  await expectAccessible(other, '/notifications');

  await bell(page).click();
  const panel = page.locator('#notice-panel');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Paid out' })).toBeVisible();
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
  await joinAs(page);
  const { id } = await playerOf(page);
  await notify(Number(id), { title: 'While you were away', text: 'Something happened.' });
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
