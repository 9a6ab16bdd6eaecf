import type { Page } from '@playwright/test';
import { writeDocument } from '../server/src/config/index.ts';
import { createDatabase } from '../server/src/kit/index.ts';
import { aPicture } from '../server/src/verification/testing/files.ts';
import { expect, expectAccessible, guarded, idle, newEmail, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';
import { joinAs } from './players.ts';
import { openDesk } from './staff-desk.ts';

// They share the hours of the desk: one after the other.
test.describe.configure({ mode: 'default' });

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

async function withHours(hours: object | null, work: () => Promise<void>) {
  const database = createDatabase({ url: houseDatabaseUrl(), maxConnections: 1 });
  const write = (content: object) =>
    database.tx((tx) => writeDocument(tx, { name: 'support-config', content, by: 'a journey', at: new Date() }));
  const usual = { timeZone: 'UTC', hours: null, closed: [], replies: [] };
  try {
    await write({ ...usual, hours });
    await work();
  } finally {
    await write(usual);
    await database.close();
  }
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

test('an attachment goes to the desk and comes back as a download; what lies about itself is refused', async ({
  page,
  expected,
}) => {
  expected.push(/422.*chat\/files/);
  await page.setViewportSize(desktop);
  await joinAs(page);
  const panel = await openChat(page);
  const input = panel.locator('input[type=file]');
  await input.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await aPicture() });
  const link = panel.getByRole('link', { name: 'Download receipt.png' });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('receipt.png');
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') });
  await expect(panel.getByText('This file cannot be sent.')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('This file cannot be sent.')).toBeHidden();
});

test('without a line a message stays and is sent again, once', async ({ page, expected }) => {
  expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/);
  await page.setViewportSize(desktop);
  await joinAs(page);
  const panel = await openChat(page);
  await say(page, 'first');
  await page.context().setOffline(true);
  const field = panel.getByLabel('Message', { exact: true });
  await field.fill('second');
  await field.press('Enter');
  await expect(panel.getByText('Not sent')).toBeVisible();
  await page.context().setOffline(false);
  await panel.getByRole('button', { name: 'Send again' }).click();
  await expect(onItsWay(page)).toHaveCount(0);
  const chat = await (await page.request.get('/api/support/chat')).json();
  expect(chat.messages.map(({ text }: { text: string }) => text)).toEqual(['first', 'second']);
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

test('while nobody is there the chat is a form, and the letter reaches the desk @operator', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  await withHours({}, async () => {
    expect((await (await page.request.get('/api/support')).json()).online).toBe(false);
    await page.goto('/fairness#chat');
    const panel = panelOf(page);
    await expect(panel.getByRole('heading', { name: 'Leave us a message' })).toBeVisible();
    await expectAccessible(page);
    const email = newEmail();
    await panel.getByLabel('Your e-mail address').fill(email);
    await panel.getByLabel('Your message').fill('Are you open on Sunday?');
    await panel.getByRole('button', { name: 'Send message' }).click();
    await expect(panel.getByText('Thank you, your message has reached us.')).toBeVisible();

    const desk = await openDesk(browser, { role: 'support' });
    await desk.goto('/staff/support/tickets');
    const letter = desk.getByRole('article').filter({ hasText: email });
    await expect(letter).toContainText('Are you open on Sunday?');
    await expectAccessible(desk);
    await letter.getByLabel('Answer by mail').fill('Yes, from nine.');
    await letter.getByRole('button', { name: 'Send answer' }).click();
    await expect(letter).toBeHidden();
    await idle(page);
    const mails = await (await page.request.get(`/demo/mail.json?to=${encodeURIComponent(email)}`)).json();
    expect(mails[0]?.text).toContain('Yes, from nine.');
    await desk.context().close();
  });
});

test('[ROUTE-59] the support page has the form, the questions and the way to the chat', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/support');
  await guarded(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByLabel('Your e-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your e-mail address')).toBeFocused();
  await expectAccessible(page);
});
