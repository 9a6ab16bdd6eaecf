import { randomBytes, randomUUID } from 'node:crypto';
import { chatGroups, weekdays } from '@halley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBrowser } from '../identity/testing/test-identity.ts';
import { homeOfId } from '../kit/index.ts';
import { sharedHomes } from '../kit/testing/shared.ts';
import { mostAMinute } from './send-message.ts';
import { sharedSupport, usualHours, visitorOf } from './testing/test-support.ts';

const database = sharedHomes();
const room = sharedSupport(database);
/** Ids of conversations know it. */
const homeOf = (chatId: number) => homeOfId(database.homes, BigInt(chatId));
const ada = { id: 7, name: 'Ada Observatory' };
beforeEach(() => {
  Object.assign(room.config, structuredClone(usualHours));
  // Each test has a fresh minute, and a fresh hour for guests of this address.
  room.clock.advanceMs(61 * 60_000);
});

const chatIdOf = async (playerId: number) =>
  Number((await database.query('select id from support_chat where player_id = $1', [playerId])).rows[0]?.id);
const answer = async (chatId: number, text: string, clientId = randomUUID()) =>
  homeOf(chatId).tx((tx) => room.support.desk.answer(tx, { chatId, member: ada, clientId, text }));
const texts = (chat: { messages: { text: string }[] }) => chat.messages.map(({ text }) => text);
const numbers = (chat: { messages: { number: number }[] }) => chat.messages.map(({ number }) => number);

describe('a conversation', () => {
  test('begins with the first word, is answered, and is read', async () => {
    const player = await room.player();
    expect(await player.chat()).toMatchObject({ state: 'none', restoreId: null, messages: [], online: true });
    const sent = await player.say('Hello');
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ number: 1, author: 'visitor', text: 'Hello', file: null });
    const chatId = await chatIdOf(player.playerId);
    await answer(chatId, 'Hello, how can I help?');
    const chat = await player.chat();
    expect(chat).toMatchObject({ state: 'open', last_number: 2, unread: 1, visitor_read: 0, staff_read: 2 });
    expect(chat.messages[1]).toMatchObject({ author: 'staff', name: 'Ada', text: 'Hello, how can I help?' });
    const read = await player.browser.call('POST', '/api/support/chat/read', { number: 2 });
    expect(read.json()).toEqual({ unread: 0 });
    // A tab that lags behind does not make it unread again, and nobody has read what was not said.
    await player.browser.call('POST', '/api/support/chat/read', { number: 1 });
    await player.browser.call('POST', '/api/support/chat/read', { number: 999 });
    expect(await player.chat()).toMatchObject({ unread: 0, visitor_read: 2 });
  });

  test('a player’s open pages hear of an answer; what it says does not travel that way', async () => {
    const player = await room.player();
    await player.say('Hello');
    room.news.length = 0;
    await answer(await chatIdOf(player.playerId), 'a secret answer');
    expect(room.news).toEqual([
      { playerId: player.playerId, news: { last_number: 2, unread: 1, staff_typing: false } },
    ]);
    expect(JSON.stringify(room.news)).not.toContain('secret');
  });

  test('is closed by either side, opens again with the next word, and can be rated only while closed', async () => {
    const player = await room.player();
    await player.say('Hello');
    const rate = (rating: number) => player.browser.call('POST', '/api/support/chat/rating', { rating });
    expect((await rate(5)).statusCode).toBe(404);
    expect((await player.browser.call('POST', '/api/support/chat/close', {})).statusCode).toBe(204);
    await player.browser.call('POST', '/api/support/chat/close', {});
    const closed = await player.chat();
    expect([closed.state, texts(closed)]).toEqual(['closed', ['Hello', 'closed']]);
    expect([(await rate(6)).statusCode, (await rate(4)).statusCode]).toEqual([422, 204]);
    expect((await player.chat()).rating).toBe(4);
    await player.say('One more thing');
    expect(await player.chat()).toMatchObject({ state: 'open', rating: null, last_number: 3 });
  });

  test('typing shows for a few seconds and then no more', async () => {
    const player = await room.player();
    await player.say('Hello');
    const chatId = await chatIdOf(player.playerId);
    await player.browser.call('POST', '/api/support/chat/typing', {});
    await homeOf(chatId).tx((tx) => room.support.desk.typing(tx, chatId));
    const queue = () => room.support.desk.queue(database, { groupId: undefined, state: 'open' });
    const own = async () => (await queue()).chats.find(({ id }) => id === chatId)?.visitor_typing;
    expect([(await player.chat()).staff_typing, await own()]).toEqual([true, true]);
    room.clock.advanceMs(6_000);
    expect([(await player.chat()).staff_typing, await own()]).toEqual([false, false]);
  });

  test('long history comes page by page, without a hole', async () => {
    const player = await room.player();
    await player.say('1');
    const chatId = await chatIdOf(player.playerId);
    for (let number = 2; number <= 75; number++) await answer(chatId, String(number));
    const newest = await player.chat();
    expect([newest.messages.length, newest.has_older, newest.has_newer]).toEqual([30, true, false]);
    const middle = await player.chat(`?before=${newest.messages[0].number}`);
    const oldest = await player.chat(`?before=${middle.messages[0].number}`);
    expect(oldest.has_older).toBe(false);
    const all = [...numbers(oldest), ...numbers(middle), ...numbers(newest)];
    expect(all).toEqual(Array.from({ length: 75 }, (_, index) => index + 1));
    const news = await player.chat('?after=70');
    expect([numbers(news), news.has_newer]).toEqual([[71, 72, 73, 74, 75], false]);
    expect((await player.chat('?after=75')).messages).toEqual([]);
    for (const query of ['?after=-1', '?before=x', '?after=99999999999']) {
      expect((await player.browser.call('GET', `/api/support/chat${query}`)).statusCode, query).toBe(422);
    }
  });
});

describe('[CHAT-03] who answers', () => {
  test('guests 1, players 26, VIP players 2; a conversation goes where its visitor belongs when it opens again', async () => {
    expect(chatGroups).toEqual({ default: 26, vip: 2, general: 1 });
    const guest = room.guest();
    await guest.say('Hello');
    expect((await guest.chat()).group_id).toBe(1);
    const player = await room.player();
    await player.say('Hello');
    expect((await player.chat()).group_id).toBe(26);
    await database.homes
      .of(player.playerId)
      .query(`insert into identity_group_member (player_id, group_id, joined_at) values ($1, 259, now())`, [
        player.playerId,
      ]);
    await player.say('still the same conversation');
    expect((await player.chat()).group_id).toBe(26);
    await player.browser.call('POST', '/api/support/chat/close', {});
    await player.say('Hello again');
    expect((await player.chat()).group_id).toBe(2);
  });

  test('staff hand it to another group, and the visitor is told', async () => {
    const player = await room.player();
    await player.say('Hello');
    const chatId = await chatIdOf(player.playerId);
    await homeOf(chatId).tx((tx) => room.support.desk.move(tx, { chatId, groupId: 2 }));
    const chat = await player.chat();
    expect([chat.group_id, texts(chat)]).toEqual([2, ['Hello', 'moved']]);
    const queueOf = async (groupId: number) =>
      (await room.support.desk.queue(database, { groupId, state: 'open' })).chats.map(({ id }) => id);
    expect([(await queueOf(2)).includes(chatId), (await queueOf(26)).includes(chatId)]).toEqual([true, false]);
  });
});

describe('no message is lost, doubled or out of order', () => {
  test('the same send twenty times, at once and later, is one message', async () => {
    const player = await room.player();
    const client_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.say('Once', { client_id })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((one) => one.json().number))).toEqual(new Set([1]));
    expect((await player.say('Once', { client_id })).json().number).toBe(1);
    expect(texts(await player.chat())).toEqual(['Once']);
    const other = await player.say('Something else', { client_id });
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  test('64 sends at once: numbered without a gap, no more than a minute allows, and what was refused is not there', async () => {
    const player = await room.player();
    const answers = await Promise.all(Array.from({ length: 64 }, (_, index) => player.say(`message ${index}`)));
    const taken = answers.filter(({ statusCode }) => statusCode === 201).map((one) => one.json());
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(taken).toHaveLength(mostAMinute);
    for (const one of refused) expect([one.statusCode, one.json().error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused[0]?.headers['retry-after']).toBe('60');
    const chat = await player.chat('?after=0');
    expect(numbers(chat)).toEqual(Array.from({ length: mostAMinute }, (_, index) => index + 1));
    expect(new Set(texts(chat))).toEqual(new Set(taken.map(({ text }) => text)));
    room.clock.advanceMs(61_000);
    expect((await player.say('a minute later')).statusCode).toBe(201);
  });

  test('both sides at once: every reader who goes on from a number sees all that follows', async () => {
    const player = await room.player();
    await player.say('start');
    const chatId = await chatIdOf(player.playerId);
    const seen: number[] = [1];
    const writing = Promise.all([
      ...Array.from({ length: 20 }, (_, index) => player.say(`visitor ${index}`)),
      ...Array.from({ length: 20 }, (_, index) => answer(chatId, `staff ${index}`)),
    ]);
    let isOver = false;
    void writing.finally(() => {
      isOver = true;
    });
    for (let last = false; !last; ) {
      last = isOver;
      seen.push(...numbers(await player.chat(`?after=${seen.at(-1)}`)));
    }
    expect(seen).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  });

  test('two tabs of a guest that both begin write into one conversation', async () => {
    const guest = room.guest();
    await guest.chat();
    const answers = await Promise.all([guest.say('from one tab'), guest.say('from the other')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(texts(await guest.chat()).toSorted()).toEqual(['from one tab', 'from the other']);
  });
});

describe('what is said', () => {
  test('is kept as plain text, whatever it looks like', async () => {
    const player = await room.player();
    const nasty = "<img src=x onerror=alert(1)> {{7*7}} '; drop table support_chat; --";
    expect((await player.say(nasty)).json().text).toBe(nasty);
    expect((await player.say('pay\u202egnp.exe')).json().text).toBe('paygnp.exe');
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['nothing visible', '\u200b\u2066'],
    ['too much', 'x'.repeat(2_001)],
  ])('%s is refused and changes nothing', async (_name, text) => {
    const player = await room.player();
    expect((await player.say(text)).statusCode).toBe(422);
    expect(await player.chat()).toMatchObject({ state: 'none', last_number: 0 });
  });

  test('a megabyte, and text no database holds, do not reach us', async () => {
    const player = await room.player();
    expect((await player.say('x'.repeat(1_000_000))).statusCode).toBe(413);
    expect((await player.say('a\u0000b')).statusCode).toBe(400);
    for (const payload of [{}, { text: 'x' }, { client_id: 'x', text: 'x' }, { client_id: randomUUID(), text: 7 }]) {
      const refused = await player.browser.call('POST', '/api/support/chat/messages', payload);
      expect(refused.statusCode).toBe(422);
    }
  });
});

describe('whose it is', () => {
  test('a guest has a token that nobody guesses; with another one the conversation is not there', async () => {
    const guest = room.guest();
    await guest.say('my account is locked');
    const token = guest.browser.cookies.get('halley_chat') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await database.query("select encode(guest_hash, 'hex') as hash from support_chat");
    expect(JSON.stringify(rows)).not.toContain(token);
    const changed = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const guesses = ['', 'x', '%', token.slice(1), `${token}x`, changed, randomBytes(32).toString('base64url')];
    for (const guess of guesses) {
      const thief = createBrowser(room.app);
      thief.cookies.set('halley_chat', guess);
      expect(await visitorOf(thief).chat(), guess).toMatchObject({ state: 'none', messages: [] });
    }
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const answer = await createBrowser(room.app).call('GET', '/api/support/chat');
    expect(answer.headers['set-cookie']).toMatch(/HttpOnly/);
    expect(answer.headers['set-cookie']).toMatch(/SameSite=Lax/);
  });

  test('a guest who logs in does not take the conversation of the computer along, and finds it after logging out', async () => {
    const someone = await room.player();
    const guest = room.guest();
    await guest.say('said before anybody logged in');
    await guest.browser.signIn(someone.email);
    expect((await guest.browser.player()).id).toBe(someone.playerId);
    expect(await guest.chat()).toMatchObject({ state: 'none', messages: [] });
    await guest.browser.signOut();
    expect(texts(await guest.chat())).toEqual(['said before anybody logged in']);
  });

  test('a guest begins only with the captcha, and an address begins only so many', async () => {
    const guest = room.guest();
    const refused = await guest.say('Hello', { captcha: '' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { base: { captcha_invalid: expect.any(String) } },
    ]);
    expect((await guest.chat()).state).toBe('none');
    expect((await guest.say('Hello')).statusCode).toBe(201);
    // Who has begun goes on without.
    expect((await guest.say('and', { captcha: '' })).statusCode).toBe(201);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => room.guest().say('Hello')));
    expect(crowd.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
    room.clock.advanceMs(60 * 60_000);
    expect((await room.guest().say('an hour later')).statusCode).toBe(201);
  });
});

describe('outside of the hours', () => {
  const closed = { timeZone: 'UTC', hours: {} };

  test('nobody begins or begins again; what is open goes on', async () => {
    const player = await room.player();
    const open = await room.player();
    await open.say('Hello');
    Object.assign(room.config, closed);
    expect(await player.chat()).toMatchObject({ online: false, opens_at: null, state: 'none' });
    const refused = await player.say('Hello?');
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'SUPPORT_CLOSED']);
    expect((await open.say('still here')).statusCode).toBe(201);
    await open.browser.call('POST', '/api/support/chat/close', {});
    expect((await open.say('and again')).statusCode).toBe(409);
  });

  test('the desk says when somebody is there again', async () => {
    const tomorrow = new Date(room.clock.now().getTime() + 24 * 60 * 60_000);
    const weekday = weekdays[(tomorrow.getUTCDay() + 6) % 7] ?? 'monday';
    Object.assign(room.config, { hours: { [weekday]: [{ from: '09:00', to: '17:00' }] } });
    const desk = (await createBrowser(room.app).call('GET', '/api/support')).json();
    const opens_at = `${tomorrow.toISOString().slice(0, 10)}T09:00:00.000Z`;
    expect(desk).toEqual({ online: false, opens_at, email: 'support@halley.test', widget: null });
  });
});
