import type { MessageRoom, Messages } from './messages.ts';

const loaded = new Map<string, Promise<Messages>>();

/** Texts of rooms that no loader brought: a modal opened over a page. A failure is only logged; keys show instead. */
export function loadMessages(locale: string, ...rooms: MessageRoom[]): Promise<Messages> {
  const url = `/messages/${locale}.json?rooms=${rooms.join(',')}`;
  let messages = loaded.get(url);
  if (!messages) {
    messages = fetch(url)
      .then((response) => (response.ok ? (response.json() as Promise<Messages>) : Promise.reject(response.status)))
      .catch((error: unknown) => {
        console.warn('MESSAGES_ERROR', url, error);
        loaded.delete(url);
        return {};
      });
    loaded.set(url, messages);
  }
  return messages;
}
