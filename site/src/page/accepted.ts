let messages: readonly { id: number; text: string }[] = [];
let lastId = 0;
const most = 3;
const listeners = new Set<() => void>();

function publish(next: typeof messages): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Something the visitor asked for is done: said in the area of accepted messages, until it is closed. */
export function accept(text: string): void {
  publish([...messages, { id: ++lastId, text }].slice(-most));
}

export const accepted = {
  list: () => messages,
  close: (id: number) => publish(messages.filter((message) => message.id !== id)),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
