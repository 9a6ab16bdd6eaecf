import { afterEach, expect, test, vi } from 'vitest';
import { unread, unreadLabel } from './unread.ts';

afterEach(() => unread.set(0));

test.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [2, '1+'],
  [40, '1+'],
])('[CHAT-02] %i unread messages are shown as "%s"', (messages, label) => {
  expect(unreadLabel(messages)).toBe(label);
});

test('who listens hears of every change once', () => {
  const listener = vi.fn();
  const leave = unread.subscribe(listener);
  unread.set(1);
  unread.set(1);
  unread.set(2);
  expect([unread.read(), listener.mock.calls.length]).toEqual([2, 2]);
  leave();
  unread.set(3);
  expect(listener).toHaveBeenCalledTimes(2);
});
