import type { LiveChannel, PrivatePayloads, PublicPayloads } from '@halley/contract/channels';

type Payloads = PrivatePayloads & PublicPayloads;

type Listener = (data: never) => void;
const listeners = new Map<string, Set<Listener>>();

/** For screens that act on a live event themselves, beside what the cache makes of it. */
export function onLive<C extends LiveChannel>(channel: C, listener: (data: Payloads[C]) => void): () => void {
  const heard = listeners.get(channel) ?? new Set();
  listeners.set(channel, heard);
  heard.add(listener as Listener);
  return () => heard.delete(listener as Listener);
}

export function tellLive(channel: string, data: unknown): void {
  for (const listener of listeners.get(channel) ?? []) listener(data as never);
}

const missed = new Map<string, Set<() => void>>();

/** Something may have been missed on a channel while there was no line. */
export function onMissedLive(channel: LiveChannel, listener: () => void): () => void {
  const heard = missed.get(channel) ?? new Set();
  missed.set(channel, heard);
  heard.add(listener);
  return () => heard.delete(listener);
}

export function tellMissed(channel: string): void {
  for (const listener of missed.get(channel) ?? []) listener();
}
