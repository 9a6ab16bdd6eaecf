import type { FixtureCard } from '@halley/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { liveCards } from './live-cards.ts';

/** A fixture of a list as it is known now; its row is drawn again when that changes, and no other. */
export function useLiveCard(card: FixtureCard): FixtureCard {
  const { id, version } = card;
  const subscribe = useCallback((listener: () => void) => liveCards.subscribe(id, listener), [id]);
  const held = useSyncExternalStore(
    subscribe,
    () => liveCards.read(id),
    () => undefined,
  );
  return held && held.version >= version ? held : card;
}
