import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { visitorOf } from '../../support/testing/test-support.ts';
import { sharedStaff } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
const hourMs = 60 * 60_000;

async function aChat(text: string) {
  const browser = createBrowser(room.app);
  const registration = registrationOf();
  await browser.register(registration);
  const { id: playerId } = await browser.player();
  const visitor = visitorOf(browser);
  await visitor.say(text);
  const { rows } = await database.query('select id from support_chat where player_id = $1', [playerId]);
  return { ...visitor, playerId: Number(playerId), email: registration.user.email, id: Number(rows[0]?.id) };
}

describe('the support desk', () => {
  test('nobody reads on without having opened it, which is in the trail; what was said is not', async () => {
    const chat = await aChat('a very secret question');
    const member = await room.member('support');
    const follow = () => member.get(`/api/staff/support/chats/${chat.id}?after=0`);
    expect((await follow()).statusCode).toBe(404);
    const opened = await member.post(`/api/staff/support/chats/${chat.id}/visits`, {});
    expect(opened.json().messages).toMatchObject([{ text: 'a very secret question', author: 'visitor' }]);
    // The whole address is on the player's file, behind another permission.
    expect(opened.body).not.toContain(chat.email);
    expect((await follow()).json().messages).toHaveLength(1);
    expect((await follow()).body).not.toContain(chat.email);
    const colleague = await room.member('support');
    expect((await colleague.get(`/api/staff/support/chats/${chat.id}`)).statusCode).toBe(404);
    const entries = await listEntries(database, { staffId: member.id, limit: 20 });
    expect(entries[0]).toMatchObject({ kind: 'staff.chat_viewed', target: { kind: 'chat', id: String(chat.id) } });
    expect(JSON.stringify(entries)).not.toContain('secret');
    room.clock.advanceMs(13 * hourMs);
    const again = await room.member('support');
    expect((await again.get(`/api/staff/support/chats/${chat.id}`)).statusCode).toBe(404);
  });

  test('the queue says who waits, by group, and nothing of what was said', async () => {
    const chat = await aChat('my card number is a secret');
    const member = await room.member('support');
    const queue = await member.get('/api/staff/support/chats?group=26');
    expect(queue.json().chats.map(({ id }: { id: number }) => id)).toContain(chat.id);
    expect(queue.body).not.toContain('secret');
    expect((await member.get('/api/staff/support/chats?group=7')).statusCode).toBe(422);
    const others = (await member.get('/api/staff/support/chats?group=2')).json().chats;
    expect(others.map(({ id }: { id: number }) => id)).not.toContain(chat.id);
  });

  test('an answer sent twice, and by two tabs at once, is one; who waited does not wait any more', async () => {
    const chat = await aChat('Hello?');
    const member = await room.member('support');
    const answer = { client_id: randomUUID(), text: 'Hello!' };
    const send = () => member.post(`/api/staff/support/chats/${chat.id}/messages`, answer);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((one) => [one.statusCode, one.json().number])).toEqual(Array(3).fill([201, 2]));
    expect((await chat.chat()).messages).toHaveLength(2);
    const queue = (await member.get('/api/staff/support/chats')).json().chats;
    const own = queue.find(({ id }: { id: number }) => id === chat.id);
    expect(own).toMatchObject({ waiting_since: null, unread: 0, member: 'A support' });
    const changed = await member.post(`/api/staff/support/chats/${chat.id}/messages`, { ...answer, text: 'Other' });
    expect(changed.json().error.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test.each(['messages', 'closing', 'group', 'typing', 'visits'])(
    'a conversation that is not there: %s',
    async (what) => {
      const member = await room.member('support');
      const payload = { client_id: randomUUID(), text: 'x', group_id: 2 };
      const answer = await member.post(`/api/staff/support/chats/987654321/${what}`, payload);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test('a player’s session opens nothing here', async () => {
    const chat = await aChat('Hello');
    expect((await chat.browser.call('GET', '/api/staff/support/chats')).statusCode).toBe(401);
    expect((await chat.browser.call('GET', `/api/staff/support/chats/${chat.id}`)).statusCode).toBe(401);
  });
});
