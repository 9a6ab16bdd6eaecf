/** Whoever asks for something while it is being worked out gets that answer: many screens that ask each second cost one. */
export function shareWork<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const running = new Map<K, Promise<T>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const begun = work(key).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
