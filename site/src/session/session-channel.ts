const name = 'halley-session';

/** Other tabs of this browser learn at once that the session has ended. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage('signed-out');
  channel.close();
}

export function onSignedOutElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') listener();
  });
  return () => channel.close();
}
