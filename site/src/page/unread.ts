import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** How many messages of support wait to be read. Tiny: the header holds it, the chat itself is loaded when opened. */
export const unread = {
  read: () => count,
  set(next: number): void {
    if (next === count) return;
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useUnread(): number {
  return useSyncExternalStore(unread.subscribe, unread.read, () => 0);
}

/** What the button says: nothing, `1`, or `1+` for more than one. */
export function unreadLabel(messages: number): '' | '1' | '1+' {
  if (messages <= 0) return '';
  return messages === 1 ? '1' : '1+';
}
