import type { PublicChannel } from '@halley/contract/channels';

export type ChannelListener = (name: PublicChannel, isWanted: boolean) => void;

/** By channel: how many parts of the page want it. */
const wanted = new Map<PublicChannel, number>();
const listeners = new Set<ChannelListener>();

function want(name: PublicChannel, change: 1 | -1): void {
  const before = wanted.get(name) ?? 0;
  const after = before + change;
  if (after > 0) wanted.set(name, after);
  else wanted.delete(name);
  if (before > 0 !== after > 0) for (const listener of [...listeners]) listener(name, after > 0);
}

/** Public channels that are listened to only while a page that shows what they tell is open. */
export const pageChannels = {
  current: (): PublicChannel[] => [...wanted.keys()],
  /** What comes is told by `onLive`, and when it was joined by `onMissedLive`: what is shown may be older than that. */
  join(name: PublicChannel): () => void {
    want(name, 1);
    return () => want(name, -1);
  },
  subscribe(listener: ChannelListener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
