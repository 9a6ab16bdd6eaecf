/** News of the house that any call may bring, for whoever must act on it. */
export interface HouseEvents {
  /** 401: the session has ended, here or elsewhere. */
  'auth-error': undefined;
  /** 503 with the maintenance header. */
  maintenance: undefined;
  /** A protection in front of the house wants to see a person; after that the way leads back here. */
  challenge: { reason: string; returnPath: string };
}

type Listener<E extends keyof HouseEvents> = (detail: HouseEvents[E]) => void;

const listeners: { [E in keyof HouseEvents]?: Set<Listener<E>> } = {};

export function onHouseEvent<E extends keyof HouseEvents>(event: E, listener: Listener<E>): () => void {
  listeners[event] ??= new Set() as never;
  const heard = listeners[event] as Set<Listener<E>>;
  heard.add(listener);
  return () => heard.delete(listener);
}

export function tellHouse<E extends keyof HouseEvents>(event: E, detail: HouseEvents[E]): void {
  for (const listener of (listeners[event] ?? []) as Iterable<Listener<E>>) listener(detail);
}
