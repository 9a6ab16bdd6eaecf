import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, lineOf, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function write(player: Visitor, text: string): Promise<void> {
  await player.must('POST', '/api/support/chat/messages', { client_id: randomUUID(), text, captcha: 'demo' });
}

test('a player writes, an operator answers, and the player reads it; what is written is text', async () => {
  const player = await visit(house, '', { as: 'player' });
  await write(player, 'My deposit <b>is</b> missing');
  const desk = await visit(house, '/staff/support', { as: 'support' });
  await desk.within('navigation', 'Conversations').click(new RegExp(`^Player ${player.id}(\\b|\\d new)`), 'link');
  await desk.sees('My deposit <b>is</b> missing');
  await desk.fill('Answer', 'It is on its way.');
  await desk.click('Send');
  await desk.within('region', `Player ${player.id}`).sees('It is on its way.');
  const chat = JSON.stringify(await player.must('GET', '/api/support/chat'));
  expect(chat).toContain('It is on its way.');
  expect(await lineOf(house, desk, 'staff.chat_answered')).toMatchObject({ player_id: player.id });
});

test('a conversation is handed to another group and closed', async () => {
  const player = await visit(house, '', { as: 'player' });
  await write(player, 'Good evening');
  const desk = await visit(house, '/staff/support', { as: 'support' });
  await desk.within('navigation', 'Conversations').click(new RegExp(`^Player ${player.id}(\\b|\\d new)`), 'link');
  const chat = desk.within('region', `Player ${player.id}`);
  await chat.fill('Hand to', 'VIP players');
  await chat.sees('Handed to another group');
  await chat.click('Close');
  await chat.sees('The conversation is closed.');
  await lineOf(house, desk, 'staff.chat_moved');
  await lineOf(house, desk, 'staff.chat_closed');
});

test('a letter is answered by mail', async () => {
  const guest = await visit(house, '');
  const letter = { contact: { email: guest.email, content: 'How do I set a limit?', captcha: 'demo' } };
  await guest.must('POST', '/api/send_contact_message', letter);
  const desk = await visit(house, '/staff/support/tickets', { as: 'support' });
  await desk.sees(guest.email);
  const { tickets } = await desk.must<{ tickets: { id: number; email: string }[] }>(
    'GET',
    '/api/staff/support/tickets?state=open',
  );
  const id = tickets.find(({ email }) => email === guest.email)?.id;
  const article = desk.within('article', `Letter ${id}`);
  await article.sees('How do I set a limit?');
  await article.fill('Answer by mail', 'In your profile, under Limits and breaks.');
  await article.click('Send answer');
  await desk.sees('The answer is on its way.');
  await guest.mail('In your profile, under Limits and breaks.');
  await lineOf(house, desk, 'staff.ticket_answered');
});

test.each(['verification', 'payments', 'auditor'] as const)('%s reads no conversation', async (role) => {
  const player = await visit(house, '', { as: 'player' });
  await write(player, 'Something private');
  const desk = await visit(house, '/staff/support', { as: role });
  await desk.finds('heading', 'Nothing here');
  expect((await desk.call('GET', '/api/staff/support/chats')).status).toBe(403);
  expect((await desk.call('GET', '/api/staff/support/tickets')).status).toBe(403);
});
