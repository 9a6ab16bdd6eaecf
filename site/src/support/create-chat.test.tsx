import type { Chat, ChatMessage } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChatDoor, createChat } from './create-chat.ts';

const messageOf = (number: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  client_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  author: 'staff',
  name: 'Ada',
  text: `message ${number}`,
  file: null,
  created_at: '2026-03-01T12:00:00.000Z',
  ...more,
});

/** The house: what it has, and a line that can be cut. */
function aHouse() {
  const house = {
    messages: [] as ChatMessage[],
    isCut: false,
    losesAnswers: false,
    refusal: undefined as string | undefined,
    reads: [] as object[],
    marked: [] as number[],
    typings: 0,
  };
  const line = () => {
    if (house.isCut) throw new TypeError('no connection');
  };
  const take = (message: ChatMessage) => {
    const known = house.messages.find(({ client_id }) => client_id === message.client_id);
    if (!known) house.messages.push(message);
    if (house.losesAnswers) throw new TypeError('the answer was lost');
    return known ?? message;
  };
  const door: ChatDoor = {
    async read(query) {
      house.reads.push(query);
      line();
      const { after, before } = query;
      const all = house.messages;
      const page =
        after !== undefined
          ? all.filter(({ number }) => number > after).slice(0, 2)
          : all.filter(({ number }) => number < (before ?? Number.POSITIVE_INFINITY)).slice(-3);
      const last = all.at(-1)?.number ?? 0;
      const chat: Chat = {
        restoreId: null,
        state: 'open',
        group_id: 26,
        messages: page,
        last_number: last,
        has_older: (page[0]?.number ?? 1) > 1,
        has_newer: page.length > 0 && (page.at(-1)?.number ?? 0) < last,
        visitor_read: 0,
        staff_read: 0,
        unread: last,
        staff_typing: false,
        rating: null,
        online: true,
        opens_at: null,
      };
      return chat;
    },
    async say({ clientId, text }) {
      line();
      if (house.refusal) throw new CallFailed('sendChatMessage', 429, { error: { code: house.refusal } });
      return take(messageOf(house.messages.length + 1, { client_id: clientId, author: 'visitor', text }));
    },
    async sendFile({ clientId, file }, onProgress) {
      onProgress(0.5);
      line();
      const sent = { id: 1, name: file.name, media_type: 'image/png', size_bytes: 1 };
      return take(
        messageOf(house.messages.length + 1, { client_id: clientId, author: 'visitor', text: '', file: sent }),
      );
    },
    markRead: async (number) => void house.marked.push(number),
    typing: async () => {
      house.typings += 1;
    },
    close: async () => undefined,
    rate: async () => undefined,
  };
  return { house, door };
}

let ids = 0;
const newId = () => `10000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
function open(door: ChatDoor) {
  const unread: number[] = [];
  const chat = createChat({ door, newId, pollMs: 1_000, onUnread: (count) => unread.push(count) });
  return { chat, unread };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the conversation on a page', () => {
  test('goes on from the last message it knows until nothing is left, and marks what was shown as read', async () => {
    const { house, door } = aHouse();
    house.messages = [1, 2, 3].map((number) => messageOf(number));
    const { chat, unread } = open(door);
    const hide = chat.show();
    await settle();
    house.messages.push(...[4, 5, 6, 7, 8].map((number) => messageOf(number)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(chat.read().messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(house.marked.at(-1)).toBe(8);
    expect(unread.every((count) => count === 0)).toBe(true);
    hide();
    const asked = house.reads.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(house.reads).toHaveLength(asked);
  });

  test('[CHAT-02] while it is closed, news only count', async () => {
    const { house, door } = aHouse();
    const { chat, unread } = open(door);
    chat.show()();
    await settle();
    house.messages.push(messageOf(1), messageOf(2));
    chat.refresh();
    await settle();
    expect([unread.at(-1), house.marked]).toEqual([2, []]);
  });

  test('older messages come in front, once', async () => {
    const { house, door } = aHouse();
    house.messages = Array.from({ length: 7 }, (_, index) => messageOf(index + 1));
    const { chat } = open(door);
    chat.show();
    await settle();
    expect([chat.read().messages[0]?.number, chat.read().chat?.has_older]).toEqual([5, true]);
    await Promise.all([chat.loadOlder(), chat.loadOlder()]);
    expect(chat.read().messages.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
    await chat.loadOlder();
    expect([chat.read().messages.length, chat.read().chat?.has_older]).toEqual([7, false]);
  });

  test('what is sent quickly is sent one after the other, in order', async () => {
    const { house, door } = aHouse();
    const { chat } = open(door);
    chat.show();
    for (const text of ['one', 'two', 'three']) chat.send(text);
    expect(chat.read().pending.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    await settle();
    expect(house.messages.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect([chat.read().pending, chat.read().messages.map(({ text }) => text)]).toEqual([[], ['one', 'two', 'three']]);
  });

  test('a message without a line stays, says so, and is sent again under the same id', async () => {
    const { house, door } = aHouse();
    const { chat } = open(door);
    chat.show();
    await settle();
    house.isCut = true;
    chat.send('is anybody there?');
    await settle();
    const [failed] = chat.read().pending;
    expect([failed?.state, failed?.code, chat.read().isLost]).toEqual(['failed', undefined, true]);
    house.isCut = false;
    chat.retry(failed?.clientId ?? '');
    await settle();
    expect([chat.read().pending, chat.read().isLost]).toEqual([[], false]);
    expect(house.messages.map(({ client_id }) => client_id)).toEqual([failed?.clientId]);
  });

  test('what waits behind a message without a line does not overtake it, and one press sends both in order', async () => {
    const { house, door } = aHouse();
    const { chat } = open(door);
    chat.show();
    await settle();
    const lost = Promise.withResolvers<never>();
    const say = vi.spyOn(door, 'say').mockReturnValueOnce(lost.promise);
    chat.send('first');
    chat.send('second');
    await settle();
    // The line is back before the first one is known to be lost.
    lost.reject(new TypeError('no connection'));
    await settle();
    expect(say).toHaveBeenCalledTimes(1);
    expect(chat.read().pending).toMatchObject([
      { text: 'first', state: 'failed' },
      { text: 'second', state: 'failed' },
    ]);
    chat.retry(chat.read().pending[1]?.clientId ?? '');
    await settle();
    expect(house.messages.map(({ text }) => text)).toEqual(['first', 'second']);
    expect(chat.read().pending).toEqual([]);
  });

  test('an answer that was lost on the way does not make the message come twice', async () => {
    const { house, door } = aHouse();
    const { chat } = open(door);
    chat.show();
    await settle();
    house.losesAnswers = true;
    chat.send('once');
    await settle();
    expect(chat.read().pending[0]?.state).toBe('failed');
    house.losesAnswers = false;
    // It is found among what the house has before anybody clicks anything.
    await vi.advanceTimersByTimeAsync(1_000);
    expect([chat.read().pending, house.messages.length]).toEqual([[], 1]);
  });

  test('a refusal is kept with its code, and can be taken away', async () => {
    const { house, door } = aHouse();
    house.refusal = 'RATE_LIMITED';
    const { chat } = open(door);
    chat.show();
    chat.send('too much');
    await settle();
    expect(chat.read().pending).toMatchObject([{ state: 'failed', code: 'RATE_LIMITED' }]);
    expect(chat.read().isLost).toBe(false);
    chat.discard(chat.read().pending[0]?.clientId ?? '');
    expect(chat.read().pending).toEqual([]);
  });

  test('what could not be loaded can be tried again', async () => {
    const { house, door } = aHouse();
    house.isCut = true;
    const { chat } = open(door);
    chat.show();
    await settle();
    expect(chat.read().status).toBe('failed');
    house.isCut = false;
    chat.retryLoading();
    await settle();
    expect(chat.read().status).toBe('ready');
  });

  test('typing is told every few seconds, not with every stroke', async () => {
    const { house, door } = aHouse();
    const { chat } = open(door);
    chat.show();
    await settle();
    for (let stroke = 0; stroke < 20; stroke++) chat.typed();
    expect(house.typings).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    chat.typed();
    expect(house.typings).toBe(2);
  });
});
