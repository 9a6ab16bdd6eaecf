import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBrowser } from '../identity/testing/test-identity.ts';
import { homeOfId } from '../kit/index.ts';
import { sharedHomes } from '../kit/testing/shared.ts';
import { aPicture } from '../verification/testing/files.ts';
import { sharedSupport } from './testing/test-support.ts';

const database = sharedHomes();
const room = sharedSupport(database);
const dayMs = 24 * 60 * 60_000;
beforeEach(() => {
  room.mails.length = 0;
  room.clock.advanceMs(dayMs);
});

const contactUrl = '/api/send_contact_message';
const letter = (change: Record<string, unknown> = {}) => ({
  contact: { email: 'Somebody@Example.com', content: 'Where is my money?', captcha: 'demo', ...change },
});
const send = (change?: Record<string, unknown>, browser = createBrowser(room.app)) =>
  browser.call('POST', contactUrl, letter(change));
/** Ids of several homes are in the order of time to the second only. */
const tickets = async () => (await database.query('select * from support_ticket order by created_at, id')).rows;
const ada = { id: 7, name: 'Ada Observatory' };

describe('[API-59] the contact form', () => {
  test('is kept as a ticket and mailed to support, with whom to answer', async () => {
    const sent = await send({ content: 'Line one\n\n<b>Line two</b>' });
    expect(sent.statusCode, sent.body).toBe(201);
    expect((await tickets()).at(-1)).toMatchObject({ email: 'somebody@example.com', state: 'open', player_id: null });
    expect(room.mails).toHaveLength(1);
    expect(room.mails[0]).toMatchObject({ to: 'support@halley.test', replyTo: 'somebody@example.com' });
    expect(room.mails[0]?.html).not.toContain('<b>Line two');
    expect(room.mails[0]?.text).toContain('<b>Line two</b>');
  });

  test('[ERR-08] everything that is wrong is said at once, as a map of fields, and nothing is kept', async () => {
    const before = (await tickets()).length;
    const refused = await send({ email: 'nobody', content: ' ' });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { errors: { email: { invalid: expect.any(String) }, content: { required: expect.any(String) } } },
    ]);
    expect((await send({ content: 'x'.repeat(4_001) })).json().errors).toHaveProperty('content.too_long');
    expect((await send({ captcha: 'wrong' })).json().errors).toHaveProperty('base.captcha_invalid');
    expect((await send({ email: 'a@example.com\r\nBcc: b@example.com' })).json().errors).toHaveProperty(
      'email.invalid',
    );
    for (const payload of [{}, { contact: {} }, { contact: { email: 1, content: [] } }]) {
      expect((await createBrowser(room.app).call('POST', contactUrl, payload)).statusCode).toBe(422);
    }
    expect([(await tickets()).length, room.mails]).toEqual([before, []]);
  });

  test('nobody is bombed: an address is written about five times a day, by whomever, and never written to', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ email: 'victim@example.com' })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json().errors).toHaveProperty(
      'base.too_many_messages',
    );
    expect(room.mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => 'support@halley.test'));
  });

  test('one address of the network writes twenty times a day', async () => {
    const answers = [];
    for (let index = 0; index < 22; index++) answers.push(await send({ email: `person${index}@example.com` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(201), 422, 422]);
  });

  test('a player needs no captcha, and gets a receipt only at an address that was confirmed', async () => {
    const player = await room.player();
    const own = { email: player.email, captcha: undefined };
    expect((await send(own, player.browser)).statusCode).toBe(201);
    expect(room.mails.map(({ to }) => to)).toEqual(['support@halley.test']);
    await database.homes
      .of(player.playerId)
      .query('update identity_player set confirmed_at = now() where id = $1', [player.playerId]);
    await send({ ...own, email: 'somebody-else@example.com' }, player.browser);
    await send(own, player.browser);
    expect(room.mails.slice(1).map(({ to }) => to)).toEqual([
      ...['support@halley.test', 'support@halley.test', player.email],
    ]);
    expect(room.mails.at(-1)).toMatchObject({ replyTo: 'support@halley.test' });
    expect((await tickets()).at(-1)?.player_id).toBe(BigInt(player.playerId));
  });

  test('staff answer by mail, once: of two the later is told', async () => {
    const { ticket } = (await send()).json();
    room.mails.length = 0;
    const answer = () =>
      homeOfId(database.homes, BigInt(ticket))
        .tx((tx) => room.support.desk.answerTicket(tx, { ticketId: ticket, text: 'On its way.', member: ada }))
        .then(() => 'sent')
        .catch((error: Refusal) => error.code);
    expect((await Promise.all([answer(), answer()])).toSorted()).toEqual(['sent', 'ticket.handled_already']);
    expect(room.mails).toHaveLength(1);
    expect(room.mails[0]).toMatchObject({ to: 'somebody@example.com', replyTo: 'support@halley.test' });
    expect(room.mails[0]?.text).toContain('On its way.');
    expect(room.mails[0]?.text).toContain('Du hast geschrieben:');
    const closing = database.homes
      .of(1)
      .tx((tx) => room.support.desk.closeTicket(tx, { ticketId: 987_654, member: ada }));
    await expect(closing).rejects.toBeInstanceOf(Refusal);
  });
});

describe('restore ids', () => {
  const asked = (internalId: string, project = 'halley') => ({
    data: { internalId, project },
    requestId: randomUUID(),
    type: 'Api.V1.RestoreId.Get',
  });
  const kept = (internalId: string, restoreId: string, project = 'halley') => ({
    data: { internalId, project, restoreId },
    requestId: randomUUID(),
    type: 'Api.V1.RestoreId.Set',
  });

  test('[API-60] [API-61] [CHAT-04] are nested in data, are empty at first, and come back as they were set', async () => {
    const { browser, playerId } = await room.player();
    const get = () => browser.call('POST', '/restore-id/get', asked(String(playerId)));
    expect((await get()).json()).toEqual({ data: { restoreId: '' } });
    const set = await browser.call('POST', '/restore-id/set', kept(String(playerId), 'abc-123'));
    expect([set.statusCode, (await get()).json()]).toEqual([200, { data: { restoreId: 'abc-123' } }]);
    // Under which there is no chat any more: forgotten.
    const forgotten = await browser.call('POST', '/restore-id/set', kept(String(playerId), ''));
    expect([forgotten.statusCode, (await get()).json()]).toEqual([200, { data: { restoreId: '' } }]);
    await browser.call('POST', '/restore-id/set', kept(String(playerId), 'abc-123'));
    // The five of them side by side, as one of the documents has it, are not taken.
    const flat = { ...asked(String(playerId)).data, requestId: randomUUID(), type: 'Api.V1.RestoreId.Get' };
    expect((await browser.call('POST', '/restore-id/get', flat)).statusCode).toBe(422);
    const alias = await browser.call('POST', '/api-fe/restore-id/get', asked(String(playerId)));
    expect(alias.json()).toEqual({ data: { restoreId: 'abc-123' } });
  });

  test('of others are not there, for players and for guests', async () => {
    const owner = await room.player();
    const thief = await room.player();
    await owner.browser.call('POST', '/restore-id/set', kept(String(owner.playerId), 'mine'));
    const id = String(owner.playerId);
    for (const body of [
      asked(id),
      asked('987654321'),
      asked(`0${thief.playerId}`),
      asked(String(thief.playerId), 'other'),
    ]) {
      expect((await thief.browser.call('POST', '/restore-id/get', body)).statusCode).toBe(404);
    }
    expect((await thief.browser.call('POST', '/restore-id/set', kept(id, 'stolen'))).statusCode).toBe(404);
    expect((await createBrowser(room.app).call('POST', '/restore-id/get', asked(id))).statusCode).toBe(401);
    expect((await createBrowser(room.app).call('POST', '/restore-id/set', kept(id, 'x'))).statusCode).toBe(401);
    const still = await owner.browser.call('POST', '/restore-id/get', asked(id));
    expect(still.json()).toEqual({ data: { restoreId: 'mine' } });
  });

  test('[CHAT-04] a conversation has one, restores its history by it, and nobody else’s', async () => {
    const owner = await room.player();
    await owner.say('Hello');
    const { restoreId } = await owner.chat();
    expect((await owner.chat(`?restore_id=${restoreId}`)).messages).toHaveLength(1);
    const thief = await room.player();
    await thief.say('Hello');
    for (const other of [thief.browser, createBrowser(room.app)]) {
      for (const id of [restoreId, randomUUID()]) {
        const stolen = await other.call('GET', `/api/support/chat?restore_id=${id}`);
        expect([stolen.statusCode, stolen.json().error.code]).toEqual([404, 'NOT_FOUND']);
      }
    }
  });
});

describe('what is old', () => {
  const sweep = () => room.support.tasks['support.sweep']({}, { attempt: 1, signal: undefined });
  const count = async (table: string) => Number((await database.query(`select count(*) from ${table}`)).rows[0]?.count);

  test('is forgotten with its files, guests’ sooner than players’, and counts with it', async () => {
    room.clock.advanceMs(800 * dayMs);
    await sweep();
    expect(await count('support_chat')).toBe(0);
    const guest = room.guest();
    await guest.say('Hello');
    await guest.sendFile(await aPicture());
    const player = await room.player();
    await player.say('Hello');
    await player.sendFile(await aPicture());
    await send();
    expect([await count('support_chat'), await count('support_file')]).toEqual([2, 2]);
    room.clock.advanceMs(30 * dayMs + 1);
    await sweep();
    expect([await count('support_chat'), await count('support_file'), await count('support_chunk')]).toEqual([1, 1, 1]);
    expect(await guest.chat()).toMatchObject({ state: 'none' });
    expect((await tickets()).map(({ state }) => state)).toEqual(['open']);
    room.clock.advanceMs(700 * dayMs);
    await sweep();
    for (const table of ['support_chat', 'support_message', 'support_file', 'support_chunk', 'support_ticket']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await count('support_count')).toBe(0);
  });

  test('and what nobody answers to any more is put away; who waits is not', async () => {
    const waiting = await room.player();
    await waiting.say('Hello?');
    const answered = await room.player();
    await answered.say('Hello');
    const chat = await database.query('select id from support_chat where player_id = $1', [answered.playerId]);
    const chatId = Number(chat.rows[0]?.id);
    await database.homes
      .of(answered.playerId)
      .tx((tx) => room.support.desk.answer(tx, { chatId, member: ada, clientId: randomUUID(), text: 'Hello' }));
    room.clock.advanceMs(dayMs + 1);
    await sweep();
    expect([(await waiting.chat()).state, (await answered.chat()).state]).toEqual(['open', 'closed']);
  });
});
