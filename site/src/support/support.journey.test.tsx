import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { writeDocument } from '../../../server/src/config/index.ts';
import { aPicture } from '../../../server/src/verification/testing/files.ts';
import { type JourneyHouse, journeyHouse, newEmail, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const panelOf = (visitor: Visitor) => visitor.within('dialog', 'Chat with support');

async function say(player: Visitor, text: string): Promise<void> {
  const panel = panelOf(player);
  await panel.fill('Message', text);
  await panel.click(/^Send/, 'button');
  await panel.sees(text);
}

test('an attachment goes to the desk and comes back as a download; what lies about itself is refused', async () => {
  const player = await visit(house, '/fairness#chat', { as: 'player' });
  const panel = panelOf(player);
  await panel.finds('textbox', 'Message');
  await panel.attach(undefined, { name: 'receipt.png', type: 'image/png', bytes: await aPicture() });
  await panel.finds('link', 'Download receipt.png');
  const link = [...player.page.document.querySelectorAll('a')].find((one) => one.getAttribute('download') !== null);
  const file = await player.call('GET', link?.getAttribute('href') ?? '');
  expect(file.headers.get('content-disposition')).toContain('receipt.png');
  const bytes = Buffer.from('<script>1</script>');
  await panel.attach(undefined, { name: 'photo.png', type: 'image/png', bytes });
  await panel.sees('This file cannot be sent.');
  await panel.click('Remove', 'button');
  await panel.seesNot('This file cannot be sent.');
});

test('without a line a message stays and is sent again, once', async () => {
  const player = await visit(house, '/fairness#chat', { as: 'player' });
  const panel = panelOf(player);
  await panel.finds('textbox', 'Message');
  await say(player, 'first');
  await panel.seesNot(/Not sent|Sending/);
  const stop = player.interfere('POST /api/support/chat/messages', () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  player.expects(/Failed to fetch/);
  await say(player, 'second');
  await panel.sees('Not sent');
  stop();
  await panel.click('Send again');
  await panel.seesNot(/Not sent|Sending/);
  const chat = await player.must<{ messages: { text: string }[] }>('GET', '/api/support/chat');
  expect(chat.messages.map(({ text }) => text)).toEqual(['first', 'second']);
});

/** The hours of the desk, for the length of a test. */
async function withoutAnybody(): Promise<void> {
  const usual = { timeZone: 'UTC', hours: null, closed: [], replies: [] };
  const write = (content: object) =>
    house.database.tx((tx) => writeDocument(tx, { name: 'support-config', content, by: 'a journey', at: new Date() }));
  onTestFinished(async () => void (await write(usual)));
  await write({ ...usual, hours: {} });
}

test('while nobody is there the chat is a form, and the letter reaches the desk', async () => {
  await withoutAnybody();
  const guest = await visit(house, '', { device: 'phone' });
  await expect.poll(async () => (await guest.must('GET', '/api/support')).online, { timeout: 10_000 }).toBe(false);
  await guest.goes('/fairness#chat');
  const panel = panelOf(guest);
  await panel.finds('heading', 'Leave us a message');
  expect(await guest.faults()).toEqual([]);
  const email = newEmail();
  await panel.fill('Your e-mail address', email);
  await panel.fill('Your message', 'Are you open on Sunday?');
  await panel.click('Send message');
  await panel.sees('Thank you, your message has reached us.');

  const desk = await visit(house, '/staff/support/tickets', { as: 'support' });
  await desk.sees(email);
  const [head] = (await desk.textsOf('article')).filter((text) => text.includes(email));
  const name = /^Letter \d+/.exec(head ?? '')?.[0] ?? '';
  const letter = desk.within('article', name);
  await letter.sees('Are you open on Sunday?');
  expect(await desk.faults()).toEqual([]);
  await letter.fill('Answer by mail', 'Yes, from nine.');
  await letter.click('Send answer');
  await desk.findsNot('article', name);
  await desk.must('GET', '/demo/idle');
  const mails = await desk.must<{ text: string }[]>('GET', `/demo/mail.json?to=${encodeURIComponent(email)}`);
  expect(mails[0]?.text).toContain('Yes, from nine.');
});

test('[ROUTE-59] the support page has the form, the questions and the way to the chat', async () => {
  const guest = await visit(house, '/support');
  await guest.finds('heading');
  await guest.fill('Your e-mail address', 'nobody');
  await guest.click('Send message');
  await guest.isFocused('Your e-mail address');
  expect(await guest.faults()).toEqual([]);
});
