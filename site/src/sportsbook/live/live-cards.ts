import type { FixtureCard, ListedFixture } from '@halley/contract';
import { applyListed } from './apply-listed.ts';

const cards = new Map<number, FixtureCard>();
const listeners = new Map<number, Set<() => void>>();

function put(card: FixtureCard): void {
  cards.set(card.id, card);
  for (const listener of listeners.get(card.id) ?? []) listener();
}

/** Fixtures of lists as they are known now: outside of React, so that a frame draws the rows again that it is about. */
export const liveCards = {
  read: (id: number): FixtureCard | undefined => cards.get(id),
  /** What was read counts unless something newer was told meanwhile. */
  adopt(read: readonly FixtureCard[]): void {
    for (const card of read) {
      const held = cards.get(card.id);
      if (held !== card && (held === undefined || held.version <= card.version)) put(card);
    }
  },
  /** False: what is held does not fit what was told, and is to be read. */
  tell(told: ListedFixture): boolean {
    const held = cards.get(told.id);
    if (!held) return false;
    const next = applyListed(held, told);
    if (next && next !== held) put(next);
    return next !== undefined;
  },
  subscribe(id: number, listener: () => void): () => void {
    const heard = listeners.get(id) ?? new Set();
    listeners.set(id, heard.add(listener));
    return () => {
      heard.delete(listener);
      if (heard.size === 0) listeners.delete(id);
    };
  },
  clear(): void {
    cards.clear();
  },
};
