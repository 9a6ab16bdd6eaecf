import type { MessageRoom, Messages } from './messages.ts';

const loaded = new Map<string, Promise<Messages>>();
const bucketMs = 300_000;

/**
 * Texts of rooms that no loader brought: a modal opened over a page. A failure is only logged; keys show instead, and the
 * next one who asks tries again. The number `t` changes every five minutes: texts an operator has corrected are not kept
 * for longer by anything on the way.
 */
export function loadMessages(locale: string, ...rooms: MessageRoom[]): Promise<Messages> {
  const name = `${locale}.json?rooms=${rooms.join(',')}`;
  let messages = loaded.get(name);
  if (!messages) {
    const url = `/messages/${name}&t=${Math.round(Date.now() / bucketMs)}`;
    messages = fetch(url)
      .then((response) => (response.ok ? (response.json() as Promise<Messages>) : Promise.reject(response.status)))
      .catch((error: unknown) => {
        loaded.delete(name);
        void import('../telemetry/index.ts').then(({ log }) => log.warn('MESSAGES_ERROR', error, { url }));
        return {};
      });
    loaded.set(name, messages);
  }
  return messages;
}
