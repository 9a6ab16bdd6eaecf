import type { Page } from '@playwright/test';
import { expect, expectAccessible, guarded, test } from './halley.ts';
import { joinAs } from './players.ts';
import { openDesk } from './staff-desk.ts';

// Files, lost lines, closed desks and the page of support are in `site/src/support/support.journey.test.tsx`.

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Chat with support' });

async function openChat(page: Page) {
  await page.goto('/fairness#chat');
  await guarded(page);
  const panel = panelOf(page);
  await expect(panel.getByLabel('Message', { exact: true })).toBeVisible();
  return panel;
}

/** Seen at once, but with the house only when neither is said of it any more. */
const onItsWay = (page: Page) => panelOf(page).getByText(/Not sent|Sending/);

async function say(page: Page, text: string) {
  const field = panelOf(page).getByLabel('Message', { exact: true });
  await field.fill(text);
  await field.press('Enter');
  await expect(panelOf(page).getByRole('log').getByText(text)).toBeVisible();
  await expect(onItsWay(page)).toHaveCount(0);
}

test('[CHAT-01] [HASH-08] a player writes, an operator answers, and the page beneath goes on', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(desktop);
  await joinAs(page);
  const { id } = await (await page.request.get('/api/player')).json();
  const panel = await openChat(page);
  await expect(panel.getByLabel('Message', { exact: true })).toBeFocused();
  await say(page, 'My deposit <b>is</b> missing');
  await expectAccessible(page);
  // Not a modal: what lies beneath is still there to be used.
  await expect(page.getByRole('main').first()).not.toHaveAttribute('inert');

  const desk = await openDesk(browser, { role: 'support' });
  await desk.goto('/staff/support');
  await desk
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: `Player ${id}` })
    .click();
  await expect(desk.getByRole('log')).toContainText('My deposit <b>is</b> missing');
  await expectAccessible(desk);
  const answer = desk.getByLabel('Answer', { exact: true });
  await answer.pressSequentially('It is ');
  await expect(panel.getByText('Support is writing')).toBeVisible();
  await answer.fill('It is on its way: https://halley.test/payments');
  await answer.press('Enter');
  await expect(panel.getByRole('log').getByRole('link', { name: 'https://halley.test/payments' })).toBeVisible();
  await expect(panel.getByRole('log')).toContainText('Mary');
  await panel.getByLabel('Message', { exact: true }).pressSequentially('Tha');
  await expect(desk.getByRole('status').filter({ hasText: 'is writing' })).toBeVisible();

  // Closed by Escape, and back where one was; answers are counted meanwhile.
  await panel.getByLabel('Message', { exact: true }).press('Escape');
  await expect(panel).toBeHidden();
  await answer.fill('Anything else?');
  await answer.press('Enter');
  await expect(desk.getByRole('log')).toContainText('Anything else?');
  await openChat(page);
  await expect(panel.getByRole('log')).toContainText('Anything else?');
  await expect(panel.getByRole('log')).toContainText('My deposit');

  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel.getByText('The conversation has ended.')).toBeVisible();
  await panel.getByRole('button', { name: '5 stars' }).click();
  await expect(panel.getByText('Thank you for your answer.')).toBeVisible();
  await desk.context().close();
});

test('a guest on a phone: the whole screen, the history after a reload, and the end of it', async ({ page }) => {
  await page.setViewportSize(phone);
  const panel = await openChat(page);
  const box = await panel.boundingBox();
  expect([box?.width, box?.height]).toEqual([phone.width, phone.height]);
  await say(page, 'Do I need an account?');
  await expectAccessible(page);
  await page.reload();
  await openChat(page);
  await expect(panel.getByRole('log')).toContainText('Do I need an account?');
  await panel.getByRole('button', { name: 'End conversation' }).click();
  await expect(panel.getByText('The conversation has ended.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close the chat' }).click();
  await expect(panel).toBeHidden();
});
