type State = 'none' | 'asked' | 'begun';

let state: State = 'none';
const listeners = new Set<() => void>();
function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * A break that is begun on this page ends this page's session too. Whoever would ask the server again because of the
 * news, or send the visitor elsewhere, looks here first: the page says itself what has happened.
 */
export const breakBegun = {
  isHere: () => state !== 'none',
  isBegun: () => state === 'begun',
  asked: () => become('asked'),
  refused: () => become('none'),
  begun: () => become('begun'),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
