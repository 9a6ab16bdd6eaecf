import type { PastPlace } from '../../../kit/index.ts';

/** Something that happened, where its room's past goes on behind it, and where it stands itself. */
export interface PastEntry<Item> {
  at: string;
  /** The room is read from here when this was shown. */
  place: PastPlace;
  /** The room is read from here when this was not. */
  head: PastPlace;
  item: Item;
}

export interface PastStream<Name extends string, Item> {
  name: Name;
  /** Newest first. */
  entries: readonly PastEntry<Item>[];
  /** False: the room has read as much as it reads at once, and knows more. */
  isWhole: boolean;
  /** From where it was read; unset: from its newest on. */
  from?: PastPlace | undefined;
}

/** Where each room goes on; null: it had nothing left. */
export type PastPlaces<Name extends string> = Partial<Record<Name, PastPlace | null>>;

/**
 * One list out of several, newest first. How far each was read is kept by itself: what happened at the same moment, or
 * happens while somebody turns pages, is neither shown twice nor lost.
 */
export function mergePast<Name extends string, Item>(
  streams: readonly PastStream<Name, Item>[],
  limit: number,
): { items: Item[]; places: PastPlaces<Name> | null } {
  const taken = streams.map(() => 0);
  const items: Item[] = [];
  while (items.length < limit) {
    const next = newestOf(streams, taken);
    if (next === undefined) break;
    const stream = streams[next] as PastStream<Name, Item>;
    items.push((stream.entries[taken[next] as number] as PastEntry<Item>).item);
    taken[next] = (taken[next] as number) + 1;
    // Others may be newer than what it has not read.
    if (taken[next] === stream.entries.length && !stream.isWhole) break;
  }
  const isOver = streams.every(({ entries, isWhole }, index) => isWhole && taken[index] === entries.length);
  if (isOver) return { items, places: null };
  const places: PastPlaces<Name> = {};
  streams.forEach((stream, index) => {
    places[stream.name] = placeAfter(stream, taken[index] as number);
  });
  return { items, places };
}

function newestOf(streams: readonly PastStream<string, unknown>[], taken: readonly number[]): number | undefined {
  let best: { index: number; at: string } | undefined;
  streams.forEach(({ entries }, index) => {
    const entry = entries[taken[index] as number];
    if (entry && (best === undefined || entry.at > best.at)) best = { index, at: entry.at };
  });
  return best?.index;
}

function placeAfter({ entries, isWhole, from }: PastStream<string, unknown>, taken: number): PastPlace | null {
  if (taken === entries.length && isWhole) return null;
  const last = entries[taken - 1];
  return last?.place ?? from ?? entries[0]?.head ?? null;
}
